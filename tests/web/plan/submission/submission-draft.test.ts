import { describe, expect, it } from "@jest/globals";
import { draftOf, restoredValues } from "../../../../web/plan/submission/submissionDraft.js";
import {
  SOMEBODY_ELSE,
  type SubmissionHunt,
  type SubmissionValues,
} from "../../../../web/plan/submission/submissionValues.js";

const FIRST: SubmissionValues = {
  left: new Set(["photo"]),
  keepsAdvert: true,
  to: "c",
  recipient: "",
  channel: "EMAIL",
  day: "2026-11-26",
  time: "15:10",
  letter: "Dear team",
};
const ENTERED: SubmissionValues = {
  left: new Set(["cv", "letter"]),
  keepsAdvert: false,
  to: SOMEBODY_ELSE,
  recipient: "Front desk",
  channel: "POST",
  day: "2026-11-24",
  time: "",
  letter: "",
};

const GRELL = { id: "c", firstName: null, lastName: "Grell" };

describe("the draft of what was sent", () => {
  it("is texts alone, and gives back all that was entered", () => {
    const draft = draftOf(ENTERED);
    const nothingLeft = draftOf({ ...ENTERED, left: new Set() });

    expect(Object.values(draft).every((text) => typeof text === "string")).toBe(true);
    expect(restoredValues(huntOf(), FIRST, draft)).toEqual(ENTERED);
    expect(restoredValues(huntOf(), FIRST, nothingLeft).left).toEqual(new Set());
  });

  it("leaves what it does not have, and what it cannot have, as the form begins", () => {
    const restored = restoredValues(huntOf(), FIRST, { letter: "Dear Ms Grell", channel: "PIGEON" });

    expect(restored).toEqual({ ...FIRST, letter: "Dear Ms Grell" });
    expect(restoredValues(huntOf(), FIRST, undefined)).toEqual(FIRST);
  });

  it("gives back a person only while the hunt has them", () => {
    const draft = draftOf({ ...ENTERED, to: "c" });

    expect(restoredValues(huntOf(GRELL), FIRST, draft).to).toBe("c");
    expect(restoredValues(huntOf(), FIRST, draft).to).toBe("");
  });
});

function huntOf(...people: readonly object[]): Pick<SubmissionHunt, "contacts"> {
  const edges = people.map((node, place) => ({ linkId: String(place), step: null, node }));
  return { contacts: { edges } } as unknown as Pick<SubmissionHunt, "contacts">; // all that is read
}
