import type { Migration } from "./migration.js";

/**
 * The time at which a hunt was finished; for finished hunts it is taken from the log, or else from their last change.
 */
export const addFinishedAt: Migration = {
  name: "20261122170000-add-finished-at",
  up: [
    `ALTER TABLE job_hunt ADD COLUMN finished_at timestamptz(3)`,
    `UPDATE job_hunt SET finished_at = coalesce(
        (SELECT max(l.date) FROM log_entry l WHERE l.owner_id = job_hunt.owner_id AND l.subject_id = job_hunt.id
          AND l.action IN ('jobHunt.advanced', 'jobHunt.phaseActivated') AND l.undone_at IS NULL),
        updated_at)
      WHERE status = 'DONE'`,
  ],
  down: [`ALTER TABLE job_hunt DROP COLUMN finished_at`],
};
