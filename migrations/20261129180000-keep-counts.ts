import type { Migration } from "./migration.js";

/** The records that are counted without those in the trash. */
const TRASHED = ["job_hunt", "ideal_job", "company", "contact", "document"];

/** What is searched and had no index by its last change, as lists have. */
const SEARCHED = ["note", "job_details", "sign", "appointment", "offer"];

/**
 * Counts that read no more for more records: hunts are counted in groups by the transactions that change them, beside the
 * usage of each person, and what is in the trash has an index, and so have the steps that were done by their day. A search for
 * what many records have looks at those first that were changed last.
 */
export const keepCounts: Migration = {
  name: "20261129180000-keep-counts",
  up: [
    `ALTER TABLE job_hunt ADD COLUMN counted_as text`,
    `UPDATE job_hunt h SET counted_as = concat_ws(' ', h.status, h.current_phase,
        CASE WHEN s.number IS NOT NULL THEN 'SENT' END,
        CASE WHEN EXISTS (SELECT FROM sign g WHERE g.owner_id = h.owner_id AND g.job_hunt_id = h.id AND g.deleted_at IS NULL
          AND g.sender = 'THEM' AND (g.happened_on > s.done_on OR (g.happened_on = s.done_on AND g.kind = 'REJECTION'))) THEN 'ANSWERED' END,
        CASE WHEN EXISTS (SELECT FROM appointment a WHERE a.owner_id = h.owner_id AND a.job_hunt_id = h.id
          AND a.deleted_at IS NULL AND a.cancelled_by IS NULL) THEN 'INVITED' END)
      FROM job_hunt counted LEFT JOIN job_hunt_step s ON s.owner_id = counted.owner_id AND s.job_hunt_id = counted.id
        AND s.number = 11 AND s.status = 'DONE'
      WHERE counted.owner_id = h.owner_id AND counted.id = h.id AND h.deleted_at IS NULL`,
    `INSERT INTO usage_count (owner_id, kind, used)
      SELECT owner_id, 'HUNTS ' || counted_as, count(*) FROM job_hunt WHERE counted_as IS NOT NULL GROUP BY owner_id, counted_as`,
    `INSERT INTO usage_count (owner_id, kind, used)
      SELECT owner_id, 'QUIET ' || to_char(quiet_since, 'YYYY-MM-DD'), count(*) FROM job_hunt
      WHERE quiet_since IS NOT NULL GROUP BY owner_id, quiet_since`,
    ...TRASHED.map(
      (table) => `CREATE INDEX ${table}_trashed ON ${table} (owner_id, deleted_at) WHERE deleted_at IS NOT NULL`,
    ),
    ...SEARCHED.map(
      (table) => `CREATE INDEX ${table}_by_change ON ${table} (owner_id, updated_at, id) WHERE deleted_at IS NULL`,
    ),
    `CREATE INDEX job_hunt_step_done ON job_hunt_step (owner_id, changed_at) WHERE status = 'DONE'`,
  ],
  down: [
    `DROP INDEX job_hunt_step_done`,
    ...SEARCHED.map((table) => `DROP INDEX ${table}_by_change`),
    ...TRASHED.map((table) => `DROP INDEX ${table}_trashed`),
    `DELETE FROM usage_count WHERE kind LIKE 'HUNTS %' OR kind LIKE 'QUIET %'`,
    `ALTER TABLE job_hunt DROP COLUMN counted_as`,
  ],
};
