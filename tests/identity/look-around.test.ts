import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { LOOK_AROUND_DOMAIN } from "../../schema/limits.js";
import { systemClock } from "../../gateway/platform/clock.js";
import { readConfig } from "../../gateway/config.js";
import type { LookAround } from "../../gateway/identity/local-provider/look-around.js";
import { AppError } from "../../gateway/platform/errors.js";
import { openFiles, type FileDeps } from "../../gateway/document/open-files.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { ThrowAwayAccounts } from "../../gateway/seed/throw-away-accounts.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import type { FakeClock } from "../support/fakes.js";
import { Browser, type Visit } from "./browser.js";
import { startLocalProvider, type LocalRig, type TokenAnswer } from "./local-rig.js";
import "../support/on-both-databases.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
const HOUR = 60 * 60_000;
let test: TestDatabase;
let files: FileDeps;
let dataDir: string;
let rig: LocalRig;
let accounts: ThrowAwayAccounts;

beforeAll(async () => {
  test = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "jht-look-around-"));
  files = await openFiles(configOf(), test.database, systemClock);
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await test.database.query("delete from person");
  await test.database.query("delete from stored_file");
  rig = await startLocalProvider(test, { signUp: "first", lookAround: accountsAt });
});
afterEach(() => rig.close());

function configOf(): ReturnType<typeof readConfig> {
  return readConfig({ DATA_DIR: dataDir });
}

function accountsAt(clock: FakeClock): ThrowAwayAccounts {
  const logger = createLogger("silent");
  accounts = new ThrowAwayAccounts({ config: configOf(), database: test.database, files, clock, logger });
  return accounts;
}

/** The page's second form, which asks for an account. */
function accountFormOf(page: Visit): Visit {
  return { ...page, text: page.text.slice(page.text.lastIndexOf("<form")) };
}

/** The page's first form, which asks for nothing. */
function offerOf(page: Visit): Visit {
  const [form = ""] = /<form class="offer".*?<\/form>/.exec(page.text) ?? [];
  return { ...page, text: form };
}

async function lookAround(browser = new Browser()): Promise<{ visit: Visit; tokens: () => Promise<TokenAnswer> }> {
  const { page, challenge } = await rig.begin(browser);
  const visit = await browser.submit(offerOf(page), {});
  return { visit, tokens: () => rig.finish(visit, challenge) };
}

async function countOf(table: "person" | "local_account" | "job_hunt" | "stored_file" | "log_entry"): Promise<number> {
  const [row] = await test.database.query<{ count: number }>(`select count(*)::integer as count from ${table}`);
  return row?.count ?? 0;
}

async function triesOf(): Promise<readonly object[]> {
  return test.database.query("select count from local_attempt where count > 0");
}

async function nothingIsLeft(): Promise<void> {
  for (const table of ["person", "local_account", "job_hunt", "stored_file", "log_entry"] as const)
    expect([table, await countOf(table)]).toEqual([table, 0]);
}

describe("a look around", () => {
  it("opens an account of one's own with the invented search", async () => {
    const { tokens } = await lookAround();
    const { status, access_token } = await tokens();

    const claims: unknown = JSON.parse(Buffer.from(access_token.split(".")[1] ?? "", "base64url").toString());
    expect(status).toBe(200);
    expect(claims).toMatchObject({ name: "Guest", email: expect.stringContaining(`@${LOOK_AROUND_DOMAIN}`) });
    expect(await countOf("person")).toBe(1);
    expect(await countOf("job_hunt")).toBeGreaterThan(3);
  });

  it("is gone with everything at Logout, and its tokens with it", async () => {
    const browser = new Browser();
    const tokens = await (await lookAround(browser)).tokens();

    await browser.open(`${rig.origin}/oidc/v2/logout`);

    await nothingIsLeft();
    const form = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
    expect((await rig.exchange(form)).error).toBe("invalid_grant");
  });

  it("is gone after a day, and signs nobody in from then on", async () => {
    const browser = new Browser();
    await (await lookAround(browser)).tokens();
    rig.clock.advance(24 * HOUR - 1);
    await accounts.purge();
    const before = await countOf("person");

    rig.clock.advance(1);
    const { page } = await rig.begin(browser);
    await accounts.purge();

    expect(before).toBe(1);
    expect(page.url.pathname).toMatch(/^\/oidc\/interaction\//);
    await nothingIsLeft();
  });

  it("is no first account, and leaves those that are there alone", async () => {
    await lookAround();
    const owner = new Browser();
    const { page } = await rig.begin(owner);

    const signedUp = await owner.submit(accountFormOf(page), maya);
    await owner.open(`${rig.origin}/oidc/v2/logout`);
    rig.clock.advance(24 * HOUR);
    await accounts.purge();

    expect(page.text).toContain("<h1>Create your account</h1>");
    expect(signedUp.url.searchParams.has("code")).toBe(true);
    expect(await test.database.query("select email from local_account")).toEqual([{ email: maya.email }]);
  });

  it("can be had ten times an hour from one network", async () => {
    await test.database.query("delete from local_attempt");
    await lookAround();
    await test.database.query("update local_attempt set count = 10 where count > 0");

    const { visit } = await lookAround();

    expect(visit.status).toBe(429);
    expect(visit.text).toContain("That was tried too often. Try again in 60 minutes.");
  });

  it("is waited for while another visitor's is written", async () => {
    await test.database.query("delete from local_attempt");

    const visits = await Promise.all([lookAround(), lookAround()]);

    for (const { tokens } of visits) expect((await tokens()).status).toBe(200);
    expect(await countOf("person")).toBe(2);
    expect(await triesOf()).toEqual([{ count: 2 }, { count: 2 }]);
  });

  it.each([
    ["en", "The server is busy opening accounts for others. Try again in a minute."],
    ["de", "Der Server öffnet gerade Konten für andere. Versuchen Sie es in einer Minute noch einmal."],
    ["fr", "Le serveur est en train d’ouvrir des comptes pour d’autres. Réessayez dans une minute."],
    ["es", "El servidor está abriendo cuentas para otras personas. Vuelve a probar en un minuto."],
    ["ar", "الخادم مشغول بفتح حسابات لزوار آخرين. يمكن المحاولة مرة أخرى بعد دقيقة."],
  ])("is refused in true words when too many wait, and no try is counted: %s", async (language, words) => {
    await rig.close();
    const begin = (): Promise<never> => Promise.reject(new AppError("SERVER_BUSY"));
    const busy: LookAround = {
      endsUnused: false,
      begin,
      end: () => Promise.resolve(),
      hasAdditions: () => Promise.resolve(false),
      keep: () => Promise.resolve("gone"),
      setAside: () => Promise.resolve(null),
      handOver: () => Promise.resolve(false),
    };
    rig = await startLocalProvider(test, { signUp: "first", lookAround: () => busy });

    const { visit } = await lookAround(new Browser(language));

    expect(visit.status).toBe(503);
    expect(visit.headers.get("retry-after")).toBe("60");
    expect(visit.text).toContain(words);
    expect(await triesOf()).toEqual([]);
  });

  it("says that it ends after an hour without use where it does, and not where it does not", async () => {
    const SENTENCE = "after an hour without use";
    const note = async (): Promise<string> => (await rig.begin(new Browser())).page.text;
    expect(await note()).not.toContain(SENTENCE);
    jest.spyOn(accounts, "endsUnused", "get").mockReturnValue(true);

    expect(await note()).toContain(SENTENCE);
  });

  it("is had by twenty at a time", async () => {
    await lookAround();
    await test.database.query(
      `insert into local_account (id, email, folded_email, name, password_hash, is_first, created_at, updated_at)
       select id, id || $1, id || $1, 'Guest', '', false, $2, $2 from (select gen_random_uuid() as id from generate_series(1, 19)) as made`,
      [`@${LOOK_AROUND_DOMAIN}`, rig.clock.now()],
    );

    expect((await lookAround()).visit.status).toBe(429);
  });

  it("cannot be signed in to with a password", async () => {
    await lookAround();
    const [account] = await test.database.query<{ email: string }>("select email from local_account");
    const browser = new Browser();
    const { page } = await rig.begin(browser);
    const signIn = { ...page, text: `<form action="${page.url.pathname}">` };

    for (const password of ["Guest guest", "x".repeat(32)])
      expect((await browser.submit(signIn, { email: account?.email ?? "", password })).status).toBe(422);
  });

  it("is not to be had where it is switched off", async () => {
    await rig.close();
    rig = await startLocalProvider(test, { signUp: "open" });
    const browser = new Browser();
    const { page } = await rig.begin(browser);
    const form = { ...page, text: `<form action="${page.url.pathname}/look-around">` };

    expect(page.text).not.toContain("look-around");
    expect((await browser.submit(form, {})).status).toBe(404);
  });
});
