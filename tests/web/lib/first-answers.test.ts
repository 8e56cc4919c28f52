import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import {
  askFirstQueries,
  forgetFirstAnswers,
  takeFirstAnswer,
  type FirstQueries,
} from "../../../web/lib/firstAnswers.js";
import { install } from "../fake-page.js";

const QUERIES: FirstQueries = {
  texts: { Viewer: "query Viewer{viewer{guid}}", Board: "query Board($first:Int!){jobHunts(first:$first){id}}" },
  everywhere: [{ operationName: "Viewer", variables: {} }],
  byPath: {
    "/jobhunts": [{ operationName: "Board", variables: { first: 24 } }],
    "/jobhunts/:id": [{ operationName: "Sheet", variables: {} }],
  },
};
const ID = "019ac3f2-7b1e-7c40-9d52-1f0a6b3c4d5e";

interface Sent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

describe("the answers to the first queries", () => {
  let sent: Sent[];
  let answer: (body: string) => Response;
  let remove: () => void;

  beforeEach(() => {
    sent = [];
    answer = (body) => Response.json({ data: { said: body.includes("Viewer") ? "who" : "what" } });
    remove = install({
      fetch: (_url: string, request: Sent) => {
        sent.push(request);
        return new Promise((resolve) => resolve(answer(request.body)));
      },
    });
  });
  afterEach(() => {
    forgetFirstAnswers();
    remove();
  });

  it("are asked for as on every screen, and as on the screen of the address, with the token", () => {
    askFirstQueries(QUERIES, "/jobhunts", "t");

    expect(sent.map(({ body }): unknown => JSON.parse(body))).toEqual([
      { operationName: "Viewer", variables: {}, query: QUERIES.texts.Viewer },
      { operationName: "Board", variables: { first: 24 }, query: QUERIES.texts.Board },
    ]);
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(["Bearer t", "Bearer t"]);
  });

  it("are none of another screen", () => {
    askFirstQueries(QUERIES, "/companies", "t");

    expect(sent).toHaveLength(1);
  });

  it("are those of the record whose id the address ends in", () => {
    askFirstQueries(QUERIES, `/jobhunts/${ID}`, "t");
    askFirstQueries(QUERIES, "/jobhunts/applying", "t");

    expect(sent.map(({ body }) => /"variables":({.*?})/.exec(body)?.[1])).toEqual(["{}", `{"id":"${ID}"}`, "{}"]);
  });

  it("are taken once each, by the name and the variables", async () => {
    askFirstQueries(QUERIES, "/jobhunts", "t");

    expect(takeFirstAnswer("Board", { first: 25 })).toBeUndefined();
    expect(await takeFirstAnswer("Board", { first: 24 })).toEqual({ data: { said: "what" } });
    expect(takeFirstAnswer("Board", { first: 24 })).toBeUndefined();
  });

  it("are gone once they are forgotten", () => {
    askFirstQueries(QUERIES, "/jobhunts", "t");
    forgetFirstAnswers();

    expect(takeFirstAnswer("Viewer", {})).toBeUndefined();
  });

  it.each<[string, () => Response]>([
    ["of an error", () => Response.json({ data: { viewer: null }, errors: [{ message: "no" }] })],
    ["without data", () => Response.json({ errors: [{ message: "no" }] }, { status: 401 })],
    ["that is no JSON", () => new Response("<html>", { status: 502 })],
    [
      "that never arrives",
      () => {
        throw new TypeError("Failed to fetch");
      },
    ],
  ])("are left for the application to ask again: one %s", async (_, other) => {
    answer = other;
    askFirstQueries(QUERIES, "/", "t");

    expect(await takeFirstAnswer("Viewer", {})).toBeUndefined();
    expect(takeFirstAnswer("Viewer", {})).toBeUndefined();
  });
});
