/** The messages about what is next in a hunt, on its cards. */
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
  lastDayWhen: {
    id: "jobHunt.next.lastDayWhen",
    defaultMessage: "last day to apply: {when}",
    description: "Inside a line after when a step is due; when: Fri 27 Nov, or 2 days late",
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
  guide: {
    id: "jobHunt.guide",
    defaultMessage: "Guide",
    description: "Button beside a step that shows how to do it",
  },
  guideOf: {
    id: "jobHunt.guideOf",
    defaultMessage: "Guide: {name}",
    description: "Accessible name of the button Guide; name of the step",
  },
  people: {
    id: "jobHunt.people",
    defaultMessage: "People",
    description: "Row of an open card: the contacts that are linked with its hunt",
  },
  documents: {
    id: "jobHunt.documents",
    defaultMessage: "Documents",
    description: "Row of an open card: the documents that are linked with its hunt",
  },
  plansMade: {
    id: "jobHunt.plansMade",
    defaultMessage: "Your open steps have dates now. Change them as you like.",
    description: "Told once above the hunts, to people whose hunts had no dates before",
  },
} as const;
