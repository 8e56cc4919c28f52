import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { AppError } from "../../platform/errors.js";

/** The cost of one hash: 2^logCost rounds over blocks of 1 KB, `parallel` times. */
export interface PasswordCost {
  readonly logCost: number;
  readonly parallel: number;
}

/** OWASP's recommendation for 32 MB of memory per hash: about a quarter of a second of one core. */
const DEFAULT_COST: PasswordCost = { logCost: 15, parallel: 3 };
const BLOCK_SIZE = 8;
const KEY_BYTES = 32;
const RUNNING_MAX = 2;
const WAITING_MAX = 60;

/** Hashes passwords and compares them, at most two at a time, so that sign-ins cannot use up memory and cores. */
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** Has the form of a hash and belongs to no password: unknown accounts are compared with it. */
  private readonly decoy: string;

  constructor(private readonly cost: PasswordCost = DEFAULT_COST) {
    this.decoy = encode(cost, randomBytes(16), randomBytes(KEY_BYTES));
  }

  /** Returns the salted hash, with its parameters. Throws RATE_LIMITED when too many are waiting already. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.derive(password, salt, this.cost);
    return encode(this.cost, salt, key);
  }

  /**
   * Returns true when the password is the one that was hashed. Without a hash (no such account) it takes as long, and
   * returns false.
   */
  async matches(password: string, hash: string | undefined): Promise<boolean> {
    const [, logCost, parallel, salt, key] = (hash ?? this.decoy).split("$");
    const expected = Buffer.from(key ?? "", "base64url");
    const cost = { logCost: Number(logCost), parallel: Number(parallel) };
    const actual = await this.derive(password, Buffer.from(salt ?? "", "base64url"), cost);
    return actual.length === expected.length && timingSafeEqual(actual, expected) && hash !== undefined;
  }

  private async derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
    await this.enter();
    try {
      // The same password typed on two keyboards may have different code points.
      return await scryptKey(password.normalize("NFKC"), salt, {
        N: 2 ** cost.logCost,
        r: BLOCK_SIZE,
        p: cost.parallel,
        maxmem: 2 ** cost.logCost * BLOCK_SIZE * 128 * 2,
      });
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < RUNNING_MAX) {
      this.running++;
      return;
    }
    if (this.waiting.length >= WAITING_MAX)
      throw new AppError("RATE_LIMITED", { retryAfter: 10, refusal: "password-queue" });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Passes the slot to the longest waiting caller. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running--;
    else next();
  }
}

function encode({ logCost, parallel }: PasswordCost, salt: Buffer, key: Buffer): string {
  return ["scrypt", logCost, parallel, salt.toString("base64url"), key.toString("base64url")].join("$");
}

function scryptKey(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, options, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}
