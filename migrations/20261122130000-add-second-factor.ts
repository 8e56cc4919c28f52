import type { Migration } from "./migration.js";

/** Passkeys, one-time codes and recovery codes of local accounts, and when a sign-in was last proved. */
export const addSecondFactor: Migration = {
  name: "20261122130000-add-second-factor",
  up: [
    `CREATE TABLE local_passkey (
      account_id uuid NOT NULL,
      id uuid NOT NULL,
      credential_id text NOT NULL,
      public_key text NOT NULL,
      counter bigint NOT NULL,
      transports text[] NOT NULL,
      name text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      last_used_at timestamptz(3),
      CONSTRAINT local_passkey_pkey PRIMARY KEY (account_id, id),
      CONSTRAINT local_passkey_credential_key UNIQUE (credential_id),
      CONSTRAINT local_passkey_account_fkey FOREIGN KEY (account_id) REFERENCES local_account (id) ON DELETE CASCADE
    )`,
    `CREATE TABLE local_one_time_code (
      account_id uuid NOT NULL,
      sealed_secret text NOT NULL,
      turned_on_at timestamptz(3),
      last_step integer,
      CONSTRAINT local_one_time_code_pkey PRIMARY KEY (account_id),
      CONSTRAINT local_one_time_code_account_fkey FOREIGN KEY (account_id) REFERENCES local_account (id) ON DELETE CASCADE
    )`,
    `CREATE TABLE local_recovery_code (
      account_id uuid NOT NULL,
      hash text NOT NULL,
      CONSTRAINT local_recovery_code_pkey PRIMARY KEY (account_id, hash),
      CONSTRAINT local_recovery_code_account_fkey FOREIGN KEY (account_id) REFERENCES local_account (id) ON DELETE CASCADE
    )`,
    `ALTER TABLE local_sign_in_record ADD COLUMN proved_at timestamptz(3)`,
  ],
  down: [
    `ALTER TABLE local_sign_in_record DROP COLUMN proved_at`,
    `DROP TABLE local_recovery_code`,
    `DROP TABLE local_one_time_code`,
    `DROP TABLE local_passkey`,
  ],
};
