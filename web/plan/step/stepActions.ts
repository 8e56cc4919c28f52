import type { StepStatus } from "../../schema.generated.js";

/** The actions of a step, named as in the API. */
export type StepAction = "OPEN" | "COMPLETE" | "RESET" | "SKIP" | "MARK_NOT_DONE";

/** The status of a step after each action. */
export const STATUS_AFTER: Readonly<Record<StepAction, StepStatus>> = {
  OPEN: "ACTIVE",
  COMPLETE: "DONE",
  RESET: "INACTIVE",
  SKIP: "SKIPPED",
  MARK_NOT_DONE: "NOT_DONE",
};

/** Every action, in the order of the menu. */
const ACTIONS: readonly StepAction[] = ["OPEN", "COMPLETE", "MARK_NOT_DONE", "SKIP", "RESET"];

/**
 * Returns the actions of a step with this status. They are computed here because a change shows before the server has
 * answered; the server refuses what its own table does not allow, and then the change is rolled back.
 */
export function stepActions(status: StepStatus): readonly StepAction[] {
  return ACTIONS.filter((action) => {
    // Opening an active step changes nothing, but navigates to it.
    if (action === "OPEN") return true;
    const isRefused = status === "DONE" && (action === "SKIP" || action === "MARK_NOT_DONE");
    return !isRefused && STATUS_AFTER[action] !== status;
  });
}
