import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";

const JSON_TYPE = { "content-type": "application/json" };

describe("GraphQL, sent by an attacker", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const post = (body: string, headers: Record<string, string> = JSON_TYPE): Promise<Response> =>
    me.send("/graphql", { method: "POST", headers, body });

  describe("a request", () => {
    const query = JSON.stringify({ query: "{ __typename }" });
    const form = '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n' + query + "\r\n--x--\r\n";

    it.each([
      ["an array of operations", `[${query},${query}]`, JSON_TYPE, 400],
      ["a text", query, { "content-type": "text/plain" }, 400],
      ["a form", "query=%7B__typename%7D", { "content-type": "application/x-www-form-urlencoded" }, 400],
      ["a form in parts", form, { "content-type": "multipart/form-data; boundary=x" }, 400],
      ["no kind of content", query, { "content-type": "" }, 400],
      ["XML", "<query/>", { "content-type": "application/xml" }, 400],
      ["half a text", query.slice(0, -3), JSON_TYPE, 400],
      ["nothing", "", JSON_TYPE, 400],
      ["a number", "1", JSON_TYPE, 400],
      [
        "brackets 100,000 deep",
        `{"query":"{ __typename }","variables":{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}}`,
        JSON_TYPE,
        413,
      ],
      ["an operation that is no text", `{"query":{"a":1}}`, JSON_TYPE, 400],
      ["variables that are no object", `{"query":"{ __typename }","variables":[1]}`, JSON_TYPE, 400],
      ["a text of 10 MB", `{"query":"{ __typename }","variables":{"a":"${"x".repeat(10_000_000)}"}}`, JSON_TYPE, 413],
    ])("that is %s is answered as it deserves", async (_what, body, headers, status) => {
      const response = await post(body, headers);

      const answer: unknown = await response.json();
      expect(response.status).toBe(status);
      expect(answer).toHaveProperty(status === 200 ? "data" : "errors");
    });

    it.each([{}, { query: "{ __typename }" }])("that names its operation by a hash is not kept (%j)", async (body) => {
      const persistedQuery = { version: 1, sha256Hash: "a".repeat(64) };

      const response = await post(JSON.stringify({ ...body, extensions: { persistedQuery } }));

      expect(await response.json()).toEqual({
        errors: [{ message: "PersistedQueryNotSupported", extensions: { code: "PERSISTED_QUERY_NOT_SUPPORTED" } }],
      });
    });

    it.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("with the method %s is none", async (method) => {
      const response = await me.send("/graphql", { method, headers: JSON_TYPE });

      expect(response.status).toBe(405);
    });

    it("by GET cannot change anything", async () => {
      const mutation = encodeURIComponent(`mutation { addLogEntry(input: { event: "by GET" }) { id } }`);

      const responses = await Promise.all(
        [{}, { "apollo-require-preflight": "1" }].map((headers) =>
          me.send(`/graphql?query=${mutation}`, { headers: new Headers(headers) }),
        ),
      );

      expect(responses.map(({ status, headers }) => [status, headers.get("allow")])).toEqual([
        [405, "POST"],
        [405, "POST"],
      ]);
      expect(await me.query(`{ logEntries(filter: "by GET") { totalCount } }`)).toEqual({
        logEntries: { totalCount: 0 },
      });
    });

    it("by GET is read with nothing but the token, as urql sends it", async () => {
      const search = new URLSearchParams({
        query: "query Company($id: ID!) { company(id: $id) { id } }",
        operationName: "Company",
        variables: `{"id":"0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a"}`,
      });
      const accept = "application/graphql-response+json, application/graphql+json, application/json, text/event-stream";

      const response = await fetch(`${app.url}/graphql?${search.toString()}`, {
        headers: { accept, authorization: `Bearer ${me.token}` },
      });

      expect([response.status, await response.json()]).toEqual([200, { data: { company: null } }]);
    });

    it("by GET is refused where any page could have sent it: without the token in its header", async () => {
      const search = `query={__typename}&access_token=${me.token}`;

      const response = await fetch(`${app.url}/graphql?${search}`, { headers: { cookie: `jwt_token=${me.token}` } });

      expect(response.status).toBe(401);
    });

    it("of another site's page is refused, and no site is let in", async () => {
      const foreign = await post(query, {
        ...JSON_TYPE,
        origin: "https://evil.example.org",
        "sec-fetch-site": "cross-site",
      });
      const asked = await me.send("/graphql", {
        method: "OPTIONS",
        headers: { origin: "https://evil.example.org", "access-control-request-method": "POST" },
      });

      expect(foreign.status).toBe(403);
      expect([foreign, asked].map(({ headers }) => headers.get("access-control-allow-origin"))).toEqual([null, null]);
    });

    it("without a token learns nothing, not even the schema", async () => {
      const answers = await Promise.all(
        ["{ __schema { types { name } } }", "{ __typename }", "{ nonsense", `{ viewerr }`].map((text) =>
          app.anonymous.graphql(text),
        ),
      );

      expect(answers.map(({ status, data }) => [status, data])).toEqual(answers.map(() => [401, undefined]));
      expect(new Set(answers.map(({ errors }) => errors?.[0]?.message)).size).toBe(1);
    });
  });

  describe("an answer", () => {
    it.each([
      ["a field", `{ viewr { guid } }`, {}],
      ["an argument", `{ company(idd: 1) { id } }`, {}],
      ["a type", `query ($a: PhaseNam) { __typename }`, {}],
      ["a value in the operation", `{ jobHunts(where: { phase: PREPARIN }) { totalCount } }`, {}],
      [
        "a value in the variables",
        `query ($a: PhaseName) { jobHunts(where: { phase: $a }) { totalCount } }`,
        { a: "PREPARIN" },
      ],
      [
        "a field in the variables",
        `mutation ($a: CreateCompanyInput!) { createCompany(input: $a) { logEntryId } }`,
        { a: { nam: "x", name: "x" } },
      ],
      ["a fragment", `{ ...on Quer { __typename } }`, {}],
    ])("does not guess what was meant by %s", async (_what, query, variables) => {
      const { status, errors } = await me.graphql(query, variables);

      expect(status).toBe(400);
      expect(JSON.stringify(errors)).not.toMatch(/did you mean/i);
    });

    it("does not say a long value back", async () => {
      const { errors } = await me.graphql(`query ($a: Int!) { companies(first: $a) { totalCount } }`, {
        a: "x".repeat(1_000_000),
      });

      expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
      expect(errors?.[0]?.message.length).toBeLessThan(600);
    });

    it("carries neither traces nor a word on the software", async () => {
      const response = await post(JSON.stringify({ query: "{ nonsense }" }), {
        ...JSON_TYPE,
        "apollo-federation-include-trace": "ftv1",
      });
      const text = await response.text();

      expect(text).not.toMatch(/stacktrace|node_modules|tracing|ftv1/);
      expect(response.headers.get("x-powered-by")).toBeNull();
      expect(response.headers.get("server")).toBeNull();
    });
  });

  describe("a variable", () => {
    const RENAME = `mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { name } } }`;
    const COUNT = `query ($first: Int!) { companies(first: $first) { totalCount } }`;

    it.each([
      ["another type", `{"input":{"name":5}}`, RENAME],
      ["a list", `{"input":[{"name":"a"},{"name":"b"}]}`, RENAME],
      ["a foreign owner", `{"input":{"name":"a","ownerId":"${"0".repeat(36)}"}}`, RENAME],
      ["a version of one's own", `{"input":{"name":"a","version":9}}`, RENAME],
      ["a number beyond 32 bits", `{"first":4294967296}`, COUNT],
      ["a number beyond all bits", `{"first":1e400}`, COUNT],
      ["half a number", `{"first":1.5}`, COUNT],
      ["a number as text", `{"first":"5"}`, COUNT],
      ["nothing", `{"first":null}`, COUNT],
      ["a prototype in an input", `{"input":{"name":"a","__proto__":{"polluted":true}}}`, RENAME],
      ["a constructor in an input", `{"input":{"name":"a","constructor":{"prototype":{"polluted":true}}}}`, RENAME],
    ])("that is %s is refused", async (_what, variables, query) => {
      const response = await post(`{"query":${JSON.stringify(query)},"variables":${variables}}`);

      expect(response.status).toBe(400);
      expect(await response.json()).not.toHaveProperty("data");
      expect(Reflect.get({}, "polluted")).toBeUndefined();
    });

    it("that is null where it must not be is the sender's failure", async () => {
      const { errors } = await me.graphql(`query ($first: Int = 5) { companies(first: $first) { totalCount } }`, {
        first: null,
      });

      expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT" });
    });

    it("that nobody asked for changes nothing", async () => {
      const response = await post(
        `{"query":"{ __typename }","variables":{"__proto__":{"polluted":true},"constructor":1,"other":2}}`,
      );

      expect(await response.json()).toEqual({ data: { __typename: "Query" } });
      expect(Reflect.get({}, "polluted")).toBeUndefined();
    });

    it.each(["\u0000", "\ud800", "\udc00\ud800"])(
      "that holds what cannot be stored is refused by name (%j)",
      async (sign) => {
        const { errors } = await me.graphql(RENAME, { input: { name: `a${sign}b` } });

        expect(errors?.[0]?.extensions).toMatchObject({
          code: "VALIDATION",
          fields: [{ field: "name", rule: "characters" }],
        });
      },
    );

    it.each([
      ["\ufeffa", "a"],
      ["a\u202Eb", "ab"],
      ["a\u200Bb", "ab"],
      ["\u202E", "New Company"],
    ])("loses the marks that nobody sees (%j)", async (name, kept) => {
      const { createCompany } = await me.query<{ createCompany: { company: { name: string } } }>(RENAME, {
        input: { name },
      });

      expect(createCompany.company.name).toBe(kept);
    });

    it.each([
      "😀",
      `a${"\u0301".repeat(100)}`,
      "\\u0000",
      "'; drop table company; --",
      "$" + "{7*7}",
      "<script>alert(1)</script>",
    ])("is kept as it came (%j)", async (name) => {
      const { createCompany } = await me.query<{ createCompany: { company: { name: string } } }>(RENAME, {
        input: { name },
      });

      expect(createCompany.company.name).toBe(name.trim());
    });
  });
});
