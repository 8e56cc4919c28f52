import type { Migration } from "./migration.js";

/** How a hunt ended, of those that end from now on; of earlier ones it is not known. */
export const addOutcome: Migration = {
  name: "20261125100000-add-outcome",
  up: [`ALTER TABLE job_hunt ADD COLUMN outcome text`],
  down: [`ALTER TABLE job_hunt DROP COLUMN outcome`],
};
