import type { QuotedRuns } from "../../lib/quotes.js";
import type { FieldTexts } from "../../lib/useEdited.js";
import type { JobDetails_ExtractionFragment, JobDetailsForm_JobDetailsFragment } from "./jobdetails.generated.js";
import type { EvidenceSource } from "../../schema.generated.js";
import { isAddress, isOtherAdvert, type Advert } from "./advert.js";
import { FIELD_NAMES, FIELD_OF, type FieldName } from "./fields.js";
import { jobsRead, type SeveralJobs } from "./severalJobs.js";

export type SavedDetails = JobDetailsForm_JobDetailsFragment;

/** The texts that may differ from those saved elsewhere: the fields, and the advert itself. */
export type TextName = FieldName | "advert";

export type Extraction = JobDetails_ExtractionFragment;

/** Where a found value occurs in the advert. */
export interface Evidence extends QuotedRuns {
  readonly source: EvidenceSource;
  /** From 0 to 1: 1 is certain. */
  readonly confidence: number;
}

/** A value that an extraction found. */
export interface Found extends Evidence {
  readonly value: string;
}

/** One field of the form. */
export interface Field {
  readonly value: string;
  /** SAVED: the value on the server. FOUND: by an extraction. OWN: typed, so no extraction replaces it. */
  readonly origin: "EMPTY" | "SAVED" | "FOUND" | "OWN";
  /** The value of the last extraction, kept beside another value; or the source of a saved value. */
  readonly found: Found | null;
}

/** The ids a draft begins with. */
export interface DraftIds {
  /** The id of a new record, chosen by the client so that a repeated Done saves it once. */
  readonly id: string;
  /** The id of the hunt that Done creates when none was chosen. */
  readonly newHuntId: string;
}

/** The state of the form. */
export interface JobDraft extends DraftIds {
  readonly advert: string;
  readonly sourceUrl: string | null;
  readonly fields: Readonly<Record<FieldName, Field>>;
  /** The text the last extraction read; null before the first. */
  readonly readText: string | null;
  readonly notices: Extraction["notices"];
  /** The jobs of the advert, where it holds several; null: one, or not read. */
  readonly jobs: SeveralJobs | null;
}

/** The actions of the draft's reducer. */
export type DraftAction =
  | { readonly type: "advert"; readonly text: string }
  | { readonly type: "edit"; readonly field: FieldName; readonly value: string }
  | { readonly type: "useFound"; readonly field: FieldName }
  /**
   * `source`: the advert that was read, as it was pasted; absent: that of the draft. `replaces`: it is another advert
   * than the saved one and replaces it, so no saved value is kept.
   */
  | {
      readonly type: "extracted";
      readonly extraction: Extraction;
      readonly source?: string;
      readonly replaces?: boolean;
    }
  /** The jobs among which one is chosen, or the answer that they are one. */
  | { readonly type: "jobs"; readonly jobs: SeveralJobs }
  /** What a model adds to the last extraction, which is of the same advert. */
  | { readonly type: "improved"; readonly extraction: Extraction };

const EMPTY: Field = { value: "", origin: "EMPTY", found: null };

/** Returns the texts of the form for comparison with those saved elsewhere. */
export function draftTexts(draft: JobDraft): FieldTexts<TextName> {
  return { ...eachField((name) => draft.fields[name].value), advert: draft.advert };
}

/** Returns the texts of the form for the saved details; all empty while there are none. */
export function savedTexts(saved: SavedDetails | null): FieldTexts<TextName> {
  return { ...eachField((name) => saved?.[name] ?? ""), advert: saved?.advertText ?? "" };
}

/** Returns the initial draft: the saved details, or an empty form. */
export function startDraft({ id, newHuntId }: DraftIds, saved: SavedDetails | null): JobDraft {
  const evidence = new Map(saved?.evidence?.map(({ field, ...read }) => [FIELD_OF[field], read]));
  const fieldOf = (name: FieldName): Field => {
    const value = saved?.[name] ?? "";
    const read = evidence.get(name);
    return value === "" ? EMPTY : { value, origin: "SAVED", found: read ? { ...read, value } : null };
  };
  return {
    id,
    newHuntId,
    advert: saved?.advertText ?? "",
    sourceUrl: saved?.sourceUrl ?? null,
    fields: eachField(fieldOf),
    readText: null,
    notices: [],
    jobs: null,
  };
}

/** Returns the draft after an action. */
export function changeDraft(draft: JobDraft, action: DraftAction): JobDraft {
  if (action.type === "advert") return { ...draft, advert: action.text };
  if (action.type === "jobs") return { ...draft, jobs: action.jobs };
  if (action.type === "extracted") return withExtraction(draft, action);
  if (action.type === "improved") return withImprovement(draft, action.extraction);
  const before = draft.fields[action.field];
  const after = action.type === "edit" ? edited(before, action.value) : foundTaken(before);
  return { ...draft, fields: { ...draft.fields, [action.field]: after } };
}

/** Returns whether an extraction is of another advert than the saved one. */
export function isOfOtherAdvert({ advertText: text, sourceUrl }: Extraction, saved: SavedDetails | null): boolean {
  return saved !== null && isOtherAdvert(advertOf(saved), { text, sourceUrl });
}

/**
 * Returns whether the paste area holds another advert than the saved one that was not extracted into the form: an
 * extracted one is the same advert, or was meant to replace it.
 */
export function holdsOtherAdvert({ advert: text, readText }: JobDraft, saved: SavedDetails | null): boolean {
  if (saved === null) return false;
  const pasted = { text, sourceUrl: null };
  const isRead = readText !== null && !isOtherAdvert({ text: readText, sourceUrl: null }, pasted);
  return !isRead && isOtherAdvert(advertOf(saved), pasted);
}

/** Returns whether the form has no value that could be saved. */
export function isBlank(draft: JobDraft): boolean {
  return draft.advert.trim() === "" && hasNoValues(draft);
}

/** Returns whether the form holds the address of an advert and nothing else. */
export function isBareAddress(draft: JobDraft): boolean {
  return isAddress(draft.advert) && hasNoValues(draft);
}

/** Returns a record with one entry for each field. */
export function eachField<T>(make: (name: FieldName) => T): Record<FieldName, T> {
  // Every field name is a key of the result, which fromEntries cannot know.
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, make(name)])) as Record<FieldName, T>;
}

/** Typed values are kept; values of an earlier extraction are replaced by those of this one. */
function withExtraction(
  draft: JobDraft,
  { extraction, source = draft.advert, replaces = false }: Extract<DraftAction, { type: "extracted" }>,
): JobDraft {
  const byName = foundByName(extraction.fields);
  const merge = (name: FieldName): Field => {
    const before = draft.fields[name];
    const found = byName.get(name) ?? null;
    if (before.origin === "OWN") return { ...before, found };
    // A saved value of this same advert may have been corrected by hand, so another value is only offered.
    if (before.origin === "SAVED" && !replaces) return { ...before, found: found ?? before.found };
    return found === null ? EMPTY : { value: found.value, origin: "FOUND", found };
  };
  const jobs = jobsRead(draft.jobs, extraction.postings, source);
  // What was pasted may have made way for one of its jobs.
  const pasted = jobs === null ? draft.advert : source;
  // An address, the markup of a page, and several jobs of which one was chosen are replaced by the text that was read.
  const isWhole = !isAddress(pasted) && !/<\/?[a-z][^>]*>/i.test(pasted) && jobs?.read == null;
  // A pasted text has no address, unlike possibly the text before it.
  const isReadAgain = !replaces && (draft.readText === null || draft.readText === extraction.advertText);
  return {
    ...draft,
    advert: isWhole || extraction.advertText === "" ? pasted : extraction.advertText,
    sourceUrl: extraction.sourceUrl ?? (isReadAgain ? draft.sourceUrl : null),
    fields: eachField(merge),
    readText: extraction.advertText,
    notices: extraction.notices,
    jobs,
  };
}

/** Only what is still as the last extraction found it is replaced: neither what was typed since, nor what was deleted. */
function withImprovement(draft: JobDraft, { fields, notices }: Extraction): JobDraft {
  const byName = foundByName(fields);
  const merge = (name: FieldName): Field => {
    const before = draft.fields[name];
    const found = byName.get(name) ?? null;
    const isAsFound = before.origin === "FOUND" || (before.origin === "EMPTY" && before.found === null);
    if (!isAsFound) return { ...before, found: found ?? before.found };
    return found === null ? EMPTY : { value: found.value, origin: "FOUND", found };
  };
  return { ...draft, fields: eachField(merge), notices };
}

function foundByName(fields: Extraction["fields"]): ReadonlyMap<FieldName, Found> {
  return new Map(fields.map(({ field, ...found }) => [FIELD_OF[field], found]));
}

function hasNoValues({ fields }: JobDraft): boolean {
  return FIELD_NAMES.every((name) => fields[name].value.trim() === "");
}

function advertOf({ advertText, sourceUrl }: SavedDetails): Advert {
  return { text: advertText ?? "", sourceUrl };
}

function edited(before: Field, value: string): Field {
  return { ...before, value, origin: value === "" ? "EMPTY" : "OWN" };
}

function foundTaken(before: Field): Field {
  return before.found === null ? before : { value: before.found.value, origin: "FOUND", found: before.found };
}
