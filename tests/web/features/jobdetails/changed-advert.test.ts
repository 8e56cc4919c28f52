import { describe, expect, it } from "@jest/globals";
import { changedAdvert } from "../../../../web/features/jobdetails/changedAdvert.js";
import { eachField, type Field } from "../../../../web/features/jobdetails/jobDraft.js";

const found = (value: string) =>
  ({ value, source: "RULE", confidence: 1, quote: null, start: null, end: null }) as const;
const SAVED = {
  ...eachField((): string | null => null),
  salary: "50,000",
  advertText: "Planner wanted.  50,000 a year",
};

/** Returns a form with an advert and a salary. */
function formWith(advert: string, salary: Partial<Field> = {}) {
  const fields = eachField((): Field => ({ value: "", origin: "EMPTY", found: null }));
  return {
    advert,
    fields: { ...fields, salary: { value: "50,000", origin: "SAVED", found: null, ...salary } as const },
  };
}

describe("an advert that is captured again", () => {
  it.each([
    ["the same words", "Planner wanted.\n50,000 a year"],
    ["nothing", "  "],
    ["an address", "https://example.org/jobs/7"],
  ])("has not changed with %s", (_what, advert) => {
    expect(changedAdvert(formWith(advert), SAVED)).toBeNull();
  });

  it("has changed in the fields whose found or typed values are others", () => {
    const advert = "Planner wanted. 55,000 a year";

    expect(changedAdvert(formWith(advert, { found: found("55,000") }), SAVED)).toEqual(["salary"]);
    expect(changedAdvert(formWith(advert, { value: "56,000", origin: "OWN" }), SAVED)).toEqual(["salary"]);
    expect(changedAdvert(formWith(advert), SAVED)).toEqual([]);
    expect(changedAdvert(formWith(advert), { ...SAVED, advertText: null })).toBeNull();
  });
});
