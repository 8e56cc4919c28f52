import { Writable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { createLogger } from "../../gateway/platform/logger.js";
import { Metrics } from "../../gateway/metrics/metrics.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { Browser } from "./browser.js";
import { startLocalProvider, type LocalRig } from "./local-rig.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
const lines: string[] = [];
const logger = createLogger(
  "info",
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  }),
);
const metrics = new Metrics();
let test: TestDatabase;
let rig: LocalRig;

beforeAll(async () => {
  test = await openTestDatabase();
  rig = await startLocalProvider(test, { signUp: "first", logger, counter: metrics });
  const browser = new Browser();
  await browser.submit((await rig.begin(browser)).page, maya);
});
afterEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await rig.close();
  await test.close();
});

/** The refusals of the log. */
function told(): readonly object[] {
  const all = lines.map((line) => JSON.parse(line) as object); // one JSON line each, by pino
  return all.filter((line) => "refusal" in line);
}

describe("the log of the built-in provider", () => {
  it("tells that a password was wrong, and neither whose nor which", async () => {
    const browser = new Browser();

    await browser.submit((await rig.begin(browser)).page, { email: maya.email, password: "a wrong guess" });

    expect(told()).toMatchObject([{ level: 30, refusal: "wrong-password" }]);
    expect(lines.join()).not.toMatch(/maya|guess/i);
    expect(await metrics.registry.metrics()).toContain('jobhunt_refusals_total{reason="wrong-password"} 1');
  });

  it("tells that passwords were tried too often", async () => {
    const browser = new Browser();
    const { page } = await rig.begin(browser);
    const guess = { email: "somebody@example.org", password: "a wrong guess" };

    for (let guesses = 0; guesses < 11; guesses++) await browser.submit(page, guess);

    expect(told().at(-1)).toMatchObject({ level: 30, refusal: "sign-in-attempts" });
  });

  it("tells that an account was wanted where nobody makes one any more", async () => {
    const browser = new Browser();
    const { page } = await rig.begin(browser);

    await browser.open(new URL(`${page.url.href.replace(/\/$/, "")}/sign-up`));

    expect(told()).toMatchObject([{ level: 30, refusal: "sign-up-closed" }]);
  });

  it("tells that a code was used twice", async () => {
    const browser = new Browser();
    const { page, challenge } = await rig.begin(browser);
    const back = await browser.submit(page, maya);
    await rig.finish(back, challenge);

    const again = await rig.finish(back, challenge);

    expect(again.error).toBe("invalid_grant");
    expect(told()).toMatchObject([
      { level: 30, refusal: "protocol-request", error: "invalid_grant", detail: "authorization code already consumed" },
    ]);
  });

  it("says nothing of a browser that has yet to sign in", async () => {
    await new Browser().open(
      rig.authorizeUrl({ verifier: "v".repeat(43), state: "s", nonce: "n" }, { prompt: "none" }),
    );

    expect(lines).toEqual([]);
  });
});

describe("an answer of the built-in provider", () => {
  it.each([
    ["/oidc/nothing", 404],
    ["/oidc/userinfo", 401],
    ["/oidc/oauth/token", 404],
    ["/oidc/authorize", 400],
    ["/oidc/.well-known/openid-configuration", 200],
  ])("is kept by no cache: %s", async (path, status) => {
    const answer = await fetch(`${rig.origin}${path}`);

    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "no-store"]);
  });
});
