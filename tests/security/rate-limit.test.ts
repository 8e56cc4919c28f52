import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { AppError } from "../../gateway/platform/errors.js";
import { createRateLimits, type RateLimits } from "../../gateway/platform/rate-limit.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { RACE_LIMIT_MS, raceRounds } from "../support/race-rounds.js";

const ROUNDS = raceRounds(20, 1, 2);
const RULES = {
  page: [{ points: 10, seconds: 60 }],
  model: [
    { points: 3, seconds: 60 },
    { points: 5, seconds: 86_400 },
  ],
  accessToken: [{ points: 300, seconds: 60 }],
};

describe("rate limits that gateways share", () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  const open = () => createRateLimits({ dataSource: test.database.dataSource, rules: RULES });

  it("let just as many uses through as the rule says, however many gateways count at once", async () => {
    const gateways = await Promise.all([open(), open()]);

    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, at) => outcomeOf(gateways[at % 2], "page", "ann")),
    );

    expect(outcomes.filter((outcome) => outcome === "spent")).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === "RATE_LIMITED")).toHaveLength(20);
  });

  it(
    "are there for each of several gateways that start at once on a new database",
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        await test.database.query("drop table if exists rate_limit");

        const gateways = await Promise.all(Array.from({ length: 4 }, open));

        expect(await Promise.all(gateways.map((gateway) => outcomeOf(gateway, "page", "fay")))).toEqual(
          Array(4).fill("spent"),
        );
      }
    },
    RACE_LIMIT_MS,
  );

  it("remember their counts over a restart, for that person and that kind of use alone", async () => {
    for (let at = 0; at < 10; at++) await outcomeOf(await open(), "page", "bob");

    const restarted = await open();

    expect(await outcomeOf(restarted, "page", "bob")).toBe("RATE_LIMITED");
    expect(await outcomeOf(restarted, "page", "cid")).toBe("spent");
    expect(await outcomeOf(restarted, "model", "bob")).toBe("spent");
  });

  it("take no use from the day for what the minute refuses", async () => {
    const limits = await open();
    for (let at = 0; at < 8; at++) await outcomeOf(limits, "model", "dee");

    const [day] = await test.database.query<{ points: number }>("select points from rate_limit where key = $1", [
      "model/86400:dee",
    ]);

    expect(day).toEqual({ points: 3 });
  });

  it("go on counting in memory when the table is lost", async () => {
    const limits = await open();
    await test.database.query("drop table rate_limit");

    const outcomes = [];
    for (let at = 0; at < 11; at++) outcomes.push(await outcomeOf(limits, "page", "eve"));

    expect(outcomes.filter((outcome) => outcome === "spent")).toHaveLength(10);
    expect(outcomes.at(-1)).toBe("RATE_LIMITED");
  });
});

async function outcomeOf(limits: RateLimits | undefined, name: keyof typeof RULES, personId: string): Promise<string> {
  return limits === undefined
    ? "no gateway"
    : limits.spend(name, personId).then(
        () => "spent",
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      );
}
