import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { decodeJwt } from "jose";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { Browser, newChallenge } from "./browser.js";
import { startLocalProvider, type LocalRig, type TokenAnswer } from "./local-rig.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
const invalidGrant = { status: 400, error: "invalid_grant" };
let test: TestDatabase;
let rig: LocalRig;

beforeAll(async () => {
  test = await openTestDatabase();
  rig = await startLocalProvider(test);
  const browser = new Browser();
  const { page } = await rig.begin(browser);
  await browser.submit(page, maya);
});
afterAll(async () => {
  await rig.close();
  await test.close();
});

function refresh(token: string) {
  return rig.exchange({ grant_type: "refresh_token", refresh_token: token });
}

/** How many refresh tokens of the same sign-in have not been used. */
async function unusedTokensOf(answer: TokenAnswer | undefined): Promise<number> {
  const { sid } = decodeJwt<{ sid: string }>(answer?.access_token ?? "");
  const rows = await test.database.query(
    `select id from local_sign_in_record where kind = 'RefreshToken' and grant_id = $1 and consumed_at is null`,
    [sid],
  );
  return rows.length;
}

async function logOut(browser: Browser, query: Record<string, string> = {}, headers: Record<string, string> = {}) {
  return browser.open(`${rig.origin}/oidc/v2/logout?${new URLSearchParams(query).toString()}`, { headers });
}

describe("a code", () => {
  it("is good once", async () => {
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser);
    const back = await browser.submit(page, maya);
    const tokens = await rig.finish(back, challenge);

    expect(await rig.finish(back, challenge)).toMatchObject(invalidGrant);
    expect(await refresh(tokens.refresh_token)).toMatchObject(invalidGrant);
  });

  it("is good for one of several requests at once", async () => {
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser);
    const back = await browser.submit(page, maya);

    const answers = await Promise.all(Array.from({ length: 5 }, () => rig.finish(back, challenge)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it.each([
    ["another verifier", { code_verifier: newChallenge().verifier }],
    ["no verifier", { code_verifier: "" }],
    ["another address", { redirect_uri: "https://evil.example.com/" }],
    ["another client", { client_id: "somebody-else" }],
  ])("is nothing worth with %s", async (_what, changes) => {
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser);
    const { url } = await browser.submit(page, maya);

    const answer = await rig.exchange({
      grant_type: "authorization_code",
      code: url.searchParams.get("code") ?? "",
      code_verifier: challenge.verifier,
      ...changes,
    });

    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.access_token).toBeUndefined();
  });

  it.each([
    ["no challenge", { code_challenge: undefined, code_challenge_method: undefined }],
    ["a plain challenge", { code_challenge_method: "plain" }],
    ["another audience", { audience: "https://other.example.org" }],
    ["another kind of answer", { response_type: "token" }],
  ])("is not given for a request with %s", async (_what, changes) => {
    const { page } = await rig.begin(new Browser(), changes);

    expect(page.url.origin).toBe(rig.origin);
    expect(page.url.searchParams.get("code")).toBeNull();
    expect(page.url.href).toMatch(/[?#&]error=/);
  });

  it.each([
    ["https://evil.example.com/"],
    ["//evil.example.com/"],
    ["javascript:alert(1)"],
    ["http://127.0.0.1.evil.example.com/"],
    ["/elsewhere"],
  ])("is never sent to %s", async (address) => {
    const { page } = await rig.begin(new Browser(), { redirect_uri: address });

    expect(page.status).toBe(400);
    expect(page.url.pathname).toBe("/oidc/authorize");
    expect(page.text).toContain("This sign-in cannot go on");
  });

  it("is never sent to an address that only begins with ours", async () => {
    const { page } = await rig.begin(new Browser(), { redirect_uri: `${rig.origin}/evil` });

    expect(page.status).toBe(400);
  });
});

describe("a refresh token", () => {
  it("gives new tokens, itself renewed", async () => {
    const first = await rig.signIn(new Browser(), maya);

    const second = await refresh(first.refresh_token);

    expect(second).toMatchObject({ status: 200, expires_in: 600 });
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await refresh(second.refresh_token)).toMatchObject({ status: 200 });
  });

  it("ends all that came from it when it is used again later, as a thief would", async () => {
    const first = await rig.signIn(new Browser(), maya);
    const second = await refresh(first.refresh_token);

    rig.clock.advance(10_000);

    expect(await refresh(first.refresh_token)).toMatchObject(invalidGrant);

    expect(await refresh(second.refresh_token)).toMatchObject(invalidGrant);
  });

  it("has one successor for all who renew at the same moment", async () => {
    const { refresh_token: token } = await rig.signIn(new Browser(), maya);

    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(token)));

    const successors = new Set(answers.map((answer) => answer.refresh_token));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(successors.size).toBe(1);
    expect(successors).not.toContain(token);
    expect(await unusedTokensOf(answers[0])).toBe(1);
    rig.clock.advance(10_000);
    expect(await refresh(answers[3]?.refresh_token ?? "")).toMatchObject({ status: 200 });
  });

  it("gives the same successor again to whoever lost the answer", async () => {
    const { refresh_token: token } = await rig.signIn(new Browser(), maya);
    const lost = await refresh(token);

    rig.clock.advance(9_000);
    const again = await refresh(token);

    expect(again).toMatchObject({ status: 200, refresh_token: lost.refresh_token });
    expect(again.access_token).not.toBe(lost.access_token);
  });

  it("leads a latecomer to the successor that is not used yet", async () => {
    const { refresh_token: token } = await rig.signIn(new Browser(), maya);
    const second = await refresh(token);
    const third = await refresh(second.refresh_token);

    const late = await refresh(token);

    expect(late).toMatchObject({ status: 200, refresh_token: third.refresh_token });
    expect(await unusedTokensOf(late)).toBe(1);
  });

  it("is nothing worth once it is revoked", async () => {
    const { refresh_token: token } = await rig.signIn(new Browser(), maya);

    const { status } = await fetch(`${rig.origin}/oidc/oauth/revoke`, {
      method: "POST",
      body: new URLSearchParams({ client_id: rig.provider.clientId, token }),
    });

    expect(status).toBe(200);
    expect(await refresh(token)).toMatchObject(invalidGrant);
  });

  it.each([["made up"], ["nul\0byte"], [""]])("is none when it is %j", async (token) => {
    expect((await refresh(token)).status).toBe(400);
  });
});

describe("logging out", () => {
  it("asks for the password at the next sign-in, and ends the refresh token", async () => {
    const browser = new Browser();
    const tokens = await rig.signIn(browser, maya);

    const out = await logOut(browser, { client_id: rig.provider.clientId, returnTo: `${rig.origin}/` });

    expect(out.url.href).toBe(`${rig.origin}/`);
    expect(out.headers.get("clear-site-data")).toBe('"cache", "storage"');
    expect((await rig.begin(browser)).page.text).toContain("<h1>Sign in</h1>");
    expect(await refresh(tokens.refresh_token)).toMatchObject(invalidGrant);
  });

  it("ends the session for a copy of its cookie, too", async () => {
    const browser = new Browser();
    await rig.signIn(browser, maya);
    const thief = new Browser();
    for (const line of browser.setCookies) thief.takeCookie(line);

    await logOut(browser);

    expect((await rig.begin(thief)).page.text).toContain("<h1>Sign in</h1>");
  });

  it("leaves other sign-ins of the same person alone", async () => {
    const phone = new Browser();
    const onPhone = await rig.signIn(phone, maya);
    const laptop = new Browser();
    await rig.signIn(laptop, maya);

    await logOut(laptop);

    expect(await refresh(onPhone.refresh_token)).toMatchObject({ status: 200 });
  });

  it.each([
    ["https://evil.example.com/"],
    ["//evil.example.com/"],
    ["/\\evil.example.com"],
    ["javascript:alert(1)"],
    ["https:evil.example.com"],
    ["%0d%0aLocation:%20https://evil.example.com/"],
    ["x".repeat(10_000)],
  ])("leads to no address that is not registered: %s", async (returnTo) => {
    const out = await logOut(new Browser(), { returnTo });

    expect(out.status).toBe(400);
    expect(out.headers.get("location")).toBeNull();
  });

  it("leads to the start page when nothing is said, and completes an origin without its slash", async () => {
    expect((await logOut(new Browser())).url.href).toBe(`${rig.origin}/`);
    expect((await logOut(new Browser(), { returnTo: rig.origin })).url.href).toBe(`${rig.origin}/`);
  });

  it("is not done for another site's page", async () => {
    const browser = new Browser();
    const tokens = await rig.signIn(browser, maya);

    const out = await logOut(browser, {}, { "sec-fetch-site": "cross-site" });

    expect(out.headers.get("clear-site-data")).toBeNull();
    expect(await refresh(tokens.refresh_token)).toMatchObject({ status: 200 });
  });
});

describe("/userinfo", () => {
  const ask = (token: string): Promise<Response> =>
    fetch(`${rig.origin}/oidc/userinfo`, { headers: { authorization: `Bearer ${token}` } });

  it("tells who holds an access token", async () => {
    const { access_token: token } = await rig.signIn(new Browser(), maya);

    const answer = await ask(token);

    expect(await answer.json()).toEqual({
      sub: expect.any(String),
      name: maya.name,
      email: maya.email,
      email_verified: true,
    });
  });

  it("takes neither an ID token nor a refresh token for one", async () => {
    const tokens = await rig.signIn(new Browser(), maya);

    expect((await ask(tokens.id_token)).status).toBe(401);
    expect((await ask(tokens.refresh_token)).status).toBe(401);
  });
});
