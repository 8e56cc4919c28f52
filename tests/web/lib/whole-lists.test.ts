import { ApolloClient, ApolloLink, Observable, type TypedDocumentNode } from "@apollo/client";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { parse } from "graphql";
import { PAGE_MAX } from "../../../schema/limits.js";
import { createCache } from "../../../web/lib/createCache.js";
import { createWholeListLink } from "../../../web/lib/wholeLists.js";

interface Answer {
  readonly records: { readonly nodes: readonly { readonly id: string }[]; readonly totalCount: number };
}

interface Page {
  readonly first: number;
  readonly after?: string | null;
}

const LIST: TypedDocumentNode<Answer, Page> = parse(`
  query CompanyList($first: Int!, $after: String) {
    records: companies(first: $first, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } totalCount }
  }
`);

describe("a list that was read page by page", () => {
  let ids: readonly string[];
  let asked: { readonly first: number; readonly after: string | null }[];
  let client: ApolloClient;

  beforeEach(() => {
    ids = Array.from({ length: 10 }, (_nothing, index) => `c${index}`);
    asked = [];
    const cache = createCache();
    client = new ApolloClient({ cache, link: ApolloLink.from([createWholeListLink(cache), server()]) });
  });

  it("is as long as before when it is asked for again, in one answer", async () => {
    await read(3);
    await readOn(3);
    await readOn(3);
    asked = [];

    const { nodes, totalCount } = await read(3);

    expect(nodes).toEqual(ids.slice(0, 9));
    expect(totalCount).toBe(10);
    expect(asked).toEqual([
      { first: 3, after: null },
      { first: 6, after: "c2" },
    ]);
  });

  it("has what came and went meanwhile in the right places", async () => {
    await read(3);
    await readOn(3);
    ids = ["new", ...ids.filter((id) => id !== "c1" && id !== "c4")];

    expect((await read(3)).nodes).toEqual(["new", "c0", "c2", "c3", "c5", "c6"]);
  });

  it("ends where the server has no more", async () => {
    await read(3);
    await readOn(3);
    ids = ids.slice(0, 5);

    expect((await read(3)).nodes).toEqual(ids);
  });

  it("is asked for in pages that the server allows", async () => {
    ids = Array.from({ length: PAGE_MAX * 2 + 5 }, (_nothing, index) => `c${index}`);
    await read(PAGE_MAX);
    await readOn(PAGE_MAX);
    await readOn(PAGE_MAX);
    asked = [];

    const { nodes } = await read(PAGE_MAX);

    expect(nodes).toHaveLength(ids.length);
    expect(asked.map(({ first }) => first)).toEqual([PAGE_MAX, PAGE_MAX, 5]);
  });

  it("is its first page where no other was read", async () => {
    await read(3);
    await read(3);

    expect(asked).toEqual([
      { first: 3, after: null },
      { first: 3, after: null },
    ]);
  });

  async function read(first: number): Promise<{ nodes: readonly string[]; totalCount: number }> {
    const { data } = await client.query({ query: LIST, variables: { first }, fetchPolicy: "network-only" });
    if (data === undefined) throw new Error("There was no answer.");
    return { nodes: data.records.nodes.map(({ id }) => id), totalCount: data.records.totalCount };
  }

  /** Reads the page behind what is known, as the end of a list comes near. */
  async function readOn(first: number): Promise<void> {
    const kept = client.readQuery({ query: LIST, variables: { first } });
    const after = kept?.records.nodes.at(-1)?.id ?? null;
    await client.query({ query: LIST, variables: { first, after }, fetchPolicy: "network-only" });
  }

  function server(): ApolloLink {
    return new ApolloLink(({ variables }) => {
      const [first, after] = [Number(variables.first), variables.after == null ? null : String(variables.after)];
      asked.push({ first, after });
      const start = after === null ? 0 : ids.indexOf(after) + 1;
      const page = ids.slice(start, start + first);
      const records = {
        __typename: "CompanyConnection",
        nodes: page.map((id) => ({ __typename: "Company", id })),
        pageInfo: {
          __typename: "PageInfo",
          endCursor: page.at(-1) ?? null,
          hasNextPage: start + first < ids.length,
        },
        totalCount: ids.length,
      };
      return new Observable((observer) => {
        observer.next({ data: { records } });
        observer.complete();
      });
    });
  }
});
