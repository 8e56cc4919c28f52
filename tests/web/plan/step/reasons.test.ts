import { describe, expect, it } from "@jest/globals";
import { readFileSync } from "node:fs";
import { hintMessages, reasonMessages } from "../../../../web/plan/step/reasonMessages.js";

/** Returns the keys of the two tables of the guide that list every reason. */
function documented(): readonly string[] {
  const tables = readFileSync("schema/guide/plan.md", "utf8").split("`Step.dueRule` says why")[1] ?? "";
  const firstCells = [...tables.matchAll(/^\| (`.*?) +\|/gm)].map((row) => row[1] ?? "");
  return [...new Set(firstCells.flatMap((cell) => [...cell.matchAll(/`([\w.]+)`/g)].map((found) => found[1] ?? "")))];
}

describe("the reasons of the plan", () => {
  it("are in words, each that the guide documents and no other", () => {
    const known = [...Object.keys(reasonMessages), ...Object.keys(hintMessages)];

    expect(documented().length).toBeGreaterThan(20);
    expect(known.toSorted()).toEqual(documented().toSorted());
  });
});
