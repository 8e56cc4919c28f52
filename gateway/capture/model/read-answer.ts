import { fold } from "../languages/fold.js";
import type { Candidate } from "../types.js";
import type { RuleContext } from "../rules/context.js";
import { dateReading } from "../rules/date-rules.js";
import { findDate } from "../rules/dates.js";
import { candidateOf } from "../rules/finding.js";
import { linesFinding } from "../rules/section-fields.js";
import { termsIn } from "../rules/term.js";
import type { JobField, LineRange, ModelFields, SectionField, ShortField } from "../types.js";
import { isLikeEmployer, isLikeTitle } from "./likeness.js";
import { findWholeWords } from "./whole-words.js";

/** The confidence in a value that passes the tests of the rules, and in one that does not. */
const CONFIDENCE = { passed: 1, failed: 0.5 } as const;
const VALUE_MAX = 300;

/** A model's answer as far as the advert confirms it. */
export interface ReadAnswer {
  /** The values whose words the advert contains. */
  readonly candidates: readonly Candidate[];
  /** The fields that the advert does not state, by the answer. */
  readonly absent: ReadonlySet<JobField>;
}

/**
 * Reads a model's answer: it keeps a short value whose words the advert contains whole, and a section of the advert's
 * lines. An answer without any value says nothing, also not that the advert states nothing.
 */
export function readAnswer({ values, sections }: ModelFields, context: RuleContext): ReadAnswer {
  // The keys of a typed record are its fields.
  const short = Object.entries(values) as [ShortField, string][];
  // As above.
  const long = Object.entries(sections) as [SectionField, readonly LineRange[]][];
  const absent: JobField[] = [
    ...short.filter(([, value]) => value === "").map(([field]) => field),
    ...long.filter(([, ranges]) => ranges.length === 0).map(([field]) => field),
  ];
  const isEmpty = absent.length === short.length + long.length;
  return {
    candidates: [
      ...short.flatMap(([field, value]) => shortValue(field, value, context)),
      ...readSections(sections, context),
    ],
    absent: new Set(isEmpty ? [] : absent),
  };
}

function shortValue(field: ShortField, answer: string, context: RuleContext): Candidate[] {
  const { advert } = context;
  const wanted = fold(answer.trim());
  if (wanted.length < 2 || wanted.length > VALUE_MAX) return [];
  const place = findWholeWords(advert.folded, wanted);
  if (place === null) return [];
  const quote = advert.text.slice(place.start, place.end);
  const value = inShape(field, quote, context);
  if (value === null) return [];
  const confidence = isOfField(field, value, context) ? CONFIDENCE.passed : CONFIDENCE.failed;
  return [candidateOf({ field, value, confidence, ...place }, "MODEL", advert)];
}

function inShape(field: ShortField, quote: string, context: RuleContext): string | null {
  if (field === "publishedDate" || field === "applicationDeadline")
    return findDate(quote, context.lexicon, dateReading(context, field))?.date ?? null;
  if (field !== "term") return quote;
  const terms = termsIn(quote, context.lexicon);
  return terms.length > 0 ? terms.join(", ") : quote;
}

// Any words of an advert are in it: a title and a name must look like one, too.
function isOfField(field: ShortField, value: string, context: RuleContext): boolean {
  if (field === "jobTitle") return isLikeTitle(value, context);
  if (field === "companyName" || field === "recruitmentAgency") return isLikeEmployer(value, context);
  return true;
}

/** The sections that are parts of the description; no line belongs to two of them. */
const PARTS = ["jobResponsibilities", "jobRequirements", "perksAndBenefits"] as const;

function readSections(answer: ModelFields["sections"], { advert }: RuleContext): Candidate[] {
  const linesOf = (field: SectionField): ReadonlySet<number> => {
    const ranges = answer[field] ?? [];
    const isChosen = (at: number) => ranges.some(({ from, to }) => at + 1 >= from && at + 1 <= to);
    return new Set(advert.lines.map(({ index }) => index).filter(isChosen));
  };
  const chosen = PARTS.map((field) => ({ field, lines: linesOf(field) }));
  const parts = chosen.map(({ field, lines }) => ({
    field,
    lines: [...lines].filter((at) => chosen.every((other) => other.field === field || !other.lines.has(at))),
  }));
  const description = linesOf("jobDescription");
  // The description holds its parts, whichever way a model counts them.
  const whole = description.size === 0 ? [] : [...description, ...parts.flatMap(({ lines }) => lines)];
  return [...parts, { field: "jobDescription" as const, lines: whole }].flatMap(({ field, lines }) => {
    const own = new Set(lines);
    const found = linesFinding(
      advert,
      field,
      advert.lines.filter(({ index }) => own.has(index)),
      CONFIDENCE.passed,
    );
    return found.map((one) => candidateOf(one, "MODEL", advert));
  });
}
