import type { Migration } from "./migration.js";

/** The ids of the job and the application in an employer's system or on a job board; the search includes them. */
export const addOutsideIds: Migration = {
  name: "20261122091000-add-outside-ids",
  up: [
    `ALTER TABLE job_hunt ADD COLUMN job_id text, ADD COLUMN application_id text`,
    `DROP INDEX job_hunt_search`,
    `CREATE INDEX job_hunt_search ON job_hunt
      USING gin (owned_words(owner_id, name, termination_reason, job_id, application_id))`,
  ],
  down: [
    `DROP INDEX job_hunt_search`,
    `CREATE INDEX job_hunt_search ON job_hunt USING gin (owned_words(owner_id, name, termination_reason))`,
    `ALTER TABLE job_hunt DROP COLUMN job_id, DROP COLUMN application_id`,
  ],
};
