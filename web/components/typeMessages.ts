import type { MessageDescriptor } from "react-intl";
import type { TypedKind } from "../lib/recordKinds.js";

/** The translated names of the built-in types, by the name that records store; custom types have none. */
export const typeNames: Readonly<Record<TypedKind, Readonly<Record<string, MessageDescriptor>>>> = {
  COMPANY: {
    Employer: { id: "type.company.employer", defaultMessage: "Employer", description: "Type of a company" },
    Agency: { id: "type.company.agency", defaultMessage: "Agency", description: "Type of a company" },
    Recruiter: { id: "type.company.recruiter", defaultMessage: "Recruiter", description: "Type of a company" },
  },
  CONTACT: {
    Recruiter: { id: "type.contact.recruiter", defaultMessage: "Recruiter", description: "What a person is to you" },
    "Hiring Manager": {
      id: "type.contact.hiringManager",
      defaultMessage: "Hiring Manager",
      description: "What a person is to you",
    },
    Interviewer: {
      id: "type.contact.interviewer",
      defaultMessage: "Interviewer",
      description: "What a person is to you",
    },
    Referee: { id: "type.contact.referee", defaultMessage: "Referee", description: "What a person is to you" },
    Colleague: { id: "type.contact.colleague", defaultMessage: "Colleague", description: "What a person is to you" },
    "Job Hunter": {
      id: "app.jobHunter",
      defaultMessage: "Job Hunter",
      description: "Role label of the signed-in person",
    },
  },
  DOCUMENT: {
    CV: { id: "type.document.cv", defaultMessage: "CV", description: "Type of a document" },
    "Cover letter": {
      id: "type.document.coverLetter",
      defaultMessage: "Cover letter",
      description: "Type of a document",
    },
    Certificate: { id: "type.document.certificate", defaultMessage: "Certificate", description: "Type of a document" },
    Reference: { id: "type.document.reference", defaultMessage: "Reference", description: "Type of a document" },
    Portfolio: { id: "type.document.portfolio", defaultMessage: "Portfolio", description: "Type of a document" },
    Contract: { id: "type.document.contract", defaultMessage: "Contract", description: "Type of a document" },
  },
};
