import type { Migration } from "./migration.js";

/** Where each field of captured details was read in the advert; null where nothing of it is known, and before. */
export const addEvidence: Migration = {
  name: "20261122094000-add-evidence",
  up: [`ALTER TABLE job_details ADD COLUMN evidence jsonb`],
  down: [`ALTER TABLE job_details DROP COLUMN evidence`],
};
