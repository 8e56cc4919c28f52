import type { Migration } from "./migration.js";

/** The calendar finds the appointments of its days without a look at older ones. */
export const indexAppointmentDays: Migration = {
  name: "20261128091100-index-appointment-days",
  up: [`CREATE INDEX appointment_day ON appointment (owner_id, day) WHERE deleted_at IS NULL`],
  down: [`DROP INDEX appointment_day`],
};
