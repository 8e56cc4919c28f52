import { OFFER_DAY_NAMES, offerDaysSql } from "../../../../gateway/jobhunt/offer-days.js";
import { appointmentKey } from "../../../../gateway/plan/other-day.js";
import type { LimitDatabase } from "./database.js";
import { selectedOf, type ShapedField, type Values } from "./shape.js";

const mine = (alias: string): string => `${alias}.owner_id = h.owner_id and ${alias}.job_hunt_id = h.id`;
const ifActive = (sql: string): string => `case when h.status = 'ACTIVE' then (${sql}) end`;

/** Returns the SQL of the employer of a hunt: the company linked last, else the one of its advert. */
export const employerSql = (hunt: string): string => `coalesce((select c.name from link l
    join company c on c.owner_id = l.owner_id and c.id = l.company_id and c.deleted_at is null
    where l.owner_id = $1 and l.job_hunt_id = ${hunt}.id and l.role = 'EMPLOYER' and l.deleted_at is null
    order by l.created_at desc, l.id desc limit 1),
  (select d.company_name from job_details d where d.owner_id = $1 and d.job_hunt_id = ${hunt}.id and d.deleted_at is null))`;

/** The parts of a hunt as texts, which cost least to make and to read; `hunt-plan.ts` says how they are written. */
const STEPS = {
  steps: `(select string_agg(s.number || ',' || s.status || ',' || coalesce(s.done_on::text, '') || ','
    || (extract(epoch from s.changed_at) * 1000)::bigint, ';') from job_hunt_step s where ${mine("s")})`,
};
const DUES = {
  dues: ifActive(`select string_agg(d.step || ',' || coalesce(d.due_on::text, '') || ',' || d.set_by || ','
    || coalesce(d.list, '') || ',' || d.place || ',' || coalesce(d.hidden_from::text, ''), ';') from step_due d where ${mine("d")}`),
};
const DAYS = {
  days: ifActive(
    `select json_agg(json_build_array(o.day, o.due_on, o.place, o.shown_from)) from day_due o where ${mine("o")}`,
  ),
};
const APPOINTMENTS = {
  datedAppointments:
    ifActive(`select json_object_agg(a.id, json_build_object('id', a.id, 'round', a.round, 'roundNumber', a.round_number,
      'roundName', a.round_name, 'startsAt', (extract(epoch from a.starts_at) * 1000)::bigint)) from day_due o
    join appointment a on a.owner_id = o.owner_id and a.deleted_at is null
      and a.id = case when o.day like '${appointmentKey("%")}' then substr(o.day, ${appointmentKey("").length + 1})::uuid end
    where ${mine("o")}`),
};
/** What the hints of what is due are made of. A hunt with an offer has the days of the offer. */
const HINTS = {
  quietSince: "h.quiet_since",
  deadline: "h.deadline",
  answerBy: `coalesce((${offerDaysSql("h")} -> ${OFFER_DAY_NAMES.indexOf("answerBy")} ->> 0)::date, h.answer_by)`,
  signBy: "h.sign_by",
};
const ADVERT = {
  advert: `(select json_build_object('jobTitle', d.job_title, 'location', d.location, 'salary', d.salary) from job_details d
    where ${mine("d")} and d.deleted_at is null)`,
};
/** What is read for a field in place of a column of its name. */
const NEEDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  noteCount: {
    noteCount: `(select count(*)::integer from note n where n.owner_id = $1 and n.note_guid = h.note_guid and n.deleted_at is null)`,
  },
  employer: { employerName: employerSql("h") },
  jobTitle: ADVERT,
  location: ADVERT,
  salary: ADVERT,
  idealJob: {
    idealJobId: "h.ideal_job_id",
    idealJobName: `(select i.name from ideal_job i where i.owner_id = $1 and i.id = h.ideal_job_id and i.deleted_at is null)`,
  },
  finishedAt: { finishedAt: `case when h.status = 'DONE' then h.finished_at end` },
  pausedUntil: { pause: "h.paused_until" },
  phases: { startedPhase: "h.started_phase", ...STEPS, ...DUES },
  wholeHuntSteps: { ...STEPS, ...DUES },
  progress: STEPS,
  hint: HINTS,
  openDates: DAYS,
  next: {
    scenario: "h.scenario",
    pausedUntil: "h.paused_until",
    ...HINTS,
    ...STEPS,
    ...DUES,
    ...DAYS,
    ...APPOINTMENTS,
  },
};

/** Returns the columns of the hunts, named `h`, that these fields are made of. */
export function huntColumns(selected: ReadonlySet<string>): string {
  const always = { id: "h.id", status: "h.status", currentPhase: "h.current_phase", createdAt: "h.created_at" };
  const columns: Record<string, string> = { ...always, today: "me.today" };
  for (const field of selected) {
    if (field === "__typename" || PARTS_OF_SHEET.has(field)) continue;
    Object.assign(columns, NEEDS[field] ?? { [field]: `h.${snakeCase(field)}` });
  }
  return Object.entries(columns)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(", ");
}

/** What the sheet of a hunt reads beside it (`sheet.ts`). */
const PARTS_OF_SHEET: ReadonlySet<string> = new Set([
  ...["contacts", "companies", "documents", "appointments", "offer", "offers"],
  ...["submissions", "notes", "stepTexts", "jobDetails"],
]);

/** The day where the person is. */
export const ME = `(select p.id, (now() at time zone coalesce(p.time_zone, 'UTC'))::date as today from person p where p.id = $1) as me`;

/** Returns the SQL name of a field. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns a page of the hunts that a field asks for: one statement. */
export async function readHunts(
  database: LimitDatabase,
  ownerId: string,
  field: ShapedField,
  variables: Values,
): Promise<Values> {
  const { where, first } = field.args(variables) as { where: Values; first: number }; // the client names both
  const conditions = Object.entries({ current_phase: where["phase"], status: where["status"] }).filter(
    ([, value]) => value != null,
  );
  const text = `select ${huntColumns(selectedOf("JobHunt", [field]))} from (select * from job_hunt j where j.owner_id = $1
      and j.deleted_at is null ${conditions.map(([column], at) => `and j.${column} = $${at + 3}`).join(" ")}
      order by j.created_at desc, j.id desc limit $2) h cross join ${ME} order by h.created_at desc, h.id desc`;
  const rows = await database.rows<{ readonly id: string; readonly createdAt: Date }>(text, [
    ownerId,
    first + 1,
    ...conditions.map(([, value]) => value),
  ]);
  const nodes = rows.slice(0, first);
  return { nodes, pageInfo: pageInfoOf(nodes.at(-1), "CREATED", (row) => row.createdAt, rows.length > first) };
}

/** Returns where a page ends. */
export function pageInfoOf<Row extends { readonly id: string }>(
  last: Row | undefined,
  order: string,
  at: (row: Row) => Date,
  hasNextPage: boolean,
): Values {
  const key = last === undefined ? null : JSON.stringify([order, "DESC", at(last).toISOString(), last.id]);
  return { endCursor: key === null ? null : Buffer.from(key).toString("base64url"), hasNextPage };
}
