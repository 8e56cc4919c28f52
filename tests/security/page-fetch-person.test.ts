import { describe, expect, it } from "@jest/globals";
import { createPersonalPageFetcher } from "../../gateway/capture/page/page-fetch-person.js";
import type { PageFetcher } from "../../gateway/capture/types.js";
import { AppError } from "../../gateway/platform/errors.js";
import { createRateLimits } from "../../gateway/platform/rate-limit.js";
import { codeOf } from "../support/page-fetch.js";

/** A fetcher whose pages come when the test says so. */
function waitingPages(): {
  readonly pages: PageFetcher;
  readonly inFlight: () => number;
  readonly finish: () => Promise<void>;
} {
  let waiting: (() => void)[] = [];
  return {
    pages: {
      fetch: (url) => new Promise((resolve) => waiting.push(() => resolve({ finalUrl: url, html: "<p>page" }))),
    },
    inFlight: () => waiting.length,
    finish: async () => {
      for (const answer of waiting) answer();
      waiting = [];
      await settle();
    },
  };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const ADDRESS = "https://jobs.example.org/1";

describe("pages fetched for one person", () => {
  it("has two in flight when a hundred are asked for at once, and refuses the rest", async () => {
    const { pages, inFlight, finish } = waitingPages();
    const pagesFor = createPersonalPageFetcher({ pages, limits: await createRateLimits() });

    const outcomes = Array.from({ length: 100 }, () => codeOf(pagesFor("ann").fetch(ADDRESS)));
    await settle();

    expect(inFlight()).toBe(2);
    await finish();
    const all = await Promise.all(outcomes);
    expect(all.filter((outcome) => outcome === "read")).toHaveLength(2);
    expect(all.filter((outcome) => outcome === "RATE_LIMITED")).toHaveLength(98);
  });

  it("has ten in flight for all people together, and serves others beside a greedy one", async () => {
    const { pages, inFlight, finish } = waitingPages();
    const pagesFor = createPersonalPageFetcher({ pages, limits: await createRateLimits() });
    const people = ["ann", "bob", "cid", "dee", "eve", "fay"];

    const outcomes = people.map((person) =>
      Promise.all(Array.from({ length: 5 }, () => codeOf(pagesFor(person).fetch(ADDRESS)))),
    );
    await settle();

    expect(inFlight()).toBe(10);
    await finish();
    const read = (await Promise.all(outcomes)).map((own) => own.filter((outcome) => outcome === "read").length);
    expect(read).toEqual([2, 2, 2, 2, 2, 0]);
  });

  it("gives a place back when a page fails", async () => {
    const limits = await createRateLimits();
    const pages: PageFetcher = { fetch: () => Promise.reject(new AppError("PAGE_UNREACHABLE")) };
    const pagesFor = createPersonalPageFetcher({ pages, limits, perPerson: 1, total: 1 });

    for (let at = 0; at < 3; at++)
      await expect(pagesFor("ann").fetch(ADDRESS)).rejects.toMatchObject({ code: "PAGE_UNREACHABLE" });
  });

  it("allows ten a minute, says how long to wait, and lets others go on", async () => {
    const pages: PageFetcher = { fetch: (url) => Promise.resolve({ finalUrl: url, html: "<p>page" }) };
    const pagesFor = createPersonalPageFetcher({ pages, limits: await createRateLimits() });

    for (let at = 0; at < 10; at++) await pagesFor("ann").fetch(ADDRESS);
    const eleventh = await pagesFor("ann")
      .fetch(ADDRESS)
      .catch((error: unknown) => error);

    expect(eleventh).toMatchObject({ code: "RATE_LIMITED" });
    expect(eleventh instanceof AppError ? eleventh.facts.retryAfter : 0).toBeGreaterThan(50);
    await expect(pagesFor("bob").fetch(ADDRESS)).resolves.toMatchObject({ finalUrl: ADDRESS });
  });

  it("counts no use of a page that found no place", async () => {
    const { pages, finish } = waitingPages();
    const rules = { page: [{ points: 2, seconds: 60 }], model: [], accessToken: [] };
    const pagesFor = createPersonalPageFetcher({ pages, limits: await createRateLimits({ rules }), perPerson: 1 });

    const first = pagesFor("ann").fetch(ADDRESS);
    await expect(pagesFor("ann").fetch(ADDRESS)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await settle();
    await finish();
    await first;
    const second = pagesFor("ann").fetch(ADDRESS);
    await settle();
    await finish();

    await expect(second).resolves.toMatchObject({ finalUrl: ADDRESS });
  });
});
