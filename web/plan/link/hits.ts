import { beginsWords, foldText, isSameName, typedWords } from "../../../schema/fold-text.js";
import type { LinkedRecord } from "./ties.js";

/** The number of records a list shows. */
export const HITS_MAX = 8;

/**
 * Returns the records in the order in which they are offered, at most HITS_MAX: those of the employer first, else in the
 * given order; those that are linked already come last, or, before anything is typed, not at all.
 */
export function orderHits(
  hits: readonly LinkedRecord[],
  linkedIds: ReadonlySet<string>,
  { employerName, isTyped }: { readonly employerName: string | null; readonly isTyped: boolean },
): readonly LinkedRecord[] {
  const rank = (hit: LinkedRecord): number => {
    if (linkedIds.has(hit.id)) return 2;
    return isOfEmployer(hit, employerName) ? 0 : 1;
  };
  const once = [...new Map(hits.map((hit) => [hit.id, hit])).values()];
  return once
    .filter(({ id }) => isTyped || !linkedIds.has(id))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, HITS_MAX);
}

/** Returns whether what distinguishes a record names the employer. */
export function isOfEmployer({ kind, detail }: LinkedRecord, employerName: string | null): boolean {
  if (kind !== "CONTACT" || employerName === null || employerName.trim() === "") return false;
  return detail.split(" · ").some((part) => isSameName(part.trim(), employerName.trim()));
}

/** Returns whether each typed word begins a word of the record; for results of a text that was typed before. */
export function matchesWords({ name, detail }: LinkedRecord, text: string): boolean {
  return beginsWords(`${name} ${detail}`, typedWords(text));
}

/** Returns the record that has the typed name already, in any spelling and order of words. */
export function findTwin(hits: readonly LinkedRecord[], typed: string): LinkedRecord | undefined {
  const words = wordsOf(typed);
  const isTwin = ({ name }: LinkedRecord): boolean => {
    const others = wordsOf(name);
    return others.length === words.length && others.every((other, at) => isSameName(other, words[at] ?? ""));
  };
  return words.length === 0 ? undefined : hits.find(isTwin);
}

/** Returns the words of a name in one order. */
function wordsOf(text: string): readonly string[] {
  const words = text.split(/[^\p{L}\p{N}\p{M}'’]+/u).filter(Boolean);
  return words.toSorted((one, other) => (foldText(one) < foldText(other) ? -1 : 1));
}
