import type { Migration } from "./migration.js";

/**
 * The structured sentence of a log entry, so that it can be translated into every language; null for a user's own
 * entry, and for entries before.
 */
export const addSentence: Migration = {
  name: "20261121213000-add-sentence",
  up: [`ALTER TABLE log_entry ADD COLUMN sentence jsonb`],
  down: [`ALTER TABLE log_entry DROP COLUMN sentence`],
};
