import type { AnyRoute } from "./route.js";
import { COMPANY_ROUTES } from "./routes/company.js";
import { DOCUMENT_ROUTES } from "./routes/documents.js";
import { IDEAL_JOB_ROUTES } from "./routes/idealjob.js";
import { JOB_ROUTES } from "./routes/job.js";
import { JOB_HUNT_ROUTES } from "./routes/jobhunt.js";
import { LOG_ROUTES } from "./routes/log.js";
import { NOTE_ROUTES } from "./routes/note.js";
import { PERSON_ROUTES } from "./routes/person.js";

/** The rows of the spec's section 7. Rules, queries and checks are in the operations; here are only names. */
export const ROUTES: readonly AnyRoute[] = [
  ...IDEAL_JOB_ROUTES,
  ...NOTE_ROUTES,
  ...JOB_HUNT_ROUTES,
  ...COMPANY_ROUTES,
  ...DOCUMENT_ROUTES,
  ...PERSON_ROUTES,
  ...JOB_ROUTES,
  ...LOG_ROUTES,
];
