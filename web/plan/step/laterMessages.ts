/** The messages of the menu that moves the day of a step. */
export const laterMessages = {
  later: { id: "later.button", defaultMessage: "Later", description: "Button: move a step to a later day" },
  laterWhat: {
    id: "later.named",
    defaultMessage: "Later: {name}",
    description: "Accessible name of the button that moves a step; name of the step",
  },
  moveTo: { id: "later.moveTo", defaultMessage: "Move to", description: "Heading of the menu of days" },
  tomorrow: { id: "later.tomorrow", defaultMessage: "Tomorrow", description: "Menu entry; its date follows" },
  inThreeDays: { id: "later.inThreeDays", defaultMessage: "In 3 days", description: "Menu entry; its date follows" },
  oneDayLater: {
    id: "later.oneDay",
    defaultMessage: "One day later",
    description: "Menu entry: a day after the one of the step, which is still to come; its date follows",
  },
  threeDaysLater: {
    id: "later.threeDays",
    defaultMessage: "Three days later",
    description: "Menu entry: three days after the one of the step, which is still to come; its date follows",
  },
  weekAfter: {
    id: "later.weekAfter",
    defaultMessage: "Start of the week after",
    description: "Menu entry: the week after the one of the step, which is not this week; its date follows",
  },
  nextWeek: {
    id: "later.nextWeek",
    defaultMessage: "Start of next week",
    description: "Menu entry; its date follows",
  },
  pickDate: { id: "later.pickDate", defaultMessage: "Pick a date…", description: "Menu entry that opens a calendar" },
  noDate: { id: "later.noDate", defaultMessage: "No date", description: "Menu entry that removes the day of a step" },
  followRule: {
    id: "later.followRule",
    defaultMessage: "Use the rule again",
    description: "Menu entry that gives a step the suggested day again",
  },
  skip: { id: "later.skip", defaultMessage: "Skip this step", description: "Menu entry that passes a step over" },
  pause: {
    id: "later.pause",
    defaultMessage: "Pause…",
    description: "Menu entry that pauses the job hunt for a while",
  },
  day: { id: "later.day", defaultMessage: "Day", description: "Label of a date field" },
  move: { id: "later.move", defaultMessage: "Move", description: "Button of the dialog that moves a step to a day" },
} as const;
