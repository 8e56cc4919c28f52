import type { FieldTexts } from "../../lib/useEdited.js";
import type {
  EvidenceSource,
  JobDetailsExtractMutation,
  JobDetailsForm_JobDetailsFragment,
} from "../../operations.generated.js";
import { FIELD_NAMES, FIELD_OF, type FieldName } from "./fields.js";

/** The details of a job, as they are saved. */
export type SavedDetails = JobDetailsForm_JobDetailsFragment;

/** What may differ from what was saved elsewhere: the fields, and the advert itself. */
export type TextName = FieldName | "advert";

/** What the server found in an advert. */
export type Extraction = JobDetailsExtractMutation["extractJobDetails"];

/** Where a found value stands in the advert. */
export interface Evidence {
  readonly source: EvidenceSource;
  /** From 0 to 1: 1 is certain. */
  readonly confidence: number;
  /** The advert's own words; null where the value is data of the page outside its text. */
  readonly quote: string | null;
  readonly start: number | null;
  readonly end: number | null;
}

/** A value that an extraction offers. */
export interface Found extends Evidence {
  readonly value: string;
}

/** One field of the form. */
export interface Field {
  readonly value: string;
  /** FOUND by an extraction; OWN: typed, or saved earlier, so that no extraction replaces it. */
  readonly origin: "EMPTY" | "FOUND" | "OWN";
  /** What the last extraction found for it; kept beside an own value that says otherwise. */
  readonly found: Found | null;
}

/** Everything the screen holds that is not saved yet; survives a reload. */
export interface JobDraft {
  /** The id of a new record, chosen here so that a repeated Done saves it once. */
  readonly id: string;
  /** The id of the hunt that Done makes when none was chosen. */
  readonly newHuntId: string;
  readonly advert: string;
  readonly sourceUrl: string | null;
  readonly fields: Readonly<Record<FieldName, Field>>;
  /** The text the offsets of the evidence count in; null before the first extraction. */
  readonly readText: string | null;
  readonly notices: readonly string[];
}

/** What may happen to a draft. */
export type DraftAction =
  | { readonly type: "advert"; readonly text: string }
  | { readonly type: "edit"; readonly field: FieldName; readonly value: string }
  | { readonly type: "useFound"; readonly field: FieldName }
  | { readonly type: "extracted"; readonly extraction: Extraction };

const EMPTY: Field = { value: "", origin: "EMPTY", found: null };

/** Gives what the form holds, as it is compared with what was saved elsewhere. */
export function draftTexts(draft: JobDraft): FieldTexts<TextName> {
  return { ...eachField((name) => draft.fields[name].value), advert: draft.advert };
}

/** Gives what the form shows of the saved details; nothing while there are none. */
export function savedTexts(saved: SavedDetails | null): FieldTexts<TextName> {
  return { ...eachField((name) => saved?.[name] ?? ""), advert: saved?.advertText ?? "" };
}

/** Makes the draft of a record: what was saved earlier, or nothing yet. */
export function startDraft(ids: { id: string; newHuntId: string }, saved: SavedDetails | null): JobDraft {
  const fieldOf = (name: FieldName): Field => {
    const value = saved?.[name] ?? "";
    return value === "" ? EMPTY : { value, origin: "OWN", found: null };
  };
  return {
    ...ids,
    advert: saved?.advertText ?? "",
    sourceUrl: saved?.sourceUrl ?? null,
    fields: eachField(fieldOf),
    readText: null,
    notices: [],
  };
}

/** Gives the draft after something happened to it. */
export function changeDraft(draft: JobDraft, action: DraftAction): JobDraft {
  if (action.type === "advert") return { ...draft, advert: action.text };
  if (action.type === "extracted") return withExtraction(draft, action.extraction);
  const before = draft.fields[action.field];
  const after = action.type === "edit" ? edited(before, action.value) : foundTaken(before);
  return { ...draft, fields: { ...draft.fields, [action.field]: after } };
}

/** Tells whether the whole text is one web address. */
export function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim());
}

/** Finds the words behind a value in the text as it stands now, or null when they are not there. */
export function locate(text: string, readText: string | null, found: Evidence): { start: number; end: number } | null {
  if (found.start !== null && found.end !== null && text === readText) return { start: found.start, end: found.end };
  if (found.quote === null || found.quote === "") return null;
  const start = text.indexOf(found.quote);
  return start === -1 ? null : { start, end: start + found.quote.length };
}

/** Makes a record with one entry for each field. */
export function eachField<T>(make: (name: FieldName) => T): Record<FieldName, T> {
  // Every field name is a key of the result, which fromEntries cannot know.
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, make(name)])) as Record<FieldName, T>;
}

/** Nothing a person typed is replaced; what an earlier extraction found makes way for what this one found. */
function withExtraction(draft: JobDraft, extraction: Extraction): JobDraft {
  const byName = new Map(extraction.fields.map(({ field, ...found }) => [FIELD_OF[field], found]));
  const merge = (name: FieldName): Field => {
    const before = draft.fields[name];
    const found = byName.get(name) ?? null;
    if (before.origin === "OWN") return { ...before, found };
    return found === null ? EMPTY : { value: found.value, origin: "FOUND", found };
  };
  // An address, or the markup of a page, makes way for the words that were read there.
  const isText = !isAddress(draft.advert) && !/<\/?[a-z][^>]*>/i.test(draft.advert);
  return {
    ...draft,
    advert: isText || extraction.advertText === "" ? draft.advert : extraction.advertText,
    sourceUrl: extraction.sourceUrl ?? draft.sourceUrl,
    fields: eachField(merge),
    readText: extraction.advertText,
    notices: extraction.notices,
  };
}

function edited(before: Field, value: string): Field {
  return { ...before, value, origin: value === "" ? "EMPTY" : "OWN" };
}

function foundTaken(before: Field): Field {
  return before.found === null ? before : { value: before.found.value, origin: "FOUND", found: before.found };
}
