import { withoutMarks } from "../../schema/invisible-marks.js";
import { advertAddressOf } from "../capture/address/advert-address.js";
import type { Logger } from "../platform/logger.js";

/** The fields of a captured advert, under the names of the schema. */
export interface JobFields {
  readonly jobTitle: string | null;
  readonly location: string | null;
  readonly salary: string | null;
  readonly jobDescription: string | null;
  readonly perksAndBenefits: string | null;
  readonly jobRequirements: string | null;
  readonly jobResponsibilities: string | null;
  readonly referenceNumber: string | null;
  readonly publishedDate: string | null;
  readonly term: string | null;
  readonly companyName: string | null;
  readonly recruitmentAgency: string | null;
  readonly applicationDeadline: string | null;
  readonly companyAddress: string | null;
  readonly recruitmentAgencyAddress: string | null;
  readonly advertText: string | null;
  readonly sourceUrl: string | null;
}

/** Fields to change: absent, a field stays; null clears it. */
export type GivenFields = { readonly [Name in keyof JobFields]?: JobFields[Name] | undefined };

/** The name of a captured field. */
export type JobFieldName = keyof JobFields;

/**
 * The names that the stored record uses, which are the spec's own (section 3, misspellings included): the record is the
 * product's oldest format, and every client reads it back byte for byte.
 */
export const DATA_NAMES: Readonly<Record<JobFieldName, string>> = {
  jobTitle: "jobTitle",
  location: "location",
  salary: "salary",
  jobDescription: "jobDescription",
  perksAndBenefits: "perksAndBenefits",
  jobRequirements: "jobRequirements",
  jobResponsibilities: "jobResponsbilities",
  referenceNumber: "reference_numbers_or_ids",
  publishedDate: "published_date",
  term: "term",
  companyName: "companyName",
  recruitmentAgency: "recruitementAgency",
  applicationDeadline: "application_deadline",
  companyAddress: "companyAddress",
  recruitmentAgencyAddress: "recruitmentAgencyAddress",
  advertText: "textDump",
  sourceUrl: "sourceUrl",
};

/** The names of all captured fields. */
export const JOB_FIELDS = Object.keys(DATA_NAMES) as JobFieldName[]; // Object.keys is typed as string[]

/** The fields that the form of an advert always has; the others are what it was read from, and two addresses. */
export const FORM_FIELDS = JOB_FIELDS.filter(
  (name) => !["advertText", "sourceUrl", "companyAddress", "recruitmentAgencyAddress"].includes(name),
);

const EMPTY_RECORD = Object.fromEntries(JOB_FIELDS.map((name) => [DATA_NAMES[name], ""]));

/**
 * Returns the record's JSON text; an empty field is an empty text, as the spec's client expects, and the advert's address
 * is without what counts visits.
 */
export function toJobData(fields: GivenFields): string {
  return JSON.stringify(
    Object.fromEntries(JOB_FIELDS.map((name) => [DATA_NAMES[name], storedText(name, fields[name])])),
  );
}

/** The fields of several lines, which stay as they were written. */
const TEXTS: ReadonlySet<JobFieldName> = new Set([
  "jobDescription",
  "perksAndBenefits",
  "jobRequirements",
  "jobResponsibilities",
  "advertText",
]);

/**
 * Returns the text of a field as it is stored, whose length has a limit: an address without what counts visits, and a line
 * without invisible marks.
 */
export function storedText(name: JobFieldName, text: string | null | undefined): string {
  if (text == null) return "";
  if (name === "sourceUrl") return advertAddressOf(text);
  return TEXTS.has(name) ? text : withoutMarks(text);
}

/**
 * Returns the text of a record with other values in some of its fields: an absent one stays, null clears. What the record
 * has besides its fields stays as well, and where no field differs it is the same text.
 */
export function patchJobData(record: JobFields & { readonly data: string }, changes: GivenFields): string {
  const given = JOB_FIELDS.filter((name) => changes[name] !== undefined);
  const changed = given.filter((name) => storedText(name, changes[name]) !== (record[name] ?? ""));
  if (changed.length === 0) return record.data;
  const texts = Object.fromEntries(changed.map((name) => [DATA_NAMES[name], storedText(name, changes[name])]));
  return JSON.stringify({ ...EMPTY_RECORD, ...parse(record.data), ...texts });
}

/** Returns the fields of a record; one that cannot be parsed is logged and read as empty (spec 5). */
export function fromJobData(data: string, logger: Logger, id: string): JobFields {
  const record = parse(data);
  if (record === null) logger.warn({ jobDetailsId: id }, "Failed to parse job data JSON");
  const entries = JOB_FIELDS.map((name) => [name, asText(record?.[DATA_NAMES[name]])] as const);
  return Object.fromEntries(entries) as unknown as JobFields; // one entry for each field, made on the line above
}

/** Returns the record that a text holds; null when it is no JSON object. */
function parse(data: string): Readonly<Record<string, unknown>> | null {
  try {
    const record: unknown = JSON.parse(data);
    return typeof record === "object" && record !== null ? (record as Readonly<Record<string, unknown>>) : null; // any object can be asked for keys
  } catch {
    return null;
  }
}

function asText(value: unknown): string | null {
  if (typeof value === "string") return value === "" ? null : value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join("\n") || null;
  return null;
}
