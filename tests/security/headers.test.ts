import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import express from "express";
import { securityHeaders } from "../../gateway/http/security-headers.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";

describe("whatever is answered", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  it.each([
    ["GET", "/healthz", 200],
    ["GET", "/readyz", 200],
    ["GET", "/metrics", 404],
    ["GET", "/config.json", 200],
    ["GET", "/nothing", 404],
    ["GET", "/files/nothing", 404],
    ["PUT", "/files/nothing", 405],
    ["POST", "/graphql", 400],
    ["POST", "/graphql/stream", 400],
    ["GET", "/graphql/stream", 405],
    ["GET", "/api/company/types", 200],
    ["GET", "/api/calendar.ics", 200],
    ["GET", "/api/job/get?jobHuntId=0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a", 404],
    ["DELETE", "/api/company/types", 405],
    ["GET", "/api/upload", 405],
  ])("to %s %s carries the headers that keep a browser safe", async (method, path, status) => {
    const response = await me.send(path, { method });

    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    expect(response.headers.get("x-powered-by")).toBeNull();
  });
});

describe("what is refused or not there", () => {
  const ADDRESSES = [
    "/graphql?query={__typename}",
    "/graphql/stream",
    "/api/company/types",
    "/api/calendar.ics",
    "/api/upload",
    "/api/nothing",
    "/files/0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a",
    "/metrics",
  ];
  let app: TestApp;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "jht-web-"));
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "index.html"), "<title>The client</title>");
    app = await startTestApp({ metricsToken: "a token of the operator's", webFolder: folder });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const answerOf = ({ status, headers }: Response): unknown => [status, headers.get("cache-control")];

  it.each(ADDRESSES)("is kept by no cache when nobody is signed in: %s", async (path) => {
    expect(answerOf(await app.anonymous.send(path, {}))).toEqual([401, "no-store"]);
  });

  it.each(ADDRESSES.filter((path) => path !== "/metrics"))(
    "is kept by no cache when somebody is not on the list, or another site asks: %s",
    async (path) => {
      const outsider = await app.signIn();
      app.disallow(outsider);
      const foreign = { "sec-fetch-site": path.startsWith("/files") ? "none" : "cross-site" };

      const answers = [await outsider.send(path, {}), await outsider.send(path, { headers: new Headers(foreign) })];

      expect(answers.map(answerOf)).toEqual([
        [403, "no-store"],
        [403, "no-store"],
      ]);
    },
  );

  it.each([
    "/api/nothing",
    "/api/job/get?jobHuntId=0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a",
    "/files/0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a",
    "/files/nothing",
    "/assets/nothing.js",
    "/ide/assets/nothing.js",
    "/nothing",
  ])("is kept by no cache when there is nothing: %s", async (path) => {
    const me = await app.signIn();

    expect(answerOf(await me.send(path, { headers: new Headers({ accept: "application/json" }) }))).toEqual([
      404,
      "no-store",
    ]);
  });
});

describe("the policy of the pages", () => {
  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => server.close()));

  async function headersOf(publicUrl: string, identityOrigin: string | null): Promise<Headers> {
    const page = express().use(securityHeaders(publicUrl, identityOrigin), (_request, response) => response.end());
    const server = createServer(page).listen(0, "127.0.0.1");
    servers.push(server);
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo; // a TCP server's address is an object
    return (await fetch(`http://127.0.0.1:${port}/`)).headers;
  }

  it("lets pages load nothing from elsewhere while the product signs people in itself", async () => {
    const headers = await headersOf("http://localhost:4000", null);

    expect(headers.get("content-security-policy")).not.toMatch(/https?:/);
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  it("lets them reach an outside identity provider, and the pictures that it knows of people", async () => {
    const policy = (await headersOf("https://jobs.example.org", "https://id.example.org")).get(
      "content-security-policy",
    );

    expect(policy).toContain("connect-src 'self' https://id.example.org");
    expect(policy).toContain("img-src 'self' data: https:");
    expect(policy).toContain("upgrade-insecure-requests");
  });

  it("keeps to TLS for a year where the address people type has it", async () => {
    const headers = await headersOf("https://jobs.example.org", null);

    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  });
});
