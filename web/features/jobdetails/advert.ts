/** The parts of an advert by which it is compared: its text, and its source. */
export interface Advert {
  readonly text: string;
  /** Null where it was pasted. */
  readonly sourceUrl: string | null;
}

/** A quote from an advert and its range. */
export interface Quoted {
  readonly quote: string | null;
  readonly start: number | null;
  readonly end: number | null;
}

const WITH_SCHEME = /^https?:\/\/\S+$/i;
/** A host with a path, or one that begins with www.; its last label is lower case, unlike that of a product name. */
const WITHOUT_SCHEME =
  /^(?:www\.(?:[\w-]+\.)+|(?:[\w-]+\.)+(?=[a-z]+(?::\d+)?\/\S))([a-z]{2,24})(?::\d+)?(?:[/?#]\S*)?$/iu;
/** "Node.js/React" is no address. */
const NO_DOMAIN = /^(?:js|ts|jsx|tsx|py|rb|php|html|pdf|docx?)$/;

/** Returns the web address that the whole text is, also without its "https://"; null when it is none. */
export function addressOf(text: string): string | null {
  const address = text.trim();
  if (WITH_SCHEME.test(address)) return address;
  const ending = WITHOUT_SCHEME.exec(address)?.[1];
  if (ending === undefined || ending !== ending.toLowerCase() || NO_DOMAIN.test(ending)) return null;
  return `https://${address}`;
}

/** Returns whether the whole text is one web address. */
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
  if (address !== null && address === saved.sourceUrl) return false;
  if (after === "") return address !== null;
  return !isMostOf(before, after) && !isMostOf(after, before);
}

/** Returns the range of a quote in a text, or null when it does not occur there. */
export function locate(text: string, { quote, start, end }: Quoted): { start: number; end: number } | null {
  if (quote === null || quote === "") return null;
  if (start !== null && end !== null && text.slice(start, end) === quote) return { start, end };
  const at = text.indexOf(quote);
  return at === -1 ? null : { start: at, end: at + quote.length };
}

/** Returns the link to the page at an address; null where the address is not http or https. */
export function pageOf(address: string | null): { readonly href: string; readonly host: string } | null {
  if (address === null || !URL.canParse(address)) return null;
  const { href, host, protocol } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? { href, host } : null;
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
