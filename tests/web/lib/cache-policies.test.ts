import type { InMemoryCache } from "@apollo/client";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { parse } from "graphql";
import { createCache } from "../../../web/lib/createCache.js";
import { listedKinds, listedRecords, typenameOf } from "../../../web/lib/recordKinds.js";

interface Page {
  readonly nodes: readonly { readonly id: string }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

/** The page of a list that ends at a cursor. */
function pageOf(typename: string, ids: readonly string[], endCursor: string | null): object {
  const nodes = ids.map((id) => ({ __typename: typename, id }));
  return {
    __typename: "Page",
    nodes,
    pageInfo: { __typename: "PageInfo", endCursor, hasNextPage: endCursor !== null },
  };
}

describe("the cache of the client", () => {
  const rows = listedKinds.map((kind) => ({ typename: typenameOf(kind), ...listedRecords[kind] }));
  let cache: InMemoryCache;

  beforeEach(() => {
    cache = createCache();
  });

  it("joins the pages of every list of records under its alias", () => {
    for (const { typename, list } of rows) {
      const query = listQuery(list);
      cache.writeQuery({ query, variables: { first: 2 }, data: { records: pageOf(typename, ["a", "b"], "b") } });
      cache.writeQuery({
        query,
        variables: { first: 2, after: "b" },
        data: { records: pageOf(typename, ["c"], null) },
      });

      expect([list, idsOf(query)]).toEqual([list, ["a", "b", "c"]]);
    }
  });

  it("drops a page that continues nothing, and begins anew with a first page", () => {
    for (const { typename, list } of rows) {
      const query = listQuery(list);
      cache.writeQuery({ query, variables: { first: 2 }, data: { records: pageOf(typename, ["a", "b"], "b") } });
      cache.writeQuery({
        query,
        variables: { first: 2, after: "elsewhere" },
        data: { records: pageOf(typename, ["z"], null) },
      });
      const kept = idsOf(query);
      cache.writeQuery({ query, variables: { first: 2 }, data: { records: pageOf(typename, ["d"], "d") } });

      expect([list, kept, idsOf(query)]).toEqual([list, ["a", "b"], ["d"]]);
    }
  });

  it("keeps each page of the log as it was read when a further one follows", () => {
    const query = listQuery("logEntries");
    const nodes = (): readonly unknown[] | undefined =>
      cache.readQuery<{ records: Page }>({ query, variables: { first: 2 } })?.records.nodes;
    const write = (ids: readonly string[], endCursor: string | null, after?: string): void => {
      const data = { records: pageOf("LogEntry", ids, endCursor) };
      cache.writeQuery({ query, variables: { first: 2, ...(after !== undefined && { after }) }, data });
    };
    write(["a", "b"], "b");
    write(["c", "d"], "d", "b");
    const before = nodes();
    write(["e"], null, "d");
    const after = nodes();

    expect(after?.flat()).toMatchObject(["a", "b", "c", "d", "e"].map((id) => ({ id })));
    expect(after).toHaveLength(3);
    expect(after?.[0]).toBe(before?.[0]);
    expect(after?.[1]).toBe(before?.[1]);
  });

  it("knows a single record that a list brought along, and no other", () => {
    for (const { typename, list, single } of rows) {
      const query = parse(`query ($id: ID!) { record: ${single}(id: $id) { id } }`);
      cache.writeQuery({
        query: listQuery(list),
        variables: { first: 2 },
        data: { records: pageOf(typename, ["a"], null) },
      });
      const found = cache.readQuery({ query, variables: { id: "a" } });
      const unknown = cache.readQuery({ query, variables: { id: "nowhere" } });

      expect([single, found, unknown]).toEqual([single, { record: { __typename: typename, id: "a" } }, null]);
    }
  });

  function idsOf(query: ReturnType<typeof parse>): readonly string[] | undefined {
    return cache.readQuery<{ records: Page }>({ query, variables: { first: 2 } })?.records.nodes.map(({ id }) => id);
  }
});

function listQuery(list: string): ReturnType<typeof parse> {
  return parse(
    `query ($first: Int!, $after: String) { records: ${list}(first: $first, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }`,
  );
}
