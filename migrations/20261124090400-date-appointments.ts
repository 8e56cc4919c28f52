import type { Migration } from "./migration.js";

/** When it was last said when an appointment takes place; of those that exist that is not known, and their creation counts. */
export const dateAppointments: Migration = {
  name: "20261124090400-date-appointments",
  up: [
    `ALTER TABLE appointment ADD COLUMN dated_at timestamptz(3)`,
    `UPDATE appointment SET dated_at = created_at`,
    `ALTER TABLE appointment ALTER COLUMN dated_at SET NOT NULL`,
  ],
  down: [`ALTER TABLE appointment DROP COLUMN dated_at`],
};
