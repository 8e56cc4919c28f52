import { z } from "zod";
import type { LineRange, ModelFields, SectionField, ShortField } from "../types.js";

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
  jobDescription: "what the position, the team and the employer are about",
  jobResponsibilities: "the tasks",
  jobRequirements: "what the applicant must or should bring",
  perksAndBenefits: "what the employer offers besides the pay",
};

/** The JSON schema of the answer, for the model's structured output: every field present, no others. */
export const ANSWER_SCHEMA: Readonly<Record<string, unknown>> = {
  type: "object",
  additionalProperties: false,
  required: [...Object.keys(SHORT_FIELDS), ...Object.keys(SECTION_FIELDS)],
  properties: { ...describe(SHORT_FIELDS, { type: "string" }), ...describe(SECTION_FIELDS, rangesSchema()) },
};

function describe(fields: Readonly<Record<string, string>>, schema: object): Record<string, object> {
  return Object.fromEntries(Object.entries(fields).map(([name, description]) => [name, { ...schema, description }]));
}

function rangesSchema(): object {
  const range = {
    type: "object",
    additionalProperties: false,
    required: ["from", "to"],
    properties: { from: { type: "integer" }, to: { type: "integer" } },
  };
  return { type: "array", items: range };
}

// Control characters (NUL above all) and lone surrogates cannot be stored and occur in no advert.
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f]|\p{Surrogate}/u;
const VALUE = z
  .string()
  .max(VALUE_MAX)
  .refine((value) => !UNPRINTABLE.test(value));
const RANGES = z.array(z.strictObject({ from: z.int(), to: z.int() })).max(RANGES_MAX);
const ANSWER = z.strictObject({
  jobTitle: VALUE,
  location: VALUE,
  salary: VALUE,
  referenceNumber: VALUE,
  publishedDate: VALUE,
  term: VALUE,
  companyName: VALUE,
  recruitmentAgency: VALUE,
  applicationDeadline: VALUE,
  companyAddress: VALUE,
  recruitmentAgencyAddress: VALUE,
  jobDescription: RANGES,
  jobResponsibilities: RANGES,
  jobRequirements: RANGES,
  perksAndBenefits: RANGES,
} satisfies Record<ShortField, typeof VALUE> & Record<SectionField, typeof RANGES>);

/** Returns the model's answer about an advert of so many lines; null when it is too long or breaks the schema. */
export function readModelFields(answer: string, lineCount: number): ModelFields | null {
  if (answer.length > ANSWER_MAX) return null;
  const parsed = ANSWER.safeParse(parseModelJson(answer));
  if (!parsed.success) return null;

  const values: Partial<Record<ShortField, string>> = {};
  for (const field of keysOf(SHORT_FIELDS)) {
    const value = parsed.data[field].trim();
    if (value !== "") values[field] = value;
  }
  const sections: Partial<Record<SectionField, readonly LineRange[]>> = {};
  for (const field of keysOf(SECTION_FIELDS)) {
    const ranges = parsed.data[field].filter(({ from, to }) => from >= 1 && from <= to && to <= lineCount);
    if (ranges.length > 0) sections[field] = ranges;
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
  try {
    const value: unknown = JSON.parse(lines.join("\n"));
    return value;
  } catch {
    return undefined;
  }
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[]; // a record's keys are its own type
}
