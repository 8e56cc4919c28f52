/** The messages of the column beside the guide of a step. */
export const railMessages = {
  due: { id: "guideRail.due", defaultMessage: "Due", description: "Heading: when a step is due" },
  dueToday: { id: "guideRail.dueToday", defaultMessage: "Today, {day}", description: "When a step is due" },
  dueTomorrow: { id: "guideRail.dueTomorrow", defaultMessage: "Tomorrow, {day}", description: "When a step is due" },
  doneOn: { id: "guideRail.doneOn", defaultMessage: "Done on {day}", description: "When a step was done" },
  noDate: { id: "guideRail.noDate", defaultMessage: "No date", description: "A step without a day" },
  setByYou: {
    id: "guideRail.setByYou",
    defaultMessage: "set by you",
    description: "The day of a step was set by hand",
  },
  followRule: {
    id: "guideRail.followRule",
    defaultMessage: "Use the rule again",
    description: "Button: give a step the suggested day again",
  },
  change: { id: "guideRail.change", defaultMessage: "Change", description: "Button: set the day of a step" },
  changeDay: {
    id: "guideRail.changeDay",
    defaultMessage: "Change the day: {name}",
    description: "Accessible name of the button that sets the day of a step; name of the step",
  },
  interview: {
    id: "guideRail.interview",
    defaultMessage: "The interview",
    description: "Heading over the appointment that a step is about",
  },
  enterAppointment: {
    id: "guideRail.enterAppointment",
    defaultMessage: "Enter the appointment here. The days to prepare are set for you.",
    description: "Before the button “Add an appointment” at the step Accepting interview",
  },
  addAppointment: {
    id: "guideRail.addAppointment",
    defaultMessage: "Add an appointment",
    description: "Button: opens the form for an appointment",
  },
  changeAppointment: {
    id: "guideRail.changeAppointment",
    defaultMessage: "Change the appointment",
    description: "Accessible name of the button Change below an appointment",
  },
  linked: {
    id: "guideRail.linked",
    defaultMessage: "Linked to this step",
    description: "Heading over documents, contacts and notes that belong to a step",
  },
  addDocument: { id: "guideRail.addDocument", defaultMessage: "Document", description: "Button: link a document" },
  addContact: { id: "guideRail.addContact", defaultMessage: "Contact", description: "Button: link a contact" },
  addNote: { id: "guideRail.addNote", defaultMessage: "Note", description: "Button: link a note" },
  answer: {
    id: "guideRail.answer",
    defaultMessage: "What came?",
    description: "Button: record an answer of the employer",
  },
  answerHint: {
    id: "guideRail.answerHint",
    defaultMessage: "Write down what they said. The days of the next steps follow.",
    description: "Small print beside the button that records an answer",
  },
  nextStep: { id: "guideRail.nextStep", defaultMessage: "Next step", description: "Heading: the step that follows" },
} as const;
