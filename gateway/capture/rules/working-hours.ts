import { anyOf } from "../languages/all-words.js";
import { foldedPattern, foldSource } from "../languages/fold.js";
import type { TermName } from "../languages/pack.js";

/** Hours a week, or a share of them, with what they say about the term. */
export interface WorkingHours {
  readonly terms: readonly TermName[];
  readonly start: number;
  readonly end: number;
}

const NUMBER = String.raw`\d{1,2}(?:[.,]\d{1,2})?`;
const JOIN = foldSource(String.raw`\s?(?:-|/|(?<=\s)(?:${anyOf("payToBare")})(?=\s))\s?`);
const WEEKLY = foldedPattern(
  String.raw`(?<![\d.,:])(${NUMBER})(?:${JOIN}(${NUMBER}))?[\s-]?(?:${anyOf("weekHours")})(?![a-z])`,
  "g",
);
const HOURS = foldedPattern(
  String.raw`(?<![\d.,:])(${NUMBER})(?:${JOIN}(${NUMBER}))?[\s-]?(?:${anyOf("payHours")}|h(?![a-z]))`,
  "g",
);
const SHARE = new RegExp(String.raw`(?<![\d.,])(\d{2,3})\s?%?(?:${JOIN}(\d{2,3}))?\s?%`, "g");
const WORKLOAD = foldedPattern(anyOf("workloadWords"));
/** The hours of a week from which a job is full-time, and up to which it is part-time. */
const FULL_FROM = 35;
const PART_UP_TO = 32;
const HOURS_OF_A_WEEK = { least: 4, most: 48 };
const WHOLE = 100;
const SHARE_STEP = 5;
/** The reach of a word for the workload before a share. */
const REACH = 30;

/** Finds hours a week ("38 hours per week") and shares after a word for the workload ("Pensum 80-100 %"). */
export function findWorkingHours(folded: string): WorkingHours[] {
  const weekly = [...folded.matchAll(WEEKLY)].flatMap((match) => spanned(match, termsOfHours(match)));
  const shares = [...folded.matchAll(SHARE)]
    .filter((match) => WORKLOAD.test(folded.slice(Math.max(0, match.index - REACH), match.index)))
    .flatMap((match) => spanned(match, termsOfShare(match)));
  return [...weekly, ...shares];
}

/** Finds them in the value of a label, which names neither the week nor the workload. */
export function hoursOfLabel(folded: string): WorkingHours[] {
  const hours = [...folded.matchAll(WEEKLY), ...folded.matchAll(HOURS)];
  const [first] = hours.length > 0 ? hours : [...folded.matchAll(SHARE)];
  if (first === undefined) return [];
  return spanned(first, hours.length > 0 ? termsOfHours(first) : termsOfShare(first));
}

/** Finds the share in a title ("Sail maker 80-100%", "Sail maker (60 %)"); "100 % remote" is none. */
export function shareInTitle(folded: string): WorkingHours[] {
  return [...folded.matchAll(SHARE)]
    .filter((match) => /^\s?(?:$|[)\],;|(/-])/.test(folded.slice(match.index + match[0].length)))
    .flatMap((match) => spanned(match, termsOfShare(match)));
}

function spanned(match: RegExpExecArray, terms: TermName[]): WorkingHours[] {
  return terms.length === 0 ? [] : [{ terms, start: match.index, end: match.index + match[0].length }];
}

function termsOfHours([, low = "", high = low]: RegExpExecArray): TermName[] {
  const [least = 0, most = 0] = [low, high].map((hours) => Number(hours.replace(",", ".")));
  if (least < HOURS_OF_A_WEEK.least || most > HOURS_OF_A_WEEK.most || most < least) return [];
  return [
    ...(most >= FULL_FROM ? (["Full-time"] as const) : []),
    ...(least <= PART_UP_TO ? (["Part-time"] as const) : []),
  ];
}

function termsOfShare([, low = "", high = low]: RegExpExecArray): TermName[] {
  const [least = 0, most = 0] = [low, high].map(Number);
  if (most > WHOLE || most < least || least % SHARE_STEP !== 0 || most % SHARE_STEP !== 0) return [];
  return [...(most === WHOLE ? (["Full-time"] as const) : []), ...(least < WHOLE ? (["Part-time"] as const) : [])];
}
