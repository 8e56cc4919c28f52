import { describe, expect, it } from "@jest/globals";
import { PHASES, STEPS, type PhaseName } from "../../../../gateway/jobhunt/workflow.js";
import { SCENARIOS } from "../../../../web/features/jobhunt/scenarios.js";

/** Null for a step of the whole hunt. */
const PHASE_OF = new Map<string, PhaseName | null>(STEPS.map(({ name, phase }) => [name, phase]));

describe("the scenarios of a new hunt", () => {
  it("are six in the order of the specification, each with where it leads", () => {
    expect(SCENARIOS.map(({ name, startPath }) => [name, startPath])).toEqual([
      ["FOUND_ADVERT", "/jobdetails"],
      ["INSIDE_LINE", "/contacts"],
      ["FOUND_EMPLOYER", "/companies"],
      ["NO_IDEA_IDEAL_JOB", "/idealjobs"],
      ["NO_IDEA_COMPANIES", "/companies"],
      ["NO_IDEA_PEOPLE", "/contacts"],
    ]);
  });

  it.each(SCENARIOS)("$name opens a step that a hunt of the first phase has", ({ step }) => {
    const phases = [PHASES[0]?.name, null];

    expect(phases).toContain(PHASE_OF.get(step));
  });
});
