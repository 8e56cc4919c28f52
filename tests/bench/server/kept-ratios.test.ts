import { describe, expect, it } from "@jest/globals";
import { compareRounds } from "./figures.js";
import { findWorse, ratiosOf } from "./kept-ratios.js";

describe("the kept ratios", () => {
  it.each([
    ["the kept one", 4],
    ["a better one", 1.5],
    ["1.25 times the kept one", 5],
  ])("accept %s", (_what, ratio) => {
    expect(findWorse({ today: ratio }, { today: 4 })).toEqual([]);
  });

  it("refuse more than 1.25 times the kept one, by the name of the workload", () => {
    const worse = findWorse({ today: 5.01, viewer: 2 }, { today: 4, viewer: 2 });

    expect(worse).toEqual([
      "today: 5.01 times the processor time of the limit, and 4 is kept; accepted is 1.25 times that.",
    ]);
  });

  it("refuse a workload of which none is kept", () => {
    expect(findWorse({ today: 1 }, {})).toEqual(["today: no ratio is kept for it. Keep one by --keep."]);
  });

  it("ask nothing of a workload that was not measured", () => {
    expect(findWorse({}, { today: 1 })).toEqual([]);
  });

  it("are of the processor time, with two digits", () => {
    const round = { requestsPerSecond: 1, databaseUs: 0, kilobytes: 1 };
    const servers = compareRounds({ product: [{ ...round, serverUs: 10 }], limit: [{ ...round, serverUs: 3 }] });

    expect(ratiosOf([{ workload: "viewer", servers, statements: 1 }])).toEqual({ viewer: 3.33 });
  });
});
