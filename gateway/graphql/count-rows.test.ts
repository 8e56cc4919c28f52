import { describe, expect, it } from "@jest/globals";
import { buildSchema, Kind, parse, type OperationDefinitionNode } from "graphql";
import { countRows } from "./count-rows.js";

const SCHEMA = buildSchema(`
  type Query { hunts(first: Int! = 50): Hunts! names: [String!]! anything(first: Int): [Hunt!]! }
  type Hunts { nodes: [Hunt!]! }
  type Hunt { id: ID! notes(first: Int! = 10): Hunts! }
  input Inputs { ids: [ID!]! name: String }
  type Changed { answers: [Hunt!]! hunt: Hunt! }
  type Mutation { change(input: Inputs!): Changed! rename(name: String!): Changed! }
`);

const THREE = { input: { ids: ["a", "b", "c"] } };

function rowsOf(text: string, variables: Record<string, unknown> = {}): Record<string, number> {
  const document = parse(text);
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation === undefined) throw new Error("There is no operation.");
  return Object.fromEntries(countRows(SCHEMA, document, operation, variables).map(({ field, rows }) => [field, rows]));
}

describe("the rows an operation asks for", () => {
  it.each<[string, string, Record<string, unknown>, Record<string, number>]>([
    ["the page size", `{ hunts(first: 7) { nodes { id } } }`, {}, { hunts: 7 }],
    ["the usual one", `{ hunts { nodes { id } } }`, {}, { hunts: 50 }],
    ["the longest there is, where none is usual", `{ anything { id } }`, {}, { anything: 200 }],
    ["that of a variable", `query ($n: Int!) { hunts(first: $n) { nodes { id } } }`, { n: 9 }, { hunts: 9 }],
    ["nothing that is no page", `{ names }`, {}, { names: 0 }],
    ["at most what a page can have", `{ hunts(first: 100000) { nodes { id } } }`, {}, { hunts: 200 }],
    ["nothing below zero", `{ hunts(first: -5) { nodes { id } } }`, {}, { hunts: 0 }],
    ["each name", `{ a: hunts(first: 1) { nodes { id } } b: hunts(first: 2) { nodes { id } } }`, {}, { a: 1, b: 2 }],
    [
      "a list in a list, times the outer one",
      `{ hunts(first: 5) { nodes { notes(first: 3) { nodes { id } } } } }`,
      {},
      { hunts: 5 * (1 + 3) },
    ],
    [
      "what stands in fragments",
      `{ ...on Query { hunts(first: 5) { nodes { ...more } } } } fragment more on Hunt { notes { nodes { id } } }`,
      {},
      { hunts: 5 * (1 + 10) },
    ],
    [
      "a fragment in a fragment, each time",
      `{ ...a ...a } fragment a on Query { ...b ...b } fragment b on Query { hunts(first: 1) { nodes { id } } }`,
      {},
      { hunts: 2 },
    ],
    [
      "as many answers as inputs",
      `mutation ($input: Inputs!) { change(input: $input) { answers { id } } }`,
      THREE,
      { change: 3 },
    ],
    [
      "those below each answer",
      `mutation { change(input: { ids: ["a", "b"] }) { ...more } } fragment more on Changed { answers { ...below } }
       fragment below on Hunt { notes { nodes { id } } }`,
      {},
      { change: 2 * (1 + 10) },
    ],
    [
      "those of each mutation by its own inputs",
      `mutation ($input: Inputs!) { a: change(input: $input) { ...more } b: change(input: { ids: ["a"] }) { ...more }
       c: rename(name: "a") { ...more } } fragment more on Changed { answers { id } hunt { id } }`,
      THREE,
      { a: 3, b: 1, c: 0 },
    ],
    [
      "no more answers than a page can have",
      `mutation ($input: Inputs!) { change(input: $input) { answers { id } } }`,
      { input: { ids: Array.from({ length: 200_000 }, () => "a") } },
      { change: 200 },
    ],
  ])("are %s", (_what, text, variables, expected) => {
    expect(rowsOf(text, variables)).toEqual(expected);
  });

  it("are counted at once, however often fragments are doubled", () => {
    const chain = Array.from({ length: 200 }, (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`);

    const rows = rowsOf(`{ ...f0 } ${chain.join(" ")} fragment f200 on Query { hunts { nodes { id } } }`);

    expect(rows["hunts"]).toBeGreaterThan(1e50);
  });

  it("are counted at once with a mutation between two of the same fragment", () => {
    const change = `change(input: { ids: ["a"] }) { answers { id } }`;
    const chain = Array.from(
      { length: 200 },
      (_, n) => `fragment f${n} on Mutation { ...f${n + 1} m${n}: ${change} ...f${n + 1} }`,
    );

    const rows = rowsOf(`mutation { ...f0 } ${chain.join(" ")} fragment f200 on Mutation { ${change} }`);

    expect(Object.values(rows)[0]).toBeGreaterThan(1e50);
  });
});
