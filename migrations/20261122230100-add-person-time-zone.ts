import type { Migration } from "./migration.js";

/** The time zone of a person, which a browser or the person sets; null for existing persons. */
export const addPersonTimeZone: Migration = {
  name: "20261122230100-add-person-time-zone",
  up: [`ALTER TABLE person ADD COLUMN time_zone text`],
  down: [`ALTER TABLE person DROP COLUMN time_zone`],
};
