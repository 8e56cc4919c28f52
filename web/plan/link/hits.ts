import { foldText } from "../../lib/foldText.js";
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
  const employer = foldText(employerName.trim());
  return detail.split(" · ").some((part) => foldText(part.trim()) === employer);
}

/** Returns whether each typed word begins a word of the record; for results of a text that was typed before. */
export function matchesWords({ name, detail }: LinkedRecord, text: string): boolean {
  const words = wordsOf(`${name} ${detail}`);
  return wordsOf(text).every((typed) => words.some((word) => word.startsWith(typed)));
}

/** Returns the record that has the typed name already, whatever its case, accents and order of words. */
export function findTwin(hits: readonly LinkedRecord[], typed: string): LinkedRecord | undefined {
  const words = wordsOf(typed).toSorted().join(" ");
  return words === "" ? undefined : hits.find(({ name }) => wordsOf(name).toSorted().join(" ") === words);
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
