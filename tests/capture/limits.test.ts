import { describe, expect, it } from "@jest/globals";
import { CAPTURE_TEXT_MAX } from "../../schema/limits.js";
import type { Content } from "../../gateway/capture/content.js";
import { createExtractor } from "../../gateway/capture/extractor.js";
import type { Reading, ReadingTask } from "../../gateway/capture/read-advert.js";
import { readerHere } from "../../gateway/capture/reader-here.js";
import { ReadingNotStarted, ReadingOverLimit, ReadingTooLate } from "../../gateway/capture/reading-pool.js";
import type { CountCapture } from "../../gateway/metrics/capture-outcome.js";
import { createPersonalReader } from "../../gateway/capture/worker-reader.js";
import { toPublicError } from "../../gateway/graphql/error-format.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { createRateLimits, RATE_RULES } from "../../gateway/platform/rate-limit.js";
import { cpuTime, growthOf, LINEAR_GROWTH } from "../support/cpu-time.js";
import { codeOf } from "../support/page-fetch.js";

const clock = { now: () => new Date("2026-11-21T09:00:00Z") };
const TEXT: Content = { kind: "text", text: "Gardener\nLocation: Cork\n", url: null };

/** Reads a page, also one that is an error as it has neither text nor data. */
function readPage(html: string): Promise<Reading> {
  return readerHere.read(taskOf({ kind: "page", html, url: null }));
}

function taskOf(content: Content, posting?: number): ReadingTask {
  return { content, today: clock.now(), asPlainText: false, answer: null, posting };
}

function contentOf(text: string): Content {
  return text.startsWith("<") ? { kind: "page", html: text, url: null } : { kind: "text", text, url: null };
}

const JOB = `{"title":"Gardener","place":"Cork","description":"${"You plant trees and prune hedges. ".repeat(8)}"}`;

describe("the time that reading takes", () => {
  const extractor = createExtractor({ clock });
  const units = ["31.12.2026 ", "03/09/2026 ", "1.000 € ", "12k - ", "38 h - ", "12345 Ab ", "Acme, ", "( ", "<"];
  const leads = ["", "Salary: ", "Location: ", "Posted: "];

  it.each(leads)("grows with the length of one line, whatever is in it (%j)", async (lead) => {
    for (const unit of units) {
      const text = (share: number): string => lead + unit.repeat((share * 50_000) / unit.length);

      expect(await growthOf((share) => extractor.extract({ text: text(share) }))).toBeLessThan(LINEAR_GROWTH);
    }
  });

  it("grows with the number of cells in one row of a table", async () => {
    const cells = (share: number): string => "<td>Location</td><td>Cork</td>".repeat(share * 10_000);
    const html = (share: number): string => `<html><body><table><tr>${cells(share)}</tr></table></body></html>`;

    expect(await growthOf((share) => extractor.extract({ html: html(share) }))).toBeLessThan(LINEAR_GROWTH);
  });

  it("grows with the length of what a page keeps as data", async () => {
    const long = (share: number, sign: string): string => sign.repeat(share * 200_000);
    const keys = (share: number): object =>
      Object.fromEntries(Array.from({ length: share * 4_000 }, (_, at) => [`someUnknownKeyOfManyWords${at}`, "a b"]));

    for (const text of [
      (share: number) => `{"title": "Gardener",${long(share, " ")}x`,
      (share: number) =>
        JSON.stringify({ title: "Gardener", ...keys(share), description: "Prunes and plants. ".repeat(20) }),
      (share: number) => `<job ${long(share, "a")}="1"><title>Gardener</title></job>`,
    ])
      expect(await growthOf((share) => extractor.extract({ text: text(share) }))).toBeLessThan(LINEAR_GROWTH);
    const page = (share: number): string =>
      `<html><script type="application/ld+json">{"@type": "JobPosting",${long(share, " ")}x</script></html>`;
    expect(await growthOf((share) => readPage(page(share)))).toBeLessThan(LINEAR_GROWTH);
  });

  it.each([
    ["a text without an end", '{"title":"Gardener","description":"', "a"],
    ["one of quotes", '{"title":"Gardener","description":"', '\\"'],
    ["one of tags", '{"title":"Gardener","description":"', "<p "],
    ["one of control characters", '{"title":"Gardener","description":"', "\n"],
    ["lists in each other", '{"title":"Gardener","list":', "["],
    ["pairs", '{"title":"Gardener"', ',"a":1'],
    ["commas", '{"title":"Gardener"', ",  "],
    ["one of two structures in each other", '{"title":"Gardener"', ',"a":{"title":"Gardener"'],
    ["scripts", '{"title":"Gardener","x":"', `</script><script>{"@type":"JobPosting","title":"Gardener","x":"`],
  ])("grows with the length of 2 MB of data that ends too early: %s", async (_what, lead, unit) => {
    const data = (share: number): string =>
      `{"@type":"JobPosting",${lead.slice(1)}${unit.repeat((share * 2_000_000) / unit.length)}`;
    const html = (share: number): string =>
      `<html><head><title>Gardener</title></head><script type="application/ld+json">${data(share)}`;

    expect(await growthOf((share) => readPage(html(share)))).toBeLessThan(LINEAR_GROWTH);
  });

  it.each([
    ["titles alone", "Gardener (f/m/d)\n\n", ""],
    [
      "titles with a heading each",
      "Gardener (f/m/d)\n\nRequirements\n- You know all trees of the town by name.\n\n",
      "",
    ],
    ["labelled titles", "Position: Gardener\nLocation: Cork\nSalary: 100 EUR\n\n", ""],
    ["numbered titles", "Vacancy 1: Gardener\n", ""],
    ["headings", "<h2>Gardener</h2><h3>Requirements</h3><p>You know all trees of the town, and hedges.</p>", "<html>"],
  ])("grows with the length of a text of jobs: %s", async (_what, unit, lead) => {
    const text = (share: number): string => lead + unit.repeat((share * 40_000) / unit.length);

    for (const posting of [undefined, 0])
      expect(await growthOf((share) => readerHere.read(taskOf(contentOf(text(share)), posting)))).toBeLessThan(
        LINEAR_GROWTH,
      );
  });

  it.each([
    ["one after the other", (count: number) => `[${`${JOB},`.repeat(count)}${JOB}]`],
    ["in lists in each other", (count: number) => `[${JOB},`.repeat(count / 4) + "]".repeat(count / 4)],
    [
      "in objects in each other",
      (count: number) => `{"jobs":[${JOB},${JOB},`.repeat(count / 8) + "]}".repeat(count / 8),
    ],
  ])("grows with the number of jobs of a feed: %s", async (_what, feed) => {
    const text = (share: number): Content => contentOf(feed(share * 400));

    expect(await growthOf((share) => readerHere.read(taskOf(text(share))))).toBeLessThan(LINEAR_GROWTH);
  });

  it("is bounded for 100,000 lines that look like titles, and for 100,000 jobs", async () => {
    const lines = Array.from({ length: 100_000 }, (_, at) => `Gardener ${at}`).join("\n\n");
    const jobs = Array.from({ length: 100_000 }, (_, at) => `{"title":"Gardener ${at}","place":"Cork"}`).join(",");

    for (const text of [lines, `[${jobs}]`])
      expect(await cpuTime(() => readerHere.read(taskOf(contentOf(text))))).toBeLessThan(AT_ONCE_MS);
  });

  /** Many times what it takes, on a slow machine too. */
  const AT_ONCE_MS = 5_000;

  it("is bounded for elements inside each other: past the limit only the words are read", async () => {
    const html = `<html><body>${"<div>".repeat(60_000)}<h1>Gardener</h1><p>Location: Cork</p></body></html>`;
    let notices: readonly string[] = [];
    let fields: readonly { readonly field: string; readonly value: string }[] = [];

    const time = await cpuTime(async () => ({ notices, fields } = await extractor.extract({ html })));

    expect(time).toBeLessThan(AT_ONCE_MS);
    expect(notices).toEqual(["PAGE_AS_TEXT"]);
    expect(fields).toContainEqual(expect.objectContaining({ field: "location", value: "Cork" }));
  });
});

describe("the reader of one person", () => {
  /** A pool in which pages, or everything, take too long. */
  function slowPool(isTooSlow: (task: ReadingTask) => boolean): {
    run: (personId: string, task: ReadingTask) => Promise<Reading>;
  } {
    return {
      run: (_, task) => (isTooSlow(task) ? Promise.reject(new ReadingOverLimit("slow")) : readerHere.read(task)),
    };
  }

  it("reads the words of a page that takes too long, and counts it", async () => {
    const { readings, onCapture } = listReadings();
    const pool = slowPool(({ asPlainText }) => !asPlainText);
    const reader = createPersonalReader({ pool, limits: await createRateLimits() })("ann");
    const extractor = createExtractor({ clock, reader, onCapture });

    const { notices, advertText } = await extractor.extract({ text: "<html><p>Gardener</p><p>Cork</p></html>" });

    expect({ notices, advertText }).toEqual({ notices: ["PAGE_AS_TEXT"], advertText: "Gardener\nCork" });
    expect(readings).toEqual(["text plain-text"]);
  });

  it("says so when even the words take too long", async () => {
    const { readings, onCapture } = listReadings();
    const reader = createPersonalReader({ pool: slowPool(() => true), limits: await createRateLimits() })("ann");
    const extractor = createExtractor({ clock, reader, onCapture });

    expect(await codeOf(extractor.extract({ text: "Gardener" }))).toBe("ADVERT_UNREADABLE");
    expect(readings).toEqual(["text timed-out"]);
  });

  it("says that the server is busy when the machine has no time, and does not blame the advert", async () => {
    const { readings, onCapture } = listReadings();
    const pool = { run: () => Promise.reject(new ReadingTooLate("busy")) };
    const reader = createPersonalReader({ pool, limits: await createRateLimits() })("ann");
    const extractor = createExtractor({ clock, reader, onCapture });

    expect(await codeOf(extractor.extract({ text: "Gardener" }))).toBe("SERVER_BUSY");
    expect(readings).toEqual(["text refused"]);
  });

  it("says the same when a thread does not start, and tells the operator once", async () => {
    const lines: unknown[] = [];
    const logger = createLogger("warn", { write: (line) => void lines.push(JSON.parse(line)) });
    const pool = { run: () => Promise.reject(new ReadingNotStarted("no thread today")) };
    const reader = createPersonalReader({ pool, limits: await createRateLimits() })("ann");
    const counter = { countFailure: () => undefined, countRefusal: () => undefined };

    const failure = await reader.read(taskOf(TEXT)).catch((error: unknown) => error);

    expect(toPublicError(failure, { logger, counter }).code).toBe("SERVER_BUSY");
    expect(lines).toEqual([
      expect.objectContaining({ level: 40, err: expect.objectContaining({ message: "no thread today" }) }),
    ]);
  });

  describe("before a thread", () => {
    const tasks: ReadingTask[] = [];
    const read = async (content: Content): Promise<unknown> => {
      const pool = {
        run: (_: string, task: ReadingTask): Promise<Reading> => {
          tasks.push(task);
          return readerHere.read(taskOf(TEXT));
        },
      };
      return createPersonalReader({ pool, limits: await createRateLimits() })("ann").read(taskOf(content));
    };
    const page = (text: string): Content => ({ kind: "page", html: `<p>${text}</p><!--${text}-->`, url: null });
    const words = (length: number): string => "ab ".repeat(length / 3 - 1).padEnd(length, "x");

    it.each([
      ["a text", { ...TEXT, text: words(CAPTURE_TEXT_MAX) }],
      ["the visible text of a page", page(words(CAPTURE_TEXT_MAX))],
    ])("takes %s of the greatest length", async (_what, content) => {
      tasks.length = 0;

      await read(content);

      expect(tasks).toHaveLength(1);
    });

    it.each([
      ["a text", { ...TEXT, text: words(CAPTURE_TEXT_MAX + 1) }],
      ["the visible text of a page", page(words(CAPTURE_TEXT_MAX + 1))],
    ])("refuses %s that is longer, and says how long it is", async (_what, content) => {
      tasks.length = 0;

      await expect(read(content)).rejects.toMatchObject({
        code: "VALIDATION",
        facts: {
          fields: [
            {
              field: "text",
              rule: "maxLength",
              message: "text: at most 500,000 characters, this has 500,001. Paste only the words of the advert.",
            },
          ],
        },
      });
      expect(tasks).toEqual([]);
    });
  });

  it("reads so many pasted texts in a minute, of one person", async () => {
    const { readings, onCapture } = listReadings();
    const readerFor = createPersonalReader({ pool: readerPool, limits: await createRateLimits() });
    const extractorOf = (id: string) => createExtractor({ clock, reader: readerFor(id), onCapture });
    const points = RATE_RULES.pastedText[0].points;
    for (let at = 0; at < points; at += 1) await extractorOf("ann").extract({ text: "Gardener" });

    await expect(extractorOf("ann").extract({ text: "Gardener" })).rejects.toMatchObject({
      code: "RATE_LIMITED",
      facts: { refusal: "rate-limit", retryAfter: expect.any(Number) },
    });
    await expect(extractorOf("bob").extract({ text: "Gardener" })).resolves.toBeDefined();
    expect(readings).toEqual([...Array.from({ length: points }, () => "text ok"), "text refused", "text ok"]);
  });

  it("has two readings waiting or running at a time", async () => {
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const pool = { run: (_: string, task: ReadingTask) => finished.then(() => readerHere.read(task)) };
    const readerFor = createPersonalReader({ pool, limits: await createRateLimits() });
    const running = [readerFor("ann").read(taskOf(TEXT)), readerFor("ann").read(taskOf(TEXT))];

    expect(await codeOf(readerFor("ann").read(taskOf(TEXT)))).toBe("RATE_LIMITED");
    finish();
    await Promise.all(running);
  });

  it("says that the server is busy to whoever has none running, when all together have as many as may be", async () => {
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const pool = { run: (_: string, task: ReadingTask) => finished.then(() => readerHere.read(task)) };
    const readerFor = createPersonalReader({ pool, limits: await createRateLimits(), perPerson: 1, total: 2 });
    const running = ["ann", "bob"].map((id) => readerFor(id).read(taskOf(TEXT)));

    expect(await codeOf(readerFor("cid").read(taskOf(TEXT)))).toBe("SERVER_BUSY");
    expect(await codeOf(readerFor("ann").read(taskOf(TEXT)))).toBe("RATE_LIMITED");
    finish();
    await Promise.all(running);
    expect((await readerFor("cid").read(taskOf(TEXT))).lines).toContain("Gardener");
  });

  const readerPool = { run: (_: string, task: ReadingTask) => readerHere.read(task) };
});

function listReadings(): { readings: readonly string[]; onCapture: CountCapture } {
  const readings: string[] = [];
  return { readings, onCapture: (source, outcome) => void readings.push(`${source} ${outcome}`) };
}
