import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openTestDatabase, type TestDatabase } from "../support/database.js";

/** What is looked up before its owner is known: a table of its own where rows are distributed. */
const LOOK_UPS = ["access_token_hash_key", "calendar_feed_hash_key"];

const KEYS = `select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
  join pg_attribute a on a.attrelid = x.indrelid and a.attname = 'owner_id' and not a.attisdropped
  where x.indisunique and not (a.attnum = any(x.indkey::smallint[])) order by i.relname`;
/** Both sides of a foreign key have the owner, or the other side is the owner. */
const FOREIGN_KEYS = `select k.conname as name from pg_constraint k
  join pg_attribute a on a.attrelid = k.conrelid and a.attname = 'owner_id' and not a.attisdropped
  left join pg_attribute b on b.attrelid = k.confrelid and b.attname = 'owner_id' and not b.attisdropped
  where k.contype = 'f' and (not (a.attnum = any(k.conkey))
    or (b.attnum is null and k.confrelid <> 'person'::regclass)
    or (b.attnum is not null and not (b.attnum = any(k.confkey)))) order by k.conname`;

describe("a PostgreSQL that is distributed by owner", () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  const namesOf = async (statement: string): Promise<readonly string[]> =>
    (await test.database.query<{ name: string }>(statement)).map(({ name }) => name);

  it("has the owner in each key of what belongs to people, but for what is looked up without one", async () => {
    expect(await namesOf(KEYS)).toEqual(LOOK_UPS);
  });

  it("has the owner on both sides of each foreign key", async () => {
    expect(await namesOf(FOREIGN_KEYS)).toEqual([]);
  });

  it("would refuse a key and a foreign key without it, which are found out", async () => {
    const { database } = test;
    await database.query(`create table planted (owner_id uuid, id uuid constraint planted_key unique, hunt_id uuid)`);
    await database.query(
      `create table planted_part (owner_id uuid, planted_id uuid constraint planted_part_fkey references planted (id))`,
    );

    expect(await namesOf(KEYS)).toContain("planted_key");
    expect(await namesOf(FOREIGN_KEYS)).toEqual(["planted_part_fkey"]);
  });
});
