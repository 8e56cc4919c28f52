/** The messages of search and commands. */
export const paletteMessages = {
  title: {
    id: "palette.title",
    defaultMessage: "Search and commands",
    description: "Accessible name of the dialog and of its field",
  },
  placeholder: {
    id: "palette.placeholder",
    defaultMessage: "Find a hunt, a person, a number, or something to do",
    description: "In the empty field",
  },
  results: { id: "palette.results", defaultMessage: "Results", description: "Accessible name of the list below" },
  recent: { id: "palette.recent", defaultMessage: "Opened last", description: "Group of records" },
  records: { id: "palette.records", defaultMessage: "Found", description: "Group of records" },
  huntSheets: {
    id: "palette.huntSheets",
    defaultMessage: "Hunt sheets",
    description: "Group of records: one page with everything about a hunt, for when they call",
  },
  huntSheet: {
    id: "palette.huntSheet",
    defaultMessage: "Hunt sheet",
    description: "Command: that of the selected hunt",
  },
  here: { id: "palette.here", defaultMessage: "On this screen", description: "Group of commands" },
  goTo: { id: "palette.goTo", defaultMessage: "Go to", description: "Group of commands: the screens" },
  create: { id: "palette.create", defaultMessage: "New", description: "Group of commands" },
  settings: { id: "palette.settings", defaultMessage: "Settings", description: "Group of commands" },
  capture: { id: "palette.capture", defaultMessage: "Capture an advert", description: "Command" },
  captureWords: {
    id: "palette.captureWords",
    defaultMessage: "capture advert advertisement paste job ad posting vacancy import read",
    description: "Words by which that command is found, as many as people may type, without commas",
  },
  filter: { id: "palette.filter", defaultMessage: "Filter", description: "Command: the filter of the log" },
  light: { id: "palette.light", defaultMessage: "Light appearance", description: "Command" },
  dark: { id: "palette.dark", defaultMessage: "Dark appearance", description: "Command" },
  system: { id: "palette.system", defaultMessage: "Appearance of the system", description: "Command" },
  language: {
    id: "palette.language",
    defaultMessage: "Language: {name}",
    description: "Command; name: a language in its own words",
  },
  shortcuts: { id: "palette.shortcuts", defaultMessage: "Keyboard shortcuts", description: "Command: show the list" },
  untitled: { id: "palette.untitled", defaultMessage: "Without a title", description: "For a note without a title" },
  onHome: {
    id: "palette.onHome",
    defaultMessage: "on {name}",
    description: "After a note: the record it is attached to",
  },
  searching: { id: "palette.searching", defaultMessage: "Searching...", description: "While the server searches" },
  nothing: {
    id: "palette.nothing",
    defaultMessage:
      "Nothing found. Search looks at the beginnings of words, in job hunts, job details, companies, contacts, ideal jobs, documents, notes, messages and appointments. It finds a phone number by its last digits, four or more.",
    description: "When neither a record nor a command matches",
  },
  failed: {
    id: "palette.failed",
    defaultMessage: "Your records could not be searched. Commands still work.",
    description: "When the search failed",
  },
  count: {
    id: "palette.count",
    defaultMessage: "{count, plural, =0 {Nothing found} one {# result} other {# results}}",
    description: "Read aloud when the list changes",
  },
  hint: {
    id: "palette.hint",
    defaultMessage: "Arrow keys choose, Enter opens, Esc closes.",
    description: "Under the list, on a wide screen",
  },
} as const;
