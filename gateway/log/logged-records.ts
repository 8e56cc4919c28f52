import type { Clock } from "../clock.js";
import type { Database } from "../database/database.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { OwnedRepository, Writable } from "../database/owned.repository.js";
import type { QuotaKind } from "../quotas.js";
import { changeOf, creationOf, type Change, type SubjectKind } from "./change.js";
import type { LogService } from "./log.service.js";

type Done = "created" | "updated" | "deleted" | "restored";

/** How one kind of record speaks in the log. */
export interface RecordWords<E> {
  readonly kind: SubjectKind;
  /** What one more of it is counted as. */
  readonly quota: QuotaKind;
  /** The first half of the action, e.g. `company`. */
  readonly action: "jobHunt" | "idealJob" | "company" | "contact" | "document" | "note";
  readonly nameOf: (row: E) => string;
}

/** A changed record, and the line of the log that can undo the change; null when nothing had to change. */
export interface RecordChanged<E> {
  readonly row: E;
  readonly logEntryId: string | null;
}

/** Adding, changing, binning and restoring one kind of record: each is one transaction with its line in the log. */
export class LoggedRecords<E extends OwnedEntity> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    readonly rows: OwnedRepository<E>,
    private readonly log: LogService,
    private readonly words: RecordWords<E>,
  ) {}

  /** Adds a record. With an id of the caller's choice a repetition answers the record that is there. */
  async create(ownerId: string, id: string | null | undefined, values: Writable<E>): Promise<RecordChanged<E>> {
    return this.database.transaction(async () => {
      const { row, created } = await this.rows.insertOnce(ownerId, id, values);
      if (!created) return { row, logEntryId: null };
      this.database.noteUsage(ownerId, this.words.quota, 1);
      return { row, logEntryId: await this.write(row, "created", creationOf(this.words.kind, row)) };
    });
  }

  /** Changes a record; values that are as they were change nothing. Throws NOT_FOUND, or CONFLICT on another version. */
  async update(ownerId: string, id: string, values: Writable<E>, version?: number | null): Promise<RecordChanged<E>> {
    return this.database.transaction(async () => {
      const row = await this.rows.find(ownerId, id, { lock: true });
      this.rows.requireVersion(row, version);
      const change = changeOf(this.words.kind, row, values);
      if (JSON.stringify(change.before) === JSON.stringify(change.after)) return { row, logEntryId: null };
      await this.rows.update(row, values);
      return { row, logEntryId: await this.write(row, "updated", change) };
    });
  }

  /** Puts a record into the bin and returns the line of the log. */
  async remove(ownerId: string, id: string): Promise<string> {
    return this.database.transaction(async () => {
      const row = await this.rows.find(ownerId, id, { lock: true });
      const after = { deletedAt: this.clock.now() };
      const change = changeOf(this.words.kind, row, after);
      await this.rows.update(row, after as Writable<E>); // every owned row has the column
      return this.write(row, "deleted", change);
    });
  }

  /** Takes a record out of the bin and returns the line of the log, or null when it was not in it. */
  async restore(ownerId: string, id: string): Promise<string | null> {
    return this.database.transaction(async () => {
      const row = await this.rows.find(ownerId, id, { lock: true, withDeleted: true });
      if (row.deletedAt === null) return null;
      const after = { deletedAt: null };
      const change = changeOf(this.words.kind, row, after);
      await this.rows.update(row, after as Writable<E>); // every owned row has the column
      return this.write(row, "restored", change);
    });
  }

  private async write(row: E, done: Done, change: Change): Promise<string> {
    const { kind, action, nameOf } = this.words;
    return this.log.record(row.ownerId, {
      action: `${action}.${done}`,
      says: { key: `${action}.${done}`, facts: { name: nameOf(row) } },
      subject: { kind, id: row.id },
      changes: [change],
      isAlwaysWritten: done === "deleted",
    });
  }
}
