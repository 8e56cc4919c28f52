import { uuidv7 } from "uuidv7";
import { NAME_MAX, TEXT_MAX, TYPE_NAME_MAX } from "../../schema/limits.js";
import { countByType } from "../database/count-by-type.js";
import type { Database } from "../database/database.js";
import type { Writable } from "../database/owned.repository.js";
import type { OwnTypes, TypeChoice } from "../database/own-types.js";
import { filterPattern, pageSize, toPage, type Page } from "../database/page.js";
import { keysetOf, type Sorted, type SortedPageArgs } from "../database/sort.js";
import type { LoggedRecords, RecordChanged } from "../log/logged-records.js";
import { checkText, checkTexts, givenName, optionalText, refuse } from "../validation.js";
import { checkSource } from "./document-source.js";
import type { Document } from "./document.entity.js";
import type { CreateDocumentInput, UpdateDocumentInput } from "./document.input.js";
import { DOCUMENT_KEYS, DocumentSort } from "./document.sort.js";
import type { DocumentStatistics } from "./document.statistics.js";
import type { FileService } from "./file.service.js";

/** Which documents are asked for. */
export interface DocumentFilter extends SortedPageArgs<DocumentSort> {
  readonly filter?: string | null | undefined;
  readonly type?: string | null | undefined;
}

/** A changed document, and the line of the log that can undo the change; null when nothing had to change. */
export interface DocumentChanged {
  readonly document: Document;
  readonly logEntryId: string | null;
}

/** The name of a document whose name was left empty. */
const UNNAMED = "New Document";

const COLUMNS = `owner_id as "ownerId", id, name, description, type, source, file_id as "fileId", note_guid as "noteGuid",
  version, created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt"`;
const MATCHES = `owner_id = $1 and deleted_at is null and ($2::text is null or name ilike $2)
  and ($3::text is null or lower(type) = lower($3))`;

/** The documents of a person; each change is one transaction with its line in the log. */
export class DocumentService {
  constructor(
    private readonly database: Database,
    private readonly records: LoggedRecords<Document>,
    private readonly documentTypes: OwnTypes,
    private readonly files: FileService,
  ) {}

  /** A page of documents, by name unless another order is asked for. Throws VALIDATION on a cursor of another order. */
  async list(ownerId: string, args: DocumentFilter): Promise<Page<Document>> {
    const size = pageSize(args.first, 50);
    const keyset = keysetOf(DOCUMENT_KEYS, args.sort ?? DocumentSort.NAME, args, { firstParameter: 4 });
    const rows = await this.database.query<Document & Sorted>(
      `select ${COLUMNS}, ${keyset.column} from document where ${MATCHES} and ${keyset.condition}
       order by ${keyset.orderBy} limit $6`,
      [ownerId, ...matchParameters(args), ...keyset.parameters, size + 1],
    );
    return toPage(rows, size, keyset.cursorOf);
  }

  /** How many documents the same filter finds in all. */
  async count(ownerId: string, args: DocumentFilter): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::integer as count from document where ${MATCHES}`,
      [ownerId, ...matchParameters(args)],
    );
    return row?.count ?? 0;
  }

  /** The figures beside the list. */
  async statistics(ownerId: string): Promise<DocumentStatistics> {
    return countByType(this.database, ownerId, "document", "type");
  }

  /** One document, or null when there is none that is the owner's. */
  async findOrNull(ownerId: string, id: string): Promise<Document | null> {
    return this.records.rows.findOrNull(ownerId, id);
  }

  /** The kinds of documents to choose from. */
  async types(ownerId: string): Promise<TypeChoice[]> {
    return this.documentTypes.list(ownerId);
  }

  /** Where a document is: its link, or the address of its file, good for a few minutes; null when nobody said. */
  sourceOf({ source, fileId }: Pick<Document, "source" | "fileId">): string | null {
    return fileId === null ? source : this.files.urlOf(fileId);
  }

  /** Adds a document. With an id of the caller's choice a repetition answers the one that is there. */
  async create(ownerId: string, input: CreateDocumentInput): Promise<DocumentChanged> {
    const { name = UNNAMED, description = null, type = null } = checked(input);
    const { source = null, fileId = null } = this.whereabouts(input);
    return this.database.transaction(async () => {
      if (fileId !== null) await this.files.require(ownerId, fileId);
      await this.documentTypes.remember(ownerId, type);
      const values = { name, description, type, source, fileId, noteGuid: uuidv7() };
      return asChanged(await this.records.create(ownerId, input.id, values));
    });
  }

  /** Changes a document; what is absent stays, its source too. Throws CONFLICT when `version` is given and no longer true. */
  async update(ownerId: string, input: UpdateDocumentInput): Promise<DocumentChanged> {
    const values = { ...checked(input), ...this.whereabouts(input) };
    return this.database.transaction(async () => {
      if (values.fileId != null) await this.files.require(ownerId, values.fileId);
      await this.documentTypes.remember(ownerId, values.type);
      return asChanged(await this.records.update(ownerId, input.id, values, input.version));
    });
  }

  /** Puts a document into the bin and returns the line of the log. */
  async remove(ownerId: string, id: string): Promise<string> {
    return this.records.remove(ownerId, id);
  }

  /** Where the document is to be, as it is kept; nothing when that was not said. Throws VALIDATION or NOT_FOUND. */
  private whereabouts({ source, fileId }: CreateDocumentInput | UpdateDocumentInput): Whereabouts {
    if (fileId != null) {
      if (source != null)
        refuse([{ field: "source", rule: "either", message: "source: give it or fileId, not both." }]);
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

function asChanged({ row, logEntryId }: RecordChanged<Document>): DocumentChanged {
  return { document: row, logEntryId };
}

/** The values that were given, trimmed and within their limits; an empty text is none. Throws VALIDATION. */
function checked(
  input: CreateDocumentInput | UpdateDocumentInput,
): Pick<Writable<Document>, "name" | "description" | "type"> {
  checkTexts({
    name: [input.name, NAME_MAX],
    description: [input.description, TEXT_MAX],
    type: [input.type, TYPE_NAME_MAX],
  });
  return {
    ...givenName(input.name),
    ...optionalText("description", input.description),
    ...optionalText("type", input.type),
  };
}

function matchParameters({ filter, type }: DocumentFilter): readonly unknown[] {
  return [filterPattern(filter), type ? checkText("type", type, TYPE_NAME_MAX) : null];
}
