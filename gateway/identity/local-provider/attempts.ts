import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Clock } from "../../clock.js";
import { AppError } from "../../errors.js";
import { foldEmail } from "../email.js";
import type { Queries } from "../queries.js";

interface Budget {
  readonly count: number;
  readonly seconds: number;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** How many attempts there are: narrow budgets first, so that one address cannot use up everybody's. */
const BUDGETS = {
  signInFromAddress: { count: 50, seconds: QUARTER_HOUR },
  signInToAccount: { count: 10, seconds: QUARTER_HOUR },
  signInAtAll: { count: 500, seconds: QUARTER_HOUR },
  signUpFromAddress: { count: 10, seconds: HOUR },
  signUpAtAll: { count: 100, seconds: HOUR },
} as const satisfies Record<string, Budget>;
type BudgetName = keyof typeof BUDGETS;

/** Bounds how often passwords can be guessed and accounts be made; counted in the database, for all gateways together. */
export class Attempts {
  constructor(
    private readonly database: Queries,
    private readonly clock: Clock,
  ) {}

  /** Counts an attempt before the password is looked at. Throws RATE_LIMITED with the seconds to wait. */
  async signIn(email: string, address: string): Promise<void> {
    const network = networkOf(address);
    await this.take("signInFromAddress", network);
    await this.take("signInToAccount", foldEmail(email), network);
    await this.take("signInAtAll");
  }

  /** Gives an attempt back that was right, so that only wrong ones are held against anybody. */
  async succeeded(email: string, address: string): Promise<void> {
    const network = networkOf(address);
    await this.database.query(`delete from local_attempt where key = $1`, [
      keyOf("signInToAccount", foldEmail(email), network),
    ]);
    await this.database.query(`update local_attempt set count = greatest(count - 1, 0) where key = any($1)`, [
      [keyOf("signInFromAddress", network), keyOf("signInAtAll")],
    ]);
  }

  /** Counts the making of an account. Throws RATE_LIMITED with the seconds to wait. */
  async signUp(address: string): Promise<void> {
    await this.take("signUpFromAddress", networkOf(address));
    await this.take("signUpAtAll");
  }

  /** Forgets what was counted, for everybody: under whose address somebody guessed cannot be read from a hash. */
  async forget(): Promise<void> {
    await this.database.query(`delete from local_attempt`);
  }

  /** Deletes what no longer counts. */
  async purge(): Promise<void> {
    await this.database.query(`delete from local_attempt where expires_at < $1`, [this.clock.now()]);
  }

  private async take(name: BudgetName, ...subject: readonly string[]): Promise<void> {
    const { count, seconds } = BUDGETS[name];
    const now = this.clock.now();
    const [attempt] = await this.database.query<{ count: number; expiresAt: Date }>(
      `insert into local_attempt (key, count, expires_at) values ($1, 1, $2)
       on conflict on constraint local_attempt_pkey do update set
         count = case when local_attempt.expires_at <= $3 then 1 else least(local_attempt.count + 1, 1000000) end,
         expires_at = case when local_attempt.expires_at <= $3 then excluded.expires_at else local_attempt.expires_at end
       returning count, expires_at as "expiresAt"`,
      [keyOf(name, ...subject), new Date(now.getTime() + seconds * 1000), now],
    );
    if (attempt === undefined || attempt.count <= count) return;
    throw new AppError("RATE_LIMITED", {
      retryAfter: Math.ceil((attempt.expiresAt.getTime() - now.getTime()) / 1000),
      refusal: "sign-in-attempts",
    });
  }
}

// A hash, so that the table holds nobody's address.
function keyOf(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/** Whoever has one IPv6 address has a whole /64 of them. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").length;
  const expanded = [...groups, ...Array<string>(Math.max(0, missing)).fill("0")];
  return expanded.slice(0, 4).join(":");
}
