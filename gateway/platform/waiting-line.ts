import { AppError } from "./errors.js";

/** The limits of a line. */
export interface LineLimits {
  /** How much may wait behind what runs. */
  readonly waiting: number;
  /** Milliseconds that anything waits for its turn. */
  readonly waitMs: number;
}

/** Runs one piece of work of a kind at a time in this process, in the order of asking. */
export class WaitingLine {
  private isTaken = false;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: LineLimits) {}

  /** Runs the work when its turn has come. Throws SERVER_BUSY at once when too much waits already, or at the end of the wait. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (!(await this.take())) throw new AppError("SERVER_BUSY", { retryAfter: 60, refusal: "concurrency-limit" });
    try {
      return await work();
    } finally {
      this.pass();
    }
  }

  private async take(): Promise<boolean> {
    if (!this.isTaken) {
      this.isTaken = true;
      return true;
    }
    if (this.waiting.length >= this.limits.waiting) return false;
    return new Promise((resolve) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      const giveUp = (): void => {
        this.waiting.splice(this.waiting.indexOf(begin), 1);
        resolve(false);
      };
      const timer = setTimeout(giveUp, this.limits.waitMs);
      this.waiting.push(begin);
    });
  }

  private pass(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.isTaken = false;
    else next();
  }
}
