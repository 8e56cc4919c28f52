import { resolve } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { opensDatabase, readSide } from "../support/database-sides.mjs";
import { findOwnWords } from "./own-words.js";
import { sourceFiles, type SourceFile } from "./source-files.js";

const OTHERS = /^tests\/(contract|e2e|screens|web)\//;
const FILES = sourceFiles(["gateway", "tests"], /\.test\.ts$/).filter(({ path }) => !OTHERS.test(path));
const BOTH = `import "../support/on-both-databases.js";\n`;
const EMBEDDED = `import "../support/on-embedded-database.js";\n`;
const APP = `import { startTestApp } from "../support/app.js";\n`;
const RIG = `import { openRig } from "./embedded-rig.js";\n`;

describe("the databases on which a test file runs", () => {
  it("are said by each that talks to a database in its own words", () => {
    expect(FILES.flatMap((file) => findFault(file) ?? [])).toEqual([]);
  });

  it("are both for a quarter to two thirds of the files that open the one under test", () => {
    const files = FILES.map(({ path }) => compiled(path)).filter((file) => opensDatabase(file));

    const both = files.filter((file) => readSide(file).both !== null);

    expect(both.length).toBeGreaterThan(files.length / 4);
    expect(both.length).toBeLessThan((files.length * 2) / 3);
  });

  it.each([
    ["a statement", "await ask(`select name from company`);"],
    ["a statement in capitals", `await ask("SELECT name FROM company");`],
    ["a statement that is composed", "const text = `update $" + "{table} set name = $1`;"],
    ["a statement from elsewhere", "await app.test.database.query(INSERT, []);"],
    ["a statement to an engine of its own", `import { PGlite } from "@electric-sql/pglite";`],
    ["things at once", `it("is made once by two at once", async () => void (await Promise.all([make(), make()])));`],
  ])("are asked for where a file has %s", (_what, words) => {
    const path = "tests/api/planted.test.ts";

    expect(findFault({ path, text: APP + words })).toMatch(/^tests\/api\/planted\.test\.ts:2: .* says on neither side/);
    expect(findFault({ path, text: APP + BOTH + words })).toBeNull();
    expect(findFault({ path, text: APP + EMBEDDED + words })).toBeNull();
  });

  it.each([
    ["GraphQL", "await me.query(`query { companies { totalCount } }`);"],
    ["several reads", "await Promise.all([read(one), read(other)]);"],
    ["a name like a statement", `it("select nothing at all", () => undefined);`],
    ["the type of a driver", `import type { DataSource } from "typeorm";`],
  ])("are not asked for where a file has %s", (_what, words) => {
    expect(findFault({ path: "tests/api/planted.test.ts", text: APP + words })).toBeNull();
  });

  it.each([
    ["a table that is renamed", "await app.test.database.query(`alter table company rename to gone`);"],
    ["a plan", "await app.test.database.query(`explain $" + "{statement}`);"],
    ["the catalogue", `await app.test.database.query("select relname from pg_class");`],
    ["another gateway", "const second = await app.beside();"],
    ["the same at once", "await Promise.all(Array.from({ length: 8 }, () => make()));"],
    ["a migration", `import { MIGRATIONS } from "../../migrations/index.js";`],
    ["a race", `import { raceRounds } from "../support/race-rounds.js";`],
  ])("are both by themselves for a file with %s, which cannot deny it", (_what, words) => {
    const path = "tests/api/planted.test.ts";

    expect(readSide(compiled(path), APP + words).both).not.toBeNull();
    expect(findFault({ path, text: APP + words })).toBeNull();
    expect(findFault({ path, text: APP + EMBEDDED + words })).toContain("but it");
  });

  it("are the embedded one for a file about that engine, whatever it says to it", () => {
    const path = "tests/database/planted.test.ts";
    const text = `${RIG}await rig.pool.query("create table planted (id integer)");`;

    expect(readSide(compiled(path), text)).toMatchObject({ both: null, isRefuted: false });
    expect(findFault({ path, text })).toBeNull();
  });

  it("are not said by a file that opens no database under test", () => {
    const path = "tests/api/planted.test.ts";

    expect(findFault({ path, text: BOTH })).toContain("opens no database");
  });
});

/** Returns what is wrong with the side of a test file, in one sentence; null when nothing is. */
function findFault({ path, text }: SourceFile): string | null {
  const file = compiled(path);
  const { both, embedded, isRefuted } = readSide(file, text);
  if (isRefuted) return `${path} says that it runs on the embedded database alone, but it ${both}: remove that import.`;
  if (text.includes("on-both-databases.js") && !opensDatabase(file, text))
    return `${path} says that it runs on both databases, and opens no database under test: remove that import.`;
  const [words] = findOwnWords({ path, text });
  if (words === undefined || both !== null || embedded !== null) return null;
  return `${path}:${words} says on neither side on which database: import tests/support/on-both-databases.js, or on-embedded-database.js, which say what each means.`;
}

function compiled(path: string): string {
  return resolve("dist", path.replace(/\.ts$/, ".js"));
}
