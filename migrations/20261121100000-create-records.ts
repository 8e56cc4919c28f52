import type { Migration } from "./migration.js";

const OWNED = `owner_id uuid NOT NULL,
      id uuid NOT NULL,`;
const KEPT = `version integer NOT NULL DEFAULT 1,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      deleted_at timestamptz(3),`;

function owned(table: string, columns: string): string {
  return `CREATE TABLE ${table} (
      ${OWNED}
      ${columns}
      ${KEPT}
      CONSTRAINT ${table}_pkey PRIMARY KEY (owner_id, id),
      CONSTRAINT ${table}_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE
    )`;
}

/** Ideal jobs (and the hunts they belong to), contacts, documents and notes. */
export const createRecords: Migration = {
  name: "20261121100000-create-records",
  up: [
    owned("ideal_job", `name text NOT NULL, description text, note_guid uuid NOT NULL,`),
    `CREATE INDEX ideal_job_id ON ideal_job (id)`,
    `CREATE INDEX ideal_job_by_name ON ideal_job (owner_id, lower(name), id)`,
    `ALTER TABLE job_hunt ADD COLUMN ideal_job_id uuid`,
    `ALTER TABLE job_hunt ADD CONSTRAINT job_hunt_ideal_job_fkey
      FOREIGN KEY (owner_id, ideal_job_id) REFERENCES ideal_job (owner_id, id) ON DELETE SET NULL (ideal_job_id)`,
    owned(
      "contact",
      `salutation text, first_name text, middle_names text, last_name text, email text, mobile text,
      organization text, role text, description text, note_guid uuid NOT NULL,`,
    ),
    `CREATE INDEX contact_id ON contact (id)`,
    `CREATE INDEX contact_by_name ON contact
      (owner_id, lower(coalesce(last_name, '') || ' ' || coalesce(first_name, '')), id)`,
    `CREATE TABLE stored_file (
      owner_id uuid NOT NULL,
      id uuid NOT NULL,
      name text NOT NULL,
      media_type text NOT NULL,
      size integer NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT stored_file_pkey PRIMARY KEY (owner_id, id),
      CONSTRAINT stored_file_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE
    )`,
    `CREATE INDEX stored_file_id ON stored_file (id)`,
    owned(
      "document",
      `name text NOT NULL, description text, type text, source text, file_id uuid, note_guid uuid NOT NULL,`,
    ),
    `ALTER TABLE document ADD CONSTRAINT document_file_fkey FOREIGN KEY (owner_id, file_id) REFERENCES stored_file (owner_id, id) ON DELETE SET NULL (file_id)`,
    `CREATE INDEX document_by_file ON document (owner_id, file_id)`,
    `CREATE INDEX document_id ON document (id)`,
    `CREATE INDEX document_by_name ON document (owner_id, lower(name), id)`,
    owned("note", `note_guid uuid NOT NULL, date timestamptz(3) NOT NULL, title text NOT NULL, content text,`),
    `CREATE INDEX note_id ON note (id)`,
    `CREATE INDEX note_newest ON note (owner_id, note_guid, date DESC, id DESC)`,
  ],
  down: [
    `DROP TABLE note`,
    `DROP TABLE document`,
    `DROP TABLE stored_file`,
    `DROP TABLE contact`,
    `ALTER TABLE job_hunt DROP CONSTRAINT job_hunt_ideal_job_fkey`,
    `ALTER TABLE job_hunt DROP COLUMN ideal_job_id`,
    `DROP TABLE ideal_job`,
  ],
};
