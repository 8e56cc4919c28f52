import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openTestDatabase, type TestDatabase } from "../support/database.js";

/** Fails as the database does when two transactions wait for each other, or saw each other's work. */
const STATES = ["40P01", "40001"];

describe("a transaction that the database broke off for another's sake", () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  const breakOff = (state: string): string =>
    `do $$ begin raise exception 'planted' using errcode = '${state}'; end $$`;

  it.each(STATES.flatMap((state) => [true, false].map((isWrapped) => ({ state, isWrapped }))))(
    "is run again, up to three times: $state, put into words already: $isWrapped",
    async ({ state, isWrapped }) => {
      const { database } = test;
      let attempts = 0;

      const answer = await database.transaction(async () => {
        attempts += 1;
        if (attempts < 3 && isWrapped) await database.query(breakOff(state));
        if (attempts < 3) throw Object.assign(new Error("planted"), { code: state });
        return "done";
      });

      expect([answer, attempts]).toEqual(["done", 3]);
    },
  );

  it.each(STATES)("is given up after the third time, as a database that does not answer: %s", async (state) => {
    let attempts = 0;

    const failing = test.database.transaction(async () => {
      attempts += 1;
      await test.database.query(breakOff(state));
    });

    await expect(failing).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE", status: 503 });
    expect(attempts).toBe(3);
  });

  it("is not run again for any other reason", async () => {
    let attempts = 0;

    const failing = test.database.transaction(async () => {
      attempts += 1;
      await test.database.query(breakOff("23505"));
    });

    await expect(failing).rejects.toMatchObject({ code: "CONFLICT" });
    expect(attempts).toBe(1);
  });
});
