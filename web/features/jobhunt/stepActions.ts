import type { StepStatus } from "../../operations.generated.js";

/** What a person can do with a step, by the server's names. */
export type StepAction = "OPEN" | "COMPLETE" | "RESET" | "SKIP" | "MARK_NOT_DONE";

/** The status a step has after each action. */
export const STATUS_AFTER: Readonly<Record<StepAction, StepStatus>> = {
  OPEN: "ACTIVE",
  COMPLETE: "DONE",
  RESET: "INACTIVE",
  SKIP: "SKIPPED",
  MARK_NOT_DONE: "NOT_DONE",
};

/** Every action, in the order a menu lists them. */
const ACTIONS: readonly StepAction[] = ["OPEN", "COMPLETE", "MARK_NOT_DONE", "SKIP", "RESET"];

/**
 * Gives what can be done with a step of this status. It is worked out here because a change shows before the server has
 * answered; the server refuses what its own table does not allow, and then the change is taken back.
 */
export function stepActions(status: StepStatus): readonly StepAction[] {
  return ACTIONS.filter((action) => {
    // Opening an active step changes nothing, but leads to it.
    if (action === "OPEN") return true;
    const isRefused = status === "DONE" && (action === "SKIP" || action === "MARK_NOT_DONE");
    return !isRefused && STATUS_AFTER[action] !== status;
  });
}
