import { createHash } from "node:crypto";
import type { Clock } from "../../platform/clock.js";
import { AppError } from "../../platform/errors.js";
import { networkOf } from "../../platform/network.js";
import { foldEmail } from "../../platform/email.js";
import type { Queries } from "../queries.js";
import { SlowLane } from "./slow-lane.js";

interface Budget {
  readonly count: number;
  readonly seconds: number;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * The budgets of attempts. That of an account is strict; that of a network and the total only slow down, so that
 * guesses made elsewhere lock nobody out: past them a right password passes, and a wrong one has to wait.
 */
const BUDGETS = {
  passwordInKnownBrowser: { count: 10, seconds: QUARTER_HOUR },
  passwordFromNetwork: { count: 10, seconds: QUARTER_HOUR },
  passwordOfAccount: { count: 30, seconds: QUARTER_HOUR },
  signInFromNetwork: { count: 50, seconds: QUARTER_HOUR },
  signInAtAll: { count: 500, seconds: QUARTER_HOUR },
  lookAroundFromNetwork: { count: 10, seconds: HOUR },
  lookAroundAtAll: { count: 50, seconds: HOUR },
  signUpFromNetwork: { count: 10, seconds: HOUR },
  signUpAtAll: { count: 500, seconds: HOUR },
  // A guesser of codes has the password already: 30 a day are one hit in thirty years of trying.
  codeToAccount: { count: 5, seconds: QUARTER_HOUR },
  codeToAccountADay: { count: 30, seconds: 24 * HOUR },
} as const satisfies Record<string, Budget>;
type BudgetName = keyof typeof BUDGETS;

/** What is refused for a time although it is right: it was wrong too often. */
export type Locked = "password" | "code";

/** The budgets after which a right password or code is refused too. */
const LOCKS: Readonly<Partial<Record<BudgetName, Locked>>> = {
  passwordInKnownBrowser: "password",
  passwordFromNetwork: "password",
  passwordOfAccount: "password",
  codeToAccount: "code",
  codeToAccountADay: "code",
};

/**
 * The share of a network's attempts that counts against the total: fifty networks, not ten, would have to use it up.
 */
const NETWORK_SHARE = 10;

/** The source of an attempt. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
  /** The name of a browser in which the account signed in before, or SIGNED_IN; undefined: an unknown browser. */
  readonly browser: string | undefined;
}

/** The name for the browser of a signed-in person who types their password once more. */
export const SIGNED_IN = "signed in";

interface Count {
  readonly count: number;
  readonly retryAfter: number;
}

/**
 * Limits how often passwords can be guessed and accounts be made; counted in the database, for all gateways together.
 */
export class Attempts {
  private readonly slowLane = new SlowLane();

  constructor(
    private readonly database: Queries,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks a password if there are attempts left, and refunds the attempts of a right one: `see` returns undefined for
   * a wrong one. Counted before the check, so that concurrent guesses are counted too. Throws RATE_LIMITED with the
   * seconds to wait; `lockedBy` reads whether a right password is refused, too.
   */
  async look<Found>(attempt: Attempt, see: () => Promise<Found | undefined>): Promise<Found | undefined> {
    const { browser, address } = attempt;
    const email = foldEmail(attempt.email);
    if (browser !== undefined) {
      await this.take("passwordInKnownBrowser", email, browser);
      const found = await see();
      if (found !== undefined) await this.forgive(keyOf("passwordInKnownBrowser", email, browser));
      return found;
    }
    const network = networkOf(address);
    const wait = await this.slowedFor(network);
    if (wait === 0) return this.lookAt(email, network, see);
    return this.slowLane.through(network, async () => {
      const found = await this.lookAt(email, network, see);
      if (found === undefined) throw limited(wait);
      return found;
    });
  }

  /** Counts a one-time code or recovery code before it is checked. Throws RATE_LIMITED, which `lockedBy` reads. */
  async code(accountId: string): Promise<void> {
    await this.take("codeToAccount", accountId);
    await this.take("codeToAccountADay", accountId);
  }

  /** Refunds the attempt of an account's right code, and its wrong ones of this quarter of an hour. */
  async codeSucceeded(accountId: string): Promise<void> {
    await this.database.query(`delete from local_attempt where key = $1`, [keyOf("codeToAccount", accountId)]);
    await this.database.query(`update local_attempt set count = greatest(count - 1, 0) where key = $1`, [
      keyOf("codeToAccountADay", accountId),
    ]);
  }

  /** Counts the making of an account. Throws RATE_LIMITED with the seconds to wait. */
  async signUp(address: string): Promise<void> {
    await this.take("signUpFromNetwork", networkOf(address));
    await this.take("signUpAtAll");
  }

  /** Counts the making of an account to try the product. Throws RATE_LIMITED with the seconds to wait. */
  async lookAround(address: string): Promise<void> {
    await this.take("lookAroundFromNetwork", networkOf(address));
    await this.take("lookAroundAtAll");
  }

  /** Deletes all counts, of all persons: as they are stored under hashes, those of one address cannot be found. */
  async clear(): Promise<void> {
    await this.database.query(`delete from local_attempt`);
  }

  /** Deletes the counts that have expired. */
  async purge(): Promise<void> {
    await this.database.query(`delete from local_attempt where expires_at < $1`, [this.clock.now()]);
  }

  private async lookAt<Found>(
    email: string,
    network: string,
    see: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    await this.take("passwordFromNetwork", email, network);
    await this.take("passwordOfAccount", email);
    const found = await see();
    if (found === undefined) return undefined;
    await this.forgive(keyOf("passwordFromNetwork", email, network));
    await this.giveBack(keyOf("passwordOfAccount", email), keyOf("signInFromNetwork", network), keyOf("signInAtAll"));
    return found;
  }

  /**
   * Counts an attempt of the network, and returns the seconds that a wrong one has to wait; 0 while there are some
   * left.
   */
  private async slowedFor(network: string): Promise<number> {
    const own = await this.count("signInFromNetwork", 1, network);
    const all = await this.count("signInAtAll", own.count <= NETWORK_SHARE ? 1 : 0);
    if (own.count > BUDGETS.signInFromNetwork.count) return own.retryAfter;
    return all.count > BUDGETS.signInAtAll.count ? all.retryAfter : 0;
  }

  private async forgive(key: string): Promise<void> {
    await this.database.query(`delete from local_attempt where key = $1`, [key]);
  }

  private async giveBack(...keys: readonly string[]): Promise<void> {
    await this.database.query(`update local_attempt set count = greatest(count - 1, 0) where key = any($1)`, [keys]);
  }

  private async take(name: BudgetName, ...subject: readonly string[]): Promise<void> {
    const { count, retryAfter } = await this.count(name, 1, ...subject);
    if (count <= BUDGETS[name].count) return;
    const locked = LOCKS[name];
    throw locked === undefined ? limited(retryAfter) : lockedOut(locked, retryAfter);
  }

  private async count(name: BudgetName, times: 0 | 1, ...subject: readonly string[]): Promise<Count> {
    const now = this.clock.now();
    const [row] = await this.database.query<{ count: number; expiresAt: Date }>(
      `insert into local_attempt (key, count, expires_at) values ($1, $4::integer, $2)
       on conflict on constraint local_attempt_pkey do update set
         count = case when local_attempt.expires_at <= $3 then $4 else least(local_attempt.count + $4, 1000000) end,
         expires_at = case when local_attempt.expires_at <= $3 then excluded.expires_at else local_attempt.expires_at end
       returning count, expires_at as "expiresAt"`,
      [keyOf(name, ...subject), new Date(now.getTime() + BUDGETS[name].seconds * 1000), now, times],
    );
    if (row === undefined) throw new Error("An upsert of an attempt returned no row.");
    return { count: row.count, retryAfter: Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000) };
  }
}

/** Returns what is refused although it is right, from an error of `Attempts`; undefined for any other error. */
export function lockedBy(error: AppError): Locked | undefined {
  const locked = error.facts.current?.["locked"];
  return locked === "password" || locked === "code" ? locked : undefined;
}

function limited(retryAfter: number): AppError {
  return new AppError("RATE_LIMITED", { retryAfter, refusal: "sign-in-attempts" });
}

function lockedOut(locked: Locked, retryAfter: number): AppError {
  const time = retryAfter <= 60 ? "the next minute" : `the next ${Math.ceil(retryAfter / 60)} minutes`;
  return new AppError("RATE_LIMITED", {
    message: `The ${locked} was wrong too often. For ${time} the right one is refused too.`,
    retryAfter,
    current: { locked },
    refusal: locked === "code" ? "second-factor-attempts" : "sign-in-attempts",
  });
}

// A hash, so that the table stores no address.
function keyOf(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
