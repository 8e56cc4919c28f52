import { ApolloClient, ApolloLink, Observable, type InMemoryCache } from "@apollo/client";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { parse } from "graphql";
import { createCache } from "../../../web/lib/createCache.js";
import { createOfflineLink, restoreCache } from "../../../web/lib/offline.js";
import { fakeDatabase } from "../fake-database.js";
import { fakePage, install, type FakePage } from "../fake-page.js";

const COMPANY = parse("query Company($id: ID!) { company(id: $id) { id name } }");
const LIST = parse(
  "query List($first: Int!, $after: String) { companies(first: $first, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }",
);
const DELETE = parse("mutation Delete($id: ID!) { deleteCompany(id: $id) { id } }");
const ACME = { __typename: "Company", id: "1", name: "Acme" };

/** The time until what was seen is written down. */
const REST_MS = 1_000;

describe("without a network", () => {
  let page: FakePage;
  let isOnline: boolean;
  let asked: number;
  let stored: Map<string, unknown>;
  let remove: () => void;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
    page = fakePage();
    page.local.set("person_guid", "robin");
    isOnline = true;
    asked = 0;
    stored = new Map();
    const navigator = {
      get onLine() {
        return isOnline;
      },
    };
    remove = install({ indexedDB: fakeDatabase(stored), navigator });
  });
  afterEach(() => {
    jest.useRealTimers();
    remove();
    page.remove();
  });

  it("a query is answered from what was seen since the page was loaded", async () => {
    const client = openPage();
    await read(client, COMPANY, { id: "1" });

    isOnline = false;

    expect(await read(client, COMPANY, { id: "1" })).toEqual({ company: ACME });
    expect(asked).toBe(1);
  });

  it("a query is answered from what was seen on another day", async () => {
    await read(openPage(), COMPANY, { id: "1" });
    await rest();

    isOnline = false;

    expect(await read(openPage(), COMPANY, { id: "1" })).toEqual({ company: ACME });
  });

  it("what was seen is written down while further answers arrive", async () => {
    const client = openPage();
    for (let time = 0; time < REST_MS; time += REST_MS / 4) {
      await read(client, COMPANY, { id: "1" });
      await jest.advanceTimersByTimeAsync(REST_MS / 4);
    }
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);

    expect(stored.size).toBe(1);
  });

  it("what another person saw answers nothing", async () => {
    await read(openPage(), COMPANY, { id: "1" });
    await rest();
    page.local.set("person_guid", "kim");

    isOnline = false;

    await expect(read(openPage(), COMPANY, { id: "1" })).rejects.toThrow("no network");
  });

  it.each([
    ["nobody who is signed in", undefined],
    ["a person who is not known yet", "0"],
  ])("nothing was written down for %s", async (_who, guid) => {
    if (guid === undefined) page.local.delete("person_guid");
    else page.local.set("person_guid", guid);

    await read(openPage(), COMPANY, { id: "1" });
    await rest();

    expect(stored.size).toBe(0);
  });

  it("nothing was written down for somebody who logged out while it was about to be", async () => {
    await read(openPage(), COMPANY, { id: "1" });
    jest.advanceTimersByTime(REST_MS);
    page.local.delete("person_guid");
    await rest();

    expect(stored.size).toBe(0);
  });

  it("what was never seen, a change, and a further page fail as they would", async () => {
    const client = openPage();
    await read(client, COMPANY, { id: "1" });
    await read(client, LIST, { first: 1 });
    isOnline = false;

    await expect(read(client, COMPANY, { id: "2" })).rejects.toThrow("no network");
    await expect(read(client, LIST, { first: 1, after: "1" })).rejects.toThrow("no network");
    await expect(client.mutate({ mutation: DELETE, variables: { id: "1" } })).rejects.toThrow("no network");
  });

  it("what was seen is taken up by the next page at once", async () => {
    await read(openPage(), COMPANY, { id: "1" });
    await rest();
    const cache = createCache();

    await restoreCache(cache);

    expect(cache.readQuery({ query: COMPANY, variables: { id: "1" } })).toEqual({ company: ACME });
  });

  it("a browser that keeps nothing is none the worse", async () => {
    install({ indexedDB: undefined });
    const client = openPage();

    await read(client, COMPANY, { id: "1" });
    await rest();
    await restoreCache(createCache());
    isOnline = false;

    await expect(read(openPage(), COMPANY, { id: "1" })).rejects.toThrow("no network");
  });

  function openPage(cache: InMemoryCache = createCache()): ApolloClient {
    return new ApolloClient({ cache, link: ApolloLink.from([createOfflineLink(cache, createCache), server()]) });
  }

  function server(): ApolloLink {
    return new ApolloLink(
      ({ operationName }) =>
        new Observable((observer) => {
          asked += 1;
          if (!isOnline) {
            observer.error(new Error("There is no network."));
            return;
          }
          const pageInfo = { __typename: "PageInfo", endCursor: "1", hasNextPage: true };
          const companies = { __typename: "CompanyConnection", nodes: [ACME], pageInfo };
          observer.next({ data: operationName === "List" ? { companies } : { company: ACME } });
          observer.complete();
        }),
    );
  }

  async function read(client: ApolloClient, query: typeof COMPANY, variables: object): Promise<unknown> {
    return (await client.query({ query, variables: { ...variables }, fetchPolicy: "network-only" })).data;
  }

  /** Lets what was seen be written down. */
  async function rest(): Promise<void> {
    await jest.advanceTimersByTimeAsync(REST_MS);
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  }
});
