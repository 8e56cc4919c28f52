import { DATE } from "./weights.js";
import { anyOf, patterns } from "../languages/all-words.js";
import { foldedPattern } from "../languages/fold.js";
import { packOf } from "../languages/languages.js";
import { findDate, type DateReading } from "./dates.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";

const PUBLISHED = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("published")})`);

const MAY_HOLD_DATE = foldedPattern(String.raw`\d|${anyOf("dateWords")}`);

/** The input for reading dates. */
export type DatedContext = Pick<RuleContext, "advert" | "language" | "today" | "lexicon">;

/** Reads the date of publication and the deadline for applications. */
export function readDates(context: RuleContext): Finding[] {
  return [...readOne(context, "publishedDate"), ...readOne(context, "applicationDeadline")];
}

/** Returns the reading of this advert's dates: their side of today and the order of day and month. */
export function dateReading(context: DatedContext, field: "publishedDate" | "applicationDeadline"): DateReading {
  const isMonthFirst = writesMonthFirst(context);
  const today = field === "applicationDeadline" ? anchorOf(context) : context.today;
  return { today, direction: field === "publishedDate" ? "past" : "future", isMonthFirst };
}

function writesMonthFirst({ advert, language }: DatedContext): boolean {
  const unless = packOf(language)?.monthFirstUnless;
  return unless !== undefined && !foldedPattern(patterns(unless).join("|")).test(advert.folded);
}

const HEAD_LINES = 14;

// A year-old advert means its own year: a deadline without one follows the date of publication.
function anchorOf(context: DatedContext): Date {
  const { advert, today, lexicon } = context;
  const isMonthFirst = writesMonthFirst(context);
  const heads = advert.lines.slice(0, HEAD_LINES).map(({ text }) => text);
  const published = advert.lines.filter(({ folded }) => PUBLISHED.test(folded)).map(({ text }) => text);
  for (const text of [...published, ...heads]) {
    if (text.length > 160 || !/20\d\d/.test(text)) continue;
    const found = findDate(text, lexicon, { today, direction: "past", isMonthFirst });
    const date = found === null ? null : new Date(`${found.date}T00:00:00Z`);
    if (date !== null && date < today) return date;
  }
  return today;
}

function readOne(context: RuleContext, field: "publishedDate" | "applicationDeadline"): Finding[] {
  const { advert, lexicon, labels } = context;
  const reading = dateReading(context, field);
  const findings: Finding[] = [];
  for (const label of labels.filter((hit) => hit.label === field)) {
    const found = findDate(label.value, lexicon, reading);
    if (found)
      findings.push(
        finding(
          field,
          advert,
          { start: label.start + found.start, end: label.start + found.end },
          DATE.labelled,
          found.date,
        ),
      );
  }

  const before = field === "publishedDate" ? lexicon.beforePublished : lexicon.beforeDeadline;
  const pattern = new RegExp(`(?<![a-z])(?:${before})[\\s:(,]*`, "g");
  for (const line of advert.lines) {
    if (!MAY_HOLD_DATE.test(line.folded)) continue;
    if (field === "publishedDate" && line.text.length > 160) continue;
    for (const match of line.folded.matchAll(pattern)) {
      const from = match.index + match[0].length;
      const found = findDate(line.text.slice(from, from + 60), lexicon, reading);
      if (!found || found.start > 22) continue;
      const span = { start: line.start + from + found.start, end: line.start + from + found.end };
      const isLoose =
        match[0].trim().length <= 4 || (field === "applicationDeadline" && !speaksOfApplying(line.folded, match.index));
      findings.push(finding(field, advert, span, isLoose ? DATE.loose : DATE.announced, found.date));
    }
  }
  if (field === "publishedDate") findings.push(...bareRelative(context, reading));
  return findings;
}

const APPLYING = foldedPattern(String.raw`${anyOf("applying")}|@`);
const OTHER_END = foldedPattern(String.raw`${anyOf("contractEnds")}`);

// "until 31.12.2027" ends a contract as often as the time to apply; the words around it decide.
function speaksOfApplying(folded: string, at: number): boolean {
  const before = folded.slice(Math.max(0, at - 150), at);
  const own = folded.slice(at, at + 40);
  if (OTHER_END.test(before.slice(-60)) && !APPLYING.test(own)) return false;
  return APPLYING.test(own) || APPLYING.test(before) || APPLYING.test(folded.slice(at, at + 120));
}

// Job boards put "3 days ago" on a line of its own beside the title.
function bareRelative({ advert, lexicon }: RuleContext, reading: DateReading): Finding[] {
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
