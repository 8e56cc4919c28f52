import { uuidv7 } from "uuidv7";
import { LOOK_AROUND_DOMAIN } from "../../schema/limits.js";
import type { Clock } from "../platform/clock.js";
import type { Config } from "../config.js";
import type { Database } from "../database/database.js";
import { FileSweep } from "../document/file-sweep.js";
import type { FileDeps } from "../document/open-files.js";
import { AppError } from "../platform/errors.js";
import { erasePerson } from "../identity/erase-person.js";
import { LOCAL_ISSUER } from "../identity/local-issuer.js";
import type { Account } from "../identity/local-provider/accounts.js";
import { LOOK_AROUND_MS, type LookAround } from "../identity/local-provider/look-around.js";
import type { Logger } from "../platform/logger.js";
import { createConcurrencyLimiter } from "../platform/concurrency-limiter.js";
import { eraseLeftDrafts, introduceDraft } from "./draft-person.js";
import { seedPerson } from "./seed-person.js";

/** The maximum number at a time: each is a few hundred rows and files. */
const ACCOUNTS_MAX = 20;
const HOUR_S = 60 * 60;
/** No password has this hash, and comparing takes as long as with any. */
const NO_PASSWORD = "scrypt$15$3$$";
const IS_THROW_AWAY = `folded_email like '%@${LOOK_AROUND_DOMAIN}'`;

/** The dependencies of `ThrowAwayAccounts`. */
export interface ThrowAwayDeps {
  readonly config: Config;
  readonly database: Database;
  readonly files: FileDeps;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Accounts to try the product, each with its person and the invented search; recognized by their address, which no
 * other account can have.
 */
export class ThrowAwayAccounts implements LookAround {
  /** Writing a search takes seconds of a processor, and the second one would take twice as long. */
  private readonly limiter = createConcurrencyLimiter({ perPerson: 1, total: 1 });

  constructor(private readonly deps: ThrowAwayDeps) {}

  async begin(name: string): Promise<Account> {
    return this.limiter.run("everybody", async () => {
      const { clock } = this.deps;
      if ((await this.find()).length >= ACCOUNTS_MAX)
        throw new AppError("RATE_LIMITED", { retryAfter: HOUR_S, refusal: "look-around-full" });
      const id = uuidv7();
      const account = { id, email: `${id}@${LOOK_AROUND_DOMAIN}`, name };
      await seedPerson(null, { ...this.deps, today: clock.now() }, (draftId) => this.keep(account, draftId));
      return account;
    });
  }

  async end(accountId: string): Promise<void> {
    const [account] = await this.find({ id: accountId });
    if (account !== undefined) await this.remove(account.id);
  }

  /** Removes those that are a day old, and what a process that was killed has left of one. */
  async purge(): Promise<void> {
    const { database, clock, files } = this.deps;
    await eraseLeftDrafts(database, new FileSweep(database, clock, files.store), clock.now());
    const until = new Date(this.deps.clock.now().getTime() - LOOK_AROUND_MS);
    for (const { id } of await this.find({ until })) await this.remove(id);
  }

  private async find(which: { id?: string; until?: Date } = {}): Promise<readonly { id: string }[]> {
    return this.deps.database.query<{ id: string }>(
      `select id from local_account where ${IS_THROW_AWAY}
       and ($1::text is null or id::text = $1) and ($2::timestamptz is null or created_at <= $2)`,
      [which.id ?? null, which.until ?? null],
    );
  }

  private async keep(account: Account, draftId: string): Promise<void> {
    const { database, clock } = this.deps;
    const { id, email, name } = account;
    await database.query(
      `insert into local_account (id, email, folded_email, name, password_hash, is_first, created_at, updated_at)
       values ($1, $2, $2, $3, $4, false, $5, $5)`,
      [id, email, name, NO_PASSWORD, clock.now()],
    );
    await introduceDraft(database, draftId, account, clock.now());
  }

  private async remove(accountId: string): Promise<void> {
    const { database, clock, files, logger } = this.deps;
    const [person] = await database.query<{ id: string }>(`select id from person where issuer = $1 and subject = $2`, [
      LOCAL_ISSUER,
      accountId,
    ]);
    if (person === undefined) return;
    try {
      await erasePerson(person.id, database, new FileSweep(database, clock, files.store));
    } catch (error) {
      logger.warn({ err: error }, "an account for a look around could not be removed; the next try is in an hour");
    }
  }
}
