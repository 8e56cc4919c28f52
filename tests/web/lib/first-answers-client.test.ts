import { ApolloLink, InMemoryCache } from "@apollo/client";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { parse } from "graphql";
import { of } from "rxjs";
import { askFirstQueries, forgetFirstAnswers } from "../../../web/lib/firstAnswers.js";
import { FirstAnswersClient } from "../../../web/lib/firstAnswersClient.js";
import { createFirstAnswersLink } from "../../../web/lib/firstAnswersLink.js";
import { fakePage, install, type FakePage } from "../fake-page.js";

const VIEWER = parse("query Viewer { guid }");
const WATCHED = { query: VIEWER, fetchPolicy: "cache-and-network" } as const;

describe("the first render of a query", () => {
  let page: FakePage;
  let asked: (string | undefined)[];
  let client: FirstAnswersClient;
  let answer: () => void;
  let remove: () => void;

  beforeEach(() => {
    // What nobody takes is forgotten after five seconds.
    jest.useFakeTimers();
    page = fakePage();
    asked = [];
    remove = install({
      fetch: () => new Promise((resolve) => (answer = () => resolve(Response.json({ data: { guid: "early" } })))),
    });
    const server = new ApolloLink(({ operationName }) => {
      asked.push(operationName);
      return of({ data: { guid: "asked" } });
    });
    client = new FirstAnswersClient({
      link: ApolloLink.from([createFirstAnswersLink(), server]),
      cache: new InMemoryCache(),
    });
    askFirstQueries({ texts: {}, everywhere: [{ operationName: "Viewer", variables: {} }], byPath: {} }, "/", "t");
  });
  afterEach(() => {
    forgetFirstAnswers();
    remove();
    page.remove();
    jest.useRealTimers();
  });

  /** Resolves once the answer is there, and read. */
  async function arrived(): Promise<void> {
    answer();
    for (let turns = 0; turns < 3; turns++) await jest.advanceTimersByTimeAsync(0);
  }

  it("has the answer that was there before, for which nobody asks again", async () => {
    await arrived();

    const query = client.watchQuery(WATCHED);
    const first = query.getCurrentResult();
    const watch = query.subscribe(() => undefined);
    await arrived();

    expect(first).toMatchObject({ data: { guid: "early" }, loading: false });
    expect(asked).toEqual([]);
    watch.unsubscribe();
  });

  it("has it when React begins to render once more, but not once it may be old", async () => {
    await arrived();
    client.watchQuery(WATCHED);
    client.cache.writeQuery({ query: VIEWER, data: { guid: "newer" } });

    const again = client.watchQuery(WATCHED).getCurrentResult();
    forgetFirstAnswers();
    const later = client.watchQuery(WATCHED).getCurrentResult();

    expect(again).toMatchObject({ data: { guid: "newer" }, loading: false });
    expect(later).toMatchObject({ data: { guid: "newer" }, loading: true });
  });

  it("waits for an answer that is still on its way", async () => {
    const query = client.watchQuery(WATCHED);
    const watch = query.subscribe(() => undefined);

    expect(query.getCurrentResult().data).toBeUndefined();
    await arrived();

    expect(query.getCurrentResult().data).toEqual({ guid: "early" });
    expect(asked).toEqual([]);
    watch.unsubscribe();
  });

  it("is followed by the server's own answer when that is asked for", async () => {
    await arrived();
    const query = client.watchQuery(WATCHED);
    const watch = query.subscribe(() => undefined);

    await query.refetch();

    expect(query.getCurrentResult().data).toEqual({ guid: "asked" });
    watch.unsubscribe();
  });

  it("leaves every other policy as it is", async () => {
    await arrived();
    const query = client.watchQuery({ query: VIEWER, fetchPolicy: "network-only" });
    const watch = query.subscribe(() => undefined);
    await arrived();

    expect(query.getCurrentResult().data).toEqual({ guid: "early" });
    expect(query.options.fetchPolicy).toBe("network-only");
    watch.unsubscribe();
  });
});
