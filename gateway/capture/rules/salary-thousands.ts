import type { TextRange } from "../../platform/text-range.js";
import { anyOf } from "../languages/all-words.js";
import { foldedPattern, foldSource } from "../languages/fold.js";
import type { AdvertLine } from "../page/advert.js";

/** An amount of pay without a currency, and the evidence for it. */
export interface BarePay {
  readonly start: number;
  readonly end: number;
  /** "said": after a word for pay; "periodic": a year or a month; "alone": a range with nothing behind it. */
  readonly evidence: "said" | "periodic" | "alone";
}

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const FROM = foldSource(String.raw`(?:(?<![a-z])(?:${anyOf("payFrom")}) )?`);
const JOIN = foldSource(String.raw`\s?(?:[-/]|(?<=\s)(?:${anyOf("payTo")})(?=\s))\s?`);
const PERIOD = foldSource(String.raw`\s?(?:/|(?:${anyOf("payPer")}) )?\s?(?:${anyOf("payPeriods")})(?![a-z])`);
const GROSS = foldSource(String.raw`(?:\s(?:${anyOf("payGross")})(?![a-z]))?`);
const THOUSANDS = new RegExp(
  String.raw`${FROM}(?<![\w.,$€£/-])(${NUMBER})(\s?k)?(?:${JOIN}(${NUMBER}))?\s?k(?![a-z0-9])${GROSS}(${PERIOD})?`,
  "g",
);
const RATE = new RegExp(
  foldSource(
    String.raw`(?:${anyOf("rateNames")})[\s:]{0,3}(?:\p{L}{2,3}\s)?(${NUMBER}(?:${JOIN}${NUMBER})?)(?![\d%k])`,
  ),
  "gu",
);
const HOURLY = foldedPattern(
  String.raw`(?<![\w.,])\d{1,3}[.,]\d\d\s?(?:/|(?:${anyOf("payPer")}) )\s?(?:${anyOf("payHours")})`,
  "g",
);
/** Words that call an amount pay. */
export const PAY_WORD = foldedPattern(anyOf("payWords"));
/** Words that call an amount something else than pay. */
export const NOT_PAY = foldedPattern(anyOf("notPay"));
/** The reach of a word for pay before an amount, and of a word for something else on both sides of it. */
const BEFORE = 45;
const AFTER = 30;
/** In thousands: the pay of a year, and the widest range of one. */
const YEARLY = { least: 12, most: 900 };
/** How many times the lower end of a range its upper end may be. */
export const RATIO_MAX = 4;
const SHORT_LINE = 60;

/** Finds pay without a currency: "28 - 30k", "90K-95K a year", "day rate 450-500", "pay is 17.50/hour". */
export function findBarePay(line: AdvertLine, saysPayAbove: boolean): BarePay[] {
  const { folded } = line;
  const found: BarePay[] = [];
  for (const match of folded.matchAll(THOUSANDS)) {
    const span = { start: match.index, end: match.index + match[0].trimEnd().length };
    const evidence = evidenceOf(match, span, line, saysPayAbove);
    if (evidence !== null) found.push({ ...span, evidence });
  }
  for (const match of folded.matchAll(RATE)) {
    const value = match[1] ?? "";
    const end = match.index + match[0].length;
    if (/\d\d/.test(value)) found.push({ start: end - value.length, end, evidence: "said" });
  }
  for (const match of folded.matchAll(HOURLY)) {
    const end = match.index + match[0].length;
    const rest = /^[a-z]{0,4}(?![a-z])/.exec(folded.slice(end))?.[0] ?? "";
    if (saysPay(folded, match.index)) found.push({ start: match.index, end: end + rest.length, evidence: "said" });
  }
  return found;
}

function evidenceOf(
  match: RegExpExecArray,
  { start, end }: TextRange,
  line: AdvertLine,
  saysPayAbove: boolean,
): BarePay["evidence"] | null {
  const { folded } = line;
  const [, low = "", , high, period] = match;
  const amounts = [low, high ?? low].map((number) => Number(number.replace(",", ".")));
  const least = Math.min(...amounts);
  const most = Math.max(...amounts);
  const isYearly = least >= YEARLY.least && most <= YEARLY.most && most <= least * RATIO_MAX;
  if (NOT_PAY.test(clauseAround(folded, { start, end }))) return null;
  if ((isYearly || period !== undefined) && saysPay(folded, start)) return "said";
  if (!isYearly) return null;
  if (period !== undefined) return "periodic";
  // "10k users": the word behind a number says what it counts.
  const isCounted = /^\s?\p{L}/u.test(folded.slice(end));
  if (isCounted) return null;
  if (saysPayAbove) return "said";
  const isWhole = end - start >= folded.trimEnd().length - 1;
  const isRange = high !== undefined && low !== high;
  return (isRange && line.text.length < SHORT_LINE) || (isWhole && !/^\d/.test(match[0])) ? "alone" : null;
}

/** Returns an amount with the words around it; "60-70k + bonus" lists the bonus beside the pay. */
export function clauseAround(folded: string, { start, end }: TextRange): string {
  const after = /^[^+,;|(]*/.exec(folded.slice(end, end + AFTER))?.[0] ?? "";
  return folded.slice(Math.max(0, start - BEFORE), end) + after;
}

/** Returns true when the words before an amount, of its own clause, call it pay. */
export function saysPay(folded: string, at: number): boolean {
  const before = folded.slice(Math.max(0, at - BEFORE), at);
  const clause = before.slice(Math.max(before.lastIndexOf(". "), before.lastIndexOf("; ")) + 1);
  return PAY_WORD.test(clause);
}
