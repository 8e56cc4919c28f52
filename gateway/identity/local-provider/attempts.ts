import { createHash } from "node:crypto";
import type { Clock } from "../../clock.js";
import { AppError } from "../../errors.js";
import { networkOf } from "../../http/network.js";
import type { Refusal } from "../../refusals.js";
import { foldEmail } from "../email.js";
import type { Queries } from "../queries.js";
import { SlowLane } from "./slow-lane.js";

interface Budget {
  readonly count: number;
  readonly seconds: number;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * How many attempts there are. Those on an account are held to strictly; a network's and everybody's only slow down, so that
 * nobody is locked out by what others guess elsewhere: past them a right password passes, and a wrong one is told to wait.
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
  // Whoever guesses codes knows the password: 30 a day are one hit in thirty years of trying.
  codeToAccount: { count: 5, seconds: QUARTER_HOUR },
  codeToAccountADay: { count: 30, seconds: 24 * HOUR },
} as const satisfies Record<string, Budget>;
type BudgetName = keyof typeof BUDGETS;

/** So many of a network's attempts count against everybody's budget: fifty networks, not ten, would have to use it up. */
const NETWORK_SHARE = 10;

/** Who types a password. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
  /** What a browser is called in which the account signed in before, or SIGNED_IN; undefined: nobody knows it. */
  readonly browser: string | undefined;
}

/** Stands for the browser of somebody who is signed in and types their password once more. */
export const SIGNED_IN = "signed in";

interface Count {
  readonly count: number;
  readonly retryAfter: number;
}

/** Bounds how often passwords can be guessed and accounts be made; counted in the database, for all gateways together. */
export class Attempts {
  private readonly slowLane = new SlowLane();

  constructor(
    private readonly database: Queries,
    private readonly clock: Clock,
  ) {}

  /**
   * Looks whether a password is right, if there are attempts left, and gives back those that were: `see` answers undefined
   * for a wrong one. Counted before it is looked at, so that guesses made at once are counted too. Throws RATE_LIMITED.
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

  /** Counts a one-time code or recovery code before it is looked at. Throws RATE_LIMITED with the seconds to wait. */
  async code(accountId: string): Promise<void> {
    await this.take("codeToAccount", accountId);
    await this.take("codeToAccountADay", accountId);
  }

  /** Gives back what the right code of an account cost, and the wrong ones of this quarter of an hour. */
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

  /** Counts the making of an account for a look around. Throws RATE_LIMITED with the seconds to wait. */
  async lookAround(address: string): Promise<void> {
    await this.take("lookAroundFromNetwork", networkOf(address));
    await this.take("lookAroundAtAll");
  }

  /** Forgets what was counted, for everybody: under whose address somebody guessed cannot be read from a hash. */
  async forget(): Promise<void> {
    await this.database.query(`delete from local_attempt`);
  }

  /** Deletes what no longer counts. */
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

  /** Counts an attempt of the network, and answers how many seconds a wrong one is told to wait; 0 while there are some left. */
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
    if (count > BUDGETS[name].count) throw limited(retryAfter, refusalOf(name));
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

function limited(retryAfter: number, refusal: Refusal = "sign-in-attempts"): AppError {
  return new AppError("RATE_LIMITED", { retryAfter, refusal });
}

function refusalOf(name: BudgetName): Refusal {
  return name.startsWith("code") ? "second-factor-attempts" : "sign-in-attempts";
}

// A hash, so that the table holds nobody's address.
function keyOf(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
