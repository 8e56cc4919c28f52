import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { Secret, TOTP } from "otpauth";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { Browser, type Challenge, type Visit } from "./browser.js";
import { startLocalProvider, type LocalRig } from "./local-rig.js";
import "../support/on-both-databases.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
const STEP = 30_000;
const MINUTE = 60_000;

describe("signing in with one-time codes", () => {
  let test: TestDatabase;
  let rig: LocalRig;
  let accountId: string;
  let secret: string;
  let recoveryCodes: readonly string[];

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  beforeEach(async () => {
    rig = await startLocalProvider(test);
    const browser = new Browser();
    await browser.submit((await rig.begin(browser)).page, maya);
    const [account] = await test.database.query<{ id: string }>(`select id from local_account`);
    accountId = account?.id ?? "";
    const { factors } = rig.provider;
    ({ secret } = await factors.beginOneTimeCodes(accountId));
    recoveryCodes = (await factors.turnOnOneTimeCodes(accountId, codeAt(-1))) ?? [];
  });
  afterEach(() => rig.close());
  afterAll(() => test.close());

  /** The code of now, or of so many steps from now. */
  const codeAt = (steps = 0): string =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: rig.clock.now().getTime() + steps * STEP });
  const wrongCode = (): string => {
    const near = [-1, 0, 1].map(codeAt);
    return ["000000", "111111", "222222", "333333"].find((code) => !near.includes(code)) ?? "";
  };
  const typePassword = async (
    browser = new Browser(),
  ): Promise<{ browser: Browser; page: Visit; challenge: Challenge }> => {
    const { page, challenge } = await rig.begin(browser);
    return { browser, page: await browser.submit(page, maya), challenge };
  };
  /** A whole sign-in with this code; the status of its end. */
  const signIn = async (values: Record<string, string>): Promise<number> => {
    const { browser, page, challenge } = await typePassword();
    const visit = await browser.submit(page, values);
    return visit.url.searchParams.has("code") ? (await rig.finish(visit, challenge)).status : visit.status;
  };
  const guess = async (times: number): Promise<void> => {
    const { browser, page } = await typePassword();
    for (let time = 1; time <= times; time++) {
      expect((await browser.submit(page, { code: wrongCode() })).status).toBe(422);
    }
  };

  it("asks for the code on a page of its own, which fills in and types as codes do", async () => {
    const { page } = await typePassword();

    expect(page.url.pathname).toMatch(/\/second-factor$/);
    expect(page.text).toContain("<h1>Confirm that it is you</h1>");
    expect(page.text).toMatch(/name="code"[^>]*autocomplete="one-time-code" inputmode="numeric"/);
  });

  it.each([
    ["of now", 0],
    ["of one step before", -1],
    ["of one step after", 1],
  ])("takes the code %s", async (_when, steps) => {
    rig.clock.advance(10 * STEP);

    expect(await signIn({ code: codeAt(steps) })).toBe(200);
  });

  it.each([-2, 2])("refuses the code of %s steps away", async (steps) => {
    rig.clock.advance(10 * STEP);

    expect(await signIn({ code: codeAt(steps) })).toBe(422);
  });

  it("takes a code with marks that nobody sees, and in the digits of another keyboard", async () => {
    rig.clock.advance(10 * STEP);
    const arabic = codeAt().replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

    expect(await signIn({ code: `\u202A${arabic.slice(0, 3)}\u200B ${arabic.slice(3)}\u202C` })).toBe(200);
  });

  it("refuses a wrong code and no code, and says so", async () => {
    const { browser, page } = await typePassword();

    const wrong = await browser.submit(page, { code: wrongCode() });
    const none = await browser.submit(page, { code: " " });

    expect(wrong.text).toContain("That code is not right, or was used already.");
    expect(none.text).toContain("Enter a code.");
    expect([wrong.status, none.status]).toEqual([422, 422]);
  });

  it("takes each code once, and none of a step before it", async () => {
    rig.clock.advance(10 * STEP);

    expect(await signIn({ code: codeAt() })).toBe(200);
    expect(await signIn({ code: codeAt() })).toBe(422);
    expect(await signIn({ code: codeAt(-1) })).toBe(422);
    expect(await signIn({ code: codeAt(1) })).toBe(200);
  });

  it("takes one of several sign-ins with the same code at once", async () => {
    rig.clock.advance(10 * STEP);

    const ends = await Promise.all([1, 2, 3].map(() => signIn({ code: codeAt() })));

    expect(ends.sort()).toEqual([200, 422, 422]);
  });

  it("takes each recovery code once, however it is typed", async () => {
    const [first = ""] = recoveryCodes;

    expect(recoveryCodes).toHaveLength(10);
    expect(await signIn({ recoveryCode: ` ${first.toUpperCase().replaceAll("-", " ")}` })).toBe(200);
    expect(await signIn({ recoveryCode: first })).toBe(422);
  });

  it("keeps neither the secret nor a recovery code as it is", async () => {
    const rows = await test.database.query(
      `select sealed_secret as kept from local_one_time_code union all select hash from local_recovery_code`,
    );

    const kept = JSON.stringify(rows);
    expect(rows).toHaveLength(11);
    for (const word of [secret, ...recoveryCodes]) expect(kept).not.toContain(word);
  });

  it("takes five wrong codes in a quarter of an hour, and then not even a right one", async () => {
    await guess(5);

    const limited = await signIn({ code: codeAt() });
    rig.clock.advance(15 * MINUTE);
    const later = await signIn({ code: codeAt() });

    expect([limited, later]).toEqual([429, 200]);
  });

  it("takes thirty wrong codes a day, also with right ones between them", async () => {
    for (let round = 1; round <= 6; round++) {
      await guess(5);
      rig.clock.advance(15 * MINUTE);
    }

    expect(await signIn({ code: codeAt() })).toBe(429);
    rig.clock.advance(24 * 60 * MINUTE);
    expect(await signIn({ code: codeAt() })).toBe(200);
  });

  it("gives back what the right code cost", async () => {
    rig.clock.advance(10 * STEP);
    await guess(4);
    expect(await signIn({ code: codeAt() })).toBe(200);
    rig.clock.advance(2 * STEP);

    await guess(4);

    expect(await signIn({ code: codeAt() })).toBe(200);
  });

  it("goes back to the password when that was ten minutes ago, or was never typed", async () => {
    const { browser, page } = await typePassword();
    const other = new Browser();
    const fresh = await rig.begin(other);

    rig.clock.advance(10 * MINUTE + 1);
    const late = await browser.submit(page, { code: codeAt() });
    const never = await other.submit(
      { ...fresh.page, text: fresh.page.text.replace(/action="([^"]*)"/, 'action="$1/second-factor"') },
      { code: codeAt() },
    );

    expect([late, never].map(({ text }) => text)).toEqual([
      expect.stringContaining("<h1>Sign in</h1>"),
      expect.stringContaining("<h1>Sign in</h1>"),
    ]);
  });

  it("does not take the password alone for a sign-in", async () => {
    const { browser, page } = await typePassword();
    const uid = /interaction\/([\w-]+)/.exec(page.url.pathname)?.[1] ?? "";

    const visit = await browser.open(`${rig.origin}/oidc/authorize/${uid}`);

    expect(visit.url.searchParams.has("code")).toBe(false);
    expect(visit.text).toContain("<h1>Sign in</h1>");
  });

  it("asks for nothing more once they are off, and the recovery codes are gone with them", async () => {
    await rig.provider.factors.turnOffOneTimeCodes(accountId);

    const { page } = await typePassword();

    expect(page.url.searchParams.has("code")).toBe(true);
    expect(await rig.provider.factors.list(accountId)).toMatchObject({ oneTimeCodesSince: null, recoveryCodesLeft: 0 });
  });
});
