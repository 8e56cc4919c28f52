import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { PhaseName, StepName } from "../jobhunt/workflow.js";
import type { Clock } from "../platform/clock.js";
import { dayIn, type Day } from "../platform/day.js";
import { nextOf } from "./hunt-next.js";
import type { HuntNext } from "./hunt-next.types.js";
import type { PlanFacts } from "./plan-facts.js";
import { plannedFrom, withDone } from "./plan-preview.js";
import type { PlanRows } from "./plan-rows.js";
import { plannedHunt } from "./planned-hunt.js";
import { weekendOf } from "./working-days.js";

/** A step of a hunt. */
export interface StepOfHunt {
  readonly jobHunt: JobHunt;
  readonly step: StepName;
}

/** Computes what would be next, from the facts of hunts and without writing anything. */
export class NextAfterService {
  constructor(
    private readonly clock: Clock,
    private readonly rows: PlanRows,
  ) {}

  /** Returns for each step what would be next in its hunt if it were done today; null in an ended hunt. One statement. */
  async find(ownerId: string, steps: readonly StepOfHunt[]): Promise<(HuntNext | null)[]> {
    const ids = [...new Set(steps.map(({ jobHunt }) => jobHunt.id))];
    const plans = new Map((await this.rows.read(ownerId, ids)).map((plan) => [plan.jobHuntId, plan]));
    return steps.map(({ jobHunt, step }) => {
      const plan = plans.get(jobHunt.id);
      if (plan === undefined) return null;
      const { facts, timeZone } = plan;
      const today = dayIn(timeZone, this.clock.now());
      return nextOf(plannedHunt(jobHunt, doneToday(facts, step, today), weekendOf(timeZone)), today);
    });
  }
}

/** Returns the facts as they would be with a step done today. A user who decides on a job and goes on applies for it. */
function doneToday(facts: PlanFacts, step: StepName, today: Day): PlanFacts {
  const done = withDone(plannedFrom(facts, today), step, today, today);
  const isDecided = step === StepName.DECIDE_ON_JOB && facts.phase === PhaseName.PREPARING;
  return isDecided ? { ...done, phase: PhaseName.APPLYING, phaseStartedOn: today } : done;
}
