import type { Migration } from "./migration.js";

const TABLES: Readonly<Record<string, string>> = {
  JOB_HUNT: "job_hunt",
  IDEAL_JOB: "ideal_job",
  COMPANY: "company",
  CONTACT: "contact",
  DOCUMENT: "document",
  NOTE: "note",
  TYPE: "own_type",
  FILE: "stored_file",
  LOG_ENTRY: "log_entry",
};

/**
 * Returns the statement that counts the existing rows; a file's row outlives its person, and erased persons are not
 * counted.
 */
function fill(kind: string, table: string, amount: string): string {
  return `INSERT INTO usage_count (owner_id, kind, used)
    SELECT owner_id, '${kind}', ${amount} FROM ${table} WHERE EXISTS (SELECT FROM person WHERE id = owner_id) GROUP BY owner_id`;
}

/**
 * The usage of each person of everything that a quota limits. Rows an older release writes meanwhile are counted later.
 */
export const addUsageCount: Migration = {
  name: "20261122093000-add-usage-count",
  up: [
    `CREATE TABLE usage_count (
      owner_id uuid NOT NULL,
      kind text NOT NULL,
      used bigint NOT NULL,
      counted_at timestamptz(3),
      CONSTRAINT usage_count_pkey PRIMARY KEY (owner_id, kind),
      CONSTRAINT usage_count_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE
    )`,
    ...Object.entries(TABLES).map(([kind, table]) => fill(kind, table, "count(*)")),
    fill("FILE_BYTES", "stored_file", "sum(size)"),
  ],
  down: [`DROP TABLE usage_count`],
};
