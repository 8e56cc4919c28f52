/** The messages of the job hunts of several equal steps, while their row is unfolded. */
export const linesMessages = {
  apply: { id: "today.steps.apply", defaultMessage: "I apply", description: "Button at a job; the decision is yes" },
  no: { id: "today.steps.no", defaultMessage: "No", description: "Button at a job; the decision is not to apply" },
  forHunt: {
    id: "today.steps.forHunt",
    defaultMessage: "{act}: {hunt}",
    description: "Accessible name of a button at a job: I apply: Analytics Engineer, Brindle Maps",
  },
  more: {
    id: "today.steps.more",
    defaultMessage: "{count, plural, one {# more} other {# more}}",
    description: "Button under the first of several job hunts: shows the others",
  },
  doneForAll: {
    id: "today.steps.doneForAll",
    defaultMessage: "Done for all",
    description: "Button: the step is done in all these job hunts",
  },
  laterForAll: {
    id: "today.steps.laterForAll",
    defaultMessage: "Later for all",
    description: "Button: move the step of all these job hunts to a later day",
  },
  skipForAll: {
    id: "today.steps.skipForAll",
    defaultMessage: "Skip for all",
    description: "Button: pass the step over in all these job hunts",
  },
  done: {
    id: "today.steps.done",
    defaultMessage: "{step}: {count, plural, one {# job done} other {# jobs done}}.",
    description: "Toast with Undo, after Done for all",
  },
  skipped: {
    id: "today.steps.skipped",
    defaultMessage: "{step}: {count, plural, one {# job skipped} other {# jobs skipped}}.",
    description: "Toast with Undo, after Skip for all",
  },
  moved: {
    id: "today.steps.moved",
    defaultMessage: "{step}: {count, plural, one {# job moved to {day}} other {# jobs moved to {day}}}.",
    description: "Toast with Undo, after Later for all; day: Fri 27 Nov",
  },
  notChanged: {
    id: "today.steps.notChanged",
    defaultMessage: "{count, plural, one {Not changed: {names}.} other {# not changed: {names}.}}",
    description:
      "Toast, or at the end of one: some jobs that were changed elsewhere, or refused; names: of the first ones",
  },
} as const;
