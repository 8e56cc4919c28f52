/** The messages of the form of a part. */
export const partMessages = {
  noAmount: {
    id: "part.fault.amount",
    defaultMessage: "Only a number, such as {example}: no plus or minus, and no words.",
    description: "At a field with something that is no number",
  },
  tooMany: {
    id: "part.fault.most",
    defaultMessage: "At most {most}.",
    description: "At a field with a number that is too large",
  },
  tooLong: {
    id: "part.fault.length",
    defaultMessage: "At most {most} characters, this has {count}.",
    description: "At a field with a text that is too long",
  },
  toCome: {
    id: "part.fault.toCome",
    defaultMessage: "Not after today.",
    description: "At the field of a day on which something came",
  },
  noDay: {
    id: "part.fault.day",
    defaultMessage: "Choose the day.",
    description: "At a field of a day that is empty or names none",
  },
  restored: {
    id: "part.restored",
    defaultMessage: "What you typed before is back. Cancel drops it.",
    description: "Above a form whose unsaved text was found again",
  },
  remove: { id: "part.remove", defaultMessage: "Delete", description: "Button of a form: deletes what it is about" },
} as const;
