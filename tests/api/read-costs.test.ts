import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { fillLargeAccount, largeReads, type AccountSize, type LargeRead } from "../support/large-account.js";
import "../support/on-both-databases.js";
import { costOf, type ReadCost } from "../support/read-cost.js";

const SIZE: AccountSize = { records: 2_000, linkedHunts: 10, linksPerHunt: 500, logEntries: 20_000 };

/** The most that each reading may read, on either database; a half more than it does. */
const MOST: Readonly<Record<string, ReadCost>> = {
  today: { statements: 2, rows: 39_000, buffers: 12_000 },
  "log total": { statements: 1, rows: 65, buffers: 3 },
  "total of all entries": { statements: 2, rows: 70, buffers: 6 },
  navigation: { statements: 2, rows: 330, buffers: 20 },
  "figures of hunts": { statements: 2, rows: 9_900, buffers: 640 },
  "steps of each week": { statements: 2, rows: 65, buffers: 50 },
  dashboard: { statements: 7, rows: 6_800, buffers: 790 },
  "search, no hit": { statements: 1, rows: 0, buffers: 70 },
  "search, every record": { statements: 2, rows: 36_000, buffers: 16_000 },
  "search, 100 letters": { statements: 2, rows: 88_000, buffers: 20_500 },
  "who calls, no hit": { statements: 1, rows: 14_000, buffers: 9_200 },
  "who calls, everybody": { statements: 1, rows: 40_000, buffers: 56_000 },
  "who calls, one letter": { statements: 1, rows: 28_000, buffers: 34_000 },
  "who calls, a number": { statements: 1, rows: 14_000, buffers: 9_300 },
  "log, frequent word": { statements: 1, rows: 310, buffers: 410 },
  "log, no match": { statements: 1, rows: 6_100, buffers: 260 },
  "log, ten letters": { statements: 1, rows: 6_100, buffers: 350 },
  "log, ten frequent letters": { statements: 1, rows: 760, buffers: 470 },
  "hunt sheet, 500 links": { statements: 14, rows: 16_000, buffers: 450 },
  "known jobs": { statements: 3, rows: 6_100, buffers: 310 },
};

describe("the readings of a large account", () => {
  let app: TestApp;
  let me: Client;
  let reads: readonly LargeRead[];

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
    await fillLargeAccount(app, me, SIZE);
    reads = await largeReads(app, me);
  });
  afterAll(() => app.close());

  it("are those that have a bound", () => {
    expect(reads.map(({ name }) => name)).toEqual(Object.keys(MOST));
  });

  it.each(Object.entries(MOST))("read no more rows and pages than they need: %s", async (name, most) => {
    const read = reads.find((each) => each.name === name);

    const cost = await costOf(app.test.database, () => me.query(read?.query ?? "", read?.variables));

    expect(cost.statements).toBe(most.statements);
    expect(cost.rows).toBeLessThanOrEqual(most.rows);
    expect(cost.buffers).toBeLessThanOrEqual(most.buffers);
  });
});
