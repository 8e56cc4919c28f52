import { TRASH_DAYS } from "../../schema/limits.js";
import type { Clock } from "../platform/clock.js";
import type { Database } from "../database/database.js";
import { AppError, type ErrorCode } from "../platform/errors.js";
import { RecordKind } from "../platform/record-kind.js";
import { invalid } from "../platform/validation.js";
import { inverseOf, type Change } from "./change.js";
import type { LogEntry } from "./log-entry.entity.js";
import type { UndoInput } from "./log.input.js";
import type { Undone } from "./log.payloads.js";
import type { LogService } from "./log.service.js";
import type { Reverter } from "./reverter.js";
import { UNDID, type Sentence } from "./sentences.js";

/** An entry of a change set that cannot be undone, and the reason; `changed` names the columns changed again since. */
export interface NotUndone {
  readonly logEntryId: string;
  readonly entry: string;
  readonly reason: "CHANGED" | "GONE" | "TOO_OLD";
  readonly message: string;
  readonly changed?: readonly string[];
}

/** The errors of reverting that are reported with the entry; any other error is not caused by it. */
const REASONS: Readonly<Partial<Record<ErrorCode, NotUndone["reason"]>>> = { CONFLICT: "CHANGED", NOT_FOUND: "GONE" };

/** Undoes the changes of log entries; the undoing is logged as well, so that it can be undone too. */
export class UndoService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: LogService,
    private readonly reverters: Readonly<Record<RecordKind, Reverter>>,
  ) {}

  /**
   * Undoes one entry, or all entries of a change set, as a change set of its own. Throws VALIDATION unless exactly one of
   * both is given, NOT_FOUND, ILLEGAL_TRANSITION (nothing to undo) or CONFLICT (changed again since).
   */
  async undo(ownerId: string, { logEntryId, changeSetId }: UndoInput): Promise<Undone> {
    if (logEntryId != null && changeSetId == null) return this.undoEntry(ownerId, logEntryId);
    if (logEntryId == null && changeSetId != null) return this.undoChangeSet(ownerId, changeSetId);
    throw logEntryId == null
      ? invalid("logEntryId", "either", "give it or changeSetId.")
      : invalid("changeSetId", "either", "give it or logEntryId, not both.");
  }

  private async undoEntry(ownerId: string, logEntryId: string): Promise<Undone> {
    return this.database.transaction(async () => {
      const entry = await this.log.find(ownerId, logEntryId, { lock: true });
      if (!entry.isUndoable) throw new AppError("ILLEGAL_TRANSITION", { message: this.whyNot(entry) });
      await this.lockRecords(ownerId, [entry]);
      const now = this.clock.now();
      await this.revert(ownerId, entry, now);
      return this.write(ownerId, [entry], now);
    });
  }

  /** Undoes the newest entry first. Those that were undone one by one, and those that have no undo, are left out. */
  private async undoChangeSet(ownerId: string, changeSetId: string): Promise<Undone> {
    return this.database.transaction(async () => {
      const entries = (await this.log.findChangeSet(ownerId, changeSetId, { lock: true })).toReversed();
      const pending = entries.filter((entry) => entry.undoneAt === null && !hasNoUndo(entry));
      if (pending.length === 0) throw this.nothingToUndo(entries);
      await this.lockRecords(ownerId, pending);
      const now = this.clock.now();
      const faults: NotUndone[] = [];
      for (const entry of pending) {
        const fault = await this.tryToRevert(ownerId, entry, now);
        if (fault !== null) faults.push(fault);
      }
      if (faults.length > 0) throw nothingUndone(faults, pending.length);
      return { ...(await this.write(ownerId, pending, now)), withoutUndo: entries.filter(hasNoUndo) };
    });
  }

  /** Locks the records of each kind in one order for every undoing, so that concurrent ones do not deadlock. */
  private async lockRecords(ownerId: string, entries: readonly LogEntry[]): Promise<void> {
    const changes = entries.flatMap((entry) => entry.changes ?? []);
    for (const kind of Object.values(RecordKind)) {
      const ids = new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id));
      if (ids.size > 0) await this.reverters[kind].lock(ownerId, [...ids]);
    }
  }

  /** Reverts an entry and returns null, or returns why it cannot be undone; the transaction can continue either way. */
  private async tryToRevert(ownerId: string, entry: LogEntry, now: Date): Promise<NotUndone | null> {
    const fault = { logEntryId: entry.id, entry: entry.entry };
    if (!this.log.isFresh(entry)) return { ...fault, reason: "TOO_OLD", message: this.whyNot(entry) };
    if (entry.changes === null) return { ...fault, reason: "GONE", message: "What it changed is gone for good." };
    // A statement that the database refuses would abort the whole transaction.
    await this.database.query("savepoint entry");
    try {
      await this.revert(ownerId, entry, now);
      await this.database.query("release savepoint entry");
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const reason = REASONS[error.code];
      if (reason === undefined) throw error;
      await this.database.query("rollback to savepoint entry");
      return { ...fault, reason, message: error.message, ...error.facts.current };
    }
  }

  private async revert(ownerId: string, entry: LogEntry, now: Date): Promise<void> {
    for (const inverse of inversesOf(entry, now)) await this.reverters[inverse.kind].revert(ownerId, inverse);
  }

  /** Marks reverted entries, newest first, and writes an entry for each. */
  private async write(ownerId: string, entries: readonly LogEntry[], now: Date): Promise<Undone> {
    const ids = entries.map(({ id }) => id);
    this.log.markUndone(ownerId, ids);
    const written = new Set<string>();
    for (const entry of entries) {
      const { subjectKind, subjectId } = entry;
      const id = await this.log.record(ownerId, {
        action: "log.undone",
        says: undone(entry),
        changes: inversesOf(entry, now),
        ...(subjectKind !== null && subjectId !== null ? { subject: { kind: subjectKind, id: subjectId } } : {}),
      });
      written.add(id);
    }
    const { changeSetId } = this.database;
    const logEntries = await this.log.findChangeSet(ownerId, changeSetId);
    return { changeSetId, logEntries: logEntries.filter(({ id }) => written.has(id)).toReversed(), withoutUndo: [] };
  }

  private nothingToUndo([newest, ...others]: readonly LogEntry[]): AppError {
    if (newest === undefined) return new AppError("NOT_FOUND", { message: "There is no such change set in the log." });
    const undoneOne = [newest, ...others].find(({ undoneAt }) => undoneAt !== null);
    return new AppError("ILLEGAL_TRANSITION", { message: this.whyNot(undoneOne ?? newest) });
  }

  private whyNot(entry: LogEntry): string {
    if (entry.undoneAt !== null) return "This was undone already.";
    if (!this.log.isFresh(entry)) return `This is ${TRASH_DAYS} days ago or more, and cannot be undone any longer.`;
    return "This line changed nothing that can be undone.";
  }
}

/** The actions about a record that have no undo: another such action says the contrary. */
const WITHOUT_UNDO = ["jobHunt.differentJobs", "jobHunt.maybeOneJob"];

/** Returns whether an entry never had anything to undo: it is a note, or about no record, such as that of a password. */
function hasNoUndo({ action, subjectId }: LogEntry): boolean {
  return subjectId === null || WITHOUT_UNDO.includes(action);
}

/** Returns the changes that undo an entry, with the same time as is written, so that they can be undone in turn. */
function inversesOf({ changes }: LogEntry, now: Date): readonly Change[] {
  return (changes ?? []).map((change) => inverseOf(change, now)).reverse();
}

/** Returns the content of the entry about an undoing; an entry from before there were sentences keeps its text. */
function undone({ sentence, entry }: LogEntry): Sentence | string {
  return sentence === null ? UNDID + entry : { ...sentence, undone: (sentence.undone ?? 0) + 1 };
}

/** Returns the error that no entry of a change set was undone, with each entry that prevents it. */
function nothingUndone(faults: readonly NotUndone[], pending: number): AppError {
  const isTooOld = faults.every(({ reason }) => reason === "TOO_OLD");
  const [first] = faults;
  return new AppError(isTooOld ? "ILLEGAL_TRANSITION" : "CONFLICT", {
    message: `${faults.length} of ${pending} entries cannot be undone any more, so none was: ${first?.entry ?? ""}${faults.length > 1 ? ", and others" : ""}.`,
    current: { notUndone: faults },
  });
}
