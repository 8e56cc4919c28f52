import type { FieldTexts } from "../../lib/useEdited.js";
import type {
  EvidenceSource,
  JobDetailsExtractMutation,
  JobDetailsForm_JobDetailsFragment,
} from "../../operations.generated.js";
import { isAddress, isOtherAdvert, type Advert } from "./advert.js";
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
  /** SAVED: as it stands on the server. FOUND by an extraction. OWN: typed, so that no extraction replaces it. */
  readonly origin: "EMPTY" | "SAVED" | "FOUND" | "OWN";
  /** What the last extraction found for it, kept beside another value; or where a saved value was read. */
  readonly found: Found | null;
}

/** The ids a draft begins with. */
export interface DraftIds {
  /** The id of a new record, chosen here so that a repeated Done saves it once. */
  readonly id: string;
  /** The id of the hunt that Done makes when none was chosen. */
  readonly newHuntId: string;
}

/** Everything the form holds. */
export interface JobDraft extends DraftIds {
  readonly advert: string;
  readonly sourceUrl: string | null;
  readonly fields: Readonly<Record<FieldName, Field>>;
  /** What the last extraction read; null before the first. */
  readonly readText: string | null;
  readonly notices: readonly string[];
}

/** What may happen to a draft. */
export type DraftAction =
  | { readonly type: "advert"; readonly text: string }
  | { readonly type: "edit"; readonly field: FieldName; readonly value: string }
  | { readonly type: "useFound"; readonly field: FieldName }
  /** `replaces`: it is another advert than the saved one and takes its place, so that nothing saved is kept. */
  | { readonly type: "extracted"; readonly extraction: Extraction; readonly replaces?: boolean };

const EMPTY: Field = { value: "", origin: "EMPTY", found: null };

/** Gives what the form holds, as it is compared with what was saved elsewhere. */
export function draftTexts(draft: JobDraft): FieldTexts<TextName> {
  return { ...eachField((name) => draft.fields[name].value), advert: draft.advert };
}

/** Gives what the form shows of the saved details; nothing while there are none. */
export function savedTexts(saved: SavedDetails | null): FieldTexts<TextName> {
  return { ...eachField((name) => saved?.[name] ?? ""), advert: saved?.advertText ?? "" };
}

/** Makes the form of a record: what was saved earlier, or nothing yet. */
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
  };
}

/** Gives the draft after something happened to it. */
export function changeDraft(draft: JobDraft, action: DraftAction): JobDraft {
  if (action.type === "advert") return { ...draft, advert: action.text };
  if (action.type === "extracted") return withExtraction(draft, action.extraction, action.replaces ?? false);
  const before = draft.fields[action.field];
  const after = action.type === "edit" ? edited(before, action.value) : foundTaken(before);
  return { ...draft, fields: { ...draft.fields, [action.field]: after } };
}

/** Tells whether what was read is of another advert than the saved one. */
export function isOfOtherAdvert({ advertText: text, sourceUrl }: Extraction, saved: SavedDetails | null): boolean {
  return saved !== null && isOtherAdvert(advertOf(saved), { text, sourceUrl });
}

/**
 * Tells whether the paste area holds another advert than the saved one, and none that was read into the form: what is
 * read into it is the same advert, or was meant to replace it.
 */
export function holdsOtherAdvert({ advert: text, readText }: JobDraft, saved: SavedDetails | null): boolean {
  if (saved === null) return false;
  const pasted = { text, sourceUrl: null };
  const isRead = readText !== null && !isOtherAdvert({ text: readText, sourceUrl: null }, pasted);
  return !isRead && isOtherAdvert(advertOf(saved), pasted);
}

/** Tells whether there is nothing in the form that could be saved. */
export function isBlank(draft: JobDraft): boolean {
  return draft.advert.trim() === "" && FIELD_NAMES.every((name) => draft.fields[name].value.trim() === "");
}

/** Makes a record with one entry for each field. */
export function eachField<T>(make: (name: FieldName) => T): Record<FieldName, T> {
  // Every field name is a key of the result, which fromEntries cannot know.
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, make(name)])) as Record<FieldName, T>;
}

/** Nothing a person typed is replaced; what an earlier extraction found makes way for what this one found. */
function withExtraction(draft: JobDraft, extraction: Extraction, replaces: boolean): JobDraft {
  const byName = new Map(extraction.fields.map(({ field, ...found }) => [FIELD_OF[field], found]));
  const merge = (name: FieldName): Field => {
    const before = draft.fields[name];
    const found = byName.get(name) ?? null;
    if (before.origin === "OWN") return { ...before, found };
    // What is saved of this very advert may have been put right by hand, so that it only is offered another value.
    if (before.origin === "SAVED" && !replaces) return { ...before, found: found ?? before.found };
    return found === null ? EMPTY : { value: found.value, origin: "FOUND", found };
  };
  // An address, or the markup of a page, makes way for the words that were read there.
  const isText = !isAddress(draft.advert) && !/<\/?[a-z][^>]*>/i.test(draft.advert);
  // A pasted text has no address; the one before it may have had one.
  const isReadAgain = !replaces && (draft.readText === null || draft.readText === extraction.advertText);
  return {
    ...draft,
    advert: isText || extraction.advertText === "" ? draft.advert : extraction.advertText,
    sourceUrl: extraction.sourceUrl ?? (isReadAgain ? draft.sourceUrl : null),
    fields: eachField(merge),
    readText: extraction.advertText,
    notices: extraction.notices,
  };
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
