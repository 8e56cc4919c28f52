import { genericPlan } from "../database/generic-plan.js";
import { AppError } from "../platform/errors.js";
import type { Change } from "../log/change.js";
import type { Sentence, SentenceKey } from "../log/sentences.js";
import { refuseIfChanged } from "../log/reverter.js";
import { checkDays, refuseFuture, type Day } from "../platform/day.js";
import { RecordKind } from "../platform/record-kind.js";
import type { JobHuntDeps } from "./job-hunt-deps.js";
import type { JobHunt } from "./job-hunt.entity.js";
import type { SetStepDoneOnInput, StepInput } from "./job-hunt.input.js";
import { ManySteps } from "./many-steps.js";
import type { StepsChange } from "./many-steps.types.js";
import type { Step } from "./phase.js";
import type { StepName } from "./workflow.js";
import { isOpenStatus, WEEKLY_STEP } from "./step-days.js";
import { refuseTerminated } from "./refuse-terminated.js";
import { nextStepStatus, StepAction, stepDefinition, StepStatus } from "./workflow.js";

/** A changed step with its hunt, and the log entry that can undo the change; null when nothing had to change. */
export interface StepChanged {
  readonly jobHuntId: string;
  readonly jobHunt: JobHunt;
  readonly step: Step;
  readonly logEntryId: string | null;
}

const SENTENCE_OF_ACTION: Readonly<Record<StepAction, SentenceKey>> = {
  OPEN: "step.opened",
  COMPLETE: "step.completed",
  RESET: "step.reset",
  SKIP: "step.skipped",
  MARK_NOT_DONE: "step.notDone",
};

/** What is stored of a step that was changed at least once. */
export interface StoredStep {
  readonly status: StepStatus;
  /** Null unless it is DONE. */
  readonly doneOn: Day | null;
  /** The day of its last change; null while it was never changed. */
  readonly changedOn: Day | null;
}

/** A step of a locked hunt, as it is stored, and the day that it is where the owner is. */
interface StepOnDay {
  readonly hunt: JobHunt;
  readonly number: number;
  readonly before: StoredStep;
  readonly today: Day;
}

/** A step, and the version of its hunt that somebody has seen; null or undefined: it does not matter. */
type SeenStep = Pick<StepInput, "jobHuntId" | "step" | "version">;

/** Which step of which hunt. */
interface StepKey {
  readonly jobHuntId: string;
  readonly number: number;
}

type Decide = (before: StoredStep) => Pick<StoredStep, "status" | "doneOn">;

const UNTOUCHED: StoredStep = { status: StepStatus.INACTIVE, doneOn: null, changedOn: null };

/** What is stored of the steps of some hunts. */
class StoredSteps {
  private readonly steps: Map<string, StoredStep>;

  constructor(rows: readonly (StoredStep & StepKey)[]) {
    this.steps = new Map(rows.map(({ jobHuntId, number, ...stored }) => [`${jobHuntId} ${number}`, stored]));
  }

  of({ id }: JobHunt, number: number): StoredStep {
    return this.steps.get(`${id} ${number}`) ?? UNTOUCHED;
  }

  /** Keeps what is written of a step, for the next that is asked for. */
  set({ id }: JobHunt, number: number, stored: StoredStep): void {
    this.steps.set(`${id} ${number}`, stored);
  }
}

/** The actions on the steps of a hunt; each call is one transaction with its log entry. */
export class StepService {
  private readonly many: ManySteps;

  constructor(private readonly deps: JobHuntDeps) {
    this.many = new ManySteps(deps);
  }

  /**
   * Applies an action to a step. Throws CONFLICT when `version` is given and the hunt has another one, ILLEGAL_TRANSITION
   * when its status, or a terminated hunt, does not allow it.
   */
  async act(ownerId: string, input: StepInput, action: StepAction): Promise<StepChanged> {
    const { jobHuntId, step, version } = input;
    const write = async (): Promise<string | null> => {
      const kept = await this.lock(ownerId, input);
      const change = this.store(kept, doneBy(step, action, kept.today));
      if (change === null) return null;
      this.raiseSeen(kept.hunt, version);
      return this.logAction(kept.hunt, step, action, change);
    };
    return this.deps.database.transactionRead(write, (logEntryId) => this.read(ownerId, jobHuntId, step, logEntryId));
  }

  /** Applies an action to several steps in one act, as `ManySteps.change` says. */
  async actOnMany(ownerId: string, steps: readonly StepInput[], action: StepAction): Promise<StepsChange> {
    return this.many.change(ownerId, steps, async (hunts) => {
      const [today, stored] = await Promise.all([this.deps.days.today(ownerId), this.findMany(ownerId, hunts)]);
      return (hunt, step) => {
        const { number } = stepDefinition(step);
        const kept = { hunt, number, today, before: stored.of(hunt, number) };
        const after = this.decided(kept, doneBy(step, action, today));
        if (after === null) return null;
        const says = { key: SENTENCE_OF_ACTION[action], facts: { step, name: hunt.name } };
        const write = (): Change => {
          stored.set(hunt, number, after);
          return this.writeDecided(kept, after);
        };
        return { says, write };
      };
    });
  }

  /** Returns a changed step with its hunt as both are now, with the days that the change moved. */
  async read(ownerId: string, jobHuntId: string, name: StepName, logEntryId: string | null): Promise<StepChanged> {
    const jobHunt = await this.deps.jobHuntReader.find(ownerId, jobHuntId);
    return { jobHuntId: jobHunt.id, jobHunt, step: stepOf(jobHunt, name), logEntryId };
  }

  /**
   * Sets the day on which a step was done, and completes it when it is not. Throws VALIDATION on a day that does not exist or
   * is to come, CONFLICT as `act` does, ILLEGAL_TRANSITION when the hunt was terminated.
   */
  async setDoneOn(ownerId: string, input: SetStepDoneOnInput): Promise<StepChanged> {
    const { jobHuntId, step: name, version, doneOn } = input;
    checkDays({ doneOn });
    const write = async (): Promise<string | null> => {
      const kept = await this.lock(ownerId, input);
      const { hunt, today } = kept;
      refuseFuture("doneOn", doneOn, today);
      const change = this.store(kept, completedOn(doneOn));
      if (change === null) return null;
      this.raiseSeen(hunt, version);
      return this.record(hunt, { key: "step.doneOn", facts: { step: name, name: hunt.name, other: doneOn } }, change);
    };
    return this.deps.database.transactionRead(write, (logEntryId) => this.read(ownerId, jobHuntId, name, logEntryId));
  }

  /**
   * Changes a step of a locked hunt for a caller that logs the change with others; null when it had that status
   * already. The step of the journal, which is asked for every week, is done again.
   */
  async changeUnlogged(hunt: JobHunt, name: StepName, action: StepAction): Promise<Change | null> {
    const kept = await this.stepOn(hunt, name);
    return this.store(kept, doneBy(name, action, kept.today));
  }

  /** Completes a step of a locked hunt on a day, for a caller that logs the change with others; null when it was so already. */
  async doneOnUnlogged(hunt: JobHunt, name: StepName, doneOn: Day): Promise<Change | null> {
    return this.store(await this.stepOn(hunt, name), completedOn(doneOn));
  }

  /** Opens those of the steps of a locked hunt again that are closed, for a caller that logs the changes with others. */
  async reopenUnlogged(hunt: JobHunt, names: readonly StepName[]): Promise<Change[]> {
    const changes: Change[] = [];
    for (const name of names) {
      const { status } = await this.find(hunt.ownerId, hunt.id, stepDefinition(name).number);
      const change = isOpenStatus(status) ? null : await this.changeUnlogged(hunt, name, StepAction.OPEN);
      if (change !== null) changes.push(change);
    }
    return changes;
  }

  /** Sets dates in a locked hunt that had been left alone when plans began, now that it is worked on. */
  async plan({ ownerId, id, isPlanned }: JobHunt): Promise<void> {
    if (isPlanned) return;
    this.planFrom(ownerId, id, await this.deps.days.today(ownerId));
  }

  private planFrom(ownerId: string, id: string, today: Day): void {
    const sql = `update job_hunt set is_planned = true, plan_from = $3 where owner_id = $1 and id = $2`;
    this.deps.database.write(sql, [ownerId, id, today]);
  }

  /** Writes the log entry of an action on a step. */
  async logAction(hunt: JobHunt, name: StepName, action: StepAction, change: Change): Promise<string> {
    return this.record(hunt, { key: SENTENCE_OF_ACTION[action], facts: { step: name, name: hunt.name } }, change);
  }

  /** Sets a step back to an earlier status. Throws CONFLICT when it was changed again since. */
  async revert(ownerId: string, inverse: Change): Promise<void> {
    await this.deps.jobHuntRows.find(ownerId, inverse.id, { lock: true, withDeleted: true });
    const number = inverse.number ?? 0;
    refuseIfChanged({ ...(await this.find(ownerId, inverse.id, number)) }, inverse);
    const today = await this.deps.days.today(ownerId);
    const { status, doneOn, changedOn } = inverse.after as Partial<StoredStep>; // logged by `store`
    const isDone = status === StepStatus.DONE;
    this.write(ownerId, inverse.id, number, {
      status: status ?? StepStatus.INACTIVE,
      // Entries from before there were plans name no days.
      doneOn: isDone ? (doneOn ?? today) : null,
      changedOn: changedOn ?? today,
    });
  }

  /** Locks a hunt, and returns the step. Throws CONFLICT when its caller has seen another version. */
  private async lock(ownerId: string, { jobHuntId, step, version }: SeenStep): Promise<StepOnDay> {
    const { number } = stepDefinition(step);
    const [hunt, today, before] = await Promise.all([
      this.deps.jobHuntRows.find(ownerId, jobHuntId, { lock: true }),
      this.deps.days.today(ownerId),
      // Sent after the lock, it is read once that is held.
      this.find(ownerId, jobHuntId, number),
    ]);
    this.deps.jobHuntRows.requireVersion(hunt, version);
    return { hunt, number, today, before };
  }

  /** Returns a step of a locked hunt. */
  private async stepOn(hunt: JobHunt, name: StepName): Promise<StepOnDay> {
    const { number } = stepDefinition(name);
    const [today, before] = await Promise.all([
      this.deps.days.today(hunt.ownerId),
      this.find(hunt.ownerId, hunt.id, number),
    ]);
    return { hunt, number, today, before };
  }

  /** Raises the version that the caller has seen, so that nobody else who has seen it changes a step after it. */
  private raiseSeen(hunt: JobHunt, version: number | null | undefined): void {
    if (version != null) this.deps.jobHuntRows.update(hunt, {});
  }

  private async record(hunt: JobHunt, says: Sentence, change: Change): Promise<string> {
    return this.deps.log.record(hunt.ownerId, {
      action: says.key,
      says,
      subject: { kind: RecordKind.JOB_HUNT, id: hunt.id },
      changes: [change],
    });
  }

  /** Writes what `decide` makes of a step, and returns the change; null when that changes nothing. */
  private store(kept: StepOnDay, decide: Decide): Change | null {
    const after = this.decided(kept, decide);
    return after === null ? null : this.writeDecided(kept, after);
  }

  /** Returns what `decide` makes of a step; null when that changes nothing. */
  private decided({ hunt, today, before }: StepOnDay, decide: Decide): StoredStep | null {
    refuseTerminated(hunt, "work on its steps");
    const { status, doneOn } = decide(before);
    const kept = status === StepStatus.DONE ? doneOn : null;
    if (status === before.status && kept === before.doneOn) return null;
    return { status, doneOn: kept, changedOn: status === StepStatus.INACTIVE ? null : today };
  }

  private writeDecided({ hunt, number, today, before }: StepOnDay, after: StoredStep): Change {
    const { id, ownerId } = hunt;
    this.write(ownerId, id, number, after);
    if (!hunt.isPlanned) this.planFrom(ownerId, id, today);
    return { kind: RecordKind.JOB_HUNT, id, number, before: { ...before }, after: { ...after } };
  }

  /** Returns what is stored of a step, as part of the running transaction. */
  async find(ownerId: string, jobHuntId: string, number: number): Promise<StoredStep> {
    const [row] = await this.deps.database.queryOwned<StoredStep>(
      ownerId,
      genericPlan(`select status, done_on as "doneOn", changed_on as "changedOn" from job_hunt_step
       where owner_id = $1 and job_hunt_id = $2 and number = $3`),
      [jobHuntId, number],
    );
    return row ?? UNTOUCHED;
  }

  /** Returns what is stored of all steps of some hunts, as part of the running transaction. */
  async findMany(ownerId: string, hunts: readonly JobHunt[]): Promise<StoredSteps> {
    const rows = await this.deps.database.queryOwned<StoredStep & StepKey>(
      ownerId,
      genericPlan(`select job_hunt_id as "jobHuntId", number, status, done_on as "doneOn", changed_on as "changedOn"
       from job_hunt_step where owner_id = $1 and job_hunt_id = any($2::uuid[])`),
      [hunts.map(({ id }) => id)],
    );
    return new StoredSteps(rows);
  }

  /** An INACTIVE step has no row, as if it had never been touched. */
  private write(ownerId: string, jobHuntId: string, number: number, { status, doneOn, changedOn }: StoredStep): void {
    if (status === StepStatus.INACTIVE) {
      this.deps.database.write(`delete from job_hunt_step where owner_id = $1 and job_hunt_id = $2 and number = $3`, [
        ownerId,
        jobHuntId,
        number,
      ]);
      return;
    }
    this.deps.database.write(
      `insert into job_hunt_step (owner_id, job_hunt_id, number, status, changed_at, done_on, changed_on)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (owner_id, job_hunt_id, number) do update set status = excluded.status,
         changed_at = excluded.changed_at, done_on = excluded.done_on, changed_on = excluded.changed_on`,
      [ownerId, jobHuntId, number, status, this.deps.clock.now(), doneOn, changedOn],
    );
  }
}

/** Returns what decides where an action leads to on this day. */
function doneBy(name: StepName, action: StepAction, today: Day): Decide {
  return (before) => {
    const status = nextStepStatus(before.status, action);
    const isAgain = status === before.status && !(status === StepStatus.DONE && name === WEEKLY_STEP);
    return { status, doneOn: isAgain ? before.doneOn : today };
  };
}

/** Returns what decides that a step is done on a day. */
function completedOn(doneOn: Day): Decide {
  return ({ status }) => ({ status: nextStepStatus(status, StepAction.COMPLETE), doneOn });
}

/** Returns one step of a hunt that was read whole. */
export function stepOf(hunt: JobHunt, name: StepName): Step {
  const steps = [...hunt.phases.flatMap((phase) => phase.steps), ...hunt.wholeHuntSteps];
  const step = steps.find((candidate) => candidate.name === name);
  if (step === undefined) throw new AppError("NOT_FOUND", { message: `The hunt has no step ${name}.` });
  return step;
}
