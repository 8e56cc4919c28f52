import { describe, expect, it } from "@jest/globals";
import { STEPS } from "../../../../gateway/jobhunt/workflow.js";
import { keyOf, openedStep, stepStateOf } from "../../../../web/plan/guide/openedStep.js";

describe("the step in the navigation state", () => {
  it("is named by its key alone, or beside its hunt", () => {
    expect(stepStateOf("follow_up_email", "h1")).toEqual({ step: "follow_up_email", jobHuntId: "h1" });
    expect(stepStateOf({ step: "follow_up_email", jobHuntId: "h2" }, "h1")).toEqual({
      step: "follow_up_email",
      jobHuntId: "h2",
    });
    expect(stepStateOf({ step: "follow_up_email" }, "h1")).toEqual({ step: "follow_up_email", jobHuntId: "h1" });
    expect([keyOf("offer_thanks"), keyOf({ step: "offer_thanks" }), keyOf(null), keyOf(7)]).toEqual([
      "offer_thanks",
      "offer_thanks",
      undefined,
      undefined,
    ]);
  });

  it("is nothing without a hunt, and without a step that is known", () => {
    expect(stepStateOf("follow_up_email", undefined)).toBeNull();
    expect(
      ["unknown", "", null, undefined, 7, [], { area: "reports" }].map((state) => stepStateOf(state, "h1")),
    ).toEqual(Array.from({ length: 7 }, () => null));
    const lost = [
      null,
      "follow_up_email",
      { step: "follow_up_email" },
      { step: "x", jobHuntId: "h1" },
      { area: "reports" },
    ];
    expect(lost.map(openedStep)).toEqual(lost.map(() => null));
  });

  it("is found again for every step of the workflow", () => {
    const found = STEPS.map(({ key }) => openedStep(stepStateOf(key, "h1")));

    expect(found).toEqual(STEPS.map(({ name }) => ({ step: name, jobHuntId: "h1" })));
  });
});
