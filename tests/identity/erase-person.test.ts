import { readdir } from "node:fs/promises";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { erasePerson } from "../../gateway/identity/erase-person.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { fingerprint } from "../support/fingerprint.js";
import { newDataDir } from "../support/product.js";
import { runErasePerson, runSeed } from "../support/seeded.js";
import { makeSpace } from "../support/space.js";

const TABLES = `select table_name as name, column_name as owner from information_schema.columns
  where table_schema = 'public' and column_name in ('owner_id', 'account_id')`;

/** Each of the commands opens a database of its own. */
const FIVE_MINUTES = 300_000;

describe("a forgotten person", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it("leaves no row and no file, and everybody else as they were", async () => {
    const [person, other] = [await app.signIn(), await app.signIn()];
    await makeSpace(person, "theirs");
    await makeSpace(other, "another's");
    const { database } = app.test;
    const before = await fingerprint(database, other.person.id);

    await erasePerson(person.person.id, database, app.services.fileSweep);

    const left: string[] = [];
    for (const { name, owner } of await database.query<{ name: string; owner: string }>(TABLES)) {
      const rows = await database.query(`select 1 from ${name} where ${owner}::text in ($1, $2)`, [
        person.person.id,
        person.person.subject,
      ]);
      if (rows.length > 0) left.push(name);
    }
    expect(left).toEqual([]);
    expect(await database.query(`select 1 from person where id = $1`, [person.person.id])).toEqual([]);
    expect(await readdir(join(app.filesFolder, person.person.id))).toEqual([]);
    expect(await fingerprint(database, other.person.id)).toBe(before);
    expect(await readdir(join(app.filesFolder, other.person.id))).toHaveLength(1);
  });
});

describe("the command that forgets", () => {
  it(
    "asks to be told twice, and then leaves an address that anybody can use anew",
    async () => {
      const variables = { DATA_DIR: newDataDir() };
      const email = "demo@example.org";
      await runSeed(variables);

      const runs = [
        await runErasePerson(variables),
        await runErasePerson(variables, "--email", email),
        await runErasePerson(variables, "--email", email, "--for-good"),
        await runSeed(variables),
      ];
      rmSync(variables.DATA_DIR, { recursive: true, force: true });

      expect(runs.map(({ code }) => code)).toEqual([1, 1, 0, 0]);
      const texts = ["Usage: npm run erase-person", "say --for-good", "Removed demo@example.org", "Making an account"];
      for (const [index, text] of texts.entries()) expect(runs[index]?.output).toContain(text);
      expect(runs.map(({ output }) => output).join("")).not.toContain("    at ");
    },
    FIVE_MINUTES,
  );
});
