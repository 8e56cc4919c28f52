/** The messages of the appointments of a hunt. */
export const listMessages = {
  title: { id: "appointments.title", defaultMessage: "Appointments", description: "Heading of a list" },
  add: {
    id: "appointments.add",
    defaultMessage: "Add an appointment",
    description: "Button: opens the form of a new appointment",
  },
  none: {
    id: "appointments.none",
    defaultMessage: "None yet",
    description: "In place of an empty list of appointments",
  },
  noneHint: {
    id: "appointments.noneHint",
    defaultMessage: "Invited to an interview? Add the day. The days to prepare are set for you.",
    description: "Below: None yet",
  },
  upcoming: {
    id: "appointments.upcoming",
    defaultMessage: "To come",
    description: "Accessible name of the list of appointments that are still to take place",
  },
  held: {
    id: "appointments.held",
    defaultMessage: "Past",
    description: "Accessible name of the list of appointments that took place",
  },
  cancelled: {
    id: "appointments.cancelled",
    defaultMessage: "Cancelled",
    description: "Accessible name of the list of appointments that do not take place",
  },
  actions: {
    id: "appointments.actions",
    defaultMessage: "Actions for {name}",
    description: "Accessible name of a menu; name: the appointment, such as Interview, round 2, Mon 30 Nov, 10:00",
  },
  change: { id: "appointments.change", defaultMessage: "Change", description: "Entry of a menu: opens the form" },
  cancelledByThem: {
    id: "appointments.cancelledByThem",
    defaultMessage: "Cancelled by them",
    description: "State of an appointment, and entry of a menu that sets it: the employer cancelled it",
  },
  cancelledByMe: {
    id: "appointments.cancelledByMe",
    defaultMessage: "I cancelled",
    description: "State of an appointment, and entry of a menu that sets it: the person cancelled it",
  },
  afterAll: {
    id: "appointments.afterAll",
    defaultMessage: "It takes place after all",
    description: "Entry of a menu: the appointment is not cancelled any more",
  },
  delete: { id: "appointments.delete", defaultMessage: "Delete", description: "Entry of a menu; Undo is offered" },
  join: { id: "appointments.join", defaultMessage: "Join", description: "Link: opens the video call in a new tab" },
  openLink: {
    id: "appointments.openLink",
    defaultMessage: "Open the link",
    description: "Link of an appointment that is no video call; opens in a new tab",
  },
  with: {
    id: "appointments.with",
    defaultMessage: "With {people}",
    description: "The people at an appointment; a list of names",
  },
  cancelledToast: {
    id: "appointments.toast.cancelled",
    defaultMessage: "Cancelled: {name}",
    description: "Told after an appointment was cancelled; name: Interview, round 2, Mon 30 Nov, 10:00",
  },
  afterAllToast: {
    id: "appointments.toast.afterAll",
    defaultMessage: "Takes place after all: {name}",
    description: "Told after an appointment is not cancelled any more; name: Interview, round 2, Mon 30 Nov, 10:00",
  },
  deletedToast: {
    id: "appointments.toast.deleted",
    defaultMessage: "Deleted: {name}",
    description: "Told after an appointment was deleted; name: Interview, round 2, Mon 30 Nov, 10:00",
  },
} as const;

/** The messages of the question how an appointment went. */
export const outcomeMessages = {
  question: {
    id: "appointment.howWasIt",
    defaultMessage: "How did it go?",
    description: "Question after an appointment, and entry of a menu that asks it",
  },
  line: {
    id: "appointment.outcomeLine",
    defaultMessage: "One line about it (may stay empty)",
    description: "Label of a text",
  },
  lineHint: {
    id: "appointment.outcomeLineHint",
    defaultMessage: "It is kept as a note of this hunt.",
    description: "Below the text",
  },
  prepareNext: {
    id: "appointment.prepareNext",
    defaultMessage: "Prepare again for the next one, {when}?",
    description: "Label of a check box; when: Mon 30 Nov, 10:00",
  },
  noteTitle: {
    id: "appointment.noteTitle",
    defaultMessage: "{round}, {day}",
    description: "Title of the note about an appointment: Interview, round 2, Mon 30 Nov",
  },
  recorded: {
    id: "appointment.outcomeRecorded",
    defaultMessage: "Recorded for {name}",
    description: "Told after it was recorded how an appointment went; name of the job hunt",
  },
} as const;
