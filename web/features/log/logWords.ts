import { holdsPart, partForms } from "../../../schema/fold-text.js";
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
    isInUndone: holdsPart(undone, text),
  }));
}

/** Returns true when an entry in the user's language holds each word of the filter. */
export function isFound(entry: string, filter: string): boolean {
  return filterWords(filter).every((word) => holdsPart(entry, word));
}

/** Returns the parts of a text, of which every second one is a word of the filter, in any spelling. */
export function splitAtWords(text: string, filter: string): readonly string[] {
  const words = allWords(filter);
  const parts: string[] = [];
  let end = 0;
  for (const [from, to] of rangesOf(text, words)) {
    if (from < end) continue;
    parts.push(text.slice(end, from), text.slice(from, to));
    end = to;
  }
  return [...parts, text.slice(end)];
}

/** Returns where a text holds the words, the first and then the longest first. */
function rangesOf(text: string, words: readonly string[]): readonly (readonly [from: number, to: number])[] {
  const forms = words.flatMap((word) => partForms(word));
  const signs = words.filter((word) => partForms(word).length === 0);
  const ranges = [0, 1].flatMap((spelling) => {
    const { folded, places } = foldedPlaces(text, spelling);
    return forms.flatMap((form) =>
      occurrences(folded, form).map((at) => [places[at] ?? 0, places[at + form.length] ?? text.length] as const),
    );
  });
  const ofSigns = signs.flatMap((sign) => occurrences(text, sign).map((at) => [at, at + sign.length] as const));
  return [...ranges, ...ofSigns].toSorted((one, other) => one[0] - other[0] || other[1] - one[1]);
}

/** Returns one spelling of a text, and for each of its characters where it stands in the text. */
function foldedPlaces(text: string, spelling: number): { readonly folded: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let [folded, at] = ["", 0];
  for (const character of text) {
    const forms = partForms(character);
    const form = forms[spelling] ?? forms[0] ?? "";
    for (let n = 0; n < form.length; n++) places.push(at);
    folded += form;
    at += character.length;
  }
  return { folded, places };
}

function occurrences(text: string, part: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) found.push(at);
  return found;
}

function distinctWords(filter: string): readonly string[] {
  const words = allWords(filter);
  return words.filter((word, at) =>
    words.every((other, place) => {
      if (place === at || !holdsPart(other, word)) return true;
      // Of two that are alike, the first stays.
      return holdsPart(word, other) && at < place;
    }),
  );
}

function allWords(filter: string): string[] {
  return filter.split(BETWEEN_WORDS).filter((word) => word !== "");
}

function keysHolding(texts: Readonly<Record<string, string>>, word: string): string[] {
  return Object.keys(texts).filter((key) => holdsPart(texts[key] ?? "", word));
}
