import type { Migration } from "./migration.js";

/** The texts of steps that their person edited, and the points of the checklists of steps. */
export const createStepText: Migration = {
  name: "20261123150000-create-step-text",
  up: [
    `CREATE TABLE step_text (
      owner_id uuid NOT NULL,
      id uuid NOT NULL,
      job_hunt_id uuid NOT NULL,
      step smallint NOT NULL,
      key text NOT NULL,
      language text NOT NULL,
      subject text,
      body text NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      deleted_at timestamptz(3),
      CONSTRAINT step_text_pkey PRIMARY KEY (owner_id, id),
      CONSTRAINT step_text_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE,
      CONSTRAINT step_text_hunt_fkey FOREIGN KEY (owner_id, job_hunt_id) REFERENCES job_hunt (owner_id, id) ON DELETE CASCADE
    )`,
    `CREATE UNIQUE INDEX step_text_once ON step_text (owner_id, job_hunt_id, step, key, language) WHERE deleted_at IS NULL`,
    `CREATE TABLE step_check (
      owner_id uuid NOT NULL,
      id uuid NOT NULL,
      job_hunt_id uuid NOT NULL,
      step smallint NOT NULL,
      key text NOT NULL,
      state text NOT NULL,
      question text,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      deleted_at timestamptz(3),
      CONSTRAINT step_check_pkey PRIMARY KEY (owner_id, id),
      CONSTRAINT step_check_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE,
      CONSTRAINT step_check_hunt_fkey FOREIGN KEY (owner_id, job_hunt_id) REFERENCES job_hunt (owner_id, id) ON DELETE CASCADE
    )`,
    `CREATE UNIQUE INDEX step_check_once ON step_check (owner_id, job_hunt_id, step, key)`,
  ],
  down: [`DROP TABLE step_check`, `DROP TABLE step_text`],
};
