import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { buildSchema, isEnumType, isObjectType } from "graphql";
import { loadWebModule } from "../support/web-module.js";

interface Row {
  readonly typename: string;
  readonly single: string;
  readonly list: string;
  readonly statistics: string;
  readonly listArgs: readonly string[];
  readonly hasTypes: boolean;
  readonly path: string;
  readonly goKeys: string;
  readonly selection: readonly string[];
  readonly collapsedKey: string;
}

/** What the client knows of its kinds of records. */
interface RecordKinds {
  readonly listedRecords: Readonly<Record<string, Row>>;
  readonly listedKinds: readonly string[];
  readonly isListed: (kind: string) => boolean;
  readonly queryFieldsOf: (kind: string) => readonly string[];
  readonly operationsOf: (kind: string, withTypes?: boolean) => readonly string[];
}

const SCHEMA = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const QUERY = SCHEMA.getQueryType()?.getFields() ?? {};
/** Kinds whose screens are of their own making, or that have none. */
const OTHERS = ["JOB_DETAILS", "JOB_HUNT", "NOTE"];
/** Arguments that tell a page of a list, and not another list. */
const PLACE = ["after", "first"];

describe("the table of the kinds of records", () => {
  let web: RecordKinds;

  beforeAll(async () => {
    web = await loadWebModule<RecordKinds>("web/lib/recordKinds.ts");
  });

  it("has a row for every kind that has a list with a form, and for no other", () => {
    const kinds = SCHEMA.getType("RecordKind");
    const known = isEnumType(kinds) ? kinds.getValues().map(({ name }) => name) : [];

    expect([...web.listedKinds, ...OTHERS].sort()).toEqual(known.sort());
    expect(OTHERS.filter(web.isListed)).toEqual([]);
    expect(web.listedKinds.every(web.isListed)).toBe(true);
  });

  it("names types and fields that the schema has", () => {
    const rows = web.listedKinds.map(rowOf);

    expect(rows.filter(({ typename }) => !isObjectType(SCHEMA.getType(typename)))).toEqual([]);
    expect(rows.flatMap(({ single, list, statistics }) => [single, list, statistics]).filter(isUnknown)).toEqual([]);
  });

  it("tells lists apart by arguments that they have, and none by its page", () => {
    const wrong = web.listedKinds.map(rowOf).flatMap(({ list, listArgs }) => {
      const has = (QUERY[list]?.args ?? []).map(({ name }) => name).filter((name) => !PLACE.includes(name));
      return listArgs.filter((name) => !has.includes(name)).map((name) => `${list}: ${name}`);
    });

    expect(wrong).toEqual([]);
  });

  it("gives no two kinds the same address, keys or memory", () => {
    const own = web.listedKinds
      .map(rowOf)
      .flatMap(({ path, goKeys, selection, collapsedKey }) => [path, goKeys, ...selection, collapsedKey]);

    expect(new Set(own).size).toBe(own.length);
  });

  it("reads anew fields that the schema has, and every list of what may carry notes when a note comes back", () => {
    const kinds = [...web.listedKinds, "JOB_HUNT", "NOTE"];

    expect(kinds.flatMap((kind) => web.queryFieldsOf(kind)).filter(isUnknown)).toEqual([]);
    expect(web.queryFieldsOf("NOTE")).toEqual(
      expect.arrayContaining(["notes", "jobHunts", ...web.listedKinds.map((kind) => rowOf(kind).list)]),
    );
  });

  it("asks again for operations that the client has", () => {
    const operations = web.listedKinds.flatMap((kind) => web.operationsOf(kind, true));
    const documents = web.listedKinds.map((kind) => {
      const folder = rowOf(kind).typename.toLowerCase();
      return readFileSync(`web/features/${folder}/${folder}.graphql`, "utf8");
    });
    const made = new Set(documents.flatMap((text) => [...text.matchAll(/^query (\w+)/gm)].map(([, name]) => name)));

    expect(operations.filter((name) => !made.has(name))).toEqual([]);
    expect(operations.filter((name) => name.endsWith("Types"))).toEqual(
      web.listedKinds.filter((kind) => hasTypes(rowOf(kind))).map((kind) => `${rowOf(kind).typename}Types`),
    );
  });

  function rowOf(kind: string): Row {
    const row = web.listedRecords[kind];
    if (row === undefined) throw new Error(`There is no row for ${kind}.`);
    return row;
  }
});

function isUnknown(field: string): boolean {
  return !(field in QUERY);
}

/** Tells whether the schema has types of the kind, built in or the person's own. */
function hasTypes({ single }: Row): boolean {
  return `${single}Types` in QUERY;
}
