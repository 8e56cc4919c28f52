import { describe, expect, it } from "@jest/globals";
import { offeredSteps, opensSteps, previewParts } from "../../../../web/plan/appointment/previewParts.js";

describe("the closed steps of preparing", () => {
  const preview = { closedSteps: ["PREPARE_1_DAY_BEFORE"] } as const;

  it("are offered to be opened again when the appointment is moved", () => {
    expect(offeredSteps(preview, true)).toEqual(preview.closedSteps);
  });

  it("are not offered when it stays, and before there is a preview", () => {
    expect(offeredSteps(preview, false)).toEqual([]);
    expect(offeredSteps(undefined, true)).toEqual([]);
  });
});

describe("opening the steps of preparing again", () => {
  const preview = { closedSteps: ["PREPARE_1_DAY_BEFORE"] } as const;
  const chosen = { isMoved: true, isChosen: true };

  it("is saved as it was chosen", () => {
    expect(opensSteps({ preview, isCurrent: true }, chosen)).toBe(true);
    expect(opensSteps({ preview, isCurrent: true }, { ...chosen, isChosen: false })).toBe(false);
  });

  it("is not saved when it was offered for earlier values, or has nothing to open", () => {
    expect(opensSteps({ preview, isCurrent: false }, chosen)).toBe(false);
    expect(opensSteps({ preview, isCurrent: true }, { ...chosen, isMoved: false })).toBe(false);
    expect(opensSteps({ preview: { closedSteps: [] }, isCurrent: true }, chosen)).toBe(false);
    expect(opensSteps({ preview: undefined, isCurrent: true }, chosen)).toBe(false);
  });
});

describe("the days that an appointment sets", () => {
  const rule = { __typename: "AppointmentPreviewStep", previousDueOn: null, setBy: "RULE", isShort: false } as const;

  it("are listed by day, those of one day in the order of the plan, and what has no day any more at the end", () => {
    const { days, short } = previewParts({
      steps: [
        { ...rule, step: "FIRST_FOLLOW_UP_COMMUNICATIONS", dueOn: null, previousDueOn: "2026-12-01" },
        { ...rule, step: "RESEARCH_FOR_THE_INTERVIEW", dueOn: "2026-11-29", isShort: true },
        { ...rule, step: "UNDERSTANDING_THE_INTERVIEW", dueOn: "2026-11-28" },
        { ...rule, step: "PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE", dueOn: "2026-11-28", isShort: true },
        { ...rule, step: "PREPARE_1_DAY_BEFORE", dueOn: "2026-11-30" },
        { ...rule, step: "DAY_OF_THE_INTERVIEW", dueOn: "2026-11-27", setBy: "PERSON" },
      ],
    });

    expect(days.map(({ step }) => step)).toEqual([
      "UNDERSTANDING_THE_INTERVIEW",
      "PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE",
      "RESEARCH_FOR_THE_INTERVIEW",
      "PREPARE_1_DAY_BEFORE",
      "FIRST_FOLLOW_UP_COMMUNICATIONS",
    ]);
    expect(short.map(({ day }) => day)).toEqual(["2026-11-28", "2026-11-29"]);
  });
});
