import type { Migration } from "./migration.js";

/** The source of each field of captured details in the advert; null where it is unknown, and for records before. */
export const addEvidence: Migration = {
  name: "20261122094000-add-evidence",
  up: [`ALTER TABLE job_details ADD COLUMN evidence jsonb`],
  down: [`ALTER TABLE job_details DROP COLUMN evidence`],
};
