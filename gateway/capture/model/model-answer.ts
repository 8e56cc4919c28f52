import { z } from "zod";
import { parseJsonText } from "../../platform/json-text.js";
import {
  isSectionField,
  type JobField,
  type LineRange,
  type ModelFields,
  type SectionField,
  type ShortField,
} from "../types.js";

const VALUE_MAX = 2_000;
const RANGES_MAX = 50;
const ANSWER_MAX = 200_000;

/** The short fields of an advert, in the words the model is given. */
export const SHORT_FIELDS: Readonly<Record<ShortField, string>> = {
  jobTitle: "the position's name",
  location: "where the work is done",
  salary: "the pay as stated, with currency and period",
  referenceNumber: "the advert's reference or identification number",
  publishedDate: "when the advert was published, exactly as written",
  term: "the kind of employment, e.g. full-time, part-time, contract, internship",
  companyName: "the employer's name",
  recruitmentAgency: "the name of an agency that recruits for the employer; never the employer itself",
  applicationDeadline: "the last day to apply, exactly as written",
  companyAddress: "the employer's postal address, as far as the advert gives one",
  recruitmentAgencyAddress: "the agency's postal address, as far as the advert gives one",
};

/** The sections of an advert, in the words the model is given. */
export const SECTION_FIELDS: Readonly<Record<SectionField, string>> = {
  jobDescription:
    "all that describes the position and the employer, with the tasks, requirements and offers, but without the facts above it and without how to apply",
  jobResponsibilities: "the tasks",
  jobRequirements: "what the applicant must or should bring",
  perksAndBenefits: "what the employer offers besides the pay",
};

/** The JSON schema of an answer about some fields, for the model's structured output: each of them present, no others. */
export function answerSchema(fields: readonly JobField[]): Readonly<Record<string, unknown>> {
  const properties = fields.map((field): [string, object] =>
    isSectionField(field)
      ? [field, { ...RANGES_SCHEMA, description: SECTION_FIELDS[field] }]
      : [field, { type: "string", description: SHORT_FIELDS[field] }],
  );
  return {
    type: "object",
    additionalProperties: false,
    required: [...fields],
    properties: Object.fromEntries(properties),
  };
}

const RANGES_SCHEMA = {
  type: "array",
  items: {
    type: "object",
    additionalProperties: false,
    required: ["from", "to"],
    properties: { from: { type: "integer" }, to: { type: "integer" } },
  },
};

// Control characters (NUL above all) and lone surrogates cannot be stored and occur in no advert.
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f]|\p{Surrogate}/u;
const VALUE = z
  .string()
  .max(VALUE_MAX)
  .refine((value) => !UNPRINTABLE.test(value));
const RANGES = z.array(z.strictObject({ from: z.int(), to: z.int() })).max(RANGES_MAX);

/**
 * Returns the model's answer about some fields of an advert of so many lines; null when it is too long or breaks the
 * schema.
 */
export function readModelFields(answer: string, lineCount: number, fields: readonly JobField[]): ModelFields | null {
  if (answer.length > ANSWER_MAX) return null;
  const shape = z.strictObject(
    Object.fromEntries(fields.map((field) => [field, isSectionField(field) ? RANGES : VALUE])),
  );
  const parsed = shape.safeParse(parseModelJson(answer));
  if (!parsed.success) return null;

  const values: Partial<Record<ShortField, string>> = {};
  const sections: Partial<Record<SectionField, readonly LineRange[]>> = {};
  for (const field of fields) {
    const stated = parsed.data[field] ?? "";
    if (isSectionField(field)) {
      const ranges = typeof stated === "string" ? [] : stated;
      const inside = ranges.filter(({ from, to }) => from >= 1 && from <= to && to <= lineCount);
      if (inside.length > 0 || ranges.length === 0) sections[field] = inside;
    } else if (typeof stated === "string") values[field] = stated.trim();
  }
  return { values, sections };
}

/**
 * Parses a model's answer as JSON; undefined when it is none.
 * Spec 5 removes the first and last lines, which strips code fences: here only when they are fences, so that
 * an answer without them keeps its data.
 */
export function parseModelJson(answer: string): unknown {
  const lines = answer.trim().split(/\r?\n/);
  if (/^(?:```|~~~)[\w+-]*$/.test(lines[0]?.trim() ?? "")) lines.shift();
  if (/^(?:```|~~~)$/.test(lines.at(-1)?.trim() ?? "")) lines.pop();
  return parseJsonText(lines.join("\n"));
}
