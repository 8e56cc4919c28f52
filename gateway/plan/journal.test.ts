import { describe, expect, it } from "@jest/globals";
import { addDays } from "../platform/day.js";
import { journalDay, type JournalFacts } from "./journal.js";

const SATURDAY_SUNDAY = new Set([6, 7]);
const FRIDAY_SATURDAY = new Set([5, 6]);
const MONDAY = "2026-03-02";
const FRIDAY = "2026-03-06";
const SATURDAY = "2026-03-07";
const SUNDAY = "2026-03-08";
const NEXT_FRIDAY = "2026-03-13";

function journal(facts: Partial<JournalFacts>, weekend = SATURDAY_SUNDAY): string {
  return journalDay({ today: MONDAY, since: "2026-01-05", doneOn: null, byHand: null, ...facts }, weekend);
}

describe("the journal", () => {
  it("has one day a week: the last working day", () => {
    const days = Array.from({ length: 14 }, (_, place) => journal({ today: addDays(MONDAY, place) }));

    expect(days).toEqual([...Array<string>(7).fill(FRIDAY), ...Array<string>(7).fill(NEXT_FRIDAY)]);
    expect(journal({}, FRIDAY_SATURDAY)).toBe("2026-03-05");
    expect(journal({ today: SUNDAY }, FRIDAY_SATURDAY)).toBe("2026-03-12");
    expect(journal({}, new Set([7]))).toBe(SATURDAY);
  });

  it.each([MONDAY, "2026-03-04", FRIDAY])("that was done on %s has its day in the next week", (doneOn) => {
    expect(journal({ today: FRIDAY, doneOn })).toBe(NEXT_FRIDAY);
  });

  it("that was done at the weekend was done for the week before", () => {
    expect(journal({ today: SUNDAY, doneOn: SATURDAY })).toBe(NEXT_FRIDAY);
    expect(journal({ today: "2026-03-09", doneOn: SUNDAY })).toBe(NEXT_FRIDAY);
    expect(journal({ today: MONDAY, doneOn: "2026-03-01" })).toBe(FRIDAY);
  });

  it("of weeks that were left out does not pile up", () => {
    expect(journal({ doneOn: "2026-01-09" })).toBe(FRIDAY);
    expect(journal({ today: SATURDAY, doneOn: "2026-01-09" })).toBe(FRIDAY);
  });

  it("begins with the week in which the hunt began, and after a weekend with the next", () => {
    expect(journal({ since: MONDAY })).toBe(FRIDAY);
    expect(journal({ today: FRIDAY, since: FRIDAY })).toBe(FRIDAY);
    expect(journal({ today: SATURDAY, since: SATURDAY })).toBe(NEXT_FRIDAY);
    expect(journal({ today: SUNDAY, since: SATURDAY })).toBe(NEXT_FRIDAY);
    expect(journal({ today: SATURDAY, since: FRIDAY })).toBe(FRIDAY);
  });

  it("has the day set by hand until the week of that day is over", () => {
    const byHand = "2026-03-04";

    expect(journal({ byHand })).toBe(byHand);
    expect(journal({ today: FRIDAY, byHand })).toBe(byHand);
    expect(journal({ byHand: SATURDAY })).toBe(SATURDAY);
    expect(journal({ today: "2026-03-09", byHand })).toBe(NEXT_FRIDAY);
    expect(journal({ today: "2026-02-23", byHand })).toBe(byHand);
    expect(journal({ today: FRIDAY, doneOn: byHand, byHand })).toBe(NEXT_FRIDAY);
    expect(journal({ doneOn: MONDAY, byHand: "2026-03-10" })).toBe("2026-03-10");
  });
});
