import { FIELD_NAMES } from "./fields.js";
import type { JobDraft } from "./jobDraft.js";

/** Writes a draft as the text that is kept in the browser. */
export function writeDraft(draft: JobDraft): string {
  return JSON.stringify(draft);
}

/** Reads a kept draft; a text of any other shape is no draft. */
export function readDraft(text: string | undefined): JobDraft | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is JobDraft {
  if (!isRecord(value) || !isRecord(value.fields)) return false;
  const { fields } = value;
  return (
    typeof value.id === "string" &&
    typeof value.newHuntId === "string" &&
    typeof value.advert === "string" &&
    isTextOrNull(value.sourceUrl) &&
    isTextOrNull(value.readText) &&
    Array.isArray(value.notices) &&
    FIELD_NAMES.every((name) => isField(fields[name]))
  );
}

function isField(value: unknown): boolean {
  if (!isRecord(value) || typeof value.value !== "string") return false;
  const isKnownOrigin = value.origin === "EMPTY" || value.origin === "FOUND" || value.origin === "OWN";
  return isKnownOrigin && (value.found === null || (isRecord(value.found) && typeof value.found.value === "string"));
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === "string";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
