import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { S3mini } from "s3mini";
import type { FileStoreConfig } from "../config.js";
import { AppError } from "../platform/errors.js";
import { checkKey, type ByteRange, type FileStore } from "./file-store.js";

const TIMEOUT_MS = 60_000;
const MISSING = 404;

/** Keeps files as objects of a bucket, in Amazon S3 or any store with its API. */
export class S3Store implements FileStore {
  private readonly bucket: S3mini;
  private readonly prefix: string;

  constructor(config: Extract<FileStoreConfig, { kind: "s3" }>) {
    this.prefix = config.prefix;
    this.bucket = new S3mini({
      endpoint: `${config.endpoint}/${config.bucket}`,
      region: config.region,
      accessKeyId: config.accessKeyId,
      secretAccessKey: config.secretAccessKey,
      requestAbortTimeout: TIMEOUT_MS,
      fetch: streamingFetch,
    });
  }

  async put(key: string, bytes: Readable, size: number): Promise<void> {
    const body = Readable.toWeb(bytes) as globalThis.ReadableStream; // Node's own type of the same thing
    await answered(
      this.bucket.putObject(this.nameOf(key), body, "application/octet-stream", undefined, undefined, size),
    );
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    const name = this.nameOf(key);
    const request =
      range === undefined
        ? this.bucket.getObjectRaw(name)
        : this.bucket.getObjectRaw(name, false, range.start, range.end + 1);
    const response = await answered(request, MISSING);
    if (response === null) return null;
    if (response.body === null) return Readable.from([]);
    return Readable.fromWeb(response.body as ReadableStream); // Node's own type of the same thing
  }

  async delete(key: string): Promise<void> {
    await answered(this.bucket.deleteObject(this.nameOf(key)), MISSING);
  }

  private nameOf(key: string): string {
    return this.prefix + checkKey(key);
  }
}

/** A `fetch` that sends a stream as its body, which needs the option `duplex`. */
const streamingFetch: typeof fetch = (input, init) => {
  const streaming = { ...init, duplex: "half" };
  return fetch(input, streaming);
};

/** Returns the answer of the store, or null for the one status that is no failure. Throws FILE_STORE_UNAVAILABLE. */
async function answered<T>(request: Promise<T>, none?: number): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (none !== undefined && statusOf(error) === none) return null;
    throw new AppError("FILE_STORE_UNAVAILABLE", { cause: error });
  }
}

function statusOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
}
