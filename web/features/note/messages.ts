/** The messages of the notes. */
export const noteMessages = {
  dialogAdd: { id: "note.dialog.add", defaultMessage: "Add Note", description: "Title of the dialog for a new note" },
  dialogEdit: { id: "note.dialog.edit", defaultMessage: "Edit note", description: "Title of the dialog for a note" },
  title: { id: "note.form.title", defaultMessage: "Title", description: "Field label" },
  description: {
    id: "note.form.description",
    defaultMessage: "Description",
    description: "Field label: the text of a note",
  },
  markdownHint: {
    id: "note.form.markdown",
    defaultMessage: "You can use Markdown.",
    description: "Below the text of a note",
  },
  titleCount: {
    id: "note.form.titleCount",
    defaultMessage: "{count} / {max}",
    description: "In the title field: characters typed, and how many there may be",
  },
  titleTooLong: {
    id: "note.form.titleTooLong",
    defaultMessage: "A title has at most {max} characters, and this one has {count}. Shorten it to save the note.",
    description: "Below a title that is too long",
  },
  restored: {
    id: "note.form.restored",
    defaultMessage: "What you typed before is back. Save keeps it, Cancel drops it.",
    description: "Above the form of a note whose unsaved text was found again",
  },
  what: { id: "note.what", defaultMessage: "Notes", description: "Names the list that could not be loaded" },
  nothingSelected: {
    id: "note.nothingSelected",
    defaultMessage: "Open a card to see its notes.",
    description: "In the notes panel while nothing is selected",
  },
  empty: {
    id: "note.empty",
    defaultMessage: "No notes yet. Write down what you would forget: a name, a salary, the next question.",
    description: "In the notes panel of an item without notes",
  },
  ticked: { id: "note.task.ticked", defaultMessage: "Task ticked", description: "Message, with Undo beside it" },
  unticked: {
    id: "note.task.unticked",
    defaultMessage: "Tick taken away",
    description: "Message after a task of a note was marked as open again, with Undo beside it",
  },
  tickedOther: {
    id: "note.task.changed",
    defaultMessage: "Not ticked: this note was changed elsewhere meanwhile. Look at it and tick again.",
    description: "Message when the text of a note is another one than the person saw",
  },
  untitled: { id: "note.untitled", defaultMessage: "Untitled note", description: "Stands in for an empty title" },
  editNamed: { id: "note.editNamed", defaultMessage: "Edit note {title}", description: "Button on a note" },
  deleteNamed: { id: "note.deleteNamed", defaultMessage: "Delete note {title}", description: "Button on a note" },
} as const;
