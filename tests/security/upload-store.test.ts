import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startS3Mock, type S3Mock } from "../support/s3-mock.js";
import { startS3Server, type S3Server } from "../support/s3-server.js";
import { DiskStore } from "../../gateway/document/disk-store.js";
import { fileKey, type FileStore } from "../../gateway/document/file-store.js";
import { S3Store } from "../../gateway/document/s3-store.js";

const ID = "019aa5f0-0000-7000-8000-000000000001";

let folder: string;
let s3: S3Mock;
let server: S3Server;
const newKey = (): string => fileKey({ ownerId: uuidv7(), id: uuidv7(), storeKey: null });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jht-store-"));
  [s3, server] = await Promise.all([startS3Mock(), startS3Server()]);
});
afterAll(async () => {
  await Promise.all([s3.close(), server.close()]);
  await rm(folder, { recursive: true, force: true });
});

function bucket(secretAccessKey = s3.secretAccessKey): FileStore {
  return new S3Store({ ...s3, kind: "s3", bucket: "files", prefix: "jobs/", secretAccessKey });
}

async function put(store: FileStore, key: string, text: string | Buffer): Promise<void> {
  const bytes = Buffer.from(text);
  await store.put(key, Readable.from([bytes]), bytes.length);
}

async function read(store: FileStore, key: string, range?: { start: number; end: number }): Promise<string | null> {
  const bytes = await store.get(key, range);
  return bytes === null ? null : (await buffer(bytes)).toString();
}

describe.each([
  ["a folder", (): FileStore => new DiskStore(folder)],
  ["a bucket", (): FileStore => bucket()],
  ["a bucket of a server by other hands", (): FileStore => new S3Store({ ...server, kind: "s3", prefix: "jobs/" })],
])("a file store in %s", (_place, open) => {
  it("gives back what it was given", async () => {
    const key = newKey();

    await put(open(), key, "Dear reader");

    expect(await read(open(), key)).toBe("Dear reader");
  });

  it("gives back ten megabytes byte for byte", async () => {
    const [key, bytes] = [newKey(), Buffer.alloc(10 * 1024 * 1024, "0123456789abcdef")];

    await put(open(), key, bytes);
    const stream = await open().get(key);

    expect(stream === null ? null : (await buffer(stream)).equals(bytes)).toBe(true);
  });

  it("gives a range, both ends included", async () => {
    const key = newKey();
    await put(open(), key, "0123456789");

    expect(await read(open(), key, { start: 2, end: 4 })).toBe("234");
    expect(await read(open(), key, { start: 9, end: 9 })).toBe("9");
  });

  it("has nothing under a key that was never used", async () => {
    expect(await open().get(newKey())).toBeNull();
  });

  it("replaces what was there", async () => {
    const key = newKey();
    await put(open(), key, "a longer first version");

    await put(open(), key, "second");

    expect(await read(open(), key)).toBe("second");
  });

  it("keeps what was there when new bytes break off", async () => {
    const key = newKey();
    await put(open(), key, "whole");
    const breaking = Readable.from(
      (function* () {
        yield Buffer.from("ha");
        throw new Error("broke off");
      })(),
    );

    await expect(open().put(key, breaking, 4)).rejects.toThrow();

    expect(await read(open(), key)).toBe("whole");
  });

  it("removes, once or twice", async () => {
    const key = newKey();
    await put(open(), key, "gone soon");

    await open().delete(key);
    await open().delete(key);

    expect(await open().get(key)).toBeNull();
  });

  it.each(["../../etc/passwd", "a/b", `${ID}/../${ID}`, ID, `${ID}/${ID}/x`, `${ID}/${ID}\n`, ""])(
    "takes no key but two ids: %j",
    async (key) => {
      await expect(put(open(), key, "x")).rejects.toThrow("no key");
      await expect(open().get(key)).rejects.toThrow("no key");
      await expect(open().delete(key)).rejects.toThrow("no key");
    },
  );
});

describe("a file store in a folder", () => {
  it("leaves nothing of bytes that broke off", async () => {
    const ownerId = uuidv7();
    const breakOff = (): Promise<void> => {
      const bytes = Readable.from(
        (function* () {
          yield Buffer.from("ha");
          throw new Error("broke off");
        })(),
      );
      return new DiskStore(folder).put(fileKey({ ownerId, id: uuidv7(), storeKey: null }), bytes);
    };

    // Some of so many break off while their file is being opened.
    for (let times = 0; times < 1_000; times++) await expect(breakOff()).rejects.toThrow("broke off");

    expect(await readdir(join(folder, ownerId))).toEqual([]);
  });
});

describe("a file store in a bucket", () => {
  it("puts its prefix before each key", async () => {
    const key = newKey();

    await put(bucket(), key, "x");

    expect(s3.objects.has(`/files/jobs/${key}`)).toBe(true);
  });

  it("says that the store does not answer when the secret is wrong", async () => {
    await expect(put(bucket("another"), newKey(), "x")).rejects.toMatchObject({ code: "FILE_STORE_UNAVAILABLE" });
  });

  it.each([403, 500, 503])("says that the store does not answer when it answers %i", async (status) => {
    s3.failWith(status);
    const attempts = await Promise.allSettled([
      put(bucket(), newKey(), "x"),
      bucket().get(newKey()),
      bucket().delete(newKey()),
    ]);
    s3.failWith(null);

    const unavailable = { status: "rejected", reason: { code: "FILE_STORE_UNAVAILABLE" } };
    expect(attempts).toMatchObject([unavailable, unavailable, unavailable]);
  });

  it("says that the store does not answer when nobody is there", async () => {
    const nobody = new S3Store({ ...s3, kind: "s3", endpoint: "http://127.0.0.1:1", bucket: "files", prefix: "" });

    await expect(nobody.get(newKey())).rejects.toMatchObject({ code: "FILE_STORE_UNAVAILABLE" });
  });
});
