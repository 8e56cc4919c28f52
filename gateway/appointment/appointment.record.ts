import { RecordKind } from "../platform/record-kind.js";
import { definePart } from "../record/record-definition.js";
import { Appointment } from "./appointment.entity.js";

/** The appointments in a person's hunts. */
export const APPOINTMENT_RECORD = definePart({
  kind: RecordKind.APPOINTMENT,
  entity: Appointment,
  search: { texts: "round_name, place, url, phone, note" },
});
