import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createDatabase } from "../../gateway/embedded-postgres/create-database.js";
import { DataDirectory, ENGINE } from "../../gateway/embedded-postgres/data-directory.js";
import { openMemoryDatabase } from "../support/memory-database.js";
import { cleanUp, emptyFolder, openRig, type Rig } from "./embedded-rig.js";

/** A file or folder, its size and its time: what would change if anybody touched it. */
function contents(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${name} ${statSync(join(folder, name)).size} ${statSync(join(folder, name)).mtimeMs}`)
    .sort();
}

describe("the directory of an embedded database", () => {
  let good: string;

  beforeAll(async () => {
    good = emptyFolder();
    const rig = await openRig(good);
    await rig.pool.query("CREATE TABLE kept (id int)");
    await rig.pool.query("INSERT INTO kept VALUES (7)");
    await rig.close();
  });
  afterAll(cleanUp);

  /** A copy of a good one, spoilt. */
  function spoilt(spoil: (place: DataDirectory) => void): DataDirectory {
    const place = new DataDirectory(emptyFolder());
    cpSync(good, place.root, { recursive: true });
    spoil(place);
    return place;
  }

  describe("that is good", () => {
    let rig: Rig;

    beforeAll(async () => {
      rig = await openRig(good);
    });
    afterAll(() => rig.close());

    it("keeps its rows from one opening to the next, and nothing but its own files", async () => {
      const { rows } = await rig.pool.query("SELECT id FROM kept");

      expect(rows).toEqual([{ id: 7 }]);
      expect(readdirSync(good).sort()).toEqual(["database", "database.json", "lock"]);
    });

    it("notes the engine that wrote it, which is the one installed", async () => {
      const { rows } = await rig.pool.query<{ version: string }>("SELECT version()");

      expect(rows[0]?.version).toMatch(new RegExp(`^PostgreSQL ${ENGINE.postgres}\\..*PGlite ${ENGINE.pglite}`));
      expect(JSON.parse(readFileSync(join(good, "database.json"), "utf8"))).toEqual(ENGINE);
      expect(readFileSync("package.json", "utf8")).toContain(`"@electric-sql/pglite": "${ENGINE.pglite}"`);
    });

    it("has PostgreSQL flush what it writes, and check what it reads", async () => {
      const { rows } = await rig.pool.query(
        "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'data_checksums', 'synchronous_commit') ORDER BY name",
      );

      expect(rows).toEqual(
        ["data_checksums", "fsync", "full_page_writes", "synchronous_commit"].map((name) => ({ name, setting: "on" })),
      );
    });
  });

  it.each([
    [
      "of another major version",
      "OTHER_VERSION",
      "PostgreSQL 17",
      (place: DataDirectory) => writeFileSync(join(place.database, "PG_VERSION"), "17\n"),
    ],
    [
      "without a version",
      "BROKEN",
      "PG_VERSION is missing",
      (place: DataDirectory) => rmSync(join(place.database, "PG_VERSION")),
    ],
    [
      "without its control file",
      "BROKEN",
      "pg_control",
      (place: DataDirectory) => truncateSync(join(place.database, "global/pg_control"), 0),
    ],
  ])("%s is refused with a reason, and not touched", async (_what, kind, reason, spoil) => {
    const place = spoilt(spoil);
    const before = contents(place.database);

    const opened = openRig(place.root);

    await expect(opened).rejects.toMatchObject({ kind, message: expect.stringContaining(reason) });
    expect(contents(place.database)).toEqual(before);
  });

  it("is called damaged, in PostgreSQL's own words, when the engine cannot start on it", async () => {
    const place = spoilt(({ database }) => writeFileSync(join(database, "global/pg_control"), Buffer.alloc(8192, 7)));

    await expect(openRig(place.root)).rejects.toMatchObject({
      kind: "BROKEN",
      message: expect.stringMatching(/FATAL.*npm run restore/s),
    });
  });

  it("is rid of what a killed process left half done", async () => {
    const place = spoilt(({ root, backups }) => {
      mkdirSync(join(root, ".half-database-1-x/base"), { recursive: true });
      mkdirSync(join(backups, ".half-archive-1-x"), { recursive: true });
    });

    await (await openRig(place.root)).close();

    expect(
      [...readdirSync(place.root), ...readdirSync(place.backups)].filter((name) => name.startsWith(".half-")),
    ).toEqual([]);
  });

  it("can be filled from an image when it is empty", async () => {
    const memory = await openMemoryDatabase();
    const image = await memory.dumpImage();
    await memory.close();

    const rig = await openRig(emptyFolder(), { image });
    const { rows } = await rig.pool.query("SELECT 1 AS one");
    await rig.close();

    expect(rows).toEqual([{ one: 1 }]);
  });

  it("is made from nothing where the program was built without a template", async () => {
    const place = new DataDirectory(emptyFolder());

    await createDatabase(place, null, join(place.root, "no-template"));

    expect(place.holdsDatabase()).toBe(true);
    expect(existsSync(join(place.database, "global/pg_control"))).toBe(true);
  });
});
