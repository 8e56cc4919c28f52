import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { Attempts } from "../../gateway/identity/local-provider/attempts.js";
import { Passwords } from "../../gateway/identity/local-provider/passwords.js";
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

function from(address: string): Record<string, string> {
  return { "x-forwarded-for": address };
}

function signInFrom(address: string, account = maya): Promise<Visit> {
  return browser.submit(page, account, from(address));
}

function hasSignedIn({ url }: Visit): boolean {
  return url.searchParams.has("code");
}

async function guess(times: number, address: string, email = maya.email): Promise<Visit> {
  for (let time = 1; time < times; time++) await signInFrom(address, { ...maya, email, password: "wrong password" });
  return signInFrom(address, { ...maya, email, password: "wrong password" });
}

/** Guesses at so many accounts as the page does once it has read its form: the forms are what takes the time. */
async function guessAtAccounts(count: number, address: string): Promise<void> {
  const attempts = new Attempts(test.database, rig.clock);
  for (let account = 1; account <= count; account++) {
    const email = `person${account}.${address}@example.org`;
    await attempts.look({ email, address, browser: undefined }, () => Promise.resolve(undefined));
  }
}

describe("guessing a password", () => {
  it("is over after ten attempts from one address, also with the right one, until the time is up", async () => {
    expect((await guess(10, "203.0.113.7")).status).toBe(422);
    rig.clock.advance(MINUTE);

    const limited = await signInFrom("203.0.113.7");

    expect(limited.status).toBe(429);
    expect(limited.headers.get("retry-after")).toBe(String(14 * 60));
    expect(limited.text).toContain("The password was wrong too often. For 14 minutes the right one is refused too.");
    expect(limited.text).not.toContain("A passkey works meanwhile.");
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
    for (let host = 1; host <= 10; host++) await guess(1, `2001:db8:1:${host}::${host}`);

    expect((await guess(1, "2001:db8:1:ffff::1")).status).toBe(429);
    expect((await guess(1, "2001:db8:2::1")).status).toBe(422);
  });

  it("is over after thirty attempts on an account, from however many networks, until the time is up", async () => {
    for (let network = 1; network <= 3; network++) await guess(10, `203.0.113.${network}`);

    expect((await signInFrom("198.51.100.9")).status).toBe(429);
    rig.clock.advance(15 * MINUTE);
    expect(hasSignedIn(await signInFrom("198.51.100.9"))).toBe(true);
  });

  it("locks nobody out of a browser in which they signed in before", async () => {
    await signInFrom("198.51.100.9");
    ({ page } = await rig.begin(browser, { prompt: "login" }));
    const stranger = new Browser();
    const elsewhere = (await rig.begin(stranger)).page;
    for (let time = 1; time <= 40; time++)
      await stranger.submit(elsewhere, { ...maya, password: "wrong password" }, from(`203.0.113.${time % 4}`));

    const owner = await signInFrom("203.0.113.1");

    expect((await stranger.submit(elsewhere, maya, from("203.0.113.9"))).status).toBe(429);
    expect(hasSignedIn(owner)).toBe(true);
  });

  it("is over after ten attempts in a browser that is known, and no other account's sign-in makes it known", async () => {
    const ruth = { name: "Ruth Tal", email: "ruth@example.org", password: "battery staple" };
    const known = new Browser();
    await known.submit(await known.follow((await rig.begin(known)).page, "/sign-up"), ruth);
    ({ page } = await rig.begin(known, { prompt: "login" }));
    browser = known;

    const statuses: number[] = [];
    for (const email of [ruth.email, maya.email])
      for (let time = 1; time <= 11; time++) statuses.push((await guess(1, "203.0.113.7", email)).status);

    const ten = Array<number>(10).fill(422);
    expect(statuses).toEqual([...ten, 429, ...ten, 429]);
    expect((await guess(1, "203.0.113.8", ruth.email)).status).toBe(429);
    expect((await guess(1, "203.0.113.8", maya.email)).status).toBe(422);
  });

  it("is told to wait after fifty attempts from one network, where whoever is right gets in", async () => {
    await guessAtAccounts(49, "203.0.113.7");
    expect((await guess(1, "203.0.113.7", "person50@example.org")).status).toBe(422);

    expect((await guess(1, "203.0.113.7", "person51@example.org")).status).toBe(429);
    expect((await guess(1, "203.0.113.8", "person51@example.org")).status).toBe(422);
    expect(hasSignedIn(await signInFrom("203.0.113.7"))).toBe(true);
  });

  it("gives no more guesses at an account where attempts are told to wait", async () => {
    await guessAtAccounts(50, "203.0.113.7");
    await guess(10, "203.0.113.7");

    expect((await signInFrom("203.0.113.7")).status).toBe(429);
    expect(hasSignedIn(await signInFrom("203.0.113.8"))).toBe(true);
  });

  it("shuts no eleventh network after fifty attempts from each of ten", async () => {
    for (let network = 1; network <= 10; network++) await guessAtAccounts(50, `203.0.113.${network}`);

    expect((await guess(1, "198.51.100.9")).status).toBe(422);
    expect(hasSignedIn(await signInFrom("198.51.100.9"))).toBe(true);
  });

  it("is told to wait everywhere after five hundred attempts in all, where whoever is right gets in", async () => {
    await guess(1, "203.0.113.7", "ruth@example.org");
    await test.database.query("update local_attempt set count = 500");

    expect((await guess(1, "198.51.100.9", "sam@example.org")).status).toBe(429);
    expect(hasSignedIn(await signInFrom("198.51.100.9"))).toBe(true);
  });

  it.each([
    ["a stranger's browser", () => Promise.resolve()],
    [
      "a known browser",
      async () => {
        await signInFrom("203.0.113.7");
        ({ page } = await rig.begin(browser, { prompt: "login" }));
      },
    ],
    ["a network past its budget", () => test.database.query("update local_attempt set count = 50")],
  ])("is looked at ten times also when forty guesses come at once from %s", async (_where, prepare) => {
    await guess(1, "203.0.113.7", "nobody@example.org");
    await prepare();
    const looked = jest.spyOn(Passwords.prototype, "matches");

    const visits = await Promise.all(Array.from({ length: 40 }, () => guess(1, "203.0.113.7")));

    expect(looked).toHaveBeenCalledTimes(10);
    expect(visits.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30);
    looked.mockRestore();
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
