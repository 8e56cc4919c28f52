/** The messages of date and time fields. */
export const dateMessages = {
  open: { id: "date.open", defaultMessage: "Open the calendar", description: "Button in a date field" },
  calendar: { id: "date.calendar", defaultMessage: "Calendar", description: "Name of the panel with a month" },
  previous: { id: "date.previous", defaultMessage: "Previous month", description: "Button of the calendar" },
  next: { id: "date.next", defaultMessage: "Next month", description: "Button of the calendar" },
  today: { id: "date.today", defaultMessage: "Today", description: "Button: takes the day; its date follows" },
  tomorrow: { id: "date.tomorrow", defaultMessage: "Tomorrow", description: "Button: takes the day; its date follows" },
  none: { id: "date.none", defaultMessage: "No date", description: "Button that empties a date field" },
  which: {
    id: "date.which",
    defaultMessage: "Which day is meant?",
    description: "Below a date field whose text can mean two days, which follow as buttons",
  },
  unread: {
    id: "date.unread",
    defaultMessage: "Which day? For example “{word}” or “{date}”.",
    description: "Below a date field with a text that names no day; word: short weekday; date: day and month",
  },
  kept: {
    id: "date.kept",
    defaultMessage: "No day in it. It is kept as it stands; add a day if you know one.",
    description: "Below the date field of an advert that says, for example, as soon as possible",
  },
  notAfterToday: {
    id: "date.notAfterToday",
    defaultMessage: "Not after today.",
    description: "Which days a date field takes",
  },
  notBeforeToday: {
    id: "date.notBeforeToday",
    defaultMessage: "Not before today.",
    description: "Which days a date field takes",
  },
  notAfter: {
    id: "date.notAfter",
    defaultMessage: "Not after {day}.",
    description: "Which days a date field takes; day: with weekday",
  },
  notBefore: {
    id: "date.notBefore",
    defaultMessage: "Not before {day}.",
    description: "Which days a date field takes; day: with weekday",
  },
  native: {
    id: "date.native",
    defaultMessage: "Pick in the phone’s calendar",
    description: "Button of the calendar on a phone: opens the one of the system",
  },
  unreadTime: {
    id: "date.unreadTime",
    defaultMessage: "Which time? For example “{time}”.",
    description: "Below a time field with a text that names no time",
  },
} as const;
