import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createExtractor } from "../../gateway/capture/extractor.js";
import { AppError } from "../../gateway/platform/errors.js";
import type { ExtractInput, Extraction } from "../../gateway/capture/types.js";
import { POSTINGS_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { fingerprint } from "../support/fingerprint.js";

const EXTRACT = `mutation ($input: ExtractJobDetailsInput!) { extractJobDetails(input: $input) { id
  fields { field value source confidence quote start end runs { quote start end } } advertText sourceUrl language usedModel canImprove notices
  postings { title place isRead } } }`;
const ASK = `mutation ($message: String!) { askModel(input: { message: $message }) }`;
const NOWHERE = { quote: null, start: null, end: null, runs: [] };
const REFERENCE = { quote: "G-7", start: 9, end: 12 };
const FOUND: Extraction = {
  id: "a-hash",
  fields: [
    { ...NOWHERE, field: "jobTitle", value: "Gardener", source: "PAGE_DATA", confidence: 1 },
    { ...REFERENCE, field: "referenceNumber", value: "G-7", source: "MODEL", confidence: 0.4, runs: [REFERENCE] },
  ],
  advertText: "Gardener G-7",
  sourceUrl: "https://jobs.example.com/7",
  language: "en",
  usedModel: true,
  canImprove: false,
  notices: ["TEXT_CUT"],
  postings: [],
};

const TWO_JOBS = ["Gardener", "Cook"].map((title, at) => ({
  title,
  location: ["Cork", "Galway"][at],
  description: `As our ${title} you ${["plant trees", "bake bread"][at]} for the people of the town. ${"We work outdoors and indoors, in all weathers. ".repeat(6)}`,
}));

describe("a feed of two jobs", () => {
  let app: TestApp;
  let me: Client;
  const read = (posting: number | null) => ({ input: { text: JSON.stringify(TWO_JOBS), posting } });

  beforeAll(async () => {
    const extractor = createExtractor({ clock: { now: () => new Date("2026-11-21T09:00:00Z") } });
    const asker = { ask: (_: string, message: string) => Promise.resolve(message) };
    app = await startTestApp({ capture: { extractorFor: () => extractor, asker, hasModel: false } });
    me = await app.signIn();
  });
  afterAll(() => app.close());

  it.each([
    [0, "Gardener", "Cork", "plant trees"],
    [1, "Cook", "Galway", "bake bread"],
  ])("is read as the one that is asked for: %i", async (posting, title, place, own) => {
    const { extractJobDetails } = await me.query<{ extractJobDetails: Extraction }>(EXTRACT, read(posting));

    expect(extractJobDetails.postings).toEqual([
      { title: "Gardener", place: "Cork", isRead: posting === 0 },
      { title: "Cook", place: "Galway", isRead: posting === 1 },
    ]);
    expect(extractJobDetails.fields).toContainEqual(expect.objectContaining({ field: "JOB_TITLE", value: title }));
    expect(extractJobDetails.fields).toContainEqual(expect.objectContaining({ field: "LOCATION", value: place }));
    expect(extractJobDetails.advertText).toContain(own);
  });

  it("is read as before with null, and has no third", async () => {
    const { extractJobDetails } = await me.query<{ extractJobDetails: Extraction }>(EXTRACT, read(null));
    const failure = await me.failure(EXTRACT, read(2));

    expect(extractJobDetails.postings.filter(({ isRead }) => isRead)).toHaveLength(1);
    expect(failure.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [{ field: "posting", rule: "range", message: "posting: 0 to 1, this is 2." }],
    });
  });
});

describe("reading an advert", () => {
  let app: TestApp;
  let me: Client;
  let answer: () => Promise<Extraction>;
  const asked: [personId: string, input: ExtractInput][] = [];

  beforeAll(async () => {
    const extractorFor = (personId: string) => ({
      improve: () => answer(),
      extract: (input: ExtractInput) => {
        asked.push([personId, input]);
        return answer();
      },
    });
    const asker = { ask: (personId: string, message: string) => Promise.resolve(`${personId} asked ${message}`) };
    app = await startTestApp({ capture: { extractorFor, asker, hasModel: true } });
    me = await app.signIn();
  });
  beforeEach(() => {
    asked.length = 0;
    answer = () => Promise.resolve(FOUND);
  });
  afterAll(() => app.close());

  it("tells what was found, with the evidence", async () => {
    const { extractJobDetails } = await me.query<{ extractJobDetails: object }>(EXTRACT, {
      input: { text: "Gardener G-7" },
    });

    expect(extractJobDetails).toEqual({
      ...FOUND,
      fields: [
        { ...FOUND.fields[0], field: "JOB_TITLE" },
        { ...FOUND.fields[1], field: "REFERENCE_NUMBER" },
      ],
    });
  });

  it("asks on behalf of the person who asked, with text and address trimmed", async () => {
    await me.query(EXTRACT, { input: { text: "  Gardener ", url: " https://jobs.example.com/7\n" } });

    expect(asked).toEqual([[me.person.id, { text: "Gardener", url: "https://jobs.example.com/7" }]]);
  });

  it("is left to the rules, and the description to the rest, where the caller says so", async () => {
    await me.query(EXTRACT, { input: { text: "Gardener", reader: "RULES", description: "REST" } });

    expect(asked).toEqual([[me.person.id, { text: "Gardener", url: null, reader: "RULES", description: "REST" }]]);
  });

  it("tells beforehand whether a model is set up", async () => {
    expect(await me.query(`{ viewer { hasModel } }`)).toEqual({ viewer: { hasModel: true } });
  });

  it("tells the jobs of a page with several, and takes the index of one", async () => {
    const postings = [
      { title: "Gardener", place: "Cork", isRead: false },
      { title: "Cook", place: null, isRead: true },
    ];
    answer = () => Promise.resolve({ ...FOUND, postings });

    const { extractJobDetails } = await me.query<{ extractJobDetails: object }>(EXTRACT, {
      input: { text: "Gardener, Cook", posting: 1 },
    });

    expect(extractJobDetails).toMatchObject({ postings });
    expect(asked).toEqual([[me.person.id, { text: "Gardener, Cook", url: null, posting: 1 }]]);
  });

  it("takes the indexes of as many jobs as are told, and refuses the next on either side with the range", async () => {
    for (const posting of [0, POSTINGS_MAX - 1]) await me.query(EXTRACT, { input: { text: "Gardener", posting } });
    expect(asked).toHaveLength(2);

    for (const posting of [-1, POSTINGS_MAX]) {
      const failure = await me.failure(EXTRACT, { input: { text: "Gardener", posting } });

      expect(failure.extensions).toMatchObject({
        code: "VALIDATION",
        fields: [{ field: "posting", rule: "range", message: `posting: 0 to 49, this is ${posting}.` }],
      });
    }
    expect(asked).toHaveLength(2);
  });

  it("saves nothing", async () => {
    const before = await fingerprint(app.test.database, me.person.id);

    await me.query(EXTRACT, { input: { text: "Gardener" } });

    expect(await fingerprint(app.test.database, me.person.id)).toBe(before);
  });

  it.each([{}, { text: null }, { text: " \n" }, { text: "", url: " " }])(
    "wants a text or an address (%j)",
    async (input) => {
      const failure = await me.failure(EXTRACT, { input });

      expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "text", rule: "required" }] });
      expect(asked).toEqual([]);
    },
  );

  it("takes an address of 2,000 characters and refuses 2,001", async () => {
    const address = (length: number): string => "https://jobs.example.com/".padEnd(length, "x");

    await me.query(EXTRACT, { input: { url: address(2_000) } });
    const failure = await me.failure(EXTRACT, { input: { url: address(2_001) } });

    expect(asked).toHaveLength(1);
    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "url", rule: "maxLength" }] });
  });

  it.each(["PAGE_UNREACHABLE", "PAGE_REFUSED", "PAGE_GONE", "RATE_LIMITED", "TOO_LARGE"] as const)(
    "passes on why it could not: %s",
    async (code) => {
      answer = () => Promise.reject(new AppError(code, { retryAfter: 5, refusal: "rate-limit" }));

      const failure = await me.failure(EXTRACT, { input: { url: "https://jobs.example.com/7" } });

      expect(failure.extensions).toMatchObject({ code, retryAfter: 5 });
    },
  );

  it("puts a question to the model and gives its answer as it came", async () => {
    const { askModel } = await me.query<{ askModel: string }>(ASK, { message: "  What next?\n" });

    expect(askModel).toBe(`${me.person.id} asked   What next?\n`);
  });

  it("says that there is no model where none is set up", async () => {
    const bare = await startTestApp();
    const person = await bare.signIn();

    const failure = await person.failure(ASK, { message: "What next?" });
    const overRest = await person.rest("POST", "/ai/query", { message: "What next?" });
    await bare.close();

    expect(failure.extensions?.code).toBe("MODEL_NOT_CONFIGURED");
    expect(overRest.status).toBe(503);
  });
});
