import { get } from "node:http";
import { Socket } from "node:net";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { createPageFetcher } from "../../gateway/capture/page/page-fetch.js";
import { createPageGuard, isPublicAddress } from "../../gateway/capture/page/page-fetch-guard.js";
import { connectOptionsOf, failureOf } from "../support/page-fetch.js";
import { lookupOf } from "../support/web-mock.js";

const PUBLIC = "93.184.216.34";
const ROUNDS = 1_000;

describe("names that change their answer", () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ["a private address", ["10.0.0.1"]],
    ["a public and a private address", [PUBLIC, "127.0.0.1"]],
    ["a public address and an IPv6 loopback", [PUBLIC, "::1"]],
    ["an IPv4 address in IPv6 clothes", ["::7f00:1"]],
    ["a cloud host's own service", ["168.63.129.16"]],
    ["no address", []],
  ])("connects to nothing when a name leads to %s", async (_what, addresses) => {
    const fetcher = createPageFetcher({ lookup: lookupOf(() => addresses), limits: { deadlineMs: 2_000 } });

    expect(await failureOf(fetcher.fetch("http://public.example/"))).toMatch("PAGE_UNREACHABLE");
  });

  it("waits for a silent resolver no longer than the deadline", async () => {
    const fetcher = createPageFetcher({ lookup: () => {}, limits: { deadlineMs: 50 } });

    expect(await failureOf(fetcher.fetch("http://public.example/"))).toMatch("PAGE_UNREACHABLE");
  });

  it("judges the answer the socket is given, each time it asks, so rebinding gains nothing in 1,000 rounds", async () => {
    let asked = 0;
    const lookup = lookupOf(() => [asked++ % 2 === 0 ? PUBLIC : "127.0.0.1"]);
    const { http: agent } = createPageGuard({ allowedOrigins: [], ports: [80], lookup }).agentsFor(
      new URL("http://public.example/"),
    );
    const given: (string | null)[] = [];
    // Stands in for the operating system: asks for the address the way a socket does, and connects nowhere.
    jest.spyOn(Socket.prototype, "connect").mockImplementation(function (this: Socket, ...args: unknown[]) {
      const options = connectOptionsOf(args);
      options?.lookup("public.example", { all: true }, (error, answer) =>
        given.push(error ? null : JSON.stringify(answer)),
      );
      return this;
    });

    const requests = Array.from({ length: ROUNDS }, () => get({ agent, host: "public.example" }).on("error", () => {}));
    await new Promise((resolve) => setImmediate(resolve));
    for (const request of requests) request.destroy();

    expect(asked).toBe(ROUNDS);
    expect(given.filter((answer) => answer === null)).toHaveLength(ROUNDS / 2);
    expect(given.filter((answer) => answer !== null).every((answer) => answer?.includes(PUBLIC))).toBe(true);
  });
});

describe("isPublicAddress", () => {
  it.each(["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "2a00::1"])("lets %s through", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(["168.63.129.16", "::7f00:1", "::1", "64:ff9b:1::1", "4000::1", "3fff::1", "not an address", ""])(
    "stops %s",
    (address) => expect(isPublicAddress(address)).toBe(false),
  );
});
