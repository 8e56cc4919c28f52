import { tableOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { FILE_BYTES_OF } from "../document/file-usage.js";
import { QuotaKind, type CountedRecord } from "../platform/quotas.js";
import { COUNTED_RECORDS } from "../registry/records.js";

/** The statements that count the usage of a person, by kind. */
const COUNTED: readonly (readonly [kind: QuotaKind, sql: string])[] = [
  ...COUNTED_RECORDS.map(({ kind, entity }) => [kind as CountedRecord, rowsOf(tableOf(entity))] as const), // those are counted
  [QuotaKind.TYPE, rowsOf("own_type")],
  [QuotaKind.FILE, rowsOf("stored_file")],
  [QuotaKind.FILE_BYTES, FILE_BYTES_OF],
  [QuotaKind.LOG_ENTRY, rowsOf("log_entry")],
];

// Without a row there is nothing to lock, so each kind gets one.
const HOLD = `insert into usage_count (owner_id, kind, used, counted_at)
  select $1, kind, 0, $2 from unnest($3::text[]) as counted (kind) order by kind
  on conflict (owner_id, kind) do update set counted_at = excluded.counted_at`;
const RECOUNT = `update usage_count set used = counted.used
  from (${COUNTED.map(([kind, sql]) => `select '${kind}' as kind, (${sql}) as used`).join(" union all ")}) as counted
  where usage_count.owner_id = $1 and usage_count.kind = counted.kind and usage_count.used <> counted.used`;

/**
 * Counts the records and files of a person and corrects the counters, as part of the running transaction if there is
 * one. Other transactions of the person wait at their end meanwhile, and add to the new figures.
 */
export async function recountUsage(database: Database, ownerId: string, now: Date): Promise<void> {
  await database.transaction(async () => {
    await database.query(HOLD, [ownerId, now, Object.values(QuotaKind)]);
    await database.query(RECOUNT, [ownerId]);
  });
}

function rowsOf(table: string): string {
  return `select count(*) from ${table} where owner_id = $1`;
}
