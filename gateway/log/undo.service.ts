import { BIN_DAYS } from "../../schema/limits.js";
import type { Clock } from "../clock.js";
import type { Database } from "../database/database.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { OwnedRepository, Writable } from "../database/owned.repository.js";
import { AppError } from "../errors.js";
import type { RecordKind } from "../record-kind.js";
import { inverseOf, type Change, type Columns } from "./change.js";
import type { LogEntry } from "./log-entry.entity.js";
import type { LogService } from "./log.service.js";
import { UNDID, type Sentence } from "./sentences.js";

/** Takes one change back. Throws CONFLICT when the record was changed again since. */
export type Revert = (ownerId: string, inverse: Change) => Promise<void>;

/** Undoes what a line of the log did; the undoing is a line of its own, so it can be undone too. */
export class UndoService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: LogService,
    private readonly reverts: Readonly<Record<RecordKind, Revert>>,
  ) {}

  /** Undoes a line and returns the line that says so. Throws NOT_FOUND, ILLEGAL_TRANSITION (nothing to undo) or CONFLICT. */
  async undo(ownerId: string, logEntryId: string): Promise<LogEntry> {
    return this.database.transaction(async () => {
      const entry = await this.log.find(ownerId, logEntryId, { lock: true });
      const changes = this.undoable(entry);
      const inverses = changes.map((change) => inverseOf(change, this.clock.now())).reverse();
      for (const inverse of inverses) await this.reverts[inverse.kind](ownerId, inverse);
      await this.log.markUndone(ownerId, entry.id);
      const id = await this.log.record(ownerId, {
        action: "log.undone",
        says: undone(entry),
        changes: inverses,
        ...(entry.subjectKind !== null && entry.subjectId !== null
          ? { subject: { kind: entry.subjectKind, id: entry.subjectId } }
          : {}),
      });
      return this.log.find(ownerId, id);
    });
  }

  private undoable(entry: LogEntry): readonly Change[] {
    if (entry.isUndoable && entry.changes !== null) return entry.changes;
    throw new AppError("ILLEGAL_TRANSITION", { message: this.whyNot(entry) });
  }

  private whyNot(entry: LogEntry): string {
    if (entry.undoneAt !== null) return "This was undone already.";
    if (!this.log.isFresh(entry)) return `This is ${BIN_DAYS} days ago or more, and cannot be undone any longer.`;
    return "This line changed nothing that can be undone.";
  }
}

/** Says that a line was taken back; a line from before there were sentences keeps its words. */
function undone({ sentence, entry }: LogEntry): Sentence | string {
  return sentence === null ? UNDID + entry : { ...sentence, undone: (sentence.undone ?? 0) + 1 };
}

/** The way back for rows of an owned table: the columns are put back if they still are what the change made of them. */
export function revertOwned<E extends OwnedEntity>(repository: OwnedRepository<E>): Revert {
  return async (ownerId, inverse) => {
    const row = await repository.find(ownerId, inverse.id, { lock: true, withDeleted: true });
    refuseIfChanged(row as unknown as Columns, inverse); // a row is its columns
    await repository.update(row, inverse.after as Writable<E>); // the columns were this table's when they were logged
  };
}

/** Throws CONFLICT unless the record still stands as the change left it. */
export function refuseIfChanged(current: Columns, inverse: Change): void {
  const expected = inverse.before ?? {};
  const changed = Object.keys(expected).filter((column) => asJson(current[column]) !== asJson(expected[column]));
  if (changed.length > 0) {
    throw new AppError("CONFLICT", {
      message: "It was changed again since, so this cannot be undone any more.",
      current: { changed },
    });
  }
}

function asJson(value: unknown): string {
  return JSON.stringify(value ?? null);
}
