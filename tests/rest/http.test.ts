import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";

describe("a REST request", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const post = (body: string | undefined, headers: Record<string, string> = { "content-type": "application/json" }) =>
    me.send("/api/jobhunt/store", { method: "POST", headers, ...(body === undefined ? {} : { body }) });
  const hunts = (): Promise<unknown> => me.query(`{ jobHunts { totalCount } }`);

  it.each([
    ["is no JSON", "{", 400, "BAD_REQUEST"],
    ["is a list", "[]", 400, "BAD_REQUEST"],
    ["is a text", `"a"`, 400, "BAD_REQUEST"],
    ["is nothing but null", "null", 400, "BAD_REQUEST"],
    ["nests without end", `{"name":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, 413, "TOO_LARGE"],
    ["is 10 MB long", `{"name":"${"x".repeat(10_000_000)}"}`, 413, "TOO_LARGE"],
    ["holds a character that cannot be stored", `{"name":"a\\u0000b"}`, 422, "VALIDATION"],
    ["holds half a character", `{"name":"a\\ud800b"}`, 422, "VALIDATION"],
    [
      "names a stranger and itself",
      `{"person_guid":"0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a","name":"a"}`,
      403,
      "FORBIDDEN",
    ],
    ["names '0' for nobody", `{"person_guid":"0","name":"a"}`, 403, "FORBIDDEN"],
  ])("whose body %s makes nothing", async (_what, body, status, code) => {
    const before = await hunts();

    const response = await post(body);

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      error: { code, message: expect.any(String), reference: expect.any(String) },
    });
    expect(await hunts()).toEqual(before);
  });

  it.each([
    ["text/plain"],
    ["application/x-www-form-urlencoded"],
    ["multipart/form-data; boundary=x"],
    ["application/xml"],
    [""],
  ])("whose body is %j is of the wrong kind", async (type) => {
    const before = await hunts();

    const response = await post(`{"name":"a"}`, { "content-type": type });

    expect([response.status, await hunts()]).toEqual([415, before]);
  });

  it("without a body is an empty one", async () => {
    const response = await post(undefined, {});

    expect(await response.json()).toMatchObject({ data: { name: "New Job Hunt" } });
  });

  it("may say in its address what it does not say in its body", async () => {
    const response = await me.send("/api/jobhunt/store?name=From%20the%20address", { method: "POST" });

    expect(await response.json()).toMatchObject({ data: { name: "From the address" } });
  });

  it.each([
    "/api",
    "/api/",
    "/api/nothing",
    "/api/jobhunt",
    "/api/jobhunt/getall/more",
    "/api/..%2fgraphql",
    "/api//jobhunt/getall",
  ])("to %s leads nowhere, and to nobody's data", async (path) => {
    const [response, anonymous] = [await me.send(path), await app.anonymous.send(path)];

    expect([response.status, anonymous.status]).toEqual([404, 401]);
    expect(await response.json()).toMatchObject({ error: { code: "NOT_FOUND" } });
  });

  it("of another site's page is refused", async () => {
    const response = await post(`{"name":"a"}`, { "content-type": "application/json", "sec-fetch-site": "cross-site" });

    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  });

  it.each(["token", "access_token", "authorization"])("carries its token in no address: %s", async (name) => {
    const response = await app.anonymous.send(`/api/jobhunt/getall?${name}=${me.token ?? ""}`, {
      headers: { cookie: `${name}=${me.token ?? ""}` },
    });

    expect(response.status).toBe(401);
  });

  it.each(["/api/jobhunt/getall", "/api/nothing", "/api/job/get?jobHuntId=x"])(
    "is answered with the security headers: %s",
    async (path) => {
      const { headers } = await me.send(path);

      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("vary")).toContain("Authorization");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("x-powered-by")).toBeNull();
    },
  );
});
