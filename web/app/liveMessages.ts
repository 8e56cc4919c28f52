/** The messages about changes made in another window. */
export const liveMessages = {
  moved: {
    id: "live.moved",
    defaultMessage: "“{name}” was moved to {phase} elsewhere.",
    description: "Told when another window, device or tool has moved a job hunt to another phase",
  },
} as const;
