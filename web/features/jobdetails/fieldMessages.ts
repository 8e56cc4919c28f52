import type { MessageDescriptor } from "react-intl";
import type { FieldName } from "./fields.js";

/** The label of each field (spec 2). */
export const fieldLabels: Readonly<Record<FieldName, MessageDescriptor>> = {
  jobTitle: { id: "jobDetails.field.jobTitle", defaultMessage: "Job title", description: "Field" },
  companyName: { id: "jobDetails.field.companyName", defaultMessage: "Company name", description: "Field" },
  location: { id: "jobDetails.field.location", defaultMessage: "Location", description: "Field" },
  salary: { id: "jobDetails.field.salary", defaultMessage: "Salary", description: "Field" },
  term: {
    id: "jobDetails.field.term",
    defaultMessage: "Term",
    description: "Field: full-time, part-time and the like",
  },
  publishedDate: { id: "jobDetails.field.publishedDate", defaultMessage: "Published date", description: "Field" },
  referenceNumber: { id: "jobDetails.field.referenceNumber", defaultMessage: "Reference number", description: "Field" },
  jobDescription: { id: "jobDetails.field.jobDescription", defaultMessage: "Job description", description: "Field" },
  jobResponsibilities: {
    id: "jobDetails.field.jobResponsibilities",
    defaultMessage: "Job responsibilities",
    description: "Field",
  },
  jobRequirements: { id: "jobDetails.field.jobRequirements", defaultMessage: "Job requirements", description: "Field" },
  perksAndBenefits: {
    id: "jobDetails.field.perksAndBenefits",
    defaultMessage: "Perks and benefits",
    description: "Field",
  },
  recruitmentAgency: {
    id: "jobDetails.field.recruitmentAgency",
    defaultMessage: "Recruitment agency",
    description: "Field",
  },
  applicationDeadline: {
    id: "jobDetails.field.applicationDeadline",
    defaultMessage: "Application deadline",
    description: "Field that is shown only when the advert names one",
  },
  companyAddress: {
    id: "jobDetails.field.companyAddress",
    defaultMessage: "Company address",
    description: "Field that is shown only when the advert names one",
  },
  recruitmentAgencyAddress: {
    id: "jobDetails.field.recruitmentAgencyAddress",
    defaultMessage: "Agency address",
    description: "Field that is shown only when the advert names one",
  },
};

/** The hints of the term field (spec 2). */
export const termHints = {
  fullTime: { id: "jobDetails.term.fullTime", defaultMessage: "Full-time", description: "Hint of the term field" },
  partTime: { id: "jobDetails.term.partTime", defaultMessage: "Part-time", description: "Hint of the term field" },
  contract: { id: "jobDetails.term.contract", defaultMessage: "Contract", description: "Hint of the term field" },
  internship: { id: "jobDetails.term.internship", defaultMessage: "Internship", description: "Hint of the term field" },
} as const;
