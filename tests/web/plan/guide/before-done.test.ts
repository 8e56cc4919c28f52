import { describe, expect, it } from "@jest/globals";
import type { StepName, StepStatus } from "../../../../web/schema.generated.js";
import { isAfterSending, questionBeforeDone } from "../../../../web/plan/guide/beforeDone.js";

type Steps = Parameters<typeof questionBeforeDone>[2];

const CHECKS = [
  { key: "register", label: "Found in a register" },
  { key: "call", label: "Called" },
];

describe("before a step is done", () => {
  it("an open check is asked about where the step says so, and one to ask is open", () => {
    const noted = [
      { key: "register", state: "CHECKED", question: null },
      { key: "call", state: "TO_ASK", question: "Who answers?" },
    ] as const;

    expect(questionBeforeDone({ checks: CHECKS, asksWhenOpen: true }, noted, hunt([]))).toEqual({
      kind: "checks",
      open: 1,
    });
    expect(questionBeforeDone({ checks: CHECKS, asksWhenOpen: true }, [], hunt([]))).toEqual({
      kind: "checks",
      open: 2,
    });
    expect(questionBeforeDone({ checks: CHECKS }, noted, hunt([]))).toBeNull();
  });

  it("a step that comes first is asked about while it is open", () => {
    const asked = (status: StepStatus) =>
      questionBeforeDone({ before: "OFFER_LEGITIMACY" }, [], hunt([["OFFER_LEGITIMACY", status, null]]));

    expect((["INACTIVE", "ACTIVE"] as const).map(asked)).toEqual(
      Array.from({ length: 2 }, () => ({ kind: "before", step: "OFFER_LEGITIMACY" })),
    );
    expect((["DONE", "SKIPPED", "NOT_DONE"] as const).map(asked)).toEqual([null, null, null]);
  });
});

describe("a step", () => {
  it("can have news once the application was sent", () => {
    const steps = hunt([
      ["FOLLOW_UP_EMAIL", "DONE", null],
      ["SEND_APPLICATION_BUNDLE", "DONE", null],
      ["FIRST_FOLLOW_UP_COMMUNICATIONS", "ACTIVE", null],
    ]);
    const names = ["FOLLOW_UP_EMAIL", "SEND_APPLICATION_BUNDLE", "FIRST_FOLLOW_UP_COMMUNICATIONS"] as const;

    expect(names.map((name) => isAfterSending(steps, name))).toEqual([false, false, true]);
  });
});

/** A hunt with these steps in one phase. */
function hunt(steps: readonly (readonly [StepName, StepStatus, string | null])[]): Steps {
  return {
    phases: [
      {
        id: "p1",
        name: "APPLYING",
        status: "ACTIVE",
        stepsDone: 0,
        stepsTotal: steps.length,
        isComplete: false,
        steps: steps.map(([name, status, dueOn]) => ({ id: name, name, status, dueOn, doneOn: null })),
      },
    ],
    wholeHuntSteps: [],
  };
}
