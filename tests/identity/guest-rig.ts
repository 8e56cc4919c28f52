import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach } from "@jest/globals";
import { readConfig } from "../../gateway/config.js";
import { openFiles, type FileDeps } from "../../gateway/document/open-files.js";
import type { SignUpRule } from "../../gateway/identity/local-provider/sign-in-steps.js";
import type { Database } from "../../gateway/database/database.js";
import { systemClock } from "../../gateway/platform/clock.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { ThrowAwayAccounts } from "../../gateway/seed/throw-away-accounts.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { Browser, type Challenge, type Visit } from "./browser.js";
import { startLocalProvider, type LocalRig, type TokenAnswer } from "./local-rig.js";

/** The account that a guest makes of their own. */
export const maya = { name: "Maya Okafor", email: "maya@example.org", password: "correct horse" };
const MINUTE = 60_000;

/** Somebody who looks around, a minute after they came. */
export interface Guest {
  readonly browser: Browser;
  readonly tokens: TokenAnswer;
  readonly accountId: string;
  readonly personId: string;
}

/** The identity provider with guests, anew for each test of a file, and its database. */
export class GuestRig {
  private test: TestDatabase | undefined;
  private files: FileDeps | undefined;
  private dataDir = "";
  private provider: LocalRig | undefined;
  private made: ThrowAwayAccounts | undefined;

  /** Has Jest start it before each test of the file, and end it afterwards. */
  static forFile(): GuestRig {
    const guests = new GuestRig();
    beforeAll(() => guests.open());
    afterAll(() => guests.close());
    beforeEach(() => guests.start("open"));
    afterEach(() => guests.rig.close());
    return guests;
  }

  get rig(): LocalRig {
    return existing(this.provider);
  }

  get accounts(): ThrowAwayAccounts {
    return existing(this.made);
  }

  get database(): Database {
    return existing(this.test).database;
  }

  async open(): Promise<void> {
    this.test = await openTestDatabase();
    this.dataDir = await mkdtemp(join(tmpdir(), "jht-keep-guest-"));
    this.files = await openFiles(readConfig({ DATA_DIR: this.dataDir }), this.database, systemClock);
  }

  async close(): Promise<void> {
    await existing(this.test).close();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Starts the provider with nobody in it, and a rule for who may make an account. */
  async start(signUp: SignUpRule): Promise<void> {
    await this.database.query("delete from person");
    await this.database.query("delete from stored_file");
    this.provider = await startLocalProvider(existing(this.test), {
      signUp,
      lookAround: (clock) => {
        const config = readConfig({ DATA_DIR: this.dataDir });
        const [database, files] = [this.database, existing(this.files)];
        this.made = new ThrowAwayAccounts({ config, database, files, clock, logger: createLogger("silent") });
        return this.made;
      },
    });
  }

  async lookAround(): Promise<Guest> {
    const browser = new Browser();
    const { page, challenge } = await this.rig.begin(browser);
    const [form = ""] = /<form class="offer".*?<\/form>/.exec(page.text) ?? [];
    const tokens = await this.rig.finish(await browser.submit({ ...page, text: form }, {}), challenge);
    const [person] = await this.database.query<{ id: string; subject: string }>("select id, subject from person");
    this.rig.clock.advance(MINUTE);
    return { browser, tokens, accountId: person?.subject ?? "", personId: person?.id ?? "" };
  }

  /** Opens the provider's page as the client asks for it, such as with the hint `keep`. */
  async askFor(hint: string, browser: Browser): Promise<{ page: Visit; challenge: Challenge }> {
    return this.rig.begin(browser, { prompt: "login", screen_hint: hint });
  }

  /** Adds a hunt to the search of a guest. */
  async addHunt({ personId }: Guest, name: string): Promise<void> {
    await this.database.query(
      `insert into job_hunt (owner_id, id, note_guid, name, scenario, status, current_phase, started_phase, created_at, updated_at)
       select owner_id, gen_random_uuid(), gen_random_uuid(), $2, scenario, status, current_phase, started_phase, $3, $3
       from job_hunt where owner_id = $1 limit 1`,
      [personId, name, this.rig.clock.now()],
    );
  }

  /** Returns the names of a person's hunts, in the order in which they were made. */
  async huntsOf(personId: string): Promise<readonly string[]> {
    const rows = await this.database.query<{ name: string }>(
      "select name from job_hunt where owner_id = $1 order by created_at, id",
      [personId],
    );
    return rows.map(({ name }) => name);
  }

  async countOf(table: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(`select count(*)::integer as count from ${table}`);
    return row?.count ?? 0;
  }

  async refresh({ refresh_token }: Pick<TokenAnswer, "refresh_token">): Promise<TokenAnswer> {
    return this.rig.exchange({ grant_type: "refresh_token", refresh_token });
  }
}

function existing<T>(part: T | undefined): T {
  if (part === undefined) throw new Error("The provider was not started.");
  return part;
}
