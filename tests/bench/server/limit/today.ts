import type { JobHunt } from "../../../../gateway/jobhunt/job-hunt.entity.js";
import { WEEKLY_STEP, type DueSetBy } from "../../../../gateway/jobhunt/step-days.js";
import { stepDefinition } from "../../../../gateway/jobhunt/workflow.js";
import { toDueItem } from "../../../../gateway/plan/due-item.js";
import { journalDay } from "../../../../gateway/plan/journal.js";
import { appointmentKey, type DayKey } from "../../../../gateway/plan/other-day.js";
import { weekendOf } from "../../../../gateway/plan/working-days.js";
import { addDays } from "../../../../gateway/platform/day.js";
import type { LimitDatabase } from "./database.js";
import { huntColumns } from "./hunts.js";
import { fieldsAt, jsonRow, peopleAt } from "./json-sql.js";
import type { ShapedField, Values } from "./shape.js";

interface Row {
  readonly id: string;
  readonly zone: string;
  readonly today: string;
  readonly journalSince: string | null;
  readonly journalDoneOn: string | null;
  readonly journalByHand: string | null;
  /** Null: nothing is due at all. */
  readonly list: "PLAN" | "WAITING" | "UNDATED" | "JOURNAL" | null;
  readonly kind: "STEP" | "DAY";
  readonly number: number | null;
  readonly day: DayKey | null;
  readonly dueOn: string | null;
  readonly setBy: DueSetBy | null;
  readonly place: number;
  readonly since: Date | null;
  readonly appointment: Values | null;
}

const JOURNAL = stepDefinition(WEEKLY_STEP).number;
const JOURNAL_PLACE = 300;
const NEXT_DAYS = 7;
const [ITEMS_MAX, COUNT_MAX] = [100, 1_000];
const IS_OPEN = `h.deleted_at is null and h.status = 'ACTIVE' and (h.paused_until is null or h.paused_until <= me.today)`;
const IN_TIME = (hidden: string): string =>
  `where d.owner_id = $1 and d.list is not null and (d.list = 'WAITING' or d.due_on <= me.today + ${NEXT_DAYS}) and ${hidden}`;

const ITEMS = `select 'STEP' as kind, d.step as number, null as day, d.set_by, d.due_on, d.place, d.list, d.job_hunt_id as id, null::timestamptz as since
    from me cross join step_due d ${IN_TIME("(d.hidden_from is null or d.hidden_from > me.today)")}
  union all select 'DAY', null, d.day, null, d.due_on, d.place, d.list, d.job_hunt_id, null
    from me cross join day_due d ${IN_TIME("(d.shown_from is null or d.shown_from <= me.today)")}
  union all select 'STEP', s.number, null, null, null, 0, 'UNDATED', s.job_hunt_id, s.changed_at
    from me cross join job_hunt_step s join job_hunt h on h.owner_id = $1 and h.id = s.job_hunt_id
    where s.owner_id = $1 and s.status = 'ACTIVE' and s.number <> ${JOURNAL} and ${IS_OPEN} and not exists (select from step_due d
      where d.owner_id = $1 and d.job_hunt_id = s.job_hunt_id and d.step = s.number and d.due_on is not null)
  union all (select 'JOURNAL', null, null, null, null, 0, 'JOURNAL', h.id, null from me cross join job_hunt h
    where h.owner_id = $1 and ${IS_OPEN} order by h.created_at desc, h.id desc limit 1)`;
const FACTS = `(select (min(h.created_at) at time zone me.zone)::date from job_hunt h where h.owner_id = $1 and h.deleted_at is null
    and h.status = 'ACTIVE') as "journalSince",
  (select max(s.done_on) from job_hunt_step s where s.owner_id = $1 and s.number = ${JOURNAL}) as "journalDoneOn",
  (select max(d.due_on) from step_due d join job_hunt h on h.owner_id = $1 and h.id = d.job_hunt_id and h.deleted_at is null
    and h.status = 'ACTIVE' where d.owner_id = $1 and d.step = ${JOURNAL} and d.set_by = 'PERSON') as "journalByHand"`;

/** Returns the statement of everything that is due, for the fields that are selected of it. $2: the moment. */
export function todaySql(fields: readonly ShapedField[]): string {
  const items = fieldsAt(fields, "overdue", "items");
  const appointments = fieldsAt(items, "appointment");
  const hunt = new Set([...fieldsAt(items, "jobHunt").map(({ name }) => name), "hint"]);
  const appointment = jsonRow("a", appointments, { contacts: peopleAt(fieldsAt(appointments, "contacts")) });
  return `with me as materialized (select coalesce(p.time_zone, 'UTC') as zone,
      ($2::timestamptz at time zone coalesce(p.time_zone, 'UTC'))::date as today from person p where p.id = $1),
    item as (${ITEMS})
    select me.zone, ${FACTS}, item.kind, item.number, item.day, item.set_by as "setBy", item.due_on as "dueOn", item.place, item.list,
      item.since, (select ${appointment} from appointment a where a.owner_id = $1 and a.id = case when item.day like '${appointmentKey("%")}'
        then substr(item.day, ${appointmentKey("").length + 1})::uuid end) as appointment, ${huntColumns(hunt)}
    from me left join (item join job_hunt h on h.owner_id = $1 and h.id = item.id) on true`;
}

/** Returns what is due, in its groups. */
export async function readToday(database: LimitDatabase, ownerId: string, text: string): Promise<Values> {
  const rows = await database.rows<Row>(text, [ownerId, new Date()]);
  const groups = new Map<string, (readonly [key: readonly [string, number, string], item: object])[]>();
  const today = rows[0]?.today ?? "";
  for (const row of rows) {
    const placed = place(row);
    if (placed !== null) groups.set(placed[0], [...(groups.get(placed[0]) ?? []), [placed[1], placed[2]]]);
  }
  const group = (name: string): Values => {
    const items = (groups.get(name) ?? []).sort(([one], [other]) => compare(one, other)).map(([, item]) => item);
    return { count: Math.min(items.length, COUNT_MAX), items: items.slice(0, ITEMS_MAX) };
  };
  const [overdue, next, waiting, undated] = ["OVERDUE", "NEXT", "WAITING", "UNDATED"].map(group);
  return { on: today, overdue, today: group("TODAY"), next, waiting, undated, captured: null };
}

function place(row: Row): readonly [group: string, key: readonly [string, number, string], item: object] | null {
  const { id, list, kind, number, day, dueOn, setBy, today, since, appointment } = row;
  if (list === null) return null;
  const hunt = row as unknown as JobHunt; // it has the columns that are read of one
  const isJournal = list === "JOURNAL";
  const on = isJournal ? journalOf(row) : dueOn;
  const due = { kind: isJournal ? ("JOURNAL" as const) : kind, number, day, dueOn: on, setBy, startsAt: null };
  const item = {
    ...toDueItem(due, hunt, today),
    jobHunt: row,
    appointment,
    startsAt: appointment?.["startsAt"] ?? null,
  };
  if (since !== null) return ["UNDATED", [since.toISOString(), number ?? 0, id], item];
  const group = groupOf(list, on ?? "", today);
  return group === null ? null : [group, [on ?? "", isJournal ? JOURNAL_PLACE : row.place, id], item];
}

function groupOf(list: string, day: string, today: string): string | null {
  if (day < today) return "OVERDUE";
  if (day === today) return "TODAY";
  if (list === "WAITING") return "WAITING";
  return day <= addDays(today, NEXT_DAYS) ? "NEXT" : null;
}

function journalOf({ today, journalSince, journalDoneOn: doneOn, journalByHand: byHand, zone }: Row): string {
  return journalDay({ today, since: journalSince ?? today, doneOn, byHand }, weekendOf(zone));
}

function compare(
  [day, place, id]: readonly [string, number, string],
  [on, at, other]: readonly [string, number, string],
): number {
  if (day !== on) return day < on ? -1 : 1;
  if (place !== at) return place - at;
  return id < other ? -1 : Number(id > other);
}
