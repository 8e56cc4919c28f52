import type { Migration } from "./migration.js";

/** The columns of the name of each searched record. A sign is named by its whole text, whose words have an index. */
const NAMES = {
  company: "name",
  document: "name",
  ideal_job: "name",
  job_hunt: "name",
  contact: "salutation, first_name, middle_names, last_name",
  note: "title",
  job_details: "title",
  appointment: "coalesce(round_name, place, left(note, 120))",
  offer: "coalesce(place, term, bonus, left(note, 120))",
};

/** A search finds records by the words of their name alone, so that it can stop before it has read all that hold the words. */
export const indexNames: Migration = {
  name: "20261130110000-index-names",
  up: Object.entries(NAMES).map(
    ([table, columns]) => `CREATE INDEX ${table}_named ON ${table}
      USING gin (record_words(owner_id, ARRAY[null::text], ARRAY[${columns}])) WITH (fastupdate = off) WHERE folds = 1`,
  ),
  down: Object.keys(NAMES).map((table) => `DROP INDEX ${table}_named`),
};
