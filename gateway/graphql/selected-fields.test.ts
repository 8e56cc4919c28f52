import { describe, expect, it } from "@jest/globals";
import { buildSchema, execute, parse, type GraphQLResolveInfo } from "graphql";
import { nodesSelectOnly, selectsOnly } from "./selected-fields.js";

const SCHEMA = buildSchema(`
  type Hunt { id: ID, name: String, phases: String }
  type Edge { cursor: String, node: Hunt }
  type Hunts { nodes: [Hunt], edges: [Edge], totalCount: Int }
  type Query { hunt: Hunt, hunts: Hunts }
`);
const BRIEF = new Set(["id", "name"]);

describe("what is selected of the answer of a field", () => {
  /** Returns what the function says of the one root field of a query. */
  const said = async (query: string, ask: (info: GraphQLResolveInfo) => boolean): Promise<boolean | undefined> => {
    let answer: boolean | undefined;
    const resolve = (_args: object, _context: unknown, info: GraphQLResolveInfo): null => {
      answer = ask(info);
      return null;
    };
    await execute({ schema: SCHEMA, document: parse(query), rootValue: { hunt: resolve, hunts: resolve } });
    return answer;
  };

  it.each([
    ["{ hunt { id } }", true],
    ["{ hunt { id name title: name } }", true],
    ["{ hunt { id phases } }", false],
    ["{ hunt { id name: phases } }", false],
    ["{ hunt { ... { phases } } }", false],
    ["{ hunt { ...Brief } } fragment Brief on Hunt { id ...Name } fragment Name on Hunt { name }", true],
    ["{ hunt { ...Whole } } fragment Whole on Hunt { id ... on Hunt { phases } }", false],
    ["{ hunt { id } hunt { phases } }", false],
  ])("is no more than some fields: %s, %s", async (query, isOnly) => {
    expect(await said(query, (info) => selectsOnly(info, BRIEF))).toBe(isOnly);
  });

  it.each([
    ["{ hunts { nodes { id } totalCount } }", true],
    ["{ hunts { totalCount } }", true],
    ["{ hunts { nodes { id phases } } }", false],
    ["{ hunts { nodes { id } edges { cursor node { phases } } } }", false],
    ["{ hunts { edges { cursor node { name } } } }", true],
    ["{ hunts { ...Page } } fragment Page on Hunts { nodes { phases } }", false],
    ["{ hunts { nodes { id } nodes { phases } } }", false],
  ])("is no more than some fields of the records of a page: %s, %s", async (query, isOnly) => {
    expect(await said(query, (info) => nodesSelectOnly(info, BRIEF))).toBe(isOnly);
  });
});
