import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { IN_COOKIE } from "../../gateway/identity/local-provider/cookies.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { Browser } from "./browser.js";
import { startLocalProvider, type LocalRig } from "./local-rig.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };

describe("the refresh token of a browser", () => {
  let test: TestDatabase;
  let rig: LocalRig;

  beforeAll(async () => {
    test = await openTestDatabase();
    rig = await startLocalProvider(test);
    await signUp(rig);
  });
  afterAll(async () => {
    await rig.close();
    await test.close();
  });

  async function signUp(at: LocalRig): Promise<void> {
    const browser = new Browser();
    const { page } = await at.begin(browser, { screen_hint: "signup" });
    await browser.submit(page, maya);
  }

  /** Asks the token endpoint as a page in the browser does; answers with the status and the JSON. */
  async function ask(at: LocalRig, browser: Browser, form: Record<string, string>, headers = {}) {
    const { clientId, issuer } = at.provider;
    const publicUrl = issuer.replace("/oidc/", "");
    const body = new URLSearchParams({ client_id: clientId, redirect_uri: `${publicUrl}/`, ...form });
    const own = { origin: publicUrl, "sec-fetch-site": "same-origin", accept: "application/json" };
    const { status, text } = await browser.open(`${at.origin}/oidc/oauth/token`, {
      method: "POST",
      headers: { ...own, ...headers },
      body,
    });
    return { status, answer: JSON.parse(text) as Readonly<Record<string, unknown>> }; // the endpoint speaks JSON
  }

  /** Signs in as a browser does, which keeps the cookies of the token endpoint too. */
  async function signIn(at: LocalRig, browser: Browser) {
    const { page, challenge } = await at.begin(browser);
    const { url } = await browser.submit(page, maya);
    const code = url.searchParams.get("code") ?? "";
    return ask(at, browser, { grant_type: "authorization_code", code, code_verifier: challenge.verifier });
  }

  const refresh = (at: LocalRig, browser: Browser, headers = {}, token = IN_COOKIE) =>
    ask(at, browser, { grant_type: "refresh_token", refresh_token: token }, headers);

  it("comes in a cookie that no script reads and only the token endpoint is sent, and nowhere else", async () => {
    const browser = new Browser();

    const { status, answer } = await signIn(rig, browser);

    const [line = ""] = browser.setCookies.filter((cookie) => cookie.startsWith("job_hunt_refresh"));
    const [value = ""] = /(?<==)[^;]+/.exec(line) ?? [];
    expect(status).toBe(200);
    expect(value).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(answer)).not.toContain(value);
    expect(answer).not.toHaveProperty("refresh_token");
    expect(line.toLowerCase()).toContain("; path=/oidc/oauth/token; ");
    expect(line.toLowerCase()).toContain("; samesite=strict");
    expect(line.toLowerCase()).toContain("; httponly");
    expect(line.toLowerCase()).not.toContain("; secure");
  });

  it("renews itself and the access token from there", async () => {
    const browser = new Browser();
    await signIn(rig, browser);

    const [one, other] = [await refresh(rig, browser), await refresh(rig, browser)];

    expect(one).toMatchObject({ status: 200, answer: { access_token: expect.any(String) } });
    expect(other).toMatchObject({ status: 200, answer: { access_token: expect.any(String) } });
    expect(new Set(browser.setCookies.filter((line) => line.startsWith("job_hunt_refresh"))).size).toBe(3);
  });

  it("is refused without its cookie", async () => {
    const { status, answer } = await refresh(rig, new Browser());

    expect(status).toBe(400);
    expect(answer).toMatchObject({ error: "invalid_grant" });
  });

  it.each([
    ["another site", { origin: "https://evil.example.com", "sec-fetch-site": "cross-site" }],
    ["another port of the machine", { origin: "http://127.0.0.1:1", "sec-fetch-site": "same-site" }],
    ["a sandboxed frame", { origin: "null", "sec-fetch-site": "cross-site" }],
    ["an old browser on another site", { origin: "https://evil.example.com", "sec-fetch-site": "same-origin" }],
  ])("is not used up by %s", async (_what, headers) => {
    const browser = new Browser();
    await signIn(rig, browser);

    const refused = await refresh(rig, browser, headers);

    expect(refused).toMatchObject({ status: 403, answer: { error: "access_denied" } });
    rig.clock.advance(10_000);
    expect(await refresh(rig, browser)).toMatchObject({ status: 200 });
  });

  it("moves into the cookie when the browser still has it itself, as one of an earlier version does", async () => {
    const kept = (await rig.signIn(new Browser(), maya)).refresh_token;
    const browser = new Browser();

    const moved = await refresh(rig, browser, {}, kept);

    expect(moved).toMatchObject({ status: 200 });
    expect(await refresh(rig, browser)).toMatchObject({ status: 200 });
  });

  it("is gone after Logout", async () => {
    const browser = new Browser();
    await signIn(rig, browser);
    const before = browser.cookie("job_hunt_refresh");

    await browser.open(`${rig.origin}/oidc/v2/logout`);

    expect(before).toBeDefined();
    expect(browser.cookie("job_hunt_refresh")).toBeUndefined();
    expect(await refresh(rig, browser)).toMatchObject({ status: 400 });
  });

  it("is sent over TLS only where the product is", async () => {
    const secure = await startLocalProvider(test, { publicUrl: "https://jobs.example.org", keepsAccounts: true });
    const browser = new Browser("en", secure.origin);

    await signIn(secure, browser);

    const lines = browser.setCookies.filter((cookie) => cookie.startsWith("job_hunt_refresh"));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.toLowerCase()).toContain("; secure");
    await secure.close();
  });

  it("outlives another installation on the same machine, whose cookies lie in the same jar", async () => {
    const otherTest = await openTestDatabase();
    const other = await startLocalProvider(otherTest);
    await signUp(other);
    const browser = new Browser();
    await signIn(rig, browser);
    await signIn(other, browser);

    const there = await refresh(other, browser);
    await browser.open(`${other.origin}/oidc/v2/logout`);
    const here = await refresh(rig, browser);
    const { page } = await rig.begin(browser);

    expect([there.status, here.status]).toEqual([200, 200]);
    expect(page.url.searchParams.get("code")).not.toBeNull();
    await other.close();
    await otherTest.close();
  });
});
