import type { Migration } from "./migration.js";

/** What a person had read of an advert, for a day: with it a model reads the same advert later, and answers it once. */
export const createExtraction: Migration = {
  name: "20261201090000-create-extraction",
  up: [
    `CREATE TABLE extraction (
      owner_id uuid NOT NULL CONSTRAINT extraction_owner_fkey REFERENCES person (id) ON DELETE CASCADE,
      hash text NOT NULL,
      task bytea NOT NULL,
      answer jsonb,
      created_at timestamptz(3) NOT NULL,
      CONSTRAINT extraction_pkey PRIMARY KEY (owner_id, hash)
    )`,
    `CREATE INDEX extraction_created ON extraction (created_at)`,
  ],
  down: [`DROP TABLE extraction`],
};
