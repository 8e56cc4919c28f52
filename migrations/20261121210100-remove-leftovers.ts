import type { Migration } from "./migration.js";

const HANGERS = ["job_hunt", "ideal_job", "company", "contact", "document"];

/** Notes that hang on nothing any more, not even in the bin, and the rows of steps that were reset: neither is made today. */
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
