import type { MessageDescriptor } from "react-intl";
import type { AppointmentRound } from "../../schema.generated.js";

/** What an appointment is about, where its number is known. */
export const roundMessages = {
  round: {
    id: "appointment.round",
    defaultMessage: "Interview, round {number}",
    description: "What an appointment is about: the first, second, third interview",
  },
} as const;

/** What appointments are about. */
export const roundNames: Readonly<Record<AppointmentRound, MessageDescriptor>> = {
  FIRST_CONVERSATION: {
    id: "appointment.round.FIRST_CONVERSATION",
    defaultMessage: "First conversation",
    description: "What an appointment is about",
  },
  INTERVIEW: {
    id: "appointment.round.INTERVIEW",
    defaultMessage: "Interview",
    description: "What an appointment is about; which one is not known",
  },
  TEST: {
    id: "appointment.round.TEST",
    defaultMessage: "Test or task",
    description: "What an appointment is about: a test that an employer asks for",
  },
  OFFER: {
    id: "appointment.round.OFFER",
    defaultMessage: "Talk about the offer",
    description: "What an appointment is about",
  },
  OTHER: {
    id: "appointment.round.OTHER",
    defaultMessage: "Something else",
    description: "What an appointment is about, where nothing more is known",
  },
};
