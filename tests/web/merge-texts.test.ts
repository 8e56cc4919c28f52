import { beforeAll, describe, expect, it } from "@jest/globals";
import { loadWebModule } from "../support/web-module.js";

type Texts = Readonly<Record<string, string>>;

/** What merges a form with what was saved elsewhere. */
interface Merge {
  readonly mergeTexts: (base: Texts, mine: Texts, theirs: Texts) => { readonly taken: Texts; readonly asked: string[] };
}

const BASE = { name: "Northwind", address: "Lisbon", type: "employer" };

describe("a form whose record was changed elsewhere", () => {
  let merge: Merge["mergeTexts"];

  beforeAll(async () => {
    ({ mergeTexts: merge } = await loadWebModule<Merge>("web/lib/mergeTexts.ts"));
  });

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
