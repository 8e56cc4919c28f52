import type { Readable } from "node:stream";
import type { StoredFile } from "./stored-file.entity.js";

/** The bytes of a file from the first to the last, both included, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The store of the bytes of uploaded files. A key is the id of the uploader, a slash, and the id of the file that was the
 * first to have them.
 */
export interface FileStore {
  /** Stores the bytes under the key, whole or not at all, and replaces earlier ones. */
  put(key: string, bytes: Readable, size: number): Promise<void>;
  /** Returns the bytes, or those of the range; null when there are none under the key. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes the bytes and what an interrupted `put` left of them; a key without bytes is no failure. */
  delete(key: string): Promise<void>;
}

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const KEY = new RegExp(`^${UUID}/${UUID}$`);

/** Returns the key of a file. Throws on what is not two ids: no other text becomes part of a path. */
export function fileKey({ ownerId, id, storeKey }: Pick<StoredFile, "ownerId" | "id" | "storeKey">): string {
  return checkKey(storeKey ?? `${ownerId}/${id}`);
}

/** Returns the key after checking its form. Throws on any other text. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error("That is no key of the file store.");
  return key;
}
