import type { Migration } from "./migration.js";

/** The group of log entries written by one action; null for those older than the column, so no row is rewritten. */
export const groupLogEntries: Migration = {
  name: "20261122230000-group-log-entries",
  up: [
    `ALTER TABLE log_entry ADD COLUMN change_set_id uuid`,
    `CREATE INDEX log_entry_change_set ON log_entry (owner_id, change_set_id) WHERE change_set_id IS NOT NULL`,
  ],
  down: [`ALTER TABLE log_entry DROP COLUMN change_set_id`],
};
