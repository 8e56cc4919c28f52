import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { measureSet, perAdvert, totalOf, type SetResult } from "../bench/capture-measure.js";
import { marksOf, meanError, valuesOf } from "../bench/capture-confidence.js";
import { rates, readSets } from "../bench/capture-folder.js";

const FOLDER = "tests/fixtures/adverts-unseen";

describe("adverts that nobody tunes on", () => {
  const [set] = readSets(FOLDER);
  if (set === undefined) throw new Error("the set has no manifest");
  let result: SetResult;
  beforeAll(async () => {
    result = await measureSet(FOLDER, set);
  });

  it("score what the README of capture states", () => {
    const { precision, recall, f1 } = rates(totalOf(result));

    const readme = readFileSync("gateway/capture/README.md", "utf8");
    const stated = readme
      .split("\n")
      .find((line) => line.startsWith("| adverts that nobody tunes on"))
      ?.split("|")
      .slice(2, -1)
      .map((cell) => cell.trim());

    expect(stated).toEqual([
      String(set.adverts.length),
      precision.toFixed(3),
      recall.toFixed(3),
      f1.toFixed(3),
      perAdvert(result).toFixed(2),
    ]);
  });

  it("are right about as often as the confidence of their values says", () => {
    const values = valuesOf(result);
    const said = values.reduce((sum, { confidence }) => sum + confidence, 0) / values.length;
    const right = values.filter(({ isRight }) => isRight).length / values.length;

    // Written adverts are easier than those that were counted, so that the share is a little higher.
    expect(said).toBeLessThanOrEqual(right + 0.01);
    expect(meanError(values)).toBeLessThan(0.06);
  });

  it("have about half of the wrong values among the third that is marked for a check", () => {
    const { perAdvert: marks, caught, wrongOfMarked } = marksOf(valuesOf(result), set.adverts.length);

    expect(marks).toBeLessThan(3.5);
    expect(caught).toBeGreaterThan(0.45);
    expect(wrongOfMarked).toBeGreaterThan(0.1);
  });
});
