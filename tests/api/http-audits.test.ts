import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { serverAudits, type AuditResult } from "graphql-http";
import { startTestApp, type TestApp } from "../support/app.js";

/** How many audits graphql-http has; a new version with more of them is looked at before it is taken. */
const AUDITS = 61;

describe("GraphQL over HTTP", () => {
  let app: TestApp;
  let results: readonly AuditResult[];

  beforeAll(async () => {
    app = await startTestApp();
    const me = await app.signIn();
    const fetchFn = (url: string, init: RequestInit = {}): Promise<Response> =>
      fetch(url, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${me.token ?? ""}` },
      });
    const audits = serverAudits({ url: `${app.url}/graphql`, fetchFn });
    const done: AuditResult[] = [];
    for (const audit of audits) done.push(await audit.fn());
    results = done;
  });
  afterAll(() => app.close());

  it("is audited in all its points", () => {
    expect(results).toHaveLength(AUDITS);
  });

  it("is kept to in each", () => {
    const broken = results.flatMap((result) => (result.status === "ok" ? [] : [`${result.status}: ${result.name}`]));

    expect(broken).toEqual([]);
  });
});
