import type { Migration } from "./migration.js";

/** Signs of life between a person and an employer: answers, calls, and the days that were promised. */
export const createSign: Migration = {
  name: "20261123090100-create-sign",
  up: [
    `CREATE TABLE sign (
      owner_id uuid NOT NULL,
      id uuid NOT NULL,
      job_hunt_id uuid NOT NULL,
      happened_on date NOT NULL,
      sender text NOT NULL,
      kind text NOT NULL,
      note text,
      promised_on date,
      recorded_on date NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      deleted_at timestamptz(3),
      CONSTRAINT sign_pkey PRIMARY KEY (owner_id, id),
      CONSTRAINT sign_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE,
      CONSTRAINT sign_hunt_fkey FOREIGN KEY (owner_id, job_hunt_id) REFERENCES job_hunt (owner_id, id) ON DELETE CASCADE
    )`,
    `CREATE INDEX sign_hunt ON sign (owner_id, job_hunt_id, happened_on, id) WHERE deleted_at IS NULL`,
    `CREATE INDEX sign_search ON sign USING gin (owned_words(owner_id, note))`,
  ],
  down: [`DROP TABLE sign`],
};
