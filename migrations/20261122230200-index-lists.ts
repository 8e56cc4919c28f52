import type { Migration } from "./migration.js";

/** Lists are sorted by name, creation and last change, and read by key: the missing indexes are added. */
const TABLES = ["job_hunt", "ideal_job", "company", "contact", "document"];

/** The sort key of a name, whatever its case and accents. */
const HUNT_NAME = `lower(regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

/** An index for each sort order of a list of records. */
export const indexLists: Migration = {
  name: "20261122230200-index-lists",
  up: [
    `CREATE INDEX job_hunt_by_name ON job_hunt (owner_id, (${HUNT_NAME}), id) WHERE deleted_at IS NULL`,
    ...TABLES.flatMap((table) => [
      `CREATE INDEX ${table}_by_creation ON ${table} (owner_id, created_at, id) WHERE deleted_at IS NULL`,
      `CREATE INDEX ${table}_by_change ON ${table} (owner_id, updated_at, id) WHERE deleted_at IS NULL`,
    ]),
  ],
  down: [
    `DROP INDEX job_hunt_by_name`,
    ...TABLES.flatMap((table) => [`DROP INDEX ${table}_by_creation`, `DROP INDEX ${table}_by_change`]),
  ],
};
