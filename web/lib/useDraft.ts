import { useMemo } from "react";
import { recall } from "./remembered.js";

/** What a form holds: every field as text. */
export type DraftValues = Readonly<Record<string, string>>;

/** The unsaved text of one form. */
export interface Draft {
  /** What was typed before a reload or a new sign-in, if anything. */
  readonly read: () => DraftValues | undefined;
  readonly keep: (values: DraftValues) => void;
  readonly forget: () => void;
}

/**
 * Keeps what is being typed into a form for the life of the tab, so that neither a reload nor an expired session loses
 * it. A draft belongs to one person and one form; `name` says which, e.g. `company.create` or `company.<id>`.
 */
export function useDraft(name: string): Draft {
  return useMemo(() => {
    const key = (): string => `draft:${recall("person_guid") ?? "0"}:${name}`;
    return {
      read: () => parseDraft(attempt(() => sessionStorage.getItem(key()))),
      keep: (values) => void attempt(() => sessionStorage.setItem(key(), JSON.stringify(values))),
      forget: () => void attempt(() => sessionStorage.removeItem(key())),
    };
  }, [name]);
}

/** Reads a stored draft; anything but an object of texts is no draft. */
export function parseDraft(stored: string | null | undefined): DraftValues | undefined {
  if (!stored) return undefined;
  try {
    const parsed: unknown = JSON.parse(stored);
    if (typeof parsed !== "object" || parsed === null) return undefined;
    const texts = Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === "string");
    return texts.length > 0 ? Object.fromEntries(texts) : undefined;
  } catch {
    return undefined;
  }
}

/** A full or blocked storage costs the draft, never the form. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
