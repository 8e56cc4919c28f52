import { describe, expect, it } from "@jest/globals";
import { offeredSteps, opensSteps } from "../../../../web/plan/appointment/previewParts.js";

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
