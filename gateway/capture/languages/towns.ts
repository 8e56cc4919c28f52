import { readFileSync } from "node:fs";
import { foldName } from "../../platform/fold-text.js";
import type { TextRange } from "../../platform/text-range.js";

/** The file that `packTownNames` fills when the product is built. */
export const TOWN_NAMES_FILE = new URL("town-names.tsv", import.meta.url);

/** The towns of one name. */
export interface Town {
  /** Of the largest of them. */
  readonly inhabitants: number;
  /** ISO 3166 codes, the country of the largest town first. */
  readonly countries: readonly string[];
}

/** A town in a text. */
export interface TownSpan extends TextRange {
  readonly town: Town;
}

const WORDS_MAX = 5;
const TEXT_MAX = 2_000;
const TAB = 9;
const LINE_END = 10;
// A word of a name, with the capital that a town has in a text: "Frankfurt am Main", "'s-Hertogenbosch".
const WORD = /[\p{L}\p{N}]+(?:\.(?=[ -]))?/gu;
const GAP = /^(?:[ -]|['’]|\. )$/u;

let packed: Buffer | null = null;

// An advert asks for the same few words again and again.
const cache = new Map<string, Town | null>();
const CACHE_MAX = 5_000;

/** Returns the towns of a name, whatever its case and accents; null when no town is called so. */
export function townOf(name: string): Town | null {
  const known = cache.get(name);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_MAX) cache.clear();
  const town = search(name);
  cache.set(name, town);
  return town;
}

function search(name: string): Town | null {
  const wanted = Buffer.from(foldName(name));
  // The file is sorted and stays one buffer: as strings its names would take ten times the memory.
  packed ??= readFileSync(TOWN_NAMES_FILE);
  let [low, high] = [0, packed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = middle === 0 ? 0 : packed.lastIndexOf(LINE_END, middle - 1) + 1;
    const tab = packed.indexOf(TAB, start);
    const order = wanted.compare(packed, start, tab);
    const next = packed.indexOf(LINE_END, tab);
    const end = next === -1 ? packed.length : next;
    if (order === 0) return readTown(packed.toString("latin1", tab + 1, end));
    if (order < 0) high = start;
    else low = end + 1;
  }
  return null;
}

/** Finds the towns in a text as written, each the longest name at its place; a long text is read up to a limit. */
export function townsIn(text: string): TownSpan[] {
  const words = [...text.slice(0, TEXT_MAX).matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const found: TownSpan[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    if (first === undefined || !startsBig(text, first.start)) continue;
    for (let last = lastOf(words, at, text); last >= at; last -= 1) {
      const { start, end } = words[last] ?? first;
      const town = startsBig(text, start) ? townOf(text.slice(first.start, end)) : null;
      if (town === null) continue;
      found.push({ start: first.start, end, town });
      at = last;
      break;
    }
  }
  return found;
}

function lastOf(words: readonly TextRange[], first: number, text: string): number {
  let last = first;
  while (last + 1 < Math.min(words.length, first + WORDS_MAX)) {
    const gap = text.slice(words[last]?.end, words[last + 1]?.start);
    if (!GAP.test(gap)) break;
    last += 1;
  }
  return last;
}

function startsBig(text: string, at: number): boolean {
  return /^\p{Lu}/u.test(text.slice(at));
}

function readTown(columns: string): Town {
  const [inhabitants = "", countries = ""] = columns.split("\t");
  return { inhabitants: Number(inhabitants), countries: countries.split(" ") };
}
