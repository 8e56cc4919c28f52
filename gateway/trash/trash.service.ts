import { TRASH_DAYS } from "../../schema/limits.js";
import type { Clock } from "../platform/clock.js";
import type { Database } from "../database/database.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import { tableOf } from "../database/columns.js";
import { decodeCursor, pageSize, toConnection, toPage, type Connection, type PageArgs } from "../database/page.js";
import { countRows } from "../database/select.js";
import type { FileSweep } from "../document/file-sweep.js";
import type { LogService } from "../log/log.service.js";
import { isCounted, type CountedRecord } from "../platform/quotas.js";
import { RecordKind } from "../platform/record-kind.js";
import { invalid } from "../platform/validation.js";
import type { LoggedRecords } from "../record/logged-records.js";
import { COUNTED_RECORDS, RECORD_LIST, type Records } from "../registry/records.js";
import type { TrashItem } from "./trash.payloads.js";

const DAY_MS = 24 * 60 * 60 * 1000;

const ITEMS = COUNTED_RECORDS.map(
  ({ kind, entity, name }) => `select '${kind}' as kind, id, ${name} as name, deleted_at from ${tableOf(entity)}
    where owner_id = $1 and deleted_at > $2`,
);
const EVERYTHING = ITEMS.join(" union all ");
const ORDER = "order by deleted_at desc, id desc limit $5";
/** Of each kind no more than a page. */
const PAGES = ITEMS.map(
  (items) => `(${items} and ($3::timestamptz is null or (deleted_at, id) < ($3::timestamptz, $4::uuid)) ${ORDER})`,
).join(" union all ");

/** What is part of another record, and is not in the trash by itself. */
const PARTS = RECORD_LIST.filter(({ kind }) => !isCounted(kind));

/** The files that what is in the trash has or had. */
const FILES_OF_TRASH = `select file_id as id from document where owner_id = $1 and deleted_at is not null and file_id is not null
  union select v.file_id from document_version v join document d on d.owner_id = v.owner_id and d.id = v.document_id
    where v.owner_id = $1 and d.deleted_at is not null
  union select s.file_id from submission_file s join submission b on b.owner_id = s.owner_id and b.id = s.submission_id
    join job_hunt h on h.owner_id = b.owner_id and h.id = b.job_hunt_id
    where s.owner_id = $1 and h.deleted_at is not null and s.file_id is not null`;

const NOTES_OF_GONE = `delete from note using gone
  where note.owner_id = gone.owner_id and note.note_guid = gone.note_guid returning note.owner_id, note.id`;
/** A note has no notes of its own. */
const NO_NOTES = `select owner_id, id from gone where false`;

/** A permanently deleted record; `isAttached`: a note of another one. */
interface Erased {
  readonly ownerId: string;
  readonly id: string;
  readonly isAttached: boolean;
}

/** The trash: every deleted record stays there for 30 days. */
export class TrashService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: LogService,
    private readonly records: Records,
    private readonly files: FileSweep,
  ) {}

  /** Returns a page of the trash, the last deleted first. */
  async list(ownerId: string, { first, after }: PageArgs): Promise<Connection<TrashItem>> {
    const size = pageSize(first, 50);
    const [date, id] = decodeCursor(after, 2) ?? [null, null];
    const horizon = this.horizon();
    const rows = await this.database.queryOwned<Omit<TrashItem, "keptUntil">>(
      ownerId,
      `select kind, id, name, deleted_at as "deletedAt" from (${PAGES}) as item ${ORDER}`,
      [horizon, date, id, size + 1],
    );
    const items = rows.map((row) => ({ ...row, keptUntil: new Date(row.deletedAt.getTime() + TRASH_DAYS * DAY_MS) }));
    const cursorOf = (item: TrashItem): string[] => [item.deletedAt.toISOString(), item.id];
    return toConnection(toPage(items, { size, after, cursorOf }), () =>
      countRows(this.database, ownerId, `from (${EVERYTHING}) as item`, [horizon]),
    );
  }

  /** Takes one record out of the trash; returns the log entry, or null when it was not in it. Throws NOT_FOUND. */
  async restore(ownerId: string, kind: RecordKind, id: string): Promise<string | null> {
    return this.kept(kind).restore(ownerId, id);
  }

  /** Permanently deletes the records in the person's trash, and what was removed from others; returns how many records. */
  async empty(ownerId: string): Promise<number> {
    const fileIds = new Set<string>();
    const count = await this.database.transaction(async () => {
      const files = await this.database.query<{ id: string }>(FILES_OF_TRASH, [ownerId]);
      for (const { id } of files) fileIds.add(id);
      const gone = await this.erase(`owner_id = $1 and deleted_at is not null`, [ownerId]);
      await this.forgetParts(ownerId, await this.eraseParts(`owner_id = $1 and deleted_at is not null`, [ownerId]));
      const trashed = gone.filter(({ isAttached }) => !isAttached).length;
      if (trashed === 0) return 0;
      // The log's data for undo is deleted too: permanently deleted means everywhere.
      await this.database.query(
        `update log_entry set changes = null where owner_id = $1 and subject_id = any($2::uuid[])`,
        [ownerId, gone.map(({ id }) => id)],
      );
      await this.log.record(ownerId, {
        action: "trash.emptied",
        says: { key: trashed === 1 ? "trash.emptiedOfOne" : "trash.emptied", facts: { count: String(trashed) } },
        announced: [{ operation: "ERASED", kind: null, id: null, version: null }],
        isAlwaysWritten: true,
      });
      return trashed;
    });
    await this.files.discard(ownerId, [...fileIds]);
    return count;
  }

  /** Permanently deletes, for all persons, the records that have been in the trash for 30 days. */
  async purge(): Promise<void> {
    await this.erase(`deleted_at <= $1`, [this.horizon()]);
    await this.eraseParts(`deleted_at <= $1`, [this.horizon()]);
    await this.database.query(`update log_entry set changes = null where changes is not null and created_at <= $1`, [
      this.horizon(),
    ]);
  }

  /** Deletes the records of which the condition is true, and the notes attached to them, in the trash or not. */
  private async erase(condition: string, parameters: readonly unknown[]): Promise<readonly Erased[]> {
    const gone: Erased[] = [];
    for (const { kind, entity } of COUNTED_RECORDS) {
      const rows = await this.database.transaction(async () => {
        const erased = await this.database.query<Erased>(
          // One statement, so that nothing can come between a record and its notes.
          `with gone as (delete from ${tableOf(entity)} where ${condition} returning owner_id, id, note_guid),
             attached as (${kind === RecordKind.NOTE ? NO_NOTES : NOTES_OF_GONE})
           select owner_id as "ownerId", id, false as "isAttached" from gone
           union all select owner_id as "ownerId", id, true as "isAttached" from attached`,
          parameters,
        );
        for (const { ownerId, isAttached } of erased)
          this.database.noteUsage(ownerId, isAttached ? RecordKind.NOTE : (kind as CountedRecord), -1); // those are counted
        return erased;
      });
      gone.push(...rows);
    }
    return gone;
  }

  /** Deletes the parts of other records of which the condition is true, and returns their ids. */
  private async eraseParts(condition: string, parameters: readonly unknown[]): Promise<readonly string[]> {
    const gone: string[] = [];
    for (const { entity } of PARTS) {
      const rows = await this.database.transaction(() =>
        this.database.query<{ id: string }>(
          `with gone as (delete from ${tableOf(entity)} where ${condition} returning id) select id from gone`,
          parameters,
        ),
      );
      gone.push(...rows.map(({ id }) => id));
    }
    return gone;
  }

  /**
   * Deletes what the log keeps of parts that are permanently deleted. An entry that changed them cannot be undone any more;
   * one that only made them can, as it keeps nothing of them but their ids.
   */
  private async forgetParts(ownerId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.query(
      `update log_entry set changes = null where owner_id = $1 and changes is not null
         and exists (select 1 from jsonb_array_elements(changes) as change
           where change ->> 'id' = any($2::text[]) and change -> 'before' <> 'null'::jsonb)`,
      [ownerId, ids],
    );
  }

  private horizon(): Date {
    return new Date(this.clock.now().getTime() - TRASH_DAYS * DAY_MS);
  }

  private kept(kind: RecordKind): Pick<LoggedRecords<OwnedEntity>, "restore"> {
    if (isCounted(kind)) return this.records[kind];
    throw invalid("kind", "part", `what is part of another record, as ${kind} is, comes back with it.`);
  }
}
