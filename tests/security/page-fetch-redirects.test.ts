import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createPageFetcher } from "../../gateway/capture/page/page-fetch.js";
import { codeOf } from "../support/page-fetch.js";
import { ADVERT_HTML, lookupOf, okPage, startWebMock, type WebMock } from "../support/web-mock.js";

const STATUSES = [301, 302, 303, 307, 308];

describe("redirects of a page", () => {
  let site: WebMock;
  let canary: WebMock;

  beforeAll(async () => {
    canary = await startWebMock();
    // /to?s=<status>&l=<location> redirects; /hops/<n> redirects n times more; everything else is the advert.
    site = await startWebMock((request, response) => {
      const url = new URL(request.url ?? "/", "http://site.example");
      const hops = Number(/^\/hops\/(\d+)$/.exec(url.pathname)?.[1] ?? 0);
      const location = hops > 0 ? `/hops/${hops - 1}` : url.searchParams.get("l");
      if (url.pathname === "/loop") response.writeHead(302, { location: "/loop" }).end();
      else if (url.pathname === "/nowhere") response.writeHead(302).end("no location");
      else if (location === null || url.pathname === "/hops/0") okPage(request, response);
      else response.writeHead(Number(url.searchParams.get("s") ?? 302), { location }).end();
    });
  });
  afterAll(() => Promise.all([site.close(), canary.close()]));

  const open = (path: string) =>
    createPageFetcher({
      allowedOrigins: [site.origin],
      ports: [80, 443, canary.port],
      lookup: lookupOf((name) => (name === "loopback.example" ? ["127.0.0.1"] : undefined)),
      limits: { deadlineMs: 2_000 },
    }).fetch(site.origin + path);
  const redirect = (status: number, location: string) => open(`/to?s=${status}&l=${encodeURIComponent(location)}`);

  it.each(STATUSES)("follows a %i to a page it may read, relative or absolute", async (status) => {
    const relative = await redirect(status, "/advert");
    const absolute = await redirect(status, `${site.origin}/advert`);

    expect(relative).toEqual({ finalUrl: `${site.origin}/advert`, html: ADVERT_HTML, isCut: false });
    expect(absolute).toEqual(relative);
  });

  it.each(STATUSES)("follows no %i to a private host, another scheme or another port", async (status) => {
    const port = canary.port;
    const targets = [
      ...[
        "127.0.0.1",
        "localhost",
        "loopback.example",
        "0x7f.1",
        "2130706433",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::7f00:1]",
      ].map((host) => `http://${host}:${port}/`),
      ...[
        `//127.0.0.1:${port}/`,
        `https://127.0.0.1:${port}/`,
        `http://user:word@127.0.0.1:${port}/`,
        `\\\\127.0.0.1:${port}/`,
      ],
      ...["http://169.254.169.254/latest/", "http://10.0.0.1/", "http://loopback.example:22/"],
      ...[
        "file:///etc/hosts",
        "ftp://127.0.0.1/",
        "gopher://127.0.0.1/",
        "data:text/html,<p>hello",
        "javascript:alert(1)",
      ],
    ];

    const outcomes = await Promise.all(targets.map((target) => codeOf(redirect(status, target))));

    expect(new Set(outcomes)).toEqual(new Set(["PAGE_UNREACHABLE"]));
    expect(canary.connections()).toBe(0);
  });

  it("follows three redirects and no fourth", async () => {
    expect((await open("/hops/3")).finalUrl).toBe(`${site.origin}/hops/0`);
    await expect(open("/hops/4")).rejects.toMatchObject({ code: "PAGE_UNREACHABLE" });
    await expect(open("/hops/20")).rejects.toMatchObject({ code: "PAGE_UNREACHABLE" });
  });

  it("gives a loop four requests and ends", async () => {
    const before = site.requests.length;

    await expect(open("/loop")).rejects.toMatchObject({ code: "PAGE_UNREACHABLE" });

    expect(site.requests.length - before).toBe(4);
  });

  it.each([
    ["without a location", "/nowhere"],
    ["to an address of 10 KB", `/to?l=${"a".repeat(10_000)}`],
    ["to no address", `/to?l=${encodeURIComponent("http://")}`],
  ])("ends at a redirect %s", async (_what, path) => {
    await expect(open(path)).rejects.toMatchObject({ code: "PAGE_UNREACHABLE" });
  });

  it("leaves a page's own refresh alone", async () => {
    const html = `<meta http-equiv="refresh" content="0;url=http://127.0.0.1:${canary.port}/">${ADVERT_HTML}`;
    const page = await startWebMock((_request, response) => response.setHeader("content-type", "text/html").end(html));

    const read = await createPageFetcher({ allowedOrigins: [page.origin] }).fetch(page.origin);

    await page.close();
    expect(read.html).toBe(html);
    expect(canary.connections()).toBe(0);
  });
});
