import type { TextRange } from "../../platform/text-range.js";
import { SALARY } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import { CURRENCY, LAKHS } from "../languages/currencies.js";
import { fold, foldedPattern, foldSource } from "../languages/fold.js";
import type { Advert, AdvertLine } from "../page/advert.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";
import { firstMatch } from "./term.js";
import { clauseAround, findBarePay, NOT_PAY, PAY_WORD, saysPay } from "./salary-thousands.js";

const AMOUNT = "\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,7}(?:[.,]\\d{1,2})?(?!\\d)";
const MONEY = `(?:${CURRENCY}\\s?)?(?:${AMOUNT})(?:,-{1,2})?\\s?k?(?:\\s?${CURRENCY})?(?![a-z])`;
const PERIOD = foldSource(
  String.raw`(?:(?:\s*(?:/|\(|,)?\s*(?:${anyOf("payGross")}))*\s*(?:/|${anyOf("payPer")})?\s*(?:${anyOf("payPeriods")})(?![a-z]))`,
);
const RANGE = foldSource(
  String.raw`(?:(?<![a-z])(?:${anyOf("payFrom")}) )?${MONEY}(?:\s?${PERIOD})?(?:\s*(?:-|${anyOf("payTo")})\s*${MONEY})?(?:\s?${PERIOD})?`,
);
const PAIR = new RegExp(RANGE, "g");
const HAS_CURRENCY = new RegExp(`${CURRENCY}`);
const HAS_PERIOD = new RegExp(`\\d\\s?(?:k|${CURRENCY})?\\s*${PERIOD}`);
const HOURS = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("payHours")})`);
const BARE_RANGE = foldedPattern(String.raw`\d\s*(?:-|${anyOf("payToBare")})\s*\D{0,4}\d`);

const GRADE = foldedPattern(String.raw`(?<![a-z0-9])(?:${anyOf("payGrades")})`);

/** Signs that stand between facts. */
const BESIDE_FACTS = /\s[|·•]\s/u;
const HEADING_MAX = 30;
/** The digits that a "k" stands for. */
const THOUSANDS_DIGITS = 3;

/** Reads the pay: a labelled value first, then an amount of money that its line calls pay. */
export function readSalary({ advert, labels }: RuleContext): Finding[] {
  const findings: Finding[] = [];
  for (const label of labels.filter((hit) => hit.label === "salary")) {
    // The label ends inside a range: "Pay range 28 - 30k".
    if (/\d ?k? ?\D ?$/.test(advert.folded.slice(Math.max(0, label.start - 8), label.start))) continue;
    const span = moneySpan(advert.folded.slice(label.start, label.end), true);
    if (span)
      findings.push(
        finding("salary", advert, shift(span, label.start), label.isBelow ? SALARY.labelledBelow : SALARY.labelled),
      );
    else if (label.value.length <= 80 && !/\d/.test(label.value))
      findings.push(finding("salary", advert, label, SALARY.labelledWords));
  }

  for (const line of advert.lines) {
    if (!/\d/.test(line.folded)) continue;
    for (const pay of findBarePay(line, isBelowPayWord(advert.lines[line.index - 1])))
      findings.push(finding("salary", advert, shift(pay, line.start), SALARY[pay.evidence]));
    const bare = /^\d{4,6}\s?-\s?\d{4,6}$/.test(line.folded);
    if (bare && !/\b(?:19|20)\d\d\b/.test(line.folded))
      findings.push(finding("salary", advert, line, SALARY.bareRange));
    const previous = advert.lines[line.index - 1]?.folded ?? "";
    const context = line.text.length < 60 && previous.length < 60 ? `${previous} ${line.folded}` : line.folded;
    const isPayLine = PAY_WORD.test(context);
    for (const match of line.folded.matchAll(PAIR)) {
      const text = match[0];
      const isNamed = HAS_CURRENCY.test(text);
      // Without a currency "36 hours a week" and a target of "1,300 hours" would pass for pay.
      const isAmount = HAS_PERIOD.test(text) && /\d[.,' ]?\d{3}/.test(text) && !HOURS.test(text);
      if (!isNamed && !(isPayLine && isAmount)) continue;
      if (!isPlausible(text)) continue;
      const near = line.folded.slice(Math.max(0, match.index - 70), match.index + text.length + 45);
      const isCalledPay = PAY_WORD.test(near) && (line.text.length < 120 || isPayInClause(line.folded, match));
      const around = BESIDE_FACTS.test(line.text) ? clauseAround(line.folded, spanOf(match)) : near;
      const isOther = NOT_PAY.test(around) && !isCalledPay;
      const isAlone = text.trim().length >= line.text.length * SALARY.aloneShare;
      const isHeader =
        line.index < 8 &&
        (line.text.length < 90 || BESIDE_FACTS.test(line.text)) &&
        HAS_CURRENCY.test(text) &&
        /\d[.,' ]?\d{3}|\dk/.test(text);
      const isPeriodic = HAS_PERIOD.test(text) || BARE_RANGE.test(text);
      const score =
        (isPayLine ? SALARY.payWord : 0) +
        (isPeriodic ? SALARY.period : 0) +
        (isAlone ? SALARY.whole : 0) +
        (isHeader ? SALARY.header : 0) -
        (isOther ? SALARY.other : 0);
      if (score >= SALARY.least)
        findings.push(
          finding(
            "salary",
            advert,
            trimmed(text, line.start + match.index),
            Math.min(SALARY.most, SALARY.base + score / 2),
          ),
        );
    }
  }
  return [...findings.slice(0, 12), ...grades(advert)];
}

// Public employers name a grade of their collective agreement instead of an amount.
function grades(advert: Advert): Finding[] {
  return advert.lines.flatMap((line) => {
    const grade = firstMatch(GRADE, line.folded);
    return grade === null ? [] : [finding("salary", advert, shift(grade, line.start), SALARY.grade)];
  });
}

// In a long line, words for other money count only where they stand in the amount's own clause.
function isPayInClause(folded: string, match: RegExpExecArray): boolean {
  return saysPay(folded, match.index) && !NOT_PAY.test(clauseAround(folded, spanOf(match)));
}

function spanOf({ 0: text, index }: RegExpExecArray): TextRange {
  return { start: index, end: index + text.length };
}

// A heading such as "Pay" above the amount.
function isBelowPayWord(above: AdvertLine | undefined): boolean {
  return above !== undefined && above.text.length < HEADING_MAX && PAY_WORD.test(above.folded);
}

/** Returns true when a value names an amount of money. */
export function hasMoney(value: string): boolean {
  return moneySpan(value.toLowerCase(), true) !== null;
}

/** Returns the amount in a value, without the grade or note around it; the whole value when it names none. */
export function moneyIn(value: string): string {
  const span = moneySpan(fold(value), true);
  return span && HAS_CURRENCY.test(fold(value.slice(span.start, span.end))) ? value.slice(span.start, span.end) : value;
}

function moneySpan(folded: string, isLabelled: boolean): TextRange | null {
  let best: { start: number; end: number; score: number } | null = null;
  // Computed once for the whole value, however many amounts it holds.
  const namesCurrency = HAS_CURRENCY.test(folded);
  for (const match of folded.matchAll(PAIR)) {
    const text = match[0];
    if (!isPlausible(text) && !(isLabelled && HAS_CURRENCY.test(text))) continue;
    const digits = text.replace(/\D/g, "").length + (/\dk/.test(text) ? THOUSANDS_DIGITS : 0);
    if (
      digits < (HAS_CURRENCY.test(text) || HAS_PERIOD.test(text) ? 2 : 4) ||
      (/^\s*(?:19|20)\d\d\s*$/.test(text) && !namesCurrency)
    )
      continue;
    const score = (HAS_CURRENCY.test(text) ? 2 : 0) + (HAS_PERIOD.test(text) ? 1 : 0) + Math.min(digits, 8) / 8;
    if (best === null || score > best.score) best = { ...trimmed(text, match.index), score };
  }
  return best && { start: best.start, end: best.end };
}

/** The least that is paid for an hour; lower numbers count something else. */
export const PAY_MIN = 8;
const NUMBER = new RegExp(String.raw`\d[\d.,' ]*\s?(?:(${LAKHS})|(k))?`, "g");

function isPlausible(text: string): boolean {
  const numbers = [...text.matchAll(NUMBER)].map(([number, lakhs, thousands]) => {
    if (lakhs !== undefined) return wholeUnits(number) * 100_000;
    return wholeUnits(number) * (thousands === undefined ? 1 : 1000);
  });
  return numbers.some((number) => number >= PAY_MIN && number <= 20_000_000);
}

/** Returns an amount without its cents, whatever separates its digits. */
export function wholeUnits(amount: string): number {
  return Number(amount.replace(/[.,]\d{1,2}(?!\d)/, "").replace(/\D/g, ""));
}

function trimmed(text: string, at: number): TextRange {
  const start = at + (text.length - text.trimStart().length);
  return {
    start,
    end:
      at +
      text
        .trimEnd()
        .replace(/[,(]+$/, "")
        .trimEnd().length,
  };
}

function shift(span: TextRange, by: number): TextRange {
  return { start: span.start + by, end: span.end + by };
}
