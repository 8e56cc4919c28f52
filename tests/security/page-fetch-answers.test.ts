import type { RequestListener } from "node:http";
import { afterAll, afterEach, describe, expect, it } from "@jest/globals";
import type { AppError } from "../../gateway/platform/errors.js";
import { createPageFetcher } from "../../gateway/capture/page/page-fetch.js";
import { codeOf } from "../support/page-fetch.js";
import { ADVERT_HTML, okPage, startWebMock, type WebMock } from "../support/web-mock.js";

const HTML = { "content-type": "text/html" };

let sites: WebMock[] = [];
afterEach(async () => {
  await Promise.all(sites.map((site) => site.close()));
  sites = [];
});

async function siteOf(answer: RequestListener): Promise<WebMock> {
  const site = await startWebMock(answer);
  sites.push(site);
  return site;
}

const fetchFrom = (site: WebMock): Promise<string> =>
  codeOf(createPageFetcher({ allowedOrigins: [site.origin] }).fetch(site.origin));
const outcomeOf = async (answer: RequestListener): Promise<string> => fetchFrom(await siteOf(answer));

describe("what a site answers instead of a page", () => {
  const typed =
    (type: string, body: string | Buffer = ADVERT_HTML): RequestListener =>
    (_request, response) =>
      response.writeHead(200, { "content-type": type }).end(body);

  it.each([
    "text/html",
    "TEXT/HTML; charset=utf-8",
    "text/plain",
    "application/json",
    "application/ld+json",
    "application/xhtml+xml",
    "text/xml",
  ])("reads %s", async (type) => expect(await outcomeOf(typed(type))).toBe("read"));

  it("reads a page that comes without a type", async () => {
    expect(await outcomeOf((_request, response) => response.writeHead(200).end(ADVERT_HTML))).toBe("read");
  });

  it.each([
    "image/png",
    "application/zip",
    "application/pdf",
    "application/octet-stream",
    "text/css",
    "video/mp4",
    "application/x-msdownload",
    "text/html2",
  ])("refuses %s", async (type) => expect(await outcomeOf(typed(type))).toBe("PAGE_NOT_TEXT"));

  it.each([
    ["a PDF", Buffer.from("%PDF-1.7\nhello, this is long enough to be a page of text")],
    ["a zip", Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(200, "a")])],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["noise", Buffer.from(Array.from({ length: 2_000 }, (_, at) => (at * 97) % 256))],
  ])("refuses %s that claims to be HTML", async (_what, body) => {
    expect(await outcomeOf(typed("text/html", body))).toBe("PAGE_NOT_TEXT");
  });

  it.each([
    [401, "PAGE_REFUSED"],
    [403, "PAGE_REFUSED"],
    [999, "PAGE_REFUSED"],
    [404, "PAGE_GONE"],
    [410, "PAGE_GONE"],
    [500, "PAGE_UNREACHABLE"],
    [304, "PAGE_UNREACHABLE"],
  ])("says what a %i means", async (status, code) => {
    expect(await outcomeOf((_request, response) => response.writeHead(status, HTML).end(ADVERT_HTML))).toBe(code);
  });

  it.each([200, 403, 503])("knows a bot challenge by its header, with status %i", async (status) => {
    const answer: RequestListener = (_request, response) =>
      response.writeHead(status, { ...HTML, "cf-mitigated": "challenge" }).end(ADVERT_HTML);

    expect(await outcomeOf(answer)).toBe("PAGE_REFUSED");
  });

  it.each([
    [
      "Cloudflare's",
      "<title>Just a moment...</title><p>Checking your browser</p><script>window._cf_chl_opt={}</script>",
    ],
    ["a captcha", '<p>Prove that you are no robot to see this page.</p><div class="h-captcha"></div>'],
  ])("knows %s challenge by its markup, with status 200", async (_whose, html) => {
    expect(await outcomeOf(typed("text/html", html))).toBe("PAGE_REFUSED");
  });

  it.each([
    [{ "retry-after": "90" }, { current: { status: 429 }, retryAfter: 90 }, "in 2 minutes"],
    [{ "retry-after": "5" }, { current: { status: 429 }, retryAfter: 5 }, "in a minute"],
    [{ "retry-after": "86400" }, { current: { status: 429 }, retryAfter: 86_400 }, "in 24 hours"],
    [{}, { current: { status: 429 } }, "later"],
  ])("says when to try again after too many requests (%j)", async (headers, facts, words) => {
    const site = await siteOf((_request, response) => response.writeHead(429, { ...HTML, ...headers }).end());

    const failure: unknown = await createPageFetcher({ allowedOrigins: [site.origin] })
      .fetch(site.origin)
      .catch((error: unknown) => error);

    const message = `The site limits how often it is read. Try again ${words}, or paste the text.`;
    expect(failure).toMatchObject({ code: "PAGE_REFUSED", message, facts: { ...facts, message } });
    expect(Object.keys((failure as AppError).facts).sort()).toEqual([...Object.keys(facts), "message"].sort()); // it is one
  });

  it("says that a page came without its text", async () => {
    const shell =
      '<html><head><title>Careers</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>';

    expect(await outcomeOf(typed("text/html", shell))).toBe("PAGE_EMPTY");
    expect(await outcomeOf((_request, response) => response.writeHead(204).end())).toBe("PAGE_EMPTY");
  });
});

describe("what the request gives away", () => {
  const before = { ...process.env };
  afterAll(() => {
    process.env = before;
  });

  it("carries no credential, cookie or referrer, and says who it is", async () => {
    const site = await siteOf((request, response) =>
      request.url === "/"
        ? response.writeHead(302, { location: "/advert", "set-cookie": "a=b" }).end()
        : okPage(request, response),
    );

    await createPageFetcher({ allowedOrigins: [site.origin] }).fetch(site.origin);

    for (const { headers, method } of site.requests) {
      expect(method).toBe("GET");
      expect(Object.keys(headers).sort()).toEqual(["accept", "accept-encoding", "connection", "host", "user-agent"]);
      expect(headers["user-agent"]).toMatch(/^JobHuntTracker\//);
    }
    expect(site.requests).toHaveLength(2);
  });

  it("asks no proxy that the environment names", async () => {
    const proxy = await siteOf(okPage);
    const site = await siteOf(okPage);
    for (const name of ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY"]) process.env[name] = proxy.origin;

    const read = await fetchFrom(site);

    expect(read).toBe("read");
    expect(proxy.connections()).toBe(0);
  });
});
