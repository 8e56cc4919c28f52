import { describe, expect, it } from "@jest/globals";
import { isOtherAdvert } from "../../../../web/features/jobdetails/advert.js";
import { evidenceOf } from "../../../../web/features/jobdetails/evidence.js";
import {
  changeDraft,
  eachField,
  holdsOtherAdvert,
  isBareAddress,
  isBlank,
  isOfOtherAdvert,
  savedTexts,
  startDraft,
  type Extraction,
  type JobDraft,
  type SavedDetails,
} from "../../../../web/features/jobdetails/jobDraft.js";
import {
  draftToKeep,
  readDraft,
  resumeDraft,
  seenBefore,
  writeDraft,
} from "../../../../web/features/jobdetails/keepDraft.js";
import type { FieldName } from "../../../../web/features/jobdetails/fields.js";

const IDS = { id: "the record", newHuntId: "the hunt" };
const BAKER = "Baker wanted in Lyon, for the early shift of our shop";
const PILOT = "Pilot for harbour boats, in Rotterdam and on the open sea";
const READ = { source: "RULE", confidence: 0.9 } as const;
/** Returns the words of a value as its only run. */
const quoted = (quote: string, start: number) => {
  const run = { quote, start, end: start + quote.length };
  return { ...run, runs: [run] };
};
const SAVED: SavedDetails = {
  ...eachField(() => null),
  id: IDS.id,
  jobHuntId: "its hunt",
  version: 1,
  jobTitle: "Baker",
  location: "Lyon",
  salary: "Some bread",
  advertText: BAKER,
  sourceUrl: "https://bakery.example/jobs/1",
  evidence: [{ ...READ, field: "JOB_TITLE", ...quoted("Baker", 0) }],
};
const EXTRACTION: Extraction = {
  id: "its hash",
  canImprove: true,
  advertText: PILOT,
  sourceUrl: null,
  language: "en",
  usedModel: false,
  notices: [],
  postings: [],
  fields: [
    { ...READ, field: "JOB_TITLE", value: "Pilot", ...quoted("Pilot", 0) },
    { ...READ, field: "LOCATION", value: "Rotterdam", ...quoted("Rotterdam", 28) },
  ],
};

describe("the draft of job details", () => {
  const typed = (draft: JobDraft, field: FieldName, value: string): JobDraft =>
    changeDraft(draft, { type: "edit", field, value });
  const pasted = (draft: JobDraft, text: string): JobDraft => changeDraft(draft, { type: "advert", text });
  const read = (draft: JobDraft, replaces: boolean): JobDraft =>
    changeDraft(draft, { type: "extracted", extraction: EXTRACTION, replaces });
  const valuesOf = (draft: JobDraft): readonly string[] =>
    (["jobTitle", "location", "salary"] as const).map((name) => draft.fields[name].value);

  describe("to which the model adds", () => {
    const model = { source: "MODEL", confidence: 0.9 } as const;
    const improved = (draft: JobDraft): JobDraft =>
      changeDraft(draft, {
        type: "improved",
        extraction: {
          ...EXTRACTION,
          usedModel: true,
          notices: ["TEXT_CUT"],
          fields: [
            { ...model, field: "JOB_TITLE", value: "Harbour pilot", ...quoted("Pilot", 0) },
            { ...model, field: "SALARY", value: "A boat", ...quoted("boats", 18) },
          ],
        },
      });
    const first = (): JobDraft => read(pasted(startDraft(IDS, null), PILOT), false);

    it("has its values where nothing was typed, and none where it says that there is none", () => {
      expect(valuesOf(improved(first()))).toEqual(["Harbour pilot", "", "A boat"]);
      expect(improved(first()).notices).toEqual(["TEXT_CUT"]);
    });

    it("keeps what was typed meanwhile, and offers the other value", () => {
      const draft = improved(typed(typed(first(), "jobTitle", "Captain"), "salary", "Gold"));

      expect(valuesOf(draft)).toEqual(["Captain", "", "Gold"]);
      expect(draft.fields.jobTitle.found?.value).toBe("Harbour pilot");
    });

    it("leaves empty what was deleted meanwhile", () => {
      const draft = improved(typed(first(), "jobTitle", ""));

      expect(draft.fields.jobTitle).toMatchObject({ value: "", origin: "EMPTY" });
      expect(draft.fields.jobTitle.found?.value).toBe("Harbour pilot");
    });

    it("keeps the saved values of the same advert, and offers the others", () => {
      const draft = improved(startDraft(IDS, SAVED));

      expect(valuesOf(draft)).toEqual(["Baker", "Lyon", "Some bread"]);
      expect(draft.fields.salary.found?.value).toBe("A boat");
    });
  });

  it("keeps nothing of a form in which nobody did anything", () => {
    expect(draftToKeep(startDraft(IDS, SAVED), SAVED)).toBeUndefined();
    expect(draftToKeep(startDraft(IDS, null), null)).toBeUndefined();
  });

  it("keeps what was typed, and nothing of what was saved", () => {
    const kept = draftToKeep(typed(startDraft(IDS, SAVED), "salary", "Much bread"), SAVED);

    expect(kept?.advert).toBeUndefined();
    expect(Object.keys(kept?.fields ?? {})).toEqual(["salary"]);
  });

  it("keeps nothing of a field that was typed back to what it was", () => {
    const draft = typed(typed(startDraft(IDS, SAVED), "salary", "Much bread"), "salary", "Some bread");

    expect(draftToKeep(draft, SAVED)).toBeUndefined();
  });

  it("goes on where it was left, with what is saved by now in the other fields", () => {
    const draft = pasted(typed(typed(startDraft(IDS, SAVED), "salary", ""), "term", "Nights"), PILOT);
    const kept = draftToKeep(draft, SAVED);

    const resumed = kept && resumeDraft(kept, { ...SAVED, location: "Paris" });

    expect(resumed && valuesOf(resumed)).toEqual(["Baker", "Paris", ""]);
    expect(resumed).toMatchObject({ ...IDS, advert: PILOT, fields: { term: { value: "Nights", origin: "OWN" } } });
  });

  it("asks about a change of elsewhere only where it is in what was typed", () => {
    const began = { version: 1, texts: savedTexts(SAVED) };
    const kept = draftToKeep(typed(startDraft(IDS, SAVED), "salary", "Much bread"), SAVED);
    if (kept === undefined) throw new Error("Nothing was kept.");

    expect(seenBefore(began, kept, { ...SAVED, location: "Paris" })).toBeUndefined();
    expect(seenBefore(began, kept, { ...SAVED, salary: "No bread" })).toBe(began);
  });

  it("comes back from its text, and from no other text", () => {
    const kept = draftToKeep(read(startDraft(IDS, SAVED), true), SAVED);
    const old = { ...IDS, advert: "", sourceUrl: null, fields: { jobTitle: {} }, readText: null, notices: [] };

    expect(kept && readDraft(writeDraft(kept))).toEqual(kept);
    const odd = { ...old, fields: {}, jobs: { source: "A page", postings: [{ title: 1 }], read: null } };
    for (const text of [undefined, "", "[]", JSON.stringify(old), JSON.stringify(odd)])
      expect(readDraft(text)).toBeUndefined();
  });

  it("offers for a saved field what the same advert gives, and leaves it as it is", () => {
    const draft = read(startDraft(IDS, SAVED), false);

    expect(valuesOf(draft)).toEqual(["Baker", "Lyon", "Some bread"]);
    expect(draft.fields.jobTitle).toMatchObject({ origin: "SAVED", found: { value: "Pilot" } });
  });

  it("keeps nothing saved beside an advert that replaces it, but what was typed", () => {
    const draft = read(typed(startDraft(IDS, SAVED), "salary", "Much bread"), true);

    expect(valuesOf(draft)).toEqual(["Pilot", "Rotterdam", "Much bread"]);
    expect(draft.sourceUrl).toBeNull();
    expect(valuesOf(read(startDraft(IDS, SAVED), true))).toEqual(["Pilot", "Rotterdam", ""]);
  });

  it("tells another advert by what was read, and by what is pasted", () => {
    const draft = startDraft(IDS, SAVED);

    expect(isOfOtherAdvert(EXTRACTION, SAVED)).toBe(true);
    expect(isOfOtherAdvert(EXTRACTION, null)).toBe(false);
    expect(holdsOtherAdvert(draft, SAVED)).toBe(false);
    expect(holdsOtherAdvert(pasted(draft, PILOT), SAVED)).toBe(true);
    expect(holdsOtherAdvert(read(pasted(draft, PILOT), true), SAVED)).toBe(false);
  });

  it.each([
    ["the same words", { text: ` ${BAKER.toUpperCase()}\n`, sourceUrl: null }, false],
    ["most of the words", { text: BAKER.slice(0, 40), sourceUrl: null }, false],
    ["the same address", { text: "https://bakery.example/jobs/1", sourceUrl: null }, false],
    ["other words read at the same address", { text: PILOT, sourceUrl: "https://bakery.example/jobs/1" }, false],
    ["nothing", { text: " ", sourceUrl: null }, false],
    ["other words", { text: PILOT, sourceUrl: null }, true],
    ["another address", { text: "https://harbour.example/2", sourceUrl: null }, true],
    ["a few of the words", { text: "Baker", sourceUrl: null }, true],
  ])("knows an advert again: %s", (_what, advert, isOther) => {
    expect(isOtherAdvert({ text: BAKER, sourceUrl: SAVED.sourceUrl }, advert)).toBe(isOther);
    expect(isOtherAdvert({ text: "", sourceUrl: null }, advert)).toBe(false);
  });

  it("is blank without a field and an advert", () => {
    expect(isBlank(typed(startDraft(IDS, null), "salary", " "))).toBe(true);
    expect(isBlank(typed(startDraft(IDS, null), "salary", "Bread"))).toBe(false);
  });

  it.each([
    ["https://jobs.example/1", true],
    [" jobs.example/1 ", true],
    ["Apply at https://jobs.example/1", true],
    ["Bakers wanted: 0170 1234567 or https://jobs.example/1", false],
    ["", false],
  ])("is the address of an advert alone where it holds %j and no value: %s", (text, isBare) => {
    const draft = changeDraft(startDraft(IDS, null), { type: "advert", text });

    expect(isBareAddress(draft)).toBe(isBare);
    expect(isBareAddress(typed(draft, "location", "Lyon"))).toBe(false);
  });

  it("says where its fields were read, and nothing of typed ones", () => {
    const kept = evidenceOf(startDraft(IDS, SAVED), BAKER);
    const found = typed(read(pasted(startDraft(IDS, SAVED), `Hello. ${PILOT}`), true), "location", "Rotterdam");

    expect(kept).toEqual([{ ...READ, field: "JOB_TITLE", quote: "Baker", runs: [{ start: 0, end: 5 }] }]);
    expect(evidenceOf(found, found.advert)).toEqual([
      { ...READ, field: "JOB_TITLE", quote: "Pilot", runs: [{ start: 7, end: 12 }] },
    ]);
  });

  it("says each run of words that a field was read from, where it stands by now", () => {
    const runs = [quoted("Pilot", 0), quoted("open sea", 49)].map(({ quote, start, end }) => ({ quote, start, end }));
    const found = {
      ...READ,
      field: "JOB_REQUIREMENTS",
      value: "Pilot\nopen sea",
      ...quoted("open sea", 49),
      runs,
    } as const;
    const draft = changeDraft(pasted(startDraft(IDS, null), `Now: ${PILOT}`), {
      type: "extracted",
      extraction: { ...EXTRACTION, fields: [found] },
    });

    expect(evidenceOf(draft, draft.advert)).toEqual([
      {
        ...{ ...READ, field: "JOB_REQUIREMENTS", quote: "open sea" },
        runs: [
          { start: 5, end: 10 },
          { start: 54, end: 62 },
        ],
      },
    ]);
  });
});
