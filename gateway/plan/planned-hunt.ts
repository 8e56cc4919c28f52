import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { planOf, type StepRow } from "../jobhunt/phase-plan.js";
import { stepDefinition } from "../jobhunt/workflow.js";
import { derivePlan } from "./derive-plan.js";
import type { PlanFacts } from "./plan-facts.js";
import { toStoredStep } from "./plan-rows.js";
import type { Weekend } from "./working-days.js";

/** Returns a hunt as it would be read with other facts: its position, its steps, and the plan that follows from them. */
export function plannedHunt(hunt: JobHunt, facts: PlanFacts, weekend: Weekend): JobHunt {
  const { steps, days, quietSince, pausedUntil } = derivePlan(facts, weekend);
  const position = { status: facts.status, currentPhase: facts.phase, startedPhase: facts.startedPhase };
  const touched = [...facts.steps].map(([step, { status, changedOn, doneOn }]): StepRow => ({
    number: stepDefinition(step).number,
    status,
    changedAt: new Date(changedOn),
    doneOn,
  }));
  const plan = planOf(
    { id: hunt.id, ...position },
    touched,
    steps.map(toStoredStep),
    days.map(({ day, dueOn, place, shownFrom }) => [day, dueOn, place, shownFrom]),
  );
  return { ...hunt, ...position, quietSince, pausedUntil, ...plan };
}
