import { describe, expect, it } from "@jest/globals";
import { FORM_FIELDS } from "../../../../web/features/jobdetails/fields.js";
import { eachField, type Field } from "../../../../web/features/jobdetails/jobDraft.js";
import { missingFields, namesNoEmployer } from "../../../../web/features/jobdetails/missingFields.js";

const EMPTY: Field = { value: "", origin: "EMPTY", found: null };
const own = (value: string): Field => ({ value, origin: "OWN", found: null });
const found = (value: string): Field => ({
  value,
  origin: "FOUND",
  found: { value, source: "RULE", confidence: 1, quote: null, start: null, end: null, runs: [] },
});

/** Returns a form that has read an advert, with these fields. */
const formWith = (fields: Readonly<Record<string, Field>>) => ({
  readText: "An advert",
  fields: { ...eachField(() => EMPTY), ...fields },
});

describe("the fields that an advert does not have", () => {
  it("are none before it is read", () => {
    expect(missingFields({ ...formWith({}), readText: null })).toEqual([]);
  });

  it("are those that are empty, in the order of the form", () => {
    expect(missingFields(formWith({}))).toEqual(FORM_FIELDS);
    expect(missingFields(formWith({ jobTitle: found("Pilot"), salary: own("A boat") }))).toEqual(
      FORM_FIELDS.filter((name) => name !== "jobTitle" && name !== "salary"),
    );
  });

  it("do not have one that was found and emptied by hand", () => {
    expect(missingFields(formWith({ salary: { ...found("A boat"), value: "", origin: "EMPTY" } }))).not.toContain(
      "salary",
    );
  });

  it.each([
    ["neither a company nor an agency", {}, true],
    ["a company", { companyName: found("Harbour Trust") }, false],
    ["a company that was typed", { companyName: own("Harbour Trust") }, false],
    ["an agency, which does not say for whom it looks", { recruitmentAgency: found("Quayside") }, false],
  ])("leave the employer open with %s: %s", (_what, fields, isOpen) => {
    expect(namesNoEmployer(formWith(fields))).toBe(isOpen);
    expect(namesNoEmployer({ ...formWith(fields), readText: null })).toBe(false);
  });
});
