import type { StepName } from "../../schema.generated.js";
import { stepOf, type WholeHunt, type JobHuntStep } from "../step/optimistic.js";
import { openChecks, type NotedCheck } from "./checks.js";
import type { Guide } from "./guide.js";

/** What Done asks before it closes a step. */
export type DoneQuestion =
  { readonly kind: "checks"; readonly open: number } | { readonly kind: "before"; readonly step: StepName };

/** Returns what Done asks about before it closes a step: an open step that should be first, or open checks; else null. */
export function questionBeforeDone(
  guide: Pick<Guide, "checks" | "asksWhenOpen" | "before">,
  noted: readonly NotedCheck[],
  hunt: Pick<WholeHunt, "phases" | "wholeHuntSteps">,
): DoneQuestion | null {
  const { before } = guide;
  if (before !== undefined && isOpen(stepOf(hunt, before))) return { kind: "before", step: before };
  const open = openChecks(guide, noted);
  return open > 0 ? { kind: "checks", open } : null;
}

/** Returns whether a step comes after the application was sent, so that news of the employer may come. */
export function isAfterSending(hunt: Pick<WholeHunt, "phases">, name: StepName): boolean {
  const names = hunt.phases.flatMap(({ steps }) => steps.map((step) => step.name));
  return names.indexOf(name) > names.indexOf("SEND_APPLICATION_BUNDLE");
}

function isOpen(step: JobHuntStep | undefined): boolean {
  return step?.status === "ACTIVE" || step?.status === "INACTIVE";
}
