import type { MessageDescriptor } from "react-intl";
import type { JobHuntScenario } from "../../schema.generated.js";
import type { JobHuntScreen } from "./messages.js";

/** The title of the creation dialog of each job hunt screen (spec 2: each has its own). */
export const dialogTitles: Readonly<Record<JobHuntScreen, MessageDescriptor>> = {
  ALL: {
    id: "jobHunt.dialog.all",
    defaultMessage: "New job hunt: where are you starting from?",
    description: "Title of the creation dialog on the screen with all job hunts",
  },
  PREPARING: {
    id: "jobHunt.dialog.preparing",
    defaultMessage: "New preparation: where are you starting from?",
    description: "Title of the creation dialog on the preparing screen",
  },
  APPLYING: {
    id: "jobHunt.dialog.applying",
    defaultMessage: "New application: where are you starting from?",
    description: "Title of the creation dialog on the applying screen",
  },
  INTERVIEWING: {
    id: "jobHunt.dialog.interviewing",
    defaultMessage: "New interview: where are you starting from?",
    description: "Title of the creation dialog on the interviewing screen",
  },
  ACCEPTING: {
    id: "jobHunt.dialog.accepting",
    defaultMessage: "New offer: where are you starting from?",
    description: "Title of the creation dialog on the accepting screen",
  },
};

/** The text below the title of the creation dialog of each job hunt screen. */
export const dialogTexts: Readonly<Record<JobHuntScreen, MessageDescriptor>> = {
  ALL: {
    id: "jobHunt.dialog.all.text",
    defaultMessage: "You give it a title, and its first step is opened for you.",
    description: "Below the title of the creation dialog on the screen with all job hunts",
  },
  PREPARING: {
    id: "jobHunt.dialog.preparing.text",
    defaultMessage: "It begins in Preparing: find out what you want, and decide on a job.",
    description: "Below the title of the creation dialog on the preparing screen",
  },
  APPLYING: {
    id: "jobHunt.dialog.applying.text",
    defaultMessage: "It begins in Applying: you know the job, and the application comes next.",
    description: "Below the title of the creation dialog on the applying screen",
  },
  INTERVIEWING: {
    id: "jobHunt.dialog.interviewing.text",
    defaultMessage: "It begins in Interviewing: you are invited, and get ready to meet them.",
    description: "Below the title of the creation dialog on the interviewing screen",
  },
  ACCEPTING: {
    id: "jobHunt.dialog.accepting.text",
    defaultMessage: "It begins in Accepting: the offer is here, and wants to be checked before you sign.",
    description: "Below the title of the creation dialog on the accepting screen",
  },
};

const noIdea: MessageDescriptor = {
  id: "jobHunt.scenario.noIdea",
  defaultMessage: "No idea what to do, help me",
  description: "Scenario of the creation dialog; listed three times with different sub-lines",
};

/** The titles of the scenarios (spec 2); the last three share one. */
export const scenarioTitles: Readonly<Record<JobHuntScenario, MessageDescriptor>> = {
  FOUND_ADVERT: {
    id: "jobHunt.scenario.foundAdvert",
    defaultMessage: "Found a job advert and want to apply",
    description: "Scenario of the creation dialog",
  },
  INSIDE_LINE: {
    id: "jobHunt.scenario.insideLine",
    defaultMessage: "Have inside line on a job",
    description: "Scenario of the creation dialog",
  },
  FOUND_EMPLOYER: {
    id: "jobHunt.scenario.foundEmployer",
    defaultMessage: "Found an employer to work for",
    description: "Scenario of the creation dialog",
  },
  NO_IDEA_IDEAL_JOB: noIdea,
  NO_IDEA_COMPANIES: noIdea,
  NO_IDEA_PEOPLE: noIdea,
};

/** The hint of each scenario. */
export const scenarioHints: Readonly<Record<JobHuntScenario, MessageDescriptor>> = {
  FOUND_ADVERT: {
    id: "jobHunt.scenario.foundAdvert.hint",
    defaultMessage: "Paste it, and the details are filled in.",
    description: "Sub-line of a scenario",
  },
  INSIDE_LINE: {
    id: "jobHunt.scenario.insideLine.hint",
    defaultMessage: "Start with the person who told you.",
    description: "Sub-line of a scenario",
  },
  FOUND_EMPLOYER: {
    id: "jobHunt.scenario.foundEmployer.hint",
    defaultMessage: "Start with the company.",
    description: "Sub-line of a scenario",
  },
  NO_IDEA_IDEAL_JOB: {
    id: "jobHunt.scenario.noIdea.idealJob",
    defaultMessage: "Describe your ideal job first.",
    description: "Sub-line of a scenario",
  },
  NO_IDEA_COMPANIES: {
    id: "jobHunt.scenario.noIdea.companies",
    defaultMessage: "List companies you like.",
    description: "Sub-line of a scenario",
  },
  NO_IDEA_PEOPLE: {
    id: "jobHunt.scenario.noIdea.people",
    defaultMessage: "Write down people who could help.",
    description: "Sub-line of a scenario",
  },
};

/** The other messages of the creation dialog. */
export const dialogMessages = {
  scenario: {
    id: "jobHunt.dialog.scenario",
    defaultMessage: "Scenario",
    description: "Name of the group of scenarios, for screen readers",
  },
} as const;
