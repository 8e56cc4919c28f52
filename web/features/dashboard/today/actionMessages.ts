/** The messages of the buttons of a row that only some rows have. */
export const actionMessages = {
  change: { id: "today.change", defaultMessage: "Change", description: "Button: change an appointment" },
  howDidItGo: {
    id: "today.howDidItGo",
    defaultMessage: "How did it go?",
    description: "Button at an appointment that is past",
  },
  giveUp: {
    id: "today.giveUp",
    defaultMessage: "I will not apply",
    description: "Button at the last day to apply: ends the job hunt, after a question",
  },
} as const;
