import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import type { BackUpPlace } from "../../gateway/identity/local-provider/back-up-page.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { Browser, type Visit } from "./browser.js";
import { NO_BACK_UPS, startLocalProvider, type LocalRig } from "./local-rig.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
const FOUND = { name: "20261121T030000.000Z.tar.gz", createdAt: new Date("2026-11-21T03:00:00Z") };
let test: TestDatabase;
let rig: LocalRig;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
afterEach(() => rig.close());

async function open(place: Partial<BackUpPlace>, language?: string): Promise<Visit> {
  rig = await startLocalProvider(test, { backUpPlace: { ...NO_BACK_UPS, ...place } });
  const browser = new Browser(language);
  return browser.follow((await rig.begin(browser)).page, "/back-up");
}

describe("who has a back-up", () => {
  it("reads on an empty installation how to bring it back to the embedded database, and what there is", async () => {
    const { status, text } = await open({ found: () => [FOUND] });

    expect(status).toBe(200);
    expect(text).toContain("<h1>Bring a back-up back</h1>");
    expect(text).toContain("npm run restore -- data/backups/&#60;file&#62;.tar.gz");
    expect(text).toContain(`${FOUND.name}</code> Nov 21, 2026, 3:00`);
  });

  it("reads how to bring it back to PostgreSQL", async () => {
    const { text } = await open({ engine: "postgresql", hasFilesOnDisk: false });

    expect(text).toContain("pg_restore --clean --if-exists");
    expect(text).not.toContain("npm run restore");
    expect(text).not.toContain("data/files");
  });

  it("reads it in their language", async () => {
    expect((await open({}, "ar")).text).toContain("<h1>استعادة نسخة احتياطية</h1>");
  });

  it("is told nothing once there is an account", async () => {
    const page = await open({});
    const browser = new Browser();
    await browser.submit((await rig.begin(browser)).page, maya);
    const other = new Browser();
    const begun = (await rig.begin(other)).page;

    const refused = await other.open(`${begun.url.href}/back-up`);

    expect(begun.text).not.toContain("back-up");
    expect([page.status, refused.status]).toEqual([200, 404]);
  });
});
