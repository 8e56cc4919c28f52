import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { AccessTokenService } from "../../gateway/accesstoken/access-token.service.js";
import { CalendarFeedService } from "../../gateway/calendar/calendar-feed.service.js";
import { readConfig } from "../../gateway/config.js";
import { openFiles, type FileDeps } from "../../gateway/document/open-files.js";
import type { SignUpRule } from "../../gateway/identity/local-provider/sign-in-router.js";
import { LogService } from "../../gateway/log/log.service.js";
import { AccessScope } from "../../gateway/person/access-scope.js";
import { systemClock } from "../../gateway/platform/clock.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { ThrowAwayAccounts } from "../../gateway/seed/throw-away-accounts.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { Browser, type Challenge, type Visit } from "./browser.js";
import { startLocalProvider, type LocalRig, type TokenAnswer } from "./local-rig.js";
import "../support/on-both-databases.js";

const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
const MINUTE = 60_000;
/** 200 characters that are no pattern. */
const LONGEST = Array.from({ length: 200 }, (_, at) => String.fromCharCode(97 + ((at * at + 3 * at) % 23))).join("");
let test: TestDatabase;
let files: FileDeps;
let dataDir: string;
let rig: LocalRig;
let accounts: ThrowAwayAccounts;

beforeAll(async () => {
  test = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "jht-keep-guest-"));
  files = await openFiles(readConfig({ DATA_DIR: dataDir }), test.database, systemClock);
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => start("open"));
afterEach(() => rig.close());

async function start(signUp: SignUpRule): Promise<void> {
  await test.database.query("delete from person");
  await test.database.query("delete from stored_file");
  rig = await startLocalProvider(test, {
    signUp,
    lookAround: (clock) => {
      const config = readConfig({ DATA_DIR: dataDir });
      const logger = createLogger("silent");
      accounts = new ThrowAwayAccounts({ config, database: test.database, files, clock, logger });
      return accounts;
    },
  });
}

interface Guest {
  readonly browser: Browser;
  readonly tokens: TokenAnswer;
  readonly accountId: string;
  readonly personId: string;
}

async function lookAround(): Promise<Guest> {
  const browser = new Browser();
  const { page, challenge } = await rig.begin(browser);
  const [form = ""] = /<form class="offer".*?<\/form>/.exec(page.text) ?? [];
  const tokens = await rig.finish(await browser.submit({ ...page, text: form }, {}), challenge);
  const [person] = await test.database.query<{ id: string; subject: string }>("select id, subject from person");
  rig.clock.advance(MINUTE);
  return { browser, tokens, accountId: person?.subject ?? "", personId: person?.id ?? "" };
}

async function askFor(hint: string, browser: Browser): Promise<{ page: Visit; challenge: Challenge }> {
  return rig.begin(browser, { prompt: "login", screen_hint: hint });
}

/** Adds a hunt to the search of a guest, who is named by the person's id, and its entry to the log. */
async function addHunt({ personId }: Guest, name: string): Promise<void> {
  await test.database.query(
    `insert into job_hunt (owner_id, id, note_guid, name, scenario, status, current_phase, started_phase, created_at, updated_at)
     select owner_id, gen_random_uuid(), gen_random_uuid(), $2, scenario, status, current_phase, started_phase, $3, $3
     from job_hunt where owner_id = $1 limit 1`,
    [personId, name, rig.clock.now()],
  );
}

async function huntsOf(personId: string): Promise<readonly string[]> {
  const rows = await test.database.query<{ name: string }>(
    "select name from job_hunt where owner_id = $1 order by created_at, id",
    [personId],
  );
  return rows.map(({ name }) => name);
}

async function countOf(table: string): Promise<number> {
  const [row] = await test.database.query<{ count: number }>(`select count(*)::integer as count from ${table}`);
  return row?.count ?? 0;
}

async function refresh({ refresh_token }: TokenAnswer): Promise<TokenAnswer> {
  return rig.exchange({ grant_type: "refresh_token", refresh_token });
}

describe("a guest who keeps the example", () => {
  it("has the same data in an account of their own, and a new sign-in", async () => {
    const guest = await lookAround();
    const before = await huntsOf(guest.personId);
    const { page, challenge } = await askFor("keep", guest.browser);

    const visit = await guest.browser.submit(page, { ...maya, keeps: "everything" });
    const tokens = await rig.finish(visit, challenge);

    expect(page.text).toContain("<h1>Keep this search</h1>");
    expect(page.text).toMatch(/value="everything" checked/);
    expect(tokens.status).toBe(200);
    const claims: unknown = JSON.parse(Buffer.from(tokens.access_token.split(".")[1] ?? "", "base64url").toString());
    expect(claims).toMatchObject({ sub: guest.accountId, name: maya.name, email: maya.email });
    expect(await huntsOf(guest.personId)).toEqual(before);
    expect(await test.database.query("select id, email, name from person")).toEqual([
      { id: guest.personId, email: maya.email, name: maya.name },
    ]);
    expect((await rig.signIn(new Browser(), maya)).status).toBe(200);
  });

  it("is no guest any more: Logout and the end of the day erase nothing", async () => {
    const guest = await lookAround();
    const { page, challenge } = await askFor("keep", guest.browser);
    await rig.finish(await guest.browser.submit(page, { ...maya, keeps: "everything" }), challenge);
    const before = await huntsOf(guest.personId);

    await guest.browser.open(`${rig.origin}/oidc/v2/logout`);
    rig.clock.advance(25 * 60 * MINUTE);
    await accounts.purge();

    expect(await huntsOf(guest.personId)).toEqual(before);
  });

  it("ends the guest's sign-ins, access tokens and calendar address", async () => {
    const guest = await lookAround();
    const log = new LogService(test.database, rig.clock);
    const accessTokens = new AccessTokenService(test.database, rig.clock, log);
    const feeds = new CalendarFeedService(test.database, rig.clock, log, rig.origin);
    await accessTokens.create(guest.personId, { name: "Script", scopes: [AccessScope.READ] });
    await feeds.renew(guest.personId, {});
    const renewed = await refresh(guest.tokens);
    const { page, challenge } = await askFor("keep", guest.browser);

    await rig.finish(await guest.browser.submit(page, { ...maya, keeps: "everything" }), challenge);

    expect(renewed.status).toBe(200);
    expect((await refresh(renewed)).error).toBe("invalid_grant");
    const claims = JSON.parse(Buffer.from(guest.tokens.access_token.split(".")[1] ?? "", "base64url").toString()) as {
      sid: string; // profileOf wrote it
    };
    expect(await rig.provider.sessions.isAlive(claims.sid)).toBe(false);
    expect([await countOf("access_token"), await countOf("calendar_feed")]).toEqual([0, 0]);
  });
});

describe("a guest who keeps the additions alone", () => {
  it("has them and nothing of the example, also not in the trash, the log or the files", async () => {
    const guest = await lookAround();
    await addHunt(guest, "Mine");
    const { page, challenge } = await askFor("keep", guest.browser);

    const visit = await guest.browser.submit(page, { ...maya, keeps: "additions" });

    expect(page.text).toMatch(/value="additions" checked/);
    expect((await rig.finish(visit, challenge)).status).toBe(200);
    expect(await huntsOf(guest.personId)).toEqual(["Mine"]);
    for (const table of ["company", "contact", "document", "ideal_job", "note", "pause", "stored_file", "own_type"])
      expect([table, await countOf(table)]).toEqual([table, 0]);
    const old = await test.database.query("select entry from log_entry where created_at < $1", [
      new Date(rig.clock.now().getTime() - MINUTE),
    ]);
    expect(old).toEqual([]);
    expect(await test.database.query("select used from usage_count where kind = 'JOB_HUNT'")).toEqual([{ used: "1" }]);
  });
});

describe("a guest who starts anew", () => {
  it("has an account with nothing in it, and the example is erased", async () => {
    const guest = await lookAround();
    await addHunt(guest, "Mine");
    const { page, challenge } = await askFor("start-own", guest.browser);

    const form = { ...maya, keeps: "nothing", fixed: "yes" };
    const tokens = await rig.finish(await guest.browser.submit(page, form), challenge);

    expect(page.text).toContain("<h1>Start my own search</h1>");
    expect(page.text).not.toContain("<fieldset>");
    expect(tokens.status).toBe(200);
    for (const table of ["person", "job_hunt", "stored_file", "log_entry"])
      expect([table, await countOf(table)]).toEqual([table, 0]);
    expect(await test.database.query("select email from local_account")).toEqual([{ email: maya.email }]);
  });

  it("takes the additions along where that was chosen before", async () => {
    const guest = await lookAround();
    await addHunt(guest, "Mine");

    const { page } = await askFor("keep-additions", guest.browser);

    expect(page.text).toContain('name="keeps" value="additions"');
    expect(page.text).not.toContain("<fieldset>");
  });
});

describe("the form of a guest", () => {
  it("refuses what is no new account, says why, and changes nothing", async () => {
    const guest = await lookAround();
    const before = await test.database.query("select * from local_account");
    const { page } = await askFor("keep", guest.browser);
    const faults = [
      [{ password: "x1y2z3!" }, "Use at least 8 characters."],
      [{ password: `${LONGEST}z` }, "Use at most 200 characters."],
      [{ name: "" }, "Enter your name."],
      [{ email: "a@look-around.invalid" }, "Enter an e-mail address such as"],
    ] as const;

    for (const [fault, words] of faults) {
      const visit = await guest.browser.submit(page, { ...maya, keeps: "additions", ...fault });

      expect(visit.status).toBe(422);
      expect(visit.text).toContain(words);
      expect(visit.text).toMatch(/value="additions" checked/);
    }
    expect(await test.database.query("select * from local_account")).toEqual(before);
  });

  it.each(["x1y2z3!q", LONGEST])("accepts a password at the limit: %s", async (password) => {
    const guest = await lookAround();
    const { page } = await askFor("keep", guest.browser);

    const visit = await guest.browser.submit(page, { ...maya, password, keeps: "everything" });

    expect(visit.url.searchParams.has("code")).toBe(true);
  });

  it("refuses an address that has an account, however it is written, and says no more than a new account does", async () => {
    const owner = new Browser();
    const { page: signUp } = await rig.begin(owner, { screen_hint: "signup" });
    const own = { ...signUp, text: signUp.text.slice(signUp.text.lastIndexOf("<form")) };
    await owner.submit(own, maya);
    const guest = await lookAround();
    const before = await huntsOf(guest.personId);
    const { page } = await askFor("keep", guest.browser);

    const visit = await guest.browser.submit(page, { ...maya, email: "MAYA@example.org", keeps: "nothing" });

    expect(visit.status).toBe(422);
    expect(visit.text).toContain("This address has an account. Choose another one, or sign in without the example.");
    expect(await huntsOf(guest.personId)).toEqual(before);
    expect((await refresh(guest.tokens)).status).toBe(200);
  });

  it("counts as a new account of its network, unless it has a fault", async () => {
    const guest = await lookAround();
    const { page } = await askFor("keep", guest.browser);
    await test.database.query("delete from local_attempt");

    await guest.browser.submit(page, { ...maya, password: "short" });
    const free = await countOf("local_attempt");
    await test.database.query(
      `insert into local_account (id, email, folded_email, name, password_hash, is_first, created_at, updated_at)
       values (gen_random_uuid(), $1, $1, 'Maya', '', false, now(), now())`,
      [maya.email],
    );
    await guest.browser.submit(page, maya);
    await test.database.query("update local_attempt set count = 10");
    const visit = await guest.browser.submit(page, { ...maya, email: "other@example.org" });

    expect(free).toBe(0);
    expect(visit.status).toBe(429);
    expect(visit.text).toContain("That was tried too often.");
  });

  it("is refused to who is signed out, to a person with an account, and to another site", async () => {
    const guest = await lookAround();
    const { page } = await askFor("keep", guest.browser);
    const stranger = new Browser();
    const { page: signIn } = await askFor("keep", stranger);
    const keepOf = (visit: Visit): Visit => ({ ...visit, text: `<form action="${visit.url.pathname}/keep">` });

    const signedOut = await stranger.submit(keepOf(signIn), maya);
    const elsewhere = await new Browser().submit(keepOf(page), maya);
    const foreign = await guest.browser.submit(page, maya, { "sec-fetch-site": "cross-site" });

    expect(signIn.text).not.toContain("/keep");
    expect([signedOut.status, foreign.status]).toEqual([404, 403]);
    expect(elsewhere.status).toBeGreaterThanOrEqual(400);
    expect(await test.database.query("select 1 from local_account where email = $1", [maya.email])).toEqual([]);
  });

  it("has an effect once, of two that are sent at the same moment, and none at the end of the account", async () => {
    const guest = await lookAround();
    const before = await huntsOf(guest.personId);
    const own = { ...maya, passwordHash: "", isFirst: false, keeps: "everything" } as const;
    const keep = async (email: string) => accounts.keep(guest.accountId, { ...own, email }, () => Promise.resolve());

    const kept = await Promise.all([keep("one@example.org"), keep("two@example.org"), accounts.end(guest.accountId)]);

    const left = await test.database.query<{ email: string }>("select email from local_account");
    const emails = kept.flatMap((one) => (typeof one === "object" ? [one.email] : []));
    expect(left.map(({ email }) => email)).toEqual(emails);
    expect(emails.length).toBeLessThanOrEqual(1);
    expect(await huntsOf(guest.personId)).toEqual(emails.length === 1 ? before : []);
  });

  it("is not offered where nobody may make an account", async () => {
    await rig.close();
    await start("closed");
    const guest = await lookAround();

    const { page } = await askFor("keep", guest.browser);
    const form = { ...page, text: `<form action="${page.url.pathname}/keep">` };
    const visit = await guest.browser.submit(form, maya);

    expect(page.text).not.toContain("/keep");
    expect(visit.status).toBe(403);
    expect(visit.text).toContain("New accounts cannot be made here.");
  });

  it("makes the first account where only that may be made", async () => {
    await rig.close();
    await start("first");
    const guest = await lookAround();
    const { page, challenge } = await askFor("keep", guest.browser);

    const tokens = await rig.finish(await guest.browser.submit(page, { ...maya, keeps: "everything" }), challenge);

    expect(tokens.status).toBe(200);
    expect(await rig.provider.canSignUp()).toBe(false);
    expect(await test.database.query("select is_first from local_account")).toEqual([{ is_first: true }]);
  });
});
