import { describe, expect, it } from "@jest/globals";
import { locate, pageOf } from "../../../../web/lib/quotes.js";
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
    expect(locate("a baker, a baker", quoted)).toEqual(place);
  });

  it("are shown cut, and not at all where they are the value itself", () => {
    const said = (quote: string | null): string => evidenceText({ source: "RULE", quote }, "Baker", named);

    expect([said(null), said("Baker")]).toEqual(["jobDetails.source.rule", "jobDetails.source.rule"]);
    expect(said(`We want a Baker ${"x".repeat(200)}`)).toMatch(
      /quote source=jobDetails\.source\.rule quote=We want .*x…$/,
    );
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
