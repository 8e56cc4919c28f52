import { LOG_WORDS_MAX } from "../../../schema/limits.js";
import type { LogCatalogue } from "../../plan/log/logLines.js";
import type { LogWordWhere } from "../../schema.generated.js";

/** The space between words, the signs that sentences put around a fact, and those that isolate its direction. */
const BETWEEN_WORDS = /[\s"“”„«»‹›()\u2066-\u2069]+/u;

/**
 * Returns the first words of a filter, as many as the server takes, without those that are part of a longer one, whose
 * matches contain them.
 */
export function filterWords(filter: string): readonly string[] {
  return distinctWords(filter).slice(0, LOG_WORDS_MAX);
}

/** Returns true when a filter has more words than the server takes. */
export function hasTooManyWords(filter: string): boolean {
  return distinctWords(filter).length > LOG_WORDS_MAX;
}

/** Returns the words of a filter for the server, each with the sentences, steps and phases that hold it. */
export function logWordsOf(filter: string, { sentences, terms, undone }: LogCatalogue): LogWordWhere[] {
  return filterWords(filter).map((text) => ({
    text,
    sentences: keysHolding(sentences, text),
    terms: keysHolding(terms, text),
    isInUndone: holds(undone, text),
  }));
}

/** Returns true when an entry in the user's language holds each word of the filter. */
export function isFound(entry: string, filter: string): boolean {
  return filterWords(filter).every((word) => holds(entry, word));
}

/** Returns the parts of a text, of which every second one is a word of the filter. */
export function splitAtWords(text: string, filter: string): readonly string[] {
  const words = allWords(filter).toSorted((one, other) => other.length - one.length);
  if (words.length === 0) return [text];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|");
  return text.split(new RegExp(`(${pattern})`, "giu"));
}

function distinctWords(filter: string): readonly string[] {
  const words = allWords(filter);
  return words.filter((word, at) =>
    words.every((other, place) => {
      if (place === at || !holds(other, word)) return true;
      // Of two that are alike, the first stays.
      return holds(word, other) && at < place;
    }),
  );
}

function allWords(filter: string): string[] {
  return filter.split(BETWEEN_WORDS).filter((word) => word !== "");
}

function keysHolding(texts: Readonly<Record<string, string>>, word: string): string[] {
  return Object.keys(texts).filter((key) => holds(texts[key] ?? "", word));
}

function holds(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase());
}
