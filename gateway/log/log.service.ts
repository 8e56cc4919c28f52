import { AsyncLocalStorage } from "node:async_hooks";
import { uuidv7 } from "uuidv7";
import { BIN_DAYS, LOG_ENTRY_MAX } from "../../schema/limits.js";
import type { Clock } from "../clock.js";
import type { Database } from "../database/database.js";
import { equals, since, until } from "../database/conditions.js";
import { isId } from "../database/ids.js";
import { filterPattern, mapPage, type Connection } from "../database/page.js";
import { selectOne, selectPage, selectWhere, type Selection } from "../database/select.js";
import { momentKey, type SortedPageArgs } from "../database/sort.js";
import { AppError } from "../errors.js";
import { QuotaKind } from "../quotas.js";
import { checkDate, checkText, refuse } from "../validation.js";
import { announced, CHANGES_CHANNEL, type Announced, type Announcement } from "./announcement.js";
import type { RecordKind } from "../record-kind.js";
import type { Change } from "./change.js";
import { readsLike, wordsParameter, type LogWord } from "./log-words.js";
import type { LogWhere } from "./log.input.js";
import { LogEntry } from "./log-entry.entity.js";
import { inEnglish, UNDID, type Sentence } from "./sentences.js";

/** What a mutation says of itself; `changes` absent: there is nothing to undo. */
export interface LogRecord {
  readonly action: string;
  /** What the line says; a text is somebody's own, or was said before. */
  readonly says: Sentence | string;
  readonly subject?: { readonly kind: RecordKind; readonly id: string };
  readonly changes?: readonly Change[];
  /** What live clients are told; absent: the changes. */
  readonly announced?: readonly Announced[];
  /** When it happened; absent: now. */
  readonly date?: Date;
  /** True: it is written when the log is full as well, because it makes room or shuts somebody out. */
  readonly isAlwaysWritten?: boolean;
}

/** Which lines of the log are asked for; times are inclusive. */
export interface LogFilter extends SortedPageArgs<"DATE"> {
  readonly filter?: string | null | undefined;
  /** How the person reads the lines, so that the filter finds what they see; absent: in English. */
  readonly words?: readonly LogWord[] | null | undefined;
  readonly where?: LogWhere | null | undefined;
}

type LogRow = Omit<LogEntry, "isUndoable">;

/** An entry without what changed: one of a note keeps the whole text, twice. */
const LISTED: Selection = {
  entity: LogEntry,
  computed: () => ({ changes: "case when r.changes is null then null else '[]'::jsonb end" }),
};

/** A person's log of activity: written by every mutation in its own transaction, read newest first. */
export class LogService {
  private readonly origin = new AsyncLocalStorage<string | null>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Does the work so that live clients are told where its lines come from. */
  from<T>(origin: string | null, work: () => T): T {
    return this.origin.run(origin, work);
  }

  /**
   * Writes a line, as part of the running transaction if there is one, and returns its id. When the log is full, the
   * transaction fails with QUOTA_REACHED.
   * Live clients are told by the same statement, and only once the transaction is committed.
   */
  async record(ownerId: string, record: LogRecord): Promise<string> {
    const id = uuidv7();
    const now = this.clock.now();
    const { says } = record;
    const announcement: Announcement = {
      owner: ownerId,
      logEntry: id,
      origin: this.origin.getStore() ?? null,
      changes: record.announced ?? announced(record.changes ?? [], (changed) => this.database.versionOf(changed)),
    };
    await this.database.transaction(async () => {
      this.database.noteUsage(ownerId, QuotaKind.LOG_ENTRY, 1, { isAlwaysAllowed: record.isAlwaysWritten });
      await this.database.query(
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
    });
    return id;
  }

  /** Writes a line of the person's own. Throws VALIDATION when it is empty or too long, and QUOTA_REACHED. */
  async add(ownerId: string, input: { date?: Date | null; event: string }): Promise<LogEntry> {
    const entry = checkText("event", input.event, LOG_ENTRY_MAX);
    checkDate("date", input.date);
    if (entry.trim() === "") refuse([{ field: "event", rule: "required", message: "event: say what happened." }]);
    const id = await this.record(ownerId, { action: "note", says: entry, ...(input.date ? { date: input.date } : {}) });
    return this.find(ownerId, id);
  }

  /** One line. Throws NOT_FOUND. `lock` holds it until the transaction ends. */
  async find(ownerId: string, id: string, options: { lock?: boolean } = {}): Promise<LogEntry> {
    const entry = await selectOne<LogRow>(this.database, ownerId, { entity: LogEntry }, id, options);
    if (entry === null) throw new AppError("NOT_FOUND", { message: "There is no such line in the log." });
    return this.read(entry);
  }

  /**
   * Returns the entries of a change set in the order they were written; none when the owner has no such set. `lock` holds
   * them until the transaction ends, and only then they come with what changed.
   */
  async findChangeSet(ownerId: string, changeSetId: string, options: { lock?: boolean } = {}): Promise<LogEntry[]> {
    if (!isId(changeSetId)) return [];
    const rows = await selectWhere<LogRow>(this.database, ownerId, options.lock ? { entity: LogEntry } : LISTED, {
      where: [equals("r.change_set_id", changeSetId)],
      lock: options.lock === true,
    });
    return rows.map((row) => this.read(row));
  }

  /** Marks entries as undone, so that they are not undone twice. */
  async markUndone(ownerId: string, ids: readonly string[]): Promise<void> {
    await this.database.query(`update log_entry set undone_at = $3 where owner_id = $1 and id = any($2::uuid[])`, [
      ownerId,
      ids,
      this.clock.now(),
    ]);
  }

  /**
   * A page of the log, newest first; the filter is a plain part of what the person reads, upper and lower case alike.
   * Throws VALIDATION on a filter that is too long, and on a time in no year of four digits.
   */
  async list(ownerId: string, { filter, words, where, ...args }: LogFilter): Promise<Connection<LogEntry>> {
    const page = await selectPage<LogRow, "DATE">(this.database, ownerId, {
      ...LISTED,
      where: [
        readsLike(filterPattern(filter), wordsParameter(words)),
        since("r.date", "from", where?.from),
        until("r.date", "to", where?.to),
      ],
      keys: { DATE: momentKey("r.date") },
      args,
      usual: "DATE",
    });
    return { ...page, ...mapPage(page, (row) => this.read(row)) };
  }

  /** Returns how many entries a person's log has. */
  async count(ownerId: string): Promise<number> {
    const [row] = await this.database.queryOwned<{ count: number }>(
      ownerId,
      `select count(*)::integer as count from log_entry where owner_id = $1`,
    );
    return row?.count ?? 0;
  }

  /** True when a line is still young enough to be undone. */
  isFresh({ createdAt }: Pick<LogEntry, "createdAt">): boolean {
    return this.clock.now().getTime() - createdAt.getTime() < BIN_DAYS * 24 * 60 * 60 * 1000;
  }

  private read(row: LogRow): LogEntry {
    return { ...row, isUndoable: row.changes !== null && row.undoneAt === null && this.isFresh(row) };
  }
}
