import type { Migration } from "./migration.js";

/** What a line of the log says in parts, so that it can be told in every language; null where somebody wrote the line, and before. */
export const addSentence: Migration = {
  name: "20261121213000-add-sentence",
  up: [`ALTER TABLE log_entry ADD COLUMN sentence jsonb`],
  down: [`ALTER TABLE log_entry DROP COLUMN sentence`],
};
