import type { Migration } from "./migration.js";

const HANGERS = ["job_hunt", "ideal_job", "company", "contact", "document"];

/** Notes whose record no longer exists, not even in the bin, and the rows of reset steps: neither is created today. */
export const removeLeftovers: Migration = {
  name: "20261121210100-remove-leftovers",
  up: [
    `DELETE FROM note WHERE ${HANGERS.map(
      (table) =>
        `NOT EXISTS (SELECT FROM ${table} WHERE ${table}.owner_id = note.owner_id AND ${table}.note_guid = note.note_guid)`,
    ).join(" AND ")}`,
    `DELETE FROM job_hunt_step WHERE status = 'INACTIVE'`,
  ],
  down: [],
};
