import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import pg from "pg";
import { SERVER_LIMITS } from "../../gateway/database/data-source.js";
import type { Database } from "../../gateway/database/database.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";

const [ME, OTHER] = [randomUUID(), randomUUID()];
/** So often is the server asked whether statements wait. */
const LOOKS = 5_000;
const PATIENT = { ...SERVER_LIMITS, lockMs: 60_000, statementMs: 60_000, answerMs: 60_000 };

describe("the sessions of the database", () => {
  let test: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    test = await openTestDatabase(PATIENT);
    ({ database } = test);
  });
  afterAll(() => test.close());

  /** Asks as a person, each time by a request of its own, and returns the names in the order of their answers. */
  async function orderOf(asked: readonly (readonly [person: string, name: string])[]): Promise<readonly string[]> {
    const answered: string[] = [];
    const ask = async ([person, name]: readonly [string, string]): Promise<void> => {
      await database.forPerson(person, () => database.query("select $1::text as name", [name]));
      answered.push(name);
    };
    await Promise.all(asked.map(ask));
    return answered;
  }
  const mine = (count: number): (readonly [string, string])[] =>
    Array.from({ length: count }, (_, n) => [ME, `mine ${n}`]);

  it("are lent to one person in the order of the requests", async () => {
    const ask = (n: number): Promise<unknown> => database.forPerson(ME, () => database.query(`select ${n} as lent`));

    // So that no session waits for its connection, and statements are sent in the order in which sessions are lent.
    await Promise.all([ask(0), ask(1)]);
    test.statements.length = 0;

    await Promise.all(Array.from({ length: 12 }, (_, n) => ask(n)));

    const lent = test.statements.flatMap((text) => /^select (\d+) as lent$/.exec(text)?.[1] ?? []);
    expect(lent.map(Number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it("are enough for transactions with statements of their own, however many there are", async () => {
    const transaction = (n: number): Promise<unknown> =>
      database.forPerson(ME, () =>
        database.transaction(async () => {
          await database.queryOwned(ME, "select $1::uuid");
          return database.transaction(async () => (await database.query<{ n: number }>(`select ${n} as n`))[0]?.n);
        }),
      );

    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => transaction(n)));

    expect(answers).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("are returned by what fails", async () => {
    const failing = Array.from({ length: 4 }, () =>
      database.forPerson(ME, () => database.query("select 1 / 0")).catch(() => "failed"),
    );

    expect(await Promise.all(failing)).toEqual(["failed", "failed", "failed", "failed"]);
    expect(await orderOf(mine(1))).toEqual(["mine 0"]);
  });

  if (process.env["TEST_DATABASE_URL"] === undefined) {
    it("of an embedded database, which is one, go to others after two statements of a person", async () => {
      const order = await orderOf([...mine(8), [OTHER, "other"]]);

      expect(order).toHaveLength(9);
      expect(order.indexOf("other")).toBeLessThanOrEqual(2);
    });
  } else {
    /** Holds the lock that every `WAIT` waits for, until the work ends. */
    const whileHeld = async <T>(work: (holder: pg.Client) => Promise<T>): Promise<T> => {
      const holder = new pg.Client({ connectionString: test.url ?? "" });
      await holder.connect();
      await holder.query("select pg_advisory_lock(7)");
      try {
        return await work(holder);
      } finally {
        await holder.end();
      }
    };
    const WAIT = "select pg_advisory_xact_lock(7)::text";
    /** Returns how many sessions wait for the lock, once there are two. */
    const waiting = async (holder: pg.Client): Promise<number> => {
      let count = 0;
      for (let look = 0; look < LOOKS && count < 2; look++) {
        const { rows } = await holder.query<{ count: number }>(
          `select count(*)::integer as count from pg_locks where locktype = 'advisory' and not granted and objid = 7
             and database = (select oid from pg_database where datname = current_database())`,
        );
        count = rows[0]?.count ?? 0;
      }
      return count;
    };

    it.each<[string, () => Promise<unknown>]>([
      ["statements", () => database.query(WAIT)],
      ["reads of what the person owns", () => database.queryOwned(ME, `${WAIT} where $1::uuid is not null`)],
      ["transactions", () => database.transaction(() => database.query(WAIT))],
    ])("of a server are two for one person: %s", async (_what, wait) => {
      const asked: Promise<unknown>[] = [];
      const answered = await whileHeld(async (holder) => {
        asked.push(...Array.from({ length: 20 }, () => database.forPerson(ME, wait)));
        const before = await waiting(holder);
        const order = await orderOf([[OTHER, "other"]]);
        return [before, order, await waiting(holder)];
      });

      expect(answered).toEqual([2, ["other"], 2]);
      await Promise.all(asked);
    });

    it("of a server are two for the owner of what is read for nobody's request", async () => {
      const asked: Promise<unknown>[] = [];
      const count = await whileHeld(async (holder) => {
        for (let n = 0; n < 5; n++) asked.push(database.queryOwned(ME, `${WAIT} where $1::uuid is not null`));
        await orderOf([[OTHER, "other"]]);
        return waiting(holder);
      });

      expect(count).toBe(2);
      await Promise.all(asked);
    });
  }
});
