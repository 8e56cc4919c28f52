import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { buildSchema, getNamedType, isObjectType } from "graphql";
import { isCounted } from "../platform/quotas.js";
import { RecordKind } from "../platform/record-kind.js";
import { NOTE_TARGETS, RECORD_LIST, RECORDS, typeNameOf } from "./records.js";

const SCHEMA = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
/** The kinds whose days are facts of a plan, which Today and the calendar show. */
const SHOWN_BY_PLAN = ["JOB_HUNT", "SIGN", "PAUSE", "OFFER"];
/** The kinds whose days the calendar reads by itself (`calendar/calendar-rows.ts`). */
const SHOWN_BY_CALENDAR = ["APPOINTMENT"];
/** The kinds whose days are always past. */
const PAST = ["SUBMISSION"];

describe("the kinds of records", () => {
  it("have one definition each", () => {
    expect(RECORD_LIST.map(({ kind }) => kind).sort()).toEqual(Object.values(RecordKind).sort());
    expect(Object.keys(RECORDS)).toEqual(RECORD_LIST.map(({ kind }) => kind));
  });

  it("have the name of their GraphQL type", () => {
    expect(Object.values(RecordKind).map(typeNameOf).sort()).toEqual(
      [
        "Appointment",
        "Company",
        "Contact",
        "Document",
        "IdealJob",
        "JobDetails",
        "JobHunt",
        "Link",
        "Note",
        "Offer",
        "Pause",
        "Sign",
        "StepCheck",
        "StepText",
        "Submission",
      ].sort(),
    );
  });

  it("say what a search calls a part of a hunt that it finds", () => {
    const searched = RECORD_LIST.filter(({ search }) => search !== undefined);
    const parts = searched.filter(({ search }) => search?.hit !== undefined).map(({ kind }) => kind);

    expect(parts.sort()).toEqual(searched.flatMap(({ kind }) => (isCounted(kind) ? [] : [kind])).sort());
  });

  it("have a day of their own where it is known who shows it", () => {
    const dated = Object.values(RecordKind).filter(hasDay);

    expect(dated.sort()).toEqual([...SHOWN_BY_PLAN, ...SHOWN_BY_CALENDAR, ...PAST].sort());
  });

  it("carry notes where the specification says so", () => {
    expect(NOTE_TARGETS.map(({ kind }) => kind).sort()).toEqual(
      ["COMPANY", "CONTACT", "DOCUMENT", "IDEAL_JOB", "JOB_HUNT"].sort(),
    );
  });
});

/** Returns whether the GraphQL type of a kind has a day. */
function hasDay(kind: RecordKind): boolean {
  const type = SCHEMA.getType(typeNameOf(kind));
  return (
    isObjectType(type) && Object.values(type.getFields()).some((field) => getNamedType(field.type).name === "LocalDate")
  );
}
