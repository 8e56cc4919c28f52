import type { Migration } from "./migration.js";

/** Pairs of hunts of which a person said that they are about different jobs. */
export const createDifferentJob: Migration = {
  name: "20261125110000-create-different-job",
  up: [
    `CREATE TABLE different_job (
      owner_id uuid NOT NULL,
      job_hunt_id uuid NOT NULL,
      other_id uuid NOT NULL,
      CONSTRAINT different_job_pkey PRIMARY KEY (owner_id, job_hunt_id, other_id),
      CONSTRAINT different_job_hunt_fkey FOREIGN KEY (owner_id, job_hunt_id)
        REFERENCES job_hunt (owner_id, id) ON DELETE CASCADE,
      CONSTRAINT different_job_other_fkey FOREIGN KEY (owner_id, other_id)
        REFERENCES job_hunt (owner_id, id) ON DELETE CASCADE
    )`,
    `CREATE INDEX different_job_other ON different_job (owner_id, other_id)`,
  ],
  down: [`DROP TABLE different_job`],
};
