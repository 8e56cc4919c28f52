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

const WITH_SCHEME = /^https?:\/\/\S+$/i;
/** A host with a path, or one that begins with www.; its last part is written small, as nobody writes a name's. */
const WITHOUT_SCHEME =
  /^(?:www\.(?:[\w-]+\.)+|(?:[\w-]+\.)+(?=[a-z]+(?::\d+)?\/\S))([a-z]{2,24})(?::\d+)?(?:[/?#]\S*)?$/iu;
/** "Node.js/React" is no address. */
const NO_DOMAIN = /^(?:js|ts|jsx|tsx|py|rb|php|html|pdf|docx?)$/;

/** The web address that a whole text is, also where its "https://" was left out; null when it is none. */
export function addressOf(text: string): string | null {
  const address = text.trim();
  if (WITH_SCHEME.test(address)) return address;
  const ending = WITHOUT_SCHEME.exec(address)?.[1];
  if (ending === undefined || ending !== ending.toLowerCase() || NO_DOMAIN.test(ending)) return null;
  return `https://${address}`;
}

/** Tells whether the whole text is one web address. */
export function isAddress(text: string): boolean {
  return addressOf(text) !== null;
}

/**
 * Tells whether an advert is another one than the saved one. It is the same at the same address, and with the same words,
 * also when some were cut off or added at an end; where none was saved there is nothing to tell it from.
 */
export function isOtherAdvert(saved: Advert, advert: Advert): boolean {
  const address = addressOf(advert.text) ?? advert.sourceUrl;
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
