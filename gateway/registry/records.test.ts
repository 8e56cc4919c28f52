import { describe, expect, it } from "@jest/globals";
import { isCounted } from "../platform/quotas.js";
import { RecordKind } from "../platform/record-kind.js";
import { NOTE_TARGETS, RECORD_LIST, RECORDS, typeNameOf } from "./records.js";

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

  it("carry notes where the specification says so", () => {
    expect(NOTE_TARGETS.map(({ kind }) => kind).sort()).toEqual(
      ["COMPANY", "CONTACT", "DOCUMENT", "IDEAL_JOB", "JOB_HUNT"].sort(),
    );
  });
});
