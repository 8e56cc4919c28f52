import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { tableOf } from "../../gateway/database/columns.js";
import { NOTE_TARGETS, RECORD_LIST } from "../../gateway/registry/records.js";
import { recordKeys, RecordSort } from "../../gateway/record/record-sort.js";
import { IS_FOLDED, nameStartsSql, wordsSql } from "../../gateway/database/word-query.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { createPerson } from "../support/factories/person.js";

const ORDERS = NOTE_TARGETS.flatMap(({ entity, list }) =>
  Object.values(RecordSort).map((sort) => [tableOf(entity), sort, recordKeys(list.sort)[sort].sql] as const),
);
const OWNER = "'0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a'::uuid";

const SEARCHED = RECORD_LIST.flatMap(({ entity, list, search }) =>
  search === undefined ? [] : [[tableOf(entity), { names: list.names, texts: search.texts }] as const],
);
const NAMED = RECORD_LIST.flatMap(({ entity, search }) =>
  search === undefined ? [] : [[tableOf(entity), search.named] as const],
);

describe("a list of records", () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  /** The plan of a statement, where nothing is sorted or read whole if any index spares it. */
  const planOf = (statement: string): Promise<string> =>
    test.database.transaction(async () => {
      for (const way of ["sort", "seqscan"]) await test.database.query(`set local enable_${way} = off`);
      const lines = await test.database.query<Record<string, string>>(`explain ${statement}`);
      return lines.flatMap((line) => Object.values(line)).join("\n");
    });
  const pageOf = (table: string, key: string): string =>
    `select r.id from ${table} r where r.owner_id = ${OWNER} and r.deleted_at is null order by ${key}, r.id limit 50`;

  it.each(ORDERS)("of the table %s is read by an index in the order %s", async (table, _sort, key) => {
    expect(await planOf(pageOf(table, key))).not.toMatch(/Sort/);
  });

  it("is found out where it is sorted by something that has no index", async () => {
    expect(await planOf(pageOf("company", "r.description"))).toMatch(/Sort/);
  });

  it.each(SEARCHED)("of the table %s is searched by its index, which has the same texts", async (table, texts) => {
    const plan = await planOf(
      `select id from ${table} where ${IS_FOLDED} and ${wordsSql(texts)} @@ 'planted'::tsquery`,
    );

    expect(plan).toContain(`${table}_folded`);
  });

  it.each(NAMED)(
    "of the table %s is searched for names by an index, which has the same columns",
    async (table, named) => {
      const plan = await planOf(
        `select id from ${table} where ${IS_FOLDED} and ${nameStartsSql(named)} @@ 'planted'::tsquery`,
      );

      // The name of a sign is all of its text, whose words have one index.
      expect(plan).toContain(table === "sign" ? "sign_folded" : `${table}_named`);
    },
  );

  it.each([
    ["contact", "first_name", "mobile"],
    ["company", "name", "phone"],
  ])("of the table %s is searched for a number by its index", async (table, name, number) => {
    const { id: owner } = await createPerson(test.database);
    await test.database.query(
      `insert into ${table} (owner_id, id, note_guid, ${name}, ${number})
       select $1, gen_random_uuid(), gen_random_uuid(), 'Planted', '07700 90' || n from generate_series(1000, 2999) as n`,
      [owner],
    );
    const plan = await planOf(
      `select id from ${table} where phone_keys(${number}) && '{0771}' and ${number} is not null and deleted_at is null`,
    );

    expect(plan).toMatch(new RegExp(`${table}_phone[^]*Index Cond: .*phone_keys`));
  });
});
