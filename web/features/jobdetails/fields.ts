import type { JobField } from "../../schema.generated.js";

/** The fields of the form, named as in the schema. */
export type FieldName =
  | "jobTitle"
  | "companyName"
  | "location"
  | "salary"
  | "term"
  | "publishedDate"
  | "applicationDeadline"
  | "referenceNumber"
  | "jobDescription"
  | "jobResponsibilities"
  | "jobRequirements"
  | "perksAndBenefits"
  | "recruitmentAgency"
  | "companyAddress"
  | "recruitmentAgencyAddress";

/** The input of a field. */
interface FieldShape {
  readonly kind: "line" | "text" | "term" | "date";
  /** The minimum number of rows of a text field. */
  readonly rows: number;
}

/** Every field, in the order of the form; the last two appear only once they have a value (spec 3). */
export const FIELD_SHAPES: Readonly<Record<FieldName, FieldShape>> = {
  jobTitle: { kind: "line", rows: 1 },
  companyName: { kind: "line", rows: 1 },
  location: { kind: "line", rows: 1 },
  salary: { kind: "line", rows: 1 },
  term: { kind: "term", rows: 1 },
  applicationDeadline: { kind: "date", rows: 1 },
  publishedDate: { kind: "date", rows: 1 },
  jobDescription: { kind: "text", rows: 3 },
  jobResponsibilities: { kind: "text", rows: 3 },
  jobRequirements: { kind: "text", rows: 2 },
  perksAndBenefits: { kind: "text", rows: 2 },
  referenceNumber: { kind: "line", rows: 1 },
  recruitmentAgency: { kind: "line", rows: 1 },
  companyAddress: { kind: "line", rows: 1 },
  recruitmentAgencyAddress: { kind: "line", rows: 1 },
};

/** The names of all fields. */
export const FIELD_NAMES = Object.keys(FIELD_SHAPES) as readonly FieldName[]; // the table above has these keys alone

/** The fields that an advert may have but the form does not request (spec 3). */
export const EXTRA_FIELDS: readonly FieldName[] = ["companyAddress", "recruitmentAgencyAddress"];

/** The fields the form always shows: those of spec 2, and the deadline, the date all other work depends on. */
export const FORM_FIELDS: readonly FieldName[] = FIELD_NAMES.filter((name) => !EXTRA_FIELDS.includes(name));

/** The field of the form for each extracted field. */
export const FIELD_OF: Readonly<Record<JobField, FieldName>> = {
  JOB_TITLE: "jobTitle",
  LOCATION: "location",
  SALARY: "salary",
  JOB_DESCRIPTION: "jobDescription",
  PERKS_AND_BENEFITS: "perksAndBenefits",
  JOB_REQUIREMENTS: "jobRequirements",
  JOB_RESPONSIBILITIES: "jobResponsibilities",
  REFERENCE_NUMBER: "referenceNumber",
  PUBLISHED_DATE: "publishedDate",
  TERM: "term",
  COMPANY_NAME: "companyName",
  RECRUITMENT_AGENCY: "recruitmentAgency",
  APPLICATION_DEADLINE: "applicationDeadline",
  COMPANY_ADDRESS: "companyAddress",
  RECRUITMENT_AGENCY_ADDRESS: "recruitmentAgencyAddress",
};
