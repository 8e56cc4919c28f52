import type { MessageDescriptor } from "react-intl";
import type { StepAction } from "../../plan/step/stepActions.js";

/** The messages of a job hunt card. */
export const cardMessages = {
  archive: {
    id: "jobHunt.archive",
    defaultMessage: "Archive",
    description: "Entry of a menu, and a command, that terminates a job hunt",
  },
  finished: { id: "jobHunt.finished", defaultMessage: "Finished", description: "A hunt whose last phase is behind it" },
  finishedOn: {
    id: "jobHunt.finishedOn",
    defaultMessage: "Finished {date}",
    description: "A hunt whose last phase is behind it, and since when",
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
  addAdvert: {
    id: "jobHunt.addAdvert",
    defaultMessage: "Add an advert",
    description: "Read aloud for the link + Advert on an open card without one; it leads to where one is captured",
  },
  count: {
    id: "jobHunt.card.count",
    defaultMessage: "{done} of {total}",
    description: "Steps done on a collapsed card",
  },
  noEmployer: {
    id: "jobHunt.card.noEmployer",
    defaultMessage: "no employer yet",
    description: "On a collapsed card, in place of the employer",
  },
  applyByDay: {
    id: "jobHunt.card.applyBy",
    defaultMessage: "apply by {day}",
    description: "On a collapsed card: the last day to apply is near; day: Sat 28",
  },
  more: {
    id: "jobHunt.more",
    defaultMessage: "More: {name}",
    description: "Accessible name of the button … of an open card, which opens a menu; name of the hunt",
  },
  company: {
    id: "jobHunt.company",
    defaultMessage: "Company",
    description: "Row of an open card: employer and agency of its hunt",
  },
  whoIsEmployer: {
    id: "jobHunt.whoIsEmployer",
    defaultMessage: "Who is the employer?",
    description: "In that row, where no company is known; the button + Company follows",
  },
  started: { id: "jobHunt.started", defaultMessage: "Started {when}", description: "When a hunt began: 9 days ago" },
  idealJob: {
    id: "jobHunt.idealJob",
    defaultMessage: "Ideal job: {name}",
    description: "Read aloud for the link on a card to the ideal job the hunt follows",
  },
  job: {
    id: "jobHunt.job",
    defaultMessage: "The job",
    description: "Read aloud before the line of an open card that names employer, place and pay",
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

/** The actions of a step, as menu entries. */
export const stepActionNames: Readonly<Record<StepAction, MessageDescriptor>> = {
  OPEN: { id: "jobHunt.step.open", defaultMessage: "Open", description: "Step action: set it Active and go to it" },
  COMPLETE: { id: "jobHunt.step.complete", defaultMessage: "Mark Done", description: "Step action" },
  RESET: { id: "jobHunt.step.reset", defaultMessage: "Reset step", description: "Step action: set it Inactive" },
  SKIP: { id: "jobHunt.step.skip", defaultMessage: "Skip", description: "Step action: pass it over on purpose" },
  MARK_NOT_DONE: { id: "jobHunt.step.markNotDone", defaultMessage: "Mark Not Done", description: "Step action" },
};
