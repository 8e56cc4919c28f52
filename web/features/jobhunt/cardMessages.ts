import type { MessageDescriptor } from "react-intl";
import type { StepAction } from "../../plan/step/stepActions.js";

/** The messages of a job hunt card. */
export const cardMessages = {
  archive: { id: "jobHunt.archive", defaultMessage: "Archive", description: "Icon button that terminates a job hunt" },
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
  everyStepDone: {
    id: "jobHunt.everyStepDone",
    defaultMessage: "Every step done",
    description: "Collapsed card of a hunt whose phase is complete",
  },
  finished: { id: "jobHunt.finished", defaultMessage: "Finished", description: "A hunt whose last phase is behind it" },
  finishedOn: {
    id: "jobHunt.finishedOn",
    defaultMessage: "Finished {date}",
    description: "A hunt whose last phase is behind it, and since when",
  },
  nextStep: {
    id: "jobHunt.nextStep",
    defaultMessage: "Next: {step}",
    description: "On an open card: the step that is next",
  },
  wholeHunt: {
    id: "jobHunt.wholeHunt",
    defaultMessage: "Whole hunt",
    description: "Label before the steps that belong to no phase",
  },
  advert: {
    id: "jobHunt.advert",
    defaultMessage: "Advert",
    description: "Link on an open card to the captured job advert, to read it",
  },
  reopen: {
    id: "jobHunt.reopen",
    defaultMessage: "Reopen",
    description: "Button that takes up a terminated hunt again",
  },
  terminatePrompt: {
    id: "jobHunt.terminatePrompt",
    defaultMessage: "Please provide a reason for terminating this job hunt and then click Yes to confirm.",
    description: "Fixed prompt of the specification; keep its meaning exactly",
  },
  reason: { id: "jobHunt.reason", defaultMessage: "Reason", description: "Text box for the reason of a termination" },
  noReason: {
    id: "jobHunt.noReason",
    defaultMessage: "No reason given",
    description: "A terminated hunt without a reason",
  },
  label: {
    id: "jobHunt.card.label",
    defaultMessage: "{name}, {done} of {total} steps done",
    description: "Accessible name of a collapsed card, with the full name of the hunt",
  },
  count: { id: "jobHunt.card.count", defaultMessage: "{done}/{total}", description: "Steps done on a collapsed card" },
  started: { id: "jobHunt.started", defaultMessage: "Started {when}", description: "When a hunt began: 9 days ago" },
  idealJob: {
    id: "jobHunt.idealJob",
    defaultMessage: "Ideal job: {name}",
    description: "Read aloud for the link on a card to the ideal job the hunt follows",
  },
  job: {
    id: "jobHunt.job",
    defaultMessage: "The job",
    description: "Read aloud before the line of an open card that names job title, employer and place",
  },
  jobAt: {
    id: "jobHunt.jobAt",
    defaultMessage: "{title}, {employer}",
    description: "On an open card: title of the job, and the employer",
  },
  applyBy: {
    id: "jobHunt.applyBy",
    defaultMessage: "Apply by {date}",
    description: "On an open card: the last day to apply",
  },
  jobId: {
    id: "jobHunt.jobId",
    defaultMessage: "Job ID: {id}",
    description: "The id an employer's system gave the job",
  },
  applicationId: {
    id: "jobHunt.applicationId",
    defaultMessage: "Application ID: {id}",
    description: "The id an employer's system gave the person's application",
  },
  skipToSteps: {
    id: "jobHunt.skipToSteps",
    defaultMessage: "Skip to the steps of the open hunt",
    description: "Link for keyboards at the start of the page",
  },
  steps: { id: "jobHunt.steps", defaultMessage: "Steps of {phase}", description: "Name of the list of steps" },
  stepDone: { id: "jobHunt.step.done", defaultMessage: "{name} is done", description: "Check box of a step" },
  stepMenu: {
    id: "jobHunt.step.menu",
    defaultMessage: "More for step {name}",
    description: "Button that opens the menu of a step",
  },
  resetStep: { id: "jobHunt.step.resetNamed", defaultMessage: "Reset step {name}", description: "Button on a step" },
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
  finishEarly: {
    id: "jobHunt.finishEarly",
    defaultMessage: "Finish the hunt, though steps remain",
    description: "Tooltip of the Progress button in the last phase",
  },
  deleteWhat: {
    id: "jobHunt.deleteWhat",
    defaultMessage: "{name} goes to the bin. You can bring it back for 30 days.",
    description: "Below the question whether a hunt is to be deleted",
  },
  terminatedOn: {
    id: "jobHunt.terminatedOn",
    defaultMessage: "Ended {date}",
    description: "When a hunt was given up",
  },
} as const;

/** The actions of a step, as menu entries. */
export const stepActionNames: Readonly<Record<StepAction, MessageDescriptor>> = {
  OPEN: { id: "jobHunt.step.open", defaultMessage: "Open", description: "Step action: set it Active and go to it" },
  COMPLETE: { id: "jobHunt.step.complete", defaultMessage: "Mark Done", description: "Step action" },
  RESET: { id: "jobHunt.step.reset", defaultMessage: "Reset step", description: "Step action: set it Inactive" },
  SKIP: { id: "jobHunt.step.skip", defaultMessage: "Skip", description: "Step action: pass it over on purpose" },
  MARK_NOT_DONE: { id: "jobHunt.step.markNotDone", defaultMessage: "Mark Not Done", description: "Step action" },
};
