import { systemClock } from "../platform/clock.js";
import type { ChannelListener } from "../platform/listening.js";
import { messageOf } from "../platform/thrown.js";
import type { Backup } from "./backup-store.js";
import { BackupService } from "./backup-service.js";
import type { DataDirectory } from "./data-directory.js";
import type { EmbeddedDatabase, EmbeddedHealth, EmbeddedOptions } from "./open-embedded-database.js";
import { EmbeddedFailure, EngineLost } from "./failure.js";
import { FreeSpace, type DiskState, type SpaceLevel } from "./free-space.js";
import { EngineQueue } from "./engine-queue.js";
import type { DirectoryLock } from "./lock.js";
import { Maintenance } from "./maintenance.js";
import { embeddedPoolOptions, type EmbeddedPoolOptions } from "./pool-options.js";
import { EngineStartError, RemoteEngine } from "./remote-engine.js";
import { Reserve } from "./reserve.js";
import { SessionPool } from "./session-pool.js";
import { EMPTY_TEMPLATE } from "./template-file.js";

const QUERY_LIMIT_MS = 30_000;
const IDLE_IN_TRANSACTION_LIMIT_MS = 10_000;
const CLOSE_LIMIT_MS = 10_000;
const SERIOUS = /PANIC:|FATAL:/;
const DISK_FULL = /No space left|Disk quota|ENOSPC|EDQUOT/i;
const MB = 1024 * 1024;
/** Space for an empty database with its tables, their write-ahead log, and the reserve. */
const FIRST_START_BYTES = 160 * MB;

/** An open embedded database: one engine behind a queue, a pool for its session, back-ups and maintenance. */
export class RunningDatabase implements EmbeddedDatabase {
  readonly poolExtra: EmbeddedPoolOptions;
  private readonly queue: EngineQueue;
  private readonly sessions: SessionPool;
  private readonly space: FreeSpace;
  private readonly backups: BackupService;
  private readonly maintenance: Maintenance;

  constructor(
    private readonly dataDirectory: DataDirectory,
    private readonly lock: DirectoryLock,
    private readonly options: EmbeddedOptions,
  ) {
    const { logger } = options;
    this.queue = new EngineQueue({
      start: (onLost) => this.startEngine(onLost),
      sessionStatements: () => this.sessions.statements(),
      onLost: (error) => this.onLost(error),
      onReopened: () => this.onReopened(),
      onReopenFailed: (error) => this.onReopenFailed(error),
    });
    const limits = {
      queryMs: options.queryLimitMs ?? QUERY_LIMIT_MS,
      idleInTransactionMs: options.idleInTransactionLimitMs ?? IDLE_IN_TRANSACTION_LIMIT_MS,
    };
    this.sessions = new SessionPool(this.queue, limits, () =>
      logger.error("a transaction was left open too long and was rolled back"),
    );
    this.poolExtra = embeddedPoolOptions(this.sessions);
    this.space = new FreeSpace(
      dataDirectory.root,
      new Reserve(dataDirectory),
      (isFull) => this.onSpace(isFull),
      options.freeSpaceFloor,
      options.measureFree,
    );
    this.backups = new BackupService(dataDirectory, this.queue, this.space, options.clock ?? systemClock, logger);
    this.maintenance = new Maintenance(this.queue, this.backups, this.space, logger);
  }

  /** Starts the engine and the maintenance. Throws EmbeddedFailure. */
  async open(): Promise<void> {
    const isThere = this.dataDirectory.holdsDatabase(); // throws for a directory that must stay as it is
    this.dataDirectory.removeTemporaryFiles();
    if (!isThere) await this.assertFree(this.space.floorBytes + FIRST_START_BYTES, "making the database");
    await this.queue.open();
    this.space.watch();
    this.maintenance.start();
  }

  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
    return this.sessions.listen(channel, listener);
  }

  backup(): Promise<Backup> {
    return this.backups.create("manual");
  }

  async backupBeforeMigrations(): Promise<Backup | null> {
    await this.assertFree(this.space.floorBytes, "changing the tables");
    return (await this.backups.hasTables()) ? this.backups.create("before-migrations") : null;
  }

  async withQueryLimit<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
    const usual = this.sessions.limits.queryMs;
    this.sessions.limits.queryMs = limitMs;
    try {
      return await work();
    } finally {
      this.sessions.limits.queryMs = usual;
    }
  }

  maintain(): Promise<void> {
    return this.maintenance.run();
  }

  get disk(): DiskState {
    return this.space;
  }

  refreshSpace(): Promise<SpaceLevel> {
    return this.space.refresh();
  }

  health(): EmbeddedHealth {
    const backups = this.backups.list();
    return {
      isOpen: this.queue.isOpen,
      isStorageFull: this.space.isFull,
      freeBytes: this.space.freeBytes,
      restarts: this.queue.restarts,
      lastBackup: backups[0] ?? null,
      lastVerifiedBackup: backups.find(({ verifiedAt }) => verifiedAt !== null) ?? null,
      failedBackups: this.backups.failed,
    };
  }

  async close(): Promise<void> {
    this.maintenance.stop();
    this.space.stop();
    await this.backups.close();
    this.sessions.close(new EngineLost("57P01", "The database is closed."));
    await this.queue.close(CLOSE_LIMIT_MS);
    await this.lock.release();
  }

  private async startEngine(onLost: (error: EngineLost) => void): Promise<RemoteEngine> {
    const { logger, onProgress, image, template = EMPTY_TEMPLATE, dataDir } = this.options;
    const onLog = (line: string): void =>
      SERIOUS.test(line) ? logger.error({ line }, "postgres") : logger.debug({ line }, "postgres");
    // Opening writes as well, so a full disk must first delete the reserve.
    await this.space.refresh();
    try {
      const data = { dataDir: this.dataDirectory.root, image: image ?? null, template };
      return await RemoteEngine.start(data, { onProgress: onProgress ?? (() => undefined), onLog, onLost });
    } catch (error) {
      if (!(error instanceof EngineStartError)) throw error;
      if ([error.message, ...error.lastLogLines].some((line) => DISK_FULL.test(line))) {
        const message = `There is no room left on the disk of ${dataDir}. Make some, then start again.`;
        throw new EmbeddedFailure("NO_SPACE", message, { cause: error });
      }
      const reason = error.lastLogLines.findLast((line) => SERIOUS.test(line));
      if (reason === undefined) throw error; // not an error of PostgreSQL, so it is no evidence about the data
      throw this.dataDirectory.broken(reason, error);
    }
  }

  private async assertFree(neededBytes: number, purpose: string): Promise<void> {
    const freeBytes = await this.space.measured();
    if (freeBytes >= neededBytes) return;
    const [free, needed] = [Math.floor(freeBytes / MB), Math.ceil(neededBytes / MB)];
    throw new EmbeddedFailure(
      "NO_SPACE",
      `There are ${free} MB free on the disk of DATA_DIR (${this.options.dataDir}); ${purpose} needs ${needed} MB. Nothing was changed.`,
    );
  }

  private onLost(error: EngineLost): void {
    // A statement that is too expensive is the doing of who asked for it, and not a fault of the database.
    const level = error.sqlState === "57014" ? "warn" : "error";
    this.options.logger[level](
      { code: error.sqlState, cause: error.cause },
      `${error.message} The database is being opened again.`,
    );
    this.sessions.revoke(error);
  }

  private onReopened(): void {
    this.options.logger.warn("the database is open again");
    this.sessions.reopen();
  }

  private onReopenFailed(error: unknown): void {
    this.options.logger.error({ reason: messageOf(error) }, "the database does not open; it is tried again");
    // Clients do not wait for what may need the operator.
    const isFull = error instanceof EmbeddedFailure && error.kind === "NO_SPACE";
    this.sessions.close(new EngineLost(isFull ? "53100" : "57P03", "The database is not open at the moment."));
  }

  private onSpace(isFull: boolean): void {
    const { logger } = this.options;
    if (isFull)
      logger.error(
        { freeBytes: this.space.freeBytes },
        "the disk is nearly full: people's changes are refused until there is room",
      );
    else logger.warn("there is room on the disk again: people's changes are taken");
    // A failure means a lost engine, and the next session gets the setting from `statements()`.
    this.sessions.setReadOnly(isFull).catch(() => undefined);
  }
}
