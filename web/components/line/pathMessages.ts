/** The messages of the path of phases. */
export const pathMessages = {
  label: { id: "path.label", defaultMessage: "Phases of this hunt", description: "Name of the bar of four phases" },
  stayedOpen: {
    id: "path.stayedOpen",
    defaultMessage: "{count, plural, one {# step of {phase} stayed open} other {# steps of {phase} stayed open}}",
    description: "Tooltip of a phase that a hunt has passed with open steps; phase: Preparing",
  },
  done: { id: "path.done", defaultMessage: "done", description: "Tick beside the name of a finished phase" },
  progress: { id: "path.progress", defaultMessage: "{done} of {total}", description: "Steps done in a phase" },
} as const;
