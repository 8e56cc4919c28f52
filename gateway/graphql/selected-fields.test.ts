import { describe, expect, it } from "@jest/globals";
import { buildSchema, execute, parse, type GraphQLResolveInfo } from "graphql";
import { nodesSelectOnly, selectedAt, selectedFields, selectedNodeFields, selectsOnly } from "./selected-fields.js";

const SCHEMA = buildSchema(`
  type Hunt { id: ID, name: String, phases: String }
  type Edge { cursor: String, node: Hunt }
  type Hunts { nodes: [Hunt], edges: [Edge], totalCount: Int }
  type Query { hunt: Hunt, hunts: Hunts }
`);
const BRIEF = new Set(["id", "name"]);

describe("what is selected of the answer of a field", () => {
  /** Returns what the function says of the one root field of a query. */
  const said = async <T>(query: string, ask: (info: GraphQLResolveInfo) => T): Promise<T | undefined> => {
    let answer: T | undefined;
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

  it.each([
    ["{ hunt { id title: name ...Rest } } fragment Rest on Hunt { phases ... { id } }", ["id", "name", "phases"]],
    ["{ hunt { id } hunt { name } }", ["id", "name"]],
  ])("has names: %s, %j", async (query, names) => {
    expect([...((await said(query, selectedFields)) ?? [])]).toEqual(names);
  });

  it.each([
    ["{ hunts { totalCount } }", []],
    ["{ hunts { nodes { id } totalCount } }", ["id"]],
    ["{ hunts { nodes { id } edges { cursor node { name } } } }", ["id", "name"]],
    ["{ hunts { ...Page } } fragment Page on Hunts { edges { node { phases } } }", ["phases"]],
  ])("has names of the records of a page: %s, %j", async (query, names) => {
    expect([...((await said(query, selectedNodeFields)) ?? [])]).toEqual(names);
  });

  it("has names at the end of a path, each way of which counts", async () => {
    const path = [new Set(["nodes", "edges"])];
    const query = "{ hunts { nodes { id } edges { cursor } totalCount } }";

    const names = await said(query, (info) => [selectedAt(info, path), selectedAt(info, path)]);

    expect([...(names?.[0] ?? [])]).toEqual(["id", "cursor"]);
    expect(names?.[1]).toBe(names?.[0]);
  });
});
