import { rm } from "node:fs/promises";
import type { Clock } from "../../clock.js";
import type { Logger } from "../../logger.js";
import { runArchiveTask } from "./archive-task.js";
import { BackupShelf, type Backup, type BackupReason } from "./backup-shelf.js";
import type { DataDirectory } from "./data-directory.js";
import { EmbeddedFailure } from "./failure.js";
import type { FreeSpace } from "./free-space.js";
import type { Line } from "./line.js";

const KEEP = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
const COPY_LIMIT_MS = 5 * 60 * 1000;
// A copy of the files, the archive, and the trial restore may all be there at once.
const ROOM_FACTOR = 3;
const SIZE = "SELECT sum(pg_database_size(oid))::float8 AS bytes FROM pg_database";
// The list of migrations alone is nothing to lose: TypeORM makes it when it looks for them.
const HAS_TABLES = `
  SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migration') AS yes`;

/** Makes back-ups of the running database, tries each by restoring it, and keeps the last of them. */
export class Backups {
  readonly #shelf: BackupShelf;
  readonly #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  #failed = 0;

  constructor(
    private readonly place: DataDirectory,
    private readonly line: Line,
    private readonly space: FreeSpace,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.#shelf = new BackupShelf(place.backups, KEEP);
  }

  /** All there are, the newest first. */
  list(): readonly Backup[] {
    return this.#shelf.list();
  }

  /** How many failed since the start. */
  get failed(): number {
    return this.#failed;
  }

  /** True when the newest is a day old, or there is none. */
  isDue(): boolean {
    const newest = this.list()[0];
    return newest === undefined || this.clock.now().getTime() - newest.createdAt.getTime() >= DAY_MS;
  }

  /** True when there is anything to lose. */
  async isWorthIt(): Promise<boolean> {
    const [answer] = await this.line.job(COPY_LIMIT_MS, (engine) => engine.run(HAS_TABLES));
    return answer?.["yes"] === true;
  }

  /**
   * Makes a back-up of this moment and restores it on trial. The database stands still only while its files are copied.
   * Throws NO_SPACE, or BACKUP_REFUSED when what was written cannot be read back; one at a time, the others wait.
   */
  create(reason: BackupReason): Promise<Backup> {
    const next = this.#running.then(() => this.make(reason));
    this.#running = next.catch(() => {
      if (!this.#stop.signal.aborted) this.#failed++; // whoever asked for it hears of it
    });
    return next;
  }

  /** Breaks off whatever is being made; nothing half done stays. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  private async make(reason: BackupReason): Promise<Backup> {
    this.#stop.signal.throwIfAborted();
    await this.assertRoom();
    const createdAt = this.clock.now();
    const file = await this.#shelf.place(createdAt);
    const [files, archive, trial] = ["files", "archive", "trial"].map((purpose) =>
      this.place.halfDone(purpose, this.place.backups),
    );
    if (files === undefined || archive === undefined || trial === undefined) throw new Error("unreachable");
    try {
      const copied = await runArchiveTask({ task: "copy", from: this.place.database, to: files }, this.#stop.signal);
      // Apart, so that the snapshot's own has little left to write.
      await this.line.job(COPY_LIMIT_MS, (engine) => engine.run("CHECKPOINT"));
      const snapshot = await this.line.job(COPY_LIMIT_MS, (engine) => engine.snapshot(files, copied));
      await runArchiveTask({ task: "pack", files, archive, createdAt }, this.#stop.signal);
      await rm(files, { recursive: true, force: true });
      await this.#shelf.put(archive, file, { reason, verifiedAt: null, rows: null });
      const { check } = await runArchiveTask(
        { task: "unpack", archive: file, directory: trial, isForGood: false, knownMigrations: null },
        this.#stop.signal,
      );
      await this.#shelf.note(file, { reason, verifiedAt: this.clock.now().toISOString(), rows: check.rows });
      await this.#shelf.prune();
      this.logger.info(
        { reason, rows: check.rows, stoodStillMs: snapshot.milliseconds },
        "backed up, and restored on trial",
      );
    } finally {
      for (const half of [files, archive, trial]) await rm(half, { recursive: true, force: true });
    }
    const made = this.list().find((backup) => backup.file === file);
    if (made === undefined) throw new EmbeddedFailure("BACKUP_REFUSED", `The back-up ${file} is gone.`);
    return made;
  }

  private async assertRoom(): Promise<void> {
    const [size] = await this.line.job(COPY_LIMIT_MS, (engine) => engine.run(SIZE));
    await this.space.look();
    const needed = Number(size?.["bytes"] ?? 0) * ROOM_FACTOR;
    if (this.space.isFull || this.space.freeBytes < needed) {
      throw new EmbeddedFailure(
        "NO_SPACE",
        `There is no room for a back-up in ${this.place.backups}: it needs about ${Math.ceil(needed / 1e6)} MB.`,
      );
    }
  }
}
