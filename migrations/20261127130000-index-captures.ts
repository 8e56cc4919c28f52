import type { Migration } from "./migration.js";

/** The adverts that a person captured last are found without a look at the other steps of their hunts. */
export const indexCaptures: Migration = {
  name: "20261127130000-index-captures",
  up: [
    `CREATE INDEX job_hunt_step_captured ON job_hunt_step (owner_id, changed_at) WHERE number = 31 AND status = 'DONE'`,
  ],
  down: [`DROP INDEX job_hunt_step_captured`],
};
