/**
 * What people paste when they share a page: its address, alone or with courtesies around it, e.g. "Check out this job:
 * https://...". Server and client ask here, so that both mean the same texts.
 */

import { withoutMarksAndJoiners } from "./invisible-marks.js";
import { withoutTracking } from "./tracking-words.js";

/** The longest text that is searched, in characters: an address of 8,000 and the words around it. */
const TEXT_MAX = 10_000;
/** The most words around an address, those of a signature aside: the title of a page and a sentence have fewer, an advert more. */
const WORDS_MAX = 32;
/** The most lines, empty ones and those of a signature aside. */
const LINES_MAX = 6;
/** The most words of a signature. */
const SIGNATURE_WORDS_MAX = 60;

const WITH_SCHEME = /https?:\/\/[^\s<>"“”„‟«»‹›「」『』（）【】《》。，、！？；：،؛؟]+/giu;
/** What one of the two below takes: a text without it has no address, and is told soonest so. */
const MAY_BE_ADDRESS = /https?:|www\.|\.[a-z]{2,24}(?::\d{1,5})?\/[^\s/]/iu;
/** A host with a path, or one that begins with www.; its last label is lower case, unlike that of a product name. */
const WITHOUT_SCHEME =
  /(?<![\p{L}\p{N}@./_-])(?:www\.(?:[\p{L}\p{N}_-]{1,63}\.){1,8}|(?:[\p{L}\p{N}_-]{1,63}\.){1,8}(?=[a-z]{2,24}(?::\d{1,5})?\/[^\s/]))(\p{L}{2,24})(?![\p{L}\p{N}_@-]|\.\p{L})(?::\d{1,5})?(?:[/?#][^\s<>"“”„‟«»‹›「」『』（）【】《》。，、！？；：،؛؟]*)?/giu;
/** "Node.js/React" is no address. */
const NO_DOMAIN = /^(?:js|ts|jsx|tsx|py|rb|php|html|pdf|docx?)$/;
/** What ends a sentence or a quotation behind an address; a slash, a dash or an equals sign may be its own. */
const BEHIND = new Set(".,;:!?…'’‘`*|~");
const CLOSING: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
/** The pages of mail programs that praise themselves below a mail. */
const OF_MAIL_PROGRAM = /^https?:\/\/(?:aka\.ms\/|[\w.-]+\.onelink\.me\/)/i;

/** A line with which a signature begins, whether its words are on the same line or below. */
const SIGNATURE = /^\s*(?:--+|__+|[—–―]+)(?=\s|$|\p{L})/u;
const DATE = /(?<!\d)\d{1,4}([./-])\d{1,2}\1\d{1,4}(?!\d)/gu;
/** How one answers an advert or what it pays: a text with it is an advert, however short. */
const CONTACT = [
  // A telephone number.
  /(?:\+|(?<![\p{L}\p{N}-])\(?0)\d(?:[ ()/.-]{0,2}\d){5,}|(?<!\d)\(?\d{3}\)?[ .-]{1,2}(?:\d{3}[ .-])?\d{4}(?!\d)/u,
  /[^\s@]@[^\s@]+\.\p{L}/u,
  // Pay.
  /\p{Sc}\s?\d|\d[\d.,]*\s?(?:\p{Sc}|(?:EUR|USD|GBP|CHF)(?!\p{L}))/u,
];
/** The mark of a list at the beginning of a line. */
const LIST_MARK = /^\s*(?:[•▪●◦‣·*-]|\d{1,2}[.)])\s/u;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;

interface Found {
  readonly address: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the web address that a text consists of, with courtesies or alone; null when it says more than that, or has two
 * addresses. Quotes, brackets and what ends a sentence around the address are no part of it; "https://" is added where it
 * is missing. A front page with words around it is how to reach a person, so it is none.
 */
export function sharedAddressOf(text: string): string | null {
  if (text.length > TEXT_MAX) return null;
  const cleaned = withoutMarksAndJoiners(text).trim();
  if (!MAY_BE_ADDRESS.test(cleaned)) return null;
  const all = findAddresses(cleaned);
  const signatureAt = all[0] === undefined ? -1 : signatureBehind(cleaned, all[0].end);
  const found = all.filter(
    ({ address, start }, at) =>
      at === 0 || !(OF_MAIL_PROGRAM.test(address) || (signatureAt !== -1 && start > signatureAt)),
  );
  const [first] = found;
  if (first === undefined || found.some(({ address }) => sameFor(address) !== sameFor(first.address))) return null;
  const body = signatureAt === -1 ? cleaned : cleaned.slice(0, signatureAt);
  const signature = signatureAt === -1 ? "" : cleaned.slice(signatureAt);
  if (countWords(signature) > SIGNATURE_WORDS_MAX) return null;
  const around = withoutFound(body, all);
  if (countWords(around) === 0) return first.address;
  return isCourtesy(around) && !isFrontPage(first.address) ? first.address : null;
}

function isCourtesy(words: string): boolean {
  const lines = words.split(/[\r\n\u2028\u2029]+/u).filter((line) => countWords(line) > 0);
  if (lines.length > LINES_MAX || countWords(words) > WORDS_MAX) return false;
  if (lines.filter((line) => LIST_MARK.test(line)).length > 1) return false;
  const withoutDates = words.replace(DATE, " ");
  return !CONTACT.some((fact) => fact.test(withoutDates));
}

/** Returns where a signature begins behind a place, at the beginning of a line; -1: there is none. */
function signatureBehind(text: string, from: number): number {
  let at = text.indexOf("\n", from);
  while (at !== -1) {
    const next = text.indexOf("\n", at + 1);
    if (SIGNATURE.test(text.slice(at + 1, next === -1 ? undefined : next))) return at;
    at = next;
  }
  return -1;
}

function findAddresses(text: string): readonly Found[] {
  const found = [...text.matchAll(WITH_SCHEME)].map(({ 0: link, index }) => trimmed(text, link, index));
  const whole = found.filter(({ address }) => URL.canParse(address));
  if (whole.length > 0) return whole;
  return [...text.matchAll(WITHOUT_SCHEME)].flatMap(({ 0: link, 1: ending = "", index }) => {
    if (ending !== ending.toLowerCase() || NO_DOMAIN.test(ending)) return [];
    const { address, start, end } = trimmed(text, link, index);
    return URL.canParse(`https://${address}`) ? [{ address: `https://${address}`, start, end }] : [];
  });
}

/** Cuts what is behind a link and no part of it: the other half of quotes and brackets, and the end of a sentence. */
function trimmed(text: string, link: string, start: number): Found {
  const before = text[start - 1] ?? "";
  // [title](address "tooltip"), [address](address), <address|title>, 'address'
  const inner = CLOSED_BY[before] === undefined ? -1 : link.indexOf(CLOSED_BY[before]);
  let address = inner === -1 ? link : link.slice(0, inner);
  if (before === "[") address = address.split("](", 1)[0] ?? address;
  for (let last = address.at(-1); last !== undefined && isBehind(address, last, before); last = address.at(-1)) {
    address = address.slice(0, -1);
  }
  return { address, start, end: start + address.length };
}

const CLOSED_BY: Readonly<Record<string, string>> = { "'": "'", "‘": "’", "‚": "‘", "`": "`", "<": "|" };

function isBehind(address: string, last: string, before: string): boolean {
  const opening = CLOSING[last];
  if (opening !== undefined) return countOf(address, last) > countOf(address, opening);
  return BEHIND.has(last) || (last === "_" && before === "_");
}

function countOf(text: string, character: string): number {
  return text.split(character).length - 1;
}

function withoutFound(text: string, found: readonly Found[]): string {
  let rest = "";
  let at = 0;
  for (const { start, end } of found) {
    if (start >= text.length) break;
    rest += `${text.slice(at, start)} `;
    at = end;
  }
  return rest + text.slice(at);
}

/** Two characters of a script without spaces count as a word. */
function countWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const words = text.replace(UNSPACED, " ").match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)?.length ?? 0;
  return words + Math.ceil(unspaced / 2);
}

/** Returns what two ways of writing one address have in common. */
function sameFor(address: string): string {
  const { host, pathname, search, hash } = new URL(withoutTracking(address));
  return host.replace(/^www\./, "") + pathname.replace(/\/$/, "") + search + hash;
}

function isFrontPage(address: string): boolean {
  const { pathname, search, hash } = new URL(address);
  return pathname === "/" && search === "" && hash === "";
}
