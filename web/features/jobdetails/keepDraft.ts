import type { Seen } from "../../lib/useEdited.js";
import { FIELD_NAMES, type FieldName } from "./fields.js";
import {
  eachField,
  savedTexts,
  startDraft,
  type DraftIds,
  type Field,
  type JobDraft,
  type SavedDetails,
} from "./jobDraft.js";

/** What of a form is kept in the browser: what the person did in it, and nothing that was saved before. */
export interface KeptJobDraft extends DraftIds {
  /** Absent: as it was saved. */
  readonly advert?: string;
  readonly sourceUrl: string | null;
  /** The fields that were typed, found or emptied here, and for the others what was found. */
  readonly fields: Readonly<Partial<Record<FieldName, Field>>>;
  readonly readText: string | null;
  readonly notices: readonly string[];
}

/** Gives what is to be kept of a form that began with the saved details; undefined when nobody did anything in it. */
export function draftToKeep(draft: JobDraft, saved: SavedDetails | null): KeptJobDraft | undefined {
  const began = startDraft(draft, saved);
  const changed = FIELD_NAMES.filter((name) => isChanged(draft.fields[name], began.fields[name]));
  const isAdvertChanged = draft.advert !== began.advert;
  if (changed.length === 0 && !isAdvertChanged && draft.readText === null) return undefined;
  const { id, newHuntId, sourceUrl, readText, notices } = draft;
  return {
    id,
    newHuntId,
    ...(isAdvertChanged ? { advert: draft.advert } : {}),
    sourceUrl,
    fields: Object.fromEntries(changed.map((name) => [name, draft.fields[name]])),
    readText,
    notices,
  };
}

/** Makes the form anew from what is saved now and what was kept of it; saved fields show what is saved now. */
export function resumeDraft(kept: KeptJobDraft, saved: SavedDetails | null): JobDraft {
  const now = startDraft(kept, saved);
  const fieldOf = (name: FieldName): Field => {
    const field = kept.fields[name];
    if (field === undefined) return now.fields[name];
    return field.origin === "SAVED" ? { ...now.fields[name], found: field.found } : field;
  };
  const { advert = now.advert, sourceUrl, readText, notices } = kept;
  return { ...now, advert, sourceUrl, fields: eachField(fieldOf), readText, notices };
}

/**
 * What the person has seen of the saved details, for a form that goes on with a kept draft: what they had seen then where
 * something they changed was changed elsewhere too, so that they are asked; else undefined, for they see the newest.
 */
export function seenBefore(began: Seen | undefined, kept: KeptJobDraft, saved: SavedDetails | null): Seen | undefined {
  const now = savedTexts(saved);
  const own = FIELD_NAMES.filter((name) => kept.fields[name] !== undefined && kept.fields[name].origin !== "SAVED");
  const names = kept.advert === undefined ? own : [...own, "advert" as const];
  return names.some((name) => began?.texts[name] !== now[name]) ? began : undefined;
}

/** Writes a draft as the text that is kept in the browser. */
export function writeDraft(draft: KeptJobDraft): string {
  return JSON.stringify(draft);
}

/** Reads a kept draft; a text of any other shape is no draft. */
export function readDraft(text: string | undefined): KeptJobDraft | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A field that was typed back to what it was is as it was. */
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
