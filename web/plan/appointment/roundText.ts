import type { Translate } from "../../lib/useT.js";
import type { Appointment_AppointmentFragment } from "./appointment.generated.js";
import { appointmentMessages as messages, roundNames } from "./appointmentMessages.js";

/** What an appointment is about. */
export type AppointmentRoundFields = Pick<Appointment_AppointmentFragment, "round" | "roundNumber" | "roundName">;

/** Returns what an appointment is about: `Interview, round 2`. */
export function roundText({ round, roundNumber, roundName }: AppointmentRoundFields, t: Translate): string {
  if (round === "INTERVIEW" && roundNumber !== null) return t(messages.round, { number: roundNumber });
  return (round === "OTHER" ? roundName : null) ?? t(roundNames[round]);
}
