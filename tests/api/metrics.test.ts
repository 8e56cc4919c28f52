import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";

const TOKEN = "token of the test's metrics";

describe("the metrics", () => {
  let app: TestApp;
  let client: Client;

  beforeAll(async () => {
    app = await startTestApp({ metricsToken: TOKEN });
    client = await app.signIn();
  });
  afterAll(() => app.close());

  const read = async (): Promise<string> => {
    const answer = await fetch(`${app.url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
    return answer.text();
  };
  /** The number of a sample, 0 when it is not there; `sample` is its name with its labels. */
  const valueOf = async (sample: string): Promise<number> => {
    const line = (await read()).split("\n").find((text) => text.startsWith(`${sample} `));
    return Number(line?.slice(sample.length) ?? 0);
  };
  /** By how much a sample rises while the work is done. */
  const rise = async (sample: string, work: () => Promise<unknown>): Promise<number> => {
    const before = await valueOf(sample);
    await work();
    return (await valueOf(sample)) - before;
  };

  it.each([
    ["no header", {}],
    ["another token", { Authorization: "Bearer another" }],
    ["the token and more", { Authorization: `Bearer ${TOKEN}x` }],
    ["another scheme", { Authorization: `Basic ${TOKEN}` }],
  ])("ask for their token, also a browser, where there is %s", async (_what, headers) => {
    const answer = await fetch(`${app.url}/metrics`, { headers: { ...headers, accept: "text/html" } });

    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await answer.text()).not.toContain("jobhunt_");
  });

  it("take the scheme in small letters", async () => {
    const answer = await fetch(`${app.url}/metrics`, { headers: { Authorization: `bearer  ${TOKEN}` } });

    expect(answer.status).toBe(200);
  });

  it("count requests by part of the server, method and status, and never by address", async () => {
    const sample = 'jobhunt_http_request_duration_seconds_count{route="/api",method="GET",status="4xx"}';
    const secret = randomUUID();

    expect(await rise(sample, () => client.send(`/api/${secret}?${secret}`))).toBe(1);
    expect(await read()).not.toContain(secret);
  });

  it.each([
    [
      "ok",
      "{ company: viewer { guid } viewer { guid } }",
      'jobhunt_graphql_root_fields_total{field="viewer",outcome="ok"}',
      2,
    ],
    [
      "failed",
      `mutation { deleteNote(input: { id: "${randomUUID()}" }) { id } }`,
      'jobhunt_graphql_root_fields_total{field="deleteNote",outcome="failed"}',
      1,
    ],
  ])(
    "count each root field of an operation that is %s by the schema's name",
    async (_outcome, query, sample, count) => {
      expect(await rise(sample, () => client.graphql(query))).toBe(count);
    },
  );

  it("count the root fields behind the REST paths", async () => {
    const sample = 'jobhunt_graphql_root_fields_total{field="companies",outcome="ok"}';

    expect(await rise(sample, () => client.send("/api/company/getall"))).toBe(1);
  });

  it("count failures by code, and refusals by reason", async () => {
    const failures = 'jobhunt_failures_total{code="UNAUTHENTICATED"}';
    const refusals = 'jobhunt_refusals_total{reason="no-token"}';

    expect(await rise(failures, () => app.anonymous.graphql("{ viewer { guid } }"))).toBe(1);
    expect(await rise(refusals, () => app.anonymous.graphql("{ viewer { guid } }"))).toBe(1);
  });
});
