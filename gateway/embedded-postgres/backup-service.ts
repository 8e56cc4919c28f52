import { rm } from "node:fs/promises";
import type { Clock } from "../platform/clock.js";
import type { Logger } from "../platform/logger.js";
import { runArchiveTask } from "./archive-task.js";
import { BackupStore, type Backup, type BackupReason } from "./backup-store.js";
import type { DataDirectory } from "./data-directory.js";
import { EmbeddedFailure } from "./failure.js";
import type { FreeSpace } from "./free-space.js";
import type { EngineQueue } from "./engine-queue.js";

const KEEP = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
const COPY_LIMIT_MS = 5 * 60 * 1000;
// A copy of the files, the archive, and the trial restore may exist at once.
const SPACE_FACTOR = 3;
const SIZE = "SELECT sum(pg_database_size(oid))::float8 AS bytes FROM pg_database";
// The table of migrations does not count: TypeORM makes it when it looks for migrations.
const HAS_TABLES = `
  SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migration') AS yes`;

/** Makes back-ups of the running database, verifies each by a trial restore, and removes the oldest. */
export class BackupService {
  readonly #store: BackupStore;
  readonly #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  #failed = 0;

  constructor(
    private readonly dataDirectory: DataDirectory,
    private readonly queue: EngineQueue,
    private readonly space: FreeSpace,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.#store = new BackupStore(dataDirectory.backups, KEEP);
  }

  /** Returns all back-ups, the newest first. */
  list(): readonly Backup[] {
    return this.#store.list();
  }

  /** Counts the back-ups that failed since the start. */
  get failed(): number {
    return this.#failed;
  }

  /** Returns true when the newest is a day old, or there is none. */
  isDue(): boolean {
    const newest = this.list()[0];
    return newest === undefined || this.clock.now().getTime() - newest.createdAt.getTime() >= DAY_MS;
  }

  /** Returns true when the database has tables, and so anything to lose. */
  async hasTables(): Promise<boolean> {
    const [answer] = await this.queue.job(COPY_LIMIT_MS, (engine) => engine.run(HAS_TABLES));
    return answer?.["yes"] === true;
  }

  /**
   * Makes a back-up of this moment and verifies it by a trial restore. Queries wait only while changed files are copied.
   * Throws NO_SPACE, or BACKUP_REFUSED when the written archive cannot be read back. Back-ups run one after the other.
   */
  create(reason: BackupReason): Promise<Backup> {
    const next = this.#running.then(() => this.make(reason));
    this.#running = next.catch(() => {
      if (!this.#stop.signal.aborted) this.#failed++; // the caller gets the error
    });
    return next;
  }

  /** Aborts the running back-up, and removes its files. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  private async make(reason: BackupReason): Promise<Backup> {
    this.#stop.signal.throwIfAborted();
    await this.assertSpace();
    const createdAt = this.clock.now();
    const file = await this.#store.prepare(createdAt);
    const [files, archive, trial] = ["files", "archive", "trial"].map((purpose) =>
      this.dataDirectory.temporaryPath(purpose, this.dataDirectory.backups),
    );
    if (files === undefined || archive === undefined || trial === undefined) throw new Error("unreachable");
    try {
      const copied = await runArchiveTask(
        { task: "copy", from: this.dataDirectory.database, to: files },
        this.#stop.signal,
      );
      // A job of its own, so that queries run before the snapshot, whose own checkpoint then has little left to write.
      await this.queue.job(COPY_LIMIT_MS, (engine) => engine.run("CHECKPOINT"));
      const snapshot = await this.queue.job(COPY_LIMIT_MS, (engine) => engine.snapshot(files, copied));
      await runArchiveTask({ task: "pack", files, archive, createdAt }, this.#stop.signal);
      await rm(files, { recursive: true, force: true });
      await this.#store.put(archive, file, { reason, verifiedAt: null, rows: null });
      const { check } = await runArchiveTask(
        { task: "unpack", archive: file, directory: trial, isForGood: false, knownMigrations: null },
        this.#stop.signal,
      );
      await this.#store.note(file, { reason, verifiedAt: this.clock.now().toISOString(), rows: check.rows });
      await this.#store.prune();
      this.logger.info(
        { reason, rows: check.rows, pausedMs: snapshot.milliseconds },
        "backed up, and verified by a trial restore",
      );
    } finally {
      for (const temporary of [files, archive, trial]) await rm(temporary, { recursive: true, force: true });
    }
    const made = this.list().find((backup) => backup.file === file);
    if (made === undefined) throw new EmbeddedFailure("BACKUP_REFUSED", `The back-up ${file} is gone.`);
    return made;
  }

  private async assertSpace(): Promise<void> {
    const [size] = await this.queue.job(COPY_LIMIT_MS, (engine) => engine.run(SIZE));
    await this.space.refresh();
    const needed = Number(size?.["bytes"] ?? 0) * SPACE_FACTOR;
    if (this.space.isFull || this.space.freeBytes < needed) {
      throw new EmbeddedFailure(
        "NO_SPACE",
        `There is no room for a back-up in ${this.dataDirectory.backups}: it needs about ${Math.ceil(needed / 1e6)} MB.`,
      );
    }
  }
}
