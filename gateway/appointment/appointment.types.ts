import { connectionOf } from "../graphql/connection-of.js";
import { RecordKind } from "../platform/record-kind.js";
import { changeOf } from "../record/change-of.js";
import { Appointment } from "./appointment.entity.js";

/** A page of appointments. */
export const AppointmentConnection = connectionOf(Appointment, "appointments");

/** A changed appointment. */
export const AppointmentChange = changeOf(Appointment, RecordKind.APPOINTMENT);
