import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { loadLogKey } from "../../gateway/database/log-key.js";
import { OPERATIONS_WITH_PROOF } from "../../gateway/identity/factor/operations-with-proof.js";
import { OPERATIONS_WITH_EVENT } from "../../gateway/identity/log-security-events.js";
import { LogNames, networkName, personName } from "../../gateway/platform/log-names.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { PASSWORD } from "../support/factories/account.js";
import { FakeClock } from "../support/fakes.js";
import { runLogNames } from "../support/seeded.js";
import { Browser } from "./browser.js";
import { startLocalProvider, type LocalRig } from "./local-rig.js";
import "../support/on-embedded-database.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
const KEY = Buffer.from("of the test");
const HOME = networkName(KEY, "127.0.0.1");

interface Line {
  readonly event?: string;
  readonly refusal?: string;
  readonly person?: string;
  readonly network?: string;
  readonly methods?: readonly string[];
}

const lines: string[] = [];
const stream = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(chunk.toString());
    done();
  },
});
const names = new LogNames();
names.useKey(KEY);
const logger = createLogger("info", stream, names);
const told = (): readonly Line[] => lines.map((line) => JSON.parse(line) as Line); // one JSON line each, by pino

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
});

describe("the log of the API", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ logger });
  });
  afterAll(() => app.close());

  const ofOperations = (): readonly Line[] => told().filter(({ event }) => event !== undefined);

  it("tells who made and revoked access tokens and secret addresses", async () => {
    const me = await app.signIn();
    const { createAccessToken } = await me.query<{ createAccessToken: { accessToken: { id: string } } }>(
      `mutation { createAccessToken(input: { name: "Sheet", scopes: [READ] }) { accessToken { id } } }`,
    );
    await me.query(`mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { id } }`, {
      id: createAccessToken.accessToken.id,
    });
    await me.query(`mutation { renewCalendarFeed { address } }`);
    await me.query(`mutation { revokeCalendarFeed { start } }`);

    const who = { person: personName(KEY, me.person.email ?? ""), network: HOME };
    expect(ofOperations()).toMatchObject([
      { event: "access-token-made", ...who },
      { event: "access-token-revoked", ...who },
      { event: "calendar-address-renewed", ...who },
      { event: "calendar-address-revoked", ...who },
    ]);
  });

  it("tells who proved or failed to prove who they are, and changed or failed to change a password", async () => {
    const me = await app.signIn();
    const confirm = `mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { until } }`;
    const change = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { endedSessions } }`;
    const newPassword = "another battery staple";
    lines.length = 0;

    await me.graphql(confirm, { input: { password: "a wrong guess" } });
    await me.graphql(confirm, { input: { passkey: "{}" } });
    await me.query(confirm, { input: { password: PASSWORD } });
    await me.graphql(change, { input: { currentPassword: "a wrong guess", newPassword } });
    await me.query(change, { input: { currentPassword: PASSWORD, newPassword } });

    const who = { level: 30, person: personName(KEY, me.person.email ?? ""), network: HOME };
    expect(told()).toMatchObject([
      { refusal: "wrong-password", ...who },
      { refusal: "wrong-passkey", ...who },
      { event: "identity-confirmed", ...who },
      { refusal: "wrong-password", ...who },
      { event: "password-changed", ...who },
    ]);
    expect(lines.join("")).not.toContain("guess");
  });

  it("tells nothing of what failed, but who was refused", async () => {
    const me = await app.signIn();
    await me.graphql(`mutation { revokeAccessToken(input: { id: "01890000-0000-7000-8000-000000000000" }) { id } }`);
    expect(ofOperations()).toEqual([]);
    app.disallow(me);

    await me.graphql("{ viewer { guid } }");

    expect(told().at(-1)).toMatchObject({ refusal: "email-not-listed", network: HOME });
  });

  it("names the network of somebody who is not signed in", async () => {
    await app.anonymous.graphql("{ viewer { guid } }");

    expect(told().at(-1)).toMatchObject({ refusal: "no-token", network: HOME });
    expect(told().at(-1)).not.toHaveProperty("person");
  });
});

it("has an event for each change of a way to sign in", () => {
  const changes = Object.keys(OPERATIONS_WITH_PROOF).filter(
    (name) => !name.startsWith("begin") && name !== "emptyTrash",
  );

  expect(changes.filter((name) => OPERATIONS_WITH_EVENT[name] === undefined)).toEqual([]);
});

describe("the names in the log", () => {
  it("are the same for one address, however it is written", () => {
    expect(personName(KEY, " Maya@Example.ORG ")).toBe(personName(KEY, "maya@example.org"));
    expect(personName(KEY, "maya@example.org")).toMatch(/^[\da-f]{16}$/);
  });

  it.each([
    ["203.0.113.7", "203.0.113.250"],
    ["203.0.113.7", "::ffff:203.0.113.9"],
    ["2001:db8:1::1", "2001:0DB8:0001:ffff::2"],
    ["::1", "0:0:0:5::9"],
  ])("are the same for %s and %s", (one, other) => {
    expect(networkName(KEY, one)).toBe(networkName(KEY, other));
  });

  it.each([
    ["203.0.113.7", "203.0.114.7"],
    ["2001:db8:1::1", "2001:db8:2::1"],
  ])("are others for %s and %s", (one, other) => {
    expect(networkName(KEY, one)).not.toBe(networkName(KEY, other));
  });

  it("are others with another key, and for a person and a network", () => {
    expect(personName(Buffer.from("another"), maya.email)).not.toBe(personName(KEY, maya.email));
    expect(networkName(KEY, "not an address")).toBeNull();
  });
});

describe("npm run log-names", () => {
  let test: TestDatabase;
  const dataDir = mkdtempSync(join(tmpdir(), "log-names-"));

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(async () => {
    await test.close();
    rmSync(dataDir, { recursive: true });
  });

  it("prints the names of a person and of a network, from the key in the data folder", async () => {
    const key = await loadLogKey(test.database, new FakeClock(), dataDir, logger);
    expect(await loadLogKey(test.database, new FakeClock(), dataDir, logger)).toEqual(key);

    const run = await runLogNames({ DATA_DIR: dataDir }, "--email", maya.email, "--address", "203.0.113.7");

    expect(run).toEqual({
      code: 0,
      output: `"person":"${personName(key, maya.email)}"\n"network":"${networkName(key, "203.0.113.7")}"\n`,
    });
    expect(statSync(join(dataDir, "log-names.key")).mode & 0o777).toBe(0o600);
  });

  it.each([
    ["nothing", [], "Usage: npm run log-names"],
    ["what is no address", ["--address", "example.org"], "--address: example.org is no IPv4 or IPv6 address."],
  ])("refuses %s in a sentence", async (_what, args, sentence) => {
    const { code, output } = await runLogNames({ DATA_DIR: dataDir }, ...args);

    expect([code, output.includes(sentence)]).toEqual([1, true]);
  });

  it("says that the product has to start once where there is no key", async () => {
    const { code, output } = await runLogNames({ DATA_DIR: `${dataDir}/none` }, "--email", maya.email);

    expect(code).toBe(1);
    expect(output).toContain("start the product once");
  });
});
