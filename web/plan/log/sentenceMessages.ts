import type { MessageDescriptor } from "react-intl";
import { accountSentenceMessages } from "./accountSentenceMessages.js";
import { appointmentSentenceMessages } from "./appointmentSentenceMessages.js";
import { signSentenceMessages } from "./signSentenceMessages.js";
import { submissionSentenceMessages } from "./submissionSentenceMessages.js";
import { stepTextSentenceMessages } from "./stepTextSentenceMessages.js";

/** The sentences of the log by their keys; the server has the same in English. */
export const sentenceMessages: Readonly<Record<string, MessageDescriptor>> = {
  "jobHunt.created": {
    id: "log.line.jobHunt.created",
    defaultMessage: 'Added job hunt "{name}"',
    description: "A log entry; name: what it is called",
  },
  "jobHunt.updated": {
    id: "log.line.jobHunt.updated",
    defaultMessage: 'Changed job hunt "{name}"',
    description: "A log entry; name: what it is called",
  },
  "jobHunt.deleted": {
    id: "log.line.jobHunt.deleted",
    defaultMessage: 'Deleted job hunt "{name}"',
    description: "A log entry; name: what it is called",
  },
  "jobHunt.restored": {
    id: "log.line.jobHunt.restored",
    defaultMessage: 'Restored job hunt "{name}"',
    description: "A log entry; name: what it is called",
  },
  "jobHunt.renamed": {
    id: "log.line.jobHunt.renamed",
    defaultMessage: 'Renamed job hunt "{name}" to "{other}"',
    description: "A log entry; name: what it is called, other: its new name",
  },
  "jobHunt.moved": {
    id: "log.line.jobHunt.moved",
    defaultMessage: 'Moved job hunt "{name}" from {from} to {to}',
    description: "A log entry; name: what it is called, from: a phase, to: a phase",
  },
  "jobHunt.finished": {
    id: "log.line.jobHunt.finished",
    defaultMessage: 'Finished job hunt "{name}"',
    description: "A log entry; name: what it is called",
  },
  "jobHunt.terminated": {
    id: "log.line.jobHunt.terminated",
    defaultMessage: 'Archived job hunt "{name}"',
    description: "A log entry; name: what it is called",
  },
  "jobHunt.terminatedBecause": {
    id: "log.line.jobHunt.terminatedBecause",
    defaultMessage: 'Archived job hunt "{name}": {reason}',
    description: "A log entry; name: what it is called, reason: why, in the person's words",
  },
  "jobHunt.ended": {
    id: "log.line.jobHunt.ended",
    defaultMessage: 'Archived job hunt "{name}" ({to})',
    description: "A log entry; name: what it is called, to: how it ended, such as No reply",
  },
  "jobHunt.endedBecause": {
    id: "log.line.jobHunt.endedBecause",
    defaultMessage: 'Archived job hunt "{name}" ({to}): {reason}',
    description: "A log entry; name: what it is called, to: how it ended, reason: the person's own words",
  },
  "jobHunt.differentJobs": {
    id: "log.line.jobHunt.differentJobs",
    defaultMessage: 'Job hunts "{name}" and "{other}" are different jobs',
    description: "A log entry: the person said so; name, other: what the job hunts are called",
  },
  "jobHunt.maybeOneJob": {
    id: "log.line.jobHunt.maybeOneJob",
    defaultMessage: 'Job hunts "{name}" and "{other}" may be one job after all',
    description: "A log entry: the person took back that they are different; name, other: the job hunts",
  },
  "jobHunt.reopened": {
    id: "log.line.jobHunt.reopened",
    defaultMessage: 'Reopened job hunt "{name}"',
    description: "A log entry; name: what it is called",
  },
  "jobHunt.idealJobLinked": {
    id: "log.line.jobHunt.idealJobLinked",
    defaultMessage: 'Job hunt "{name}" follows the ideal job "{other}"',
    description: "A log entry; name: what it is called, other: the ideal job",
  },
  "jobHunt.idealJobUnlinked": {
    id: "log.line.jobHunt.idealJobUnlinked",
    defaultMessage: 'Job hunt "{name}" follows no ideal job any more',
    description: "A log entry; name: what it is called",
  },
  "link.added": {
    id: "log.line.link.added",
    defaultMessage: 'Linked "{other}" to job hunt "{name}"',
    description: "A log entry; name: what it is called, other: a company, a contact or a document",
  },
  "link.changed": {
    id: "log.line.link.changed",
    defaultMessage: 'Changed the link of "{other}" to job hunt "{name}"',
    description: "A log entry; name: what it is called, other: a company, a contact or a document",
  },
  "link.removed": {
    id: "log.line.link.removed",
    defaultMessage: 'Unlinked "{other}" from job hunt "{name}"',
    description: "A log entry; name: what it is called, other: a company, a contact or a document",
  },
  "step.opened": {
    id: "log.line.step.opened",
    defaultMessage: 'Opened "{step}" in job hunt "{name}"',
    description: "A log entry; step: a workflow step, name: what it is called",
  },
  "step.completed": {
    id: "log.line.step.completed",
    defaultMessage: 'Completed "{step}" in job hunt "{name}"',
    description: "A log entry; step: a workflow step, name: what it is called",
  },
  "step.reset": {
    id: "log.line.step.reset",
    defaultMessage: 'Reset "{step}" in job hunt "{name}"',
    description: "A log entry; step: a workflow step, name: what it is called",
  },
  "step.skipped": {
    id: "log.line.step.skipped",
    defaultMessage: 'Skipped "{step}" in job hunt "{name}"',
    description: "A log entry; step: a workflow step, name: what it is called",
  },
  "step.notDone": {
    id: "log.line.step.notDone",
    defaultMessage: 'Marked as not done "{step}" in job hunt "{name}"',
    description: "A log entry; step: a workflow step, name: what it is called",
  },
  "step.doneOn": {
    id: "log.line.step.doneOn",
    defaultMessage: '"{step}" in job hunt "{name}" was done on {other}',
    description: "A log entry; step: a workflow step, name: what it is called, other: a day",
  },
  "step.dueSet": {
    id: "log.line.step.dueSet",
    defaultMessage: 'Set the day of "{step}" in job hunt "{name}" to {other}',
    description: "A log entry; step: a workflow step, name: what it is called, other: a day",
  },
  "step.dueRemoved": {
    id: "log.line.step.dueRemoved",
    defaultMessage: 'Removed the day of "{step}" in job hunt "{name}"',
    description: "A log entry; step: a workflow step, name: what it is called",
  },
  "step.dueReset": {
    id: "log.line.step.dueReset",
    defaultMessage: 'The rule sets the day of "{step}" in job hunt "{name}" again',
    description: "A log entry; step: a workflow step, name: what it is called",
  },
  "jobHunt.datesSet": {
    id: "log.line.jobHunt.datesSet",
    defaultMessage: 'Changed the days of job hunt "{name}"',
    description: "A log entry; name: what it is called",
  },
  "idealJob.created": {
    id: "log.line.idealJob.created",
    defaultMessage: 'Added ideal job "{name}"',
    description: "A log entry; name: what it is called",
  },
  "idealJob.updated": {
    id: "log.line.idealJob.updated",
    defaultMessage: 'Changed ideal job "{name}"',
    description: "A log entry; name: what it is called",
  },
  "idealJob.deleted": {
    id: "log.line.idealJob.deleted",
    defaultMessage: 'Deleted ideal job "{name}"',
    description: "A log entry; name: what it is called",
  },
  "idealJob.restored": {
    id: "log.line.idealJob.restored",
    defaultMessage: 'Restored ideal job "{name}"',
    description: "A log entry; name: what it is called",
  },
  "company.created": {
    id: "log.line.company.created",
    defaultMessage: 'Added company "{name}"',
    description: "A log entry; name: what it is called",
  },
  "company.updated": {
    id: "log.line.company.updated",
    defaultMessage: 'Changed company "{name}"',
    description: "A log entry; name: what it is called",
  },
  "company.deleted": {
    id: "log.line.company.deleted",
    defaultMessage: 'Deleted company "{name}"',
    description: "A log entry; name: what it is called",
  },
  "company.restored": {
    id: "log.line.company.restored",
    defaultMessage: 'Restored company "{name}"',
    description: "A log entry; name: what it is called",
  },
  "contact.created": {
    id: "log.line.contact.created",
    defaultMessage: 'Added contact "{name}"',
    description: "A log entry; name: what it is called",
  },
  "contact.updated": {
    id: "log.line.contact.updated",
    defaultMessage: 'Changed contact "{name}"',
    description: "A log entry; name: what it is called",
  },
  "contact.deleted": {
    id: "log.line.contact.deleted",
    defaultMessage: 'Deleted contact "{name}"',
    description: "A log entry; name: what it is called",
  },
  "contact.restored": {
    id: "log.line.contact.restored",
    defaultMessage: 'Restored contact "{name}"',
    description: "A log entry; name: what it is called",
  },
  "document.created": {
    id: "log.line.document.created",
    defaultMessage: 'Added document "{name}"',
    description: "A log entry; name: what it is called",
  },
  "document.updated": {
    id: "log.line.document.updated",
    defaultMessage: 'Changed document "{name}"',
    description: "A log entry; name: what it is called",
  },
  "document.deleted": {
    id: "log.line.document.deleted",
    defaultMessage: 'Deleted document "{name}"',
    description: "A log entry; name: what it is called",
  },
  "document.restored": {
    id: "log.line.document.restored",
    defaultMessage: 'Restored document "{name}"',
    description: "A log entry; name: what it is called",
  },
  "note.created": {
    id: "log.line.note.created",
    defaultMessage: 'Added note "{name}"',
    description: "A log entry; name: what it is called",
  },
  "note.updated": {
    id: "log.line.note.updated",
    defaultMessage: 'Changed note "{name}"',
    description: "A log entry; name: what it is called",
  },
  "note.deleted": {
    id: "log.line.note.deleted",
    defaultMessage: 'Deleted note "{name}"',
    description: "A log entry; name: what it is called",
  },
  "note.restored": {
    id: "log.line.note.restored",
    defaultMessage: 'Restored note "{name}"',
    description: "A log entry; name: what it is called",
  },
  "jobDetails.saved": {
    id: "log.line.jobDetails.saved",
    defaultMessage: 'Saved the job details of "{name}"',
    description: "A log entry; name: what it is called",
  },
  "jobDetails.changed": {
    id: "log.line.jobDetails.changed",
    defaultMessage: 'Changed the job details of "{name}"',
    description: "A log entry; name: what it is called",
  },
  "jobDetails.completed": {
    id: "log.line.jobDetails.completed",
    defaultMessage: 'Saved the job details of "{name}" and completed "{step}"',
    description: "A log entry; step: a workflow step, name: what the job hunt is called",
  },
  "trash.emptied": {
    id: "log.line.trash.emptied",
    defaultMessage: "Emptied the bin ({count} records)",
    description: "A log entry; count: how many",
  },
  "trash.emptiedOfOne": {
    id: "log.line.trash.emptiedOfOne",
    defaultMessage: "Emptied the bin ({count} record)",
    description: "A log entry; count: 1",
  },
  ...signSentenceMessages,
  ...stepTextSentenceMessages,
  ...appointmentSentenceMessages,
  ...submissionSentenceMessages,
  ...accountSentenceMessages,
};

/** The prefix of an entry about an undoing. */
export const undoneLine: MessageDescriptor = {
  id: "log.line.undone",
  defaultMessage: "Undid: {line}",
  description:
    "A log entry that takes another back; line: the other, whole. Must begin with your words and end with the line",
};
