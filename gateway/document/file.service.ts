import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { uuidv7 } from "uuidv7";
import type { Clock } from "../platform/clock.js";
import { columnsOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import { genericPlan } from "../database/generic-plan.js";
import { identifyCaller } from "../platform/caller.js";
import { AppError } from "../platform/errors.js";
import type { Viewer } from "../person/viewer.js";
import type { ReceivedFile } from "../http/upload-form.js";
import type { FileLink, FileLinks } from "./file-links.js";
import { LinkHolders } from "./link-holders.js";
import { hashOfBytes } from "../platform/content-hash.js";
import { emptyFile, mediaTypeOf } from "./file-kind.js";
import { cleanFileName } from "./file-name.js";
import { fileKey, type ByteRange, type FileStore } from "./file-store.js";
import { deleteFileRow } from "./delete-file-row.js";
import { countAdded, findTwin } from "./file-usage.js";
import { IS_READABLE } from "./file-use.js";
import { plainMediaType } from "./served-file.js";
import { StoredFile } from "./stored-file.entity.js";
import type { UploadedFile } from "./uploaded-file.js";

const COLUMNS = columnsOf(StoredFile, "f");

/** Uploaded files: a row for each in the database, its bytes in the store. */
export class FileService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: FileStore,
    private readonly links: FileLinks,
    private readonly holders: LinkHolders,
  ) {}

  /** Throws STORAGE_FULL while there is no room for files; costs nothing. */
  assertRoom(): void {
    this.database.assertRoom();
  }

  /**
   * Stores a received file; one with the bytes of another file of this person shares them. Throws BAD_REQUEST (empty),
   * UNSUPPORTED_MEDIA_TYPE (its content is of no kind that is kept) or QUOTA_REACHED (no room left for
   * this person); then nothing of it is kept.
   */
  async keep(ownerId: string, received: ReceivedFile): Promise<UploadedFile> {
    if (received.size === 0) throw emptyFile();
    const name = cleanFileName(received.name);
    const mediaType = await mediaTypeOf(name, received.path);
    const contentHash = await hashOfBytes(createReadStream(received.path));
    const values = { name, mediaType, size: received.size, contentHash };
    const file = await this.reserve(ownerId, values, await this.knownBytes({ ownerId, ...values }));
    if (file.storedAt !== null) return this.asUploaded(file);
    // The row is written first: if this process ends, a sweep finds what it left.
    try {
      await this.store.put(fileKey(file), createReadStream(received.path), received.size);
    } catch (error) {
      await this.discard(file);
      throw error;
    }
    await this.database.query(`update stored_file set stored_at = $3 where owner_id = $1 and id = $2`, [
      ownerId,
      file.id,
      this.clock.now(),
    ]);
    return this.asUploaded(file);
  }

  /** Locks a stored file until the running transaction ends, so that a document can take it. Throws NOT_FOUND. */
  async require(ownerId: string, fileId: string): Promise<void> {
    await this.requireMany(ownerId, [fileId]);
  }

  /** Locks stored files, each named once, until the running transaction ends. Throws NOT_FOUND when one is not there. */
  async requireMany(ownerId: string, fileIds: readonly string[]): Promise<void> {
    const rows = await this.database.queryOwned(
      ownerId,
      `select 1 from stored_file where owner_id = $1 and id = any($2::uuid[]) and stored_at is not null
       order by id for share`,
      [fileIds.filter(isId)],
    );
    if (rows.length < fileIds.length) {
      throw new AppError("NOT_FOUND", { message: "There is no such file, or it is not yours." });
    }
  }

  /**
   * Returns the id of the file at a signed link, of any owner and any age; null for any other address. Throws
   * NOT_FOUND.
   */
  fileIdIn(address: string): string | null {
    const token = this.links.tokenIn(address);
    if (token === null) return null;
    const link = this.links.read(token);
    if (link === null) throw new AppError("NOT_FOUND", { message: "There is no such file, or it is not yours." });
    return link.fileId;
  }

  /** Returns many files at once, in no order; those of other owners are left out. */
  async findMany(ownerId: string, ids: readonly string[]): Promise<UploadedFile[]> {
    return (await this.findStored(ownerId, ids)).map((file) => this.asUploaded(file));
  }

  /** Returns many files as they are stored, in no order; those of other owners are left out. */
  async findStored(ownerId: string, ids: readonly string[]): Promise<StoredFile[]> {
    const sql = genericPlan(`select ${COLUMNS} from stored_file f where f.owner_id = $1 and f.id = any($2::uuid[])`);
    return this.database.queryOwned<StoredFile>(ownerId, sql, [ids]);
  }

  /** Returns the address of a file for this viewer: good for a few minutes, and as long as their access. */
  urlOf(viewer: Viewer, fileId: string): string {
    return this.links.urlOf(fileId, LinkHolders.of(viewer));
  }

  /**
   * Returns the file of a link. Throws NOT_FOUND, also when what uses it is in the trash, and FORBIDDEN when it expired,
   * or the sign-in or access token that asked for it has ended.
   */
  async findByLink(token: string): Promise<StoredFile> {
    const link = this.links.read(token);
    if (link === null) throw noFile();
    if (link.isExpired) throw await this.expired(link);
    const file = await this.findOpen(link.fileId, null);
    if (!(await this.holders.isGood(file.ownerId, link.holder))) throw await this.expired(link);
    return file;
  }

  /** Returns a file of the owner. Throws NOT_FOUND, also when what uses it is in the trash. */
  async find(ownerId: string, id: string): Promise<StoredFile> {
    return this.findOpen(id, ownerId);
  }

  /** Returns the bytes of a file, or a range of them. Throws NOT_FOUND when the store lost them. */
  async read(file: StoredFile, range?: ByteRange): Promise<Readable> {
    const bytes = await this.store.get(fileKey(file), range);
    if (bytes === null) throw noFile();
    return bytes;
  }

  /** Returns a file as its owner sees it. */
  asUploaded({ id, name, size, mediaType }: Pick<StoredFile, "id" | "name" | "size" | "mediaType">): UploadedFile {
    return { fileId: id, name, size, mediaType: plainMediaType(mediaType) };
  }

  /** Returns the SHA-256 of a stored file, worked out for one from before there were hashes. Throws NOT_FOUND. */
  async hashOf(file: StoredFile): Promise<string> {
    if (file.contentHash !== null) return file.contentHash;
    const contentHash = await hashOfBytes(await this.read(file));
    await this.database.query(`update stored_file set content_hash = $3 where owner_id = $1 and id = $2`, [
      file.ownerId,
      file.id,
      contentHash,
    ]);
    return contentHash;
  }

  /** Returns the refusal of a link; the log names the owner of the file, who alone is given its links. */
  private async expired({ fileId }: FileLink): Promise<AppError> {
    const [owner] = await this.database.query<{ email: string | null }>(
      `select p.email from stored_file f join person p on p.id = f.owner_id where f.id = $1`,
      [fileId],
    );
    identifyCaller(owner?.email);
    const message = "This link has expired. Load the page it stands on again.";
    return new AppError("FORBIDDEN", { message, refusal: "link-expired" });
  }

  private async findOpen(id: string, ownerId: string | null): Promise<StoredFile> {
    const [file] = isId(id)
      ? await this.database.query<StoredFile>(
          `select ${COLUMNS} from stored_file f
           where f.id = $1 and ($2::uuid is null or f.owner_id = $2) and f.stored_at is not null and ${IS_READABLE}`,
          [id, ownerId],
        )
      : [];
    if (file === undefined) throw noFile();
    return file;
  }

  private async reserve(
    ownerId: string,
    values: Pick<StoredFile, "name" | "mediaType" | "size" | "contentHash">,
    knownKey: string | null,
  ): Promise<StoredFile> {
    const createdAt = this.clock.now();
    const own: StoredFile = { ownerId, id: uuidv7(), ...values, createdAt, storedAt: null, storeKey: null };
    return this.database.transaction(async () => {
      // Under the lock: until now the other one may have been deleted.
      const twin = knownKey === null ? null : await findTwin(this.database, own);
      const isShared = twin !== null && fileKey(twin) === knownKey;
      const file = isShared ? { ...own, storedAt: createdAt, storeKey: knownKey } : own;
      countAdded(this.database, file, isShared);
      await this.database.query(
        `insert into stored_file (owner_id, id, name, media_type, size, created_at, content_hash, stored_at, store_key)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          ownerId,
          file.id,
          file.name,
          file.mediaType,
          file.size,
          createdAt,
          file.contentHash,
          file.storedAt,
          file.storeKey,
        ],
      );
      return file;
    });
  }

  /** Returns the key under which the store has these bytes for the person; null when it has not, or lost them. */
  private async knownBytes(file: Pick<StoredFile, "ownerId" | "size" | "contentHash">): Promise<string | null> {
    const twin = await findTwin(this.database, file);
    if (twin === null) return null;
    const key = fileKey(twin);
    const first = await this.store.get(key, { start: 0, end: 0 });
    first?.destroy();
    return first === null ? null : key;
  }

  /** Deletes what a failed upload has left; the sweep finds what cannot be deleted now. */
  private async discard(file: StoredFile): Promise<void> {
    try {
      await this.store.delete(fileKey(file));
      await deleteFileRow(this.database, file);
    } catch {
      // The error that is thrown is the original one.
    }
  }
}

function noFile(): AppError {
  return new AppError("NOT_FOUND", { message: "There is no such file, or it is not yours." });
}
