import { COUNT_MAX } from "../../schema/limits.js";
import { Appointment } from "../appointment/appointment.entity.js";
import { peopleSql } from "../appointment/appointment.reader.js";
import { jsonRowSql, pickColumns } from "../database/columns.js";
import { genericPlan } from "../database/generic-plan.js";
import { HUNT_COUNTS, QUIET_COUNTED } from "../jobhunt/hunt-counts.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { offerDaysSql } from "../jobhunt/offer-days.js";
import { DUE_HUNT } from "./due-item.js";
import { WEEKLY_STEP } from "../jobhunt/step-days.js";
import { stepDefinition } from "../jobhunt/workflow.js";
import { ADVERT_COLUMN } from "../jobdetails/hunt-advert.js";
import { EMPLOYER_COLUMN } from "../link/employer.js";
import type { DueList } from "./due-list.js";
import { appointmentIdSql } from "./other-day.js";
import { DUE_COUNT_MAX, DUE_ITEMS, DueGroupName } from "./today.types.js";

/** The days after today that the group NEXT has. */
export const NEXT_DAYS = 7;
/** From this number of days on, a hunt is without news in the figures beside the hunts. */
const NO_NEWS_DAYS = 7;
const JOURNAL = stepDefinition(WEEKLY_STEP).number;
/** The groups that are due until today. */
const FIGURED: ReadonlySet<DueGroupName> = new Set([DueGroupName.OVERDUE, DueGroupName.TODAY]);

/** The groups whose rows have days: the lists they are in, and the condition of the day. */
const DATED: readonly { readonly name: DueGroupName; readonly lists: readonly DueList[]; readonly days: string }[] = [
  { name: DueGroupName.OVERDUE, lists: ["PLAN", "WAITING"], days: "d.due_on < (select day from me)" },
  { name: DueGroupName.TODAY, lists: ["PLAN", "WAITING"], days: "d.due_on = (select day from me)" },
  {
    name: DueGroupName.NEXT,
    lists: ["PLAN"],
    days: `d.due_on > (select day from me) and d.due_on <= (select day from me) + ${NEXT_DAYS}`,
  },
  { name: DueGroupName.WAITING, lists: ["WAITING"], days: "d.due_on > (select day from me)" },
];

/**
 * The person as of now. $2: the moment; $3: the day, for a time zone that the caller named; null: that of the person's own time
 * zone. Every day is compared with it in an index condition, so no row of another day is read.
 */
const ME = `me as materialized (select case when $3::date is null then coalesce(p.time_zone, 'UTC') else 'UTC' end as zone,
    coalesce($3::date, ($2::timestamptz at time zone coalesce(p.time_zone, 'UTC'))::date) as day from person p where p.id = $1)`;

const TABLES = [
  {
    table: "step_due",
    columns: `'STEP' as kind, d.step as number, null::text as day, d.set_by as "setBy"`,
    isShown: "(d.hidden_from is null or d.hidden_from > (select day from me))",
  },
  {
    table: "day_due",
    columns: `'DAY' as kind, null::smallint as number, d.day, null::text as "setBy"`,
    isShown: "(d.shown_from is null or d.shown_from <= (select day from me))",
  },
];

/** The rows of one list in one table, which its index has in this order. */
const from = (table: (typeof TABLES)[number], list: DueList, days: string): string =>
  `from ${table.table} d where d.owner_id = $1 and d.list = '${list}' and ${days} and ${table.isShown}`;
const IN_ORDER = `order by "dueOn", place, "jobHuntId"`;

/** Returns the statement of the first rows of a group with days; `after` is a condition of rows further on. */
const datedRows = ({ lists, days }: (typeof DATED)[number], most: string, after = "true"): string =>
  `${lists
    .flatMap((list) => TABLES.map((table) => ({ list, table })))
    .map(
      ({
        list,
        table,
      }) => `(select ${table.columns}, d.due_on as "dueOn", d.place, d.job_hunt_id as "jobHuntId", null::timestamptz as since
        ${from(table, list, days)} and ${after} order by d.due_on, d.place, d.job_hunt_id limit ${most})`,
    )
    .join(" union all ")} ${IN_ORDER} limit ${most}`;

/**
 * Opened steps without a day, in hunts under way; a hunt that is paused waits. Each is looked up by its key in a subquery: an
 * embedded database has no statistics, and would join whole tables.
 */
const UNDATED = `from job_hunt_step s where s.owner_id = $1 and s.status = 'ACTIVE' and s.number <> ${JOURNAL}
  and (select h.status = 'ACTIVE' and h.deleted_at is null and (h.paused_until is null or h.paused_until <= (select day from me))
    from job_hunt h where h.owner_id = s.owner_id and h.id = s.job_hunt_id)
  and (select d.due_on from step_due d where d.owner_id = s.owner_id and d.job_hunt_id = s.job_hunt_id
    and d.step = s.number) is null`;

const undatedRows = (most: string, after = "true"): string =>
  `select 'STEP' as kind, s.number, null::text as day, null::text as "setBy", null::date as "dueOn", 0::smallint as place,
    s.job_hunt_id as "jobHuntId", s.changed_at as since ${UNDATED} and ${after}
   order by s.changed_at, s.number, s.job_hunt_id limit ${most}`;

const counted = (statement: string, most: number): string =>
  `(select count(*)::integer from (select 1 ${statement} limit ${most}) as counted)`;
const countOf = ({ lists, days }: (typeof DATED)[number], most: number): string =>
  `least(${most}, ${lists.flatMap((list) => TABLES.map((table) => counted(from(table, list, days), most))).join(" + ")})`;

/** The hunt that the journal is written in, the one created last, and what the day of the journal depends on. */
const JOURNAL_ROWS = `select 'JOURNAL' as kind, null::smallint as number, null::text as day, null::text as "setBy",
    null::date as "dueOn", 0::smallint as place, h.id as "jobHuntId", null::timestamptz as since
  from job_hunt h where h.owner_id = $1 and h.deleted_at is null and h.status = 'ACTIVE'
    and (h.paused_until is null or h.paused_until <= (select day from me))
  order by h.created_at desc, h.id desc limit 1`;
const JOURNAL_FACTS = `(select (h.created_at at time zone (select zone from me))::date from job_hunt h where h.owner_id = $1
    and h.deleted_at is null and h.status = 'ACTIVE' order by h.created_at, h.id limit 1) as "journalSince",
  (select max(s.done_on) from job_hunt_step s where s.owner_id = $1 and s.number = ${JOURNAL}) as "journalDoneOn",
  (select max(d.due_on) from step_due d where d.owner_id = $1 and d.step = ${JOURNAL} and d.set_by = 'PERSON'
    and (select h.status = 'ACTIVE' and h.deleted_at is null from job_hunt h where h.owner_id = d.owner_id and h.id = d.job_hunt_id))
    as "journalByHand"`;

const HUNT = `${pickColumns(JobHunt, "r", DUE_HUNT)}, ${offerDaysSql("r")} as "offerDays"`;
/** What is read of rows and their hunts besides, where it is selected. */
export interface ReadBesides {
  readonly hasEmployer?: boolean;
  readonly hasAdvert?: boolean;
  readonly hasAppointment?: boolean;
}

/** What is read of hunts for the fields that are selected. */
const columnsBeside = ({ hasEmployer, hasAdvert }: ReadBesides): readonly string[] =>
  [...(hasEmployer === true ? [EMPLOYER_COLUMN] : []), ...(hasAdvert === true ? [ADVERT_COLUMN] : [])].map(
    ({ sql, property }) => `${sql("r")} as "${property}"`,
  );

/** The hunts of the rows, each once and by its key, see UNDATED. */
const huntsOfItems = (besides: ReadBesides): string => `hunt as materialized (
    select ${[HUNT, ...columnsBeside(besides)].join(", ")}
    from (select distinct "jobHuntId" from item) as due cross join lateral (
      select * from job_hunt h where h.owner_id = $1 and h.id = due."jobHuntId" offset 0) as r)`;

/** The most bytes that the notes of all appointments may have to be read with the rows; else each is read by itself. */
const NOTES_MAX = 256 * 1024;
const APPOINTMENT = `case when a.id is not null and a.deleted_at is null and a.note_bytes <= ${NOTES_MAX}
    then ${jsonRowSql(Appointment, "a", { people: peopleSql("a") })} end`;
/** A row as `StoredItem` has it. */
const itemValue = ({ hasAppointment }: ReadBesides): string =>
  `json_build_array(item."group", item.kind, item.number, item.day, item."setBy", item."dueOn", item.place, item.since,
    item."jobHuntId", a.starts_at, ${hasAppointment === true ? APPOINTMENT : "null"})`;
/** The rows in their order, each with its appointment, by its key, too; and their hunts. */
const itemsAndHunts = (besides: ReadBesides): string =>
  `coalesce((select json_agg(${itemValue(besides)} order by item."dueOn", item.place, item.since, item.number, item."jobHuntId")
    from item left join (select a.*, sum(coalesce(octet_length(a.note), 0)) over () as note_bytes
      from item as dated cross join lateral (select * from appointment a where a.owner_id = $1
        and a.id = ${appointmentIdSql("dated.day")} offset 0) as a) as a on a.id = ${appointmentIdSql("item.day")}), '[]') as items,
  coalesce((select json_agg(row_to_json(hunt)) from hunt), '[]') as hunts`;

/** Returns SQL for how many rows a group has: as many as were read, unless there may be more. */
const countShown = (name: DueGroupName, counted: string): string =>
  `(select case when count(*) < ${DUE_ITEMS} then count(*)::integer else ${counted} end from item where "group" = '${name}') as "${name}"`;

/** Returns the statement that reads every group with its count, and the hunts of its rows: one row. */
export const readToday = remembered((besides: ReadBesides): string =>
  genericPlan(`with ${ME},
  item as materialized (
    ${[
      ...DATED.map(
        (group) => `select '${group.name}' as "group", x.* from (${datedRows(group, String(DUE_ITEMS))}) as x`,
      ),
      `select '${DueGroupName.UNDATED}' as "group", x.* from (${undatedRows(String(DUE_ITEMS))}) as x`,
      `select 'JOURNAL' as "group", x.* from (${JOURNAL_ROWS}) as x`,
    ].join(" union all ")}), ${huntsOfItems(besides)}
  select me.zone, me.day as today, ${DATED.map((group) => countShown(group.name, countOf(group, DUE_COUNT_MAX))).join(", ")},
    ${countShown(DueGroupName.UNDATED, counted(UNDATED, DUE_COUNT_MAX))}, ${JOURNAL_FACTS}, ${itemsAndHunts(besides)}
  from me`),
);

/** Returns the same function, which makes each statement once. */
function remembered(statement: (besides: ReadBesides) => string): (besides: ReadBesides) => string {
  const known = new Map<string, string>();
  return (besides) => {
    const key = `${besides.hasEmployer} ${besides.hasAdvert} ${besides.hasAppointment}`;
    const sql = known.get(key) ?? statement(besides);
    known.set(key, sql);
    return sql;
  };
}

/** The kinds of usage of the days without news until one, as texts: the order of a database's own locale is another. */
const QUIET_UNTIL = (day: string): string =>
  `kind collate "C" between '${QUIET_COUNTED}' and '${QUIET_COUNTED}' || to_char(${day}, 'YYYY-MM-DD')`;

/**
 * Counts what is due until today, as the groups do, and reads how the hunts are counted, the open ones by their news: one
 * statement with one row.
 */
export const READ_FIGURES = genericPlan(`with ${ME}
  select me.zone, me.day as today, ${DATED.filter(({ name }) => FIGURED.has(name))
    .map((group) => `${countOf(group, DUE_COUNT_MAX)} as "${group.name}"`)
    .join(", ")},
    exists (${JOURNAL_ROWS}) as "hasJournal", ${JOURNAL_FACTS},
    ${HUNT_COUNTS} as hunts, coalesce((select sum(used) from usage_count
      where owner_id = $1 and ${QUIET_UNTIL(`(select day from me) - ${NO_NEWS_DAYS}`)}), 0)::integer as "withoutNews"
  from me`);

/** Returns the statement of a page of a group, one row. $4: its size; $5 to $7: the key of the row before; null: none. */
export function readGroup(name: DueGroupName, besides: ReadBesides): string {
  const group = DATED.find((dated) => dated.name === name);
  const rows =
    group === undefined
      ? undatedRows(
          "$4",
          "($5::text is null or (s.changed_at, s.number, s.job_hunt_id) > ($5::timestamptz, $6::smallint, $7::uuid))",
        )
      : datedRows(
          group,
          "$4",
          "($5::text is null or (d.due_on, d.place, d.job_hunt_id) > ($5::date, $6::smallint, $7::uuid))",
        );
  return `with ${ME}, item as materialized (select '${name}' as "group", x.* from (${rows}) as x
      union all select 'JOURNAL' as "group", x.* from (${JOURNAL_ROWS}) as x), ${huntsOfItems(besides)}
    select me.zone, me.day as today, ${JOURNAL_FACTS}, ${itemsAndHunts(besides)} from me`;
}

/** Returns the statement that counts a group. */
export function countGroup(name: DueGroupName): string {
  const group = DATED.find((dated) => dated.name === name);
  return `with ${ME} select ${group === undefined ? counted(UNDATED, COUNT_MAX) : countOf(group, COUNT_MAX)} as count`;
}
