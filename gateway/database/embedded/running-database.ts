import { systemClock } from "../../clock.js";
import type { ChannelListener } from "../listening.js";
import type { Backup } from "./backup-shelf.js";
import { Backups } from "./backups.js";
import type { DataDirectory } from "./data-directory.js";
import type { EmbeddedDatabase, EmbeddedHealth, EmbeddedOptions } from "./open-embedded-database.js";
import { EmbeddedFailure, EngineLost, messageOf } from "./failure.js";
import { FreeSpace } from "./free-space.js";
import { Line } from "./line.js";
import type { DirectoryLock } from "./lock.js";
import { Maintenance } from "./maintenance.js";
import { embeddedPoolOptions, type EmbeddedPoolOptions } from "./pool-options.js";
import { EngineUnable, RemoteEngine } from "./remote-engine.js";
import { SessionDesk } from "./session-desk.js";

const QUERY_LIMIT_MS = 30_000;
const IDLE_IN_TRANSACTION_LIMIT_MS = 10_000;
const CLOSE_LIMIT_MS = 10_000;
const SERIOUS = /PANIC:|FATAL:/;
const NO_ROOM = /No space left|Disk quota|ENOSPC|EDQUOT/i;

/** The parts of an embedded database at work together: one line to one engine, a desk for clients, and the upkeep. */
export class RunningDatabase implements EmbeddedDatabase {
  readonly poolExtra: EmbeddedPoolOptions;
  private readonly line: Line;
  private readonly desk: SessionDesk;
  private readonly space: FreeSpace;
  private readonly backups: Backups;
  private readonly maintenance: Maintenance;

  constructor(
    private readonly place: DataDirectory,
    private readonly lock: DirectoryLock,
    private readonly options: EmbeddedOptions,
  ) {
    const { logger } = options;
    this.line = new Line({
      start: (onLost) => this.startEngine(onLost),
      sessionStatements: () => this.desk.statements(),
      onLost: (error) => this.onLost(error),
      onReopened: () => this.onReopened(),
      onReopenFailed: (error) => this.onReopenFailed(error),
    });
    const limits = {
      queryMs: options.queryLimitMs ?? QUERY_LIMIT_MS,
      idleInTransactionMs: options.idleInTransactionLimitMs ?? IDLE_IN_TRANSACTION_LIMIT_MS,
    };
    this.desk = new SessionDesk(this.line, limits, () =>
      logger.error("a transaction was left open too long and was rolled back"),
    );
    this.poolExtra = embeddedPoolOptions(this.desk);
    this.space = new FreeSpace(place.root, (isFull) => this.onSpace(isFull), options.freeSpaceFloor);
    this.backups = new Backups(place, this.line, this.space, options.clock ?? systemClock, logger);
    this.maintenance = new Maintenance(this.line, this.backups, this.space, logger);
  }

  /** Starts the engine and the upkeep. Throws EmbeddedFailure. */
  async open(): Promise<void> {
    this.place.holdsDatabase(); // throws on what must not be touched
    this.place.removeLeftovers();
    await this.line.open();
    await this.space.watch();
    this.maintenance.start();
  }

  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
    return this.desk.listen(channel, listener);
  }

  backup(): Promise<Backup> {
    return this.backups.create("manual");
  }

  async backupBeforeMigrations(): Promise<Backup | null> {
    return (await this.backups.isWorthIt()) ? this.backups.create("before-migrations") : null;
  }

  async withQueryLimit<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
    const usual = this.desk.limits.queryMs;
    this.desk.limits.queryMs = limitMs;
    try {
      return await work();
    } finally {
      this.desk.limits.queryMs = usual;
    }
  }

  maintain(): Promise<void> {
    return this.maintenance.run();
  }

  assertRoom(): void {
    this.space.assertRoom();
  }

  health(): EmbeddedHealth {
    const backups = this.backups.list();
    return {
      isOpen: this.line.isOpen,
      isStorageFull: this.space.isFull,
      freeBytes: this.space.bytes,
      restarts: this.line.restarts,
      lastBackup: backups[0] ?? null,
      lastVerifiedBackup: backups.find(({ verifiedAt }) => verifiedAt !== null) ?? null,
      failedBackups: this.backups.failed,
    };
  }

  async close(): Promise<void> {
    this.maintenance.stop();
    this.space.stop();
    await this.backups.close();
    this.desk.close(new EngineLost("57P01", "The database is closed."));
    await this.line.close(CLOSE_LIMIT_MS);
    await this.lock.release();
  }

  private async startEngine(onLost: (error: EngineLost) => void): Promise<RemoteEngine> {
    const { logger, onProgress, image, dataDir } = this.options;
    const onLog = (line: string): void =>
      SERIOUS.test(line) ? logger.error({ line }, "postgres") : logger.debug({ line }, "postgres");
    try {
      const data = { dataDir: this.place.root, image: image ?? null };
      return await RemoteEngine.start(data, { onProgress: onProgress ?? (() => undefined), onLog, onLost });
    } catch (error) {
      if (!(error instanceof EngineUnable)) throw error;
      const words = error.lastWords.findLast((line) => SERIOUS.test(line));
      if (words === undefined) throw error; // not PostgreSQL's own refusal, so nothing is known about the data
      if (!NO_ROOM.test(words)) throw this.place.broken(words, error);
      throw new EmbeddedFailure(
        "NO_SPACE",
        `There is no room left on the disk of ${dataDir}. Make some, then start again.`,
        { cause: error },
      );
    }
  }

  private onLost(error: EngineLost): void {
    this.options.logger.error(
      { code: error.sqlState, cause: error.cause },
      `${error.message} The database is being opened again.`,
    );
    this.desk.lose(error);
  }

  private onReopened(): void {
    this.options.logger.warn("the database is open again");
    this.desk.reopen();
  }

  private onReopenFailed(error: unknown): void {
    this.options.logger.error({ reason: messageOf(error) }, "the database does not open; it is tried again");
    // Nobody is kept waiting for what may take an operator.
    const isFull = error instanceof EmbeddedFailure && error.kind === "NO_SPACE";
    this.desk.close(new EngineLost(isFull ? "53100" : "57P03", "The database is not open at the moment."));
  }

  private onSpace(isFull: boolean): void {
    const { logger } = this.options;
    if (isFull)
      logger.error(
        { freeBytes: this.space.bytes },
        "the disk is nearly full: the database takes no more writes until there is room",
      );
    else logger.warn("there is room on the disk again: the database takes writes");
    // When it fails the engine is gone, and the next one's session is told anyway.
    this.desk.setReadOnly(isFull).catch(() => undefined);
  }
}
