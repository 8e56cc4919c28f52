import { DOCUMENT_VERSIONS_MAX } from "../../schema/limits.js";
import { columnsOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import { pagesByBounds, pageSize } from "../database/page.js";
import { invalid } from "../platform/validation.js";
import type { DocumentVersion } from "./document-version.js";
import type { FileService } from "./file.service.js";
import { StoredFile } from "./stored-file.entity.js";

/** The default number of versions. */
const SHOWN = 20;

/** The latest versions of one document. */
export interface VersionsKey {
  readonly id: string;
  readonly first?: number | null | undefined;
}

type VersionRow = StoredFile & Pick<DocumentVersion, "number" | "isCurrent"> & { readonly documentId: string };

/** $2: the document. A file that it had before is a version already. */
const KEEP = `insert into document_version (owner_id, document_id, number, file_id)
  select d.owner_id, d.id, 1 + coalesce((select max(v.number) from document_version v
    where v.owner_id = d.owner_id and v.document_id = d.id), 0), d.file_id
  from document d where d.owner_id = $1 and d.id = $2 and d.file_id is not null
  on conflict (owner_id, file_id, document_id) do nothing returning number`;

/** $2: the documents; $3: how many versions of each. */
const LATEST = `select ${columnsOf(StoredFile, "f")}, latest.number, latest.document_id as "documentId",
    d.file_id is not distinct from f.id as "isCurrent"
  from document d cross join lateral (
    select v.* from document_version v where v.owner_id = d.owner_id and v.document_id = d.id
    order by v.number desc limit $3) as latest
  join stored_file f on f.owner_id = d.owner_id and f.id = latest.file_id
  where d.owner_id = $1 and d.id = any($2::uuid[]) and d.deleted_at is null order by latest.number desc`;

/** The versions of documents: every file that a document got. They are deleted for good with the document. */
export class DocumentVersions {
  constructor(
    private readonly database: Database,
    private readonly files: FileService,
  ) {}

  /**
   * Makes the file of a document that is new or locked one of its versions, as part of the running transaction. Throws
   * VALIDATION when it has too many.
   */
  async keep(ownerId: string, documentId: string): Promise<void> {
    const [added] = await this.database.queryOwned<{ number: number }>(ownerId, KEEP, [documentId]);
    if (added === undefined || added.number <= DOCUMENT_VERSIONS_MAX) return;
    const text = `a document has at most ${DOCUMENT_VERSIONS_MAX} versions. Add a new document instead.`;
    throw invalid("fileId", "maxItems", text);
  }

  /**
   * Returns the latest versions of each of many documents, the newest first, in the order of the keys. Throws VALIDATION on
   * a page size out of range.
   */
  async listMany(ownerId: string, wanted: readonly VersionsKey[]): Promise<DocumentVersion[][]> {
    return pagesByBounds(wanted, async (alike, { first }) => {
      const ids = alike.map(({ id }) => id).filter(isId);
      const rows = await this.database.queryOwned<VersionRow>(ownerId, LATEST, [ids, pageSize(first, SHOWN)]);
      return ({ id }) => rows.filter(({ documentId }) => documentId === id).map((row) => this.asVersion(row));
    });
  }

  /** Returns the number of the version that each of many documents has now, in their order; null for a link. */
  async currentOf(ownerId: string, documentIds: readonly string[]): Promise<(number | null)[]> {
    const rows = await this.database.queryOwned<{ documentId: string; number: number }>(
      ownerId,
      `select d.id as "documentId", v.number from document d
       join document_version v on v.owner_id = d.owner_id and v.document_id = d.id and v.file_id = d.file_id
       where d.owner_id = $1 and d.id = any($2::uuid[])`,
      [documentIds.filter(isId)],
    );
    const numbers = new Map(rows.map(({ documentId, number }) => [documentId, number]));
    return documentIds.map((id) => numbers.get(id) ?? null);
  }

  private asVersion(row: VersionRow): DocumentVersion {
    const { number, isCurrent, createdAt } = row;
    return { number, isCurrent, uploadedAt: createdAt, file: this.files.asUploaded(row) };
  }
}
