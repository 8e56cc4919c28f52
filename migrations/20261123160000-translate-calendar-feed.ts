import type { Migration } from "./migration.js";

/** The language of the titles in a calendar: a tag, English in addresses that exist. */
export const translateCalendarFeed: Migration = {
  name: "20261123160000-translate-calendar-feed",
  up: [`ALTER TABLE calendar_feed ADD COLUMN language text NOT NULL DEFAULT 'en'`],
  down: [`ALTER TABLE calendar_feed DROP COLUMN language`],
};
