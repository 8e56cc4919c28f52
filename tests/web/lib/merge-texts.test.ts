import { describe, expect, it } from "@jest/globals";
import { mergeTexts as merge } from "../../../web/lib/mergeTexts.js";

const BASE = { name: "Northwind", address: "Lisbon", type: "employer" };

describe("a form whose record was changed elsewhere", () => {
  it("takes the fields that only they changed", () => {
    expect(merge(BASE, { ...BASE, name: "Mine" }, { address: "Porto", type: "" })).toEqual({
      taken: { address: "Porto", type: "" },
      asked: [],
    });
  });

  it("keeps the fields that only the person changed, emptied ones too", () => {
    expect(merge(BASE, { ...BASE, name: "Mine", address: "" }, {})).toEqual({ taken: {}, asked: [] });
  });

  it("asks about the fields that both changed, in the order of the form", () => {
    const mine = { name: "Mine", address: "", type: "employer" };

    expect(merge(BASE, mine, { type: "agency", address: "Porto", name: "Theirs" })).toEqual({
      taken: { type: "agency" },
      asked: ["name", "address"],
    });
  });

  it("asks nothing where both came to the same", () => {
    expect(merge(BASE, { ...BASE, name: "Same" }, { name: "Same" })).toEqual({ taken: {}, asked: [] });
  });

  it("asks about a field of which nobody knows what it held before", () => {
    expect(merge({}, { name: "Mine" }, { name: "Theirs" })).toEqual({ taken: {}, asked: ["name"] });
  });
});
