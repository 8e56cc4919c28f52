import { describe, expect, it } from "@jest/globals";
import { isInterfaceType, isObjectType, Kind, parse, type GraphQLSchema } from "graphql";
import { OPERATION_ACCESS } from "../../gateway/accesstoken/operation-access.js";
import { refusedFields, scopesFor, type AskedOperation } from "../../gateway/accesstoken/refused-fields.js";
import { TYPE_ACCESS } from "../../gateway/accesstoken/type-access.js";
import { AccessScope } from "../../gateway/person/access-scope.js";
import { pathName } from "../../gateway/rest/route.js";
import { ROUTES } from "../../gateway/rest/routes.js";
import { operationOf as restOperationOf } from "../../gateway/rest/openapi/operation.js";
import { createSchema } from "../../gateway/schema/schema.js";
import { nameOf, operationOf, walksFrom, type Walk } from "../support/walks.js";
import { SCOPES, type Scope } from "./access.rows.js";
import { firstRefused } from "./type-access.rows.js";

type Table = Readonly<Record<string, readonly string[]>>;

const SCHEMA = createSchema(null);
const ROOTS = [SCHEMA.getQueryType(), SCHEMA.getMutationType(), SCHEMA.getSubscriptionType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {}).map((field) => ({ type: root?.name ?? "", field })),
);
const WALKS = ROOTS.flatMap((root) => walksFrom(SCHEMA, root)).map((walk) => ({
  walk,
  asked: askedIn(operationOf([walk])),
}));

describe("the table of types and scopes", () => {
  it("has an entry for every field of every type, and for none that the schema lacks", () => {
    expect(findGaps(SCHEMA, TYPE_ACCESS)).toEqual([]);
  });

  it("names each field that is planted as missing, or that the schema lacks", () => {
    const { "Company.notes": _, ...others } = TYPE_ACCESS;

    expect(findGaps(SCHEMA, others)).toEqual(["Company.notes has no entry"]);
    expect(findGaps(SCHEMA, { ...TYPE_ACCESS, "Company.secret": [] })).toEqual(["Company.secret is not in the schema"]);
  });

  it("opens no field of an interface wider than the same field of each of its types", () => {
    const wider = interfacesOf(SCHEMA).flatMap((type) =>
      Object.keys(type.getFields()).flatMap((field) =>
        SCHEMA.getPossibleTypes(type)
          .filter((one) => !isWithin(TYPE_ACCESS[`${type.name}.${field}`], TYPE_ACCESS[`${one.name}.${field}`]))
          .map((one) => `${type.name}.${field} is wider than ${one.name}.${field}`),
      ),
    );

    expect(interfacesOf(SCHEMA).length).toBeGreaterThan(1);
    expect(wider).toEqual([]);
  });
});

describe(`the decision about each of ${WALKS.length} walks from a root to a field`, () => {
  it.each(SCOPES)("is that which the meaning of %s states, and names the first field that it does not see", (scope) => {
    const wrong = WALKS.filter(
      ({ walk, asked }) => refusedFields(asked, [AccessScope[scope]])[0] !== stated(scope, walk),
    );

    expect(wrong.map(({ walk }) => walk.map(nameOf).join(" > "))).toEqual([]);
    expect(WALKS.length).toBeGreaterThan(20_000);
  });

  it("is the union of all scopes of a token", () => {
    const document = `{ viewer { guid } companies { nodes { name } } earlierCaptures(input: {}) { jobHunt { talkingPoints } } }`;

    expect(refused(document, ["CAPTURE"])).toEqual(["Query.companies", "JobHunt.talkingPoints"]);
    expect(refused(document, ["CAPTURE", "WRITE"])).toEqual(["Query.companies"]);
    expect(refused(document, ["CAPTURE", "READ"])).toEqual([]);
  });

  it.each([
    ["in a fragment", `{ viewer { ...A } } fragment A on Person { guid quotas { used } }`],
    [
      "in a fragment of a fragment",
      `{ viewer { ...A } } fragment A on Person { ...B } fragment B on Person { quotas { used } }`,
    ],
    ["in a fragment without a type", `{ viewer { ... { quotas { used } } } }`],
    ["in a fragment on the root", `{ ...A } fragment A on Query { viewer { quotas { used } } }`],
    ["under another name", `{ me: viewer { guid: quotas { used } } }`],
    ["left out by a literal", `{ viewer { guid quotas @skip(if: true) { used } } }`],
    ["left out by a variable", `query ($is: Boolean = false) { viewer { guid quotas @include(if: $is) { used } } }`],
  ])("finds a field that is asked for %s", (_where, document) => {
    expect(refused(document, ["CAPTURE"])).toEqual(["Person.quotas"]);
  });

  it("finds a field that is asked for of an interface", () => {
    const document = `mutation { createCompany(input: {}) { company { ... on NoteTarget { id noteCount } } } }`;

    expect(refused(document, ["WRITE"])).toEqual(["NoteTarget.noteCount"]);
  });

  it("leaves alone what describes the schema, and operations of the document that are not run", () => {
    expect(
      refused(`{ __typename __schema { types { name fields { name } } } viewer { __typename } }`, ["CAPTURE"]),
    ).toEqual([]);
    expect(refused(`query A { viewer { guid } } query B { companies { nodes { name } } }`, ["CAPTURE"])).toEqual([]);
  });
});

describe("the scopes that the OpenAPI document names for a path", () => {
  it.each(ROUTES.map((row) => [`${row.method} ${row.path}`, row] as const))(
    "are enough, and none too many: %s",
    (_path, row) => {
      const { security } = restOperationOf(row);
      const isEnough = (scopes: readonly string[]): boolean =>
        "read" in row
          ? scopesFor(pathName(row)).some((scope) => scopes.includes(scope))
          : [row.operation, row.otherwise?.operation ?? ""].every(
              (operation) => operation === "" || refused(operation, scopes).length === 0,
            );

      const named = security.map(({ bearer }) => bearer);

      expect(named.filter((scopes) => !isEnough(scopes))).toEqual([]);
      expect(SCOPES.filter((scope) => isEnough([scope]))).toEqual(named.filter(({ length }) => length === 1).flat());
    },
  );
});

function stated(scope: Scope, walk: Walk): string | undefined {
  const step = firstRefused(scope, walk);
  return step === undefined ? undefined : nameOf(step);
}

/** The fields of the first operation of a document that a token with these scopes is refused. */
function refused(document: string, scopes: readonly string[]): readonly string[] {
  return refusedFields(
    askedIn(document),
    Object.values(AccessScope).filter((scope) => scopes.includes(scope)),
  );
}

/** The first operation of a document. */
function askedIn(document: string): AskedOperation {
  const { definitions } = parse(document);
  const fragments = Object.fromEntries(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error("The document has no operation.");
  return { schema: SCHEMA, operation, fragments };
}

/** Returns a sentence for each field without an entry, and for each entry without a field. */
function findGaps(schema: GraphQLSchema, table: Table): readonly string[] {
  const roots = new Set(Object.keys(OPERATION_ACCESS).map((name) => name.split(".")[0]));
  const fields = Object.values(schema.getTypeMap())
    .filter(
      (type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith("__") && !roots.has(type.name),
    )
    .flatMap((type) =>
      "getFields" in type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );
  return [
    ...fields.filter((field) => !Object.hasOwn(table, field)).map((field) => `${field} has no entry`),
    ...Object.keys(table)
      .filter((field) => !fields.includes(field))
      .map((field) => `${field} is not in the schema`),
  ];
}

function interfacesOf(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap()).filter(isInterfaceType);
}

function isWithin(inner: readonly string[] = [], outer: readonly string[] = []): boolean {
  return inner.every((scope) => outer.includes(scope));
}
