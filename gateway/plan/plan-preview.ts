import { isId } from "../database/ids.js";
import { isOpenStatus } from "../jobhunt/step-days.js";
import { JobHuntStatus, StepStatus, type StepName } from "../jobhunt/workflow.js";
import type { Day } from "../platform/day.js";
import { AppError } from "../platform/errors.js";
import { derivePlan, type PlannedStep } from "./derive-plan.js";
import type { PlanFacts } from "./plan-facts.js";
import type { PlanRows, StoredPlan } from "./plan-rows.js";
import { weekendOf } from "./working-days.js";

/**
 * Returns the plan of a hunt, to tell what a change of it would do; `action` is what a terminated hunt has to be reopened
 * for. Throws NOT_FOUND when the hunt is not the owner's, and ILLEGAL_TRANSITION when it was terminated.
 */
export async function readOpenPlan(
  rows: PlanRows,
  ownerId: string,
  jobHuntId: string,
  action: string,
): Promise<StoredPlan> {
  const [plan] = isId(jobHuntId) ? await rows.read(ownerId, [jobHuntId]) : [];
  if (plan === undefined || plan.facts.isTrashed) {
    throw new AppError("NOT_FOUND", { message: `There is no job hunt with the id ${jobHuntId.slice(0, 64)}.` });
  }
  const { status } = plan.facts;
  if (status === JobHuntStatus.TERMINATED) {
    throw new AppError("ILLEGAL_TRANSITION", {
      message: `That hunt was terminated. Reopen it before you ${action}.`,
      current: { from: status, allowed: ["REOPEN"] },
    });
  }
  return plan;
}

/** Returns what a plan has of the steps that are still to be done. */
export function openSteps(facts: PlanFacts, timeZone: string): ReadonlyMap<StepName, PlannedStep> {
  const { steps } = derivePlan(facts, weekendOf(timeZone));
  return new Map(steps.flatMap((planned) => (isOpenStep(facts, planned.step) ? [[planned.step, planned]] : [])));
}

/** Returns whether a step is still to be done. */
export function isOpenStep({ steps }: PlanFacts, step: StepName): boolean {
  return isOpenStatus(steps.get(step)?.status ?? StepStatus.INACTIVE);
}

/** Returns the facts of a hunt that is worked on today: rules give it dates from now on, where they gave it none. */
export function plannedFrom(facts: PlanFacts, today: Day): PlanFacts {
  return facts.isPlanned ? facts : { ...facts, isPlanned: true, planFrom: today };
}

/** Returns the facts as they would be with a step done on a day. */
export function withDone(facts: PlanFacts, step: StepName, doneOn: Day, changedOn: Day): PlanFacts {
  return { ...facts, steps: new Map([...facts.steps, [step, { status: StepStatus.DONE, doneOn, changedOn }]]) };
}
