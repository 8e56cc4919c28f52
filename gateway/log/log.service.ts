import { uuidv7 } from "uuidv7";
import { TRASH_DAYS, COUNT_MAX, LOG_ENTRY_MAX } from "../../schema/limits.js";
import { AsyncValue } from "../platform/async-value.js";
import type { Clock } from "../platform/clock.js";
import type { Database } from "../database/database.js";
import { equals, since, until } from "../database/conditions.js";
import { isId, requireId } from "../database/ids.js";
import { mapPage, pageSize, toConnection, type Connection, type PageArgs } from "../database/page.js";
import {
  countRows,
  selectOne,
  selectPage,
  selectWhere,
  type ListSelection,
  type Selection,
} from "../database/select.js";
import { keysetOf, momentKey } from "../database/sort.js";
import { Parameters, type Condition } from "../database/statement.js";
import { AppError } from "../platform/errors.js";
import { usedSql } from "../database/usage.js";
import { genericPlan } from "../database/generic-plan.js";
import { QuotaKind } from "../platform/quotas.js";
import { checkDate, checkText, invalid } from "../platform/validation.js";
import { announced, CHANGES_CHANNEL, type Announced, type Announcement } from "./announcement.js";
import { RecordKind } from "../platform/record-kind.js";
import type { Change, Columns } from "./change.js";
import { logFilterOf, selectMatches, type LogFilter } from "./log-filter.js";
import type { AddLogEntryInput, LogWhere } from "./log.input.js";
import { LogEntry } from "./log-entry.entity.js";
import { inEnglish, UNDID, type Sentence } from "./sentences.js";

/** The log record of a mutation; `changes` absent: there is nothing to undo. */
export interface LogRecord {
  readonly action: string;
  /** The content of the entry; a text is the user's own, or comes from an earlier entry. */
  readonly says: Sentence | string;
  readonly subject?: { readonly kind: RecordKind; readonly id: string };
  readonly changes?: readonly Change[];
  /** The announcement to live clients; absent: the changes. */
  readonly announced?: readonly Announced[];
  /** The time of the action; absent: now. */
  readonly date?: Date;
  /** True: it is written even to a full log, as it frees space or revokes access. */
  readonly isAlwaysWritten?: boolean;
}

/** Receives each log record, in the transaction that writes it. */
export type LogListener = (ownerId: string, record: LogRecord) => void;

/** A filter of the log, and a page of its entries. */
export interface LogPageArgs extends PageArgs {
  /** A part of the English entry. */
  readonly filter?: string | null | undefined;
  readonly where?: LogWhere | null | undefined;
}

/** A record whose beginning is sought. */
interface TracedRecord {
  readonly subjectId: string;
  readonly kind: RecordKind;
  readonly id: string;
  readonly columns: Columns;
}

type LogRow = Omit<LogEntry, "isUndoable">;

/** An entry without its changes, as those of a note hold the whole text twice. */
const LISTED: Selection = {
  entity: LogEntry,
  computed: () => ({ changes: "case when r.changes is null then null else '[]'::jsonb end" }),
};

const KEYS = { DATE: momentKey("r.date") };
/** The default page size. */
const PAGE = 50;

/** The owner's log of activity: written by every mutation in its own transaction, read newest first. */
export class LogService {
  private readonly origin = new AsyncValue<string | null>();
  private readonly listeners: LogListener[] = [];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Runs the work with an origin, which live clients receive with its entries. */
  from<T>(origin: string | null, work: () => T): T {
    return this.origin.run(origin, work);
  }

  /** Calls the listener for each entry from now on, in the transaction that writes it. */
  onRecord(listener: LogListener): void {
    this.listeners.push(listener);
  }

  /**
   * Writes an entry, as part of the running transaction if there is one, and returns its id. When the log is full, the
   * transaction fails with QUOTA_REACHED.
   * The same statement notifies live clients, and only once the transaction is committed.
   */
  async record(ownerId: string, record: LogRecord, id = uuidv7()): Promise<string> {
    const now = this.clock.now();
    const { says } = record;
    const announcement: Announcement = {
      owner: ownerId,
      logEntry: id,
      origin: this.origin.get() ?? null,
      changes: record.announced ?? announced(record.changes ?? [], (changed) => this.database.versionOf(changed)),
    };
    await this.database.transaction(() => {
      this.database.noteUsage(ownerId, QuotaKind.LOG_ENTRY, 1, { isAlwaysAllowed: record.isAlwaysWritten });
      this.database.write(
        `insert into log_entry (owner_id, id, date, action, entry, sentence, subject_kind, subject_id, changes, created_at, change_set_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $13) returning pg_notify($11, $12)`,
        [
          ownerId,
          id,
          record.date ?? now,
          record.action,
          typeof says === "string" ? says : UNDID.repeat(says.undone ?? 0) + inEnglish(says),
          typeof says === "string" ? null : JSON.stringify(says),
          record.subject?.kind ?? null,
          record.subject?.id ?? null,
          record.changes === undefined ? null : JSON.stringify(record.changes),
          now,
          CHANGES_CHANNEL,
          JSON.stringify(announcement),
          this.database.changeSetId,
        ],
      );
      for (const listener of this.listeners) listener(ownerId, record);
    });
    return id;
  }

  /**
   * Writes an entry of the user's own; with an id of the caller's choice a repetition returns the one that exists. Throws
   * VALIDATION when it is empty or too long, QUOTA_REACHED, and CONFLICT when the id is that of another entry.
   */
  async add(ownerId: string, input: AddLogEntryInput): Promise<LogEntry> {
    const entry = checkText("event", input.event, LOG_ENTRY_MAX);
    checkDate("date", input.date);
    if (entry.trim() === "") throw invalid("event", "required", "say what happened.");
    const id = input.id ? requireId("id", input.id) : uuidv7();
    await this.database.transaction(async () => {
      // A second request with the same id waits for the first, and then finds its entry.
      await this.database.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [ownerId + id]);
      const earlier = await selectOne<LogRow>(this.database, ownerId, { entity: LogEntry }, id);
      if (earlier !== null) return requireSameNote(earlier, entry, input.date);
      await this.record(ownerId, { action: "note", says: entry, ...(input.date ? { date: input.date } : {}) }, id);
    });
    return this.find(ownerId, id);
  }

  /** Returns one entry. Throws NOT_FOUND. `lock` locks it until the transaction ends. */
  async find(ownerId: string, id: string, options: { lock?: boolean } = {}): Promise<LogEntry> {
    const entry = await selectOne<LogRow>(this.database, ownerId, { entity: LogEntry }, id, options);
    if (entry === null) throw new AppError("NOT_FOUND", { message: "There is no such log entry." });
    return this.read(entry);
  }

  /**
   * Returns the entries of a change set in the order they were written; none when the owner has no such set. `lock`
   * locks them until the transaction ends, and only then they include their changes.
   */
  async findChangeSet(ownerId: string, changeSetId: string, options: { lock?: boolean } = {}): Promise<LogEntry[]> {
    if (!isId(changeSetId)) return [];
    const rows = await selectWhere<LogRow>(this.database, ownerId, options.lock ? { entity: LogEntry } : LISTED, {
      where: [equals("r.change_set_id", changeSetId)],
      lock: options.lock === true,
    });
    return rows.map((row) => this.read(row));
  }

  /**
   * Returns the id of the last entry about a record, or about a part of one, which `part` names. Throws NOT_FOUND when there
   * is none.
   */
  async lastEntry(ownerId: string, subjectId: string, part?: { kind: RecordKind; id: string }): Promise<string> {
    const [row] = await this.database.queryOwned<{ id: string }>(
      ownerId,
      `select id from log_entry where owner_id = $1 and subject_id = $2 and ($3::jsonb is null or changes @> $3::jsonb)
       order by date desc, id desc limit 1`,
      [subjectId, part === undefined ? null : JSON.stringify([part])],
    );
    if (row === undefined) throw new AppError("NOT_FOUND", { message: "The log has no entry about that." });
    return row.id;
  }

  /**
   * Returns the columns of a record as they were when it was created, from those that it has now; null when the log does not
   * reach back so far. `subjectId` is the record that its entries are about.
   */
  async firstColumns(ownerId: string, { subjectId, kind, id, columns }: TracedRecord): Promise<Columns | null> {
    const rows = await this.database.queryOwned<{ changes: readonly Change[] }>(
      ownerId,
      `select changes from log_entry where owner_id = $1 and subject_id = $2 and changes @> $3::jsonb
       order by date desc, id desc`,
      [subjectId, JSON.stringify([{ kind, id }])],
    );
    const changes = rows.flatMap((row) => row.changes.toReversed()).filter((change) => change.id === id);
    const creation = changes.findIndex(({ before }) => before === null);
    if (creation === -1) return null;
    return changes.slice(0, creation).reduce((later, { before }) => ({ ...later, ...before }), columns);
  }

  /** Returns the change set of the last entry of an action about a record; null when there is none. */
  async lastChangeSet(ownerId: string, action: string, subjectId: string): Promise<string | null> {
    const [row] = await this.database.queryOwned<{ id: string | null }>(
      ownerId,
      `select change_set_id as id from log_entry where owner_id = $1 and subject_id = $2 and action = $3
       order by date desc, id desc limit 1`,
      [subjectId, action],
    );
    return row?.id ?? null;
  }

  /** Marks entries as undone, so that they are not undone twice. */
  markUndone(ownerId: string, ids: readonly string[]): void {
    this.database.write(`update log_entry set undone_at = $3 where owner_id = $1 and id = any($2::uuid[])`, [
      ownerId,
      ids,
      this.clock.now(),
    ]);
  }

  /**
   * Returns a page of the log, newest first; times are inclusive. Throws VALIDATION on a filter or words that break a limit,
   * and on a time in no year of four digits.
   */
  async list(ownerId: string, { filter, where, ...args }: LogPageArgs): Promise<Connection<LogEntry>> {
    const sought = logFilterOf(filter, where?.words);
    const range = [
      since("r.date", "from", where?.from),
      until("r.date", "to", where?.to),
      aboutJobHunt(where?.jobHuntId),
    ];
    const list = { ...LISTED, keys: KEYS, args, usual: "DATE", size: PAGE } as const;
    const page =
      sought === null
        ? await this.selectAll(ownerId, range, list)
        : await this.selectMatching(ownerId, sought, range, list);
    return { ...page, ...mapPage(page, (row) => this.read(row)) };
  }

  private async selectAll(
    ownerId: string,
    range: readonly (Condition | null)[],
    list: Omit<ListSelection<"DATE">, "where">,
  ): Promise<Connection<LogRow>> {
    const page = await selectPage<LogRow, "DATE">(this.database, ownerId, {
      ...list,
      where: range,
      hasGenericPlan: true,
    });
    if (range.some((condition) => condition !== null)) return page;
    return toConnection(page, async () => Math.min(await this.count(ownerId), COUNT_MAX));
  }

  private async selectMatching(
    ownerId: string,
    filter: LogFilter,
    range: readonly (Condition | null)[],
    list: Omit<ListSelection<"DATE">, "where">,
  ): Promise<Connection<LogRow>> {
    const size = pageSize(list.args.first, PAGE);
    const { condition: after } = keysetOf(KEYS, "DATE", list.args);
    const { hasOldWords } = this.database;
    const reading = { ownerId, range: [...range, after], most: size + 1, hasOldWords };
    const isMatch: Condition = (add) => `r.id = any(array(${selectMatches(filter, reading, add)}))`;
    const page = await selectPage<LogRow, "DATE">(this.database, ownerId, { ...list, where: [isMatch] });
    return toConnection(page, () => {
      const { values, add } = new Parameters(1);
      const matches = selectMatches(filter, { ...reading, range, most: COUNT_MAX }, add);
      return countRows(this.database, ownerId, `from (${matches}) as matches`, values);
    });
  }

  /** Returns the number of entries in the owner's log, as the transactions that wrote them have counted: it reads one row. */
  async count(ownerId: string): Promise<number> {
    const sql = genericPlan(`select ${usedSql(QuotaKind.LOG_ENTRY)}::integer as count`);
    const [row] = await this.database.queryOwned<{ count: number | null }>(ownerId, sql);
    return row?.count ?? 0;
  }

  /** Returns true when an entry is recent enough to be undone. */
  isFresh({ createdAt }: Pick<LogEntry, "createdAt">): boolean {
    return this.clock.now().getTime() - createdAt.getTime() < TRASH_DAYS * 24 * 60 * 60 * 1000;
  }

  /** Makes of a row the entry; a page has many, which are not copied for it. */
  private read(row: LogRow): LogEntry {
    return Object.assign(row, { isUndoable: row.changes !== null && row.undoneAt === null && this.isFresh(row) });
  }
}

/** Returns the condition that an entry is about a hunt; null when none was given. A text that is no id matches none. */
function aboutJobHunt(id: string | null | undefined): Condition | null {
  if (id == null) return null;
  return (add) => `r.subject_id = ${add(isId(id) ? id : null)}::uuid and r.subject_kind = '${RecordKind.JOB_HUNT}'`;
}

/** Throws CONFLICT unless an entry is that of the user with this text, and with the date where one is given. */
function requireSameNote(earlier: LogRow, entry: string, date: Date | null | undefined): void {
  const isSame = earlier.action === "note" && earlier.entry === entry;
  if (isSame && (date == null || date.getTime() === earlier.date.getTime())) return;
  const message = "id: the log has another entry with that id. Use another id.";
  throw new AppError("CONFLICT", { message, fields: [{ field: "id", rule: "unique", message }] });
}
