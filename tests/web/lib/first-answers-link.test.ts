import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { parse } from "graphql";
import { of } from "rxjs";
import { askFirstQueries, forgetFirstAnswers } from "../../../web/lib/firstAnswers.js";
import { createFirstAnswersLink } from "../../../web/lib/firstAnswersLink.js";
import { fakePage, install, type FakePage } from "../fake-page.js";

const [VIEWER, TODAY] = [parse("query Viewer { guid }"), parse("query Today { on }")];
const RENAME = parse("mutation Rename { rename }");
const plain = (operationName: string) => ({ operationName, variables: {} });

describe("the client", () => {
  let page: FakePage;
  let answer: () => Response;
  let asked: (string | undefined)[];
  let client: ApolloClient;
  let remove: () => void;

  beforeEach(() => {
    // What nobody takes is forgotten after five seconds.
    jest.useFakeTimers();
    page = fakePage();
    asked = [];
    answer = () => Response.json({ data: { guid: "early", on: "early" } });
    remove = install({ fetch: () => Promise.resolve(answer()) });
    const server = new ApolloLink(({ operationName }) => {
      asked.push(operationName);
      return of({ data: { guid: "asked", on: "asked", rename: true } });
    });
    client = new ApolloClient({
      link: ApolloLink.from([createFirstAnswersLink(), server]),
      cache: new InMemoryCache(),
      defaultOptions: { query: { fetchPolicy: "no-cache" } },
    });
  });
  afterEach(() => {
    forgetFirstAnswers();
    remove();
    page.remove();
    jest.useRealTimers();
  });

  it("takes the answer to a query that was sent before it was there, and asks the next time", async () => {
    askFirstQueries({ texts: {}, everywhere: [plain("Viewer")], byPath: {} }, "/", "t");

    expect((await client.query({ query: VIEWER })).data).toMatchObject({ guid: "early" });
    expect(asked).toEqual([]);
    expect((await client.query({ query: VIEWER })).data).toMatchObject({ guid: "asked" });
  });

  it("asks again where that answer has an error", async () => {
    answer = () => Response.json({ errors: [{ message: "no" }] }, { status: 401 });
    askFirstQueries({ texts: {}, everywhere: [plain("Viewer")], byPath: {} }, "/", "t");

    expect((await client.query({ query: VIEWER })).data).toMatchObject({ guid: "asked" });
  });

  it("takes none after something was changed", async () => {
    askFirstQueries({ texts: {}, everywhere: [plain("Viewer"), plain("Today")], byPath: {} }, "/", "t");
    await client.query({ query: VIEWER });
    await client.mutate({ mutation: RENAME });

    expect((await client.query({ query: TODAY })).data).toMatchObject({ on: "asked" });
  });
});
