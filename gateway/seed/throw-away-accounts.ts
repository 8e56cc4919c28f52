import { uuidv7 } from "uuidv7";
import { LOOK_AROUND_DOMAIN } from "../../schema/limits.js";
import { FileSweep } from "../document/file-sweep.js";
import type { FileDeps } from "../document/open-files.js";
import { additionsOf, countChanged } from "../guest/additions.js";
import { foldEmail } from "../platform/email.js";
import { AppError } from "../platform/errors.js";
import { BoundedCache } from "../identity/bounded-cache.js";
import { erasePerson, removeAccount } from "../identity/erase-person.js";
import { findAccountPerson } from "../identity/find-account-person.js";
import { LOCAL_ISSUER } from "../identity/local-issuer.js";
import type { Account } from "../identity/local-provider/accounts.js";
import { LOOK_AROUND_MS, type LookAround, type OwnAccount } from "../identity/local-provider/look-around.js";
import { hasLookAroundEmail } from "../person/policy.js";
import type { Viewer } from "../person/viewer.js";
import type { Logger } from "../platform/logger.js";
import { WaitingLine } from "../platform/waiting-line.js";
import { eraseLeftDrafts, giveDraft, introduceDraft, makeDraft } from "./draft-person.js";
import { leaveExample, type LeaveExampleDeps } from "./leave-example.js";

/** The maximum number at a time: each is a few hundred rows and files. */
const ACCOUNTS_MAX = 20;
/** Each visitor waits for the accounts of those before; proxies usually wait a minute for an answer. */
const LINE = { waiting: 5, waitMs: 30_000 };
const HOUR_S = 60 * 60;
/** The shortest time between two writes of the last use by one process; an account is unused for that much less. */
const NOTED_EVERY_MS = 60_000;
/** An account that was used in that time makes no room for another one; longer than NOTED_EVERY_MS. */
const IN_USE_MS = 5 * 60_000;
/** No password has this hash, and comparing takes as long as with any. */
const NO_PASSWORD = "scrypt$15$3$$";
const IS_THROW_AWAY = hasLookAroundEmail("folded_email");
const LAST_USE = `coalesce(last_used_at, created_at)`;

/** The dependencies of `ThrowAwayAccounts`. */
export interface ThrowAwayDeps extends LeaveExampleDeps {
  readonly files: FileDeps;
  readonly logger: Logger;
}

interface ThrowAwayAccount {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/**
 * Accounts to try the product, each with its person and the invented search; recognized by their address, which no
 * other account can have.
 */
export class ThrowAwayAccounts implements LookAround {
  /** Writing a search takes seconds of a processor, and the second one would take twice as long. */
  private readonly line = new WaitingLine(LINE);
  /** The accounts whose use was noted recently. */
  private readonly noted: BoundedCache<true>;

  constructor(private readonly deps: ThrowAwayDeps) {
    this.noted = new BoundedCache(10 * ACCOUNTS_MAX, deps.clock);
  }

  get endsUnused(): boolean {
    return this.unusedMaxMs !== null;
  }

  async begin(name: string, onTurn: () => Promise<void> = () => Promise.resolve()): Promise<Account> {
    return this.line.run(async () => {
      await onTurn();
      await this.makeRoom();
      const id = uuidv7();
      const account = { id, email: `${id}@${LOOK_AROUND_DOMAIN}`, name };
      const today = this.deps.clock.now();
      // The texts and files of the example are loaded when somebody looks around.
      const { seedPerson } = await import("./seed-person.js");
      await seedPerson(null, { ...this.deps, today }, (draftId) => this.add(account, draftId));
      return account;
    });
  }

  async end(accountId: string): Promise<void> {
    const account = (await this.list()).find(({ id }) => id === accountId);
    if (account !== undefined) await this.remove(account.id);
  }

  async hasAdditions(accountId: string): Promise<boolean> {
    const { database } = this.deps;
    const person = await findAccountPerson(database, accountId);
    if (person === undefined) return false;
    const added = await additionsOf(database, person.id, person.createdAt);
    return added.length > 0 || (await countChanged(database, person.id, person.createdAt)) > 0;
  }

  async keep(accountId: string, own: OwnAccount, endSignIns: () => Promise<void>): Promise<Account | "taken" | "gone"> {
    const { database, clock } = this.deps;
    const left: { ownerId: string; fileIds: readonly string[] } = { ownerId: "", fileIds: [] };
    const kept = await database
      .transaction(async () => {
        if (!(await this.lock(accountId))) return "gone";
        const account = await this.rename(accountId, own);
        if (account === undefined) return "taken";
        const person = await findAccountPerson(database, accountId);
        if (person !== undefined) {
          left.ownerId = person.id;
          left.fileIds = await leaveExample(this.deps, person, own.keeps);
          await database.query(`update person set email = $2, name = $3, updated_at = $4 where id = $1`, [
            person.id,
            own.email,
            own.name,
            clock.now(),
          ]);
        }
        await endSignIns();
        return account;
      })
      .catch((error: unknown) => {
        // Of two accounts with one address, or of two first ones, that are made at the same moment, one is refused.
        if (error instanceof AppError && error.code === "CONFLICT") return "taken" as const;
        throw error;
      });
    if (typeof kept !== "string") await this.discard(left.ownerId, left.fileIds);
    return kept;
  }

  async setAside(accountId: string): Promise<string | null> {
    const { database, clock } = this.deps;
    const left = await database.transaction(async () => {
      const person = (await this.lock(accountId)) ? await findAccountPerson(database, accountId) : undefined;
      if (person === undefined) return null;
      const fileIds = await leaveExample(this.deps, person, "additions");
      await removeAccount(database, accountId);
      await makeDraft(database, person.id, clock.now());
      return { id: person.id, fileIds };
    });
    if (left === null) return null;
    await this.discard(left.id, left.fileIds);
    return left.id;
  }

  async handOver(asideId: string, account: Account): Promise<boolean> {
    const { database, clock, logger } = this.deps;
    try {
      await database.transaction(() => giveDraft(database, asideId, account, clock.now()));
      return true;
    } catch (error) {
      logger.error(
        { err: error },
        "what a guest added could not be given to their account; the next sign-in tries again",
      );
      return false;
    }
  }

  /**
   * Notes that an account is used, where such accounts end unused. Throws UNAUTHENTICATED when it has ended. Costs a
   * statement a minute.
   */
  async noteUse({ person }: Pick<Viewer, "person">): Promise<void> {
    const { database, clock } = this.deps;
    const unusedMaxMs = this.unusedMaxMs;
    const isLookAround = database.policies.of(person) === database.policies.lookAround;
    if (
      unusedMaxMs === null ||
      !isLookAround ||
      person.issuer !== LOCAL_ISSUER ||
      this.noted.get(person.subject) === true
    )
      return;
    const now = clock.now().getTime();
    const used = await database.queryForServer(
      `update local_account set last_used_at = $2 where id::text = $1 and ${LAST_USE} > $3 returning id`,
      [person.subject, new Date(now), new Date(now - unusedMaxMs)],
    );
    if (used.length === 0) {
      await this.remove(person.subject);
      throw new AppError("UNAUTHENTICATED", { refusal: "account-gone" });
    }
    this.noted.set(person.subject, true, now + NOTED_EVERY_MS);
  }

  /**
   * Removes those that are a day old, where they end unused also those without use for an hour, and what a process that was
   * killed has left of one.
   */
  async purge(): Promise<void> {
    const { database, clock, files } = this.deps;
    await eraseLeftDrafts(database, new FileSweep(database, clock, files.store), clock.now());
    for (const account of await this.list()) if (this.hasEnded(account)) await this.remove(account.id);
  }

  /** How old the noted last use of an account may be; null: as old as it likes. */
  private get unusedMaxMs(): number | null {
    const { unusedMaxMs } = this.deps.database.policies.lookAround;
    return unusedMaxMs === null ? null : unusedMaxMs + NOTED_EVERY_MS;
  }

  private hasEnded({ createdAt, lastUsedAt }: ThrowAwayAccount): boolean {
    const now = this.deps.clock.now().getTime();
    const isUnused = this.unusedMaxMs !== null && lastUsedAt.getTime() <= now - this.unusedMaxMs;
    return isUnused || createdAt.getTime() <= now - LOOK_AROUND_MS;
  }

  /** Throws RATE_LIMITED when there are as many as there may be, and none makes room. */
  private async makeRoom(): Promise<void> {
    if ((await this.list()).length < ACCOUNTS_MAX) return;
    if (this.endsUnused) await this.removeUnused();
    if ((await this.list()).length >= ACCOUNTS_MAX)
      throw new AppError("RATE_LIMITED", { retryAfter: HOUR_S, refusal: "look-around-full" });
  }

  /** Removes the accounts that have ended, or the one that is unused for longest, unless it was used just now. */
  private async removeUnused(): Promise<void> {
    const [longest, ...others] = await this.list();
    if (longest === undefined || longest.lastUsedAt.getTime() > this.deps.clock.now().getTime() - IN_USE_MS) return;
    for (const { id } of [longest, ...others.filter((account) => this.hasEnded(account))]) await this.remove(id);
  }

  /** Returns the accounts, the one that is unused for longest first. */
  private async list(): Promise<readonly ThrowAwayAccount[]> {
    return this.deps.database.query<ThrowAwayAccount>(
      `select id, created_at as "createdAt", ${LAST_USE} as "lastUsedAt" from local_account where ${IS_THROW_AWAY}
       order by ${LAST_USE}, id`,
    );
  }

  private async add(account: Account, draftId: string): Promise<void> {
    const { database, clock } = this.deps;
    const { id, email, name } = account;
    await database.query(
      `insert into local_account (id, email, folded_email, name, password_hash, is_first, created_at, updated_at)
       values ($1, $2, $2, $3, $4, false, $5, $5)`,
      [id, email, name, NO_PASSWORD, clock.now()],
    );
    await introduceDraft(database, draftId, account, clock.now());
  }

  /** Locks the account until the running transaction ends; returns false when it is none to look around any more. */
  private async lock(accountId: string): Promise<boolean> {
    const rows = await this.deps.database.query(
      `select 1 from local_account where id::text = $1 and ${IS_THROW_AWAY} for update`,
      [accountId],
    );
    return rows.length > 0;
  }

  /** Sets the name, the address and the password of the account; returns undefined when another one has the address. */
  private async rename(accountId: string, own: OwnAccount): Promise<Account | undefined> {
    const { email, name, passwordHash, isFirst } = own;
    const [account] = await this.deps.database.query<Account>(
      `update local_account set email = $2, folded_email = $3, name = $4, password_hash = $5, is_first = $6, updated_at = $7,
         last_used_at = null
       where id::text = $1 and not exists (select 1 from local_account where folded_email = $3) returning id, email, name`,
      [accountId, email, foldEmail(email), name, passwordHash, isFirst, this.deps.clock.now()],
    );
    return account;
  }

  /** Deletes files that may be in no use any more; what fails is left to the hourly sweep. */
  private async discard(ownerId: string, fileIds: readonly string[]): Promise<void> {
    const { database, clock, files, logger } = this.deps;
    await new FileSweep(database, clock, files.store).discard(ownerId, fileIds).catch((error: unknown) => {
      logger.warn({ err: error }, "files of an example could not be deleted; the next try is in an hour");
    });
  }

  private async remove(accountId: string): Promise<void> {
    const { database, clock, files, logger } = this.deps;
    const person = await findAccountPerson(database, accountId);
    if (person === undefined) return;
    try {
      // A guest may make the account their own at the same moment.
      await erasePerson(person.id, database, new FileSweep(database, clock, files.store), () => this.lock(accountId));
    } catch (error) {
      logger.warn({ err: error }, "an account for a look around could not be removed; the next try is soon");
    }
  }
}
