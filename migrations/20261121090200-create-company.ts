import type { Migration } from "./migration.js";

/** Companies, and the types (first those of companies) that a person added to the built-in ones. */
export const createCompany: Migration = {
  name: "20261121090200-create-company",
  up: [
    `CREATE TABLE company (
      owner_id uuid NOT NULL,
      id uuid NOT NULL,
      name text NOT NULL,
      description text,
      address text,
      type text,
      note_guid uuid NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      deleted_at timestamptz(3),
      CONSTRAINT company_pkey PRIMARY KEY (owner_id, id),
      CONSTRAINT company_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE
    )`,
    `CREATE INDEX company_id ON company (id)`,
    `CREATE INDEX company_by_name ON company (owner_id, lower(name), id)`,
    `CREATE TABLE own_type (
      owner_id uuid NOT NULL,
      kind text NOT NULL,
      id uuid NOT NULL,
      name text NOT NULL,
      folded_name text NOT NULL,
      CONSTRAINT own_type_pkey PRIMARY KEY (owner_id, kind, folded_name),
      CONSTRAINT own_type_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE
    )`,
  ],
  down: [`DROP TABLE own_type`, `DROP TABLE company`],
};
