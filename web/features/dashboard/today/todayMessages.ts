/** The messages of Today on the dashboard. */
export const todayMessages = {
  name: { id: "today.name", defaultMessage: "Today", description: "The list of what is due; a group in it" },
  overdue: {
    id: "today.overdue",
    defaultMessage: "From earlier days",
    description: "Group of rows whose day is past, without blame",
  },
  next: { id: "today.next", defaultMessage: "Next 7 days", description: "Group of rows" },
  undated: { id: "today.undated", defaultMessage: "Started, no date", description: "Group of steps without a day" },
  lost: {
    id: "today.notLost",
    defaultMessage: "Nothing was lost.",
    description: "After 'Today could not be loaded'",
  },
  more: {
    id: "today.more",
    defaultMessage: "{count, plural, one {and # more} other {and # more}}",
    description: "Link under a group that shows only its first rows",
  },
  done: { id: "today.done", defaultMessage: "Done", description: "Button: a step is done" },
  doneWhat: {
    id: "today.doneWhat",
    defaultMessage: "Done: {step}, {hunt}",
    description: "Accessible name of the button before a row",
  },
  open: { id: "today.open", defaultMessage: "Open", description: "Button: open what is due" },
  atTime: {
    id: "today.atTime",
    defaultMessage: "{time} {what}",
    description: "An appointment with its time: 10:30 Interview, round 2",
  },
  timeThere: {
    id: "today.timeThere",
    defaultMessage: "{time} in {city}",
    description: "When an appointment begins in its own time zone, where that is another: 10:00 in Berlin",
  },
  withPeople: {
    id: "today.withPeople",
    defaultMessage: "{count, plural, one {with # person} other {with # people}}",
    description: "How many people are at an appointment",
  },
  withPerson: {
    id: "today.withPerson",
    defaultMessage: "with {name}",
    description: "The only person at an appointment",
  },
  openWhat: {
    id: "today.openWhat",
    defaultMessage: "Open: {step}, {hunt}",
    description: "Accessible name of the button before a row that cannot be ticked",
  },
  actionsOf: {
    id: "today.actionsOf",
    defaultMessage: "Actions: {step}, {hunt}",
    description: "Accessible name of the button that shows the actions of a row",
  },
  left: {
    id: "today.left",
    defaultMessage:
      "{count, plural, =0 {Done. Nothing is left today} one {Done. # left today} other {Done. # left today}}",
    description: "Announced after a step was ticked off: how many rows are left",
  },
  isDone: { id: "today.isDone", defaultMessage: "Done.", description: "Announced after a step was ticked off" },
  newDay: {
    id: "today.newDay",
    defaultMessage: "It is {day} now. The list shows the new day.",
    description: "Announced at midnight",
  },
  offline: {
    id: "today.offline",
    defaultMessage: "Works again when you are connected",
    description: "Tooltip of a button that needs the server while there is no connection",
  },
  failed: {
    id: "today.failed",
    defaultMessage: "This was not changed. {why}",
    description: "In a row whose change the server refused",
  },
  close: { id: "today.close", defaultMessage: "Close", description: "Button: remove a hint from a row" },
  menu: {
    id: "today.menu",
    defaultMessage: "More for today",
    description: "Accessible name of the menu beside the date",
  },
  shortcuts: { id: "app.shortcuts", defaultMessage: "Shortcuts", description: "Button: list of keyboard shortcuts" },
  oneSmallThing: {
    id: "today.oneSmallThing",
    defaultMessage: "One small thing",
    description: "Command: show only the first row",
  },
  startWithThis: {
    id: "today.startWithThis",
    defaultMessage: "Start with this",
    description: "Heading over the only row on the day after a pause",
  },
  showAll: {
    id: "today.showAll",
    defaultMessage: "Show the whole list",
    description: "Button under the only row, and the command that ends that",
  },
  waiting: { id: "today.waiting", defaultMessage: "Waiting for them", description: "Heading: hunts that wait" },
  stepOn: {
    id: "today.stepOn",
    defaultMessage: "{step}: {day}",
    description: "What comes next if they stay silent: Second follow-up communications: Mon 30 Nov",
  },
} as const;
