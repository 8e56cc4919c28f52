import type { Advert } from "../page/advert.js";

const answers = new WeakMap<Advert, Map<string, boolean>>();
/** An advert has dozens of names; of a text that has hundreds the rest count as words. */
const NAMES_MAX = 400;
/** Signs beside words that are parts of addresses. */
const BEFORE = /[\p{L}/@.#_-]/u;
const BEHIND = /[\p{L}.@/_-]/u;

/**
 * Returns true when an advert also writes words with a capital without it: "Mobile", "Reading" and "Growth" at the head of
 * a sentence are no names. Addresses do not count.
 */
export function isWrittenSmall(name: string, advert: Advert): boolean {
  const known = answers.get(advert) ?? new Map<string, boolean>();
  answers.set(advert, known);
  const answer = known.get(name);
  if (answer !== undefined) return answer;
  if (known.size >= NAMES_MAX) return true;
  const isSmall = stands(name.toLowerCase(), advert.text);
  known.set(name, isSmall);
  return isSmall;
}

function stands(small: string, text: string): boolean {
  for (let at = text.indexOf(small); at !== -1; at = text.indexOf(small, at + small.length))
    if (!BEFORE.test(text.charAt(at - 1)) && !BEHIND.test(text.charAt(at + small.length))) return true;
  return false;
}
