/** The messages about the values of fields. */
export const fieldMessages = {
  noAmount: {
    id: "field.fault.amount",
    defaultMessage: "Only a number, such as {example}: no plus or minus, and no words.",
    description: "At a field with something that is no number",
  },
  tooMany: {
    id: "field.fault.most",
    defaultMessage: "At most {most}.",
    description: "At a field with a number that is too large",
  },
  tooLong: {
    id: "field.fault.length",
    defaultMessage: "At most {most} characters, this has {count}.",
    description: "At a field with a text that is too long",
  },
  toCome: {
    id: "field.fault.toCome",
    defaultMessage: "Not after today.",
    description: "At the field of a day on which something came",
  },
  noDay: { id: "field.fault.day", defaultMessage: "Choose the day.", description: "At an empty field of a day" },
  restored: {
    id: "field.restored",
    defaultMessage: "What you typed before is back. Cancel drops it.",
    description: "Above a form whose unsaved text was found again",
  },
  remove: { id: "field.remove", defaultMessage: "Delete", description: "Button of a form: deletes what it is about" },
} as const;
