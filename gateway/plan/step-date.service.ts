import type { JobHuntDeps } from "../jobhunt/job-hunt-deps.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { ManySteps, type DecideStep } from "../jobhunt/many-steps.js";
import type { StepsChange } from "../jobhunt/many-steps.types.js";
import type { StepChanged, StepService } from "../jobhunt/step.service.js";
import { isOpenStatus, WEEKLY_STEP } from "../jobhunt/step-days.js";
import { JobHuntStatus, stepDefinition, type StepName, type StepStatus } from "../jobhunt/workflow.js";
import type { Change } from "../log/change.js";
import { refuseIfChanged } from "../log/reverter.js";
import type { Sentence } from "../log/sentences.js";
import { checkDays, type Day } from "../platform/day.js";
import { AppError } from "../platform/errors.js";
import { genericPlan } from "../database/generic-plan.js";
import { RecordKind } from "../platform/record-kind.js";
import { Faults, invalid } from "../platform/validation.js";
import type { ResetStepDueDateInput, SetStepDueDateInput, SnoozeStepInput, SnoozeStepsInput } from "./plan.input.js";

/** A day that a person set; `on` null: that the step has none. */
interface DayByHand {
  readonly on: Day | null;
}

/** The days that a person sets for steps; they never move by themselves. Each call is one transaction with its log entry. */
export class StepDateService {
  private readonly many: ManySteps;

  constructor(
    private readonly deps: JobHuntDeps,
    private readonly steps: StepService,
  ) {
    this.many = new ManySteps(deps);
  }

  /** Sets the day of a step, or that it has none. Throws VALIDATION, CONFLICT, and ILLEGAL_TRANSITION on a closed step. */
  async set(ownerId: string, input: SetStepDueDateInput): Promise<StepChanged> {
    const dueOn = input.dueOn ?? null;
    checkDays({ dueOn });
    return this.change(ownerId, input, { on: dueOn });
  }

  /** Moves a step to a later day than today. Throws as `set` does. */
  async snooze(ownerId: string, input: SnoozeStepInput): Promise<StepChanged> {
    checkLater(input.until, await this.deps.days.today(ownerId));
    return this.change(ownerId, input, { on: input.until });
  }

  /** Moves several steps to one later day than today in one act, as `ManySteps.change` says. Throws VALIDATION. */
  async snoozeMany(ownerId: string, { steps, until }: SnoozeStepsInput): Promise<StepsChange> {
    const today = await this.deps.days.today(ownerId);
    const faults = new Faults();
    faults.from(() => checkLater(until, today));
    const prepare = async (hunts: readonly JobHunt[]): Promise<DecideStep> => {
      const [stored, days] = await Promise.all([this.steps.findMany(ownerId, hunts), this.findMany(ownerId, hunts)]);
      return (hunt, step) => {
        const { number } = stepDefinition(step);
        requireOpen(hunt, step, stored.of(hunt, number).status);
        const [key, after] = [`${hunt.id} ${number}`, { on: until }];
        const before = days.get(key) ?? null;
        if (isSame(before, after)) return null;
        const write = (): Change => {
          days.set(key, after);
          this.write(hunt, number, after);
          return changeOf(hunt, number, before, after);
        };
        return { says: sentenceOf(hunt, step, after), write };
      };
    };
    return this.many.change(ownerId, steps, prepare, faults);
  }

  /** Lets the rule of a step set its day again. Throws as `set` does. */
  async reset(ownerId: string, input: ResetStepDueDateInput): Promise<StepChanged> {
    return this.change(ownerId, input, null);
  }

  /** Sets the day of a step back to what it was. Throws CONFLICT when it was changed again since. */
  async revert(ownerId: string, inverse: Change): Promise<void> {
    const hunt = await this.deps.jobHuntRows.find(ownerId, inverse.id, { lock: true, withDeleted: true });
    const number = inverse.number ?? 0;
    refuseIfChanged({ dayByHand: await this.find(ownerId, inverse.id, number) }, inverse);
    this.write(hunt, number, inverse.after["dayByHand"] as DayByHand | null); // logged by `change`
  }

  private async change(ownerId: string, input: ResetStepDueDateInput, after: DayByHand | null): Promise<StepChanged> {
    const { jobHuntId, step, version } = input;
    const { number } = stepDefinition(step);
    const write = async (): Promise<string | null> => {
      const hunt = await this.deps.jobHuntRows.find(ownerId, jobHuntId, { lock: true });
      this.deps.jobHuntRows.requireVersion(hunt, version);
      requireOpen(hunt, step, (await this.steps.find(ownerId, hunt.id, number)).status);
      const before = await this.find(ownerId, hunt.id, number);
      if (isSame(before, after)) return null;
      this.write(hunt, number, after);
      const says = sentenceOf(hunt, step, after);
      return this.deps.log.record(ownerId, {
        action: says.key,
        says,
        subject: { kind: RecordKind.JOB_HUNT, id: hunt.id },
        changes: [changeOf(hunt, number, before, after)],
      });
    };
    return this.deps.database.transactionRead(write, (logEntryId) =>
      this.steps.read(ownerId, jobHuntId, step, logEntryId),
    );
  }

  private async find(ownerId: string, jobHuntId: string, number: number): Promise<DayByHand | null> {
    const [row] = await this.deps.database.queryOwned<DayByHand>(
      ownerId,
      genericPlan(`select due_on as "on" from step_due
       where owner_id = $1 and job_hunt_id = $2 and step = $3 and set_by = 'PERSON'`),
      [jobHuntId, number],
    );
    return row ?? null;
  }

  /** Returns the days that a person set for steps of some hunts, by the id of the hunt and the number of the step. */
  private async findMany(ownerId: string, hunts: readonly JobHunt[]): Promise<Map<string, DayByHand>> {
    const rows = await this.deps.database.queryOwned<DayByHand & { jobHuntId: string; step: number }>(
      ownerId,
      genericPlan(`select job_hunt_id as "jobHuntId", step, due_on as "on" from step_due
       where owner_id = $1 and job_hunt_id = any($2::uuid[]) and set_by = 'PERSON'`),
      [hunts.map(({ id }) => id)],
    );
    return new Map(rows.map(({ jobHuntId, step, on }) => [`${jobHuntId} ${step}`, { on }]));
  }

  /** Writes a day and raises the version of the hunt; which list has it follows at the end of the transaction. */
  private write(hunt: JobHunt, number: number, day: DayByHand | null): void {
    const key = [hunt.ownerId, hunt.id, number];
    if (day === null) {
      this.deps.database.write(`delete from step_due where owner_id = $1 and job_hunt_id = $2 and step = $3`, key);
    } else {
      this.deps.database.write(
        `insert into step_due (owner_id, job_hunt_id, step, due_on, set_by, place, changed_at)
         values ($1, $2, $3, $4, 'PERSON', $5, $6)
         on conflict (owner_id, job_hunt_id, step) do update set due_on = excluded.due_on, set_by = 'PERSON', rule = null,
           changed_at = excluded.changed_at`,
        [...key, day.on, 0, this.deps.clock.now()],
      );
    }
    this.deps.jobHuntRows.update(hunt, {});
  }
}

/** Throws VALIDATION unless a plan can have the day and it is after today. */
function checkLater(until: Day, today: Day): void {
  checkDays({ until });
  if (until <= today) throw invalid("until", "future", `a day after today, which is ${today}.`);
}

function sentenceOf({ name }: JobHunt, step: StepName, day: DayByHand | null): Sentence {
  if (day === null) return { key: "step.dueReset", facts: { step, name } };
  return day.on === null
    ? { key: "step.dueRemoved", facts: { step, name } }
    : { key: "step.dueSet", facts: { step, name, other: day.on } };
}

/** Throws ILLEGAL_TRANSITION unless a step of this status can be due. */
function requireOpen({ name, status }: JobHunt, step: StepName, from: StepStatus): void {
  if (status !== JobHuntStatus.ACTIVE) {
    throw new AppError("ILLEGAL_TRANSITION", {
      message: `"${name}" has ended, so nothing in it can be due. Reopen it first.`,
      current: { from: status, allowed: ["REOPEN"] },
    });
  }
  // The journal is due in the next week again, though its step stays closed.
  if (isOpenStatus(from) || step === WEEKLY_STEP) return;
  throw new AppError("ILLEGAL_TRANSITION", {
    message: `The step ${step} is ${from}, so it cannot be due. Open or reset it first.`,
    current: { from, allowed: ["OPEN", "RESET"] },
  });
}

function isSame(before: DayByHand | null, after: DayByHand | null): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function changeOf({ id }: JobHunt, number: number, before: DayByHand | null, after: DayByHand | null): Change {
  return { kind: RecordKind.JOB_HUNT, id, number, before: { dayByHand: before }, after: { dayByHand: after } };
}
