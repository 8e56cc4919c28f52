import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { updateSearchAtOnce } from "../../migrations/20261126090100-update-search-at-once.js";
import { foldWords } from "../../migrations/20261128090000-fold-words.js";
import { createOffer } from "../../migrations/20261129120000-create-offer.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { createPerson } from "../support/factories/person.js";

const NOTES = `insert into note (owner_id, id, note_guid, date, title)
  select $1, gen_random_uuid(), gen_random_uuid(), now(), 'Planted ' || n from generate_series(1, 200) as n`;
/** Empties the list of pending changes, and returns how many pages it had. */
const PENDING = `select gin_clean_pending_list('note_search')::integer as pages`;

describe("the upgrade of the indexes of the search", () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openTestDatabase();
    // The indexes that it is about are there until words are folded again.
    for (const statement of [...createOffer.down, ...foldWords.down]) await test.database.query(statement);
  });
  afterAll(() => test.close());

  async function pendingAfter(statements: readonly string[]): Promise<number> {
    const { id } = await createPerson(test.database);
    for (const statement of updateSearchAtOnce.down) await test.database.query(statement);
    await test.database.query(NOTES, [id]);
    for (const statement of statements) await test.database.query(statement);
    return (await test.database.query<{ pages: number }>(PENDING))[0]?.pages ?? -1;
  }

  it("leaves no list of changes that the indexes lack, which there was before it", async () => {
    expect(await pendingAfter([])).toBeGreaterThan(0);
    expect(await pendingAfter(updateSearchAtOnce.up)).toBe(0);
  });

  it("is of a setting that each index of words and numbers of today has, too", async () => {
    const today = await openTestDatabase();
    const indexes = await today.database.query<{ name: string; options: readonly string[] | null }>(
      `select c.relname as name, c.reloptions as options from pg_class c join pg_am a on a.oid = c.relam where a.amname = 'gin'`,
    );
    await today.close();

    expect(indexes.length).toBeGreaterThan(9);
    expect(indexes.filter(({ options }) => options?.includes("fastupdate=off") !== true)).toEqual([]);
  });

  it("lets no such list come again", async () => {
    const { id } = await createPerson(test.database);
    for (const statement of updateSearchAtOnce.up) await test.database.query(statement);

    await test.database.query(NOTES, [id]);

    expect(await test.database.query(PENDING)).toEqual([{ pages: 0 }]);
  });
});
