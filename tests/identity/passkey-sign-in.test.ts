import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { Secret, TOTP } from "otpauth";
import { SoftwareAuthenticator } from "../support/authenticator.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { Browser, type Visit } from "./browser.js";
import { startLocalProvider, type LocalRig } from "./local-rig.js";
import "../support/on-both-databases.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };

describe("signing in with a passkey", () => {
  let test: TestDatabase;
  let rig: LocalRig;
  let accountId: string;
  let passkey: SoftwareAuthenticator;

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  beforeEach(async () => {
    rig = await startLocalProvider(test, { hostname: "localhost" });
    const browser = new Browser();
    await browser.submit((await rig.begin(browser)).page, maya);
    const [account] = await test.database.query<{ id: string }>(`select id from local_account`);
    accountId = account?.id ?? "";
    passkey = await addPasskey(accountId);
  });
  afterEach(() => rig.close());
  afterAll(() => test.close());

  const addPasskey = async (subject: string): Promise<SoftwareAuthenticator> => {
    const made = new SoftwareAuthenticator(rig.origin);
    const signIn = { subject, sessionId: "the first" };
    const { factors } = rig.provider;
    const checked = await factors.checkPasskey(signIn, made.register(await factors.beginPasskey(signIn)));
    await factors.addPasskey(subject, checked, "Phone");
    return made;
  };
  const optionsOn = ({ text }: Visit): string =>
    (/data-passkey="([^"]*)"/.exec(text)?.[1] ?? "").replaceAll("&#34;", '"');
  /** Answers the form of the passkey, as the page's script does. */
  const answer = (browser: Browser, page: Visit, response: string): Promise<Visit> => {
    const action = /<form[^>]* action="([^"]*\/passkey)"/.exec(page.text)?.[1] ?? "";
    const form = { ...page, text: `<form action="${action}">` };
    return browser.submit(form, { response });
  };
  const lastSession = async (): Promise<{ amr?: string[] }> => {
    const rows = await test.database.query<{ payload: string }>(
      `select payload from local_sign_in_record where kind = 'Session' order by payload::jsonb ->> 'iat'`,
    );
    const sessions = rows.map(({ payload }) => JSON.parse(payload) as { amr?: string[] }); // oidc-provider wrote it
    return sessions.find(({ amr = [] }) => amr.includes("hwk")) ?? {};
  };

  it("takes nothing else, and counts as both factors", async () => {
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser);

    const visit = await answer(browser, page, passkey.use(optionsOn(page)));

    expect((await rig.finish(visit, challenge)).status).toBe(200);
    expect(await lastSession()).toMatchObject({ amr: ["hwk"], accountId });
  });

  it("signs in while the right password is refused, and the page says so", async () => {
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser);
    for (let time = 1; time <= 10; time++) await browser.submit(page, { ...maya, password: "a wrong password" });

    const locked = await browser.submit(page, maya);
    const visit = await answer(browser, locked, passkey.use(optionsOn(locked)));

    expect(locked.status).toBe(429);
    expect(locked.text).toContain(
      "The password was wrong too often. For 15 minutes the right one is refused too. A passkey works meanwhile.",
    );
    expect((await rig.finish(visit, challenge)).status).toBe(200);
  });

  it("signs in while a right code is refused, and the page says so", async () => {
    const { factors } = rig.provider;
    const { secret } = await factors.beginOneTimeCodes(accountId);
    const codeAt = (at: number): string => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at });
    await factors.turnOnOneTimeCodes(accountId, codeAt(rig.clock.now().getTime()));
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser);
    const second = await browser.submit(page, maya);
    for (let time = 1; time <= 5; time++) await browser.submit(second, { code: "wrong" });

    rig.clock.advance(30_000);
    const locked = await browser.submit(second, { code: codeAt(rig.clock.now().getTime()) });
    const visit = await answer(browser, locked, passkey.use(optionsOn(locked)));

    expect(locked.status).toBe(429);
    expect(locked.text).toContain(
      "The code was wrong too often. For 15 minutes a right one is refused too. A passkey works meanwhile.",
    );
    expect((await rig.finish(visit, challenge)).status).toBe(200);
  });

  it("is asked for after the password, when that is all there is besides", async () => {
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser);
    const second = await browser.submit(page, maya);

    const visit = await answer(browser, second, passkey.use(optionsOn(second)));

    expect(second.text).toContain("Your account asks for a passkey after the password.");
    expect(second.text).not.toContain('name="code"');
    expect((await rig.finish(visit, challenge)).status).toBe(200);
    expect(await lastSession()).toMatchObject({ amr: ["pwd", "hwk"] });
  });

  it("is refused after another person's password", async () => {
    const ruth = { name: "Ruth Tal", email: "ruth@example.org", password: "battery staple" };
    const first = new Browser();
    await first.submit((await rig.begin(first, { screen_hint: "signup" })).page, ruth);
    const [account] = await test.database.query<{ id: string }>(`select id from local_account where email = $1`, [
      ruth.email,
    ]);
    await addPasskey(account?.id ?? "");
    const browser = new Browser();
    const second = await browser.submit((await rig.begin(browser)).page, ruth);

    const visit = await answer(browser, second, passkey.use(optionsOn(second)));

    expect(visit.status).toBe(422);
    expect(visit.text).toContain("The passkey was not accepted.");
  });

  it.each<[string, (options: string, other: string) => string]>([
    ["that is nobody's", (options) => new SoftwareAuthenticator(rig.origin).use(options)],
    [
      "with a stranger's key under its id",
      (options) => new SoftwareAuthenticator(rig.origin).use(options, { id: passkey.id }),
    ],
    ["used on another site", (options) => passkey.use(options, { origin: "https://evil.example" })],
    ["used for another host", (options) => passkey.use(options, { rpId: "evil.example" })],
    ["that did not know its person", (options) => passkey.use(options, { isVerified: false })],
    ["of another sign-in", (_options, other) => passkey.use(other)],
    ["whose answer cannot be read", () => "{"],
    ["whose challenge no text can hold", (options) => passkey.use(options, { challenge: "\0" })],
  ])("is refused with one %s", async (_which, use) => {
    const browser = new Browser();
    const { page } = await rig.begin(browser);
    const other = (await rig.begin(new Browser())).page;

    const visit = await answer(browser, page, use(optionsOn(page), optionsOn(other)));

    expect(visit.status).toBe(422);
    expect(visit.text).toContain("The passkey was not accepted.");
    expect(visit.text).toContain("<h1>Sign in</h1>");
  });

  it("is offered without its script as little as where browsers have no passkeys", async () => {
    const { page } = await rig.begin(new Browser());
    const script = await new Browser().open(`${rig.origin}/oidc/passkey.js`);
    const atAddress = await startLocalProvider(test, { keepsAccounts: true });
    const elsewhere = (await atAddress.begin(new Browser())).page;
    await atAddress.close();

    expect(page.text).toMatch(/<form[^>]*data-passkey="[^"]+"\s+hidden>/);
    expect(page.headers.get("content-security-policy")).toContain(`script-src ${rig.origin}/oidc/passkey.js;`);
    expect(script.text).toContain("startAuthentication");
    expect(elsewhere.text).not.toContain("passkey.js");
  });

  it("is over when the passkey is removed", async () => {
    const [kept] = (await rig.provider.factors.list(accountId)).passkeys;
    await rig.provider.factors.removePasskey(accountId, kept?.id ?? "");
    const browser = new Browser();
    const { page } = await rig.begin(browser);

    expect((await answer(browser, page, passkey.use(optionsOn(page)))).status).toBe(422);
    expect((await browser.submit(page, maya)).url.searchParams.has("code")).toBe(true);
  });
});
