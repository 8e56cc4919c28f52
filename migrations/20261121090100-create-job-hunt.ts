import type { Migration } from "./migration.js";

/** Hunts, and their touched steps: an untouched step has no row and is Inactive. */
export const createJobHunt: Migration = {
  name: "20261121090100-create-job-hunt",
  up: [
    `CREATE TABLE job_hunt (
      owner_id uuid NOT NULL,
      id uuid NOT NULL,
      name text NOT NULL,
      status text NOT NULL DEFAULT 'ACTIVE',
      current_phase text NOT NULL,
      started_phase text NOT NULL,
      scenario text,
      termination_reason text,
      terminated_at timestamptz(3),
      note_guid uuid NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      deleted_at timestamptz(3),
      CONSTRAINT job_hunt_pkey PRIMARY KEY (owner_id, id),
      CONSTRAINT job_hunt_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE
    )`,
    `CREATE INDEX job_hunt_id ON job_hunt (id)`,
    `CREATE TABLE job_hunt_step (
      owner_id uuid NOT NULL,
      job_hunt_id uuid NOT NULL,
      number smallint NOT NULL,
      status text NOT NULL,
      changed_at timestamptz(3) NOT NULL,
      CONSTRAINT job_hunt_step_pkey PRIMARY KEY (owner_id, job_hunt_id, number),
      CONSTRAINT job_hunt_step_hunt_fkey FOREIGN KEY (owner_id, job_hunt_id) REFERENCES job_hunt (owner_id, id) ON DELETE CASCADE
    )`,
  ],
  down: [`DROP TABLE job_hunt_step`, `DROP TABLE job_hunt`],
};
