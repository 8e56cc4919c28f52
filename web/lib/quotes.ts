/** A quote from an advert and its range. */
export interface Quoted {
  readonly quote: string | null;
  readonly start: number | null;
  readonly end: number | null;
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
