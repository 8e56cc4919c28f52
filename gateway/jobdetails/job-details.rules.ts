import { ADVERT_MAX, JOB_DATA_MAX, LINE_MAX, NAME_MAX, TEXT_MAX, URL_MAX } from "../../schema/limits.js";
import { parseJsonText } from "../platform/json-text.js";
import { checkTexts, Faults, invalid } from "../platform/validation.js";
import { evidenceFaults } from "./evidence.js";
import { JOB_FIELDS, storedText, type JobFieldName, type JobFields } from "./job-data.js";
import type { JobDetailsInput, SaveJobDataInput } from "./job-details.input.js";

const LIMITS: Readonly<Record<JobFieldName, number>> = {
  jobTitle: LINE_MAX,
  location: LINE_MAX,
  salary: LINE_MAX,
  jobDescription: TEXT_MAX,
  perksAndBenefits: TEXT_MAX,
  jobRequirements: TEXT_MAX,
  jobResponsibilities: TEXT_MAX,
  referenceNumber: LINE_MAX,
  publishedDate: LINE_MAX,
  term: LINE_MAX,
  companyName: NAME_MAX,
  recruitmentAgency: NAME_MAX,
  applicationDeadline: LINE_MAX,
  companyAddress: LINE_MAX,
  recruitmentAgencyAddress: LINE_MAX,
  advertText: ADVERT_MAX,
  sourceUrl: URL_MAX,
};

/**
 * Checks the fields of a job, and where they were read if the advert is among them. Throws VALIDATION naming each that breaks
 * a rule.
 */
export function checkFields(input: JobDetailsInput): void {
  const texts: Record<string, readonly [string | null | undefined, number]> = {
    title: [storedText("jobTitle", input.title), NAME_MAX],
  };
  for (const name of JOB_FIELDS) texts[name] = [storedText(name, input[name]), LIMITS[name]];
  checkTexts(texts);
  if (input.advertText !== undefined) new Faults(evidenceFaults(input.evidence, input.advertText)).refuse();
}

/** Checks the record that the fields make with those that were stored before. Throws VALIDATION. */
export function checkMerged({ evidence }: JobDetailsInput, data: string, { advertText }: JobFields): void {
  checkTexts({ data: [data, JOB_DATA_MAX] });
  new Faults(evidenceFaults(evidence, advertText)).refuse();
}

/** Checks a record that is sent as JSON text. Throws VALIDATION. */
export function checkRecord({ title, data }: SaveJobDataInput): void {
  checkTexts({ title: [title, NAME_MAX], data: [data, JOB_DATA_MAX] });
  if (!isJsonObject(data)) throw invalid("data", "json", "must be the text of a JSON object.");
}

function isJsonObject(text: string): boolean {
  const value = parseJsonText(text);
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
