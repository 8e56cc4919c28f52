import { fold } from "../languages/fold.js";
import type { Candidate } from "../types.js";
import type { RuleContext } from "../rules/context.js";
import { dateReading } from "../rules/date-rules.js";
import { findDate } from "../rules/dates.js";
import { candidateOf } from "../rules/finding.js";
import { linesFinding } from "../rules/section-fields.js";
import { termsIn } from "../rules/term.js";
import type { LineRange, ModelFields, SectionField, ShortField } from "../types.js";

const CONFIDENCE = 0.7;
const VALUE_MAX = 300;

/** Returns the values of a model's answer that the advert confirms: it contains each short value and section. */
export function readAnswer(answer: ModelFields, context: RuleContext): Candidate[] {
  const candidates: Candidate[] = [];
  // The keys of a typed record are its fields.
  const values = Object.entries(answer.values) as [ShortField, string | undefined][];
  // As above.
  const sections = Object.entries(answer.sections) as [SectionField, readonly LineRange[] | undefined][];
  for (const [field, value] of values)
    if (typeof value === "string" && value.length <= VALUE_MAX) candidates.push(...shortValue(field, value, context));
  for (const [field, ranges] of sections) candidates.push(...section(field, ranges ?? [], context));
  return candidates;
}

function shortValue(field: ShortField, answer: string, context: RuleContext): Candidate[] {
  const { advert } = context;
  const wanted = fold(answer.trim());
  const start = wanted.length < 2 ? -1 : advert.folded.indexOf(wanted);
  if (start === -1) return [];
  const quote = advert.text.slice(start, start + wanted.length);
  const value = inShape(field, quote, context);
  if (value === null) return [];
  return [candidateOf({ field, value, confidence: CONFIDENCE, start, end: start + wanted.length }, "MODEL", advert)];
}

function inShape(field: ShortField, quote: string, context: RuleContext): string | null {
  if (field === "publishedDate" || field === "applicationDeadline")
    return findDate(quote, context.lexicon, dateReading(context, field))?.date ?? null;
  if (field !== "term") return quote;
  const terms = termsIn(quote, context.lexicon);
  return terms.length > 0 ? terms.join(", ") : quote;
}

function section(field: SectionField, ranges: readonly LineRange[], { advert }: RuleContext): Candidate[] {
  const chosen = advert.lines.filter((line) =>
    ranges.some((range) => line.index + 1 >= range.from && line.index + 1 <= range.to),
  );
  return linesFinding(advert, field, chosen, CONFIDENCE).map((found) => candidateOf(found, "MODEL", advert));
}
