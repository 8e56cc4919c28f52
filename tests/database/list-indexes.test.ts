import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { tableOf } from "../../gateway/database/columns.js";
import { NOTE_TARGETS } from "../../gateway/records.js";
import { recordKeys, RecordSort } from "../../gateway/record/record-sort.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";

const ORDERS = NOTE_TARGETS.flatMap(({ entity, list }) =>
  Object.values(RecordSort).map((sort) => [tableOf(entity), sort, recordKeys(list.sort)[sort].sql] as const),
);
const OWNER = "'0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a'::uuid";

describe("a list of records", () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  /** The plan of a page, where sorting is out of the question if any index has the order. */
  const planOf = (table: string, key: string): Promise<string> =>
    test.database.transaction(async () => {
      await test.database.query("set local enable_sort = off");
      await test.database.query("set local enable_seqscan = off");
      const lines = await test.database.query<Record<string, string>>(
        `explain select r.id from ${table} r where r.owner_id = ${OWNER} and r.deleted_at is null
         order by ${key}, r.id limit 50`,
      );
      return lines.flatMap((line) => Object.values(line)).join("\n");
    });

  it.each(ORDERS)("of the table %s is read by an index in the order %s", async (table, _sort, key) => {
    expect(await planOf(table, key)).not.toMatch(/Sort/);
  });

  it("is found out where it is sorted by something that has no index", async () => {
    expect(await planOf("company", "r.description")).toMatch(/Sort/);
  });
});
