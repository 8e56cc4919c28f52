import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { buildSchema, isEnumType, isObjectType } from "graphql";
import { isListed, listedKinds, listedRecords, typenameOf, type RecordKind } from "../../../web/lib/recordKinds.js";

const SCHEMA = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const QUERY = SCHEMA.getQueryType()?.getFields() ?? {};
/** Kinds whose screens are of their own making, or that have none. */
const OTHERS: readonly RecordKind[] = [
  "APPOINTMENT",
  "JOB_DETAILS",
  "JOB_HUNT",
  "LINK",
  "NOTE",
  "OFFER",
  "PAUSE",
  "SIGN",
  "STEP_CHECK",
  "STEP_TEXT",
  "SUBMISSION",
];
/** Arguments that tell a page of a list, and not another list. */
const PLACE = ["after", "first"];

describe("the table of the kinds of records", () => {
  it("has a row for every kind that has a list with a form, and for no other", () => {
    const kinds = SCHEMA.getType("RecordKind");
    const known = isEnumType(kinds) ? kinds.getValues().map(({ name }) => name) : [];

    expect([...listedKinds, ...OTHERS].sort()).toEqual(known.sort());
    expect(OTHERS.filter(isListed)).toEqual([]);
    expect(listedKinds.every(isListed)).toBe(true);
  });

  it("names types and fields that the schema has", () => {
    const rows = Object.values(listedRecords);

    expect(listedKinds.filter((kind) => !isObjectType(SCHEMA.getType(typenameOf(kind))))).toEqual([]);
    expect(rows.flatMap(({ single, list, statistics }) => [single, list, statistics]).filter(isUnknown)).toEqual([]);
  });

  it("tells lists apart by arguments that they have, and none by its page", () => {
    const wrong = Object.values(listedRecords).flatMap(({ list, listArgs }) => {
      const has = (QUERY[list]?.args ?? []).map(({ name }) => name).filter((name) => !PLACE.includes(name));
      return listArgs.filter((name) => !has.includes(name)).map((name) => `${list}: ${name}`);
    });

    expect(wrong).toEqual([]);
  });

  it("gives no two kinds the same address, keys or memory", () => {
    const own = Object.values(listedRecords).flatMap(({ path, goKeys, selection, collapsedKey }) => [
      path,
      goKeys,
      ...selection,
      collapsedKey,
    ]);

    expect(new Set(own).size).toBe(own.length);
  });

  it("has types for the kinds that the schema has types of", () => {
    expect(listedKinds.filter((kind) => listedRecords[kind].hasTypes)).toEqual(
      listedKinds.filter((kind) => `${listedRecords[kind].single}Types` in QUERY),
    );
  });
});

function isUnknown(field: string): boolean {
  return !(field in QUERY);
}
