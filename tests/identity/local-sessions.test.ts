import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { decodeJwt } from "jose";
import { systemClock } from "../../gateway/platform/clock.js";
import { browserName } from "../../gateway/identity/local-provider/browser-name.js";
import { createTokenVerifier, type TokenVerifier } from "../../gateway/identity/token-verifier.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { Browser } from "./browser.js";
import { startLocalProvider, type LocalRig, type TokenAnswer } from "./local-rig.js";
import "../support/on-both-databases.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
const ruth = { name: "Ruth Tal", email: "ruth@example.org", password: "correct horse" };
const unauthenticated = { name: "AppError", code: "UNAUTHENTICATED" };

describe("the sessions of the local provider", () => {
  let test: TestDatabase;
  let rig: LocalRig;
  let verifier: TokenVerifier;

  beforeAll(async () => {
    test = await openTestDatabase();
    rig = await startLocalProvider(test);
    const logger = createLogger("silent");
    verifier = rig.provider.sessions.guard(
      createTokenVerifier({ kind: "local", ...rig.provider, clock: systemClock, logger }),
    );
    await signUp(maya);
    await signUp(ruth);
  });
  afterAll(async () => {
    await rig.close();
    await test.close();
  });

  async function signUp(account: typeof maya): Promise<void> {
    const browser = new Browser();
    const { page } = await rig.begin(browser, { screen_hint: "signup" });
    await browser.submit(page, account);
  }
  const signIn = async (
    account = maya,
    browser = new Browser(),
  ): Promise<TokenAnswer & { sid: string; sub: string }> => {
    const tokens = await rig.signIn(browser, account);
    const { sid, sub = "" } = decodeJwt<{ sid: string }>(tokens.access_token);
    return { ...tokens, sid, sub };
  };
  const refresh = (token: string): Promise<TokenAnswer> =>
    rig.exchange({ grant_type: "refresh_token", refresh_token: token });

  it("are listed for their person, each with its times, and for nobody else", async () => {
    const [one, other] = [await signIn(), await signIn()];
    const ruths = await signIn(ruth);

    const listed = await rig.provider.sessions.list(one.sub);

    const ids = listed.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([one.sid, other.sid]));
    expect(ids).not.toContain(ruths.sid);
    expect(listed[0]).toEqual({
      id: expect.any(String),
      browser: null,
      signedInAt: expect.any(Date),
      lastActiveAt: expect.any(Date),
    });
  });

  it("end all but one, with every sign-in that is about to become one, and nobody else's", async () => {
    const kept = await signIn();
    const other = await signIn();
    const ruths = await signIn(ruth);
    const hasCode = new Browser();
    const begun = await rig.begin(hasCode);
    const withCode = await hasCode.submit(begun.page, maya);
    const saidPassword = new Browser();
    const waiting = await saidPassword.submitAndWait((await rig.begin(saidPassword)).page, maya);
    const listed = await rig.provider.sessions.list(kept.sub);

    const count = await rig.provider.sessions.endOthers(kept.sub, kept.sid);

    expect(count).toBe(listed.length - 1);
    expect((await rig.provider.sessions.list(kept.sub)).map(({ id }) => id)).toEqual([kept.sid]);
    await expect(verifier.verify(other.access_token)).rejects.toMatchObject(unauthenticated);
    expect(await refresh(other.refresh_token)).toMatchObject({ status: 400, error: "invalid_grant" });
    expect(await rig.finish(withCode, begun.challenge)).toMatchObject({ status: 400, error: "invalid_grant" });
    expect((await saidPassword.open(waiting)).url.searchParams.has("code")).toBe(false);
    await expect(verifier.verify(kept.access_token)).resolves.toMatchObject({ sessionId: kept.sid });
    expect((await refresh(kept.refresh_token)).status).toBe(200);
    expect((await refresh(ruths.refresh_token)).status).toBe(200);
  });

  it("end at once when their person says so: access token, refresh token and the sign-in page's cookie", async () => {
    const browser = new Browser();
    const one = await signIn(maya, browser);
    const other = await signIn();
    await expect(verifier.verify(one.access_token)).resolves.toMatchObject({ sessionId: one.sid });

    const hasEnded = await rig.provider.sessions.end(one.sub, one.sid);

    expect(hasEnded).toBe(true);
    await expect(verifier.verify(one.access_token)).rejects.toMatchObject(unauthenticated);
    expect(await refresh(one.refresh_token)).toMatchObject({ status: 400, error: "invalid_grant" });
    expect((await rig.begin(browser)).page.text).toContain('type="password"');
    await expect(verifier.verify(other.access_token)).resolves.toMatchObject({ sessionId: other.sid });
  });

  it("are ended by nobody else, nor twice, nor when there is none", async () => {
    const [one, ruths] = [await signIn(), await signIn(ruth)];

    const outcomes = [
      await rig.provider.sessions.end(ruths.sub, one.sid),
      await rig.provider.sessions.end(one.sub, "nothing"),
      await rig.provider.sessions.end(one.sub, "no\0thing"),
      await rig.provider.sessions.end(one.sub, one.sid),
      await rig.provider.sessions.end(one.sub, one.sid),
    ];

    expect(outcomes).toEqual([false, false, false, true, false]);
  });

  it("end for their access tokens too when somebody signs out", async () => {
    const browser = new Browser();
    const one = await signIn(maya, browser);
    await verifier.verify(one.access_token);

    await browser.open(`${rig.origin}/oidc/v2/logout`);

    await expect(verifier.verify(one.access_token)).rejects.toMatchObject(unauthenticated);
    expect((await rig.provider.sessions.list(one.sub)).map(({ id }) => id)).not.toContain(one.sid);
  });

  it("end at once, access token included, when a code is used a second time", async () => {
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser);
    const back = await browser.submit(page, maya);
    const { access_token: token } = await rig.finish(back, challenge);
    const whoHolds = async (): Promise<number> =>
      (await fetch(`${rig.origin}/oidc/userinfo`, { headers: { authorization: `Bearer ${token}` } })).status;
    const before = await whoHolds();

    const replay = await rig.finish(back, challenge);

    expect(before).toBe(200);
    expect(replay).toMatchObject({ status: 400, error: "invalid_grant" });
    expect(await whoHolds()).toBe(401);
  });

  it("end at once, access token included, when the refresh token is revoked", async () => {
    const tokens = await signIn();
    await verifier.verify(tokens.access_token);

    await fetch(`${rig.origin}/oidc/oauth/revoke`, {
      method: "POST",
      body: new URLSearchParams({ client_id: rig.provider.clientId, token: tokens.refresh_token }),
    });

    await expect(verifier.verify(tokens.access_token)).rejects.toMatchObject(unauthenticated);
  });

  it("end at once, access token included, when an old refresh token comes back", async () => {
    const tokens = await signIn();
    const renewed = await refresh(tokens.refresh_token);
    rig.clock.advance(10_000);
    await verifier.verify(renewed.access_token);

    await refresh(tokens.refresh_token);

    await expect(verifier.verify(renewed.access_token)).rejects.toMatchObject(unauthenticated);
  });

  it("are not believed in again by a question that was asked before their end", async () => {
    const { access_token: token, sub, sid } = await signIn();

    await Promise.allSettled([verifier.verify(token), rig.provider.sessions.end(sub, sid)]);

    await expect(verifier.verify(token)).rejects.toMatchObject(unauthenticated);
  });

  it("that end in one process are ended at once for the others", async () => {
    const other = await startLocalProvider(test, { keepsAccounts: true });
    const one = await signIn();
    await verifier.verify(one.access_token);

    await other.provider.sessions.end(one.sub, one.sid);

    await expect(verifier.verify(one.access_token)).rejects.toMatchObject(unauthenticated);
    await other.close();
  });
});

describe("the name of a browser", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
      "Safari on macOS",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile Safari/604.1",
      "Chrome on iOS",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36",
      "Samsung Internet on Android",
    ],
    ["a tool on Windows", "Windows"],
    ["curl/8.0", null],
    ["", null],
    [`${"x".repeat(500)} Firefox/140.0`, null],
  ])("of %j is %j", (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
