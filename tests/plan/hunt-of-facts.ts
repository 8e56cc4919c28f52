import type { JobHunt } from "../../gateway/jobhunt/job-hunt.entity.js";
import type { PlanFacts } from "../../gateway/plan/plan-facts.js";
import { plannedHunt } from "../../gateway/plan/planned-hunt.js";

/** Returns what `next` reads of a hunt with these facts, where every day is a working day. */
export function huntOf(facts: PlanFacts): JobHunt {
  const row = {
    id: "019aa0c0-0000-7000-8000-000000000001",
    deletedAt: facts.isTrashed ? new Date("2026-03-02T12:00Z") : null,
    scenario: facts.scenario,
    deadline: facts.dates.deadline?.on ?? null,
    answerBy: facts.dates.answerBy?.on ?? null,
    signBy: facts.dates.signBy?.on ?? null,
  };
  return plannedHunt(row as JobHunt, facts, new Set()); // all that `next` reads of its own columns
}
