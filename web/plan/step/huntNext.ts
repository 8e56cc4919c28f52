import type { Day } from "../../lib/days.js";
import { activeStepOf, currentPhaseOf, nextDueStep, type JobHunt, type JobHuntStep } from "./optimistic.js";

/** What is next in an active hunt. */
export type HuntNext =
  /** Every step of the phase is done or skipped. */
  | { readonly kind: "COMPLETE" }
  /** The last day to apply, once it is there, or when nothing comes before it. */
  | { readonly kind: "DEADLINE"; readonly day: Day }
  /** A step; null as the day: it has none. */
  | { readonly kind: "STEP"; readonly step: JobHuntStep; readonly day: Day | null };

/** How a day is shown: late is for days that others set. */
export type DueTone = "late" | "today" | "plain";

/** Returns what is next in a hunt; null when it is not active. */
export function nextOf(hunt: JobHunt, today: Day): HuntNext | null {
  const phase = currentPhaseOf(hunt);
  if (hunt.status !== "ACTIVE" || phase === undefined) return null;
  if (phase.isComplete) return { kind: "COMPLETE" };
  const deadline = openDeadline(hunt);
  const step = nextStepOf(hunt);
  const isFirst = (day: Day): boolean => day <= today || step?.dueOn == null || day < step.dueOn;
  if (deadline !== null && isFirst(deadline)) return { kind: "DEADLINE", day: deadline };
  return step === undefined ? { kind: "COMPLETE" } : { kind: "STEP", step, day: step.dueOn };
}

/** Returns the step that is next: the earliest one with a day, else the active one, else the first that is open. */
export function nextStepOf(hunt: JobHunt): JobHuntStep | undefined {
  const phase = currentPhaseOf(hunt);
  if (phase === undefined) return undefined;
  const isAhead = ({ status }: JobHuntStep): boolean => status === "INACTIVE" || status === "NOT_DONE";
  return nextDueStep(hunt) ?? activeStepOf(phase) ?? phase.steps.find(isAhead);
}

/** Returns the last day to apply of a hunt that has not applied yet; null when there is none. */
export function openDeadline({ currentPhase, deadline, phases, status }: JobHunt): Day | null {
  const isBefore = currentPhase === "PREPARING" || currentPhase === "APPLYING";
  const isSent = phases.some(({ steps }) =>
    steps.some((step) => step.name === "SEND_APPLICATION_BUNDLE" && step.status === "DONE"),
  );
  return status === "ACTIVE" && isBefore && !isSent ? deadline : null;
}

/** Returns how a day is shown. */
export function toneOf(day: Day | null, today: Day, isSetByOthers: boolean): DueTone {
  if (day === today) return "today";
  return isSetByOthers && day !== null && day < today ? "late" : "plain";
}
