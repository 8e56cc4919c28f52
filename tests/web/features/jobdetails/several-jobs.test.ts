import { describe, expect, it } from "@jest/globals";
import {
  changeDraft,
  startDraft,
  type Extraction,
  type JobDraft,
} from "../../../../web/features/jobdetails/jobDraft.js";
import { draftToKeep, readDraft, resumeDraft, writeDraft } from "../../../../web/features/jobdetails/keepDraft.js";
import { jobsLeft, jobsRead } from "../../../../web/features/jobdetails/severalJobs.js";

const PAGE = "Sail maker, Cork. We sew. Bookbinder, Galway. We bind.";
const PARTS = ["Sail maker, Cork. We sew.", "Bookbinder, Galway. We bind."];
const TITLES = [
  { title: "Sail maker", place: "Cork" },
  { title: "Bookbinder", place: null },
];

const postings = (read: number | null) => TITLES.map((job, at) => ({ ...job, isRead: at === read }));

/** Returns what the server says of the page, of which one job was chosen, or none. */
function reading(read: number | null, several = true): Extraction {
  return {
    id: "its hash",
    canImprove: false,
    advertText: (read === null ? undefined : PARTS[read]) ?? PAGE,
    sourceUrl: null,
    language: "en",
    usedModel: false,
    notices: [],
    fields: [],
    postings: several ? postings(read) : [],
  };
}

const pasted = (text: string): JobDraft =>
  changeDraft(startDraft({ id: "the record", newHuntId: "the hunt" }, null), { type: "advert", text });
const read = (draft: JobDraft, at: number | null, source = PAGE): JobDraft =>
  changeDraft(draft, { type: "extracted", extraction: reading(at), source });

describe("an advert with several jobs", () => {
  it("stays whole while none of them is chosen", () => {
    const draft = read(pasted(PAGE), null);

    expect(draft.advert).toBe(PAGE);
    expect(draft.jobs).toEqual({ source: PAGE, postings: TITLES, read: null, taken: [], isOne: false });
  });

  it("makes way for the part about the chosen one, then for that about another, then is whole again", () => {
    const first = read(read(pasted(PAGE), null), 0);
    const second = read(first, 1);

    expect([first.advert, second.advert]).toEqual(PARTS);
    expect(second.jobs).toMatchObject({ source: PAGE, read: 1 });
    expect(read(second, null).advert).toBe(PAGE);
  });

  it("leaves one that was typed over for an advert with one job", () => {
    const draft = changeDraft(read(pasted(PAGE), 0), { type: "advert", text: "Diver wanted" });
    const next = changeDraft(draft, { type: "extracted", extraction: reading(null, false), source: "Diver wanted" });

    expect(next).toMatchObject({ advert: "Diver wanted", jobs: null });
  });

  it("stays one job when it is read again, and another page asks again", () => {
    const { jobs } = read(pasted(PAGE), null);
    if (jobs === null) throw new Error("There are no jobs.");

    expect(jobsRead({ ...jobs, isOne: true }, postings(null), PAGE)).toMatchObject({ isOne: true });
    expect(jobsRead({ ...jobs, isOne: true }, postings(null), "Another page")).toMatchObject({ isOne: false });
  });

  it("leaves the jobs that are not captured yet, until there is none", () => {
    const left = jobsLeft(read(pasted(PAGE), 0).jobs);

    expect(left).toMatchObject({ read: null, taken: [0] });
    expect(jobsLeft(left && { ...left, read: 0 })).toMatchObject({ taken: [0] });
    expect(jobsLeft(left && { ...left, read: 1 })).toBeNull();
  });

  it("leaves none where all were read together, where they are one, and where there is one", () => {
    const { jobs } = read(pasted(PAGE), 1);

    expect(jobsLeft(read(pasted(PAGE), null).jobs)).toBeNull();
    expect(jobsLeft(jobs && { ...jobs, isOne: true })).toBeNull();
    expect(jobsLeft(null)).toBeNull();
  });

  it("comes back with its jobs after a reload", () => {
    const draft = read(pasted(PAGE), 1);
    const kept = draftToKeep(draft, null);
    const again = kept && readDraft(writeDraft(kept));

    expect(again && resumeDraft(again, null)).toEqual(draft);
  });
});
