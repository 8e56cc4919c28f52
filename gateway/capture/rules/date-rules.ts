import type { DayOrder } from "../../../schema/dates/day-reader.js";
import { DATE } from "./weights.js";
import type { Advert } from "../page/advert.js";
import { anyOf, anyToday, anyYesterday } from "../languages/all-words.js";
import { foldedPattern } from "../languages/fold.js";
import { dayOrderOf } from "./day-order.js";
import { findDate, type DateReading, type FoundDate } from "./dates.js";
import { endsApplications, findLastOfPeriod } from "./deadline.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";

const PUBLISHED = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("published")})`);

const MAY_HOLD_DATE = foldedPattern(String.raw`\d|${anyToday}|${anyYesterday}`);

/** The input for reading dates. */
export type DatedContext = Pick<RuleContext, "advert" | "language" | "today" | "lexicon">;

/** The same with the labelled values. */
export type LabelledContext = DatedContext & Pick<RuleContext, "labels">;

/** Reads the date of publication and the deadline for applications. */
export function readDates(context: LabelledContext): Finding[] {
  return [...readOne(context, "publishedDate"), ...readOne(context, "applicationDeadline")];
}

/** Returns the reading of this advert's dates: their side of today and the order of day and month. */
export function dateReading(context: DatedContext, field: "publishedDate" | "applicationDeadline"): DateReading {
  const dayOrder = dayOrderOf(context);
  if (field === "publishedDate") return { today: context.today, direction: "past", dayOrder };
  return { today: anchorOf(context, dayOrder), direction: "future", dayOrder };
}

/** The text after words such as "apply by" in which their date is looked for, and how far from them it may begin. */
const AFTER_MAX = 60;
const GAP_MAX = 22;
/** Up to this length the words before a date ("by") stand before other dates too. */
const SHORT_WORD = 4;
const HEAD_LINES = 14;

// A year-old advert means its own year: a deadline without one follows the date of publication.
function anchorOf(context: DatedContext, dayOrder: DayOrder | null): Date {
  const { advert, today, lexicon } = context;
  const heads = advert.lines.slice(0, HEAD_LINES).map(({ text }) => text);
  const published = advert.lines.filter(({ folded }) => PUBLISHED.test(folded)).map(({ text }) => text);
  for (const text of [...published, ...heads]) {
    if (text.length > 160 || !/20\d\d/.test(text)) continue;
    const found = findDate(text, lexicon, { today, direction: "past", dayOrder });
    const date = found === null ? null : new Date(`${found.date}T00:00:00Z`);
    if (date !== null && date < today) return date;
  }
  return today;
}

function readOne(context: LabelledContext, field: "publishedDate" | "applicationDeadline"): Finding[] {
  const { advert, lexicon, labels } = context;
  const reading = dateReading(context, field);
  const isDeadline = field === "applicationDeadline";
  const find = isDeadline ? findLastOfPeriod : findDate;
  const findings: Finding[] = [];
  for (const label of labels.filter((hit) => hit.label === field)) {
    const found = find(label.value, lexicon, reading);
    if (found) findings.push(dated(field, advert, found, label.start, DATE.labelled));
  }

  const before = isDeadline ? lexicon.beforeDeadline : lexicon.beforePublished;
  const pattern = new RegExp(`(?<![a-z])(?:${before})[\\s:(,]*`, "g");
  for (const line of advert.lines) {
    if (!MAY_HOLD_DATE.test(line.folded)) continue;
    if (!isDeadline && line.text.length > 160) continue;
    for (const match of line.folded.matchAll(pattern)) {
      const from = match.index + match[0].length;
      const found = find(line.text.slice(from, from + AFTER_MAX), lexicon, reading);
      if (!found || found.start > GAP_MAX) continue;
      const span = { start: match.index, end: from + found.end };
      const isLoose =
        match[0].trim().length <= SHORT_WORD || (isDeadline && !endsApplications(line, span, lexicon, reading));
      findings.push(dated(field, advert, found, line.start + from, isLoose ? DATE.loose : DATE.announced));
    }
  }
  if (!isDeadline) findings.push(...bareRelative(context, reading));
  return findings;
}

function dated(field: Finding["field"], advert: Advert, found: FoundDate, from: number, confidence: number): Finding {
  return finding(field, advert, { start: from + found.start, end: from + found.end }, confidence, found.date);
}

// Job boards put "3 days ago" on a line of its own beside the title.
function bareRelative({ advert, lexicon }: LabelledContext, reading: DateReading): Finding[] {
  for (const line of advert.lines.slice(0, 14)) {
    if (line.text.length > 110) continue;
    for (const part of line.text.matchAll(/[^|·•]+/g)) {
      const text = part[0].trim();
      if (text.length > 30) continue;
      const found = findDate(text, lexicon, reading);
      if (!found || /\d{4}/.test(text) || found.end - found.start < text.length * DATE.bareShare) continue;
      const start = line.start + part.index + (part[0].length - part[0].trimStart().length);
      return [
        finding("publishedDate", advert, { start: start + found.start, end: start + found.end }, DATE.bare, found.date),
      ];
    }
  }
  return [];
}
