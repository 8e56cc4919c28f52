import type { Migration } from "./migration.js";

/** The keys of adverts that an earlier release made are found without a look at the others. */
export const indexSourceKeys: Migration = {
  name: "20261128091000-index-source-keys",
  up: [`CREATE INDEX job_details_old_source_key ON job_details (owner_id, id) WHERE source_key NOT LIKE '2:%'`],
  down: [`DROP INDEX job_details_old_source_key`],
};
