import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { decodeProtectedHeader } from "jose";
import { createLocalProvider } from "../../gateway/identity/local-provider/local-provider.js";
import { Passwords } from "../../gateway/identity/local-provider/passwords.js";
import type { SignUpRule } from "../../gateway/identity/local-provider/sign-in-steps.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { Metrics } from "../../gateway/metrics/metrics.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { CHEAP_COST } from "../support/factories/account.js";
import { Browser, type Visit } from "./browser.js";
import { NO_BACK_UPS, startLocalProvider, type LocalRig } from "./local-rig.js";
import "../support/on-both-databases.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
const ruth = { name: "Ruth Adeyemi", email: "ruth@example.org", password: "battery staple" };
const open: LocalRig[] = [];
let test: TestDatabase;

async function start(signUp?: SignUpRule, publicUrl?: string): Promise<LocalRig> {
  const rig = await startLocalProvider(test, { ...(signUp && { signUp }), ...(publicUrl && { publicUrl }) });
  open.push(rig);
  return rig;
}

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
afterEach(async () => {
  for (const rig of open.splice(0)) await rig.close();
});

/** Makes the first account. */
async function setUp(rig: LocalRig): Promise<Visit> {
  const browser = new Browser();
  return browser.submit((await rig.begin(browser)).page, maya);
}

function accountsOf(): Promise<{ email: string }[]> {
  return test.database.query("select email from local_account order by created_at, email");
}

describe("making an account", () => {
  it("is offered to everybody when sign-up is open", async () => {
    const rig = await start("open");
    await setUp(rig);
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser);

    const form = await browser.follow(page, "/sign-up");
    const tokens = await rig.finish(await browser.submit(form, ruth), challenge);

    expect(form.text).toContain("<h1>Create an account</h1>");
    expect(tokens.status).toBe(200);
  });

  it("is where a product's sign-up link leads to", async () => {
    const rig = await start("open");
    await setUp(rig);

    const { page } = await rig.begin(new Browser(), { screen_hint: "signup" });

    expect(page.text).toContain("<h1>Create an account</h1>");
  });

  it("is over after the first one when sign-up is for the first visitor", async () => {
    const rig = await start("first");
    await setUp(rig);
    const browser = new Browser();
    const { page } = await rig.begin(browser);

    expect(page.text).not.toContain("/sign-up");
    const refused = await browser.submit(
      { ...page, text: page.text.replace(/action="([^"]*)"/, 'action="$1/sign-up"') },
      ruth,
    );

    expect(refused.status).toBe(403);
    expect(await accountsOf()).toEqual([{ email: maya.email }]);
  });

  it("succeeds for one of several first visitors at once", async () => {
    const rig = await start("first");
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const browser = new Browser();
        return { browser, page: (await rig.begin(browser)).page };
      }),
    );

    await Promise.all(
      pages.map(({ browser, page }, index) => browser.submit(page, { ...maya, email: `first${index}@example.org` })),
    );

    expect(await accountsOf()).toHaveLength(1);
  });

  it("is not possible when sign-up is closed, even for the first visitor", async () => {
    const rig = await start("closed");

    const { page } = await rig.begin(new Browser());

    expect(page.text).toContain("<h1>Sign in</h1>");
    expect(page.text).not.toContain("/sign-up");
  });

  it.each([
    ["no name", { ...ruth, name: "  " }, "name", "Enter your name."],
    ["a name of 201 characters", { ...ruth, name: "x".repeat(201) }, "name", "Use a name of at most 200 characters."],
    ["no address", { ...ruth, email: "" }, "email", "Enter your e-mail address."],
    [
      "an address with a space",
      { ...ruth, email: "ruth adeyemi@example.org" },
      "email",
      "Enter an e-mail address such as name@example.com.",
    ],
    [
      "an address of those who only look around",
      { ...ruth, email: "ruth@Look-Around.invalid" },
      "email",
      "Enter an e-mail address such as name@example.com.",
    ],
    [
      "a taken address",
      { ...ruth, email: "MAYA@example.org " },
      "email",
      "There is an account with this address. Sign in instead, or use another address.",
    ],
    ["a password of 7 characters", { ...ruth, password: "1234567" }, "password", "Use at least 8 characters."],
    ["a password of 7 emoji", { ...ruth, password: "🦊".repeat(7) }, "password", "Use at least 8 characters."],
    ["a password of 201 characters", { ...ruth, password: "x".repeat(201) }, "password", "Use at most 200 characters."],
    [
      "the address for a password",
      { ...ruth, password: "Ruth@example.org" },
      "password",
      "Use a password that is not your e-mail address.",
    ],
    [
      "the name with a year for a password",
      { ...ruth, password: "RuthAdeyemi1985" },
      "password",
      "Use a password that is more than your name, the name in your e-mail address or the name of this product.",
    ],
    [
      "blanks for a password",
      { ...ruth, password: " ".repeat(8) },
      "password",
      "Use a password that is more than a few characters repeated or in a row.",
    ],
    [
      "a common password",
      { ...ruth, password: "Password1" },
      "password",
      "This is one of the most common passwords, which are guessed first. Use another one.",
    ],
  ])("names %s beside its field, and keeps the rest", async (_what, typed, field, fault) => {
    const rig = await start("open");
    await setUp(rig);
    const browser = new Browser();
    const form = await browser.follow((await rig.begin(browser)).page, "/sign-up");

    const { status, text } = await browser.submit(form, typed);

    expect(status).toBe(422);
    expect(text).toContain(`<p class="fault" id="${field}-fault">${fault}</p>`);
    expect(text).toContain(`value="${typed.email.trim()}"`);
    expect(text).toMatch(/type="password" value=""/);
    expect(await accountsOf()).toHaveLength(1);
  });

  it("keeps a password that would be refused today", async () => {
    const rig = await start();
    await setUp(rig);
    const passwordHash = await new Passwords(CHEAP_COST).hash("password");
    await test.database.query("update local_account set password_hash = $1", [passwordHash]);

    const tokens = await rig.signIn(new Browser(), { ...maya, password: "password" });

    expect(tokens.status).toBe(200);
  });

  it("keeps no password, only a salted hash", async () => {
    const rig = await start();
    await setUp(rig);

    const [row] = await test.database.query<{ password_hash: string }>("select password_hash from local_account");

    expect(row?.password_hash).toMatch(/^scrypt\$4\$1\$[\w-]{22}\$[\w-]{43}$/);
  });
});

describe("what the provider keeps", () => {
  it("outlives a restart: key, session and refresh token", async () => {
    const rig = await start();
    await setUp(rig);
    const tokens = await rig.signIn(new Browser(), maya);

    const again = await createLocalProvider({
      database: test.database,
      clock: rig.clock,
      report: { logger: createLogger("silent"), counter: new Metrics() },
      publicUrl: rig.origin,
      backUpPlace: NO_BACK_UPS,
      signUp: "open",
    });
    again.close();

    expect(again.jwks).toEqual(rig.provider.jwks);
    expect(decodeProtectedHeader(tokens.access_token).kid).toBe(again.jwks.keys[0]?.kid);
  });

  it("is the same for several processes that start at once", async () => {
    const rig = await start();
    await test.database.query("delete from local_provider_secret");
    const { database } = test;

    const providers = await Promise.all(
      [1, 2, 3].map(() =>
        createLocalProvider({
          database,
          clock: rig.clock,
          report: { logger: createLogger("silent"), counter: new Metrics() },
          publicUrl: rig.origin,
          backUpPlace: NO_BACK_UPS,
          signUp: "open",
        }),
      ),
    );

    for (const provider of providers) provider.close();
    expect(new Set(providers.map(({ jwks }) => jwks.keys[0]?.kid)).size).toBe(1);
    expect(JSON.stringify(providers[0]?.jwks)).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
  });

  it("is deleted once it has expired", async () => {
    const rig = await start();
    await setUp(rig);
    const count = async (): Promise<number> => {
      const [row] = await test.database.query<{ count: number }>(
        "select (select count(*) from local_sign_in_record)::integer + (select count(*) from local_attempt)::integer as count",
      );
      return row?.count ?? -1;
    };
    expect(await count()).toBeGreaterThan(0);
    rig.clock.advance(31 * 24 * 60 * 60_000);

    const again = await createLocalProvider({
      database: test.database,
      clock: rig.clock,
      report: { logger: createLogger("silent"), counter: new Metrics() },
      publicUrl: rig.origin,
      backUpPlace: NO_BACK_UPS,
      signUp: "open",
    });
    again.close();

    expect(await count()).toBe(0);
  });
});

describe("behind a proxy that ends TLS", () => {
  it("writes every address and cookie for the public origin", async () => {
    const rig = await start("open", "https://jobs.example.org");
    const browser = new Browser();

    const response = await fetch(rig.authorizeUrl({ verifier: "v".repeat(43), state: "s", nonce: "n" }), {
      redirect: "manual",
    });
    const discovery = await browser.open(`${rig.origin}/oidc/.well-known/openid-configuration`);

    expect(response.headers.getSetCookie().every((line) => /; secure/i.test(line))).toBe(true);
    expect(response.headers.get("strict-transport-security")).toContain("max-age");
    expect(JSON.parse(discovery.text)).toMatchObject({
      issuer: "https://jobs.example.org/oidc/",
      authorization_endpoint: "https://jobs.example.org/oidc/authorize",
      token_endpoint: "https://jobs.example.org/oidc/oauth/token",
      jwks_uri: "https://jobs.example.org/oidc/.well-known/jwks.json",
      code_challenge_methods_supported: ["S256"],
    });
  });
});
