import { describe, expect, it } from "@jest/globals";
import type { Phase } from "./phase.js";
import { HuntOutcome, refuseAccepted, suggestedOutcome } from "./outcome.js";
import { JobHuntStatus, StepName, StepStatus } from "./workflow.js";

const TODAY = "2026-11-29";

/** Returns a hunt whose final follow-up has a status. */
function huntWith(
  status: StepStatus,
  quietSince: string | null = "2026-11-01",
  huntStatus: JobHuntStatus = JobHuntStatus.ACTIVE,
): Parameters<typeof suggestedOutcome>[0] {
  const steps = [{ name: StepName.FINAL_FOLLOW_UP_COMMUNICATIONS, status }];
  return { status: huntStatus, quietSince, phases: [{ steps }] as unknown as Phase[] }; // all that is read of a phase
}

describe("the outcome that is suggested", () => {
  it.each([StepStatus.DONE, StepStatus.SKIPPED])(
    "is NO_REPLY after 28 days without news and a last message (%s)",
    (status) => {
      expect(suggestedOutcome(huntWith(status), TODAY)).toBe(HuntOutcome.NO_REPLY);
    },
  );

  it.each([
    ["one day earlier", huntWith(StepStatus.DONE, "2026-11-02")],
    ["where no news is expected", huntWith(StepStatus.DONE, null)],
    ["while the last message is not sent", huntWith(StepStatus.ACTIVE)],
    ["when it was given up", huntWith(StepStatus.NOT_DONE)],
    ["of a hunt that has ended", huntWith(StepStatus.DONE, "2026-11-01", JobHuntStatus.TERMINATED)],
  ])("is none %s", (_when, hunt) => {
    expect(suggestedOutcome(hunt, TODAY)).toBeNull();
  });
});

describe("the outcome of a terminated hunt", () => {
  it("is not ACCEPTED", () => {
    expect(() => refuseAccepted(HuntOutcome.ACCEPTED)).toThrow("outcome:");
    expect(() => refuseAccepted(HuntOutcome.NO_REPLY)).not.toThrow();
    expect(() => refuseAccepted(null)).not.toThrow();
  });
});
