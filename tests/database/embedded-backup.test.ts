import { copyFileSync, mkdirSync, readFileSync, readdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { BackupStore } from "../../gateway/embedded-postgres/backup-store.js";
import { restoreBackup } from "../../gateway/embedded-postgres/restore-backup.js";
import { emptyFolder, openRig, cleanUp, type Rig } from "./embedded-rig.js";

const KNOWN = ["create-things-20260101000000"];
const MARK = "a text that stands in the page as it is";
const BLOCK = 512; // of a tar file
const FINGERPRINT =
  "SELECT count(*)::int AS rows, md5(string_agg(t::text, '|' ORDER BY id)) AS content FROM thing t WHERE id <= $1";

describe("back-ups of an embedded database", () => {
  let rig: Rig;
  let file: string;

  beforeAll(async () => {
    rig = await openRig(emptyFolder());
    await rig.pool.query("CREATE TABLE schema_migration (name text)");
    await rig.pool.query("INSERT INTO schema_migration VALUES ($1)", KNOWN);
    await rig.pool.query("CREATE TABLE thing (id int PRIMARY KEY, text text, data jsonb)");
    await rig.pool.query(
      "INSERT INTO thing SELECT n, repeat(md5(n::text), 100), jsonb_build_object('n', n) FROM generate_series(1, 500) n",
    );
    await rig.pool.query("UPDATE thing SET text = $1 WHERE id = 1", [MARK]);
    file = (await rig.embedded.backup()).file;
  });
  afterAll(cleanUp);

  /** A copy of the good back-up, spoilt. */
  function spoilt(spoil: (copy: string) => void): string {
    const copy = join(emptyFolder(), "copy.tar.gz");
    copyFileSync(file, copy);
    spoil(copy);
    return copy;
  }

  it("are restored on trial, and noted as good, with nothing half done beside them", () => {
    const { lastBackup, lastVerifiedBackup } = rig.embedded.health();

    expect(lastVerifiedBackup).toEqual(lastBackup);
    expect(lastBackup).toMatchObject({ file, reason: "manual", rows: 501, verifiedAt: expect.any(Date) });
    expect(readdirSync(join(rig.dataDir, "backups")).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("are of one moment while writes go on, and restore to exactly that", async () => {
    let id = 500;
    let isDone = false;
    const writing = (async () => {
      while (!isDone) await rig.pool.query("INSERT INTO thing VALUES ($1, 'written meanwhile', '{}')", [++id]);
    })();
    const acknowledged = id;
    const backup = await rig.embedded.backup();
    isDone = true;
    await writing;

    const target = emptyFolder();
    await restoreBackup(backup.file, target, { knownMigrations: KNOWN });
    const restored = await openRig(target);
    const ids = (await restored.pool.query<{ id: number }>("SELECT id FROM thing ORDER BY id")).rows.map(
      (row) => row.id,
    );
    const there = (await restored.pool.query(FINGERPRINT, [ids.at(-1)])).rows;
    await restored.close();

    expect(ids).toEqual(Array.from(ids, (_, index) => index + 1));
    expect(ids.length).toBeGreaterThanOrEqual(acknowledged);
    expect(id).toBeGreaterThan(ids.length);
    expect(there).toEqual((await rig.pool.query(FINGERPRINT, [ids.length])).rows);
  });

  it.each([
    ["that is cut short", "cut short", (copy: string) => truncateSync(copy, readFileSync(copy).length - 1000)],
    ["that ends between two files", "ends too early", (copy: string) => cutBetweenFiles(copy)],
    ["with a flipped bit", "damaged", (copy: string) => writeFileSync(copy, flipped(readFileSync(copy)))],
    ["that is something else", "no compressed file", (copy: string) => writeFileSync(copy, "not a back-up")],
    [
      "of another program",
      "not a back-up of this program",
      (copy: string) => rewrite(copy, "job-hunt-tracker", "another-program-"),
    ],
    ["of a newer release", "newer release", (copy: string) => rewrite(copy, '"format":1', '"format":9')],
    ["of a newer PostgreSQL", "PostgreSQL 19", (copy: string) => rewrite(copy, '"postgres":18', '"postgres":19')],
  ])("refuse one %s, with the reason, and leave nothing behind", async (_what, reason, spoil) => {
    const target = emptyFolder();

    const restored = restoreBackup(spoilt(spoil), target, { knownMigrations: KNOWN });

    await expect(restored).rejects.toMatchObject({ kind: "BACKUP_REFUSED", message: expect.stringContaining(reason) });
    expect(readdirSync(target)).toEqual(["lock"]);
  });

  it("refuse one whose tables were changed by a release that is not known here", async () => {
    const target = emptyFolder();

    const restored = restoreBackup(file, target, { knownMigrations: [] });

    await expect(restored).rejects.toThrow(/newer release.*create-things/);
    expect(readdirSync(target)).toEqual(["lock"]);
  });

  it("refuse one whose archive is whole but whose rows are damaged", async () => {
    const damaged = spoilt((copy) => {
      const tar = gunzipSync(readFileSync(copy));
      const at = tar.indexOf(MARK); // in a page of the table, which has a checksum
      tar.write("X", at);
      writeFileSync(copy, gzipSync(tar, { level: 1 }));
    });

    await expect(restoreBackup(damaged, emptyFolder(), { knownMigrations: KNOWN })).rejects.toMatchObject({
      kind: "BACKUP_REFUSED",
    });
  });

  it("never go over a database that is there, nor under a server that runs", async () => {
    const other = emptyFolder();
    mkdirSync(join(other, "database"));
    writeFileSync(join(other, "database/PG_VERSION"), "18");

    await expect(restoreBackup(file, other, { knownMigrations: null })).rejects.toMatchObject({ kind: "NOT_EMPTY" });
    await expect(restoreBackup(file, rig.dataDir, { knownMigrations: null })).rejects.toMatchObject({ kind: "IN_USE" });
    expect(readdirSync(join(other, "database"))).toEqual(["PG_VERSION"]);
  });

  it("are made before migrations only where there is something to lose, and broken off without a trace", async () => {
    const empty = await openRig(emptyFolder());
    await empty.pool.query("CREATE TABLE schema_migration (name text)");

    expect(await empty.embedded.backupBeforeMigrations()).toBeNull();

    const brokenOff = empty.embedded.backup().catch((error: unknown) => error);
    await empty.close();
    expect(await brokenOff).toMatchObject({ message: expect.any(String) });
    expect(readdirSync(join(empty.dataDir, "backups"))).toEqual([]);
  });

  it("keep the last fourteen, and the last good one", async () => {
    const store = new BackupStore(emptyFolder(), 14);
    for (let day = 1; day <= 20; day++) {
      const file = await store.prepare(new Date(Date.UTC(2026, 0, day)));
      writeFileSync(`${file}.new`, "");
      await store.put(`${file}.new`, file, {
        reason: "daily",
        verifiedAt: day === 3 ? "2026-01-03T01:00:00Z" : null,
        rows: null,
      });
    }

    await store.prune();

    expect(store.list().map(({ createdAt }) => createdAt.getUTCDate())).toEqual([
      20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 3,
    ]);
  });

  it("are due daily", async () => {
    await rig.embedded.maintain();

    const { lastBackup } = rig.embedded.health();

    expect(lastBackup?.reason).toBe("manual"); // the one of a moment ago is enough
  });
});

/** Cuts the archive after its tenth file and compresses the rest anew, as if packing had stopped there. */
function cutBetweenFiles(file: string): void {
  const tar = gunzipSync(readFileSync(file));
  let end = 0;
  for (let files = 0; files < 10; files++) {
    const size = Number.parseInt(tar.toString("latin1", end + 124, end + 135), 8); // in the header, in octal
    end += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
  writeFileSync(file, gzipSync(tar.subarray(0, end), { level: 1 }));
}

function flipped(bytes: Buffer): Buffer {
  const at = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}

/** Changes the description inside, leaving the archive itself in order. */
function rewrite(file: string, from: string, to: string): void {
  const tar = gunzipSync(readFileSync(file));
  tar.write(to, tar.indexOf(from));
  writeFileSync(file, gzipSync(tar, { level: 1 }));
}
