/** A quote from an advert and its range. */
export interface Quoted {
  /** Null where a value is data of the page outside its text. */
  readonly quote: string | null;
  readonly start: number | null;
  readonly end: number | null;
}

/** What a value was read from; `runs` are absent in what an earlier version of the client stored. */
export interface QuotedRuns extends Quoted {
  readonly runs?: readonly Quoted[] | undefined;
}

/** A range of a text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Fewer letters occur by chance inside other words. */
const LETTERS_MIN = 12;

/** Returns the ranges of all runs that a value was read from, in the order of the text; runs that are gone are left out. */
export function locateRuns(text: string, evidence: QuotedRuns): readonly Place[] {
  const { runs = [] } = evidence;
  const places: Place[] = [];
  for (const run of runs.length > 0 ? runs : [evidence]) {
    const place = locate(text, run, places.at(-1)?.end ?? 0);
    if (place !== null) places.push(place);
  }
  return places;
}

function locate(text: string, { quote, start, end }: Quoted, from: number): Place | null {
  if (quote === null || quote === "") return null;
  if (start !== null && end !== null && start >= from && text.slice(start, end) === quote) return { start, end };
  const at = text.indexOf(quote, from);
  return at === -1 ? locateLetters(text, quote, from) : { start: at, end: at + quote.length };
}

// A pasted text has other list marks, blank lines and line ends than the text that was read from it.
function locateLetters(text: string, quote: string, from: number): Place | null {
  const wanted = lettersOf(quote, 0);
  if (wanted.letters.length < LETTERS_MIN) return null;
  const { letters, places } = lettersOf(text, from);
  const at = letters.indexOf(wanted.letters);
  const start = places[at];
  const last = places[at + wanted.letters.length - 1];
  if (at === -1 || start === undefined || last === undefined) return null;
  const stop = quote.slice((wanted.places.at(-1) ?? 0) + 1);
  return { start, end: last + 1 + (text.startsWith(stop, last + 1) ? stop.length : 0) };
}

/** Returns the letters and digits of a text, and the offset of each of their UTF-16 units. */
function lettersOf(text: string, from: number): { readonly letters: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let letters = "";
  for (const { 0: letter, index } of text.slice(from).matchAll(/[\p{L}\p{M}\p{N}]/gu)) {
    for (let unit = 0; unit < letter.length; unit++) places.push(from + index + unit);
    letters += letter;
  }
  return { letters, places };
}

/** Returns the link to the page at an address; null where the address is not http or https. */
export function pageOf(address: string | null): { readonly href: string; readonly host: string } | null {
  if (address === null || !URL.canParse(address)) return null;
  const { href, host, protocol } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? { href, host } : null;
}
