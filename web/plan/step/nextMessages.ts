/** The messages about what is next in a hunt. */
export const nextMessages = {
  label: { id: "jobHunt.next.label", defaultMessage: "What is next", description: "Name of a part of an open card" },
  everyStep: {
    id: "jobHunt.next.everyStep",
    defaultMessage: "Every step is done.",
    description: "On an open card when the phase is complete; the button Complete follows",
  },
  noDateSet: {
    id: "jobHunt.next.noDateSet",
    defaultMessage: "No date set.",
    description: "On an open card when its next step has no day; the button “Set one” follows",
  },
  setOne: {
    id: "jobHunt.next.setOne",
    defaultMessage: "Set one",
    description: "Button after “No date set.” that opens a calendar",
  },
  setDate: {
    id: "jobHunt.next.setDate",
    defaultMessage: "Set date",
    description: "Button of the dialog that sets the day of a step",
  },
  noDate: {
    id: "jobHunt.next.noDate",
    defaultMessage: "no date",
    description: "In place of a day on a card: its next step has none",
  },
  phaseComplete: {
    id: "jobHunt.everyStepDone",
    defaultMessage: "Every step done",
    description: "Collapsed card of a hunt whose phase is complete",
  },
  at: {
    id: "jobHunt.next.at",
    defaultMessage: "{day}, {time}",
    description: "When an appointment is: Mon 30 Nov, 10:00",
  },
  pending: {
    id: "jobHunt.next.pending",
    defaultMessage: "Looking up what is next…",
    description: "Read aloud in place of what is next until the server has answered",
  },
  allPaused: {
    id: "jobHunt.next.allPaused",
    defaultMessage: "All your job hunts are paused until {day}",
    description: "On an open card in place of what is next",
  },
  done: {
    id: "jobHunt.next.done",
    defaultMessage: "Done: {name}",
    description: "Accessible name of the button Done; name of the step",
  },
  open: { id: "jobHunt.next.open", defaultMessage: "Open", description: "Button that goes to the screen of a step" },
  openWhat: {
    id: "jobHunt.next.openNamed",
    defaultMessage: "Open: {name}",
    description: "Accessible name of the button Open; name of the step",
  },
} as const;
