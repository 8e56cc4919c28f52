import { beforeAll, describe, expect, it } from "@jest/globals";
import { loadWebModule } from "../support/web-module.js";

interface Field {
  readonly value: string;
  readonly origin: string;
}

interface Draft {
  readonly advert: string;
  readonly sourceUrl: string | null;
  readonly fields: Readonly<Record<string, Field>>;
}

interface Kept {
  readonly advert?: string;
  readonly fields: Readonly<Record<string, Field>>;
}

/** What the client's drafts of job details are made with. */
interface Drafts {
  readonly startDraft: (ids: object, saved: object | null) => Draft;
  readonly changeDraft: (draft: Draft, action: object) => Draft;
  readonly draftToKeep: (draft: Draft, saved: object | null) => Kept | undefined;
  readonly resumeDraft: (kept: Kept, saved: object | null) => Draft;
  readonly seenBefore: (began: object | undefined, kept: Kept, saved: object | null) => object | undefined;
  readonly readDraft: (text: string | undefined) => Kept | undefined;
  readonly writeDraft: (kept: Kept) => string;
  readonly savedTexts: (saved: object | null) => Readonly<Record<string, string>>;
  readonly isOfOtherAdvert: (extraction: object, saved: object | null) => boolean;
  readonly holdsOtherAdvert: (draft: Draft, saved: object | null) => boolean;
  readonly isBlank: (draft: Draft) => boolean;
  readonly isOtherAdvert: (saved: object, advert: object) => boolean;
  readonly evidenceOf: (draft: Draft, advertText: string) => readonly object[];
}

const ROOM = "web/features/jobdetails";
const IDS = { id: "the record", newHuntId: "the hunt" };
const BAKER = "Baker wanted in Lyon, for the early shift of our shop";
const PILOT = "Pilot for harbour boats, in Rotterdam and on the open sea";
const READ = { source: "RULE", confidence: 0.9 };
const SAVED = {
  jobTitle: "Baker",
  location: "Lyon",
  salary: "Some bread",
  advertText: BAKER,
  sourceUrl: "https://bakery.example/jobs/1",
  evidence: [{ ...READ, field: "JOB_TITLE", quote: "Baker", start: 0, end: 5 }],
};
const EXTRACTION = {
  advertText: PILOT,
  sourceUrl: null,
  notices: [],
  fields: [
    { ...READ, field: "JOB_TITLE", value: "Pilot", quote: "Pilot", start: 0, end: 5 },
    { ...READ, field: "LOCATION", value: "Rotterdam", quote: "Rotterdam", start: 28, end: 37 },
  ],
};

describe("the draft of job details", () => {
  let web: Drafts;

  beforeAll(async () => {
    const names = ["advert", "evidence", "jobDraft", "keepDraft"];
    const modules = await Promise.all(names.map((name) => loadWebModule<Partial<Drafts>>(`${ROOM}/${name}.ts`)));
    web = Object.assign({}, ...modules) as Drafts; // together they export all of it
  });

  const typed = (draft: Draft, field: string, value: string): Draft =>
    web.changeDraft(draft, { type: "edit", field, value });
  const pasted = (draft: Draft, text: string): Draft => web.changeDraft(draft, { type: "advert", text });
  const read = (draft: Draft, replaces: boolean): Draft =>
    web.changeDraft(draft, { type: "extracted", extraction: EXTRACTION, replaces });
  const valuesOf = (draft: Draft): readonly (string | undefined)[] =>
    ["jobTitle", "location", "salary"].map((name) => draft.fields[name]?.value);

  it("keeps nothing of a form in which nobody did anything", () => {
    expect(web.draftToKeep(web.startDraft(IDS, SAVED), SAVED)).toBeUndefined();
    expect(web.draftToKeep(web.startDraft(IDS, null), null)).toBeUndefined();
  });

  it("keeps what was typed, and nothing of what was saved", () => {
    const kept = web.draftToKeep(typed(web.startDraft(IDS, SAVED), "salary", "Much bread"), SAVED);

    expect(kept?.advert).toBeUndefined();
    expect(Object.keys(kept?.fields ?? {})).toEqual(["salary"]);
  });

  it("keeps nothing of a field that was typed back to what it was", () => {
    const draft = typed(typed(web.startDraft(IDS, SAVED), "salary", "Much bread"), "salary", "Some bread");

    expect(web.draftToKeep(draft, SAVED)).toBeUndefined();
  });

  it("goes on where it was left, with what is saved by now in the other fields", () => {
    const draft = pasted(typed(typed(web.startDraft(IDS, SAVED), "salary", ""), "term", "Nights"), PILOT);
    const kept = web.draftToKeep(draft, SAVED);

    const resumed = kept && web.resumeDraft(kept, { ...SAVED, location: "Paris" });

    expect(resumed && valuesOf(resumed)).toEqual(["Baker", "Paris", ""]);
    expect(resumed).toMatchObject({ ...IDS, advert: PILOT, fields: { term: { value: "Nights", origin: "OWN" } } });
  });

  it("asks about a change of elsewhere only where it is in what was typed", () => {
    const began = { version: 1, texts: web.savedTexts(SAVED) };
    const kept = web.draftToKeep(typed(web.startDraft(IDS, SAVED), "salary", "Much bread"), SAVED);
    if (kept === undefined) throw new Error("Nothing was kept.");

    expect(web.seenBefore(began, kept, { ...SAVED, location: "Paris" })).toBeUndefined();
    expect(web.seenBefore(began, kept, { ...SAVED, salary: "No bread" })).toBe(began);
  });

  it("comes back from its text, and from no other text", () => {
    const kept = web.draftToKeep(read(web.startDraft(IDS, SAVED), true), SAVED);
    const old = { ...IDS, advert: "", sourceUrl: null, fields: { jobTitle: {} }, readText: null, notices: [] };

    expect(kept && web.readDraft(web.writeDraft(kept))).toEqual(kept);
    for (const text of [undefined, "", "[]", JSON.stringify(old)]) expect(web.readDraft(text)).toBeUndefined();
  });

  it("offers for a saved field what the same advert gives, and leaves it as it is", () => {
    const draft = read(web.startDraft(IDS, SAVED), false);

    expect(valuesOf(draft)).toEqual(["Baker", "Lyon", "Some bread"]);
    expect(draft.fields["jobTitle"]).toMatchObject({ origin: "SAVED", found: { value: "Pilot" } });
  });

  it("keeps nothing saved beside an advert that replaces it, but what was typed", () => {
    const draft = read(typed(web.startDraft(IDS, SAVED), "salary", "Much bread"), true);

    expect(valuesOf(draft)).toEqual(["Pilot", "Rotterdam", "Much bread"]);
    expect(draft.sourceUrl).toBeNull();
    expect(valuesOf(read(web.startDraft(IDS, SAVED), true))).toEqual(["Pilot", "Rotterdam", ""]);
  });

  it("tells another advert by what was read, and by what is pasted", () => {
    const draft = web.startDraft(IDS, SAVED);

    expect(web.isOfOtherAdvert(EXTRACTION, SAVED)).toBe(true);
    expect(web.isOfOtherAdvert(EXTRACTION, null)).toBe(false);
    expect(web.holdsOtherAdvert(draft, SAVED)).toBe(false);
    expect(web.holdsOtherAdvert(pasted(draft, PILOT), SAVED)).toBe(true);
    expect(web.holdsOtherAdvert(read(pasted(draft, PILOT), true), SAVED)).toBe(false);
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
    expect(web.isOtherAdvert({ text: BAKER, sourceUrl: SAVED.sourceUrl }, advert)).toBe(isOther);
    expect(web.isOtherAdvert({ text: "", sourceUrl: null }, advert)).toBe(false);
  });

  it("is blank without a field and an advert", () => {
    expect(web.isBlank(typed(web.startDraft(IDS, null), "salary", " "))).toBe(true);
    expect(web.isBlank(typed(web.startDraft(IDS, null), "salary", "Bread"))).toBe(false);
  });

  it("says where its fields were read, and nothing of typed ones", () => {
    const kept = web.evidenceOf(web.startDraft(IDS, SAVED), BAKER);
    const found = typed(read(pasted(web.startDraft(IDS, SAVED), `Hello. ${PILOT}`), true), "location", "Rotterdam");

    expect(kept).toEqual(SAVED.evidence);
    expect(web.evidenceOf(found, found.advert)).toEqual([
      { ...READ, field: "JOB_TITLE", quote: "Pilot", start: 7, end: 12 },
    ]);
  });
});
