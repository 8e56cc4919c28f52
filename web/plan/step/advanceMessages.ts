/** The messages about taking a hunt to its next phase, ending it, and taking it up again. */
export const advanceMessages = {
  progress: {
    id: "jobHunt.progress",
    defaultMessage: "Progress",
    description: "Button that moves a hunt to the next phase while steps remain",
  },
  complete: {
    id: "jobHunt.complete",
    defaultMessage: "Complete",
    description: "Button that moves a hunt to the next phase when every step is done",
  },
  progressWhole: {
    id: "jobHunt.progress.whole",
    defaultMessage: "Progress to {phase}",
    description:
      "Accessible name of the Progress button, with where it leads; phase: Applying. It begins with the word of that button",
  },
  completeWhole: {
    id: "jobHunt.complete.whole",
    defaultMessage: "Complete: to {phase}",
    description:
      "Accessible name of the Complete button, with where it leads; phase: Applying. It begins with the word of that button",
  },
  target: {
    id: "jobHunt.advance.target",
    defaultMessage: "to {phase}",
    description: "Small, after Progress or Complete on their buttons: where they lead; phase: Applying",
  },
  progressTo: {
    id: "jobHunt.progressTo",
    defaultMessage: "Go on to {phase}, though steps remain",
    description: "Tooltip of the Progress button",
  },
  completeTo: {
    id: "jobHunt.completeTo",
    defaultMessage: "Go on to {phase}",
    description: "Tooltip of the Complete button",
  },
  finish: { id: "jobHunt.finish", defaultMessage: "Finish the hunt", description: "Tooltip of the Complete button" },
  reopen: {
    id: "jobHunt.reopen",
    defaultMessage: "Reopen",
    description: "Button that takes up a terminated hunt again",
  },
  noReason: {
    id: "jobHunt.noReason",
    defaultMessage: "No reason given",
    description: "A terminated hunt without a reason",
  },
  withReason: {
    id: "ending.withReason",
    defaultMessage: "{outcome}. {reason}",
    description: "How a hunt ended; outcome: No reply, reason: what its person typed",
  },
} as const;
