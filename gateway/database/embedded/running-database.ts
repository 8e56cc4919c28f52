import { systemClock } from "../../clock.js";
import type { DiskState } from "../disk-state.js";
import type { ChannelListener } from "../listening.js";
import type { Backup } from "./backup-shelf.js";
import { Backups } from "./backups.js";
import type { DataDirectory } from "./data-directory.js";
import type { EmbeddedDatabase, EmbeddedHealth, EmbeddedOptions } from "./open-embedded-database.js";
import { EmbeddedFailure, EngineLost, messageOf } from "./failure.js";
import { FreeSpace, type Room } from "./free-space.js";
import { Line } from "./line.js";
import type { DirectoryLock } from "./lock.js";
import { Maintenance } from "./maintenance.js";
import { embeddedPoolOptions, type EmbeddedPoolOptions } from "./pool-options.js";
import { EngineUnable, RemoteEngine } from "./remote-engine.js";
import { Reserve } from "./reserve.js";
import { SessionDesk } from "./session-desk.js";

const QUERY_LIMIT_MS = 30_000;
const IDLE_IN_TRANSACTION_LIMIT_MS = 10_000;
const CLOSE_LIMIT_MS = 10_000;
const SERIOUS = /PANIC:|FATAL:/;
const NO_ROOM = /No space left|Disk quota|ENOSPC|EDQUOT/i;
const MB = 1024 * 1024;
/** An empty database with its tables, the log of making them, and the reserve. */
const FIRST_START_BYTES = 160 * MB;

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
    this.space = new FreeSpace(
      place.root,
      new Reserve(place),
      (isFull) => this.onSpace(isFull),
      options.freeSpaceFloor,
      options.measureFree,
    );
    this.backups = new Backups(place, this.line, this.space, options.clock ?? systemClock, logger);
    this.maintenance = new Maintenance(this.line, this.backups, this.space, logger);
  }

  /** Starts the engine and the upkeep. Throws EmbeddedFailure. */
  async open(): Promise<void> {
    const isThere = this.place.holdsDatabase(); // throws on what must not be touched
    this.place.removeLeftovers();
    if (!isThere) await this.assertFree(this.space.floorBytes + FIRST_START_BYTES, "making the database");
    await this.line.open();
    this.space.watch();
    this.maintenance.start();
  }

  listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
    return this.desk.listen(channel, listener);
  }

  backup(): Promise<Backup> {
    return this.backups.create("manual");
  }

  async backupBeforeMigrations(): Promise<Backup | null> {
    await this.assertFree(this.space.floorBytes, "changing the tables");
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

  get disk(): DiskState {
    return this.space;
  }

  lookForRoom(): Promise<Room> {
    return this.space.look();
  }

  health(): EmbeddedHealth {
    const backups = this.backups.list();
    return {
      isOpen: this.line.isOpen,
      isStorageFull: this.space.isFull,
      freeBytes: this.space.freeBytes,
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
    // Opening writes, too, and a disk without room may hold the reserve.
    await this.space.look();
    try {
      const data = { dataDir: this.place.root, image: image ?? null };
      return await RemoteEngine.start(data, { onProgress: onProgress ?? (() => undefined), onLog, onLost });
    } catch (error) {
      if (!(error instanceof EngineUnable)) throw error;
      if ([error.message, ...error.lastWords].some((line) => NO_ROOM.test(line))) {
        const message = `There is no room left on the disk of ${dataDir}. Make some, then start again.`;
        throw new EmbeddedFailure("NO_SPACE", message, { cause: error });
      }
      const words = error.lastWords.findLast((line) => SERIOUS.test(line));
      if (words === undefined) throw error; // not PostgreSQL's own refusal, so nothing is known about the data
      throw this.place.broken(words, error);
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
        { freeBytes: this.space.freeBytes },
        "the disk is nearly full: people's changes are refused until there is room",
      );
    else logger.warn("there is room on the disk again: people's changes are taken");
    // When it fails the engine is gone, and the next one's session is told anyway.
    this.desk.setReadOnly(isFull).catch(() => undefined);
  }
}
