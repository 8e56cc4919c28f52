import { columnOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import type { HuntGroup } from "../database/usage.js";
import { genericPlan } from "../database/generic-plan.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { JOB_HUNT_DATES } from "../jobhunt/day-fact.js";
import { HUNTS_COUNTED, QUIET_COUNTED } from "../jobhunt/hunt-counts.js";
import { offerDay, offerDaysSql, type StoredOfferDays } from "../jobhunt/offer-days.js";
import {
  stepDefinition,
  type JobHuntScenario,
  type JobHuntStatus,
  type PhaseName,
  type StepStatus,
} from "../jobhunt/workflow.js";
import type { StoredStepDay } from "../jobhunt/planned-row.js";
import { stepAt } from "../jobhunt/step-at.js";
import { DueSetBy } from "../jobhunt/step-days.js";
import { DEFAULT_TIME_ZONE } from "../jobhunt/person-days.js";
import { dayIn, type Day } from "../platform/day.js";
import type { SignKind, SignSender } from "../sign/sign.entity.js";
import { appointmentFact } from "./appointments.js";
import { countedAsSql } from "./counted-as.js";
import { placeOfStep, type DerivedPlan, type PlannedStep } from "./derive-plan.js";
import type { AppointmentFact, KnownDay, PlanFacts } from "./plan-facts.js";

/** The facts of one hunt, and what is stored of its plan. */
export interface StoredPlan {
  readonly jobHuntId: string;
  readonly timeZone: string;
  readonly facts: PlanFacts;
  /** What is stored of the plan, in a form that is equal for equal plans; empty where the hunt is not counted as what it is. */
  readonly stored: string;
}

/** A stored plan, with what the first dates of its hunt depend on beside it. */
export interface MarkedPlan extends StoredPlan {
  /** When the hunt was worked on last, whether itself, a step, its advert or a note of it. */
  readonly changedAt: Date;
  /** Null: the hunt is older than plans are. */
  readonly phaseStartedOn: Day | null;
  /** Another one after each change of all this. */
  readonly mark: string;
}

interface PlanRow {
  readonly id: string;
  readonly timeZone: string | null;
  readonly status: JobHuntStatus;
  readonly isTrashed: boolean;
  readonly currentPhase: PhaseName;
  readonly startedPhase: PhaseName;
  readonly scenario: JobHuntScenario | null;
  readonly isPlanned: boolean;
  readonly planFrom: Day | null;
  readonly createdAt: Date;
  readonly phaseStartedOn: Day | null;
  readonly nextDueOn: Day | null;
  readonly quietSince: Day | null;
  readonly pausedUntil: Day | null;
  /** True: it is counted as what its facts say. */
  readonly isCounted: boolean;
  /** The days of JOB_HUNT_DATES in their order, each with the day on which it was written down. */
  readonly dates: readonly (readonly [Day | null, Day | null])[];
  /** Those that the offer that counts says in their place; null when none does. */
  readonly offerDays: StoredOfferDays | null;
  readonly steps: readonly (readonly [number, StepStatus, Day | null, Day])[];
  readonly signs: readonly (readonly [Day, SignSender, SignKind, Day | null, Day])[];
  readonly pauses: readonly (readonly [Day, Day])[];
  readonly appointments: readonly StoredAppointment[];
  readonly dues: readonly StoredStepDay[];
  readonly days: readonly StoredDay[];
}

/** id, day in its own time zone, beginning, minutes, creation, when it was dated, whether cancelled, whether it has an outcome */
type StoredAppointment = readonly [string, Day, string | null, number | null, string, string, boolean, boolean];
/** name, day, list, place, shown from */
type StoredDay = readonly [string, Day, string, number, Day | null];

const DATES = JOB_HUNT_DATES.map(
  (name) => `json_build_array(h.${columnOf(JobHunt, name)}, h.${columnOf(JobHunt, `${name}SetOn`)})`,
).join(", ");
const mine = (alias: string): string => `${alias}.owner_id = h.owner_id and ${alias}.job_hunt_id = h.id`;
const listOf = (columns: string, order: string, from: string): string =>
  `coalesce((select json_agg(json_build_array(${columns}) order by ${order}) from ${from}), '[]')`;

/** Hunts with everything their plans are derived from, and their stored plans. */
const COLUMNS = `h.id, p.time_zone as "timeZone", h.status, h.deleted_at is not null as "isTrashed",
    h.current_phase as "currentPhase", h.started_phase as "startedPhase", h.scenario, h.is_planned as "isPlanned",
    h.plan_from as "planFrom", h.created_at as "createdAt", h.phase_started_on as "phaseStartedOn",
    h.next_due_on as "nextDueOn", h.quiet_since as "quietSince", h.paused_until as "pausedUntil",
    h.counted_as is not distinct from ${countedAsSql("h")} as "isCounted",
    json_build_array(${DATES}) as dates, ${offerDaysSql("h")} as "offerDays",
    ${listOf("s.number, s.status, s.done_on, coalesce(s.changed_on, s.changed_at::date)", "s.number", `job_hunt_step s where ${mine("s")}`)} as steps,
    ${listOf("g.happened_on, g.sender, g.kind, g.promised_on, g.recorded_on", "g.happened_on, g.id", `sign g where ${mine("g")} and g.deleted_at is null`)} as signs,
    ${listOf("u.from_on, u.until_on", "u.from_on, u.id", `pause u where u.owner_id = h.owner_id and (u.job_hunt_id = h.id or u.job_hunt_id is null) and u.deleted_at is null`)} as pauses,
    ${listOf("a.id, a.day, a.starts_at, a.minutes, a.created_at, a.dated_at, a.cancelled_by is not null, a.outcome is not null", "a.id", `appointment a where ${mine("a")} and a.deleted_at is null`)} as appointments,
    ${listOf("d.step, d.due_on, d.set_by, d.rule, d.list, d.place, d.hidden_from", "d.step", `step_due d where ${mine("d")}`)} as dues,
    ${listOf("o.day, o.due_on, o.list, o.place, o.shown_from", "o.day", `day_due o where ${mine("o")}`)} as days`;
const HUNTS = `from job_hunt h join person p on p.id = h.owner_id where h.owner_id = $1 and h.id = any($2::uuid[])`;
const CHANGED_AT = `greatest(h.updated_at, (select max(s.changed_at) from job_hunt_step s where ${mine("s")}),
    (select max(d.updated_at) from job_details d where ${mine("d")}),
    (select max(n.updated_at) from note n where n.owner_id = h.owner_id and n.note_guid = h.note_guid)) as "changedAt"`;
// The offset keeps the columns from being computed for the mark once more.
const MARKED = `(select ${COLUMNS}, ${CHANGED_AT} ${HUNTS} offset 0) x`;

/** The groups that a hunt was in `before` it is written, or is in `after` that. */
const groupsOf = (when: string, amount: number): string =>
  `select '${HUNTS_COUNTED}' || ${when}_counted as name, ${amount} as amount from hunt_counted where ${when}_counted is not null
    union all select '${QUIET_COUNTED}' || to_char(${when}_quiet, 'YYYY-MM-DD'), ${amount} from hunt_counted where ${when}_quiet is not null`;

/**
 * Writes the plans of hunts in place of the stored ones, and what they are counted as: one statement, which returns the groups
 * that have more hunts now, or fewer. Rows are found by arrays of keys, as an embedded database has no statistics, and would
 * join whole tables. Those of the hunts are locked before they are read, so that each change is counted from the last one.
 */
const WRITE = genericPlan(`with step as (
    select * from jsonb_to_recordset($2) as x (job_hunt_id uuid, step smallint, due_on date, set_by text, rule jsonb, list text, place smallint, hidden_from date)),
  day as (select * from jsonb_to_recordset($3) as x (job_hunt_id uuid, day text, due_on date, list text, place smallint, shown_from date)),
  hunt as (select * from jsonb_to_recordset($4) as x (id uuid, next_due_on date, quiet_since date, paused_until date)),
  gone_steps as (delete from step_due d where d.owner_id = $1 and d.job_hunt_id = any($6::uuid[]) and d.set_by = 'RULE'
    and d.job_hunt_id || ' ' || d.step <> all($7::text[])),
  gone_days as (delete from day_due d where d.owner_id = $1 and d.job_hunt_id = any($6::uuid[])
    and d.job_hunt_id || ' ' || d.day <> all($8::text[])),
  kept_steps as (insert into step_due as d (owner_id, job_hunt_id, step, due_on, set_by, rule, list, place, hidden_from, changed_at)
    select $1, job_hunt_id, step, due_on, set_by, rule, list, place, hidden_from, $5 from step
    on conflict (owner_id, job_hunt_id, step) do update set due_on = excluded.due_on, set_by = excluded.set_by,
      rule = excluded.rule, list = excluded.list, place = excluded.place, hidden_from = excluded.hidden_from,
      changed_at = case when d.due_on is distinct from excluded.due_on then excluded.changed_at else d.changed_at end),
  kept_days as (insert into day_due as d (owner_id, job_hunt_id, day, due_on, list, place, shown_from, changed_at)
    select $1, job_hunt_id, day, due_on, list, place, shown_from, $5 from day
    on conflict (owner_id, job_hunt_id, day) do update set due_on = excluded.due_on, list = excluded.list,
      place = excluded.place, shown_from = excluded.shown_from,
      changed_at = case when d.due_on is distinct from excluded.due_on then excluded.changed_at else d.changed_at end),
  before as materialized (select h.id, h.counted_as, h.quiet_since from job_hunt h
    where h.owner_id = $1 and h.id = any($6::uuid[]) order by h.id for update),
  hunt_counted as (update job_hunt h set next_due_on = hunt.next_due_on, quiet_since = hunt.quiet_since,
      paused_until = hunt.paused_until, counted_as = ${countedAsSql("h")}
    from hunt, before where h.owner_id = $1 and h.id = any($6::uuid[]) and h.id = hunt.id and h.id = before.id
    returning before.counted_as as before_counted, before.quiet_since as before_quiet,
      h.counted_as as after_counted, h.quiet_since as after_quiet)
  select name, sum(amount)::integer as amount from (${groupsOf("before", -1)} union all ${groupsOf("after", 1)}) as change
  group by name having sum(amount) <> 0`);

/** Reads and writes the plans of hunts. */
export class PlanRows {
  constructor(private readonly database: Database) {}

  /** Returns the plans of these hunts of a person, in the trash or not. */
  async read(ownerId: string, jobHuntIds: readonly string[]): Promise<StoredPlan[]> {
    return (
      await this.database.queryOwned<PlanRow>(ownerId, genericPlan(`select ${COLUMNS} ${HUNTS}`), [jobHuntIds])
    ).map(toStoredPlan);
  }

  /** Returns the same with what first dates depend on. */
  async readMarked(ownerId: string, jobHuntIds: readonly string[]): Promise<MarkedPlan[]> {
    const rows = await this.database.queryOwned<PlanRow & Pick<MarkedPlan, "changedAt" | "mark">>(
      ownerId,
      `select x.*, md5(x::text) as mark from ${MARKED}`,
      [jobHuntIds],
    );
    return rows.map((row) => {
      const { changedAt, phaseStartedOn, mark } = row;
      return { ...toStoredPlan(row), changedAt, phaseStartedOn, mark };
    });
  }

  /** Returns those of these hunts that have none of these marks any more. */
  async findChanged(ownerId: string, jobHuntIds: readonly string[], marks: readonly string[]): Promise<string[]> {
    const rows = await this.database.queryOwned<{ readonly id: string }>(
      ownerId,
      `select x.id from ${MARKED} where md5(x::text) <> all($3::text[])`,
      [jobHuntIds, marks],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns the ids of all hunts of a person, the one that was changed last first. */
  async readIds(ownerId: string): Promise<string[]> {
    const rows = await this.database.queryOwned<{ readonly id: string }>(
      ownerId,
      `select id from job_hunt where owner_id = $1 order by updated_at desc, id`,
    );
    return rows.map(({ id }) => id);
  }

  /** Locks all hunts of a person until the transaction ends, and returns their ids. */
  async lockAll(ownerId: string): Promise<string[]> {
    const rows = await this.database.queryOwned<{ readonly id: string }>(
      ownerId,
      `select id from job_hunt where owner_id = $1 order by id for update`,
    );
    return rows.map(({ id }) => id);
  }

  /** Stores the plans of hunts in place of what is stored, and counts the hunts anew, as part of the running transaction. */
  async write(ownerId: string, plans: ReadonlyMap<string, DerivedPlan>, now: Date): Promise<void> {
    const hunts = [...plans].map(([id, plan]) => ({
      id,
      next_due_on: plan.nextDueOn,
      quiet_since: plan.quietSince,
      paused_until: plan.pausedUntil,
    }));
    const steps = [...plans].flatMap(([id, plan]) =>
      plan.steps.map((planned) => {
        const [step, dueOn, setBy, rule, list, place, hiddenFrom] = toStoredStep(planned);
        return { job_hunt_id: id, step, due_on: dueOn, set_by: setBy, rule, list, place, hidden_from: hiddenFrom };
      }),
    );
    const days = [...plans].flatMap(([id, plan]) =>
      plan.days.map(({ day, dueOn, list, place, shownFrom }) => ({
        job_hunt_id: id,
        day,
        due_on: dueOn,
        list,
        place,
        shown_from: shownFrom,
      })),
    );
    const groups = await this.database.query<{ name: HuntGroup; amount: number }>(WRITE, [
      ownerId,
      JSON.stringify(steps),
      JSON.stringify(days),
      JSON.stringify(hunts),
      now,
      [...plans.keys()],
      steps.map(({ job_hunt_id: id, step }) => `${id} ${step}`),
      days.map(({ job_hunt_id: id, day }) => `${id} ${day}`),
    ]);
    for (const { name, amount } of groups) this.database.noteUsage(ownerId, name, amount, { isAlwaysAllowed: true });
  }
}

/** Returns a plan in the form in which `StoredPlan.stored` has it. */
export function formOf({ steps, days, nextDueOn, quietSince, pausedUntil }: DerivedPlan): string {
  const storedSteps = steps.map(toStoredStep);
  const storedDays = days.map(({ day, dueOn, list, place, shownFrom }): StoredDay => [
    day,
    dueOn,
    list,
    place,
    shownFrom,
  ]);
  return form(storedSteps, storedDays, [nextDueOn, quietSince, pausedUntil]);
}

function form(steps: readonly StoredStepDay[], days: readonly StoredDay[], hunt: readonly (Day | null)[]): string {
  const byStep = steps
    .toSorted(([a], [b]) => a - b)
    .map(([step, dueOn, setBy, rule, ...rest]) => {
      const facts = Object.entries(rule?.facts ?? {}).sort(([a], [b]) => a.localeCompare(b));
      return [step, dueOn, setBy, rule?.key ?? null, facts, ...rest];
    });
  const byDay = days.toSorted(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([byStep, byDay, hunt]);
}

/** Returns the day of a step as it is stored. */
export function toStoredStep({ step, dueOn, setBy, rule, list, hiddenFrom }: PlannedStep): StoredStepDay {
  return [stepDefinition(step).number, dueOn, DueSetBy[setBy], rule, list, placeOfStep(step), hiddenFrom];
}

function toStoredPlan(row: PlanRow): StoredPlan {
  const timeZone = row.timeZone ?? DEFAULT_TIME_ZONE;
  const startedOn = dayIn(timeZone, row.createdAt);
  const named = <T>(number: number, value: T) => {
    const step = stepAt(number);
    return step === null ? [] : [[step.name, value] as const];
  };
  const dates = JOB_HUNT_DATES.flatMap((name, place) => {
    const [on, knownOn] = offerDay(row.offerDays, name) ?? row.dates[place] ?? [null, null];
    const known: KnownDay | null = on === null ? null : { on, knownOn: knownOn ?? startedOn };
    return known === null ? [] : [[name, known] as const];
  });
  const facts: PlanFacts = {
    status: row.status,
    isTrashed: row.isTrashed,
    phase: row.currentPhase,
    startedPhase: row.startedPhase,
    scenario: row.scenario,
    isPlanned: row.isPlanned,
    planFrom: row.planFrom,
    startedOn,
    phaseStartedOn: row.phaseStartedOn ?? startedOn,
    dates: Object.fromEntries(dates),
    appointments: row.appointments.map((appointment) => toAppointmentFact(appointment, timeZone)),
    steps: new Map(
      row.steps.flatMap(([number, status, doneOn, changedOn]) => named(number, { status, doneOn, changedOn })),
    ),
    byHand: new Map(
      row.dues.flatMap(([number, dueOn, setBy]) => (setBy === DueSetBy.PERSON ? named(number, dueOn) : [])),
    ),
    signs: row.signs.map(([on, sender, kind, promisedOn, knownOn]) => ({ on, sender, kind, promisedOn, knownOn })),
    // A pause of all hunts is one of those that there were.
    pauses: row.pauses.flatMap(([from, until]) => (startedOn <= from ? [{ from, until }] : [])),
  };
  // A hunt that is counted as something else is written, too, whatever its days.
  const stored = row.isCounted ? form(row.dues, row.days, [row.nextDueOn, row.quietSince, row.pausedUntil]) : "";
  return { jobHuntId: row.id, timeZone, facts, stored };
}

function toAppointmentFact(
  [id, day, begins, minutes, written, dated, isCancelled, hasOutcome]: StoredAppointment,
  timeZone: string,
): AppointmentFact {
  const startsAt = begins === null ? null : new Date(begins);
  const [writtenAt, datedAt] = [new Date(written), new Date(dated)];
  return appointmentFact({ id, day, startsAt, minutes, writtenAt, datedAt, isCancelled, hasOutcome }, timeZone);
}
