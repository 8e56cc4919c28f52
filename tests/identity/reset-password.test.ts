import { readdirSync, rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { Secret, TOTP } from "otpauth";
import { readConfig } from "../../gateway/config.js";
import { AccessTokenService } from "../../gateway/accesstoken/access-token.service.js";
import { CalendarFeedService } from "../../gateway/calendar/calendar-feed.service.js";
import {
  linesOfReset,
  resetPassword,
  type ResetOptions,
} from "../../gateway/identity/local-provider/reset-password.js";
import { PersonService } from "../../gateway/identity/person.service.js";
import { readLogKey } from "../../gateway/database/log-key.js";
import { LogService } from "../../gateway/log/log.service.js";
import { AccessScope } from "../../gateway/person/access-scope.js";
import { Policies } from "../../gateway/person/policy.js";
import { personName } from "../../gateway/platform/log-names.js";
import { QUOTAS } from "../../gateway/platform/quotas.js";
import { openTestDatabase, RecordedDatabase, type TestDatabase } from "../support/database.js";
import { newDataDir, startProduct } from "../support/product.js";
import { signUpAt } from "../support/product-client.js";
import { runPassword } from "../support/seeded.js";
import { Browser } from "./browser.js";
import { startLocalProvider, type LocalRig, type TokenAnswer } from "./local-rig.js";
import "../support/on-both-databases.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
const ruth = { name: "Ruth Tal", email: "ruth@example.org", password: "battery staple" };

describe("a new password from the operator", () => {
  let test: TestDatabase;
  let rig: LocalRig;

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  beforeEach(async () => {
    rig = await startLocalProvider(test);
    for (const account of [maya, ruth]) {
      const browser = new Browser();
      await browser.submit((await rig.begin(browser, { screen_hint: "signup" })).page, account);
    }
  });
  afterEach(() => rig.close());
  afterAll(() => test.close());

  const reset = (email: string, variables: Record<string, string> = {}, options: ResetOptions = {}) =>
    resetPassword({ database: test.database, config: readConfig(variables), clock: rig.clock }, email, options);
  /** What a thief may have made with a sign-in of this account: an access token, and an address of the calendar. */
  const makeLastingAccess = async (
    email: string,
  ): Promise<{ secret: string; calendar: string; isGood: () => Promise<readonly boolean[]> }> => {
    const { database } = test;
    const claims = { issuer: "local", subject: await accountId(email), emailVerified: true };
    const person = await new PersonService(database, rig.clock).personFor(claims);
    const log = new LogService(database, rig.clock);
    const accessTokens = new AccessTokenService(database, rig.clock, log);
    const calendarFeeds = new CalendarFeedService(database, rig.clock, log, rig.origin);
    const { secret } = await accessTokens.create(person.id, { name: "Backup script", scopes: [AccessScope.READ] });
    const { address } = await calendarFeeds.renew(person.id, {});
    const calendar = /([0-9a-z_-]+)\.ics$/i.exec(address)?.[1] ?? "";
    return {
      secret,
      calendar,
      isGood: async () => [
        (await accessTokens.findHolder(secret)) !== null,
        (await calendarFeeds.findBySecret(calendar)) !== null,
      ],
    };
  };
  const signIn = (account: { email: string; password: string }): Promise<TokenAnswer> =>
    rig.signIn(new Browser(), account);
  const refresh = (tokens: TokenAnswer): Promise<TokenAnswer> =>
    rig.exchange({ grant_type: "refresh_token", refresh_token: tokens.refresh_token });

  it("is random and the only one that is right, and ends every session of that account alone", async () => {
    // Beside the browsers in which the accounts were made.
    const [mayas, ruths] = [await signIn(maya), await signIn(ruth)];

    const account = await reset(" Maya@Example.org ");

    expect(account).toEqual({
      email: maya.email,
      password: expect.stringMatching(/^[\w-]{16}$/),
      endedSessions: 2,
      endedAccessTokens: 0,
      endedCalendarAddresses: 0,
      removed: null,
      left: { accessTokens: [], calendarAddresses: [], passkeys: [], oneTimeCodes: false, recoveryCodes: 0 },
    });
    expect((await refresh(mayas)).error).toBe("invalid_grant");
    expect((await refresh(ruths)).status).toBe(200);
    expect((await signIn(maya)).status).toBe(400);
    expect((await signIn(account)).status).toBe(200);
    expect((await reset(maya.email)).password).not.toBe(account.password);
  });

  it("leaves the second factor, unless that is to be removed too", async () => {
    const id = await accountId(maya.email);
    const { factors } = rig.provider;
    const { secret } = await factors.beginOneTimeCodes(id);
    const timestamp = rig.clock.now().getTime();
    await factors.turnOnOneTimeCodes(id, TOTP.generate({ secret: Secret.fromBase32(secret), timestamp }));

    const kept = await reset(maya.email);
    const before = await factors.list(id);
    const account = await reset(maya.email, {}, { removesFactors: true });

    expect([linesOfReset(kept), linesOfReset(account)]).toEqual([
      [{ event: "password-reset" }, { event: "other-sessions-ended", count: 1 }],
      [{ event: "password-reset" }, { event: "one-time-codes-off" }],
    ]);
    expect(kept.removed).toBeNull();
    expect(before).toMatchObject({ oneTimeCodesSince: expect.any(Date), recoveryCodesLeft: 10 });
    expect(kept.left).toMatchObject({ passkeys: [], oneTimeCodes: true, recoveryCodes: 10 });
    expect(account.removed).toEqual({ passkeys: 0, oneTimeCodes: true, recoveryCodes: 10 });
    expect(account.left).toMatchObject({ passkeys: [], oneTimeCodes: false, recoveryCodes: 0 });
    expect((await signIn(account)).status).toBe(200);
  });

  it("ends the account's access tokens and calendar address, and nobody else's", async () => {
    const [mayas, ruths] = [await makeLastingAccess(maya.email), await makeLastingAccess(ruth.email)];
    const before = await mayas.isGood();

    const account = await reset(maya.email);

    expect(before).toEqual([true, true]);
    expect(account).toMatchObject({ endedAccessTokens: 1, endedCalendarAddresses: 1 });
    expect(account.left).toMatchObject({ accessTokens: [], calendarAddresses: [] });
    expect([await mayas.isGood(), await ruths.isGood()]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it("keeps them when that is asked for, and tells what is left", async () => {
    const mayas = await makeLastingAccess(maya.email);

    const both = await reset(maya.email, {}, { keepsAccessTokens: true, keepsCalendarAddress: true });
    const tokens = await reset(maya.email, {}, { keepsAccessTokens: true });

    expect(both).toMatchObject({
      endedAccessTokens: 0,
      endedCalendarAddresses: 0,
      left: { accessTokens: [{ name: "Backup script", scopes: ["READ"] }], calendarAddresses: [expect.any(String)] },
    });
    expect(tokens).toMatchObject({ endedCalendarAddresses: 1, left: { calendarAddresses: [] } });
    expect(await mayas.isGood()).toEqual([true, false]);
  });

  it("lets in at once somebody who has guessed too often", async () => {
    for (let time = 1; time <= 11; time++) await signIn({ ...maya, password: "a wrong password" });

    const account = await reset(maya.email);

    expect((await signIn(account)).status).toBe(200);
  });

  it("is told in the person's own log", async () => {
    const claims = { issuer: "local", subject: await accountId(maya.email), emailVerified: true };
    const person = await new PersonService(test.database, rig.clock).personFor(claims);
    await makeLastingAccess(maya.email);
    await test.database.query(`delete from log_entry where owner_id = $1`, [person.id]);

    await reset(maya.email, { PUBLIC_URL: "http://localhost:4302" });

    const lines = await test.database.query<{ entry: string }>(`select entry from log_entry where owner_id = $1`, [
      person.id,
    ]);
    expect(lines.map(({ entry }) => entry).sort()).toEqual([
      "Revoked the access token Backup script",
      "Revoked the calendar address",
      "The operator of the server set a new password",
    ]);
  });

  it("is set also for a person whose log is full", async () => {
    await makeLastingAccess(maya.email);
    const policies = new Policies({ ...QUOTAS, logEntries: 1 }, { isExposed: false });
    const database = new RecordedDatabase(test.database.dataSource, null, policies);

    const account = await resetPassword({ database, config: readConfig({}), clock: rig.clock }, maya.email, {
      removesFactors: true,
    });

    expect(account).toMatchObject({ endedAccessTokens: 1, endedCalendarAddresses: 1 });
    expect((await signIn(account)).status).toBe(200);
  });

  it("is refused for an address without an account, and where another provider signs people in", async () => {
    const outside = {
      AUTH0_DOMAIN: "tenant.example.org",
      AUTH0_CLIENT_ID: "client",
      AUTH0_AUDIENCE: "https://api.example.org",
    };

    await expect(reset("nobody@example.org")).rejects.toThrow("There is no account nobody@example.org here.");
    await expect(reset(maya.email, outside)).rejects.toThrow("another identity provider");
    expect((await signIn(maya)).status).toBe(200);
  });

  async function accountId(email: string): Promise<string> {
    const [row] = await test.database.query<{ id: string }>(`select id from local_account where email = $1`, [email]);
    return row?.id ?? "";
  }
});

describe("the command", () => {
  it("says how it is used, and opens no data for what it does not understand", async () => {
    const variables = { DATA_DIR: newDataDir() };

    const runs = [await runPassword(variables), await runPassword(variables, "--mail", maya.email)];

    expect(runs.map(({ code }) => code)).toEqual([1, 1]);
    expect(runs[0]?.output).toContain("Usage: npm run password -- --email you@example.org");
    expect(runs[1]?.output).toContain("Usage: npm run password");
    expect(runs.map(({ output }) => output).join("")).not.toContain("    at ");
    expect(readdirSync(variables.DATA_DIR)).toEqual([]);
    rmSync(variables.DATA_DIR, { recursive: true, force: true });
  });

  it("prints a new password once the server has stopped, and refuses in a sentence while it runs", async () => {
    const product = await startProduct();
    const variables = { DATA_DIR: product.dataDir };
    const client = await signUpAt(product.url, maya);
    await client.query(
      `mutation { createAccessToken(input: { name: "Backup \\u001b[2J", scopes: [READ, WRITE] }) { accessToken { id } } renewCalendarFeed { address } }`,
    );

    const whileRunning = await runPassword(variables, "--email", maya.email);
    await product.stop();
    const kept = await runPassword(variables, "--email", maya.email, "--keep-access-tokens", "--keep-calendar-address");
    const done = await runPassword(variables, "--email", maya.email, "--remove-second-factor");
    const person = personName(readLogKey(product.dataDir), maya.email);
    await product.dispose();

    expect([whileRunning.code, kept.code, done.code]).toEqual([1, 0, 0]);
    expect(kept.output).toContain("Sessions ended: 1. Access tokens ended: 0. Calendar addresses ended: 0.");
    expect(kept.output).toContain('access token "Backup ?[2J" (READ, WRITE)');
    expect(kept.output).toMatch(/calendar address \/api\/calendar\/[\w-]{4}\.\.\./);
    expect(kept.output).toContain("end in the profile, or by this command without the option that keeps them.");
    expect(done.output).toContain("Sessions ended: 0. Access tokens ended: 1. Calendar addresses ended: 1.");
    expect(done.output).toContain("Left: nothing but the password.");
    expect(whileRunning.output).toContain("Another server uses this data directory");
    expect(whileRunning.output).not.toContain("    at ");
    expect(done.output).toMatch(/The new password of maya@example\.org is [\w-]{16} and is not shown again\./);
    expect(done.output).toContain("The second factor was removed: 0 passkeys, no one-time codes, 0 recovery codes.");
    expect(logged(kept.output)).toMatchObject([
      { level: 30, event: "password-reset", person },
      { event: "other-sessions-ended", count: 1, person },
    ]);
    expect(logged(done.output)).toMatchObject([
      { level: 30, event: "password-reset", person },
      { event: "access-token-revoked", count: 1, person },
      { event: "calendar-address-revoked", count: 1, person },
    ]);
    expect(JSON.stringify([...logged(kept.output), ...logged(done.output)])).not.toContain(maya.email);
  });

  /** Returns the lines for the server's log, which are apart from the answer. */
  function logged(output: string): readonly object[] {
    const lines = output.split("\n").filter((line) => line.startsWith("{"));
    return lines.map((line) => JSON.parse(line) as object); // one JSON line each, by pino
  }
});
