import { describe, expect, it } from "@jest/globals";
import { offersOf } from "../../../../web/features/dashboard/today/todayOffers.js";
import type { TodayGroups, TodayItem } from "../../../../web/features/dashboard/today/todayRows.js";

const TODAY = "2026-11-26";

function item(facts: Partial<Omit<TodayItem, "jobHunt">>, hunt = "1"): TodayItem {
  const jobHunt = { id: hunt, name: `Hunt ${hunt}` };
  return { id: JSON.stringify([facts, hunt]), kind: "STEP", step: null, dueOn: null, jobHunt, ...facts } as TodayItem; // what the offers read
}

function groups(next: readonly TodayItem[], undated: readonly TodayItem[] = []): TodayGroups {
  return {
    next: { count: next.length, items: next },
    undated: { count: undated.length, items: undated },
  } as TodayGroups; // what the offers read
}

const decide = (hunt: string): TodayItem => item({ step: "DECIDE_ON_JOB", dueOn: "2026-11-30" }, hunt);
const interviewOn = (dueOn: string): TodayItem => item({ kind: "APPOINTMENT", dueOn });
const research = item({ step: "RESEARCH_FOR_THE_INTERVIEW", dueOn: "2026-11-28" });

describe("what is offered on a day on which nothing is due", () => {
  it("is nothing when nothing waits", () => {
    expect(offersOf(groups([decide("1"), decide("2")]), [], TODAY)).toEqual([]);
  });

  it("is a group to decide on, an interview to prepare, and the longest silence, in this order", () => {
    const waiting = [9, 12].map((days) => ({ item: item({}, `waits ${days}`), days }));
    const jobs = ["2", "3", "4"].map(decide);
    const interview = interviewOn("2026-11-30");

    const offers = offersOf(groups([research, interview, ...jobs]), waiting, TODAY);

    expect(offers).toEqual([
      { what: "DECIDE", items: jobs },
      { what: "PREPARE", item: research, interview },
      { what: "LOOK", hunt: waiting[1] },
    ]);
  });

  it("is no interview that is far away, or that is prepared", () => {
    expect(offersOf(groups([research, interviewOn("2026-12-02")]), [], TODAY)).toEqual([]);
    expect(offersOf(groups([interviewOn("2026-11-30")]), [], TODAY)).toEqual([]);
    expect(offersOf(groups([item({ step: "DAY_OF_THE_INTERVIEW" }), interviewOn("2026-11-30")]), [], TODAY)).toEqual(
      [],
    );
  });
});
