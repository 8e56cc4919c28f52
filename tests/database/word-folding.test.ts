import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createLogger } from "../../gateway/platform/logger.js";
import { WordFolding } from "../../gateway/search/word-folding.js";
import { foldWords } from "../../migrations/20261128090000-fold-words.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import "../support/on-both-databases.js";

const COMPANIES = 300;
const FIND = `query ($text: String!) {
  search(text: $text, first: 50) { name }
  companies(filter: $text) { nodes { name } }
  logEntries(where: { words: [{ text: $text }] }) { nodes { entry } } }`;

interface Found {
  readonly search: readonly { readonly name: string }[];
  readonly companies: { readonly nodes: readonly { readonly name: string }[] };
  readonly logEntries: { readonly nodes: readonly unknown[] };
}

describe("the words of an earlier release", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    await createCompany(me, { name: "Müller & Söhne" });
    await query(
      `insert into company (owner_id, id, note_guid, name) select $1, gen_random_uuid(), gen_random_uuid(), 'Many ' || n
       from generate_series(1, ${COMPANIES}) as n`,
      me.person.id,
    );
    await asBefore();
  });
  afterAll(() => app.close());

  const query = <Row extends object>(sql: string, ...values: readonly unknown[]): Promise<Row[]> =>
    app.test.database.query<Row>(sql, values);
  const unfolded = async (): Promise<number> => {
    const [row] = await query<{ count: number }>(
      `select count(*)::integer as count from company where owner_id = $1 and folds is null`,
      me.person.id,
    );
    return row?.count ?? NaN;
  };
  const folding = (): WordFolding => new WordFolding(app.test.database, createLogger("silent"));

  /** Brings the words of the person into the state in which the migration leaves them. */
  async function asBefore(): Promise<void> {
    for (const statement of foldWords.down.filter((each) => each.startsWith("CREATE INDEX"))) await query(statement);
    for (const table of ["company", "log_entry"]) {
      await query(`update ${table} set folds = null where owner_id = $1`, me.person.id);
    }
    await query(`update person set folded_words = 0 where id = $1`, me.person.id);
  }

  const names = async (text: string): Promise<Found> => me.query<Found>(FIND, { text });

  it("are folded again, and then everything is found by the new ones", async () => {
    await folding().run();

    const found = await names("mueller");
    expect([found.search, found.companies.nodes]).toEqual([[{ name: "Müller & Söhne" }], [{ name: "Müller & Söhne" }]]);
    expect(await unfolded()).toBe(0);
    expect(await query(`select to_regclass('company_search') as old`)).toEqual([{ old: null }]);
  });

  it("find what they found before, as long as they are not folded", async () => {
    await folding().prepare();

    const found = await names("muller");

    expect(await unfolded()).toBe(COMPANIES + 1);
    expect(found.search).toEqual([{ name: "Müller & Söhne" }]);
    expect(found.companies.nodes).toEqual([{ name: "Müller & Söhne" }]);
    expect(found.logEntries.nodes).toHaveLength(1);
  });

  it("stay found when the server stops in the middle, and the next start goes on", async () => {
    const first = folding();
    await first.prepare();
    let isStopping = false;
    const running = first.run(() => isStopping);
    isStopping = true;
    await running;
    const left = await unfolded();
    const meanwhile = (await names("many 299")).search;

    await folding().run();

    expect(left).toBeGreaterThan(0);
    expect(meanwhile).toEqual([{ name: "Many 299" }]);
    expect(await unfolded()).toBe(0);
  });

  it("are folded once by two servers that start at the same time, beside what is written meanwhile", async () => {
    const both = Promise.all([folding().run(), folding().run()]);
    await createCompany(me, { name: "Łódź" });
    await query(`update company set name = 'Größe' where owner_id = $1 and name = 'Many 7'`, me.person.id);
    await both;

    expect((await names("lodz")).search).toEqual([{ name: "Łódź" }]);
    expect((await names("groesse")).companies.nodes).toEqual([{ name: "Größe" }]);
    expect(await unfolded()).toBe(0);
  });

  it("cost a start one statement when there is nothing to fold", async () => {
    await folding().run();
    app.test.statements.length = 0;

    await folding().prepare();

    expect(app.test.statements).toHaveLength(1);
    expect(app.test.database.hasOldWords).toBe(false);
  });
});
