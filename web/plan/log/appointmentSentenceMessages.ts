import type { MessageDescriptor } from "react-intl";

/** The sentences of the log about appointments; the server has the same in English. */
export const appointmentSentenceMessages: Readonly<Record<string, MessageDescriptor>> = {
  "appointment.created": {
    id: "log.line.appointment.created",
    defaultMessage: 'Added an appointment on {other} to job hunt "{name}"',
    description: "A log entry; name: what the job hunt is called, other: the day",
  },
  "appointment.changed": {
    id: "log.line.appointment.changed",
    defaultMessage: 'Changed the appointment on {other} in job hunt "{name}"',
    description: "A log entry; name: what the job hunt is called, other: the day",
  },
  "appointment.cancelled": {
    id: "log.line.appointment.cancelled",
    defaultMessage: 'The appointment on {other} in job hunt "{name}" was cancelled',
    description: "A log entry; name: what the job hunt is called, other: the day",
  },
  "appointment.uncancelled": {
    id: "log.line.appointment.uncancelled",
    defaultMessage: 'The appointment on {other} in job hunt "{name}" takes place after all',
    description: "A log entry: it had been cancelled; name: what the job hunt is called, other: the day",
  },
  "appointment.outcomeNoted": {
    id: "log.line.appointment.outcomeNoted",
    defaultMessage: 'Noted how the appointment on {other} in job hunt "{name}" went',
    description: "A log entry; name: what the job hunt is called, other: the day",
  },
  "appointment.deleted": {
    id: "log.line.appointment.deleted",
    defaultMessage: 'Deleted the appointment on {other} in job hunt "{name}"',
    description: "A log entry; name: what the job hunt is called, other: the day",
  },
};
