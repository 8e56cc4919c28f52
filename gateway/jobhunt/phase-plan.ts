import type { Day } from "../platform/day.js";
import { toReason, type DueReason } from "./due-reason.js";
import type { JobHunt } from "./job-hunt.entity.js";
import type { HuntProgress, Phase, Step } from "./phase.js";
import { plannedRows, type StoredOtherDay, type StoredStepDay } from "./planned-row.js";
import { DueSetBy, isOpenStatus } from "./step-days.js";
import {
  allowedStepActions,
  isComplete,
  PHASES,
  phaseStatus,
  stageOf,
  JobHuntStatus,
  stepsOf,
  StepStatus,
  type PhaseName,
  type StepAction,
  type StepDefinition,
  type StepName,
} from "./workflow.js";

/** A changed step as it is stored; a step that was never changed has no row. */
export interface StepRow {
  readonly number: number;
  readonly status: StepStatus;
  readonly changedAt: Date;
  readonly doneOn: Day | null;
}

/** The stored day of a step; a step that neither a rule nor its person gave one has no row. */
export interface StepDueRow {
  readonly number: number;
  readonly dueOn: Day | null;
  readonly setBy: DueSetBy;
  readonly rule: DueReason | null;
}

/** What is computed of a hunt from its position, the stored steps, and the stored plan. */
type ComputedPlan = Pick<JobHunt, "phases" | "wholeHuntSteps" | "stage" | "progress" | "planned">;

/** The part of a hunt that decides the state of its phases. */
export interface JobHuntPosition {
  readonly id: string;
  readonly currentPhase: PhaseName;
  readonly startedPhase: PhaseName;
  readonly status: JobHuntStatus;
}

/** Returns the hunt's phases, whole-hunt steps, stage and progress, computed from its position, the stored steps and its plan. */
export function planOf(
  hunt: JobHuntPosition,
  touched: readonly StepRow[],
  dues: readonly StoredStepDay[],
  days: readonly StoredOtherDay[],
): ComputedPlan {
  const rows = new Map(touched.map((row) => [row.number, row]));
  // An ended hunt keeps the days that its person set, but nothing is due in it.
  const isActive = hunt.status === JobHuntStatus.ACTIVE;
  const dueByNumber = new Map(isActive ? dues.map((due) => [due[0], toDueRow(due)]) : []);
  const stepAt = (definition: StepDefinition): Step =>
    toStep(hunt.id, definition, rows.get(definition.number), dueByNumber.get(definition.number));
  const position = { phase: hunt.currentPhase, status: hunt.status };
  const phases = PHASES.map(({ name, stage, nextStage }): Phase => {
    const steps = stepsOf(name).map(stepAt);
    const complete = isComplete(steps.map((step) => step.status));
    return {
      id: `${hunt.id}:${name}`,
      name,
      stage,
      nextStage,
      status: phaseStatus(name, position, hunt.startedPhase, complete),
      steps,
      stepsDone: steps.filter((step) => step.status === StepStatus.DONE).length,
      stepsTotal: steps.filter((step) => step.status !== StepStatus.SKIPPED).length,
      isComplete: complete,
    };
  });
  return {
    phases,
    wholeHuntSteps: stepsOf(null).map(stepAt),
    stage: stageOf(position),
    progress: progressOf(phases, hunt.currentPhase),
    planned: isActive ? plannedRows(dues, days) : [],
  };
}

function progressOf(phases: readonly Phase[], current: PhaseName): HuntProgress {
  const phase = phases.find(({ name }) => name === current);
  const { stepsDone = 0, stepsTotal = 0, isComplete: complete = false, steps = [] } = phase ?? {};
  return { stepsDone, stepsTotal, isComplete: complete, statuses: steps.map(({ status }) => status) };
}

function toDueRow([number, dueOn, setBy, rule]: StoredStepDay): StepDueRow {
  return { number, dueOn, setBy, rule };
}

/** Returns one step of one hunt; without a row it was never changed, and without a due row it has no day. */
export function toStep(
  jobHuntId: string,
  definition: StepDefinition,
  row: StepRow | undefined,
  due: StepDueRow | undefined,
): Step {
  return new HuntStep(jobHuntId, definition, row, due);
}

/** A step, of which few answers show more than its name and its status: what takes work is worked out when it is read. */
class HuntStep implements Step {
  readonly number: number;
  readonly name: StepName;
  readonly key: string;
  readonly status: StepStatus;
  /** Not worked out when it is read: what selects its parts reads it several times. */
  readonly dueRule: Step["dueRule"];

  constructor(
    private readonly jobHuntId: string,
    definition: StepDefinition,
    private readonly row: StepRow | undefined,
    private readonly due: StepDueRow | undefined,
  ) {
    this.number = definition.number;
    this.name = definition.name;
    this.key = definition.key;
    this.status = row?.status ?? StepStatus.INACTIVE;
    this.dueRule = isOpenStatus(this.status) ? toReason(due?.rule ?? null) : null;
  }

  get id(): string {
    return `${this.jobHuntId}:${this.number}`;
  }

  get changedAt(): Date | null {
    return this.row?.changedAt ?? null;
  }

  get doneOn(): Day | null {
    return this.status === StepStatus.DONE ? (this.row?.doneOn ?? null) : null;
  }

  get dueOn(): Day | null {
    return isOpenStatus(this.status) ? (this.due?.dueOn ?? null) : null;
  }

  get dueSetBy(): DueSetBy {
    return this.due?.setBy ?? DueSetBy.RULE;
  }

  get allowedActions(): readonly StepAction[] {
    return allowedStepActions(this.status);
  }
}
