import { brotliCompressSync, gzipSync } from "node:zlib";
import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { createPageFetcher, type PageFetchLimits } from "../../gateway/capture/page/page-fetch.js";
import type { FetchedPage } from "../../gateway/capture/types.js";
import { codeOf } from "../support/page-fetch.js";
import { ADVERT_HTML, startRawMock, startWebMock, type WebMock } from "../support/web-mock.js";

const DEADLINE = 400;
const MEGABYTE = 1_000_000;
const HTML = { "content-type": "text/html" };
const BOMB = Buffer.alloc(50 * MEGABYTE, "a");
const GZIP_BOMB = gzipSync(BOMB);
const BROTLI_BOMB = brotliCompressSync(BOMB);
const HEAD = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n";

let sites: WebMock[] = [];
afterEach(async () => {
  await Promise.all(sites.map((site) => site.close()));
  sites = [];
});

/** Fetches the root of a new site and answers the failure's code, or "read". */
async function outcomeOf(answer: RequestListener, limits: Partial<PageFetchLimits> = {}): Promise<string> {
  const site = await startWebMock(answer);
  sites.push(site);
  return outcome(site, limits);
}

async function rawOutcomeOf(answer: (socket: Socket) => void): Promise<string> {
  const site = await startRawMock(answer);
  sites.push(site);
  return outcome(site, { deadlineMs: DEADLINE });
}

const outcome = (site: WebMock, limits: Partial<PageFetchLimits>): Promise<string> =>
  codeOf(createPageFetcher({ allowedOrigins: [site.origin], limits }).fetch(site.origin));

/** Fetches the root of a new site. */
async function pageOf(answer: RequestListener, limits: Partial<PageFetchLimits> = {}): Promise<FetchedPage> {
  const site = await startWebMock(answer);
  sites.push(site);
  return createPageFetcher({ allowedOrigins: [site.origin], limits }).fetch(site.origin);
}

describe("bodies that are too much", () => {
  it.each<[string, RequestListener]>([
    ["an endless body", (_request, response) => endless(response.writeHead(200, HTML))],
    [
      "a gzip bomb",
      (_request, response) => response.writeHead(200, { ...HTML, "content-encoding": "gzip" }).end(GZIP_BOMB),
    ],
    [
      "a brotli bomb",
      (_request, response) => response.writeHead(200, { ...HTML, "content-encoding": "br" }).end(BROTLI_BOMB),
    ],
    [
      "a body announced as 10 GB",
      (_request, response) => endless(response.writeHead(200, { ...HTML, "content-length": 10_000 * MEGABYTE })),
    ],
  ])("are read to the limit: %s", async (_what, answer) => {
    const { html, isCut } = await pageOf(answer);

    expect({ isCut, letters: html.replace(/<[^>]*>/g, "").length }).toEqual({ isCut: true, letters: 2 * MEGABYTE });
  });

  it("are read to the limit and no further, by a site that counts what it could send", async () => {
    let sent = 0;
    const answer: RequestListener = (_request, response) => {
      response.writeHead(200, HTML);
      endless({
        write: (data) => {
          sent += data.length;
          return response.write(data);
        },
        once: (event, then) => response.once(event, then),
      });
    };

    await pageOf(answer);

    // What was under way in the buffers of both sides comes on top.
    expect(sent).toBeLessThan(20 * MEGABYTE);
  });

  it("are whole up to just the limit, and cut one byte past it", async () => {
    const body = ADVERT_HTML.padEnd(10_000, " ");
    const answer: RequestListener = (_request, response) => response.writeHead(200, HTML).end(body);

    expect(await pageOf(answer, { maxBytes: 10_000 })).toMatchObject({ html: body, isCut: false });
    expect(await pageOf(answer, { maxBytes: 9_999 })).toMatchObject({ html: body.slice(0, -1), isCut: true });
  });

  it("are cut inside a character without changing what is before it", async () => {
    const body = ADVERT_HTML + "é".repeat(5_000);
    const answer: RequestListener = (_request, response) => response.writeHead(200, HTML).end(body);

    const pages = await Promise.all(
      [0, 1].map((more) => pageOf(answer, { maxBytes: Buffer.byteLength(ADVERT_HTML) + 400 + more })),
    );

    expect(pages.map(({ html }) => html)).toEqual(Array(2).fill(ADVERT_HTML + "é".repeat(200)));
  });

  it("leaves a body that is compressed twice, and does not take it for text", async () => {
    const answer: RequestListener = (_request, response) =>
      response.writeHead(200, { ...HTML, "content-encoding": "gzip, gzip" }).end(gzipSync(gzipSync(ADVERT_HTML)));

    expect(await outcomeOf(answer)).toBe("PAGE_NOT_TEXT");
  });

  it.each(["gzip", "br", "deflate"])("fails on a body that only claims to be %s", async (encoding) => {
    const answer: RequestListener = (_request, response) =>
      response.writeHead(200, { ...HTML, "content-encoding": encoding }).end(ADVERT_HTML);

    expect(await outcomeOf(answer)).toBe("PAGE_UNREACHABLE");
  });
});

describe("answers that never end", () => {
  const slow: [string, (socket: Socket) => void][] = [
    ["says nothing", () => {}],
    ["hangs up", (socket) => socket.destroy()],
    ["drips its body", (socket) => drip(socket, `${HEAD}\r\n`, "a")],
    ["drips its headers", (socket) => drip(socket, HEAD, "x")],
    ["sends headers without end", (socket) => flood(socket, HEAD, "x-more: 1\r\n")],
    ["sends a header of 60 KB", (socket) => socket.end(`${HEAD}x-big: ${"a".repeat(60_000)}\r\n\r\n${ADVERT_HTML}`)],
    ["floods with 1xx", (socket) => flood(socket, "", "HTTP/1.1 103 Early Hints\r\n\r\n")],
    ["speaks HTTP/0.9", (socket) => socket.end(ADVERT_HTML)],
    [
      "breaks its chunks",
      (socket) => socket.end(`${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n${ADVERT_HTML}\r\n0\r\n\r\n`),
    ],
    ["breaks off early", (socket) => socket.end(`${HEAD}content-length: 9999\r\n\r\n${ADVERT_HTML}`)],
  ];

  it.each(slow)("fails in time when the site %s", async (_what, answer) => {
    expect(await rawOutcomeOf(answer)).toBe("PAGE_UNREACHABLE");
  });

  it("counts redirects and body into one deadline", async () => {
    let redirects = 0;
    const answer: RequestListener = (_request, response) => {
      redirects += 1;
      setTimeout(() => response.writeHead(302, { location: `/${redirects}` }).end(), DEADLINE / 3);
    };

    expect(await outcomeOf(answer, { deadlineMs: DEADLINE, maxRedirects: 50 })).toBe("PAGE_UNREACHABLE");
    expect(redirects).toBeLessThanOrEqual(3);
  });
});

function endless(stream: {
  write(data: string): boolean;
  once(event: "drain" | "close", then: () => void): unknown;
}): void {
  const chunk = "a".repeat(65_536);
  const more = (): void => {
    while (stream.write(chunk));
    stream.once("drain", more);
  };
  more();
}

function drip(socket: Socket, head: string, piece: string): void {
  socket.write(head);
  const timer = setInterval(() => socket.write(piece), 20);
  socket.once("close", () => clearInterval(timer));
}

function flood(socket: Socket, head: string, piece: string): void {
  socket.write(head);
  const timer = setInterval(() => socket.write(piece.repeat(100)), 5);
  socket.once("close", () => clearInterval(timer));
}
