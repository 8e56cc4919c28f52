import type { Migration } from "./migration.js";

/**
 * Persons, and the tables of the local identity provider: accounts, running sign-ins, its secrets and failed attempts.
 */
export const createIdentity: Migration = {
  name: "20261121090000-create-identity",
  up: [
    `CREATE TABLE person (
      id uuid NOT NULL,
      issuer text NOT NULL,
      subject text NOT NULL,
      email text,
      name text,
      given_name text,
      family_name text,
      picture text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT person_pkey PRIMARY KEY (id),
      CONSTRAINT person_identity_key UNIQUE (issuer, subject)
    )`,
    `CREATE TABLE local_account (
      id uuid NOT NULL,
      email text NOT NULL,
      folded_email text NOT NULL,
      name text NOT NULL,
      password_hash text NOT NULL,
      is_first boolean NOT NULL,
      created_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL,
      CONSTRAINT local_account_pkey PRIMARY KEY (id),
      CONSTRAINT local_account_folded_email_key UNIQUE (folded_email)
    )`,
    `CREATE UNIQUE INDEX local_account_one_first ON local_account (is_first) WHERE is_first`,
    `CREATE TABLE local_sign_in_record (
      kind text NOT NULL,
      id text NOT NULL,
      payload text NOT NULL,
      grant_id text,
      uid text,
      consumed_at timestamptz(3),
      expires_at timestamptz(3) NOT NULL,
      CONSTRAINT local_sign_in_record_pkey PRIMARY KEY (kind, id)
    )`,
    `CREATE INDEX local_sign_in_record_grant ON local_sign_in_record (grant_id)`,
    `CREATE INDEX local_sign_in_record_uid ON local_sign_in_record (uid)`,
    `CREATE INDEX local_sign_in_record_expiry ON local_sign_in_record (expires_at)`,
    `CREATE TABLE local_provider_secret (
      name text NOT NULL,
      value text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      CONSTRAINT local_provider_secret_pkey PRIMARY KEY (name)
    )`,
    `CREATE TABLE local_attempt (
      key text NOT NULL,
      count integer NOT NULL,
      expires_at timestamptz(3) NOT NULL,
      CONSTRAINT local_attempt_pkey PRIMARY KEY (key)
    )`,
    `CREATE INDEX local_attempt_expiry ON local_attempt (expires_at)`,
  ],
  down: [
    `DROP TABLE local_attempt`,
    `DROP TABLE local_provider_secret`,
    `DROP TABLE local_sign_in_record`,
    `DROP TABLE local_account`,
    `DROP TABLE person`,
  ],
};
