import { describe, expect, it } from "@jest/globals";
import { dayOf } from "../../../../web/features/jobhunt/deadlineDay.js";
import { huntTitle } from "../../../../web/features/jobhunt/huntTitle.js";

describe("the title of a card", () => {
  it("is that of the advert, and the name of the hunt stands above it, cut, where it says other words", () => {
    const hunt = { name: "Platform team at Northwind", jobTitle: "Senior Backend Engineer (Platform)" };

    expect(huntTitle(hunt, 15)).toEqual({ title: hunt.jobTitle, ownName: "Platform team a…" });
    expect(huntTitle({ ...hunt, name: "Platform" }, 15)).toEqual({ title: hunt.jobTitle, ownName: "Platform" });
  });

  it("is the name of the hunt without an advert, with the cut name above it only where it is longer", () => {
    const name = "Senior Backend Engineer";

    expect(huntTitle({ name, jobTitle: null }, 20)).toEqual({ title: name, ownName: "Senior Backend Engin…" });
    expect(huntTitle({ name: "Baker", jobTitle: null }, 20)).toEqual({ title: "Baker", ownName: null });
    expect(huntTitle({ name: "Baker", jobTitle: "  " }, 20)).toEqual({ title: "Baker", ownName: null });
  });

  it("says the same words once, whatever their case", () => {
    expect(huntTitle({ name: "baker ", jobTitle: "Baker" }, 20)).toEqual({ title: "Baker", ownName: null });
    expect(huntTitle({ name: "Senior Test Engineer (m)", jobTitle: "Senior Test Engineer (m)" }, 20).ownName).toBe(
      "Senior Test Engineer…",
    );
  });
});

describe("the deadline of an advert", () => {
  it("is a day only where it is written as one", () => {
    expect(dayOf("2026-12-05")).toEqual(new Date("2026-12-05T00:00:00Z"));
    expect(["2026-02-30", "2026-13-01", "as soon as possible", "5 December"].map(dayOf)).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });
});
