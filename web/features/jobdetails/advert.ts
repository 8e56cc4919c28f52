import { sharedAddressOf } from "../../../schema/shared-address.js";
import { withoutTracking } from "../../../schema/tracking-words.js";

/** The parts of an advert by which it is compared: its text, and its source. */
export interface Advert {
  readonly text: string;
  /** Null where it was pasted. */
  readonly sourceUrl: string | null;
}

/** Returns the web address that the whole text is, also with courtesies and without its "https://"; null when it is none. */
export function addressOf(text: string): string | null {
  return sharedAddressOf(text);
}

/** Returns whether a text is one web address, alone or with courtesies. */
export function isAddress(text: string): boolean {
  return addressOf(text) !== null;
}

/**
 * Returns whether an advert is another one than the saved one. It is the same at the same address, and with the same
 * words, also when some were cut off or added at an end; without a saved advert it is not another one.
 */
export function isOtherAdvert(saved: Advert, advert: Advert): boolean {
  const address = addressOf(advert.text) ?? advert.sourceUrl;
  const [before, after] = [wordsOf(saved.text), isAddress(advert.text) ? "" : wordsOf(advert.text)];
  if (before === "" && saved.sourceUrl === null) return false;
  if (address !== null && saved.sourceUrl !== null && isSameAddress(address, saved.sourceUrl)) return false;
  if (after === "") return address !== null;
  return !isMostOf(before, after) && !isMostOf(after, before);
}

function isSameAddress(one: string, other: string): boolean {
  return withoutTracking(one) === withoutTracking(other);
}

/** Returns the words of a text, normalized so that spacing, case and punctuation do not matter. */
function wordsOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** True when the part occurs in the whole and is at least half of it. */
function isMostOf(part: string, whole: string): boolean {
  return part.length * 2 >= whole.length && whole.includes(part);
}
