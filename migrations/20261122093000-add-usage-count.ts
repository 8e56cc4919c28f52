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

/** A file's row outlives its person; nobody is counted who is gone. */
function fill(kind: string, table: string, amount: string): string {
  return `INSERT INTO usage_count (owner_id, kind, used)
    SELECT owner_id, '${kind}', ${amount} FROM ${table} WHERE EXISTS (SELECT FROM person WHERE id = owner_id) GROUP BY owner_id`;
}

/** How much each person has of everything that a quota bounds. What an older release writes meanwhile is counted later. */
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
