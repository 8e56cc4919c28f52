import type { AppointmentKind } from "../../schema.generated.js";
import type { Appointment_AppointmentFragment } from "./appointment.generated.js";

/** The fields that say where an appointment takes place. */
type WhereField = "place" | "url" | "phone";

/** The fields of each way in which an appointment takes place, the one that says most first. */
const FIELDS: Readonly<Record<AppointmentKind, readonly WhereField[]>> = {
  PHONE: ["phone", "url", "place"],
  VIDEO: ["url", "phone", "place"],
  ON_SITE: ["place", "url", "phone"],
};

/** Where an appointment takes place. */
interface Where {
  readonly field: WhereField;
  readonly text: string;
}

/** Returns where an appointment takes place, by the way in which it does; undefined while it is not known. */
export function whereOf(appointment: Pick<Appointment_AppointmentFragment, "kind" | WhereField>): Where | undefined {
  const field = FIELDS[appointment.kind].find((one) => (appointment[one] ?? "").trim() !== "");
  return field && { field, text: appointment[field]?.trim() ?? "" };
}
