import { describe, expect, it } from "@jest/globals";
import { POSTINGS_MAX } from "../../schema/limits.js";
import { createExtractor } from "../../gateway/capture/extractor.js";
import type { ExtractInput, Extraction, JobField } from "../../gateway/capture/types.js";
import * as jobs from "./several-jobs.js";

const extractor = createExtractor({ clock: { now: () => new Date("2026-11-21T09:00:00Z") } });
const extract = (input: ExtractInput): Promise<Extraction> => extractor.extract(input);

/** The values of some fields, null for one that was not found. */
function valuesOf({ fields }: Extraction, ...names: readonly JobField[]): readonly (string | null)[] {
  return names.map((name) => fields.find(({ field }) => field === name)?.value ?? null);
}

/** All that is told of a job: its fields, and the text that they refer to. */
function everythingOf({ fields, advertText }: Extraction): string {
  return [...fields.map(({ value }) => value), advertText].join("\n");
}

describe.each(Object.entries(jobs.SEVERAL))("several jobs in %s", (_what, { input, company, expected }) => {
  it("are told in their order, each with its place", async () => {
    const { postings } = await extract(input);

    expect(postings.map(({ title, place }) => ({ title, place }))).toEqual(
      expected.map(({ title, place }) => ({ title, place })),
    );
  });

  it.each(expected.map((job, at) => [job.title, job, at] as const))(
    "are read one by one: %s",
    async (_title, job, at) => {
      const extraction = await extract({ ...input, posting: at });

      expect(valuesOf(extraction, "jobTitle", "location", "companyName")).toEqual([
        job.title,
        job.place,
        job.company ?? company,
      ]);
      for (const words of job.own) expect(everythingOf(extraction)).toContain(words);
      expect(extraction.postings.map(({ isRead }) => isRead)).toEqual(expected.map((_, other) => other === at));
    },
  );

  it.each(expected.map((job, at) => [job.title, at] as const))("hold nothing of the others: %s", async (_title, at) => {
    const told = everythingOf(await extract({ ...input, posting: at }));

    const foreign = expected
      .filter((_, other) => other !== at)
      .flatMap(({ title, place, own }) => [title, place, ...own]);
    expect(foreign.filter((words) => words !== null && told.includes(words))).toEqual([]);
  });

  it("have quotes that are the words of the text that was read", async () => {
    for (const at of expected.keys()) {
      const { fields, advertText } = await extract({ ...input, posting: at });
      for (const run of fields.flatMap(({ runs }) => runs))
        expect(advertText.slice(run.start, run.end)).toBe(run.quote);
    }
  });

  it("end with the last: one past it is refused with the range", async () => {
    await expect(extract({ ...input, posting: expected.length })).rejects.toMatchObject({
      code: "VALIDATION",
      facts: {
        fields: [
          {
            field: "posting",
            rule: "range",
            message: `posting: 0 to ${expected.length - 1}, this is ${expected.length}.`,
          },
        ],
      },
    });
  });
});

describe("one job", () => {
  it.each(Object.entries(jobs.SINGLE))("is told as one: %s", async (_what, input) => {
    const { postings } = await extract(input);

    expect(postings).toEqual([]);
  });

  it("is the first of one, and there is no second", async () => {
    const [text] = Object.values(jobs.SINGLE);
    if (text === undefined) throw new Error("no advert");

    expect(await extract({ ...text, posting: 0 })).toEqual(await extract(text));
    await expect(extract({ ...text, posting: 1 })).rejects.toMatchObject({ code: "VALIDATION" });
    await expect(extract({ ...text, posting: -1 })).rejects.toMatchObject({ code: "VALIDATION" });
  });
});

describe("the job that is read when none is chosen", () => {
  const isReadIn = async (name: string) => {
    const several = jobs.SEVERAL[name];
    if (several === undefined) throw new Error(name);
    const extraction = await extract(several.input);
    return { read: extraction.postings.findIndex(({ isRead }) => isRead), title: valuesOf(extraction, "jobTitle")[0] };
  };

  it.each([
    ["three JobPostings of JSON-LD", 0, "Sail Maker"],
    ["a @graph, shown on the page as well", 0, "Sail Maker"],
    ["a feed that is an array", 1, "Bookbinder"],
    ["a feed of XML", 0, "Sail Maker"],
  ])("is told: of %s", async (name, read, title) => {
    expect(await isReadIn(name)).toEqual({ read, title });
  });

  it.each(["a feed with the array inside", "a page with a heading for each", "posts of a forum"])(
    "is none where the text of all is read: %s",
    async (name) => {
      expect(await isReadIn(name)).toMatchObject({ read: -1 });
    },
  );
});

describe("more jobs than are told", () => {
  const feedOf = (count: number) => {
    const text = "The harbour trust has looked after boats, books and lamps for a hundred years. ".repeat(4);
    return JSON.stringify(
      Array.from({ length: count }, (_, at) => ({
        title: `Keeper of lamp ${at}`,
        location: "Cork",
        description: `Lamp ${at} of the harbour. ${text}`,
      })),
    );
  };

  it("are those from the 51st on", async () => {
    const { postings } = await extract({ text: feedOf(POSTINGS_MAX + 1), posting: POSTINGS_MAX - 1 });

    expect(postings).toHaveLength(POSTINGS_MAX);
    expect(postings.at(-1)).toEqual({ title: "Keeper of lamp 49", place: "Cork", isRead: true });
  });

  it("leave all that there are to a feed of 50", async () => {
    expect((await extract({ text: feedOf(POSTINGS_MAX) })).postings).toHaveLength(POSTINGS_MAX);
  });
});
