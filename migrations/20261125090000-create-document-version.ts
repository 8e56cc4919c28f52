import type { Migration } from "./migration.js";

/** The files that each document has had, and the hash of their content. */
export const createDocumentVersion: Migration = {
  name: "20261125090000-create-document-version",
  up: [
    // Null: a file from before; its hash is worked out when it is needed.
    `ALTER TABLE stored_file ADD COLUMN content_hash text`,
    `CREATE INDEX stored_file_content ON stored_file (owner_id, content_hash)`,
    `CREATE TABLE document_version (
      owner_id uuid NOT NULL,
      document_id uuid NOT NULL,
      number smallint NOT NULL,
      file_id uuid NOT NULL,
      CONSTRAINT document_version_pkey PRIMARY KEY (owner_id, document_id, number),
      CONSTRAINT document_version_file UNIQUE (owner_id, file_id, document_id),
      CONSTRAINT document_version_document_fkey FOREIGN KEY (owner_id, document_id)
        REFERENCES document (owner_id, id) ON DELETE CASCADE,
      CONSTRAINT document_version_file_fkey FOREIGN KEY (owner_id, file_id)
        REFERENCES stored_file (owner_id, id) ON DELETE CASCADE
    )`,
    `INSERT INTO document_version (owner_id, document_id, number, file_id)
      SELECT owner_id, id, 1, file_id FROM document WHERE file_id IS NOT NULL`,
  ],
  down: [`DROP TABLE document_version`, `ALTER TABLE stored_file DROP COLUMN content_hash`],
};
