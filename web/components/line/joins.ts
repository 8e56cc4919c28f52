import type { StepStatus } from "../../schema.generated.js";

/** Returns whether the line from a stop to the following one is coloured: where both are behind, or it leads to the active one. */
export function isJoined(stop: StepStatus, next: StepStatus | undefined): boolean {
  return isBehind(stop) && next !== undefined && (isBehind(next) || next === "ACTIVE");
}

/** Returns whether a step is behind its person: done, skipped or left undone. */
function isBehind(status: StepStatus): boolean {
  return status !== "INACTIVE" && status !== "ACTIVE";
}
