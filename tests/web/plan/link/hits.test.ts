import { describe, expect, it } from "@jest/globals";
import { findTwin, HITS_MAX, matchesWords, orderHits } from "../../../../web/plan/link/hits.js";
import type { LinkedRecord } from "../../../../web/plan/link/ties.js";

function contact(id: string, name: string, detail = ""): LinkedRecord {
  return { kind: "CONTACT", id, name, detail };
}

const oskar = contact("1", "Dr Oskar Vennby", "Hiring Manager · Tidewater Grid");
const mette = contact("2", "Mette Vennborg", "Census office");
const ids = (records: readonly LinkedRecord[]): string[] => records.map(({ id }) => id);

describe("the records that are offered", () => {
  it("have those of the employer first, whatever its case and accents", () => {
    const hits = orderHits([mette, oskar], new Set(), { employerName: "tidewáter grid", isTyped: true });

    expect(ids(hits)).toEqual(["1", "2"]);
  });

  it.each<[string, boolean, string[]]>([
    ["last, of what was typed", true, ["2", "1"]],
    ["not at all, before anything is typed", false, ["2"]],
  ])("have those that are linked %s", (_place, isTyped, expected) => {
    const hits = orderHits([oskar, mette], new Set(["1"]), { employerName: "Tidewater Grid", isTyped });

    expect(ids(hits)).toEqual(expected);
  });

  it("are each there once, and not more than a list shows", () => {
    const many = Array.from({ length: 100 }, (_, at) => contact(String(at), `Person ${at}`));

    expect(orderHits([oskar, oskar], new Set(), { employerName: null, isTyped: true })).toHaveLength(1);
    expect(orderHits(many, new Set(), { employerName: null, isTyped: true })).toHaveLength(HITS_MAX);
  });
});

describe("a record matches a text", () => {
  it.each<[string, boolean]>([
    ["venn", true],
    ["tide OSK", true],
    ["ennby", false],
    ["venn oakline", false],
    ["", true],
  ])("%j: %j", (text, expected) => {
    expect(matchesWords(oskar, text)).toBe(expected);
  });
});

describe("a record with the typed name", () => {
  it.each<[string, string | undefined]>([
    ["dr oskar vennby", "1"],
    ["Vennby, Dr. Oskar", "1"],
    ["Oskar", undefined],
    ["  ", undefined],
  ])("is found for %j: %j", (typed, expected) => {
    expect(findTwin([mette, oskar], typed)?.id).toBe(expected);
  });
});
