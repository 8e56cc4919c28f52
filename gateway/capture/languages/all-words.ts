import { LANGUAGES } from "./languages.js";
import type { RecordSlot, SlotKeys } from "./record-words.js";
import type { WordListName } from "./word-lists.js";

/** Splits a list of patterns at its semicolons; one with alternatives is put in a group. */
export function patterns(list: string): string[] {
  return list
    .split(";")
    .map((pattern) => pattern.trim().replace(/\s+/g, " "))
    .filter((pattern) => pattern !== "")
    .map((pattern) => (pattern.includes("|") ? `(?:${pattern})` : pattern));
}

/** Returns the patterns of a list in all languages, as they are written. */
export function wordsOf(list: WordListName): string[] {
  return [...new Set(LANGUAGES.flatMap(({ words }) => patterns(words[list] ?? "")))];
}

/** Returns the same patterns as the alternatives of one pattern. */
export function anyOf(list: WordListName): string {
  return wordsOf(list).join("|");
}

/** The words for today of all languages, as the alternatives of a pattern. */
export const anyToday = [...LANGUAGES.map(({ dates }) => dates.today), ...wordsOf("justPosted")].join("|");

/** The words for yesterday in the same form. */
export const anyYesterday = LANGUAGES.map(({ dates }) => dates.yesterday).join("|");

/** Returns the keys of all languages for a slot of a record. */
export function recordKeys(slot: RecordSlot, tier: keyof SlotKeys): readonly string[] {
  return [...new Set(LANGUAGES.flatMap(({ record }) => spaced(record?.keys?.[slot]?.[tier])))];
}

/** Returns one of the lists by which jobs are found in a feed, as the alternatives of a pattern. */
export function anyRecordWord(list: "titleKeys" | "titleEndings" | "textKeys" | "valueKeys" | "contactKeys"): string {
  return [...new Set(LANGUAGES.flatMap(({ record }) => spaced(record?.[list])))].join("|");
}

function spaced(words = ""): string[] {
  return words.split(/\s+/).filter((word) => word !== "");
}
