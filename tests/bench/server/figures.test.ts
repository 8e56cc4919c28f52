import { describe, expect, it } from "@jest/globals";
import { compareRounds, linesOf, median, type Round } from "./figures.js";

const round = (requestsPerSecond: number, serverUs: number, databaseUs: number): Round => ({
  requestsPerSecond,
  serverUs,
  databaseUs,
  kilobytes: 2,
});

describe("the figures of rounds", () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[1, 2, 3, 4], 3],
  ])("have the value in the middle of %j, which is %d", (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it("have no value in the middle of none", () => {
    expect(median([])).toBeNaN();
  });

  it("compare each round with the limit's of the same time, then take the middle", () => {
    // The second round is one of a busy machine, in which everything takes three times as long.
    const { product, limit } = compareRounds({
      product: [round(100, 800, 200), round(30, 2_400, 600), round(90, 900, 100)],
      limit: [round(400, 100, 100), round(120, 300, 300), round(400, 100, 150)],
    });

    expect(product).toMatchObject({ requestsRatio: 0.25, processorRatio: 5, serverUs: 900, databaseUs: 200 });
    expect(limit).toMatchObject({ requestsRatio: 1, processorRatio: 1 });
  });

  it("are a line for each server, with the statements in that of the product", () => {
    const servers = compareRounds({ product: [round(100, 800, 200)], limit: [round(400, 100, 100)] });

    const lines = linesOf({ workload: "viewer", servers, statements: 2 });

    expect(lines.map((line) => line.split(/\s+/).filter((cell) => cell !== ""))).toEqual([
      ["viewer", "product", "0.25", "5.00", "800", "200", "2", "2.0"],
      ["viewer", "limit", "1.00", "1.00", "100", "100", "2.0"],
    ]);
  });
});
