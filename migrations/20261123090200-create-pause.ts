import type { Migration } from "./migration.js";

/** Pauses of one hunt, or of all hunts where it names none. */
export const createPause: Migration = {
  name: "20261123090200-create-pause",
  up: [
    `CREATE TABLE pause (
      owner_id uuid NOT NULL,
      id uuid NOT NULL,
      job_hunt_id uuid,
      from_on date NOT NULL,
      until_on date NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      deleted_at timestamptz(3),
      CONSTRAINT pause_pkey PRIMARY KEY (owner_id, id),
      CONSTRAINT pause_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE,
      CONSTRAINT pause_hunt_fkey FOREIGN KEY (owner_id, job_hunt_id) REFERENCES job_hunt (owner_id, id) ON DELETE CASCADE
    )`,
    `CREATE INDEX pause_hunt ON pause (owner_id, job_hunt_id) WHERE deleted_at IS NULL`,
  ],
  down: [`DROP TABLE pause`],
};
