import type { RecordType } from "../record/record.types.js";

/** The type of the company that job details name as the employer (spec 4). */
export const EMPLOYER = "Employer";
/** The type of the company that job details name as the agency (spec 4). */
export const RECRUITER = "Recruiter";

/** The built-in types, which every person has. */
export const COMPANY_TYPES: readonly RecordType[] = [
  { id: "employer", name: EMPLOYER, isBuiltIn: true },
  { id: "agency", name: "Agency", isBuiltIn: true },
  { id: "recruiter", name: RECRUITER, isBuiltIn: true },
];
