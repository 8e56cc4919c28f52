/** The messages of the guide of a step. */
export const guideMessages = {
  guide: { id: "guide.guide", defaultMessage: "Guide", description: "Name of the panel with the guide of a step" },
  place: {
    id: "guide.place",
    defaultMessage: "step {number} of {total} · {status}",
    description: "Where a step stands in its phase, and its status: step 5 of 8 · Active",
  },
  huntSheet: {
    id: "guide.huntSheet",
    defaultMessage: "Hunt sheet",
    description: "Link to the page with everything about a hunt, for when they call",
  },
  why: { id: "guide.why", defaultMessage: "Why", description: "Heading: what a step is and why it is worth doing" },
  how: { id: "guide.how", defaultMessage: "How", description: "Heading: how to do a step" },
  goodStart: {
    id: "guide.goodStart",
    defaultMessage: "This alone is a good start",
    description: "Small line under the first part of how to do a step",
  },
  doneWhen: {
    id: "guide.doneWhen",
    defaultMessage: "It is done when",
    description: "Begins a sentence that the guide ends: It is done when the message is sent.",
  },
  situations: {
    id: "guide.situations",
    defaultMessage: "If this is you",
    description: "Opens lines for people in a hard situation: first job, long without work, and others",
  },
  askHelper: {
    id: "guide.askHelper",
    defaultMessage: "Ask {helper}",
    description: "Button that shows the e-mail to the person at one's side; name of the person",
  },
  noHelper: {
    id: "guide.noHelper",
    defaultMessage:
      "Let somebody read it with you. The employment office, a library, a union or an advice centre do it free of charge. Link the person as a contact with the role “{role}”.",
    description: "Shown where no person at one's side is linked",
  },
  ownScreen: {
    id: "guide.ownScreen",
    defaultMessage: "A screen of its own for this step: Coming soon!",
    description: "Small last line of a guide",
  },
  skip: { id: "guide.skip", defaultMessage: "Skip", description: "Button: pass a step over" },
  notDone: { id: "guide.notDone", defaultMessage: "Not done", description: "Button: the step was not done" },
  done: { id: "guide.done", defaultMessage: "Done", description: "Button: the step is done" },
  notDoneWhy: {
    id: "guide.notDoneWhy",
    defaultMessage: "Do you want to note why? You can leave this empty.",
    description: "Asked after Not done; the answer becomes a note of the hunt",
  },
  notDoneNote: {
    id: "guide.notDoneNote",
    defaultMessage: "{step}: not done",
    description: "Title of the note that says why a step was not done; name of the step",
  },
  checksOpen: {
    id: "guide.checksOpen",
    defaultMessage: "{open, plural, one {One check is open.} other {# checks are open.}} Done anyway?",
    description: "Asked before a step with an unfinished checklist is done",
  },
  beforeOpen: {
    id: "guide.beforeOpen",
    defaultMessage: "“{step}” is open. Done anyway?",
    description: "Asked before a step is done while one that should be first is open; name of that one",
  },
  copyEmail: { id: "guide.copyEmail", defaultMessage: "Copy the e-mail", description: "Button" },
  copyText: { id: "guide.copyText", defaultMessage: "Copy the text", description: "Button" },
  whole: {
    id: "guide.whole",
    defaultMessage: "Whole guide",
    description: "Button: go from the short guide to the screen of the step",
  },
  what: { id: "guide.what", defaultMessage: "The guide", description: "In messages: The guide could not be loaded" },
} as const;
