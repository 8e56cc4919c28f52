import { pickJsonFields } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import { genericPlan } from "../database/generic-plan.js";
import type { FileService } from "../document/file.service.js";
import { StoredFile } from "../document/stored-file.entity.js";
import { AppError } from "../platform/errors.js";
import { invalid } from "../platform/validation.js";
import type { SubmissionFileInput } from "./submission.input.js";
import type { Submission } from "./submission.entity.js";
import { SubmissionFileRow } from "./submission-file.entity.js";
import type { SubmissionFile } from "./submission.types.js";

/** A document as it is kept. */
export type KeptFile = Omit<SubmissionFileRow, "ownerId" | "submissionId" | "place">;

type Wanted = Pick<KeptFile, "documentId" | "name" | "type" | "versionNumber" | "address" | "fileId"> & {
  readonly isVersion: boolean;
};

/** $2, $3: the documents and the versions that are wanted of them, null for the one that each has now. */
const READ = `select d.id as "documentId", d.name, d.type, v.number as "versionNumber",
    case when v.file_id is null and d.file_id is null then d.source end as address, coalesce(v.file_id, d.file_id) as "fileId",
    wanted.number is null or v.number is not null as "isVersion"
  from unnest($2::uuid[], $3::integer[]) with ordinality as wanted (id, number, place)
  join document d on d.owner_id = $1 and d.id = wanted.id and d.deleted_at is null
  left join document_version v on v.owner_id = d.owner_id and v.document_id = d.id
    and (case when wanted.number is null then v.file_id = d.file_id else v.number = wanted.number end)
  order by wanted.place`;

const SHOWN = [
  "documentId",
  "name",
  "type",
  "versionNumber",
  "address",
  "contentHash",
] as const satisfies readonly (keyof SubmissionFile)[];
const STORED = ["id", "name", "size", "mediaType"] as const satisfies readonly (keyof StoredFile)[];

/** A document of a submission as it is read with the submission. */
export type ReadFile = Pick<SubmissionFile, (typeof SHOWN)[number]> & {
  /** Null for a link. */
  readonly stored: Pick<StoredFile, (typeof STORED)[number]> | null;
};

/** A submission with its documents. */
interface FilesRow {
  readonly id: string;
  readonly readFiles: readonly ReadFile[];
}

/** Returns SQL for the documents of a submission, of which `submission` is the alias, in their order. */
export function filesSql(submission: string): string {
  const stored = pickJsonFields(StoredFile, "f", STORED);
  const shown = pickJsonFields(SubmissionFileRow, "kept", SHOWN);
  return `coalesce((select json_agg(json_build_object(${shown}, 'stored', (select json_build_object(${stored})
      from stored_file f where f.owner_id = kept.owner_id and f.id = kept.file_id)) order by kept.place)
    from submission_file kept where kept.owner_id = ${submission}.owner_id and kept.submission_id = ${submission}.id), '[]')`;
}

/** $2: the submissions. */
const LIST = genericPlan(`select r.id, ${filesSql("r")} as "readFiles" from submission r
  where r.owner_id = $1 and r.id = any($2::uuid[])`);

const WRITE = `insert into submission_file
    (owner_id, submission_id, place, document_id, name, type, version_number, address, file_id, content_hash)
  select $1, $2, (place - 1)::smallint, document_id, name, type, version_number, address, file_id, content_hash
  from unnest($3::uuid[], $4::text[], $5::text[], $6::smallint[], $7::text[], $8::uuid[], $9::text[])
    with ordinality as kept (document_id, name, type, version_number, address, file_id, content_hash, place)`;

/** The documents of submissions: the stored files themselves, which nothing deletes while they are here. */
export class SubmissionFiles {
  constructor(
    private readonly database: Database,
    private readonly files: FileService,
  ) {}

  /**
   * Works out the hashes of files that were stored before there were hashes. Apart from the transaction that keeps them,
   * as the bytes are read for it. Throws NOT_FOUND when the store lost one.
   */
  async prepare(ownerId: string, wanted: readonly SubmissionFileInput[]): Promise<void> {
    const fileIds = (await this.read(ownerId, wanted)).flatMap(({ fileId }) => fileId ?? []);
    for (const file of await this.files.findStored(ownerId, fileIds)) await this.files.hashOf(file);
  }

  /**
   * Returns the documents as they are now, with their files locked until the running transaction ends. Throws NOT_FOUND
   * with `files` for a document that is not the owner's, and for a version that it does not have, and VALIDATION when a
   * version is named twice.
   */
  async keep(ownerId: string, wanted: readonly SubmissionFileInput[]): Promise<KeptFile[]> {
    const found = await this.read(ownerId, wanted);
    const resolved = new Set(found.map(({ documentId, versionNumber }) => `${documentId} ${versionNumber}`));
    if (resolved.size < found.length) throw invalid("files", "unique", "each version of a document once.");
    const hashes = new Map<string, string>();
    const fileIds = [...new Set(found.flatMap(({ fileId }) => fileId ?? []))];
    await this.files.requireMany(ownerId, fileIds);
    for (const file of await this.files.findStored(ownerId, fileIds))
      hashes.set(file.id, await this.files.hashOf(file));
    return found.map(({ isVersion: _isVersion, ...file }) => ({
      ...file,
      contentHash: file.fileId === null ? null : (hashes.get(file.fileId) ?? null),
    }));
  }

  /** Writes the documents of a new submission, in this order. */
  async write({ ownerId, id }: Submission, kept: readonly KeptFile[]): Promise<void> {
    const column = <C extends keyof KeptFile>(name: C): KeptFile[C][] => kept.map((file) => file[name]);
    await this.database.query(WRITE, [
      ownerId,
      id,
      column("documentId"),
      column("name"),
      column("type"),
      column("versionNumber"),
      column("address"),
      column("fileId"),
      column("contentHash"),
    ]);
  }

  /** Returns the documents of each of many submissions, in their order. */
  async listMany(ownerId: string, submissionIds: readonly string[]): Promise<SubmissionFile[][]> {
    const rows = await this.database.queryOwned<FilesRow>(ownerId, LIST, [submissionIds]);
    const listed = new Map(rows.map(({ id, readFiles }) => [id, this.shown(readFiles)]));
    return submissionIds.map((id) => listed.get(id) ?? []);
  }

  /** Returns documents that were read with their submission, as they are shown. */
  shown(files: readonly ReadFile[]): SubmissionFile[] {
    return files.map(({ stored, ...file }) => ({
      ...file,
      file: stored === null ? null : this.files.asUploaded(stored),
    }));
  }

  private async read(ownerId: string, wanted: readonly SubmissionFileInput[]): Promise<Wanted[]> {
    const known = wanted.filter(({ documentId }) => isId(documentId));
    const found = await this.database.queryOwned<Wanted>(ownerId, READ, [
      known.map(({ documentId }) => documentId.toLowerCase()),
      known.map(({ versionNumber = null }) => versionNumber),
    ]);
    const documents = new Set(found.map(({ documentId }) => documentId));
    const unknown = wanted.find(({ documentId }) => !documents.has(documentId.toLowerCase()));
    if (unknown !== undefined) throw notFound(`there is no document with the id ${unknown.documentId.slice(0, 64)}.`);
    const place = found.findIndex(({ isVersion }) => !isVersion);
    if (place !== -1) throw notFound(`"${found[place]?.name}" has no version ${wanted[place]?.versionNumber}.`);
    return found;
  }
}

function notFound(text: string): AppError {
  const message = `files: ${text}`;
  return new AppError("NOT_FOUND", { message, fields: [{ field: "files", rule: "exists", message }] });
}
