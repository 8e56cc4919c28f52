import { APPOINTMENT_MINUTES_MAX } from "../../schema/limits.js";
import { beginsAfter, checkTime, isMoved, type CheckedTime } from "../appointment/appointment-details.js";
import { Appointment } from "../appointment/appointment.entity.js";
import type { Database } from "../database/database.js";
import { selectWhere } from "../database/select.js";
import { DueSetBy, PREPARATION_STEPS } from "../jobhunt/step-days.js";
import { JobHuntStatus, PhaseName, type StepName } from "../jobhunt/workflow.js";
import type { Clock } from "../platform/clock.js";
import { dayIn, type Day } from "../platform/day.js";
import { AppError } from "../platform/errors.js";
import type { AppointmentPreviewInput } from "./appointment-preview.input.js";
import type { AppointmentPreview, AppointmentPreviewStep } from "./appointment-preview.types.js";
import {
  appointmentFact,
  keptAppointments,
  minutesAfter,
  openAppointments,
  preparedAppointment,
  USUAL_MINUTES,
} from "./appointments.js";
import type { PlannedStep } from "./derive-plan.js";
import { PLAN_ORDER } from "./due-rules.js";
import type { AppointmentFact, PlanFacts } from "./plan-facts.js";
import { isOpenStep, openSteps, readOpenPlan } from "./plan-preview.js";
import type { PlanRows } from "./plan-rows.js";

const PREPARATION: ReadonlySet<StepName> = new Set(PREPARATION_STEPS);
/** The id of an appointment that is not saved: among those that begin at the same time it is the last, as a new one is. */
const NEW_ID = "new";
/** The most overlaps that are named. */
const OVERLAPS = 5;

/** Computes what an appointment would change, from the facts of its hunt and without writing anything. */
export class AppointmentPreviewService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly rows: PlanRows,
  ) {}

  /**
   * Returns what the appointment would change. Throws VALIDATION as its creation does, NOT_FOUND when the hunt is not the
   * owner's or has no such appointment, and ILLEGAL_TRANSITION when the hunt was terminated.
   */
  async preview(ownerId: string, input: AppointmentPreviewInput): Promise<AppointmentPreview> {
    const { facts, timeZone } = await readOpenPlan(this.rows, ownerId, input.jobHuntId, "add an appointment to it");
    const time = checkTime(input, timeZone);
    const now = this.clock.now();
    const today = dayIn(timeZone, now);
    const { day, startsAt } = time;
    const saved = savedOf(facts, input.id ?? null);
    const appointment = changedFact(saved, time, now, timeZone);
    const after: PlanFacts = {
      ...facts,
      ...(facts.isPlanned ? {} : { isPlanned: true, planFrom: today }),
      appointments: [...facts.appointments.filter((other) => other !== saved), appointment],
    };
    const isPrepared = isPreparedFor(after, appointment.id);
    return {
      steps: changedSteps(facts, after, { timeZone, today, isPrepared }),
      overlaps: await this.overlaps(ownerId, appointment),
      isPast: startsAt === null ? day < today : startsAt < now,
      startsAt,
      closedSteps: isPrepared ? PREPARATION_STEPS.filter((step) => !isOpenStep(after, step)) : [],
    };
  }

  private async overlaps(ownerId: string, { id, startsAt, endsAt }: AppointmentFact): Promise<Appointment[]> {
    if (startsAt === null) return [];
    const end = endsAt ?? minutesAfter(startsAt, USUAL_MINUTES);
    const found = await selectWhere<Appointment>(
      this.database,
      ownerId,
      { entity: Appointment },
      {
        most: OVERLAPS,
        where: [
          // Those that began longer ago than an appointment lasts are not read.
          (add) => `r.starts_at < ${add(end)} and r.starts_at > ${add(minutesAfter(startsAt, -APPOINTMENT_MINUTES_MAX))}
            and r.starts_at + coalesce(r.minutes, ${USUAL_MINUTES}) * interval '1 minute' > ${add(startsAt)}`,
          (add) => `r.cancelled_by is null and r.id::text <> ${add(id)}`,
          () => `exists (select 1 from job_hunt h
            where h.owner_id = r.owner_id and h.id = r.job_hunt_id and h.deleted_at is null and h.status = 'ACTIVE')`,
        ],
      },
    );
    return found.toSorted((one, other) => Number(one.startsAt) - Number(other.startsAt));
  }
}

/** Returns the appointment as it is saved; null for a new one. Throws NOT_FOUND when the hunt has none with that id. */
function savedOf({ appointments }: PlanFacts, id: string | null): AppointmentFact | null {
  if (id === null) return null;
  const saved = appointments.find((appointment) => appointment.id === id.toLowerCase());
  if (saved === undefined) throw new AppError("NOT_FOUND", { message: "The hunt has no appointment with that id." });
  return saved;
}

/** Returns the appointment as it would be; one that is moved to a time to come has not gone yet. */
function changedFact(saved: AppointmentFact | null, time: CheckedTime, now: Date, timeZone: string): AppointmentFact {
  const { day, startsAt, minutes } = time;
  const { id = NEW_ID, writtenAt = now, isCancelled = false } = saved ?? {};
  const isKept = saved !== null && !isMoved({ startsAt: saved.startsAt, day: saved.on }, time);
  const datedAt = isKept ? saved.datedAt : now;
  const hasOutcome = saved?.hasOutcome === true && !beginsAfter(time, now);
  return appointmentFact({ id, day, startsAt, minutes, writtenAt, datedAt, isCancelled, hasOutcome }, timeZone);
}

/** Returns whether the plan of a hunt has days to prepare for this appointment. */
function isPreparedFor({ status, phase, appointments }: PlanFacts, id: string): boolean {
  const prepared = preparedAppointment(openAppointments(keptAppointments(appointments)));
  return status === JobHuntStatus.ACTIVE && phase !== PhaseName.ACCEPTING && prepared?.id === id;
}

function changedSteps(
  before: PlanFacts,
  after: PlanFacts,
  { timeZone, today, isPrepared }: { readonly timeZone: string; readonly today: Day; readonly isPrepared: boolean },
): AppointmentPreviewStep[] {
  const [stepsBefore, stepsAfter] = [before, after].map((facts) => openSteps(facts, timeZone));
  return PLAN_ORDER.flatMap((step): AppointmentPreviewStep[] => {
    const planned = stepsAfter?.get(step);
    const dueOn = planned?.dueOn ?? null;
    const previousDueOn = stepsBefore?.get(step)?.dueOn ?? null;
    const isSet = isPrepared && planned !== undefined && PREPARATION.has(step);
    if (!isSet && dueOn === previousDueOn) return [];
    const isOfRule = planned?.setBy !== "PERSON";
    return [
      {
        step,
        dueOn,
        previousDueOn,
        setBy: isOfRule ? DueSetBy.RULE : DueSetBy.PERSON,
        isShort: isOfRule && isSet && isShort(planned, today),
      },
    ];
  });
}

function isShort({ rule, meantOn }: PlannedStep, today: Day): boolean {
  return rule !== null && rule.key.endsWith(".interview") && meantOn !== null && meantOn < today;
}
