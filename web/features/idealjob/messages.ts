import type { MessageDescriptor } from "react-intl";
import type { IdealJobStatus } from "../../schema.generated.js";

/** The messages of the ideal job screen. */
export const idealJobMessages = {
  title: {
    id: "idealJob.title",
    defaultMessage: "Ideal jobs",
    description: "Name of the list, e.g. when it fails to load",
  },
  welcome: {
    id: "idealJob.welcome",
    defaultMessage: "Describe the job you would say yes to",
    description: "Welcome line of the ideal job screen",
  },
  description: {
    id: "idealJob.description",
    defaultMessage:
      "A profile is your own yardstick. Write one before you read adverts, then link it to a job hunt with Activate.",
    description: "Long description of the ideal job screen",
  },
  count: {
    id: "idealJob.count",
    defaultMessage: "{count, plural, one {# ideal job} other {# ideal jobs}}",
    description: "Read aloud when the list has loaded or changed",
  },
  selectedJobHunt: {
    id: "idealJob.selectedHunt",
    defaultMessage: "Selected job hunt: <b>{hunt}</b>. Activate links a profile to it.",
    description: "Above the list; hunt: the name of the hunt; Activate: the button of a profile",
  },
  noSelectedJobHunt: {
    id: "idealJob.noSelectedHunt",
    defaultMessage: "No job hunt is selected. <a>Open one</a>, and come back to link a profile to it.",
    description: "Above the list; <a> leads to the job hunts",
  },
  emptyTitle: {
    id: "idealJob.empty.title",
    defaultMessage: "No ideal jobs yet",
    description: "Heading of the empty list",
  },
  emptyText: {
    id: "idealJob.empty.text",
    defaultMessage: "Press New and write down what you must have and what you would love. Two short lists are enough.",
    description: "Text of the empty list",
  },
  noDescription: {
    id: "idealJob.noDescription",
    defaultMessage: "Nothing is written about this job yet.",
    description: "In an open card without a description",
  },
  jobHunts: {
    id: "idealJob.jobHunts",
    defaultMessage: "{count, plural, one {# job hunt} other {# job hunts}}",
    description: "On a row: how many hunts follow the ideal job",
  },
  activate: {
    id: "button.activate",
    defaultMessage: "Activate",
    description: "Button: link an ideal job to the selected hunt",
  },
  activateNamed: {
    id: "idealJob.activateNamed",
    defaultMessage: "Activate {name}",
    description: "Accessible name of the button Activate; begins with the word on it",
  },
  activateHint: {
    id: "idealJob.activateHint",
    defaultMessage: "Link it to {hunt}",
    description: "Tooltip of the button Activate; hunt: the selected hunt",
  },
  unlink: {
    id: "idealJob.unlink",
    defaultMessage: "Unlink",
    description: "Button: the selected hunt follows this ideal job no more",
  },
  unlinkHint: {
    id: "idealJob.unlinkHint",
    defaultMessage: "Unlink it from {hunt}",
    description: "Tooltip of the button Unlink; hunt: the selected hunt",
  },
  linked: {
    id: "idealJob.linked",
    defaultMessage: "{hunt} now follows {name}",
    description: "Message after Activate, with Undo; hunt: the hunt, name: the ideal job",
  },
  unlinked: {
    id: "idealJob.unlinked",
    defaultMessage: "{hunt} no longer follows {name}",
    description: "Message after Unlink, with Undo; hunt: the hunt, name: the ideal job",
  },
  deleteConsequence: {
    id: "idealJob.delete.consequence",
    defaultMessage: "{name} and its notes will be deleted.",
    description: "Under 'Are you sure?'; name: the ideal job",
  },
  name: { id: "idealJob.form.name", defaultMessage: "Title", description: "Field label" },
  text: { id: "idealJob.form.description", defaultMessage: "Description", description: "Field label" },
  textHint: {
    id: "idealJob.form.descriptionHint",
    defaultMessage: "You can use Markdown: **bold**, - lists, # headings.",
    description: "Under the description; the signs are those of Markdown",
  },
  total: {
    id: "idealJob.statistics.total",
    defaultMessage: "Profiles",
    description: "Row of the statistics: how many",
  },
} as const;

/** The names of the statuses an ideal job can have (spec 4). */
export const statusNames: Readonly<Record<IdealJobStatus, MessageDescriptor>> = {
  INACTIVE: { id: "idealJob.status.inactive", defaultMessage: "Inactive", description: "Status: no hunt follows it" },
  ACTIVE: { id: "idealJob.status.active", defaultMessage: "Active", description: "Status: a hunt follows it" },
};
