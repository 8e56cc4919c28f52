import type { MessageDescriptor } from "react-intl";
import type { PhaseName } from "../../schema.generated.js";

/** A job hunt screen: the one of all phases, or the one of a single phase. */
export type JobHuntScreen = PhaseName | "ALL";

/** The welcome line of each job hunt screen. */
export const welcomeLines: Readonly<Record<JobHuntScreen, MessageDescriptor>> = {
  ALL: {
    id: "jobHunt.welcome.all",
    defaultMessage: "Every hunt, from first idea to signed offer",
    description: "Welcome line of the screen with all job hunts",
  },
  PREPARING: {
    id: "jobHunt.welcome.preparing",
    defaultMessage: "Know what you want before you write to anyone",
    description: "Welcome line of the preparing screen",
  },
  APPLYING: {
    id: "jobHunt.welcome.applying",
    defaultMessage: "Send fewer, better applications",
    description: "Welcome line of the applying screen",
  },
  INTERVIEWING: {
    id: "jobHunt.welcome.interviewing",
    defaultMessage: "Walk in prepared",
    description: "Welcome line of the interviewing screen",
  },
  ACCEPTING: {
    id: "jobHunt.welcome.accepting",
    defaultMessage: "Read before you sign",
    description: "Welcome line of the accepting screen",
  },
};

/** The first text of the help panel of each job hunt screen. */
export const helpTexts: Readonly<Record<JobHuntScreen, MessageDescriptor>> = {
  ALL: {
    id: "jobHunt.help.all",
    defaultMessage:
      "A hunt runs through four phases. Open a card to see the steps of its phase, and press a step to work on it.",
    description: "Help panel of the screen with all job hunts",
  },
  PREPARING: {
    id: "jobHunt.help.preparing",
    defaultMessage:
      "Preparing starts with an idea of the work you want and ends when you have decided on a job to apply for.",
    description: "Help panel of the preparing screen",
  },
  APPLYING: {
    id: "jobHunt.help.applying",
    defaultMessage:
      "Applying starts when you have decided on a job and ends when the employer invites you, or closes the door.",
    description: "Help panel of the applying screen",
  },
  INTERVIEWING: {
    id: "jobHunt.help.interviewing",
    defaultMessage: "Interviewing starts with an invitation and ends when the employer makes an offer, or says no.",
    description: "Help panel of the interviewing screen",
  },
  ACCEPTING: {
    id: "jobHunt.help.accepting",
    defaultMessage: "Accepting starts with an offer and ends when you have signed it and know your first day.",
    description: "Help panel of the accepting screen",
  },
};

/** The lines of the help panel of a phase, below its first text; `b` marks words that occur on the screen. */
export const helpLines = {
  open: {
    id: "jobHunt.help.open",
    defaultMessage: "Press a step to open it. It becomes <b>Active</b>.",
    description: "Help panel of a phase",
  },
  reset: {
    id: "jobHunt.help.reset",
    defaultMessage: "Middle-click a step to set it back, or choose that in its menu “…”.",
    description: "Help panel of a phase, where there is a mouse",
  },
  resetByMenu: {
    id: "jobHunt.help.resetByMenu",
    defaultMessage: "To set a step back, press “…” beside it and choose <b>Reset step</b>.",
    description: "Help panel of a phase, on a touch screen; the words in bold are those of the menu",
  },
  complete: {
    id: "jobHunt.help.complete",
    defaultMessage: "When every step is Done the card offers <b>Complete</b>, and the hunt moves to {next}.",
    description: "Help panel of a phase; next is the name of the phase that follows",
  },
  completeLast: {
    id: "jobHunt.help.completeLast",
    defaultMessage: "When every step is Done the card offers <b>Complete</b>, and the hunt is finished.",
    description: "Help panel of the last phase",
  },
} as const;

/** The messages of the job hunt screens. */
export const screenMessages = {
  all: { id: "jobHunt.tabs.all", defaultMessage: "All", description: "Link to the screen with all job hunts" },
  phases: { id: "jobHunt.tabs.label", defaultMessage: "Phases", description: "Name of the links between phases" },
  nextPhase: {
    id: "jobHunt.nextPhase",
    defaultMessage: "Next phase <b>{phase}</b>",
    description: "Link at the end of the lane of one phase",
  },
  terminated: {
    id: "jobHunt.terminated",
    defaultMessage: "Ended",
    description: "Heading of the hunts that were given up",
  },
  title: { id: "jobHunt.form.title", defaultMessage: "Job hunt title", description: "Field of the job hunt form" },
  titleHint: {
    id: "jobHunt.form.titleHint",
    defaultMessage: "Left empty, it becomes “New Job Hunt”.",
    description: "Below the title field when a hunt is created",
  },
  unnamed: {
    id: "jobHunt.form.unnamed",
    defaultMessage: "New Job Hunt",
    description: "Name of a hunt whose title was left empty",
  },
  emptyTitle: {
    id: "jobHunt.empty.title",
    defaultMessage: "No job hunts yet",
    description: "Shown in place of the lanes when a person has no hunts",
  },
  emptyText: {
    id: "jobHunt.empty.text",
    defaultMessage: "Press New. You choose how you want to begin, and the first steps appear here.",
    description: "Below “No job hunts yet”",
  },
  elsewhere: {
    id: "jobHunt.empty.elsewhere",
    defaultMessage: "<a>{name}</a> is in {phase}.",
    description: "Below “No hunt is in this phase”: where the open hunt is, e.g. after Progress; its name leads there",
  },
  emptyLane: {
    id: "jobHunt.empty.lane",
    defaultMessage: "No hunt is in this phase",
    description: "In place of the cards of one phase",
  },
  what: { id: "jobHunt.what", defaultMessage: "Job hunts", description: "Names the list that could not be loaded" },
} as const;
