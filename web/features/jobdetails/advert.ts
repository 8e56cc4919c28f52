/** An advert, as far as it can be told from another: its words, and where it was read. */
export interface Advert {
  readonly text: string;
  /** Null where it was pasted. */
  readonly sourceUrl: string | null;
}

/** Where the words behind a value stand. */
export interface Quoted {
  readonly quote: string | null;
  readonly start: number | null;
  readonly end: number | null;
}

/** Tells whether the whole text is one web address. */
export function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim());
}

/**
 * Tells whether an advert is another one than the saved one. It is the same at the same address, and with the same words,
 * also when some were cut off or added at an end; where none was saved there is nothing to tell it from.
 */
export function isOtherAdvert(saved: Advert, advert: Advert): boolean {
  const address = isAddress(advert.text) ? advert.text.trim() : advert.sourceUrl;
  const [before, after] = [wordsOf(saved.text), isAddress(advert.text) ? "" : wordsOf(advert.text)];
  if (before === "" && saved.sourceUrl === null) return false;
  if (address !== null && address === saved.sourceUrl) return false;
  if (after === "") return address !== null;
  return !isMostOf(before, after) && !isMostOf(after, before);
}

/** Finds the words behind a value in a text, or null when they are not there. */
export function locate(text: string, { quote, start, end }: Quoted): { start: number; end: number } | null {
  if (quote === null || quote === "") return null;
  if (start !== null && end !== null && text.slice(start, end) === quote) return { start, end };
  const at = text.indexOf(quote);
  return at === -1 ? null : { start: at, end: at + quote.length };
}

/** The page at an address, for a link to it; null where the address is none of the web. */
export function pageOf(address: string | null): { readonly href: string; readonly host: string } | null {
  if (address === null || !URL.canParse(address)) return null;
  const { href, host, protocol } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? { href, host } : null;
}

/** A text as its words alone, so that spacing, capitals and marks tell no two apart. */
function wordsOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** True when the part stands in the whole and is no less than half of it. */
function isMostOf(part: string, whole: string): boolean {
  return part.length * 2 >= whole.length && whole.includes(part);
}
