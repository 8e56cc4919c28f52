import { AppError } from "../platform/errors.js";
import type { JobHunt } from "./job-hunt.entity.js";
import { JobHuntStatus } from "./workflow.js";

/** Throws ILLEGAL_TRANSITION when the hunt was terminated; `action` is what it has to be reopened for. */
export function refuseTerminated({ name, status }: Pick<JobHunt, "name" | "status">, action: string): void {
  if (status !== JobHuntStatus.TERMINATED) return;
  throw new AppError("ILLEGAL_TRANSITION", {
    message: `"${name}" was terminated. Reopen it before you ${action}.`,
    current: { from: status, allowed: ["REOPEN"] },
  });
}
