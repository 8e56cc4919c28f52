import { JOB_HUNT_APPOINTMENTS_MAX } from "../../schema/limits.js";
import { definePart } from "../jobhunt/parts/define-part.js";
import { RecordKind } from "../platform/record-kind.js";
import { Appointment } from "./appointment.entity.js";

/** The appointments in a person's hunts. */
export const APPOINTMENT_RECORD = definePart({
  kind: RecordKind.APPOINTMENT,
  entity: Appointment,
  most: JOB_HUNT_APPOINTMENTS_MAX,
  remedy: "Delete one first.",
  factsOf: ({ day }) => ({ other: day }),
  texts: { properties: ["note"], field: "appointments" },
  search: {
    texts: "round_name, place, url, phone, note",
    named: "coalesce(round_name, place, left(note, 120))",
  },
});
