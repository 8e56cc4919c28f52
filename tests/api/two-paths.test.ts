import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { getOperationAST, Kind, OperationTypeNode, parse, print, type OperationDefinitionNode } from "graphql";
import { compileOperation } from "../../gateway/graphql/compile-operation.js";
import { createSchema } from "../../gateway/schema/schema.js";
import { clientCalls } from "../support/client-calls.js";
import { answeringCapture } from "../support/fakes.js";
import { Owners, type Owner } from "../support/owners.js";
import type { Space } from "../support/space.js";
import { startTwoPaths, type PathAnswer, type TwoPaths } from "../support/two-paths.js";
import { wholeOperations } from "../support/whole-operation.js";
import { ownVariables, rowsOf } from "./ownership.rows.js";

const schema = createSchema(null);

/** One operation as it is sent, by somebody who has a record of each kind. */
interface Case {
  readonly document: string;
  readonly variables: (owner: Owner) => object;
}

const WHOLE = wholeOperations(schema)
  .filter(({ name }) => !name.startsWith("Subscription."))
  .flatMap(({ name, document }) =>
    rowsOf(name).map((row): readonly [string, Case] => [
      name,
      { document, variables: ({ own }) => ownVariables(row, own) },
    ]),
  );
const CLIENT = clientCalls().map(({ name, document, variables }): readonly [string, Case] => [
  name,
  { document, variables: ({ own }) => variables(own) },
]);
const EXAMPLES = parse(readFileSync("schema/examples.graphql", "utf8"))
  .definitions.filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
  .filter(({ operation }) => operation !== OperationTypeNode.SUBSCRIPTION)
  .map((node): readonly [string, Case] => [
    node.name?.value ?? "",
    { document: print(node), variables: () => EXAMPLE[node.name?.value ?? ""] ?? {} },
  ]);
// Our own file, which another test checks against the schema.
const EXAMPLE = JSON.parse(readFileSync("schema/examples.variables.json", "utf8")) as Readonly<Record<string, object>>;

const HUNTS = `jobHunts(first: 2) { nodes { id name } }`;
/** What is written in many ways, or is wrong in one. */
const WRITTEN: Readonly<Record<string, readonly [document: string, variables?: (own: Space) => object]>> = {
  "aliases, also those that objects have": [
    `{ a: ${HUNTS} b: jobHunts { totalCount constructor: totalCount toString: totalCount hasOwnProperty: totalCount } }`,
  ],
  "aliases with a line between": [`{ a_b: jobHunts { c: nodes { d: name } } a: jobHunts { b_c: nodes { d: id } } }`],
  "an alias that is a prototype": [`{ __proto__: ${HUNTS} viewer { guid __proto__: name } }`],
  "an alias that is an index": [`{ idx0: ${HUNTS} jobHunts { idx1: nodes { idx2: phases { idx0: name } } } }`],
  "a variable that is a prototype": [`query ($__proto__: Int) { jobHunts(first: $__proto__) { totalCount } }`],
  fragments: [
    `query ($kind: RecordKind!, $id: ID!) { record(kind: $kind, id: $id) { __typename ...Named ... on Company { type ...Named } ... { version } } }
     fragment Named on Company { name notes(first: 1) { totalCount ...None } } fragment None on NoteConnection { hasRecord }`,
    ({ company }) => ({ kind: "COMPANY", id: company }),
  ],
  "the same field several times": [
    `{ jobHunts { totalCount nodes { id } } jobHunts { nodes { name id } pageInfo { hasNextPage } } }`,
  ],
  "what is left out, and what is not": [
    `query ($yes: Boolean!, $no: Boolean! = false) { viewer { guid @include(if: $yes) name @skip(if: $yes) email @include(if: $no) } jobHunts @skip(if: $no) { totalCount @include(if: true) } companies @include(if: $no) { totalCount } }`,
    () => ({ yes: true }),
  ],
  "what is left out by one selection and asked for by another": [
    `query ($no: Boolean!) { jobHunts { nodes @include(if: $no) { id } ... @skip(if: $no) { nodes { name } } } }`,
    () => ({ no: false }),
  ],
  "a default": [`query ($first: Int! = 1) { jobHunts(first: $first) { nodes { name } } }`],
  "null for a default": [
    `query ($first: Int = 1) { jobHunts(first: $first) { nodes { name } } }`,
    () => ({ first: null }),
  ],
  "null for a default where there may be none": [
    `query ($group: DueGroupKey = NEXT) { dueItems(group: $group) { totalCount } }`,
    () => ({ group: null }),
  ],
  "an absent variable": [`query ($first: Int) { jobHunts(first: $first) { nodes { name } } }`],
  "one value for a list": [
    `query ($scopes: [RecordKind!]) { trash(where: { kind: COMPANY }, first: 1) { totalCount } search(text: "a", kinds: $scopes) { hits { kind } } }`,
    () => ({ scopes: "COMPANY" }),
  ],
  "a number for an id": [`query ($id: ID!) { jobHunt(id: $id) { name } }`, () => ({ id: 7 })],
  "a text for a number": [`query ($first: Int) { jobHunts(first: $first) { totalCount } }`, () => ({ first: "7" })],
  "a variable that nobody declared": [`{ jobHunts { totalCount } }`, () => ({ first: 7 })],
  "an unknown value": [
    `query ($kind: RecordKind!) { record(kind: $kind, id: "x") { id } }`,
    () => ({ kind: "NOBODY" }),
  ],
  "a page that is too long": [`{ jobHunts(first: 201) { nodes { id } } viewer { guid } }`],
  "more rows than fit": [`{ a: jobHunts(first: 200) { nodes { notes(first: 200) { nodes { id } } } } }`],
  "a field that does not exist": [`{ viewer { guid nothing } }`],
  "nothing of GraphQL": [`{ viewer {`],
  "a subscription": [`subscription { changes { logEntryId } }`],
  introspection: [
    `{ __schema { queryType { name } } __type(name: "JobHunt") { kind fields { name } } viewer { __typename } }`,
  ],
  "several operations, one of them named": [`query A { viewer { guid } } query B { jobHunts { totalCount } }`],
  "an error in a field that may be null": [
    `{ jobHunt(id: "00000000-0000-7000-8000-000000000000") { name } viewer { guid } }`,
  ],
  "an error in one of two changes": [
    `mutation { a: renameJobHunt(input: { id: "00000000-0000-7000-8000-000000000000", name: "x" }) { logEntryId } b: createCompany(input: { name: "B" }) { company { name } } }`,
  ],
  "changes one after the other": [
    `mutation { a: createCompany(input: { name: "A" }) { company { name version } } b: createCompany(input: { name: "B" }) { company { name version } } }`,
  ],
};

describe("an operation is answered alike, compiled and not", () => {
  let paths: TwoPaths;
  let reader: Owner;
  /** Two people with the same things, to whom the same was done, each on one path. */
  let changers: readonly [Owner, Owner];

  beforeAll(async () => {
    paths = await startTwoPaths({ capture: answeringCapture });
    [reader] = await makeTwo();
    changers = await makeTwo();
  });
  afterAll(() => paths.close());

  const makeTwo = (): Promise<readonly [Owner, Owner]> => new Owners(paths.fast, "Mark").takeTwo();

  async function answersTo(
    { document, variables }: Case,
    two: readonly [Owner, Owner],
  ): Promise<[PathAnswer, PathAnswer]> {
    const [one, other] = two.map((owner) => JSON.stringify({ query: document, variables: variables(owner) }));
    return paths.answersTo([two[0].client, two[1].client], [one ?? "", other ?? ""]);
  }

  async function expectAlike(operation: Case): Promise<void> {
    if (!isMutation(operation.document)) {
      const [fast, slow] = await answersTo(operation, [reader, reader]);
      expect(fast).toEqual(slow);
      return;
    }
    const [fast, slow] = await answersTo(operation, changers);
    expect(fast).toEqual(slow);
    if (!fast.body.includes('"errors"')) return;
    // What it needs may be gone by an earlier one.
    changers = await makeTwo();
    const [again, slowly] = await answersTo(operation, changers);
    expect(again).toEqual(slowly);
  }

  it.each([...WHOLE, ...CLIENT])("%s", async (_name, operation) => {
    expect(isCompiled(operation.document)).toBe(true);
    await expectAlike(operation);
  });

  it.each(EXAMPLES)("the example %s", async (_name, operation) => {
    expect(isCompiled(operation.document)).toBe(true);
    await expectAlike(operation);
  });

  it.each(Object.entries(WRITTEN))("with %s", async (_what, [document, variables = () => ({})]) => {
    await expectAlike({ document, variables: ({ own }) => variables(own) });
  });
});

function isMutation(text: string): boolean {
  return text.trimStart().startsWith("mutation");
}

function isCompiled(text: string): boolean {
  const document = parse(text);
  const operation = getOperationAST(document);
  return operation != null && compileOperation(schema, document, operation) !== null;
}
