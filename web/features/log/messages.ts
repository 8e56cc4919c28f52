/** The words of the logs screen. */
export const logMessages = {
  title: { id: "log.title", defaultMessage: "Logs", description: "Name of the list, e.g. when it fails to load" },
  welcome: {
    id: "log.welcome",
    defaultMessage: "What happened, and when",
    description: "Welcome text of the logs screen",
  },
  description: {
    id: "log.description",
    defaultMessage:
      "A plain record of your activity, newest first. Times are in your local time. What was changed in the last 30 days can be undone from here.",
    description: "Long description of the logs screen",
  },
  filter: { id: "log.filter", defaultMessage: "Filter", description: "Button: show or put away the filter text box" },
  filterLabel: {
    id: "log.filter.label",
    defaultMessage: "Filter the log",
    description: "Label of the filter text box",
  },
  firstWords: {
    id: "log.filter.firstWords",
    defaultMessage: "Only the first {count, number} words are looked for.",
    description: "Beside the filter text box when more words are typed than are looked for; count: ten",
  },
  count: {
    id: "log.count",
    defaultMessage: "{count, plural, one {# entry} other {# entries}}",
    description: "How many lines the log has; read aloud when it has loaded or changed",
  },
  countOf: {
    id: "log.countOf",
    defaultMessage: "{found, number} of {count, plural, one {# entry} other {# entries}}",
    description: "How many lines the filter finds, of how many; shown beside the filter and read aloud",
  },
  countOfMany: {
    id: "log.countOfMany",
    defaultMessage: "At least {found, number} of {count, plural, one {# entry} other {# entries}}",
    description: "The same when the filter finds very many, which are not all counted",
  },
  undoEntry: {
    id: "log.undo",
    defaultMessage: "Undo: {entry}",
    description: "Accessible name of the Undo button of one line; entry: the line. Begins with the button's word",
  },
  undone: { id: "log.undone", defaultMessage: "Undone", description: "At a line whose change was taken back" },
  emptyTitle: { id: "log.empty.title", defaultMessage: "Nothing yet", description: "Heading of the empty log" },
  emptyText: {
    id: "log.empty.text",
    defaultMessage: "Whatever you add, change or delete is written down here by itself.",
    description: "Text of the empty log",
  },
  noMatchTitle: {
    id: "log.noMatch.title",
    defaultMessage: "No entry with these words",
    description: "Heading when the filter finds nothing",
  },
  noMatchText: {
    id: "log.noMatch.text",
    defaultMessage:
      "Each word is looked for by itself, also inside of longer words. Upper and lower case are alike. Press Filter to see every entry again.",
    description: "Text when the filter finds nothing; Filter is the button's word",
  },
} as const;
