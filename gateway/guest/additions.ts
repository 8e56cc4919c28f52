import { tableOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { COUNTED_RECORDS, NOTE_TARGETS } from "../registry/records.js";
import type { RecordKind } from "../platform/record-kind.js";

/** What a guest added to the example: records of one kind that are not in the trash. */
export interface Addition {
  readonly kind: RecordKind;
  readonly count: number;
  /** The names of the first few, the newest first; those without a name are left out. */
  readonly names: readonly string[];
}

const NAMES_SHOWN = 3;

/**
 * The records that count as changed by the guest: an entry of the log from after the example names them. What happened to a
 * part of a hunt, such as an appointment, names the hunt.
 */
const CHANGED_IDS = `select subject_id as id from log_entry where owner_id = $1 and created_at > $2 and subject_id is not null
  union select (change ->> 'id')::uuid from log_entry, jsonb_array_elements(changes) as change
    where owner_id = $1 and created_at > $2 and jsonb_typeof(changes) = 'array'`;

const ADDED = COUNTED_RECORDS.map(
  ({ kind, entity, name }) => `select '${kind}' as kind, ${name} as name, created_at, id from ${tableOf(entity)}
    where owner_id = $1 and created_at > $2 and deleted_at is null`,
).join(" union all ");

const CHANGED = COUNTED_RECORDS.map(
  ({ entity }) => `select id from ${tableOf(entity)} where owner_id = $1 and created_at <= $2 and deleted_at is null`,
).join(" union all ");

const LIVE = COUNTED_RECORDS.map(
  ({ entity }) => `select id, created_at from ${tableOf(entity)} where owner_id = $1 and deleted_at is null`,
).join(" union all ");

const TARGETS = NOTE_TARGETS.map(
  ({ entity }) => `select id, note_guid from ${tableOf(entity)} where owner_id = $1`,
).join(" union all ");

/** Which record is not whole without which other one; a record and its notes are one. */
const NEEDS = `select id as holder, ideal_job_id as needed from job_hunt where owner_id = $1 and ideal_job_id is not null
  union all select job_hunt_id, coalesce(company_id, contact_id, document_id, note_id) from link
    where owner_id = $1 and deleted_at is null
  union all select job_hunt_id, employer_id from job_details where owner_id = $1 and employer_id is not null
  union all select job_hunt_id, recruiter_id from job_details where owner_id = $1 and recruiter_id is not null
  union all select a.job_hunt_id, p.contact_id from appointment_contact p
    join appointment a on a.owner_id = p.owner_id and a.id = p.appointment_id where p.owner_id = $1
  union all select id, company_id from contact where owner_id = $1 and company_id is not null
  union all select n.id, t.id from note n join (${TARGETS}) t on t.note_guid = n.note_guid where n.owner_id = $1
  union all select t.id, n.id from note n join (${TARGETS}) t on t.note_guid = n.note_guid where n.owner_id = $1`;

const KEPT = `with recursive need as materialized (${NEEDS}), live as materialized (${LIVE}),
  changed as materialized (${CHANGED_IDS}), kept (id) as (
    select id from live where created_at > $2 or id in (select id from changed)
    union select need.needed from kept join need on need.holder = kept.id)
  select id from kept where id is not null`;

/**
 * Returns what was added after the moment at which the example was complete, by kind. The example happened before that
 * moment, so the time of its creation tells a record of the example from one of the guest.
 */
export async function additionsOf(database: Database, ownerId: string, since: Date): Promise<Addition[]> {
  const rows = await database.queryOwned<Addition>(
    ownerId,
    `select kind, count(*)::integer as count,
       coalesce((array_agg(name order by created_at desc, id) filter (where name <> ''))[1:${NAMES_SHOWN}], '{}') as names
     from (${ADDED}) as added group by kind`,
    [since],
  );
  return COUNTED_RECORDS.flatMap(({ kind }) => rows.filter((row) => row.kind === kind));
}

/** Returns how many records of the example were changed after that moment, those in the trash left out. */
export async function countChanged(database: Database, ownerId: string, since: Date): Promise<number> {
  const [row] = await database.queryOwned<{ count: number }>(
    ownerId,
    `select count(*)::integer as count from (${CHANGED}) as example where id in (${CHANGED_IDS})`,
    [since],
  );
  return row?.count ?? 0;
}

/**
 * Returns the ids of the records that stay when only the additions do: those that were added or changed after that moment,
 * and what they are not whole without, such as the company of an added hunt.
 */
export async function keptWithAdditions(database: Database, ownerId: string, since: Date): Promise<readonly string[]> {
  const rows = await database.queryOwned<{ id: string }>(ownerId, KEPT, [since]);
  return rows.map(({ id }) => id);
}
