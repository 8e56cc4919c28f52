/** The messages of a row that was changed elsewhere. */
export const elsewhereMessages = {
  changed: {
    id: "today.changed",
    defaultMessage: "You changed this on another device: {what}.",
    description: "In a row that was changed elsewhere meanwhile; what: done, skipped, moved to Fri 27 Nov",
  },
  changedAt: {
    id: "today.changedAt",
    defaultMessage: "You changed this on another device at {time}: {what}.",
    description: "The same, with the time of the change",
  },
  movedTo: { id: "today.movedTo", defaultMessage: "moved to {day}", description: "What became of a step elsewhere" },
  undatedNow: { id: "today.undatedNow", defaultMessage: "no date", description: "What became of a step elsewhere" },
  lookAtIt: { id: "today.lookAtIt", defaultMessage: "Look at it", description: "Button: open the job hunt" },
} as const;
