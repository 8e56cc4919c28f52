import type { RecordType } from "../record/record.types.js";

/** The type that job details give the company behind an advert (spec 4). */
export const EMPLOYER = "Employer";
/** The type that job details give the agency behind an advert (spec 4). */
export const RECRUITER = "Recruiter";

/** The types everybody has. */
export const COMPANY_TYPES: readonly RecordType[] = [
  { id: "employer", name: EMPLOYER, isBuiltIn: true },
  { id: "agency", name: "Agency", isBuiltIn: true },
  { id: "recruiter", name: RECRUITER, isBuiltIn: true },
];
