/** How far an identifier reaches: ANYWHERE it names one posting, in one SYSTEM or at one SITE alone. */
export type Reach = "ANYWHERE" | "SYSTEM" | "SITE";

/** What names a posting. */
export interface Identifier {
  readonly id: string;
  readonly reach: Reach;
}

const UUID = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}(?![0-9a-f])/i;
const HEX_MIN = 12;
const CODE_MIN = 10;
/** Digits from which a number is found once in a system, and once anywhere. */
const SYSTEM_DIGITS = 7;
const ANYWHERE_DIGITS = 10;
/** A requisition: a few letters, and a number or a year with one. */
const REQUISITION = /^(?:[a-z]{1,6}[-_]?)?\d{3,}(?:[-_.]\d+)*$/i;
/** The sign of posting a requisition once more; without a number before it, it is the number. */
const REPOST = /-\d$/;
const YEAR = /^(?:19|20)\d\d$/;
const DAY = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:\d{4}|\d{6})?$/;

/** Returns what is certainly an identifier in a text, e.g. in a part of a path with a title; null without one. */
export function identifierIn(text: string): Identifier | null {
  const uuid = UUID.exec(text)?.[0];
  if (uuid !== undefined) return { id: uuid.replaceAll("-", "").toLowerCase(), reach: "ANYWHERE" };
  const words = text.split(/[^A-Za-z0-9]+/);
  const code = words.findLast(isCode);
  if (code !== undefined) return { id: /^[0-9a-f]+$/i.test(code) ? code.toLowerCase() : code, reach: "ANYWHERE" };
  const number = words.map(numberOf).findLast((digits) => digits.length >= SYSTEM_DIGITS && !DAY.test(digits));
  if (number === undefined) return null;
  return { id: number, reach: number.length >= ANYWHERE_DIGITS ? "ANYWHERE" : "SYSTEM" };
}

/** Returns the requisition behind the title in a part of a path, e.g. "Cook_R-123-1", without the sign of a repost. */
export function requisitionIn(segment: string): Identifier | null {
  const tail = /_((?:[a-z]{1,6}[-_]?)?\d{3,}(?:-\d+)*)$/i.exec(segment)?.[1];
  return tail === undefined || YEAR.test(tail) ? null : siteIdentifier(withoutRepost(tail));
}

/** Returns a part of a path, or the value of a parameter, that is an identifier as a whole: a number, a requisition, a code. */
export function wholeIdentifier(text: string): Identifier | null {
  const certain = identifierIn(text);
  if (certain !== null) return certain;
  if (/^\d{1,6}$/.test(text) || /^\d{4}-\d{3,}$/.test(text)) return siteIdentifier(text);
  if (/^[a-z]\d{5,}$/.test(text)) return siteIdentifier(text);
  if (REQUISITION.test(text) && /^[A-Z]/.test(text)) return siteIdentifier(withoutRepost(text));
  return null;
}

/** Returns a short code without certain form, such as "oAbC1fwz"; null for a word. */
export function codeOf(text: string): Identifier | null {
  if (!/^[A-Za-z0-9]{6,16}$/.test(text)) return null;
  const isMixed = /\d/.test(text) && /[A-Za-z]/.test(text) && !/^[a-z]{4,}\d{1,4}$/i.test(text);
  return isMixed || /[a-z][A-Z]{2}|[a-z][A-Z][a-z][A-Z]|^[a-z][A-Z]/.test(text) ? { id: text, reach: "SITE" } : null;
}

/** Returns whether a number is a year, which names no posting. */
export function isYear(text: string): boolean {
  return YEAR.test(text);
}

function withoutRepost(requisition: string): string {
  const before = requisition.replace(REPOST, "");
  const numbers = before.match(/\d{3,}/g) ?? [];
  return numbers.some((number) => !YEAR.test(number)) ? before : requisition;
}

function siteIdentifier(id: string): Identifier {
  return { id: id.toUpperCase(), reach: "SITE" };
}

/** "job1234567" is a number too. */
function numberOf(word: string): string {
  return /^(?:j|job|jobid|id|i|vac|nr|ref)?(\d+)$/i.exec(word)?.[1] ?? "";
}

/** Returns whether letters and digits are mixed as in no word. */
function isCode(word: string): boolean {
  if (!/\d/.test(word) || !/[A-Za-z]/.test(word)) return false;
  if (word.length >= HEX_MIN && /^[0-9a-f]+$/i.test(word)) return true;
  const changes = word.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
  const digits = word.match(/\d/g)?.length ?? 0;
  return word.length >= CODE_MIN && changes >= 2 && digits >= 3;
}
