import type { Clock } from "../platform/clock.js";
import type { Database } from "../database/database.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { OwnedRepository, Writable } from "../database/owned.repository.js";
import { isCounted } from "../platform/quotas.js";
import type { Deleted, RecordChanged } from "./change-of.js";
import type { RecordDefinition } from "./record-definition.js";
import { RECORD_WORDS } from "../platform/record-kind.js";
import { changeOf, creationOf, type Change } from "../log/change.js";
import type { LogService } from "../log/log.service.js";
import { requireRepetition } from "../log/repetition.js";
import type { Done, KeptSentence } from "../log/sentences.js";

/** A new record. */
export interface Creation<E extends OwnedEntity> {
  /** The values that the caller gives. */
  readonly given: Writable<E>;
  /** The values of the server, where the caller gives none. */
  readonly made?: Writable<E>;
  readonly addParts?: (row: E) => Promise<readonly Change[]>;
}

/** Adding, changing, deleting and restoring one kind of record: each is one transaction with its log entry. */
export class LoggedRecords<E extends OwnedEntity> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    readonly rows: OwnedRepository<E>,
    private readonly log: LogService,
    readonly definition: RecordDefinition<E>,
  ) {}

  /**
   * Adds a record. With an id of the caller's choice a repetition returns the record that exists; with other values than
   * `given` made that one, it throws CONFLICT. `addParts` makes what belongs to the new record, and returns those changes for
   * its log entry.
   */
  async create(ownerId: string, id: string | null | undefined, creation: Creation<E>): Promise<RecordChanged<E>> {
    const { given, made, addParts } = creation;
    return this.database.transaction(async () => {
      const { row, created } = await this.rows.insertOnce(ownerId, id, { ...made, ...given });
      if (!created) {
        await requireRepetition(this.log, { kind: this.definition.kind, row, given, subjectId: row.id });
        return changed(row, null);
      }
      if (isCounted(this.definition.kind)) this.database.noteUsage(ownerId, this.definition.kind, 1);
      const parts = (await addParts?.(row)) ?? [];
      return changed(row, await this.write(row, "created", creationOf(this.definition.kind, row), ...parts));
    });
  }

  /** Changes a record; unchanged values change nothing. Throws NOT_FOUND, or CONFLICT on another version. */
  async update(ownerId: string, id: string, values: Writable<E>, version?: number | null): Promise<RecordChanged<E>> {
    return this.database.transaction(async () => {
      const row = await this.rows.find(ownerId, id, { lock: true });
      this.rows.requireVersion(row, version);
      const change = changeOf(this.definition.kind, row, values);
      if (JSON.stringify(change.before) === JSON.stringify(change.after)) return changed(row, null);
      this.rows.update(row, values);
      return changed(row, await this.write(row, "updated", change));
    });
  }

  /** Moves a record to the trash; while it is there, a repetition answers as the first did. Throws NOT_FOUND. */
  async remove(ownerId: string, id: string): Promise<Deleted> {
    return this.database.transaction(async () => {
      const row = await this.rows.find(ownerId, id, { lock: true, withDeleted: true });
      if (row.deletedAt !== null) {
        return { id: row.id, logEntryId: await this.log.lastEntry(ownerId, row.id), isRepeated: true };
      }
      const after = { deletedAt: this.clock.now() };
      const change = changeOf(this.definition.kind, row, after);
      this.rows.update(row, after as Writable<E>); // every owned row has the column
      return { id: row.id, logEntryId: await this.write(row, "deleted", change), isRepeated: false };
    });
  }

  /** Takes a record out of the trash and returns the log entry, or null when it was not in it. */
  async restore(ownerId: string, id: string): Promise<string | null> {
    return this.database.transaction(async () => {
      const row = await this.rows.find(ownerId, id, { lock: true, withDeleted: true });
      if (row.deletedAt === null) return null;
      const after = { deletedAt: null };
      const change = changeOf(this.definition.kind, row, after);
      this.rows.update(row, after as Writable<E>); // every owned row has the column
      return this.write(row, "restored", change);
    });
  }

  private async write(row: E, done: Done, ...changes: readonly Change[]): Promise<string> {
    const { kind } = this.definition;
    const action = `${RECORD_WORDS[kind].name}.${done}` as KeptSentence; // job details are logged by their own service
    return this.log.record(row.ownerId, {
      action,
      says: { key: action, facts: { name: this.definition.nameOf(row) } },
      subject: { kind, id: row.id },
      changes,
      isAlwaysWritten: done === "deleted",
    });
  }
}

function changed<E extends OwnedEntity>(row: E, logEntryId: string | null): RecordChanged<E> {
  return { id: row.id, row, logEntryId };
}
