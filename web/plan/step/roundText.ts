import type { Translate } from "../../lib/useT.js";
import { roundMessages as messages, roundNames } from "./roundMessages.js";
import type { HuntNext_HuntNextFragment } from "./step.generated.js";

/** What an appointment is about. */
export type AppointmentRoundFields = Pick<
  NonNullable<HuntNext_HuntNextFragment["appointment"]>,
  "round" | "roundNumber" | "roundName"
>;

/** Returns what an appointment is about: `Interview, round 2`. */
export function roundText({ round, roundNumber, roundName }: AppointmentRoundFields, t: Translate): string {
  if (round === "INTERVIEW" && roundNumber !== null) return t(messages.round, { number: roundNumber });
  return (round === "OTHER" ? roundName : null) ?? t(roundNames[round]);
}
