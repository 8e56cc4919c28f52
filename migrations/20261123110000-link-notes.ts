import type { Migration } from "./migration.js";

/** Links of hunts with notes. */
export const linkNotes: Migration = {
  name: "20261123110000-link-notes",
  up: [
    `ALTER TABLE link ADD COLUMN note_id uuid,
      ADD CONSTRAINT link_note_fkey FOREIGN KEY (owner_id, note_id) REFERENCES note (owner_id, id) ON DELETE CASCADE,
      DROP CONSTRAINT link_one_record,
      ADD CONSTRAINT link_one_record CHECK (num_nonnulls(company_id, contact_id, document_id, note_id) = 1)`,
    `DROP INDEX link_once`,
    `CREATE UNIQUE INDEX link_once ON link
      (owner_id, job_hunt_id, coalesce(company_id, contact_id, document_id, note_id), coalesce(step, 0))
      WHERE deleted_at IS NULL`,
    `CREATE INDEX link_note ON link (owner_id, note_id) WHERE note_id IS NOT NULL`,
  ],
  down: [
    `DELETE FROM link WHERE note_id IS NOT NULL`,
    `DROP INDEX link_once`,
    `ALTER TABLE link DROP CONSTRAINT link_one_record,
      ADD CONSTRAINT link_one_record CHECK (num_nonnulls(company_id, contact_id, document_id) = 1),
      DROP COLUMN note_id`,
    `CREATE UNIQUE INDEX link_once ON link
      (owner_id, job_hunt_id, coalesce(company_id, contact_id, document_id), coalesce(step, 0)) WHERE deleted_at IS NULL`,
  ],
};
