import type { MessageDescriptor } from "react-intl";

/** The sentences of the log by their keys, noun by noun; the server has the same in English. */
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
  "step.notDone": {
    id: "log.line.step.notDone",
    defaultMessage: 'Marked as not done "{step}" in job hunt "{name}"',
    description: "A log entry; step: a workflow step, name: what it is called",
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
  "sign.fromThem": {
    id: "log.line.sign.fromThem",
    defaultMessage: 'Recorded news from the employer in job hunt "{name}"',
    description: "A log entry: the employer answered or called; name: what the job hunt is called",
  },
  "sign.fromMe": {
    id: "log.line.sign.fromMe",
    defaultMessage: 'Recorded a message of yours in job hunt "{name}"',
    description: "A log entry: the person wrote to the employer or called; name: what the job hunt is called",
  },
  "pause.set": {
    id: "log.line.pause.set",
    defaultMessage: 'Paused job hunt "{name}" until {other}',
    description: "A log entry; name: what it is called, other: the first day after the pause, as 2026-11-30",
  },
  "pause.setAll": {
    id: "log.line.pause.setAll",
    defaultMessage: "Paused all job hunts until {other}",
    description: "A log entry; other: the first day after the pause, as 2026-11-30",
  },
  "pause.ended": {
    id: "log.line.pause.ended",
    defaultMessage: 'Ended the pause of job hunt "{name}"',
    description: "A log entry; name: what it is called",
  },
  "pause.endedAll": {
    id: "log.line.pause.endedAll",
    defaultMessage: "Ended the pause of all job hunts",
    description: "A log entry",
  },
  "stepText.changed": {
    id: "log.line.stepText.changed",
    defaultMessage: 'Changed the text of "{step}" in job hunt "{name}"',
    description: "A log entry; step: a workflow step, name: what the job hunt is called",
  },
  "stepText.reset": {
    id: "log.line.stepText.reset",
    defaultMessage: 'Went back to the first text of "{step}" in job hunt "{name}"',
    description: "A log entry: an edited text was removed; step: a workflow step, name: what the job hunt is called",
  },
  "stepCheck.opened": {
    id: "log.line.stepCheck.opened",
    defaultMessage: 'Opened a point of "{step}" in job hunt "{name}" again',
    description: "A log entry: a point of a checklist; step: a workflow step, name: what the job hunt is called",
  },
  "stepCheck.checked": {
    id: "log.line.stepCheck.checked",
    defaultMessage: 'Checked a point of "{step}" in job hunt "{name}"',
    description: "A log entry: a point of a checklist; step: a workflow step, name: what the job hunt is called",
  },
  "stepCheck.toAsk": {
    id: "log.line.stepCheck.toAsk",
    defaultMessage: 'Marked a point of "{step}" in job hunt "{name}" as to ask',
    description: "A log entry: a point of a checklist; step: a workflow step, name: what the job hunt is called",
  },
  "stepCheck.questionChanged": {
    id: "log.line.stepCheck.questionChanged",
    defaultMessage: 'Changed a question of "{step}" in job hunt "{name}"',
    description: "A log entry: a question to ask; step: a workflow step, name: what the job hunt is called",
  },
  "appointment.created": {
    id: "log.line.appointment.created",
    defaultMessage: 'Added an appointment on {other} to job hunt "{name}"',
    description: "A log entry; name: what the job hunt is called, other: the day",
  },
  "appointment.changed": {
    id: "log.line.appointment.changed",
    defaultMessage: 'Changed the appointment on {other} in job hunt "{name}"',
    description: "A log entry; name: what the job hunt is called, other: the day",
  },
  "appointment.cancelled": {
    id: "log.line.appointment.cancelled",
    defaultMessage: 'The appointment on {other} in job hunt "{name}" was cancelled',
    description: "A log entry; name: what the job hunt is called, other: the day",
  },
  "appointment.uncancelled": {
    id: "log.line.appointment.uncancelled",
    defaultMessage: 'The appointment on {other} in job hunt "{name}" takes place after all',
    description: "A log entry: it had been cancelled; name: what the job hunt is called, other: the day",
  },
  "appointment.outcomeNoted": {
    id: "log.line.appointment.outcomeNoted",
    defaultMessage: 'Noted how the appointment on {other} in job hunt "{name}" went',
    description: "A log entry; name: what the job hunt is called, other: the day",
  },
  "appointment.deleted": {
    id: "log.line.appointment.deleted",
    defaultMessage: 'Deleted the appointment on {other} in job hunt "{name}"',
    description: "A log entry; name: what the job hunt is called, other: the day",
  },
  "submission.recorded": {
    id: "log.line.submission.recorded",
    defaultMessage: 'Kept a copy of what was sent on {other} in job hunt "{name}"',
    description: "A log entry; name: what the job hunt is called, other: the day",
  },
  "submission.mistaken": {
    id: "log.line.submission.mistaken",
    defaultMessage: 'What was sent on {other} in job hunt "{name}" was sent by mistake',
    description: "A log entry; name: what the job hunt is called, other: the day",
  },
  "submission.notMistaken": {
    id: "log.line.submission.notMistaken",
    defaultMessage: 'What was sent on {other} in job hunt "{name}" was no mistake',
    description:
      "A log entry: it had been marked as sent by mistake; name: what the job hunt is called, other: the day",
  },
  "offer.recorded": {
    id: "log.line.offer.recorded",
    defaultMessage: 'Recorded the offer of {other} in job hunt "{name}"',
    description: "A log entry; name: what the job hunt is called, other: the day on which the offer came",
  },
  "offer.changed": {
    id: "log.line.offer.changed",
    defaultMessage: 'Changed the offer of {other} in job hunt "{name}"',
    description: "A log entry; name: what the job hunt is called, other: the day on which the offer came",
  },
  "offer.accepted": {
    id: "log.line.offer.accepted",
    defaultMessage: 'Accepted the offer of {other} in job hunt "{name}"',
    description: "A log entry about you. name: what the job hunt is called, other: the day on which the offer came",
  },
  "offer.declined": {
    id: "log.line.offer.declined",
    defaultMessage: 'Declined the offer of {other} in job hunt "{name}"',
    description: "A log entry about you. name: what the job hunt is called, other: the day on which the offer came",
  },
  "offer.withdrawn": {
    id: "log.line.offer.withdrawn",
    defaultMessage: 'The offer of {other} in job hunt "{name}" was withdrawn',
    description:
      "A log entry; the employer withdrew it. name: what the job hunt is called, other: the day on which the offer came",
  },
  "offer.replaced": {
    id: "log.line.offer.replaced",
    defaultMessage: 'Another offer replaced the one of {other} in job hunt "{name}"',
    description: "A log entry; name: what the job hunt is called, other: the day on which the offer came",
  },
  "offer.reopened": {
    id: "log.line.offer.reopened",
    defaultMessage: 'The offer of {other} in job hunt "{name}" is open again',
    description: "A log entry; name: what the job hunt is called, other: the day on which the offer came",
  },
  "offer.deleted": {
    id: "log.line.offer.deleted",
    defaultMessage: 'Deleted the offer of {other} in job hunt "{name}"',
    description: "A log entry; name: what the job hunt is called, other: the day on which the offer came",
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
  "session.ended": {
    id: "log.line.session.ended",
    defaultMessage: "Ended a session",
    description: "A log entry",
  },
  "session.endedMany": {
    id: "log.line.session.endedMany",
    defaultMessage: "Ended {count} sessions",
    description: "A log entry; count: how many",
  },
  "password.changed": {
    id: "log.line.password.changed",
    defaultMessage: "Changed the password",
    description: "A log entry",
  },
  "password.reset": {
    id: "log.line.password.reset",
    defaultMessage: "The operator of the server set a new password",
    description: "A log entry",
  },
  "passkey.added": {
    id: "log.line.passkey.added",
    defaultMessage: "Added the passkey {name}",
    description: "A log entry; name: what it is called",
  },
  "passkey.removed": {
    id: "log.line.passkey.removed",
    defaultMessage: "Removed the passkey {name}",
    description: "A log entry; name: what it is called",
  },
  "oneTimeCodes.turnedOn": {
    id: "log.line.oneTimeCodes.turnedOn",
    defaultMessage: "Turned one-time codes on",
    description: "A log entry; one-time codes: of an authenticator app",
  },
  "oneTimeCodes.turnedOff": {
    id: "log.line.oneTimeCodes.turnedOff",
    defaultMessage: "Turned one-time codes off",
    description: "A log entry; one-time codes: of an authenticator app",
  },
  "recoveryCodes.renewed": {
    id: "log.line.recoveryCodes.renewed",
    defaultMessage: "Made new recovery codes",
    description: "A log entry",
  },
  "secondFactor.removed": {
    id: "log.line.secondFactor.removed",
    defaultMessage: "The operator of the server removed the second factor",
    description: "A log entry; second factor: what is asked for besides the password",
  },
  "accessToken.created": {
    id: "log.line.accessToken.created",
    defaultMessage: "Made the access token {name} ({scopes})",
    description: "A log entry; name: what it is called, scopes: what it may do",
  },
  "accessToken.revoked": {
    id: "log.line.accessToken.revoked",
    defaultMessage: "Revoked the access token {name}",
    description: "A log entry; name: what it is called",
  },
  "calendarFeed.created": {
    id: "log.line.calendarFeed.created",
    defaultMessage: "Made a calendar address",
    description: "A log entry",
  },
  "calendarFeed.renewed": {
    id: "log.line.calendarFeed.renewed",
    defaultMessage: "Renewed the calendar address",
    description: "A log entry",
  },
  "calendarFeed.revoked": {
    id: "log.line.calendarFeed.revoked",
    defaultMessage: "Revoked the calendar address",
    description: "A log entry",
  },
  "calendarFeed.employersShown": {
    id: "log.line.calendarFeed.employersShown",
    defaultMessage: "The calendar names employers",
    description: "A log entry: from then on",
  },
  "calendarFeed.employersHidden": {
    id: "log.line.calendarFeed.employersHidden",
    defaultMessage: "The calendar names no employers any more",
    description: "A log entry",
  },
  "calendarFeed.daysShown": {
    id: "log.line.calendarFeed.daysShown",
    defaultMessage: "The calendar has the days that others set",
    description: "A log entry: from then on; days that others set: e.g. the last day to apply",
  },
  "calendarFeed.daysHidden": {
    id: "log.line.calendarFeed.daysHidden",
    defaultMessage: "The calendar does not have the days that others set any more",
    description: "A log entry; days that others set: e.g. the last day to apply",
  },
  "calendarFeed.stepsShown": {
    id: "log.line.calendarFeed.stepsShown",
    defaultMessage: "The calendar has the steps that are due",
    description: "A log entry: from then on",
  },
  "calendarFeed.stepsHidden": {
    id: "log.line.calendarFeed.stepsHidden",
    defaultMessage: "The calendar does not have the steps that are due any more",
    description: "A log entry",
  },
  "calendarFeed.appointmentsShown": {
    id: "log.line.calendarFeed.appointmentsShown",
    defaultMessage: "The calendar has the appointments",
    description: "A log entry: from then on",
  },
  "calendarFeed.appointmentsHidden": {
    id: "log.line.calendarFeed.appointmentsHidden",
    defaultMessage: "The calendar does not have the appointments any more",
    description: "A log entry",
  },
  "calendarFeed.languageChanged": {
    id: "log.line.calendarFeed.languageChanged",
    defaultMessage: "Changed the language of the calendar to {name}",
    description: "A log entry; name: the language in its own words, e.g. Deutsch",
  },
  "timeZone.changed": {
    id: "log.line.timeZone.changed",
    defaultMessage: "Changed the time zone to {name}",
    description: "A log entry; name: as time zones are called everywhere, e.g. Europe/Berlin",
  },
};

/** The prefix of an entry about an undoing. */
export const undoneLine: MessageDescriptor = {
  id: "log.line.undone",
  defaultMessage: "Undid: {line}",
  description:
    "A log entry that takes another back; line: the other, whole. Must begin with your words and end with the line",
};
