import { Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { createPageFetcher, type PageFetcherOptions } from "../../gateway/capture/page/page-fetch.js";
import { connectOptionsOf, failureOf } from "../support/page-fetch.js";
import { lookupOf, startWebMock, type WebMock } from "../support/web-mock.js";

/** Ways to write an address that is not public; names among them lead to loopback. */
const PRIVATE_HOSTS = [
  ...["127.0.0.1", "127.1", "127.0.1", "127.255.255.254", "2130706433", "0x7f000001", "0x7F.0.0.1", "0x7f.1"],
  ...["0177.0.0.1", "0177.0.0.01", "017700000001", "00000177.0.0.1", "0", "0x0", "0.0.0.0", "127.0.0.1."],
  ...["１２７.０.０.１", "127。0。0。1", "①②⑦.⓪.⓪.①", "%31%32%37.0.0.1", "127.0.0.1\t", "0x7f.0x0.0x0.0x1"],
  ...["localhost", "LOCALHOST", "localhost.", "ｌｏｃａｌｈｏｓｔ", "loc%61lhost", "ⓛⓞⓒⓐⓛⓗⓞⓢⓣ", "a.localhost"],
  ...["localtest.example", "127.0.0.1.names.example", "xn--n3h.example", "intranet", "metadata.google.internal"],
  ...["[::1]", "[0:0:0:0:0:0:0:1]", "[0000:0000::0001]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]"],
  ...[
    "[::127.0.0.1]",
    "[::7f00:1]",
    "[::a9fe:a9fe]",
    "[64:ff9b::7f00:1]",
    "[64:ff9b::127.0.0.1]",
    "[64:ff9b:1::7f00:1]",
  ],
  ...[
    "[2002:7f00:1::]",
    "[2002:a00:1::1]",
    "[2001:0:7f00:1::]",
    "[2001:0:5ef5:79fb:0:0:80ff:fffe]",
    "[::ffff:0:7f00:1]",
  ],
  ...["[fe80::1]", "[fec0::1]", "[fc00::1]", "[fd00:ec2::254]", "[ff02::1]", "[100::1]", "[3fff::1]", "[5f00::1]"],
  ...["10.0.0.1", "10.1", "172.16.0.1", "172.31.255.255", "192.168.0.1", "0xc0a80001", "100.64.0.1", "100.100.100.200"],
  ...["169.254.169.254", "169.254.169.254.", "0xa9fea9fe", "2852039166", "0251.0376.0251.0376", "168.63.129.16"],
  ...[
    "192.0.0.192",
    "192.0.2.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
  ],
];

/** Authorities that try to look like a public site; every one carries a password or is no address at all. */
const DISGUISED = [
  "public.example@127.0.0.1",
  "public.example:80@127.0.0.1",
  "user:word@public.example",
  "@127.0.0.1",
  "127.0.0.1\\@public.example",
  "127.0.0.1#@public.example",
  "127.0.0.1?@public.example",
  "[::1%25lo]",
  "[::1",
  "256.0.0.1",
  "0x100000000",
  "127.0.0.1 .public.example",
  "",
];

const toLoopback = lookupOf(() => ["127.0.0.1"]);

describe("the addresses the page fetcher opens", () => {
  let canary: WebMock;
  beforeAll(async () => {
    canary = await startWebMock();
  });
  afterAll(() => canary.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const open = (address: string, options: PageFetcherOptions = {}) =>
    createPageFetcher({
      lookup: toLoopback,
      ports: [80, 443, canary.port],
      limits: { deadlineMs: 2_000 },
      ...options,
    }).fetch(address);

  for (const scheme of ["http", "https"]) {
    it(`reaches no private host over ${scheme}, however it is spelt, and says the same of each`, async () => {
      const connects = jest.spyOn(Socket.prototype, "connect");

      const failures = [];
      for (const host of [...PRIVATE_HOSTS, ...DISGUISED]) {
        failures.push(
          await failureOf(open(`${scheme}://${host}:${canary.port}/`)),
          await failureOf(open(`${scheme}://${host}/`)),
        );
      }

      expect(new Set(failures)).toEqual(
        new Set(["PAGE_UNREACHABLE: The page could not be read. Paste its text instead."]),
      );
      expect(connects.mock.calls.filter(leadsToAnAddress)).toEqual([]);
      expect(canary.connections()).toBe(0);
    });
  }

  it("reaches the same canary when the operator allows its origin", async () => {
    const page = await open(`${canary.origin}/advert`, { allowedOrigins: [canary.origin], ports: [] });

    expect(page.html).toContain("Acme Bakery");
    expect(page.finalUrl).toBe(`${canary.origin}/advert`);
  });

  it.each(["user:word@", "user@", ":word@"])(
    "refuses %s before the host even of an allowed origin",
    async (userinfo) => {
      const before = canary.connections();
      const address = canary.origin.replace("//", `//${userinfo}`);

      expect(await failureOf(open(address, { allowedOrigins: [canary.origin] }))).toMatch("PAGE_UNREACHABLE");
      expect(canary.connections()).toBe(before);
    },
  );

  it("allows an origin only as it is written: another port, scheme or spelling stays private", async () => {
    const before = canary.connections();
    const allowedOrigins = [canary.origin.replace(String(canary.port), "1")];

    expect(await failureOf(open(canary.origin, { allowedOrigins }))).toMatch("PAGE_UNREACHABLE");
    expect(canary.connections()).toBe(before);
  });

  it.each(
    [
      "file:///etc/hosts",
      "ftp://public.example/",
      "gopher://public.example/",
      "dict://public.example/",
      "ldap://public.example/",
    ].concat([
      "jar:http://public.example!/",
      "data:text/html,hello",
      "blob:http://public.example/1",
      "javascript:1",
      "about:blank",
      "not an address",
      "//public.example",
    ]),
  )("opens no %s", async (address) => {
    expect(await failureOf(open(address))).toMatch("PAGE_UNREACHABLE");
  });

  it.each([22, 25, 5432, 6379, 8080])("opens no port %i on a public host", async (port) => {
    const lookup = jest.fn(toLoopback);

    const failure = await failureOf(createPageFetcher({ lookup }).fetch(`http://public.example:${port}/`));

    expect(failure).toMatch("PAGE_UNREACHABLE");
    expect(lookup).not.toHaveBeenCalled();
  });

  it("takes `HTTP:/\\host` for what browsers take it for, and refuses the private host in it", async () => {
    expect(await failureOf(open(`HTTP:/\\127.0.0.1:${canary.port}/`))).toMatch("PAGE_UNREACHABLE");
    expect(canary.requests.filter((request) => request.url === "/")).toHaveLength(0);
  });
});

// A connect to a name only asks the resolver; a connect to an address dials it.
function leadsToAnAddress(args: readonly unknown[]): boolean {
  const host = connectOptionsOf(args)?.host ?? "";
  return /^[\d.]+$|:/.test(host);
}
