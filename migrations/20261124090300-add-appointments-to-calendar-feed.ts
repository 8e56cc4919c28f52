import type { Migration } from "./migration.js";

/** Calendars have appointments as well, unless that is switched off: also at addresses that exist. */
export const addAppointmentsToCalendarFeed: Migration = {
  name: "20261124090300-add-appointments-to-calendar-feed",
  up: [`ALTER TABLE calendar_feed ADD COLUMN includes_appointments boolean NOT NULL DEFAULT true`],
  down: [`ALTER TABLE calendar_feed DROP COLUMN includes_appointments`],
};
