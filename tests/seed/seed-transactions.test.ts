import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { readConfig } from "../../gateway/config.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { createDraft, eraseLeftDrafts } from "../../gateway/seed/draft-person.js";
import { seedDemoAccount } from "../../gateway/seed/seed-demo-account.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { MeasuredDatabase } from "../support/measured-database.js";
import "../support/on-both-databases.js";

/** A server ends a transaction after ten seconds without a statement; a slow and busy machine is forty times as slow as this. */
const WORK_MAX_MS = 250;
const DAY_MS = 24 * 60 * 60 * 1000;
const ITEMS = 45;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("seeding", () => {
  it("computes outside of its transactions, and none of them grows with what is written", async () => {
    const database = new MeasuredDatabase(app.test.database.dataSource);

    await seedDemoAccount({
      config: readConfig({ DATA_DIR: dirname(app.filesFolder) }),
      database,
      logger: createLogger("silent"),
      today: app.clock.now(),
      items: ITEMS,
    });

    expect(database.longestWorkMs).toBeGreaterThan(0);
    expect(database.longestWorkMs).toBeLessThan(WORK_MAX_MS);
    expect(database.mostStatements).toBeLessThan(600);
  });

  it("leaves a draft that nobody sees when it is killed, and it is removed after a day", async () => {
    const { database } = app.test;
    const count = async (): Promise<unknown> =>
      database.query(`select (select count(*)::integer from person) as persons,
        (select count(*)::integer from company) as companies`);
    const before = await count();
    const draftId = await createDraft(database, null, app.clock.now());
    await app.services.companies.create(draftId, { name: "Half a search", type: "Employer", id: uuidv7() });
    const between = await count();

    await eraseLeftDrafts(database, app.services.fileSweep, new Date(app.clock.now().getTime() + DAY_MS - 1));
    const early = await count();
    await eraseLeftDrafts(database, app.services.fileSweep, new Date(app.clock.now().getTime() + DAY_MS));

    expect(between).not.toEqual(before);
    expect(early).toEqual(between);
    expect(await count()).toEqual(before);
  });
});
