import type { MessageDescriptor } from "react-intl";
import type { AppointmentKind, AppointmentOutcome } from "../../schema.generated.js";

/** The words for appointments, wherever they are shown. */
export const appointmentMessages = {
  when: {
    id: "appointment.when",
    defaultMessage: "{day}, {time}",
    description: "When an appointment begins: Mon 30 Nov, 10:00",
  },
  whenThere: {
    id: "appointment.whenThere",
    defaultMessage: "{when} ({there} in {city})",
    description:
      "When an appointment begins where the person is, and there; there is a time, or a day and a time: Mon 30 Nov, 09:00 (10:00 in Berlin)",
  },
  name: {
    id: "appointment.name",
    defaultMessage: "{round}, {when}",
    description: "An appointment with what it is about: Interview, round 2, Mon 30 Nov, 10:00",
  },
  minutes: {
    id: "appointment.minutes",
    defaultMessage: "{minutes, number} min",
    description: "The length of an appointment: 90 min",
  },
} as const;

/** The ways in which appointments take place. */
export const kindNames: Readonly<Record<AppointmentKind, MessageDescriptor>> = {
  PHONE: { id: "appointment.kind.PHONE", defaultMessage: "Phone", description: "Type of an appointment" },
  VIDEO: { id: "appointment.kind.VIDEO", defaultMessage: "Video", description: "Type of an appointment: a video call" },
  ON_SITE: {
    id: "appointment.kind.ON_SITE",
    defaultMessage: "On site",
    description: "Type of an appointment: at a place of the employer",
  },
};

/** How appointments went. */
export const outcomeNames: Readonly<Record<AppointmentOutcome, MessageDescriptor>> = {
  GOOD: { id: "appointment.outcome.GOOD", defaultMessage: "Good", description: "Answer to: How did it go?" },
  ALL_RIGHT: {
    id: "appointment.outcome.ALL_RIGHT",
    defaultMessage: "All right",
    description: "Answer to: How did it go? Neither good nor bad",
  },
  NOT_GOOD: {
    id: "appointment.outcome.NOT_GOOD",
    defaultMessage: "Not good",
    description: "Answer to: How did it go?",
  },
  UNSAID: {
    id: "appointment.outcome.UNSAID",
    defaultMessage: "I do not want to say",
    description: "Answer to: How did it go? It took place, and nothing more is said",
  },
};
