import type { Seen } from "../../lib/useEdited.js";
import { noticeTexts } from "./extractMessages.js";
import { FIELD_NAMES, type FieldName } from "./fields.js";
import { isSeveralJobs, type SeveralJobs } from "./severalJobs.js";
import {
  eachField,
  savedTexts,
  startDraft,
  type DraftIds,
  type Field,
  type JobDraft,
  type SavedDetails,
} from "./jobDraft.js";

/** The part of a form that is stored in the browser: the user's changes, without the saved values. */
export interface KeptJobDraft extends DraftIds {
  /** Absent: as saved. */
  readonly advert?: string;
  readonly sourceUrl: string | null;
  /** The fields that were typed, found or emptied here, and for the others the found value. */
  readonly fields: Readonly<Partial<Record<FieldName, Field>>>;
  readonly readText: string | null;
  readonly notices: JobDraft["notices"];
  /** Absent: the advert holds one job. */
  readonly jobs?: SeveralJobs;
}

/** Returns the part of the form to store, given the saved details it began with; undefined when nothing was changed. */
export function draftToKeep(draft: JobDraft, saved: SavedDetails | null): KeptJobDraft | undefined {
  const began = startDraft(draft, saved);
  const changed = FIELD_NAMES.filter((name) => isChanged(draft.fields[name], began.fields[name]));
  const isAdvertChanged = draft.advert !== began.advert;
  if (changed.length === 0 && !isAdvertChanged && draft.readText === null) return undefined;
  const { id, newHuntId, sourceUrl, readText, notices, jobs } = draft;
  return {
    id,
    newHuntId,
    ...(isAdvertChanged ? { advert: draft.advert } : {}),
    sourceUrl,
    fields: Object.fromEntries(changed.map((name) => [name, draft.fields[name]])),
    readText,
    notices,
    ...(jobs === null ? {} : { jobs }),
  };
}

/** Returns the draft rebuilt from the details saved now and the stored part; saved fields have the values saved now. */
export function resumeDraft(kept: KeptJobDraft, saved: SavedDetails | null): JobDraft {
  const now = startDraft(kept, saved);
  const fieldOf = (name: FieldName): Field => {
    const field = kept.fields[name];
    if (field === undefined) return now.fields[name];
    return field.origin === "SAVED" ? { ...now.fields[name], found: field.found } : field;
  };
  const { advert = now.advert, sourceUrl, readText, notices, jobs = null } = kept;
  // Another release may have other ones.
  const known = notices.filter((notice) => notice in noticeTexts);
  return { ...now, advert, sourceUrl, fields: eachField(fieldOf), readText, notices: known, jobs };
}

/**
 * Returns the version and texts the user has seen, for a form that continues a stored draft: those seen then where a
 * field they changed was also changed elsewhere, so that they are asked; else undefined, for they see the newest.
 */
export function seenBefore(began: Seen | undefined, kept: KeptJobDraft, saved: SavedDetails | null): Seen | undefined {
  const now = savedTexts(saved);
  const own = FIELD_NAMES.filter((name) => kept.fields[name] !== undefined && kept.fields[name].origin !== "SAVED");
  const names = kept.advert === undefined ? own : [...own, "advert" as const];
  return names.some((name) => began?.texts[name] !== now[name]) ? began : undefined;
}

/** Returns a draft as JSON text for the browser's storage. */
export function writeDraft(draft: KeptJobDraft): string {
  return JSON.stringify(draft);
}

/** Returns the stored draft of a text; undefined for a text of any other shape. */
export function readDraft(text: string | undefined): KeptJobDraft | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A field that was typed back to its initial value is unchanged. */
function isChanged(field: Field, began: Field): boolean {
  if (field.value !== began.value) return true;
  return field.origin !== "OWN" && JSON.stringify(field) !== JSON.stringify(began);
}

function isDraft(value: unknown): value is KeptJobDraft {
  if (!isRecord(value) || !isRecord(value.fields)) return false;
  return (
    typeof value.id === "string" &&
    typeof value.newHuntId === "string" &&
    (value.advert === undefined || typeof value.advert === "string") &&
    isTextOrNull(value.sourceUrl) &&
    isTextOrNull(value.readText) &&
    Array.isArray(value.notices) &&
    (value.jobs === undefined || isSeveralJobs(value.jobs)) &&
    Object.values(value.fields).every(isField)
  );
}

function isField(value: unknown): boolean {
  if (!isRecord(value) || typeof value.value !== "string") return false;
  const { origin, found } = value;
  const isKnownOrigin = origin === "EMPTY" || origin === "SAVED" || origin === "FOUND" || origin === "OWN";
  return isKnownOrigin && (found === null || (isRecord(found) && typeof found.value === "string"));
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
