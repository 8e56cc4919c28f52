import type { Logger } from "../../logger.js";
import type { Backups } from "./backups.js";
import type { FreeSpace } from "./free-space.js";
import type { Line } from "./line.js";

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 60 * 60 * 1000;
const QUIET_MS = 2_000;
const LONGEST_WAIT_MS = 10 * 60 * 1000;
const JOB_LIMIT_MS = 5 * 60 * 1000;
// Smallest first, so that the big ones find the catalogue in order.
const TABLES = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'm') AND n.nspname <> 'information_schema' AND c.relpersistence = 'p'
  ORDER BY c.relpages`;

/** Does by the hour what a PostgreSQL server does in the background, and makes the daily back-up. */
export class Maintenance {
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    private readonly line: Line,
    private readonly backups: Backups,
    private readonly space: FreeSpace,
    private readonly logger: Logger,
  ) {}

  /** Begins a minute after the start, so that a machine that is only ever on for a while is cared for too. */
  start(): void {
    this.plan(FIRST_AFTER_MS);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Writes everything out, sweeps table by table so that queries get in between, and backs up when a day has passed. */
  async run(): Promise<void> {
    // Apart: in one round they would be one transaction, in which neither is allowed.
    await this.line.job(JOB_LIMIT_MS, (engine) => engine.run("CHECKPOINT"));
    const tables = await this.line.job(JOB_LIMIT_MS, (engine) => engine.run(TABLES));
    for (const { name } of this.space.isFull ? [] : tables) {
      if (this.#isStopped) return;
      await this.line.job(JOB_LIMIT_MS, (engine) => engine.run(`VACUUM (ANALYZE) ${String(name)}`));
    }
    if (this.backups.isDue() && (await this.backups.isWorthIt())) await this.backups.create("daily");
  }

  private plan(afterMs: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.runWhenQuiet(performance.now() + LONGEST_WAIT_MS), afterMs).unref();
  }

  private async runWhenQuiet(deadline: number): Promise<void> {
    if (this.line.idleMs < QUIET_MS && performance.now() < deadline) {
      this.#timer = setTimeout(() => void this.runWhenQuiet(deadline), QUIET_MS).unref();
      return;
    }
    try {
      await this.run();
    } catch (error) {
      if (!this.#isStopped)
        this.logger.error({ err: error }, "the upkeep of the database failed and is tried again in an hour");
    }
    this.plan(EVERY_MS);
  }
}
