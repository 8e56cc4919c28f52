import type { Logger } from "../platform/logger.js";
import type { BackupService } from "./backup-service.js";
import type { FreeSpace } from "./free-space.js";
import type { EngineQueue } from "./engine-queue.js";

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 60 * 60 * 1000;
const QUIET_MS = 2_000;
const LONGEST_WAIT_MS = 10 * 60 * 1000;
const JOB_LIMIT_MS = 5 * 60 * 1000;
// Smallest first, so that the catalogue is in order when the big tables come.
const TABLES = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'm') AND n.nspname <> 'information_schema' AND c.relpersistence = 'p'
  ORDER BY c.relpages`;

/** Runs every hour what a PostgreSQL server does in the background, and makes the daily back-up. */
export class Maintenance {
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    private readonly queue: EngineQueue,
    private readonly backups: BackupService,
    private readonly space: FreeSpace,
    private readonly logger: Logger,
  ) {}

  /** Schedules the first run a minute after the start, so that a machine that is on for short times gets one too. */
  start(): void {
    this.plan(FIRST_AFTER_MS);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Runs a checkpoint, VACUUM table by table so that queries run in between, and a back-up when the last is a day old. */
  async run(): Promise<void> {
    // One job each: in one they would be one transaction, in which neither is allowed.
    await this.queue.job(JOB_LIMIT_MS, (engine) => engine.run("CHECKPOINT"));
    const tables = await this.queue.job(JOB_LIMIT_MS, (engine) => engine.run(TABLES));
    for (const { name } of this.space.isFull ? [] : tables) {
      if (this.#isStopped) return;
      await this.queue.job(JOB_LIMIT_MS, (engine) => engine.run(`VACUUM (ANALYZE) ${String(name)}`));
    }
    if (this.backups.isDue() && (await this.backups.hasTables())) await this.backups.create("daily");
  }

  private plan(afterMs: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.runWhenQuiet(performance.now() + LONGEST_WAIT_MS), afterMs).unref();
  }

  private async runWhenQuiet(deadline: number): Promise<void> {
    if (this.queue.idleMs < QUIET_MS && performance.now() < deadline) {
      this.#timer = setTimeout(() => void this.runWhenQuiet(deadline), QUIET_MS).unref();
      return;
    }
    try {
      await this.run();
    } catch (error) {
      if (!this.#isStopped)
        this.logger.error({ err: error }, "the maintenance of the database failed and is tried again in an hour");
    }
    this.plan(EVERY_MS);
  }
}
