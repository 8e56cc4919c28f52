import { uuidv7 } from "uuidv7";
import { LOOK_AROUND_DOMAIN } from "../../schema/limits.js";
import type { Clock } from "../clock.js";
import type { Config } from "../config.js";
import type { Database } from "../database/database.js";
import { FileSweep } from "../document/file-sweep.js";
import type { FileBorders } from "../document/open-files.js";
import { AppError } from "../errors.js";
import { forgetPerson } from "../forget/forget-person.js";
import { LOCAL_ISSUER } from "../identity/local-issuer.js";
import type { Account } from "../identity/local-provider/accounts.js";
import { LOOK_AROUND_MS, type LookAround } from "../identity/local-provider/look-around.js";
import { PersonService } from "../identity/person.service.js";
import type { Logger } from "../logger.js";
import { createPlaces } from "../rate-limit.js";
import { seedPerson } from "./seed-person.js";

/** How many there may be at a time: each is a few hundred rows and files. */
const ACCOUNTS_MAX = 20;
const HOUR_S = 60 * 60;
/** No password has this hash, and comparing takes as long as with any. */
const NO_PASSWORD = "scrypt$15$3$$";
const IS_THROW_AWAY = `folded_email like '%@${LOOK_AROUND_DOMAIN}'`;

/** What they stand on. */
export interface ThrowAwayOptions {
  readonly config: Config;
  readonly database: Database;
  readonly files: FileBorders;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Accounts for a look around, each with its person and the invented search; known by their address, which nobody else can have. */
export class ThrowAwayAccounts implements LookAround {
  /** A search is told in one transaction, so others would wait for a second one. */
  private readonly places = createPlaces({ perPerson: 1, total: 1 });

  constructor(private readonly options: ThrowAwayOptions) {}

  async begin(name: string): Promise<Account> {
    return this.places.hold("everybody", async () => {
      const { clock } = this.options;
      if ((await this.find()).length >= ACCOUNTS_MAX)
        throw new AppError("RATE_LIMITED", { retryAfter: HOUR_S, refusal: "look-around-full" });
      const id = uuidv7();
      const account = { id, email: `${id}@${LOOK_AROUND_DOMAIN}`, name };
      const ownerId = uuidv7();
      await seedPerson(ownerId, { ...this.options, today: clock.now() }, () => this.keep(account, ownerId));
      return account;
    });
  }

  async end(accountId: string): Promise<void> {
    const [account] = await this.find({ id: accountId });
    if (account !== undefined) await this.remove(account.id);
  }

  /** Removes those that are a day old. */
  async purge(): Promise<void> {
    const until = new Date(this.options.clock.now().getTime() - LOOK_AROUND_MS);
    for (const { id } of await this.find({ until })) await this.remove(id);
  }

  private async find(which: { id?: string; until?: Date } = {}): Promise<readonly { id: string }[]> {
    return this.options.database.query<{ id: string }>(
      `select id from local_account where ${IS_THROW_AWAY}
       and ($1::text is null or id::text = $1) and ($2::timestamptz is null or created_at <= $2)`,
      [which.id ?? null, which.until ?? null],
    );
  }

  private async keep({ id, email, name }: Account, ownerId: string): Promise<void> {
    const { database, clock } = this.options;
    await database.query(
      `insert into local_account (id, email, folded_email, name, password_hash, is_first, created_at, updated_at)
       values ($1, $2, $2, $3, $4, false, $5, $5)`,
      [id, email, name, NO_PASSWORD, clock.now()],
    );
    const claims = { issuer: LOCAL_ISSUER, subject: id, email, emailVerified: true, name };
    await new PersonService(database, clock).personFor(claims, ownerId);
  }

  private async remove(accountId: string): Promise<void> {
    const { database, clock, files, logger } = this.options;
    const [person] = await database.query<{ id: string }>(`select id from person where issuer = $1 and subject = $2`, [
      LOCAL_ISSUER,
      accountId,
    ]);
    if (person === undefined) return;
    try {
      await forgetPerson(person.id, database, new FileSweep(database, clock, files.store));
    } catch (error) {
      logger.warn({ err: error }, "an account for a look around could not be removed; the next try is in an hour");
    }
  }
}
