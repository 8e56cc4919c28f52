/** The question before a hunt is finished in its last phase. */
export const finishMessages = {
  title: {
    id: "finishQuestion.title",
    defaultMessage: "Is this the end of your search?",
    description: "Title of the question after Complete in the last phase",
  },
  steps: {
    id: "finishQuestion.steps",
    defaultMessage:
      "{hunt}. {count, plural, =0 {Every step is done.} one {One step is still open: {steps}.} other {{count, number} steps are still open: {steps}.}}",
    description: "hunt: Insight Lead at Lanternfish Health; steps: a list of the names of steps",
  },
  have: { id: "finishQuestion.have", defaultMessage: "I have this job", description: "Choice, with the letter J" },
  haveLine: {
    id: "finishQuestion.haveLine",
    defaultMessage: "Ends this hunt as finished. Open steps and appointments stay as they are.",
    description: "What the choice “I have this job” does",
  },
  firstDay: {
    id: "finishQuestion.firstDay",
    defaultMessage: "First day, may stay empty",
    description: "Label of the first day of work",
  },
  finish: { id: "finishQuestion.finish", defaultMessage: "Finish", description: "Button that ends a hunt as finished" },
  nothing: {
    id: "finishQuestion.nothing",
    defaultMessage: "It came to nothing",
    description: "Choice, with the letter N",
  },
  nothingLine: {
    id: "finishQuestion.nothingLine",
    defaultMessage: "Asks how it ended, then archives it.",
    description: "What the choice “It came to nothing” does",
  },
  notYet: {
    id: "finishQuestion.notYet",
    defaultMessage: "Not yet",
    description: "Button that closes the question and changes nothing",
  },
  ownAhead: {
    id: "finishQuestion.ownAhead",
    defaultMessage:
      "{count, plural, one {An appointment of this hunt is still open: {appointments}.} other {Appointments of this hunt are still open: {appointments}.}}",
    description: "appointments: a list such as Interview, round 2, Mon 30 Nov, 10:00",
  },
  ahead: {
    id: "finishQuestion.ahead",
    defaultMessage: "Ahead in other job hunts: {what}.",
    description: "what: a list such as Interview, Mon 30 Nov, 10:00 (Tidewater Grid)",
  },
  of: {
    id: "finishQuestion.of",
    defaultMessage: "{what} ({hunt})",
    description: "what: Interview, Mon 30 Nov, 10:00 or answer by Fri 4 Dec; hunt: an employer or the name of a hunt",
  },
  stays: {
    id: "finishQuestion.stays",
    defaultMessage: "Finishing does not cancel any of it.",
    description: "After what is still open or ahead",
  },
} as const;
