import type { RecordType } from "../record/record.types.js";

/** The role of the contact that is made of the signed-in person (spec 3). */
export const JOB_HUNTER = "Job Hunter";

/** The built-in roles, which every person has. */
export const CONTACT_TYPES: readonly RecordType[] = [
  { id: "recruiter", name: "Recruiter", isBuiltIn: true },
  { id: "hiring-manager", name: "Hiring Manager", isBuiltIn: true },
  { id: "interviewer", name: "Interviewer", isBuiltIn: true },
  { id: "referee", name: "Referee", isBuiltIn: true },
  { id: "colleague", name: "Colleague", isBuiltIn: true },
  { id: "job-hunter", name: JOB_HUNTER, isBuiltIn: true },
];
