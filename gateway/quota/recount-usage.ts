import { tableOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { COUNTING_ORDER } from "../database/usage.js";
import { FILE_BYTES_OF } from "../document/file-usage.js";
import { HUNTS_COUNTED, QUIET_COUNTED } from "../jobhunt/hunt-counts.js";
import { countedAsSql } from "../plan/counted-as.js";
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
  select $1, kind, 0, $2 from unnest($3::text[]) as counted (kind) order by ${COUNTING_ORDER}
  on conflict (owner_id, kind) do update set counted_at = excluded.counted_at`;
const RECOUNT = `update usage_count set used = counted.used
  from (${COUNTED.map(([kind, sql]) => `select '${kind}' as kind, (${sql}) as used`).join(" union all ")}) as counted
  where usage_count.owner_id = $1 and usage_count.kind = counted.kind and usage_count.used <> counted.used`;

/** A transaction that holds a hunt counts it itself, at its end. */
const CLASSIFY = `update job_hunt h set counted_as = stale.counts_as
  from (select id, ${countedAsSql("job_hunt")} as counts_as from job_hunt
    where owner_id = $1 and counted_as is distinct from ${countedAsSql("job_hunt")} for update skip locked) as stale
  where h.owner_id = $1 and h.id = stale.id`;
const GROUPS = `select '${HUNTS_COUNTED}' || counted_as as kind, count(*) as used from job_hunt
    where owner_id = $1 and counted_as is not null group by counted_as
  union all select '${QUIET_COUNTED}' || to_char(quiet_since, 'YYYY-MM-DD'), count(*) from job_hunt
    where owner_id = $1 and quiet_since is not null group by quiet_since`;
/** Groups without a hunt, such as days that are long past, go. */
const REGROUP = `with counted as materialized (${GROUPS}),
  gone as (delete from usage_count where owner_id = $1 and (kind like '${HUNTS_COUNTED}%' or kind like '${QUIET_COUNTED}%')
    and kind not in (select kind from counted))
  insert into usage_count (owner_id, kind, used) select $1, kind, used from counted order by kind
  on conflict (owner_id, kind) do update set used = excluded.used where usage_count.used <> excluded.used`;

/**
 * Counts the records, files and hunts of a person and corrects the counters, as part of the running transaction if there is
 * one. Other transactions of the person wait at their end meanwhile, and add to the new figures.
 */
export async function recountUsage(database: Database, ownerId: string, now: Date): Promise<void> {
  await database.transaction(async () => {
    await database.query(HOLD, [ownerId, now, Object.values(QuotaKind)]);
    await database.query(RECOUNT, [ownerId]);
    await database.query(CLASSIFY, [ownerId]);
    await database.query(REGROUP, [ownerId]);
  });
}

function rowsOf(table: string): string {
  return `select count(*) from ${table} where owner_id = $1`;
}
