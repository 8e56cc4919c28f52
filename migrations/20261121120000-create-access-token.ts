import type { Migration } from "./migration.js";

/** Access tokens, and whether a person's e-mail address was verified, which the closed beta requires for them too. */
export const createAccessToken: Migration = {
  name: "20261121120000-create-access-token",
  up: [
    `ALTER TABLE person ADD COLUMN email_verified boolean NOT NULL DEFAULT false`,
    `CREATE TABLE access_token (
      owner_id uuid NOT NULL,
      id uuid NOT NULL,
      name text NOT NULL,
      scopes text[] NOT NULL,
      start text NOT NULL,
      hash text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      expires_at timestamptz(3) NOT NULL,
      last_used_at timestamptz(3),
      CONSTRAINT access_token_pkey PRIMARY KEY (owner_id, id),
      CONSTRAINT access_token_hash_key UNIQUE (hash),
      CONSTRAINT access_token_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE
    )`,
  ],
  down: [`DROP TABLE access_token`, `ALTER TABLE person DROP COLUMN email_verified`],
};
