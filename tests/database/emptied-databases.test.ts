import { describe, expect, it } from "@jest/globals";
import { migratedImage } from "../support/database.js";
import { fingerprintOf, openEmbeddedDatabase } from "../support/embedded-databases.js";

const PERSON = `insert into person (id, issuer, subject, email_verified, created_at, updated_at)
  values (gen_random_uuid(), 'https://planted.example.org/', 'planted', true, now(), now())`;
const STATE = `select (select count(*)::integer from person) as persons, (select count(*)::integer from schema_migration) as migrations,
  (select count(*)::integer from pg_prepared_statements) as prepared, (select jsonb_object_agg(name, setting) from pg_settings) as settings`;

describe("an embedded database that a test file opens", () => {
  it("is one that was used before, without its rows, its session and who listened to it", async () => {
    const first = await openEmbeddedDatabase(migratedImage);
    const before = await first.pglite.query(STATE);
    const heard: string[] = [];
    await first.listen("planted", { onMessage: (message) => void heard.push(message), onGap: () => undefined });
    await first.pglite.exec(`${PERSON}; set search_path to pg_catalog; prepare planted as select 1`);
    await first.pglite.exec("begin; select 1");
    await first.release();

    const second = await openEmbeddedDatabase(migratedImage);
    const after = await second.pglite.query(STATE);
    await second.pglite.exec("notify planted, 'again'");
    await second.release();

    expect(second.pglite).toBe(first.pglite);
    expect(after.rows).toEqual(before.rows);
    expect(after.rows).toMatchObject([{ persons: 0, prepared: 0 }]);
    expect(heard).toEqual([]);
  });

  it("is never one that was left with other tables", async () => {
    const first = await openEmbeddedDatabase(migratedImage);
    await first.pglite.exec("create table planted (id integer)");
    await first.release();

    const second = await openEmbeddedDatabase(migratedImage);
    await second.release();

    expect(second.pglite).not.toBe(first.pglite);
    expect(first.pglite.closed).toBe(true);
  });

  it.each([
    ["a table under another name", "alter table company rename to planted"],
    ["a column that may be null", "alter table company alter name drop not null"],
    ["an index less", "drop index company_by_note"],
    ["a constraint more", "alter table company add constraint planted check (version > 0)"],
    ["a function more", "create function planted() returns integer language sql as 'select 1'"],
    ["statistics", `${PERSON}; analyze person`],
    ["a migration less", "delete from schema_migration where name = (select max(name) from schema_migration)"],
  ])("is told apart from one with %s", async (_difference, change) => {
    const { pglite, release } = await openEmbeddedDatabase(migratedImage);
    const before = await fingerprintOf(pglite, ["schema_migration"]);

    await pglite.exec(`begin; ${change}`);
    const changed = await fingerprintOf(pglite, ["schema_migration"]);
    await release();

    expect(changed).not.toBe(before);
  });
});
