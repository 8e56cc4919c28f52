import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { measureSet, perAdvert, totalOf } from "../bench/capture.js";
import { rates, readSets } from "../bench/capture-folder.js";

const FOLDER = "tests/fixtures/adverts-unseen";

describe("adverts that nobody tunes on", () => {
  it("score what the README of capture states", async () => {
    const [set] = readSets(FOLDER);
    if (set === undefined) throw new Error("the set has no manifest");
    const result = await measureSet(FOLDER, set);
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
});
