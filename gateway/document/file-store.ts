import type { Readable } from "node:stream";
import type { StoredFile } from "./stored-file.entity.js";

/** Which bytes of a file, both ends included, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where the bytes of uploaded files are. A key is the id of who uploaded the file, a slash, and the file's id. */
export interface FileStore {
  /** Keeps the bytes under the key, whole or not at all, in place of what was there. */
  put(key: string, bytes: Readable, size: number): Promise<void>;
  /** The bytes, or those of the range; null when there are none under the key. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes the bytes and what an interrupted `put` left of them; nothing to remove is no failure. */
  delete(key: string): Promise<void>;
}

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const KEY = new RegExp(`^${UUID}/${UUID}$`);

/** The key of a file. Throws on what is not two ids: nothing else ever becomes part of a path. */
export function fileKey({ ownerId, id, storeKey }: Pick<StoredFile, "ownerId" | "id" | "storeKey">): string {
  return checkKey(storeKey ?? `${ownerId}/${id}`);
}

/** The key, once it is known to be one. Throws otherwise. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error("That is no key of the file store.");
  return key;
}
