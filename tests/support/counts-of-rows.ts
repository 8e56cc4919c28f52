import type { Database } from "../../gateway/database/database.js";
import { tableOf } from "../../gateway/database/columns.js";
import { COUNTED_RECORDS } from "../../gateway/registry/records.js";
import type { Client } from "./client.js";

/** The figures that are kept, as callers read them. */
export interface KeptFigures {
  readonly logEntries: number;
  readonly idealJobs: number;
  readonly companies: number;
  readonly contacts: number;
  readonly documents: number;
  readonly total: number;
  readonly finished: number;
  readonly terminated: number;
  /** By the phases in their order. */
  readonly byPhase: readonly number[];
  readonly withoutNews: number;
  readonly sent: number;
  readonly sentWithoutAnswer: number;
  readonly applications: number;
  readonly ledToTalks: number;
  readonly stillWaiting: number;
  /** Oldest first. */
  readonly stepsDonePerWeek: readonly number[];
}

const READ = `{ dashboard { logEntries idealJobs companies contacts documents }
  jobHuntStatistics { total finished terminated byPhase { count } withoutNews sent sentWithoutAnswer applications ledToTalks
    stillWaiting stepsDonePerWeek { stepsDone } } }`;

type Read = Omit<KeptFigures, "byPhase" | "stepsDonePerWeek">;
interface Answer {
  readonly dashboard: Pick<Read, "logEntries" | "idealJobs" | "companies" | "contacts" | "documents">;
  readonly jobHuntStatistics: Omit<Read, keyof Answer["dashboard"]> & {
    readonly byPhase: readonly { readonly count: number }[];
    readonly stepsDonePerWeek: readonly { readonly stepsDone: number }[];
  };
}

/** Returns the figures as the product answers them. */
export async function keptFigures(client: Client): Promise<KeptFigures> {
  const { dashboard, jobHuntStatistics } = await client.query<Answer>(READ);
  return {
    ...dashboard,
    ...jobHuntStatistics,
    byPhase: jobHuntStatistics.byPhase.map(({ count }) => count),
    stepsDonePerWeek: jobHuntStatistics.stepsDonePerWeek.map(({ stepsDone }) => stepsDone),
  };
}

const PHASES = ["PREPARING", "APPLYING", "INTERVIEWING", "ACCEPTING"];
const BEFORE_TALKS = "('PREPARING', 'APPLYING')";
/** Every hunt that is not in the trash, with what is counted of it. $2: the day. */
const HUNTS = `select h.status, h.current_phase as phase, h.quiet_since, s.done_on as sent_on,
    exists (select from sign g where g.owner_id = $1 and g.job_hunt_id = h.id and g.deleted_at is null and g.sender = 'THEM'
      and (g.happened_on > s.done_on or (g.happened_on = s.done_on and g.kind = 'REJECTION'))) as is_answered,
    exists (select from appointment a where a.owner_id = $1 and a.job_hunt_id = h.id and a.deleted_at is null
      and a.cancelled_by is null) as is_invited
  from job_hunt h left join job_hunt_step s on s.owner_id = $1 and s.job_hunt_id = h.id and s.number = 11 and s.status = 'DONE'
  where h.owner_id = $1 and h.deleted_at is null`;
const ACTIVE = "status = 'ACTIVE'";
const SILENT = `${ACTIVE} and sent_on is not null and phase in ${BEFORE_TALKS} and not is_answered`;

/** Returns the same figures, counted from all rows of the person; `today` is the day in the person's time zone. */
export async function countedFigures(database: Database, ownerId: string, now: Date): Promise<KeptFigures> {
  const count = (condition: string): string => `count(*) filter (where ${condition})::integer`;
  const rows = (table: string, condition: string): string =>
    `(select count(*)::integer from ${table} where owner_id = $1 and ${condition})`;
  const [figures] = await database.query<KeptFigures>(
    `select ${rows("log_entry", "true")} as "logEntries", ${rows("ideal_job", "deleted_at is null")} as "idealJobs",
       ${rows("company", "deleted_at is null")} as companies, ${rows("contact", "deleted_at is null")} as contacts,
       ${rows("document", "deleted_at is null")} as documents,
       ${count("status <> 'TERMINATED'")} as total, ${count("status = 'DONE'")} as finished, ${count("status = 'TERMINATED'")} as terminated,
       json_build_array(${PHASES.map((phase) => count(`${ACTIVE} and phase = '${phase}'`)).join(", ")}) as "byPhase",
       ${count(`${ACTIVE} and quiet_since <= ($2::timestamptz at time zone 'UTC')::date - 7`)} as "withoutNews",
       ${count(`${ACTIVE} and sent_on is not null`)} as sent, ${count(SILENT)} as "sentWithoutAnswer",
       ${count("sent_on is not null")} as applications,
       ${count(`sent_on is not null and (phase not in ${BEFORE_TALKS} or is_invited)`)} as "ledToTalks",
       ${count(`${SILENT} and not is_invited`)} as "stillWaiting",
       (select json_agg(week.done order by week.start) from (
         select w.start, (select count(*) from job_hunt_step s join job_hunt h on h.owner_id = $1 and h.id = s.job_hunt_id
           where s.owner_id = $1 and h.deleted_at is null and s.status = 'DONE' and s.changed_at >= w.start
             and s.changed_at < w.start + interval '1 week') as done
         from generate_series(date_trunc('week', $2::timestamptz, 'UTC') - interval '7 weeks',
           date_trunc('week', $2::timestamptz, 'UTC'), interval '1 week') as w(start)) as week) as "stepsDonePerWeek"
     from (${HUNTS}) as hunt`,
    [ownerId, now],
  );
  if (figures === undefined) throw new Error("A count has one row.");
  return figures;
}

/** Returns the kinds of usage of a person whose count is not that of the rows, with both; empty when all are right. */
export async function wrongUsage(database: Database, ownerId: string): Promise<readonly object[]> {
  const tables: readonly (readonly [string, string])[] = [
    ...COUNTED_RECORDS.map(({ kind, entity }) => [kind, tableOf(entity)] as const),
    ["LOG_ENTRY", "log_entry"],
    ["TYPE", "own_type"],
    ["FILE", "stored_file"],
  ];
  const counted = tables.map(
    ([kind, table]) => `select '${kind}' as kind, count(*) as rows from ${table} where owner_id = $1`,
  );
  return database.query(
    `select coalesce(c.kind, u.kind) as kind, coalesce(c.rows, 0)::integer as rows, coalesce(u.used, 0)::integer as used
     from (${counted.join(" union all ")}
       union all select 'HUNTS ' || counted_as, count(*) from job_hunt where owner_id = $1 and counted_as is not null group by 1
       union all select 'QUIET ' || quiet_since, count(*) from job_hunt where owner_id = $1 and quiet_since is not null group by 1) as c
     full join (select kind, used from usage_count where owner_id = $1 and kind not in ('FILE_BYTES', 'WRITTEN_BYTES')) as u
       on u.kind = c.kind
     where coalesce(c.rows, 0) <> coalesce(u.used, 0) order by 1`,
    [ownerId],
  );
}
