/** The messages about a record that was changed elsewhere while it is in a form. */
export const conflictMessages = {
  changed: {
    id: "conflict.changed",
    defaultMessage: "This was changed elsewhere while you edit it.",
    description: "Calm notice above a form: another window, device or tool has changed the same item",
  },
  notSaved: {
    id: "conflict.notSaved",
    defaultMessage: "Not saved: this was changed elsewhere meanwhile.",
    description: "Above a form whose save was refused, because another window, device or tool was faster",
  },
  choose: {
    id: "conflict.choose",
    defaultMessage: "Nothing you typed is lost. Choose what each field keeps, then save.",
    description: "Below the notice that an item was changed elsewhere; a list of fields with two buttons each follows",
  },
  saveAgain: {
    id: "conflict.saveAgain",
    defaultMessage: "The change elsewhere is not about what you typed. Save again.",
    description: "Below the notice that a save was refused, where nothing in the form differs",
  },
  merged: {
    id: "conflict.merged",
    defaultMessage: "Changed elsewhere, and taken into the form: {fields}",
    description: "Short message: only others changed these fields of the item that is in the form; a list of names",
  },
  yours: {
    id: "conflict.yours",
    defaultMessage: "Yours",
    description: "Before the text that the person has in the form",
  },
  theirs: { id: "conflict.theirs", defaultMessage: "Theirs", description: "Before the text that was saved elsewhere" },
  empty: { id: "conflict.empty", defaultMessage: "empty", description: "In place of a text, when a field holds none" },
  keepMine: {
    id: "conflict.keepMine",
    defaultMessage: "Keep mine",
    description: "Button for one field: keep what the person has typed",
  },
  takeTheirs: {
    id: "conflict.takeTheirs",
    defaultMessage: "Take theirs",
    description: "Button for one field: put into the form what was saved elsewhere",
  },
  keepMineOf: {
    id: "conflict.keepMineOf",
    defaultMessage: "Keep mine: {field}",
    description: "Read aloud for the button that keeps what the person has typed in a field",
  },
  takeTheirsOf: {
    id: "conflict.takeTheirsOf",
    defaultMessage: "Take theirs: {field}",
    description: "Read aloud for the button that puts into a field what was saved elsewhere",
  },
  keepAll: {
    id: "conflict.keepAll",
    defaultMessage: "Keep all of mine",
    description: "Button: keep what the person has typed in every field that differs",
  },
  takeAll: {
    id: "conflict.takeAll",
    defaultMessage: "Take all of theirs",
    description: "Button: put into every field that differs what was saved elsewhere",
  },
  gone: {
    id: "conflict.gone",
    defaultMessage: "This was deleted elsewhere, or moved to another list.",
    description: "Notice above a form whose item is not in the list of its screen any more",
  },
  goneHint: {
    id: "conflict.goneHint",
    defaultMessage: "What you typed stays here. What was deleted can be restored from the bin in your profile.",
    description: "Below the notice that an item in a form was deleted elsewhere",
  },
} as const;
