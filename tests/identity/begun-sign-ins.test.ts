import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { Browser } from "./browser.js";
import { startLocalProvider, type LocalRig } from "./local-rig.js";
import "../support/on-both-databases.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };

describe("a sign-in that was begun", () => {
  let test: TestDatabase;
  let rig: LocalRig;

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  beforeEach(async () => {
    // A host name, so that the page offers passkeys.
    rig = await startLocalProvider(test, { hostname: "localhost" });
    const browser = new Browser();
    await browser.submit((await rig.begin(browser)).page, maya);
  });
  afterEach(() => rig.close());
  afterAll(() => test.close());

  const countRows = async (): Promise<number> => {
    const [row] = await test.database.query<{ count: number }>(
      `select (select count(*) from local_sign_in_record)::integer + (select count(*) from local_attempt)::integer as count`,
    );
    return row?.count ?? -1;
  };

  it("is not in the database, however often its page is seen", async () => {
    const before = await countRows();

    for (let view = 1; view <= 20; view++) {
      const browser = new Browser();
      const { page } = await rig.begin(browser);
      expect((await browser.follow(page, "/sign-up")).text).toContain('name="name"');
      expect((await browser.open(page.url)).text).toContain("data-passkey");
    }

    expect(await countRows()).toBe(before);
  });

  it("is not in the database after an empty form or a passkey of nobody", async () => {
    const browser = new Browser();
    const { page } = await rig.begin(browser);
    const before = await countRows();

    const empty = await browser.submit(page, { email: "", password: "" });
    const foreign = await browser.open(`${page.url.href}/passkey`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin" },
      body: new URLSearchParams({ response: "{}" }),
    });

    expect([empty.status, foreign.status]).toEqual([422, 422]);
    expect(await countRows()).toBe(before);
  });

  it("goes on at another gateway", async () => {
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser);
    const other = await startLocalProvider(test, { keepsAccounts: true, publicUrl: rig.origin });
    const moved = { ...page, url: new URL(page.url.pathname, other.origin) };

    const back = await browser.submit(moved, maya);

    expect(back.url.searchParams.get("state")).toBe(challenge.state);
    await other.close();
  });

  it("ends when it is finished", async () => {
    const browser = new Browser();
    const { page } = await rig.begin(browser);
    await browser.submit(page, maya);

    expect(browser.cookie("job_hunt_begun")).toBeUndefined();
    expect((await browser.open(page.url)).status).toBe(400);
  });

  it("is in a cookie of its page for an hour", async () => {
    const browser = new Browser();
    await rig.begin(browser);

    expect(browser.setCookies.find((line) => line.startsWith("job_hunt_begun"))).toMatch(
      /; Max-Age=3600; Path=\/oidc\/interaction\/[\w-]+; .*HttpOnly; SameSite=Lax/,
    );
  });

  it.each([
    ["an altered one", (cookie: string) => `A${cookie.slice(1)}`],
    ["a short one", () => "AAAA"],
    ["none", () => ""],
  ])("is not taken from %s of its cookie", async (_what, change) => {
    const browser = new Browser();
    const { page } = await rig.begin(browser);
    const line = browser.setCookies.find((cookie) => cookie.startsWith("job_hunt_begun")) ?? "";
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const altered = change(value);
    browser.takeCookie(`${name}=${altered === value ? `B${value.slice(1)}` : altered}; path=${page.url.pathname}`);

    expect((await browser.open(page.url)).status).toBe(400);
  });

  it("is not taken from the cookie of another sign-in", async () => {
    const [browser, other] = [new Browser(), new Browser()];
    const { page } = await rig.begin(browser);
    await rig.begin(other);
    const line = other.setCookies.find((cookie) => cookie.startsWith("job_hunt_begun")) ?? "";
    browser.takeCookie(line.replace(/path=[^;]*/i, `path=${page.url.pathname}`));

    expect((await browser.open(page.url)).status).toBe(400);
  });

  it("is refused when its parameters are longer than a cookie", async () => {
    const { page } = await rig.begin(new Browser(), { state: "x".repeat(4_000) });

    expect(page.url.searchParams.get("error_description")).toBe("the parameters are too long");
  });
});
