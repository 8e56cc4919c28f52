import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { getIntrospectionQuery } from "graphql";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";

/** What a scanner sends, and what of the answer it would report. */
interface Check {
  readonly path?: string;
  readonly init: RequestInit;
  readonly isFinding: (body: string, status: number) => boolean;
}

const JSON_TYPE = { "content-type": "application/json" };
const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(body),
});
const query = (text: string, headers: Record<string, string> = {}): RequestInit => post({ query: text }, headers);
const inForm = (text: string): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams({ query: text }).toString(),
});
const has = (field: string) => (body: string) => body.includes(`"${field}"`);

/** The checks of graphql-cop 1.15, restated. */
const CHECKS: Readonly<Record<string, Check>> = {
  "alias overloading": {
    init: query(`query cop { ${Array.from({ length: 101 }, (_, n) => `alias${n}: __typename`).join(" ")} }`),
    isFinding: has("alias100"),
  },
  "array-based query batching": {
    init: post(Array.from({ length: 10 }, () => ({ query: "query cop { __typename }" }))),
    isFinding: has("data"),
  },
  "directive overloading": {
    // Some unknown directives may each be told; what is asked is whether a thousand are worked on.
    init: query(`query cop { __typename ${"@aa ".repeat(1_000)} }`),
    isFinding: (body) => body.split("Unknown directive").length > 100,
  },
  "circular introspection": {
    init: query(
      "query cop { __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }",
    ),
    isFinding: has("types"),
  },
  "field duplication": { init: query(`query cop { ${"__typename ".repeat(500)} }`), isFinding: has("data") },
  "field suggestions": {
    init: query("query cop { __schema { directive } }"),
    isFinding: (body) => /did you mean/i.test(body),
  },
  "queries by GET": { path: "/graphql?query=query+cop+%7B__typename%7D", init: {}, isFinding: has("data") },
  "mutations by GET": { path: "/graphql?query=mutation+cop+%7B__typename%7D", init: {}, isFinding: has("data") },
  "queries in forms": { init: inForm("query cop { __typename }"), isFinding: has("data") },
  "an IDE for programs": { init: {}, isFinding: (body) => /graphiql|playground/i.test(body) },
  introspection: { init: query(getIntrospectionQuery()), isFinding: has("__schema") },
  tracing: { init: query("query cop { __typename }", { "x-apollo-tracing": "1" }), isFinding: has("tracing") },
  "unhandled errors": {
    init: query("qwerty cop { abc }"),
    isFinding: (body, status) => status >= 500 || /exception|stacktrace/i.test(body),
  },
};

describe("a scanner", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  async function scan(client: Client): Promise<string[]> {
    const findings: string[] = [];
    for (const [name, { path = "/graphql", init, isFinding }] of Object.entries(CHECKS)) {
      const response = await client.send(path, init);
      if (isFinding(await response.text(), response.status)) findings.push(name);
    }
    return findings;
  }

  it("with a token finds what the product promises, reading the schema and queries by GET, and nothing else", async () => {
    expect(await scan(me)).toEqual(["queries by GET", "introspection"]);
  });

  it("without a token finds nothing", async () => {
    expect(await scan(app.anonymous)).toEqual([]);
  });
});
