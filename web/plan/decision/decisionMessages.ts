import { defineMessages } from "react-intl";

/** The words of the question whether somebody applies for a job. */
export const decisionMessages = defineMessages({
  title: {
    id: "decision.title",
    defaultMessage: "{job} at {employer}: do you apply?",
    description: "Title of a dialog; job: title of the job, employer: company",
  },
  titleAlone: {
    id: "decision.title.alone",
    defaultMessage: "{job}: do you apply?",
    description: "The same without an employer",
  },
  loading: {
    id: "decision.loading",
    defaultMessage: "Looking at the job…",
    description: "While that dialog is loaded",
  },
  what: { id: "decision.what", defaultMessage: "The decision", description: "What could not be loaded" },
  yes: { id: "decision.yes", defaultMessage: "Yes, I apply", description: "Choice; quoted by a guide" },
  yesGoes: {
    id: "decision.yes.goes",
    defaultMessage:
      "Moves it to {phase} and opens “{step}”. The steps of {former} that you did not need stay as they are.",
    description: "What that choice does; phase: Applying, step: Build application bundle, former: Preparing",
  },
  yesStays: {
    id: "decision.yes.stays",
    defaultMessage: "Moves it to {phase}. The steps of {former} that you did not need stay as they are.",
    description: "What that choice does where it opens nothing; phase: Applying, former: Preparing",
  },
  no: { id: "decision.no", defaultMessage: "No, not this one", description: "Choice; quoted by a guide" },
  noLine: {
    id: "decision.no.line",
    defaultMessage: "Archives it: {outcome}.",
    description: "What that choice does; outcome: I did not apply",
  },
  otherOutcome: {
    id: "decision.no.other",
    defaultMessage: "Another outcome…",
    description: "Button that shows other outcomes of a job hunt",
  },
  doesNotFit: { id: "decision.reason.fit", defaultMessage: "Does not fit", description: "Chip: a reason not to apply" },
  pay: { id: "decision.reason.pay", defaultMessage: "Pay", description: "Chip: a reason not to apply" },
  tooFar: { id: "decision.reason.far", defaultMessage: "Too far", description: "Chip: a reason not to apply" },
  tooLate: { id: "decision.reason.late", defaultMessage: "Too late", description: "Chip: a reason not to apply" },
  reasonHint: {
    id: "decision.reason.hint",
    defaultMessage: "Reason, may stay empty",
    description: "Placeholder of a text box",
  },
  laterLine: {
    id: "decision.later.line",
    defaultMessage: "It stays in {phase}, and this step stays open.",
    description: "What the choice Later does; phase: Preparing",
  },
  beforeLast: {
    id: "decision.later.beforeLast",
    defaultMessage: "Before the last day",
    description: "Chip, its date follows: the day before the last day to apply",
  },
  otherDay: { id: "decision.later.other", defaultMessage: "Other day…", description: "Chip that opens a calendar" },
  applied: {
    id: "decision.applied",
    defaultMessage: "You apply. {job} is in {phase}.",
    description: "Toast with Undo; job: title of the job, phase: Applying",
  },
  archived: {
    id: "decision.archived",
    defaultMessage: "Archived: {outcome}.",
    description: "Toast with Undo; outcome: I did not apply",
  },
});
