/** The texts of the toasts after a change. */
export const changeMessages = {
  created: { id: "jobHunt.created", defaultMessage: "{name} created", description: "Told after a hunt was created" },
  moved: { id: "jobHunt.moved", defaultMessage: "{name} is now in {phase}", description: "Told after Progress" },
  openIt: {
    id: "jobHunt.openIt",
    defaultMessage: "Open it",
    description: "Button in a toast: goes to the next step, or to the hunt that has moved to another phase",
  },
  completed: {
    id: "jobHunt.completed",
    defaultMessage: "{name} is finished",
    description: "Told after the last phase",
  },
  wasTerminated: {
    id: "jobHunt.wasTerminated",
    defaultMessage: "{name} archived",
    description: "Told after a hunt was given up",
  },
  reopened: { id: "jobHunt.reopened", defaultMessage: "{name} reopened", description: "Told after Reopen" },
  stepActive: {
    id: "jobHunt.stepActive",
    defaultMessage: "{step} is Active",
    description: "Told after a step was opened",
  },
  stepDone: {
    id: "jobHunt.stepDone",
    defaultMessage: "{step} is Done",
    description: "Told after a step was ticked off",
  },
  stepDoneNext: {
    id: "jobHunt.stepDoneNext",
    defaultMessage: "{step} is Done. Next: {next}, {day}",
    description: "Told after a step was ticked off, with the next one and its day: today, tomorrow, Thu 3 Dec",
  },
  stepMoved: {
    id: "jobHunt.stepMoved",
    defaultMessage: "Moved to {day}",
    description: "Told after the day of a step was changed: Moved to Fri 27 Nov",
  },
  stepUndated: {
    id: "jobHunt.stepUndated",
    defaultMessage: "{step} has no date now",
    description: "Told after the day of a step was removed",
  },
  stepByRule: {
    id: "jobHunt.stepByRule",
    defaultMessage: "{step} follows its rule again",
    description: "Told after a day set by hand was given up",
  },
  stepReset: {
    id: "jobHunt.stepReset",
    defaultMessage: "{step} was reset",
    description: "Told after a step was reset",
  },
  stepSkipped: { id: "jobHunt.stepSkipped", defaultMessage: "{step} was skipped", description: "Told after a skip" },
  stepNotDone: {
    id: "jobHunt.stepNotDone",
    defaultMessage: "{step} is Not Done",
    description: "Told after a step was marked as not done",
  },
  failed: {
    id: "jobHunt.failed",
    defaultMessage: "{what} was not changed. {why}",
    description: "Told when the server refused a change; why is its sentence",
  },
} as const;
