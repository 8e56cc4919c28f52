import { findDate, type DateReading } from "./dates.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";

const BRITISH = /£|\buk\b|united kingdom|\blondon\b|australia|new zealand|ireland|\bltd\b|\bplc\b|organisation/;

/** Reads when the advert appeared and by when to apply. */
export function readDates(context: RuleContext): Finding[] {
  return [...readOne(context, "publishedDate"), ...readOne(context, "applicationDeadline")];
}

/** How dates of this advert are written: its side of today and the order of day and month. */
export function dateReading(
  context: Pick<RuleContext, "advert" | "language" | "today">,
  field: "publishedDate" | "applicationDeadline",
): DateReading {
  const isMonthFirst = context.language === "en" && !BRITISH.test(context.advert.folded);
  return { today: context.today, direction: field === "publishedDate" ? "past" : "future", isMonthFirst };
}

function readOne(context: RuleContext, field: "publishedDate" | "applicationDeadline"): Finding[] {
  const { advert, lexicon, labels } = context;
  const reading = dateReading(context, field);
  const findings: Finding[] = [];
  for (const label of labels.filter((hit) => hit.label === field)) {
    const found = findDate(label.value, lexicon, reading);
    if (found)
      findings.push(
        finding(field, advert, { start: label.start + found.start, end: label.start + found.end }, 0.93, found.date),
      );
  }

  const before = field === "publishedDate" ? lexicon.beforePublished : lexicon.beforeDeadline;
  const pattern = new RegExp(`(?<![a-z])(?:${before})[\\s:(,]*`, "g");
  for (const line of advert.lines) {
    if (!/\d|today|heute|hoy|hoje|oggi|idag|vandaag|dnes|dzis|gestern|yesterday|hier/.test(line.folded)) continue;
    if (field === "publishedDate" && line.text.length > 160) continue;
    for (const match of line.folded.matchAll(pattern)) {
      const from = match.index + match[0].length;
      const found = findDate(line.text.slice(from, from + 60), lexicon, reading);
      if (!found || found.start > 22) continue;
      const span = { start: line.start + from + found.start, end: line.start + from + found.end };
      const isLoose = match[0].trim().length <= 4;
      findings.push(finding(field, advert, span, isLoose ? 0.5 : 0.82, found.date));
    }
  }
  if (field === "publishedDate") findings.push(...bareRelative(context, reading));
  return findings;
}

// Job boards put "3 days ago" on a line of its own beside the title.
function bareRelative({ advert, lexicon }: RuleContext, reading: DateReading): Finding[] {
  for (const line of advert.lines.slice(0, 14)) {
    if (line.text.length > 110) continue;
    for (const part of line.text.matchAll(/[^|·•]+/g)) {
      const text = part[0].trim();
      if (text.length > 30) continue;
      const found = findDate(text, lexicon, reading);
      if (!found || /\d{4}/.test(text) || found.end - found.start < text.length * 0.7) continue;
      const start = line.start + part.index + (part[0].length - part[0].trimStart().length);
      return [
        finding("publishedDate", advert, { start: start + found.start, end: start + found.end }, 0.7, found.date),
      ];
    }
  }
  return [];
}
