import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";

const BROWSER = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

const pageOf = (title: string, nonce = "STYLE-NONCE"): string =>
  `<title>${title}</title><meta property="csp-nonce" nonce="${nonce}"><style nonce="${nonce}"></style>` +
  `<script type="module" crossorigin src="/assets/index-1a2b3c4d.js" nonce="${nonce}"></script>`;

describe("the pages beside the API", () => {
  let app: TestApp;
  const webFolder = mkdtempSync(join(tmpdir(), "jht-web-"));

  beforeAll(async () => {
    for (const folder of ["assets", "ide/assets"]) {
      mkdirSync(join(webFolder, folder), { recursive: true });
      writeFileSync(join(webFolder, folder, "main-1a2b.js"), "'plain'");
      writeFileSync(join(webFolder, folder, "main-1a2b.js.br"), "");
    }
    writeFileSync(join(webFolder, "index.html"), pageOf("The app"));
    writeFileSync(join(webFolder, "manifest.webmanifest"), "{}");
    writeFileSync(join(webFolder, "sw.js"), "");
    writeFileSync(join(webFolder, "ide/index.html"), pageOf("The IDE"));
    app = await startTestApp({ webFolder });
  });
  afterAll(async () => {
    await app.close();
    rmSync(webFolder, { recursive: true, force: true });
  });

  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    app.anonymous.send(path, { headers: { "accept-encoding": "identity", ...headers } });

  it("are the IDE for a browser that opens /graphql, under the policy of the app", async () => {
    const response = await get("/graphql", BROWSER);

    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("The IDE")]);
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self';.*worker-src 'self' blob:/);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("vary")).toContain("Accept");
  });

  it.each([
    ["asks for JSON", "/graphql", { accept: "application/json" }],
    ["takes anything", "/graphql", { accept: "*/*" }],
    ["says nothing of what it takes", "/graphql", {}],
    ["brings an operation", "/graphql?query={__typename}", BROWSER],
  ])("are GraphQL for whoever %s", async (_what, path, headers) => {
    const response = await get(path, { ...headers });

    expect(response.status).toBe(401);
    expect(response.headers.get("content-type")).toContain("json");
    expect(response.headers.get("vary")).toContain("Accept");
  });

  it.each(["GET", "POST"])("are none below /api, where a %s of an unknown path is not found", async (method) => {
    const me = await app.signIn();

    const response = await me.send("/api/company", { method, headers: BROWSER });

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "NOT_FOUND" } });
  });

  it.each([
    ["/", 200],
    ["/companies", 200],
    ["/Companies/", 200],
    ["/jobhunts/applying", 200],
    ["/notfound", 200],
    ["/communications", 200],
    ["/id_rsa", 404],
    ["/etc/passwd", 404],
    ["/%2Fetc%2Fpasswd", 404],
    ["/wp-admin/", 404],
    ["/ide/", 404],
  ])("are the app at every address, with 404 where it has no page: %s, %d", async (path, status) => {
    const response = await get(path, BROWSER);

    expect([response.status, await response.text()]).toEqual([
      status,
      expect.stringContaining("<title>The app</title>"),
    ]);
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it.each(["/index.html", "/ide/index.html", "/index%2Ehtml"])(
    "are at their addresses alone, not at %s",
    async (path) => {
      expect((await get(path, BROWSER)).status).toBe(404);
    },
  );

  it.each([
    ["/", "The app", ""],
    ["/companies", "The app", ""],
    ["/graphql", "The IDE", "style-src-attr 'unsafe-inline';"],
  ])("allow their style sheets by a nonce of each answer: %s", async (path, title, attributes) => {
    const [first, second] = [await get(path, BROWSER), await get(path, BROWSER)];
    const [text, other] = [await first.text(), await second.text()];

    const policy = first.headers.get("content-security-policy") ?? "";
    const [, nonce = ""] = /'nonce-([\w+/]{22}==)'/.exec(policy) ?? [];
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';${attributes}img-src`);
    expect(text).toBe(pageOf(title, nonce));
    expect(other).not.toBe(text);
  });

  it.each(["/assets", "/ide/assets"])("keep hashed files for good, and know none that are gone: %s", async (folder) => {
    const [kept, gone] = [await get(`${folder}/main-1a2b.js`), await get(`${folder}/main-old.js`)];

    expect([kept.status, kept.headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
    expect(gone.status).toBe(404);
    expect(await gone.json()).toMatchObject({ error: { code: "NOT_FOUND" } });
  });

  it.each([
    ["the manifest", "/manifest.webmanifest", "application/manifest+json"],
    ["the service worker", "/sw.js", "text/javascript"],
  ])("ask each time whether %s has changed, and say what it is", async (_what, path, type) => {
    const response = await get(path);

    expect(response.headers.get("content-type")).toContain(type);
    expect(response.headers.get("cache-control")).toMatch(/max-age=0|no-cache/);
  });

  it("keep the hashed files of an earlier release for pages that are open, plain and compressed", async () => {
    const kept = join(app.filesFolder, "../web/assets");
    mkdirSync(kept, { recursive: true });
    writeFileSync(join(kept, "log-aaaaaaaa.js"), "'earlier'");
    writeFileSync(join(kept, "log-aaaaaaaa.js.gz"), gzipSync("'earlier'"));

    const plain = await get("/assets/log-aaaaaaaa.js");
    const compressed = await get("/assets/log-aaaaaaaa.js", { "accept-encoding": "gzip" });

    expect([plain.status, await plain.text()]).toEqual([200, "'earlier'"]);
    expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(plain.headers.get("content-type")).toContain("javascript");
    expect([compressed.headers.get("content-encoding"), await compressed.text()]).toEqual(["gzip", "'earlier'"]);
  });

  it.each([
    "/assets/page-aaaaaaaa.html",
    "/assets/plain.js",
    "/assets/..%2fsecret-aaaaaaaa.js",
    "/assets/%2e%2e/secret-aaaaaaaa.js",
    "/ide/assets/log-bbbbbbbb.js",
  ])("give nothing else of the folder of kept files away: %s", async (path) => {
    const kept = join(app.filesFolder, "../web/assets");
    mkdirSync(kept, { recursive: true });
    for (const name of ["page-aaaaaaaa.html", "plain.js", "../secret-aaaaaaaa.js", "log-bbbbbbbb.js"])
      writeFileSync(join(kept, name), "secret");

    const response = await get(path, { accept: "*/*" });

    expect([400, 403, 404]).toContain(response.status);
    expect(await response.text()).not.toContain("secret");
  });

  it("name the release of the client to pages that are open", async () => {
    const [config, graphql] = [await get("/config.json"), await get("/graphql", { accept: "application/json" })];

    expect(config.headers.get("x-client-release")).toBe("/assets/index-1a2b3c4d.js");
    expect(graphql.headers.get("x-client-release")).toBe("/assets/index-1a2b3c4d.js");
  });

  it.each([
    "/.env",
    "/.git/config",
    "/%2Egit/config",
    "/package.json",
    "/dist/main.js.map",
    "/wp-login.php",
    "/a/.b/c",
  ])("are not at the name of a file that is not there: %s", async (path) => {
    const response = await get(path, BROWSER);

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "NOT_FOUND" } });
  });

  it.each([
    "/.env",
    "/package.json",
    "/%2e%2e/package.json",
    "/assets/..%2findex.html",
    "/.git/config",
    "/index.html.map",
  ])("give nothing else away: %s", async (path) => {
    const response = await get(path, { accept: "application/json" });

    expect([400, 403, 404]).toContain(response.status);
  });
});
