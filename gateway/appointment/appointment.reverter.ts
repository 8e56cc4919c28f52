import type { Database } from "../database/database.js";
import type { OwnedRepository } from "../database/owned.repository.js";
import { revertParts } from "../jobhunt/revert-parts.js";
import { refuseIfChanged, type Reverter } from "../log/reverter.js";
import type { AppointmentPeople } from "./appointment-people.js";
import { Appointment } from "./appointment.entity.js";
import type { AppointmentService } from "./appointment.service.js";

/**
 * Returns the reverter of appointments and of the people there; a contact that is gone for good is left out. It locks their
 * hunts first, as every change does. Throws VALIDATION when a hunt has no room for an appointment that comes back.
 */
export function revertAppointments(
  database: Database,
  rows: OwnedRepository<Appointment>,
  people: AppointmentPeople,
  service: AppointmentService,
): Reverter {
  const { lock } = revertParts(database, rows, Appointment);
  return {
    lock,
    revert: async (ownerId, inverse) => {
      const row = await rows.find(ownerId, inverse.id, { lock: true, withDeleted: true });
      const before = inverse.before === null ? null : await people.surviving(ownerId, inverse.before);
      const { contactIds, ...after } = await people.surviving(ownerId, inverse.after);
      const current = { ...row, contactIds: await people.idsOf(row) };
      refuseIfChanged(current, { ...inverse, before });
      await rows.update(row, after);
      if (Array.isArray(contactIds)) await people.write(row, contactIds);
      if (row.deletedAt === null) await service.requireRoom(ownerId, row.jobHuntId, 0);
    },
  };
}
