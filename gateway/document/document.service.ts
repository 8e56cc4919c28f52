import { uuidv7 } from "uuidv7";
import { TYPE_NAME_MAX } from "../../schema/limits.js";
import { isNamed } from "../database/conditions.js";
import type { Database } from "../database/database.js";
import type { Writable } from "../database/owned.repository.js";
import type { Connection } from "../database/page.js";
import type { RecordChanged } from "../record/change-of.js";
import type { ListArgs } from "../record/list-args.js";
import type { LoggedRecords } from "../record/logged-records.js";
import type { Viewer } from "../person/viewer.js";
import { textsOf } from "../record/text-field.js";
import { TypedRecordService } from "../record/typed-record-service.js";
import { invalid } from "../platform/validation.js";
import { checkSource } from "./document-source.js";
import type { Document } from "./document.entity.js";
import { CreateDocumentInput, UpdateDocumentInput } from "./document.input.js";
import type { DocumentWhere } from "./document.types.js";
import type { DocumentVersions } from "./document-versions.js";
import type { FileService } from "./file.service.js";

/** The name of a document whose name was left empty. */
const UNNAMED = "New Document";

/** The documents of a person; each change is one transaction with its log entry. */
export class DocumentService extends TypedRecordService<Document> {
  constructor(
    database: Database,
    records: LoggedRecords<Document>,
    private readonly files: FileService,
    private readonly versions: DocumentVersions,
  ) {
    super(database, records);
  }

  /**
   * Returns a page of documents, by name unless another order is asked for. Throws VALIDATION on a cursor of another
   * order.
   */
  async list(ownerId: string, args: ListArgs<DocumentWhere>): Promise<Connection<Document>> {
    return this.page(ownerId, args, { where: [isNamed("r.type", "type", args.where?.type, TYPE_NAME_MAX)] });
  }

  /**
   * Returns the source of a document: its link, or the address of its file for this viewer, good for a few minutes; null
   * when none was set.
   */
  sourceOf(viewer: Viewer, { source, fileId }: Pick<Document, "source" | "fileId">): string | null {
    return fileId === null ? source : this.files.urlOf(viewer, fileId);
  }

  /** Adds a document. With an id of the caller's choice a repetition returns the one that exists. */
  async create(ownerId: string, input: CreateDocumentInput): Promise<RecordChanged<Document>> {
    const given = { ...textsOf(CreateDocumentInput, input), ...this.whereabouts(input) };
    return this.database.transaction(async () => {
      await this.requireFile(ownerId, given);
      const made = { name: UNNAMED, noteGuid: uuidv7() };
      const created = await this.createTyped(ownerId, input.id, { given, made });
      await this.versions.keep(ownerId, created.id);
      return created;
    });
  }

  /**
   * Changes a document; what is absent stays, its source too. A file that takes the place of another becomes a new version.
   * Throws VALIDATION, and CONFLICT when `version` is given and no longer true.
   */
  async update(ownerId: string, input: UpdateDocumentInput): Promise<RecordChanged<Document>> {
    const values = { ...textsOf(UpdateDocumentInput, input), ...this.whereabouts(input) };
    return this.database.transaction(async () => {
      await this.requireFile(ownerId, values);
      if (values.fileId === undefined) return this.updateTyped(ownerId, input.id, values, input.version);
      await this.records.rows.find(ownerId, input.id, { lock: true });
      // Before, too: a file of a document that an older release has added is no version yet.
      await this.versions.keep(ownerId, input.id);
      const updated = await this.updateTyped(ownerId, input.id, values, input.version);
      await this.versions.keep(ownerId, updated.id);
      return updated;
    });
  }

  private async requireFile(ownerId: string, { fileId }: Whereabouts): Promise<void> {
    if (fileId != null) await this.files.require(ownerId, fileId);
  }

  /**
   * Returns the columns of the document's source; none when the input names no source. Throws VALIDATION or NOT_FOUND.
   */
  private whereabouts({ source, fileId }: CreateDocumentInput | UpdateDocumentInput): Whereabouts {
    if (fileId != null) {
      if (source != null) throw invalid("source", "either", "give it or fileId, not both.");
      return { source: null, fileId: fileId.toLowerCase() };
    }
    if (source === undefined) return {};
    if (source === null) return { source: null, fileId: null };
    const text = checkSource(source);
    const own = text === null ? null : this.files.fileIdIn(text);
    return own === null ? { source: text, fileId: null } : { source: null, fileId: own };
  }
}

type Whereabouts = Pick<Writable<Document>, "source" | "fileId">;
