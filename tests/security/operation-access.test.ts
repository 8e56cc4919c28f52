import { describe, expect, it } from "@jest/globals";
import { AccessScope } from "../../gateway/person/access-scope.js";
import { OPERATION_ACCESS } from "../../gateway/accesstoken/operation-access.js";
import { createSchema } from "../../gateway/schema/schema.js";
import { EXPECTED_ACCESS, SCOPES } from "./access.rows.js";

type AccessTable = Readonly<Record<string, readonly string[]>>;

const ENTRIES = Object.entries(OPERATION_ACCESS);

describe("the scopes that the gateway's table names", () => {
  it("are those that the rows of the tests state, for each operation", () => {
    expect(findDifferentScopes(OPERATION_ACCESS, EXPECTED_ACCESS)).toEqual([]);
  });

  it("are stated for every operation of the schema, and for none that the schema lacks", () => {
    const schema = createSchema(null);
    const served = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
      Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`),
    );

    const named = Object.keys(OPERATION_ACCESS).filter((name) => !name.includes("/"));

    expect(named.sort()).toEqual(served.sort());
  });

  it("are all the scopes that a token can have", () => {
    expect([...SCOPES].sort()).toEqual(Object.values(AccessScope).sort());
  });

  it("let no mutation pass with READ or CALENDAR", () => {
    const mutations = ENTRIES.filter(([name]) => name.startsWith("Mutation.") || name.startsWith("POST "));

    expect(mutations.filter(([, scopes]) => hasAny(scopes, ["READ", "CALENDAR"])).map(([name]) => name)).toEqual([]);
  });

  it("let no query or subscription but `viewer` pass with WRITE, and none with CALENDAR", () => {
    const reads = ENTRIES.filter(([name]) => name.startsWith("Query.") || name.startsWith("Subscription."));

    expect(reads.filter(([, scopes]) => hasAny(scopes, ["WRITE"])).map(([name]) => name)).toEqual(["Query.viewer"]);
    expect(reads.filter(([, scopes]) => hasAny(scopes, ["CALENDAR"])).map(([name]) => name)).toEqual([]);
  });

  it.each([
    [
      "CAPTURE",
      [
        "Mutation.askModel",
        "Mutation.extractJobDetails",
        "Mutation.improveExtraction",
        "Query.earlierCaptures",
        "Query.viewer",
      ],
    ],
    ["CALENDAR", ["GET /api/calendar.ics"]],
  ])("let %s do exactly %j", (scope, names) => {
    expect(namesLetBy(OPERATION_ACCESS, scope)).toEqual(names);
  });

  it("let no token give or take access, or delete for good", () => {
    const guarded =
      /AccessToken|Passkey|OneTimeCodes|RecoveryCodes|[pP]assword|Confirmation|Identity|Session|CalendarFeed|emptyTrash/;
    const mutations = ENTRIES.filter(([name]) => name.startsWith("Mutation.") && guarded.test(name));

    expect(mutations.length).toBeGreaterThan(15);
    expect(mutations.filter(([, scopes]) => scopes.length > 0).map(([name]) => name)).toEqual([]);
  });
});

describe("a planted fault in the table of scopes", () => {
  const rows = Object.entries(EXPECTED_ACCESS);
  const pairs = rows.flatMap(([name, scopes]) => SCOPES.map((scope) => ({ name, scopes, scope })));

  it("is found wherever one operation has one scope too many", () => {
    const widenings = pairs
      .filter(({ scopes, scope }) => !scopes.includes(scope))
      .map(({ name, scopes, scope }) => ({ name, planted: [...scopes, scope] }));

    expect(widenings.length).toBeGreaterThan(200);
    expect(widenings.filter((fault) => !isFound(fault))).toEqual([]);
  });

  it("is found wherever one operation has one scope too few", () => {
    const narrowings = pairs
      .filter(({ scopes, scope }) => scopes.includes(scope))
      .map(({ name, scopes, scope }) => ({ name, planted: scopes.filter((other) => other !== scope) }));

    expect(narrowings.length).toBeGreaterThan(70);
    expect(narrowings.filter((fault) => !isFound(fault))).toEqual([]);
  });

  it("is found wherever one operation is missing, and where one is in the table alone", () => {
    const missing = rows.map(([name]) => ({ name, planted: null }));

    expect(missing.filter((fault) => !isFound(fault))).toEqual([]);
    expect(findDifferentScopes({ ...EXPECTED_ACCESS, "Query.unknown": [] }, EXPECTED_ACCESS)).toEqual([
      "Query.unknown: none in the table, not stated in the rows",
    ]);
  });

  function isFound({ name, planted }: { name: string; planted: readonly string[] | null }): boolean {
    const others = Object.fromEntries(rows.filter(([other]) => other !== name));
    const table: AccessTable = planted === null ? others : { ...others, [name]: planted };
    const differences = findDifferentScopes(table, EXPECTED_ACCESS);
    return differences.length === 1 && differences[0]?.startsWith(`${name}: `) === true;
  }
});

/** Returns a sentence for each operation whose scopes differ between the table and the rows. */
function findDifferentScopes(table: AccessTable, rows: AccessTable): readonly string[] {
  const names = [...new Set([...Object.keys(table), ...Object.keys(rows)])].sort();
  return names.flatMap((name) => {
    const [inTable, inRows] = [scopesText(table[name]), scopesText(rows[name])];
    return inTable === inRows ? [] : [`${name}: ${inTable} in the table, ${inRows} in the rows`];
  });
}

function scopesText(scopes: readonly string[] | undefined): string {
  if (scopes === undefined) return "not stated";
  return scopes.length === 0 ? "none" : [...scopes].sort().join(" ");
}

function hasAny(scopes: readonly string[], wanted: readonly string[]): boolean {
  return scopes.some((scope) => wanted.includes(scope));
}

function namesLetBy(table: AccessTable, scope: string): readonly string[] {
  return Object.keys(table)
    .filter((name) => table[name]?.includes(scope))
    .sort();
}
