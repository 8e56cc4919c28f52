import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { createExtractor } from "../../gateway/capture/extractor.js";
import { JobField, type ExtractedField, type ExtractInput, type Extraction } from "../../gateway/capture/types.js";
import { AppError } from "../../gateway/platform/errors.js";
import { EVIDENCE_RUNS_MAX } from "../../schema/limits.js";
import { readFolder, readInput } from "../bench/capture-folder.js";

const FOLDER = "tests/fixtures/adverts";
const inputs = readFolder(FOLDER).map((advert) => readInput(FOLDER, advert));
const extractor = createExtractor({ clock: { now: () => new Date("2026-11-21T09:00:00Z") } });

const SECTIONS: readonly JobField[] = ["jobDescription", "jobResponsibilities", "jobRequirements", "perksAndBenefits"];

const piece = fc.constantFrom(
  "Requirements:", "Aufgaben", "Location: ", "Gehalt: 40.000 €", "<div>", "</div>", "<li>", "<h1>", "<script type='application/ld+json'>", "</script>", '{"@type":"JobPosting","title":"', "[{", "}]", "<![CDATA[", "&lt;", "\\u0000",
  "• ", "- ", "\n", "\n\n", "\t", "\u00a0", "(m/w/d)", "12.12.2026", "3 days ago", "we are looking for a ", "Acme GmbH", "www.acme.example", "ß", "İ", "😀", "\ud800", "ﬁ", "\u200b", "{{", "${", "**", "###", "1)", ":", "€ 1.000-2.000",
); // prettier-ignore
const soup = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 12 }), fc.string({ unit: "grapheme", maxLength: 6 })), {
    maxLength: 60,
  })
  .map((parts) => parts.join(""));

describe("extraction", () => {
  it("never throws, and quotes only what stands at its offsets, for any text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: "binary", maxLength: 400 }), soup), async (text) =>
        isSound(await extractor.extract({ text })),
      ),
      { numRuns: 150, seed: 2026 },
    );
  });

  it("never throws, and quotes only what stands at its offsets, for any HTML", async () => {
    await fc.assert(
      fc.asyncProperty(soup, async (html) => isSoundOrEmpty(extractor.extract({ html }))),
      { numRuns: 150, seed: 2026 },
    );
  });

  it("stays sound when an advert is torn: cut, doubled or stripped of lines", async () => {
    const torn = fc.record({
      input: fc.constantFrom(...inputs),
      from: fc.double({ min: 0, max: 1, noNaN: true }),
      to: fc.double({ min: 0, max: 1, noNaN: true }),
      insert: soup,
    });

    await fc.assert(
      fc.asyncProperty(torn, async ({ input, from, to, insert }) =>
        isSoundOrEmpty(extractor.extract(tear(input, from, to, insert))),
      ),
      { numRuns: 120, seed: 2026 },
    );
  });

  it("says the same twice", async () => {
    for (const input of inputs) expect(await extractor.extract(input)).toEqual(await extractor.extract(input));
  });
});

function isSound({ advertText, fields }: Extraction): void {
  const names = fields.map(({ field }) => field);
  expect(new Set(names).size).toBe(names.length);
  for (const found of fields) {
    const { field, value, confidence, quote, start, end } = found;
    expect(Object.values(JobField)).toContain(field);
    expect(value.trim()).not.toBe("");
    expect(confidence).toBeGreaterThanOrEqual(0);
    expect(confidence).toBeLessThanOrEqual(1);
    if (start !== null && end !== null) expect(advertText.slice(start, end)).toBe(quote);
    hasSoundRuns(found, advertText);
    if (field === "publishedDate" || field === "applicationDeadline") expect(value).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
}

/** The runs are slices in order and apart, the quote is one of the longest, and a section's words are all in them. */
function hasSoundRuns({ field, value, quote, start, end, runs }: ExtractedField, advertText: string): void {
  let last = 0;
  for (const run of runs) {
    expect(run.start).toBeGreaterThanOrEqual(last);
    expect(run.end).toBeGreaterThan(run.start);
    expect(advertText.slice(run.start, run.end)).toBe(run.quote);
    last = run.end;
  }
  const longest = Math.max(...runs.map((run) => run.quote.length));
  expect(runs.length).toBeLessThanOrEqual(EVIDENCE_RUNS_MAX);
  expect(runs.length === 0).toBe(start === null);
  if (start === null) return;
  expect(runs).toContainEqual({ quote, start, end });
  expect(quote).toHaveLength(longest);
  if (!SECTIONS.includes(field)) expect(runs).toHaveLength(1);
  else if (runs.length < EVIDENCE_RUNS_MAX) expect(wordsOf(runs.map((run) => run.quote))).toEqual(wordsOf([value]));
}

function wordsOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.match(/[^\s-]+/g) ?? []);
}

function tear(input: ExtractInput, from: number, to: number, insert: string): ExtractInput {
  const text = input.html ?? input.text ?? "";
  const a = Math.floor(text.length * Math.min(from, to));
  const b = Math.floor(text.length * Math.max(from, to));
  const torn = text.slice(0, a) + insert + text.slice(b);
  return input.html == null ? { text: torn } : { html: torn };
}

/** A page without text and data of a job is refused as such; anything else has to be sound. */
async function isSoundOrEmpty(extracting: Promise<Extraction>): Promise<void> {
  try {
    isSound(await extracting);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "PAGE_EMPTY") throw error;
  }
}
