import type { Migration } from "./migration.js";

/** Tables with an index by the id alone, which revealed whether another person has the id of a new row. */
const TABLES = ["job_hunt", "company", "job_details", "ideal_job", "contact", "document", "note"];

/**
 * An id is unique per person only, as the keys `(owner_id, id)` have defined from the beginning: no query uses the id
 * without its owner any more. A file keeps its index: links name a file and no owner, and its id is made by the server.
 */
export const scopeIds: Migration = {
  name: "20261122140000-scope-ids",
  up: TABLES.map((table) => `DROP INDEX ${table}_id`),
  down: TABLES.map((table) => `CREATE INDEX ${table}_id ON ${table} (id)`),
};
