/** The messages of lists and of what stands beside them; apart from those of the frame, as not every page has them. */
export const listMessages = {
  aside: {
    id: "rail.label",
    defaultMessage: "Statistics and notes",
    description: "Accessible name of the column beside a list",
  },
  notes: { id: "rail.notes", defaultMessage: "Notes", description: "Heading of the notes panel" },
  withNotes: {
    id: "rail.withNotes",
    defaultMessage: "With notes",
    description: "Row of the statistics: how many of the list have at least one note",
  },
  notAvailable: {
    id: "state.notAvailable",
    defaultMessage: "Not available right now.",
    description: "In place of statistics that could not be loaded",
  },
  groupStatistics: {
    id: "rail.groupStatistics",
    defaultMessage: "Group Statistics",
    description: "Heading of the statistics while no note id is selected",
  },
  noteCount: {
    id: "row.noteCount",
    defaultMessage: "{count, plural, one {# note} other {# notes}}",
    description: "Read aloud for the number beside an item of a list: how many notes it has",
  },
  task: {
    id: "markdown.task",
    defaultMessage: "Task without words",
    description: "Read aloud for the check box of a task in a text, where nothing stands behind the box",
  },
  textTooLarge: {
    id: "markdown.tooLarge",
    defaultMessage: "This text is too long to be laid out, so it is shown as it was written.",
    description: "Above a text that is too large to be formatted",
  },
  typeHint: {
    id: "form.typeHint",
    defaultMessage: "Pick one or type your own.",
    description: "Under a field that offers choices and takes any text",
  },
  atLeast: {
    id: "list.atLeast",
    defaultMessage: "At least {count, number}",
    description: "How many records a very long list has, which are not all counted; read aloud",
  },
} as const;
