import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";

describe("the OpenAPI document", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const get = (headers: Record<string, string> = {}, method = "GET"): Promise<Response> =>
    app.anonymous.send("/api/openapi.json", { method, headers });

  it("is served to everybody, as it is committed", async () => {
    const response = await get();

    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await response.text()).toBe(readFileSync("schema/openapi.json", "utf8"));
  });

  it("is not sent again to whoever has it", async () => {
    const etag = (await get()).headers.get("etag") ?? "";

    // fetch asks for a new one, unless it is told how old a stored one may be.
    const ask = (tag: string): Promise<Response> => get({ "if-none-match": tag, "cache-control": "max-age=0" });
    const [same, other] = [await ask(etag), await ask(`"other"`)];

    expect([same.status, other.status]).toEqual([304, 200]);
    expect(same.headers.get("cache-control")).toBe("public, no-cache");
    expect(await same.text()).toBe("");
  });

  it("is only read", async () => {
    expect([(await get({}, "HEAD")).status, (await get({}, "POST")).status]).toEqual([200, 401]);
  });
});
