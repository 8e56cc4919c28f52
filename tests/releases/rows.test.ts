import { describe, expect, it } from "@jest/globals";
import { findLostRows } from "./rows.js";

describe("what an upgrade lost", () => {
  const note = { owner_id: "a", id: "1", title: "Kept" };
  const before = new Map([["note", [note]]]);
  const nobodyMoved = new Map<string, string>();

  it("is nothing when every row is there, with more columns or in more company", () => {
    const after = new Map([
      [
        "note",
        [
          { ...note, color: null },
          { ...note, id: "2" },
        ],
      ],
    ]);

    expect(findLostRows(before, after, nobodyMoved)).toEqual([]);
  });

  it("is nothing when the rows passed to the person that the owner has become", () => {
    const after = new Map([["note", [{ ...note, owner_id: "b" }]]]);

    expect(findLostRows(before, after, new Map([["a", "b"]]))).toEqual([]);
  });

  it.each([
    ["a row", new Map([["note", [{ ...note, id: "2" }]]])],
    ["a value", new Map([["note", [{ ...note, title: "Other" }]]])],
    ["an owner", new Map([["note", [{ ...note, owner_id: "c" }]]])],
    ["a table", new Map([["company", []]])],
  ])("is found when it is %s", (_what, after) => {
    expect(findLostRows(before, after, nobodyMoved)).toHaveLength(1);
  });
});
