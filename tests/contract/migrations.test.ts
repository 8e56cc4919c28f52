import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { MIGRATIONS } from "../../migrations/index.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";

/** A column, an index or a constraint, as the database itself describes it. */
interface Part {
  readonly part: string;
}

const FILE_NAME = /^\d{14}-[a-z]+(-[a-z]+)+\.ts$/;
const PARTS = `
  select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as part
    from information_schema.columns where table_schema = 'public'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  order by part`;
const TABLES = `select tablename as part from pg_tables where schemaname = 'public' order by tablename`;
// Tables that hold nobody's things: persons themselves, what the server signs with, and what the local identity provider keeps.
const OWNERLESS = /^(person|schema_migration|server_secret|rate_limit|local_\w+)$/;

describe("the migrations", () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  const query = async (sql: string): Promise<readonly string[]> =>
    (await test.database.query<Part>(sql)).map(({ part }) => part);

  it("make the tables that the entities describe", async () => {
    expect(await findDrift()).toEqual([]);
  });

  it.each([
    ["a column goes", `alter table company drop column website`, `alter table company add column website text`],
    ["a column comes", `alter table company add column planted text`, `alter table company drop column planted`],
    ["an index goes", `drop index company_by_note`, `create index company_by_note on company (owner_id, note_guid)`],
    [
      "a column may be null",
      `alter table company alter name drop not null`,
      `alter table company alter name set not null`,
    ],
  ])("are found to differ when %s", async (_fault, plant, remove) => {
    await test.database.query(plant);
    const drift = await findDrift();
    await test.database.query(remove);

    expect(drift).not.toEqual([]);
    expect(await findDrift()).toEqual([]);
  });

  it("go down to nothing and up again to the same tables", async () => {
    const before = await query(PARTS);

    for (const _ of MIGRATIONS) await test.database.dataSource.undoLastMigration();
    const empty = await query(TABLES);
    await test.database.dataSource.runMigrations();

    expect(empty).toEqual(["schema_migration"]);
    expect(await query(PARTS)).toEqual(before);
  });

  it("put the owner first in every key of what belongs to a person", async () => {
    expect(await findOwnerless()).toEqual([]);
  });

  it("are found out when a table forgets its owner", async () => {
    await test.database.query(`create table planted (id uuid primary key, owner_id uuid)`);
    const found = await findOwnerless();
    await test.database.query(`drop table planted`);

    expect(found).toEqual(["planted: PRIMARY KEY (id)"]);
  });

  it("update every index of words at once", async () => {
    expect(await findPending()).toEqual([]);
  });

  it("are found out when an index of words keeps a list of pending changes", async () => {
    await test.database.query(`create index planted on note using gin (search_words(title))`);
    const found = await findPending();
    await test.database.query(`drop index planted`);

    expect(found).toEqual(["planted"]);
  });

  it("are listed in the order of their names, each file once", () => {
    const files = readdirSync("migrations").filter((name) => /^\d/.test(name));

    expect(MIGRATIONS.map(({ name }) => `${name}.ts`)).toEqual([...files].sort());
    expect(files.filter((name) => !FILE_NAME.test(name))).toEqual([]);
  });

  async function findDrift(): Promise<readonly string[]> {
    const { upQueries } = await test.database.dataSource.driver.createSchemaBuilder().log();
    return upQueries.map((statement) => statement.query);
  }

  /** The indexes whose pending changes are read whole by each search. */
  async function findPending(): Promise<readonly string[]> {
    return query(`
      select c.relname::text as part from pg_class c join pg_am a on a.oid = c.relam
        where a.amname = 'gin' and c.relnamespace = 'public'::regnamespace
          and not coalesce(c.reloptions, '{}') @> '{fastupdate=off}' order by part`);
  }

  async function findOwnerless(): Promise<readonly string[]> {
    const keys = await query(`
      select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as part
        from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'f') order by part`);
    return keys.filter(
      (key) => !OWNERLESS.test(key.slice(0, key.indexOf(":"))) && !/(PRIMARY|FOREIGN) KEY \(owner_id\b/.test(key),
    );
  }
});
