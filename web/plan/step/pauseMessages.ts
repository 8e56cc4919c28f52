/** The messages of a pause. */
export const pauseMessages = {
  title: { id: "pause.title", defaultMessage: "Pause", description: "Heading of the dialog" },
  one: {
    id: "pause.one",
    defaultMessage: "“{name}” pauses until this day. Suggested days move by as long, and nothing is late.",
    description: "Explains the pause of one job hunt",
  },
  all: {
    id: "pause.all",
    defaultMessage: "All your job hunts pause until this day. Suggested days move by as long, and nothing is late.",
    description: "Explains the pause of all job hunts",
  },
  kept: {
    id: "pause.kept",
    defaultMessage: "Days that others set, and days you set by hand, stay as they are.",
    description: "Explains what a pause does not change",
  },
  until: {
    id: "pause.until",
    defaultMessage: "You go on from",
    description: "Label of the date field: the first day after",
  },
  done: { id: "pause.done", defaultMessage: "Paused until {day}", description: "Told after a pause began" },
  ended: { id: "pause.ended", defaultMessage: "The pause has ended", description: "Told after a pause was ended" },
  end: { id: "pause.end", defaultMessage: "End the pause", description: "Button" },
  running: {
    id: "pause.running",
    defaultMessage: "Paused until {day}",
    description: "State of one job hunt, or of all",
  },
} as const;
