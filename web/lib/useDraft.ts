import { useMemo } from "react";
import { knownPerson, tokenPerson } from "./storedPerson.js";
import type { Seen } from "./useEdited.js";
import { tabStorage } from "./environment/storage.js";
import { fieldOf, parseJson } from "./storedJson.js";

/** The values of a form: every field as text. */
export type DraftValues = Readonly<Record<string, string>>;

/** The unsaved values of a form. */
export interface KeptDraft {
  readonly values: DraftValues;
  /** The record's version and texts that the form had shown by then; undefined for a new one. */
  readonly began: Seen | undefined;
}

/** The unsaved text of one form. */
export interface Draft {
  /** Returns the values typed before a reload or a new sign-in, if any. */
  readonly read: () => KeptDraft | undefined;
  readonly keep: (values: DraftValues, began?: Seen) => void;
  readonly discard: () => void;
}

/**
 * Stores the unsaved values of a form for the lifetime of the tab, so that neither a reload nor an expired session
 * loses them; a full or blocked storage loses the draft, never the form. A draft belongs to one user and one form; `name`
 * identifies the form, e.g. `company.new` or `company.<id>`. What is typed before the server has named the user is kept for
 * the one whom the token names.
 */
export function useDraft(name: string): Draft {
  return useMemo(() => {
    // The one to keep it for is the last; one that is kept for the token still was kept later than that of the guid.
    const keys = (): readonly string[] => {
      const people = [tokenPerson(), knownPerson()].filter((person) => person !== undefined);
      return (people.length > 0 ? people : ["0"]).map((person) => `draft:${person}:${name}`);
    };
    return {
      read: () => {
        const drafts = keys().map((key) => parseDraft(tabStorage.read(key)));
        return drafts.find((draft) => draft !== undefined);
      },
      keep: (values, began) => {
        const [key = "", ...others] = keys().toReversed();
        tabStorage.write(key, JSON.stringify({ values, began }));
        others.forEach(tabStorage.remove);
      },
      discard: () => keys().forEach(tabStorage.remove),
    };
  }, [name]);
}

/** Returns a stored draft; undefined for anything but texts by name. */
function parseDraft(stored: string | null | undefined): KeptDraft | undefined {
  if (!stored) return undefined;
  const kept = parseJson(stored);
  const values = textsIn(fieldOf(kept, "values"));
  if (values === undefined) return undefined;
  const began = fieldOf(kept, "began");
  const version = fieldOf(began, "version");
  const texts = textsIn(fieldOf(began, "texts"));
  return { values, began: typeof version === "number" && texts ? { version, texts } : undefined };
}

function textsIn(value: unknown): DraftValues | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}
