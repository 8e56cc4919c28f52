import { useMemo } from "react";
import { recall } from "./remembered.js";
import type { Seen } from "./useEdited.js";

/** What a form holds: every field as text. */
export type DraftValues = Readonly<Record<string, string>>;

/** What was typed into a form and not saved. */
export interface KeptDraft {
  readonly values: DraftValues;
  /** What the form had shown of its record by then; undefined for a new one. */
  readonly began: Seen | undefined;
}

/** The unsaved text of one form. */
export interface Draft {
  /** What was typed before a reload or a new sign-in, if anything. */
  readonly read: () => KeptDraft | undefined;
  readonly keep: (values: DraftValues, began?: Seen) => void;
  readonly forget: () => void;
}

/**
 * Keeps what is being typed into a form for the life of the tab, so that neither a reload nor an expired session loses
 * it. A draft belongs to one person and one form; `name` says which, e.g. `company.new` or `company.<id>`.
 */
export function useDraft(name: string): Draft {
  return useMemo(() => {
    const key = (): string => `draft:${recall("person_guid") ?? "0"}:${name}`;
    return {
      read: () => parseDraft(attempt(() => sessionStorage.getItem(key()))),
      keep: (values, began) => void attempt(() => sessionStorage.setItem(key(), JSON.stringify({ values, began }))),
      forget: () => void attempt(() => sessionStorage.removeItem(key())),
    };
  }, [name]);
}

/** Reads a stored draft; anything but texts by name is no draft. */
function parseDraft(stored: string | null | undefined): KeptDraft | undefined {
  if (!stored) return undefined;
  const kept = attempt((): unknown => JSON.parse(stored));
  const values = textsIn(fieldOf(kept, "values"));
  if (values === undefined) return undefined;
  const began = fieldOf(kept, "began");
  const version = fieldOf(began, "version");
  const texts = textsIn(fieldOf(began, "texts"));
  return { values, began: typeof version === "number" && texts ? { version, texts } : undefined };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

function textsIn(value: unknown): DraftValues | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** A full or blocked storage costs the draft, never the form. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
