import { describe, expect, it } from "@jest/globals";
import { readFileSync } from "node:fs";
import { MUTATIONS } from "../mutation/mutations.mjs";

describe("the planted faults", () => {
  it("each find their text once in their file", () => {
    const astray = MUTATIONS.filter(({ file, find }) => readFileSync(file, "utf8").split(find).length !== 2);

    expect(astray.map(({ file, rule }) => `${file}: ${rule}`)).toEqual([]);
  });
});
