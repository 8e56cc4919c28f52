import type { Migration } from "./migration.js";

/** The captured advert of a hunt: one record per hunt, with its text stored byte for byte as the client sent it. */
export const createJobDetails: Migration = {
  name: "20261121090300-create-job-details",
  up: [
    `CREATE TABLE job_details (
      owner_id uuid NOT NULL,
      id uuid NOT NULL,
      job_hunt_id uuid NOT NULL,
      title text,
      data text NOT NULL,
      employer_id uuid,
      recruiter_id uuid,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      deleted_at timestamptz(3),
      CONSTRAINT job_details_pkey PRIMARY KEY (owner_id, id),
      CONSTRAINT job_details_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE,
      CONSTRAINT job_details_hunt_fkey FOREIGN KEY (owner_id, job_hunt_id) REFERENCES job_hunt (owner_id, id) ON DELETE CASCADE,
      CONSTRAINT job_details_employer_fkey FOREIGN KEY (owner_id, employer_id) REFERENCES company (owner_id, id) ON DELETE SET NULL (employer_id),
      CONSTRAINT job_details_recruiter_fkey FOREIGN KEY (owner_id, recruiter_id) REFERENCES company (owner_id, id) ON DELETE SET NULL (recruiter_id)
    )`,
    `CREATE UNIQUE INDEX job_details_one_per_hunt ON job_details (owner_id, job_hunt_id) WHERE deleted_at IS NULL`,
    `CREATE INDEX job_details_id ON job_details (id)`,
  ],
  down: [`DROP TABLE job_details`],
};
