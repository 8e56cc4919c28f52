import type { Migration } from "./migration.js";

/**
 * The time since which the bytes of a file are in the store; a file without it is being stored or removed and belongs
 * to no document.
 */
export const markStoredFile: Migration = {
  name: "20261121110100-mark-stored-file",
  up: [
    `ALTER TABLE stored_file ADD COLUMN stored_at timestamptz(3)`,
    `UPDATE stored_file SET stored_at = created_at`,
    `CREATE INDEX stored_file_oldest ON stored_file (created_at)`,
  ],
  down: [`DROP INDEX stored_file_oldest`, `ALTER TABLE stored_file DROP COLUMN stored_at`],
};
