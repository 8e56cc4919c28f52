import type { JobHunt } from "../../../../gateway/jobhunt/job-hunt.entity.js";
import { plannedRows, type StoredOtherDay, type StoredStepDay } from "../../../../gateway/jobhunt/planned-row.js";
import { DueSetBy, isOpenStatus } from "../../../../gateway/jobhunt/step-days.js";
import {
  isComplete,
  PHASES,
  phaseStatus,
  stepsOf,
  StepStatus,
  type JobHuntScenario,
  type JobHuntStatus,
  type PhaseName,
  type StepDefinition,
} from "../../../../gateway/jobhunt/workflow.js";
import { nextOf } from "../../../../gateway/plan/hunt-next.js";

/** A hunt as the limit reads it: of its columns those that are selected, and its steps and days as texts. */
export interface HuntRow {
  readonly id: string;
  readonly status: JobHuntStatus;
  readonly currentPhase: PhaseName;
  readonly startedPhase: PhaseName;
  readonly scenario: JobHuntScenario | null;
  readonly today: string;
  readonly quietSince: string | null;
  readonly pausedUntil: string | null;
  readonly deadline: string | null;
  readonly answerBy: string | null;
  readonly signBy: string | null;
  /** `number,status,doneOn,changedAt;...`, the last in milliseconds. */
  readonly steps: string | null;
  /** `number,dueOn,setBy,list,place,hiddenFrom;...` */
  readonly dues: string | null;
  readonly days: readonly StoredOtherDay[] | null;
}

/** A step, with the fields that the client selects. */
interface LimitStep {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly status: StepStatus;
  readonly changedAt: Date | null;
  readonly dueOn: string | null;
  readonly doneOn: string | null;
}

/** What is computed of one hunt, each part when it is first read. */
export class HuntPlan {
  private readonly stored = new Map<number, readonly string[]>();
  private dueOns: ReadonlyMap<number, string> | null = null;

  readonly deletedAt = null;
  readonly status: HuntRow["status"];
  readonly currentPhase: HuntRow["currentPhase"];
  readonly scenario: HuntRow["scenario"];
  readonly quietSince: HuntRow["quietSince"];
  readonly pausedUntil: HuntRow["pausedUntil"];
  readonly deadline: HuntRow["deadline"];
  readonly answerBy: HuntRow["answerBy"];
  readonly signBy: HuntRow["signBy"];

  constructor(private readonly row: HuntRow) {
    this.status = row.status;
    this.currentPhase = row.currentPhase;
    this.scenario = row.scenario;
    this.quietSince = row.quietSince;
    this.pausedUntil = row.pausedUntil;
    this.deadline = row.deadline;
    this.answerBy = row.answerBy;
    this.signBy = row.signBy;
    for (const step of row.steps?.split(";") ?? []) {
      const parts = step.split(",");
      this.stored.set(Number(parts[0]), parts);
    }
  }

  get phases(): readonly object[] {
    const { id, currentPhase: phase, status, startedPhase } = this.row;
    return PHASES.map(({ name }) => {
      const steps = stepsOf(name).map((definition) => this.step(definition));
      const statuses = steps.map((step) => step.status);
      const isAll = isComplete(statuses);
      const state = phaseStatus(name, { phase, status }, startedPhase, isAll);
      return { id: `${id}:${name}`, name, status: state, ...countsOf(statuses), isComplete: isAll, steps };
    });
  }

  get wholeHuntSteps(): readonly LimitStep[] {
    return stepsOf(null).map((definition) => this.step(definition));
  }

  get progress(): JobHunt["progress"] {
    const statuses = stepsOf(this.row.currentPhase).map(({ number }) => this.statusOf(number));
    return { ...countsOf(statuses), isComplete: isComplete(statuses), statuses };
  }

  /** What is next, by the rules of the product, which read of a hunt what this class has. */
  get next(): object | null {
    return nextOf(this as unknown as JobHunt, this.row.today); // it has all that is read
  }

  get planned(): ReturnType<typeof plannedRows> {
    const dues = (this.row.dues?.split(";") ?? []).map((due): StoredStepDay => {
      const [number, dueOn, setBy, list, place, hiddenFrom] = due.split(",");
      const by = setBy === DueSetBy.PERSON ? DueSetBy.PERSON : DueSetBy.RULE;
      return [Number(number), dueOn || null, by, null, list || null, Number(place), hiddenFrom || null];
    });
    return plannedRows(dues, this.row.days ?? []);
  }

  private statusOf(number: number): StepStatus {
    return (this.stored.get(number)?.[1] as StepStatus | undefined) ?? StepStatus.INACTIVE; // the table has no others
  }

  private step({ number, name }: StepDefinition): LimitStep {
    const [, , doneOn, changed] = this.stored.get(number) ?? [];
    const status = this.statusOf(number);
    return {
      id: `${this.row.id}:${number}`,
      number,
      name,
      status,
      changedAt: changed === undefined ? null : new Date(Number(changed)),
      dueOn: isOpenStatus(status) ? this.dueOf(number) : null,
      doneOn: status === StepStatus.DONE ? doneOn || null : null,
    };
  }

  private dueOf(number: number): string | null {
    this.dueOns ??= new Map(
      (this.row.dues?.split(";") ?? []).map((due) => {
        const [at = "", dueOn = ""] = due.split(",");
        return [Number(at), dueOn];
      }),
    );
    return this.dueOns.get(number) || null;
  }
}

function countsOf(statuses: readonly StepStatus[]): { readonly stepsDone: number; readonly stepsTotal: number } {
  const count = (wanted: StepStatus): number => statuses.filter((status) => status === wanted).length;
  return { stepsDone: count(StepStatus.DONE), stepsTotal: statuses.length - count(StepStatus.SKIPPED) };
}
