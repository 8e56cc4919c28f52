import type { JobHunt } from "../../gateway/jobhunt/job-hunt.entity.js";
import { planOf, type StepRow } from "../../gateway/jobhunt/phase-plan.js";
import { DueSetBy } from "../../gateway/jobhunt/step-days.js";
import { stepDefinition } from "../../gateway/jobhunt/workflow.js";
import { derivePlan, placeOfStep } from "../../gateway/plan/derive-plan.js";
import type { PlanFacts } from "../../gateway/plan/plan-facts.js";

/** Returns what `next` reads of a hunt with these facts, whose stored plan follows from them. */
export function huntOf(facts: PlanFacts): JobHunt {
  const { steps, days, quietSince, pausedUntil } = derivePlan(facts, new Set());
  const hunt = {
    id: "019aa0c0-0000-7000-8000-000000000001",
    status: facts.status,
    deletedAt: facts.isTrashed ? new Date("2026-03-02T12:00Z") : null,
    currentPhase: facts.phase,
    startedPhase: facts.startedPhase,
    scenario: facts.scenario,
    quietSince,
    pausedUntil,
    deadline: facts.dates.deadline?.on ?? null,
    answerBy: facts.dates.answerBy?.on ?? null,
    signBy: facts.dates.signBy?.on ?? null,
  };
  const touched = [...facts.steps].map(([step, { status, changedOn, doneOn }]): StepRow => ({
    number: stepDefinition(step).number,
    status,
    changedAt: new Date(`${changedOn}T12:00Z`),
    doneOn,
  }));
  const plan = planOf(
    hunt,
    touched,
    steps.map(({ step, dueOn, setBy, rule, list, hiddenFrom }) => [
      stepDefinition(step).number,
      dueOn,
      DueSetBy[setBy],
      rule,
      list,
      placeOfStep(step),
      hiddenFrom,
    ]),
    days.map(({ day, dueOn, place, shownFrom }) => [day, dueOn, place, shownFrom]),
  );
  return { ...hunt, ...plan } as JobHunt; // all that `next` reads
}
