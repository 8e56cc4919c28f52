import { describe, expect, it } from "@jest/globals";
import { locateRuns, pageOf } from "../../../../web/lib/quotes.js";
import { evidenceText } from "../../../../web/features/jobdetails/evidenceText.js";
import { EXTRA_FIELDS, FIELD_NAMES, FIELD_OF, FORM_FIELDS } from "../../../../web/features/jobdetails/fields.js";
import { named } from "../../translate.js";

describe("the words behind a value", () => {
  it.each([
    ["where they were read", { quote: "baker", start: 11, end: 16 }, { start: 11, end: 16 }],
    ["where they are by now, when the text was changed", { quote: "baker", start: 3, end: 8 }, { start: 2, end: 7 }],
    [
      "where they stand first, when nobody says where",
      { quote: "baker", start: null, end: null },
      { start: 2, end: 7 },
    ],
    ["nowhere, when they are gone", { quote: "pilot", start: 2, end: 7 }, null],
    ["nowhere, when there are none", { quote: "", start: 0, end: 0 }, null],
    ["nowhere, when the value is data of the page", { quote: null, start: null, end: null }, null],
  ])("are found %s", (_where, quoted, place) => {
    expect(locateRuns("a baker, a baker", quoted)).toEqual(place === null ? [] : [place]);
  });

  it("are shown cut, and not at all where they are the value itself", () => {
    const said = (quote: string | null): string => evidenceText({ source: "RULE", quote }, "Baker", named);

    expect([said(null), said("Baker")]).toEqual(["jobDetails.source.rule", "jobDetails.source.rule"]);
    expect(said(`We want a Baker ${"x".repeat(200)}`)).toMatch(
      /quote source=jobDetails\.source\.rule quote=We want .*x…$/,
    );
  });
});

describe("the words behind a section of several runs", () => {
  const RAW = "What you do\n\u2022 Knead the dough\n\n\u2022 Bake\nbread and rolls!\nCall us\n\u2022 Sweep the floor";
  const KNEAD_AND_BAKE = "Knead the dough\n- Bake bread and rolls!";
  const found = (text: string, quotes: readonly string[]): readonly string[] =>
    locateRuns(text, {
      ...{ quote: quotes[0] ?? null, start: null, end: null },
      runs: quotes.map((quote) => ({ quote, start: 0, end: quote.length })),
    }).map(({ start, end }) => text.slice(start, end));

  it("are found where they were read, and not twice at one place", () => {
    const runs = [
      { quote: "baker", start: 2, end: 7 },
      { quote: "a baker", start: 9, end: 16 },
    ];

    expect(locateRuns("a baker, a baker", { ...{ quote: "a baker", start: 9, end: 16 }, runs })).toEqual([
      { start: 2, end: 7 },
      { start: 9, end: 16 },
    ]);
    expect(found("a baker, a baker", ["baker", "baker"])).toEqual(["baker", "baker"]);
    expect(found("a baker", ["baker", "baker"])).toEqual(["baker"]);
  });

  it("are found under other list marks and line ends, with the sign that ends them", () => {
    expect(found(RAW, [KNEAD_AND_BAKE, "Sweep the floor"])).toEqual([
      "Knead the dough\n\n\u2022 Bake\nbread and rolls!",
      "Sweep the floor",
    ]);
  });

  it("are found but for those that are gone, and few letters in no other word", () => {
    expect(found(RAW, ["Knead the flour by hand", "Sweep the floor"])).toEqual(["Sweep the floor"]);
    expect(found(RAW, ["you-do"])).toEqual([]);
  });

  it("are those of the one quote in what was stored without runs", () => {
    expect(locateRuns("a baker", { quote: "baker", start: 2, end: 7 })).toEqual([{ start: 2, end: 7 }]);
    expect(locateRuns("a baker", { quote: "baker", start: 2, end: 7, runs: [] })).toEqual([{ start: 2, end: 7 }]);
  });
});

describe("the page of an advert", () => {
  it.each([
    [
      "https://jobs.example.org:8443/1?a=b",
      { href: "https://jobs.example.org:8443/1?a=b", host: "jobs.example.org:8443" },
    ],
    ["javascript:alert(1)", null],
    ["no address", null],
    [null, null],
  ])("at %j", (address, page) => {
    expect(pageOf(address)).toEqual(page);
  });
});

describe("the fields of job details", () => {
  it("are each read by one field of the schema, and shown always or once they hold something", () => {
    expect(Object.values(FIELD_OF).toSorted()).toEqual([...FIELD_NAMES].toSorted());
    expect([...FORM_FIELDS, ...EXTRA_FIELDS].toSorted()).toEqual([...FIELD_NAMES].toSorted());
  });
});
