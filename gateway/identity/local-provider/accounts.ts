import { uuidv7 } from "uuidv7";
import type { Clock } from "../../platform/clock.js";
import { hasLookAroundEmail } from "../../person/policy.js";
import { foldEmail } from "../../platform/email.js";
import type { Queries } from "../queries.js";
import { LOOK_AROUND_MS } from "./look-around.js";
import type { Passwords } from "./passwords.js";

/** An account of the local provider. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** The checked input for a new account. */
export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

const COLUMNS = `id, email, name`;
const IS_LOOK_AROUND = hasLookAroundEmail("folded_email");

/** The accounts of the local provider; an address has at most one, however it is written. */
export class Accounts {
  constructor(
    private readonly database: Queries,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
  ) {}

  /** Returns true until the first account is made; accounts to try the product do not count. */
  async isEmpty(): Promise<boolean> {
    const rows = await this.database.query(`select id from local_account where not ${IS_LOOK_AROUND} limit 1`);
    return rows.length === 0;
  }

  /** Returns the account, or undefined when there is none (any more); one to try the product expires after a day. */
  async find(id: string): Promise<Account | undefined> {
    const [account] = await this.database.query<Account>(
      `select ${COLUMNS} from local_account where id = $1 and not (${IS_LOOK_AROUND} and created_at <= $2)`,
      [id, new Date(this.clock.now().getTime() - LOOK_AROUND_MS)],
    );
    return account;
  }

  /**
   * Returns the account when the password is right; it takes as long when there is no such account. Throws
   * RATE_LIMITED.
   */
  async findByPassword(email: string, password: string): Promise<Account | undefined> {
    const [row] = await this.database.query<Account & { passwordHash: string }>(
      `select ${COLUMNS}, password_hash as "passwordHash" from local_account where folded_email = $1`,
      [foldEmail(email)],
    );
    const isRight = await this.passwords.matches(password, row?.passwordHash);
    return row !== undefined && isRight ? { id: row.id, email: row.email, name: row.name } : undefined;
  }

  /** Returns the account with that address, however it is written; undefined when there is none. */
  async findByEmail(email: string): Promise<Account | undefined> {
    const [account] = await this.database.query<Account>(
      `select ${COLUMNS} from local_account where folded_email = $1`,
      [foldEmail(email)],
    );
    return account;
  }

  /** Locks the account until the running transaction ends. */
  async lock(id: string): Promise<void> {
    await this.database.query(`select 1 from local_account where id = $1 for update`, [id]);
  }

  /**
   * Returns the stored hash of the account's password, when the given one matches; else undefined. Throws RATE_LIMITED.
   */
  async hashMatching(id: string, password: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ passwordHash: string }>(
      `select password_hash as "passwordHash" from local_account where id = $1`,
      [id],
    );
    return (await this.passwords.matches(password, row?.passwordHash)) ? row?.passwordHash : undefined;
  }

  /** Hashes a password for `setPasswordHash`; it takes long, so not inside of a transaction. Throws RATE_LIMITED. */
  async hash(password: string): Promise<string> {
    return this.passwords.hash(password);
  }

  /**
   * Replaces the password of the account; with `instead`, only while that hash is the stored one. Returns false when it
   * did not.
   */
  async setPasswordHash(id: string, passwordHash: string, instead?: string): Promise<boolean> {
    const rows = await this.database.query(
      `update local_account set password_hash = $2, updated_at = $4
       where id = $1 and ($3::text is null or password_hash = $3) returning id`,
      [id, passwordHash, instead ?? null, this.clock.now()],
    );
    return rows.length > 0;
  }

  /**
   * Makes an account, or returns undefined when the address is taken. With `isFirst` also when there is a first account
   * already: of several concurrent ones, one is made. Throws RATE_LIMITED.
   */
  async create(
    { email, name, password }: NewAccount,
    options: { readonly isFirst: boolean },
  ): Promise<Account | undefined> {
    return this.add({ email, name, passwordHash: await this.passwords.hash(password) }, options);
  }

  /** Makes an account as `create` does, from a password that was hashed before. */
  async add(
    { email, name, passwordHash }: Omit<NewAccount, "password"> & { readonly passwordHash: string },
    { isFirst }: { readonly isFirst: boolean },
  ): Promise<Account | undefined> {
    const [account] = await this.database.query<Account>(
      `insert into local_account (id, email, folded_email, name, password_hash, is_first, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict do nothing returning ${COLUMNS}`,
      [uuidv7(), email, foldEmail(email), name, passwordHash, isFirst, this.clock.now()],
    );
    return account;
  }
}
