import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { Browser, type Visit } from "./browser.js";
import { startLocalProvider, type LocalRig } from "./local-rig.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
const MINUTE = 60_000;
let test: TestDatabase;
let rig: LocalRig;
let browser: Browser;
/** The sign-in page that the guesses are typed into. */
let page: Visit;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  rig = await startLocalProvider(test);
  const first = new Browser();
  await first.submit((await rig.begin(first)).page, maya);
  browser = new Browser();
  ({ page } = await rig.begin(browser));
});
afterEach(() => rig.close());

function signInFrom(address: string, account = maya): Promise<Visit> {
  return browser.submit(page, account, { "x-forwarded-for": address });
}

async function guess(times: number, address: string, email = maya.email): Promise<Visit> {
  for (let time = 1; time < times; time++) await signInFrom(address, { ...maya, email, password: "wrong password" });
  return signInFrom(address, { ...maya, email, password: "wrong password" });
}

describe("guessing a password", () => {
  it("is over after ten attempts from one address, also with the right one, until the time is up", async () => {
    expect((await guess(10, "203.0.113.7")).status).toBe(422);
    rig.clock.advance(MINUTE);

    const limited = await signInFrom("203.0.113.7");

    expect(limited.status).toBe(429);
    expect(limited.headers.get("retry-after")).toBe(String(14 * 60));
    expect(limited.text).toContain("That was tried too often. Try again in 14 minutes.");
    expect(limited.text).toContain(`value="${maya.email}"`);
    rig.clock.advance(14 * MINUTE);
    expect((await signInFrom("203.0.113.7")).url.searchParams.has("code")).toBe(true);
  });

  it("locks the person out nowhere else", async () => {
    await guess(11, "203.0.113.7");

    const back = await signInFrom("198.51.100.9");

    expect(back.url.searchParams.has("code")).toBe(true);
  });

  it("counts for a whole IPv6 network", async () => {
    for (let host = 1; host <= 10; host++) await guess(1, `2001:db8:1:2::${host}`);

    expect((await guess(1, "2001:db8:1:2:ffff::1")).status).toBe(429);
    expect((await guess(1, "2001:db8:1:3::1")).status).toBe(422);
  });

  it("is over after fifty attempts on many accounts from one address, while others go on", async () => {
    for (let account = 1; account <= 50; account++) await guess(1, "203.0.113.7", `person${account}@example.org`);

    expect((await guess(1, "203.0.113.7", "person51@example.org")).status).toBe(429);
    expect((await guess(1, "203.0.113.8", "person51@example.org")).status).toBe(422);
  });

  it("is over for everybody after five hundred attempts in all, wherever they come from", async () => {
    await guess(1, "203.0.113.7");
    await test.database.query("update local_attempt set count = 500");

    expect((await guess(1, "198.51.100.9", "ruth@example.org")).status).toBe(429);
  });

  it("is counted also when many guesses come at once", async () => {
    const visits = await Promise.all(Array.from({ length: 20 }, () => guess(1, "203.0.113.7")));

    expect(visits.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(visits.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it("is not held against those who are right", async () => {
    for (let time = 1; time <= 15; time++) await rig.signIn(new Browser(), maya);

    expect(await rig.signIn(new Browser(), maya)).toMatchObject({ status: 200 });
  });
});

describe("making accounts", () => {
  it("is over after ten attempts from one address in an hour", async () => {
    const form = await browser.follow(page, "/sign-up");
    const signUp = (account: typeof maya): Promise<Visit> =>
      browser.submit(form, account, { "x-forwarded-for": "203.0.113.7" });
    for (let time = 1; time <= 10; time++) await signUp({ ...maya, name: "Somebody" });

    const limited = await signUp({ ...maya, email: "ruth@example.org" });

    expect(limited.status).toBe(429);
    expect(limited.text).toContain("Try again in 60 minutes.");
  });
});
