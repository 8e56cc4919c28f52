import { join } from "node:path";
import { afterEach, expect, it } from "@jest/globals";
import { makeTables } from "../../gateway/cli/make-tables.js";
import { readTables, type TablesRow } from "../../gateway/database/tables.js";
import { makeTemplate } from "../../gateway/embedded-postgres/make-template.js";
import { cleanUp, emptyFolder, openRig } from "./embedded-rig.js";

afterEach(cleanUp);

const FILLED = `
  select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r'
    and (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', c.relname), false, true, '')))[1]::text <> '0'`;

it("gives a first start the tables of this release, and nobody's rows", async () => {
  const template = join(emptyFolder(), "template.tar.gz");
  await makeTemplate(template, makeTables);

  const { pool } = await openRig(emptyFolder(), { template });

  const tables = await readTables(async (sql) => (await pool.query<TablesRow>(sql)).rows);
  expect(tables).toEqual({ missing: [], unknown: [], isReadOnly: false });
  expect((await pool.query(FILLED)).rows).toEqual([{ name: "schema_migration" }]);
  expect((await pool.query("select datname as name from pg_database")).rows).toEqual([{ name: "postgres" }]);
});

it("is not needed: without it the database is empty, and the tables are made at the start", async () => {
  const template = join(emptyFolder(), "missing.tar.gz");

  const { pool } = await openRig(emptyFolder(), { template });

  expect((await pool.query("select 1 from pg_tables where schemaname = 'public'")).rows).toEqual([]);
});
