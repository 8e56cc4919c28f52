import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { decodeJwt } from "jose";
import { Secret, TOTP } from "otpauth";
import { IN_COOKIE } from "../../gateway/identity/local-provider/cookies.js";
import { networkName, personName } from "../../gateway/platform/log-names.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { collectLog } from "../support/logged-lines.js";
import { Browser } from "./browser.js";
import { startLocalProvider, type LocalRig } from "./local-rig.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
const KEY = Buffer.from("of the test");
const HOME = networkName(KEY, "127.0.0.1");

const { lines, told, logger } = collectLog(KEY);

afterEach(() => {
  lines.length = 0;
});

describe("the log of the built-in sign-in", () => {
  let test: TestDatabase;
  let rig: LocalRig;
  const person = personName(KEY, maya.email);

  beforeAll(async () => {
    test = await openTestDatabase();
    rig = await startLocalProvider(test, { logger });
  });
  afterAll(async () => {
    await rig.close();
    await test.close();
  });

  it("tells that somebody made an account, signed in, failed to, and signed out, and who", async () => {
    const browser = new Browser();
    await browser.submit((await rig.begin(browser)).page, maya);
    await new Browser().open(`${rig.origin}/oidc/v2/logout`);
    await browser.open(`${rig.origin}/oidc/v2/logout`);
    const { page } = await rig.begin(browser);
    await browser.submit(page, { email: " MAYA@example.org", password: "a wrong guess" });
    await browser.submit(page, maya);

    const who = { person, network: HOME };
    expect(told()).toMatchObject([
      { event: "account-made", ...who },
      { event: "signed-in", methods: ["pwd"], ...who },
      { event: "signed-out", ...who },
      { refusal: "wrong-password", ...who },
      { event: "signed-in", methods: ["pwd"], ...who },
    ]);
    expect(lines.join("")).not.toMatch(/maya|okafor|127\.0/i);
  });

  it("tells whose sign-in had ended that a token came from", async () => {
    const { access_token: token, refresh_token: refreshToken } = await rig.signIn(new Browser(), maya);
    const { sub = "", sid } = decodeJwt<{ sid: string }>(token);
    await rig.provider.sessions.end(sub, sid);
    lines.length = 0;

    await fetch(`${rig.origin}/oidc/userinfo`, { headers: { authorization: `Bearer ${token}` } });
    await rig.exchange({ grant_type: "refresh_token", refresh_token: refreshToken });
    await rig.provider.sessions.endOthers(sub);
    await rig.exchange({ grant_type: "refresh_token", refresh_token: refreshToken });

    const who = { person, network: HOME };
    const refused = { refusal: "protocol-request", error: "invalid_grant", ...who };
    expect(told()).toMatchObject([{ refusal: "session-ended", ...who }, refused, refused]);
  });

  it("tells whose code was used twice and whose ended refresh token a browser has in its cookie, and of none nobody", async () => {
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser);
    const code = (await browser.submit(page, maya)).url.searchParams.get("code") ?? "";
    const ask = (form: Record<string, string>) => {
      const common = { client_id: rig.provider.clientId, redirect_uri: `${rig.origin}/` };
      const init = { method: "POST", body: new URLSearchParams({ ...common, ...form }) };
      return browser.open(`${rig.origin}/oidc/oauth/token`, init);
    };
    await ask({ grant_type: "authorization_code", code, code_verifier: challenge.verifier });
    await ask({ grant_type: "authorization_code", code, code_verifier: challenge.verifier });
    await ask({ grant_type: "refresh_token", refresh_token: IN_COOKIE });
    await ask({ grant_type: "refresh_token", refresh_token: "never\0there" });

    const refused = told().slice(1);
    expect(refused.map(({ refusal }) => refusal)).toEqual(Array.from({ length: 3 }, () => "protocol-request"));
    expect(refused.map((line) => line.person)).toEqual([person, person, undefined]);
  });

  it("tells who made an account that is there, and whose code or passkey was wrong at a sign-in", async () => {
    const browser = new Browser();
    await browser.submit((await rig.begin(browser, { screen_hint: "signup" })).page, maya);
    const { factors, sessions } = rig.provider;
    const { sub = "" } = decodeJwt((await rig.signIn(new Browser(), maya)).access_token);
    const { secret } = await factors.beginOneTimeCodes(sub);
    const timestamp = rig.clock.now().getTime();
    await factors.turnOnOneTimeCodes(sub, TOTP.generate({ secret: Secret.fromBase32(secret), timestamp }));
    await sessions.endOthers(sub);
    const { page } = await rig.begin(browser);
    const asked = await browser.submit(page, maya);

    await browser.submit(asked, { code: "a wrong one" });
    await browser.open(asked.url.href.replace("second-factor", "passkey"), {
      method: "POST",
      body: new URLSearchParams({ response: "{}" }),
    });

    const who = { level: 30, person, network: HOME };
    expect(told().filter(({ refusal }) => refusal !== undefined)).toMatchObject([
      { refusal: "email-taken", ...who },
      { refusal: "wrong-code", ...who },
      { refusal: "wrong-passkey", ...who },
    ]);
    expect(lines.join("")).not.toMatch(/maya|okafor|127\.0/i);
  });

  it("tells that another site's page sent the form of a sign-in", async () => {
    const browser = new Browser();
    const { page } = await rig.begin(browser, { screen_hint: "signup" });

    await browser.submit(page, maya, { "sec-fetch-site": "cross-site" });

    expect(told()).toMatchObject([{ refusal: "foreign-page", network: HOME }]);
  });
});
