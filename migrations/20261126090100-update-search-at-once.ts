import type { Migration } from "./migration.js";

/** The indexes of the words of records. */
const SEARCHED = [
  "appointment",
  "company",
  "contact",
  "document",
  "ideal_job",
  "job_details",
  "job_hunt",
  "note",
  "sign",
].map((table) => `${table}_search`);

/**
 * Each change of the indexes of the search is made at once, as in those of the log and of numbers: a list of pending
 * changes is read whole by every search, and an embedded database is never idle long enough to empty it by itself.
 */
export const updateSearchAtOnce: Migration = {
  name: "20261126090100-update-search-at-once",
  up: SEARCHED.flatMap((index) => [
    `ALTER INDEX ${index} SET (fastupdate = off)`,
    // After the setting, as the list of an index that has it does not grow again.
    `SELECT gin_clean_pending_list('${index}')`,
  ]),
  down: SEARCHED.map((index) => `ALTER INDEX ${index} RESET (fastupdate)`),
};
