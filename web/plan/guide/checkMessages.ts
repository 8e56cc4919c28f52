/** The messages of the checklist of a step. */
export const checkMessages = {
  list: { id: "checks.list", defaultMessage: "Checklist", description: "Heading" },
  counts: {
    id: "checks.counts",
    defaultMessage: "{checked} of {all} checked{asked, plural, =0 {} other {, # to ask}}",
    description: "How far a checklist is: 3 of 9 checked, 1 to ask",
  },
  toAsk: { id: "checks.toAsk", defaultMessage: "To ask", description: "State of a point that has to be asked about" },
  question: {
    id: "checks.question",
    defaultMessage: "Question about: {point}",
    description: "Label of the field for a question about a point of a checklist",
  },
  copyQuestions: {
    id: "checks.copyQuestions",
    defaultMessage: "Copy my questions",
    description: "Button: put the questions on the clipboard",
  },
  failed: {
    id: "checks.failed",
    defaultMessage: "Not saved. {why}",
    description: "At a point of a checklist that could not be saved; why is a sentence",
  },
  toArchive: {
    id: "checks.toArchive",
    defaultMessage: "Go to this hunt, to archive it",
    description: "Link to the card of a hunt with a false offer",
  },
} as const;
