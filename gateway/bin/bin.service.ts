import { BIN_DAYS } from "../../schema/limits.js";
import type { Clock } from "../clock.js";
import type { Database } from "../database/database.js";
import { decodeCursor, pageSize, toPage, type Page, type PageArgs } from "../database/page.js";
import { RECORD_TABLES, type RecordTable } from "../database/record-tables.js";
import type { FileSweep } from "../document/file-sweep.js";
import type { LogService } from "../log/log.service.js";
import { QuotaKind } from "../quotas.js";
import type { Records } from "../records.js";
import type { BinItem, RecordKind } from "./bin.payloads.js";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What can lie in the bin; notes go before what they hang on. */
const TABLES: readonly RecordTable[] = [{ kind: "NOTE", table: "note", name: "title" }, ...RECORD_TABLES];

const EVERYTHING = TABLES.map(
  ({ kind, table, name }) => `select '${kind}' as kind, id, ${name} as name, deleted_at from ${table}
    where owner_id = $1 and deleted_at > $2`,
).join(" union all ");

const NOTES_OF_GONE = `delete from note using gone
  where note.owner_id = gone.owner_id and note.note_guid = gone.note_guid returning note.owner_id, note.id`;
/** What hangs on a note. */
const NO_NOTES = `select owner_id, id from gone where false`;

/** A record that is gone for good; `hung`: it was a note on one that is. */
interface Erased {
  readonly ownerId: string;
  readonly id: string;
  readonly hung: boolean;
}

/** The bin: everything that was deleted waits there for 30 days. */
export class BinService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: LogService,
    private readonly records: Records,
    private readonly files: FileSweep,
  ) {}

  /** A page of the bin, the last deleted first. */
  async list(ownerId: string, { first, after }: PageArgs): Promise<Page<BinItem>> {
    const size = pageSize(first, 50);
    const [date, id] = decodeCursor(after, 2) ?? [null, null];
    const rows = await this.database.query<Omit<BinItem, "keptUntil">>(
      `select kind, id, name, deleted_at as "deletedAt" from (${EVERYTHING}) as item
       where $3::timestamptz is null or (deleted_at, id) < ($3::timestamptz, $4::uuid)
       order by deleted_at desc, id desc limit $5`,
      [ownerId, this.horizon(), date, id, size + 1],
    );
    const items = rows.map((row) => ({ ...row, keptUntil: new Date(row.deletedAt.getTime() + BIN_DAYS * DAY_MS) }));
    return toPage(items, size, (item) => [item.deletedAt.toISOString(), item.id]);
  }

  /** Takes one record out of the bin; returns the line of the log, or null when it was not in it. Throws NOT_FOUND. */
  async restore(ownerId: string, kind: RecordKind, id: string): Promise<string | null> {
    return this.kept(kind).restore(ownerId, id);
  }

  /** Deletes for good what lies in the person's bin, and returns how much that was. */
  async empty(ownerId: string): Promise<number> {
    const fileIds = new Set<string>();
    const count = await this.database.transaction(async () => {
      const files = await this.database.query<{ id: string }>(
        `select file_id as id from document where owner_id = $1 and deleted_at is not null and file_id is not null`,
        [ownerId],
      );
      for (const { id } of files) fileIds.add(id);
      const gone = await this.erase(`owner_id = $1 and deleted_at is not null`, [ownerId]);
      const binned = gone.filter(({ hung }) => !hung).length;
      if (binned === 0) return 0;
      // What the log remembers for undo goes too: gone for good means everywhere.
      await this.database.query(
        `update log_entry set changes = null where owner_id = $1 and subject_id = any($2::uuid[])`,
        [ownerId, gone.map(({ id }) => id)],
      );
      await this.log.record(ownerId, {
        action: "bin.emptied",
        says: { key: binned === 1 ? "bin.emptiedOfOne" : "bin.emptied", facts: { count: String(binned) } },
        announced: [{ operation: "ERASED", kind: null, id: null, version: null }],
        isAlwaysWritten: true,
      });
      return binned;
    });
    await this.files.discard(ownerId, [...fileIds]);
    return count;
  }

  /** Deletes for good, for everybody, what has waited its 30 days. */
  async purge(): Promise<void> {
    await this.erase(`deleted_at <= $1`, [this.horizon()]);
    await this.database.query(`update log_entry set changes = null where changes is not null and created_at <= $1`, [
      this.horizon(),
    ]);
  }

  /** Deletes the records of which the condition is true, and the notes that hang on them, in the bin or not. */
  private async erase(condition: string, parameters: readonly unknown[]): Promise<readonly Erased[]> {
    const gone: Erased[] = [];
    for (const { kind, table } of TABLES) {
      const rows = await this.database.transaction(async () => {
        const erased = await this.database.query<Erased>(
          // One statement, so that nothing can come between a record and its notes.
          `with gone as (delete from ${table} where ${condition} returning owner_id, id, note_guid),
             hung as (${kind === "NOTE" ? NO_NOTES : NOTES_OF_GONE})
           select owner_id as "ownerId", id, false as hung from gone
           union all select owner_id as "ownerId", id, true as hung from hung`,
          parameters,
        );
        for (const { ownerId, hung } of erased)
          this.database.noteUsage(ownerId, hung ? QuotaKind.NOTE : QuotaKind[kind], -1);
        return erased;
      });
      gone.push(...rows);
    }
    return gone;
  }

  private horizon(): Date {
    return new Date(this.clock.now().getTime() - BIN_DAYS * DAY_MS);
  }

  private kept(kind: RecordKind): { restore(ownerId: string, id: string): Promise<string | null> } {
    const { jobHunts, idealJobs, companies, contacts, documents, notes } = this.records;
    return {
      JOB_HUNT: jobHunts,
      IDEAL_JOB: idealJobs,
      COMPANY: companies,
      CONTACT: contacts,
      DOCUMENT: documents,
      NOTE: notes,
    }[kind];
  }
}
