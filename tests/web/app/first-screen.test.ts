import { describe, expect, it } from "@jest/globals";
import { findScreen } from "../../../web/app/firstScreen.js";
import { paths } from "../../../web/lib/paths.js";
import { listedKinds, listedRecords } from "../../../web/lib/recordKinds.js";

describe("the code of the first screen", () => {
  it("is known for every address but those that are in the application itself", () => {
    const all = [...Object.values(paths), ...listedKinds.map((kind) => listedRecords[kind].path), "/jobhunts/1"];

    expect(all.filter((path) => findScreen(path) === undefined)).toEqual([paths.dashboard, paths.signUp]);
  });

  it("is the same with a slash at the end, and another for the sheet of a hunt", () => {
    expect(findScreen("/jobhunts/")).toBe(findScreen("/jobhunts"));
    expect(findScreen("/jobhunts/preparing")).toBe(findScreen("/jobhunts"));
    expect(findScreen("/jobhunts/019abc")).not.toBe(findScreen("/jobhunts"));
  });
});
