import {
  ARTICLE,
  AS_TWO_LETTERS,
  BETWEEN_WORDS,
  INNER_SIGNS,
  LEFT_OUT,
  LETTERS,
  LONE_ACCENT,
  LONG_LETTERS,
  LOOSE_SIGNS,
  TEXT_CHARACTERS_MAX,
  UNSPACED,
  WORD_CHARACTERS_MAX,
  type Respelling,
} from "./fold-letters.js";

/**
 * How a text is found: the one fold of the search, the filters, the names and the log, on the server and in the client. The
 * database stores words that its own functions fold by the same table (./fold-letters.ts).
 */

/** A typed word: several ways to write it, each of some words that a found text has all. */
export type TypedWord = readonly (readonly string[])[];

const BEYOND_ASCII = /[\u0080-\uffff]/;
const left = new RegExp(`[${LEFT_OUT}]`, "gu");
const inner = new RegExp(`[${INNER_SIGNS}]`, "gu");
const between = new RegExp(`[${BETWEEN_WORDS}]+`, "gu");
const apart = new RegExp(`(?:(?![${INNER_SIGNS}])[${BETWEEN_WORDS}])+`, "gu");
const sign = new RegExp(`(?![${INNER_SIGNS}])[${BETWEEN_WORDS}+#]`, "u");
const loose = new RegExp(LOOSE_SIGNS, "gu");
const unspaced = new RegExp(`^[${UNSPACED}]`, "u");
const tokens = new RegExp(`[${UNSPACED}]+|[^${UNSPACED} ]+`, "gu");
const letters = LETTERS.map(({ script, from, to }) => {
  const plain = Array.from(to);
  const map = new Map(Array.from(from, (letter, at) => [letter, plain[at] ?? letter]));
  return { has: new RegExp(`[${script}]`, "u"), all: new RegExp(`[${from}]`, "gu"), map };
});
const compile = (rules: readonly Respelling[]): readonly (readonly [RegExp, string])[] =>
  rules.map(({ from, to }) => [new RegExp(from, "gu"), to]);
const asTwo = compile(AS_TWO_LETTERS);
const long = compile(LONG_LETTERS);

/** Returns the text in lower case and in plain letters, with its signs and spaces: Müller is `muller`, Łódź `lodz`. */
export function foldText(text: string): string {
  return BEYOND_ASCII.test(text) ? respell(decompose(text)) : text.toLowerCase();
}

/** Returns the folded text; and once more with letters written as two, where that differs: `muller` and `mueller`. */
export function spellings(text: string): readonly string[] {
  if (!BEYOND_ASCII.test(text)) return [text.toLowerCase()];
  const decomposed = decompose(text);
  const plain = respell(decomposed);
  const other = respell(replaceAll(decomposed, asTwo));
  return plain === other ? [plain] : [plain, other];
}

/** Returns the words by which a text is found, each by its beginning. */
export function searchWords(text: string): ReadonlySet<string> {
  const start = text.length > TEXT_CHARACTERS_MAX ? Array.from(text).slice(0, TEXT_CHARACTERS_MAX).join("") : text;
  return new Set(spellings(start).flatMap((spelling) => [...storedWords(spelling)]));
}

/** Returns the typed words, each once; empty when the text has only signs. */
export function typedWords(text: string): readonly TypedWord[] {
  const chunks = spellings(text).map((spelling) => wordChunks(spelling));
  const words = (chunks[0] ?? []).map((_, at): TypedWord => {
    const ways = chunks.flatMap((spelling) => waysToWrite(spelling[at] ?? ""));
    return distinct(ways.filter((way) => way.length > 0));
  });
  return distinct(words.filter((ways) => ways.length > 0));
}

/** Returns the typed parts that hold a sign which is no part of words, such as `100%` or `a_b`: who types those means them. */
export function typedSigns(text: string): readonly string[] {
  return text.split(/\s+/u).filter((part) => sign.test(foldText(part)));
}

/** Returns whether each typed word begins a word of the text. */
export function beginsWords(text: string, typed: readonly TypedWord[]): boolean {
  const words = [...searchWords(text)];
  return typed.every((ways) => ways.some((way) => way.every((part) => words.some((word) => word.startsWith(part)))));
}

/**
 * Returns the spellings of a text in which parts are looked for, without the signs within words, as these are often left out;
 * empty when it has only such signs.
 */
export function partForms(text: string): readonly string[] {
  return spellings(text)
    .map((spelling) => spelling.replace(inner, ""))
    .filter((form) => form !== "");
}

/** Returns whether a text holds a part of a word, in any spelling. */
export function holdsPart(text: string, part: string): boolean {
  const sought = partForms(part);
  if (sought.length === 0) return text.toLowerCase().includes(part.toLowerCase());
  return partForms(text).some((form) => sought.some((each) => form.includes(each)));
}

/** Returns whether two names are the same but for case, accents, spelling and signs. Names of signs alone are compared as they are. */
export function isSameName(one: string, other: string): boolean {
  const keys = new Set(nameKeys(one));
  return nameKeys(other).some((key) => keys.has(key));
}

function nameKeys(name: string): readonly string[] {
  const keys = spellings(name).map((spelling) => toWords(spelling.replace(inner, "")));
  return keys.every((key) => key === "") ? [foldText(name).trim()] : keys;
}

function decompose(text: string): string {
  return text.replaceAll(LONE_ACCENT, "'").normalize("NFKD").toLowerCase();
}

/** Returns a decomposed text in plain letters. */
function respell(decomposed: string): string {
  const full = replaceAll(decomposed.replace(left, ""), long);
  return letters.reduce(
    (text, { has, all, map }) => (has.test(text) ? text.replace(all, (letter) => map.get(letter) ?? letter) : text),
    full,
  );
}

function replaceAll(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((replaced, [from, to]) => replaced.replace(from, to), text);
}

/** Returns a folded text with one space between words. */
function toWords(spelling: string): string {
  return spelling.replace(loose, " ").replace(between, " ").trim();
}

function storedWords(spelling: string): ReadonlySet<string> {
  const texts = [spelling.replace(inner, " "), spelling.replace(inner, "")];
  const found = texts.flatMap((text) => toWords(text).match(tokens) ?? []);
  return new Set(found.flatMap((token) => (unspaced.test(token) ? pairsOf(token, 1) : wordsOf(token))));
}

/** Returns a word, and without its article where it has one. */
function wordsOf(token: string): readonly string[] {
  const word = cut(token);
  return word.startsWith(ARTICLE) && word.length >= ARTICLE.length + 3 ? [word, word.slice(ARTICLE.length)] : [word];
}

/** Returns each character with the one after it; the last one alone only where pairs are stored, or there is no other. */
function pairsOf(run: string, shortest: 1 | 2): readonly string[] {
  const characters = Array.from(run);
  const pairs = characters.map((character, at) => character + (characters[at + 1] ?? ""));
  return shortest === 1 || pairs.length === 1 ? pairs : pairs.slice(0, -1);
}

/** Returns the words of a folded text with the signs within them. */
function wordChunks(spelling: string): readonly string[] {
  return spelling.replace(apart, " ").split(" ");
}

function waysToWrite(chunk: string): readonly (readonly string[])[] {
  return [chunk.replace(inner, " "), chunk.replace(inner, "")].map((text) => [
    ...new Set(
      (toWords(text).match(tokens) ?? []).flatMap((token) => (unspaced.test(token) ? pairsOf(token, 2) : [cut(token)])),
    ),
  ]);
}

function cut(token: string): string {
  return token.length > WORD_CHARACTERS_MAX ? Array.from(token).slice(0, WORD_CHARACTERS_MAX).join("") : token;
}

function distinct<T extends object>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
