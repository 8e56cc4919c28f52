import { describe, expect, it } from "@jest/globals";
import { addedLines } from "../../../../web/features/guest/addedLines.js";

const of = <K extends string>(kind: K, count = 1, names: readonly string[] = []) => ({
  kind,
  count,
  names: [...names],
});

describe("what a guest added, in lines", () => {
  it("is nothing where the example is untouched", () => {
    expect(addedLines({ additions: [], changed: 0 })).toEqual([]);
  });

  it("begins with the hunts, and ends with what was changed", () => {
    const lines = addedLines({ additions: [of("COMPANY", 2, ["Elbwerft"]), of("JOB_HUNT")], changed: 3 });

    expect(lines).toEqual([of("JOB_HUNT"), of("COMPANY", 2, ["Elbwerft"]), of("CHANGED", 3)]);
  });

  it("has five lines where there are five, and counts the rest in the fifth from six on", () => {
    const five = [of("JOB_HUNT"), of("COMPANY"), of("CONTACT"), of("DOCUMENT"), of("NOTE")];

    expect(addedLines({ additions: five, changed: 0 })).toEqual(five);
    expect(addedLines({ additions: five, changed: 4 })).toEqual([
      ...five.slice(0, 4),
      { kind: "MORE", count: 5, names: [] },
    ]);
  });
});
