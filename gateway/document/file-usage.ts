import { pickColumns } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { QuotaKind } from "../platform/quotas.js";
import { StoredFile } from "./stored-file.entity.js";

/** The columns by which the bytes of a file are found and counted. */
export const COUNTED = ["ownerId", "id", "size", "contentHash", "storeKey"] as const;

/** A file as its bytes are counted. */
export type CountedFile = Pick<StoredFile, (typeof COUNTED)[number]>;

/** The key of a file's bytes, in SQL, as `fileKey` returns it: files with the same content share one. */
const KEY = `coalesce(store_key, owner_id || '/' || id)`;

/** The bytes of a person's files, in SQL: those that several files share count once. */
export const FILE_BYTES_OF = `select coalesce(sum(size), 0)::bigint from (
  select max(size) as size from stored_file where owner_id = $1 group by ${KEY}) as content`;

/**
 * Returns a stored file of the same person with the same bytes; null for none. Other transactions that ask about the same
 * content wait until the running one ends.
 */
export async function findTwin(
  database: Database,
  { ownerId, size, contentHash }: Omit<CountedFile, "id" | "storeKey">,
): Promise<StoredFile | null> {
  await lockContent(database, ownerId, contentHash);
  const [twin] = await database.queryOwned<StoredFile>(
    ownerId,
    `select ${pickColumns(StoredFile, "stored_file", ["ownerId", "id", "storeKey"])} from stored_file
     where owner_id = $1 and content_hash = $2 and size = $3 and stored_at is not null order by id limit 1`,
    [contentHash, size],
  );
  return twin ?? null;
}

/** Returns whether another file that is not being deleted has the bytes of this one. */
export async function hasSharedBytes(database: Database, file: CountedFile): Promise<boolean> {
  return database.transaction(() => isShared(database, file, "stored_at is not null"));
}

/** Counts a file that the running transaction adds. */
export function countAdded(database: Database, { ownerId, size }: CountedFile, isTwin: boolean): void {
  database.noteUsage(ownerId, QuotaKind.FILE, 1);
  if (!isTwin) database.noteUsage(ownerId, QuotaKind.FILE_BYTES, size);
}

/** Counts a file that the running transaction has deleted. */
export async function countDeleted(database: Database, file: CountedFile): Promise<void> {
  database.noteUsage(file.ownerId, QuotaKind.FILE, -1);
  if (!(await isShared(database, file, "true"))) database.noteUsage(file.ownerId, QuotaKind.FILE_BYTES, -file.size);
}

async function isShared(
  database: Database,
  { ownerId, id, contentHash, storeKey }: CountedFile,
  condition: string,
): Promise<boolean> {
  // Without a hash nothing shares its bytes.
  if (contentHash === null) return false;
  await lockContent(database, ownerId, contentHash);
  const others = await database.queryOwned(
    ownerId,
    `select 1 from stored_file where owner_id = $1 and content_hash = $2 and id <> $3 and ${KEY} = $4 and ${condition} limit 1`,
    [contentHash, id, storeKey ?? `${ownerId}/${id}`],
  );
  return others.length > 0;
}

async function lockContent(database: Database, ownerId: string, contentHash: string | null): Promise<void> {
  await database.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`${ownerId} ${contentHash}`]);
}
