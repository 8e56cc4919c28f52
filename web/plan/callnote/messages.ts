/** The messages of the box for notes of calls, and of what it keeps on the device. */
export const callNoteMessages = {
  label: { id: "callNote.label", defaultMessage: "Note of a call", description: "Accessible name of the box" },
  placeholder: {
    id: "callNote.placeholder",
    defaultMessage: "On the telephone? Write here what they say…",
    description: "In the empty box for a note of a call",
  },
  person: {
    id: "callNote.person",
    defaultMessage: "Who is it?",
    description: "Accessible name of the choice of the person who is on the telephone",
  },
  nobody: {
    id: "callNote.nobody",
    defaultMessage: "nobody named",
    description: "Choice: it is not known who is on the telephone",
  },
  began: {
    id: "callNote.began",
    defaultMessage: "Begun at {time}",
    description: "Tooltip of the time at which the note was begun",
  },
  appointment: {
    id: "callNote.appointment",
    defaultMessage: "Appointment",
    description: "Button: make an appointment of what is written in the note",
  },
  appointmentOn: {
    id: "callNote.appointmentOn",
    defaultMessage: "Appointment {when}",
    description: "The same button when the note names a day or a time: Appointment Thu 3 Dec, 10:30",
  },
  dayAndTime: {
    id: "callNote.dayAndTime",
    defaultMessage: "{day}, {time}",
    description: "A day and a time: Thu 3 Dec, 10:30",
  },
  title: {
    id: "callNote.title",
    defaultMessage: "Call with {name}, {when}",
    description: "Title of a note of a call: Call with Leontine Farrow, Thu 26 Nov 09:40",
  },
  titleAlone: {
    id: "callNote.titleAlone",
    defaultMessage: "Call, {when}",
    description: "Title of a note of a call with nobody named: Call, Thu 26 Nov 09:40",
  },
  isNews: {
    id: "callNote.isNews",
    defaultMessage: "Count this as news from them?",
    description: "Question after a note of a call was saved; answered with Yes or No",
  },
  full: {
    id: "callNote.full",
    defaultMessage: "This device has no room for another note. Your text is still here.",
    description: "Problem: a note cannot be kept while there is no connection",
  },
  blocked: {
    id: "callNote.blocked",
    defaultMessage:
      "Without a connection the note cannot be saved, and this browser stores nothing for this page. Your text is still here.",
    description:
      "Problem: a note cannot be kept while there is no connection, because storing is blocked in the browser",
  },
  waiting: {
    id: "callNote.waiting",
    defaultMessage: "Notes kept on this device",
    description: "Heading of the notes that are not sent yet",
  },
  kept: {
    id: "callNote.kept",
    defaultMessage: "Kept on this device until you are connected",
    description: "Below a note that is not sent yet",
  },
  gone: {
    id: "callNote.gone",
    defaultMessage: "This hunt is not here any more.",
    description: "Below a note that cannot be saved because its job hunt was deleted",
  },
  refused: {
    id: "callNote.refused",
    defaultMessage: "This note could not be saved.",
    description: "Below a note that the server refuses",
  },
  copy: { id: "callNote.copy", defaultMessage: "Copy", description: "Button: put the note on the clipboard" },
  copied: { id: "callNote.copied", defaultMessage: "Copied", description: "Message after that" },
  copyFailed: {
    id: "callNote.copyFailed",
    defaultMessage: "The browser does not allow copying. Select the text and copy it.",
    description: "Message when the clipboard is not available",
  },
  remove: {
    id: "callNote.remove",
    defaultMessage: "Remove",
    description: "Button: remove a note that is kept on this device",
  },
  removed: {
    id: "callNote.removed",
    defaultMessage: "Removed from this device",
    description: "Message after that, with Undo beside it",
  },
  sent: {
    id: "callNote.sent",
    defaultMessage:
      "{count, plural, one {The note that was kept on this device is saved now.} other {# notes that were kept on this device are saved now.}}",
    description: "Message once notes were sent",
  },
  notSent: {
    id: "callNote.notSent",
    defaultMessage:
      "{count, plural, one {A note could not be saved. It is kept on this device.} other {# notes could not be saved. They are kept on this device.}}",
    description: "Message when notes can no longer be saved, with a button beside it",
  },
  look: { id: "callNote.look", defaultMessage: "Look at it", description: "That button: show the notes" },
  logOutTitle: {
    id: "callNote.logOutTitle",
    defaultMessage: "Log out now?",
    description: "Heading of a question at Logout",
  },
  logOutLost: {
    id: "callNote.logOutLost",
    defaultMessage:
      "{count, plural, one {# note is kept only on this device. If you log out now, it is lost.} other {# notes are kept only on this device. If you log out now, they are lost.}}",
    description: "Below that heading",
  },
  logOutSent: {
    id: "callNote.logOutSent",
    defaultMessage: "All notes are sent. Nothing is lost when you log out.",
    description: "Below that heading, once nothing is kept only on this device any more",
  },
  logOutNotSent: {
    id: "callNote.logOutNotSent",
    defaultMessage: "Not everything could be sent. Nothing was lost.",
    description: "In that question, after sending failed",
  },
  sendAndLogOut: {
    id: "callNote.sendAndLogOut",
    defaultMessage: "{count, plural, one {Send it and log out} other {Send them and log out}}",
    description: "Answer to that question",
  },
  logOut: { id: "callNote.logOut", defaultMessage: "Log out", description: "Answer: lose the notes" },
  stay: { id: "callNote.stay", defaultMessage: "Stay", description: "Answer: do not log out" },
} as const;
