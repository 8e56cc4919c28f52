import type { Migration } from "./migration.js";

/** What a person wants to say when an employer calls, and an index of the log by what its entries are about. */
export const addTalkingPoints: Migration = {
  name: "20261124090200-add-talking-points",
  up: [
    `ALTER TABLE job_hunt ADD COLUMN talking_points text`,
    `CREATE INDEX log_entry_subject ON log_entry (owner_id, subject_id, date DESC, id DESC) WHERE subject_id IS NOT NULL`,
  ],
  down: [`DROP INDEX log_entry_subject`, `ALTER TABLE job_hunt DROP COLUMN talking_points`],
};
