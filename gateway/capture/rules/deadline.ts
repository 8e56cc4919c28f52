import type { TextRange } from "../../platform/text-range.js";
import { anyOf } from "../languages/all-words.js";
import { foldedPattern } from "../languages/fold.js";
import type { Lexicon } from "../languages/lexicon.js";
import type { AdvertLine } from "../page/advert.js";
import { findDate, type DateReading, type FoundDate } from "./dates.js";

const APPLYING = foldedPattern(String.raw`${anyOf("applying")}|@`, "g");
const OTHER_DATE = foldedPattern(String.raw`${anyOf("contractEnds")}|${anyOf("startsWork")}`, "g");
const UNTIL = foldedPattern(String.raw`^\s?\)?(?:-|(?:${anyOf("payToBare")})(?: \p{Ll}{1,4})?)?\s?$`, "u");
/** The longest text between two dates of a period. */
const UNTIL_MAX = 14;
/** The longest text that a date before "until" may take. */
const DATE_MAX = 30;
const WORDS_BEFORE = 150;
const WORDS_AFTER = 120;

/** Returns the first date of a text; of a period, and of a date that was put off, the last one. */
export function findLastOfPeriod(text: string, lexicon: Lexicon, reading: DateReading): FoundDate | null {
  const first = findDate(text, lexicon, reading);
  if (first === null) return null;
  const second = findDate(text.slice(first.end), lexicon, reading);
  if (second === null || second.start > UNTIL_MAX || second.date <= first.date) return first;
  if (!UNTIL.test(text.slice(first.end, first.end + second.start).toLowerCase())) return first;
  return { date: second.date, start: first.end + second.start, end: first.end + second.end };
}

/**
 * Returns true when the words around a date say that applications end on it.
 * "Until 31.12.2027" ends a contract as often, and "latest 1 March" may be the first day of work.
 */
export function endsApplications(line: AdvertLine, span: TextRange, lexicon: Lexicon, reading: DateReading): boolean {
  const own = sentenceAround(line.folded, span);
  const before = { start: own.start, end: span.end };
  const announced = distance(APPLYING, line.folded, before, span);
  if (announced !== null) return announced <= (distance(OTHER_DATE, line.folded, before, span) ?? announced);
  const applying = distance(APPLYING, line.folded, own, span);
  const other = distance(OTHER_DATE, line.folded, own, span);
  if (applying !== null) return applying <= (other ?? applying);
  if (other !== null || endsPeriod(line, span.start, lexicon, reading)) return false;
  const around = line.folded.slice(Math.max(0, span.start - WORDS_BEFORE), span.end + WORDS_AFTER);
  return around.search(APPLYING) !== -1;
}

// "From 1.6.2023 until 31.3.2024".
function endsPeriod(line: AdvertLine, at: number, lexicon: Lexicon, reading: DateReading): boolean {
  const before = line.text.slice(Math.max(0, at - DATE_MAX), at).trimEnd();
  const found = findDate(before, lexicon, reading);
  return found !== null && before.length - found.end <= 1;
}

/** Returns the part of a line from the end of the sentence before a span to the end of its own. */
function sentenceAround(folded: string, span: TextRange): TextRange {
  const from = Math.max(0, span.start - WORDS_BEFORE);
  const before = folded.slice(from, span.start);
  const start = [...before.matchAll(/(?<=[a-z]{3}\)?)[.!?;] /g)].at(-1);
  const end = /(?<=[a-z]{3}\)?)[.!?;](?: |$)/.exec(folded.slice(span.end, span.end + WORDS_AFTER));
  return {
    start: start === undefined ? from : from + start.index + 2,
    end: end === null ? span.end + WORDS_AFTER : span.end + end.index,
  };
}

/** Returns how many characters lie between a span and the nearest word of a pattern; null without one. */
function distance(pattern: RegExp, folded: string, own: TextRange, span: TextRange): number | null {
  const gaps = [...folded.slice(own.start, own.end).matchAll(pattern)].map((match) => {
    const start = own.start + match.index;
    const end = start + match[0].length;
    return end <= span.start ? span.start - end : Math.max(0, start - span.end);
  });
  return gaps.length === 0 ? null : Math.min(...gaps);
}
