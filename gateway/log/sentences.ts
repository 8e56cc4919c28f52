import { RECORD_WORDS, withoutParts } from "../platform/record-kind.js";

const KEPT = withoutParts(RECORD_WORDS);
const DONE = { created: "Added", updated: "Changed", deleted: "Deleted", restored: "Restored" } as const;

/** The actions common to records of every kind. */
export type Done = keyof typeof DONE;
/** The key of a sentence about such an action. */
export type KeptSentence = `${(typeof KEPT)[keyof typeof KEPT]["name"]}.${Done}`;

const KEPT_SENTENCES = Object.fromEntries(
  Object.values(KEPT).flatMap(({ name, noun }) =>
    Object.entries(DONE).map(([done, verb]) => [`${name}.${done}`, `${verb} ${noun} "{name}"`]),
  ),
) as Readonly<Record<KeptSentence, string>>; // each kind, each verb

/** Every sentence of the log in English; clients translate them. */
export const SENTENCES = {
  ...KEPT_SENTENCES,
  "jobHunt.renamed": 'Renamed job hunt "{name}" to "{other}"',
  "jobHunt.moved": 'Moved job hunt "{name}" from {from} to {to}',
  "jobHunt.finished": 'Finished job hunt "{name}"',
  "jobHunt.terminated": 'Archived job hunt "{name}"',
  "jobHunt.terminatedBecause": 'Archived job hunt "{name}": {reason}',
  "jobHunt.ended": 'Archived job hunt "{name}" ({to})',
  "jobHunt.endedBecause": 'Archived job hunt "{name}" ({to}): {reason}',
  "jobHunt.differentJobs": 'Job hunts "{name}" and "{other}" are different jobs',
  "jobHunt.maybeOneJob": 'Job hunts "{name}" and "{other}" may be one job after all',
  "jobHunt.reopened": 'Reopened job hunt "{name}"',
  "jobHunt.idealJobLinked": 'Job hunt "{name}" follows the ideal job "{other}"',
  "jobHunt.idealJobUnlinked": 'Job hunt "{name}" follows no ideal job any more',
  "link.added": 'Linked "{other}" to job hunt "{name}"',
  "link.changed": 'Changed the link of "{other}" to job hunt "{name}"',
  "link.removed": 'Unlinked "{other}" from job hunt "{name}"',
  "step.opened": 'Opened "{step}" in job hunt "{name}"',
  "step.completed": 'Completed "{step}" in job hunt "{name}"',
  "step.reset": 'Reset "{step}" in job hunt "{name}"',
  "step.skipped": 'Skipped "{step}" in job hunt "{name}"',
  "step.doneOn": '"{step}" in job hunt "{name}" was done on {other}',
  "step.dueSet": 'Set the day of "{step}" in job hunt "{name}" to {other}',
  "step.dueRemoved": 'Removed the day of "{step}" in job hunt "{name}"',
  "step.dueReset": 'The rule sets the day of "{step}" in job hunt "{name}" again',
  "jobHunt.datesSet": 'Changed the days of job hunt "{name}"',
  "step.notDone": 'Marked as not done "{step}" in job hunt "{name}"',
  "jobDetails.saved": 'Saved the job details of "{name}"',
  "jobDetails.changed": 'Changed the job details of "{name}"',
  "jobDetails.completed": 'Saved the job details of "{name}" and completed "{step}"',
  "sign.fromThem": 'Recorded news from the employer in job hunt "{name}"',
  "sign.fromMe": 'Recorded a message of yours in job hunt "{name}"',
  "pause.set": 'Paused job hunt "{name}" until {other}',
  "pause.setAll": "Paused all job hunts until {other}",
  "pause.ended": 'Ended the pause of job hunt "{name}"',
  "pause.endedAll": "Ended the pause of all job hunts",
  "stepText.changed": 'Changed the text of "{step}" in job hunt "{name}"',
  "stepText.reset": 'Went back to the first text of "{step}" in job hunt "{name}"',
  "stepCheck.opened": 'Opened a point of "{step}" in job hunt "{name}" again',
  "stepCheck.checked": 'Checked a point of "{step}" in job hunt "{name}"',
  "stepCheck.toAsk": 'Marked a point of "{step}" in job hunt "{name}" as to ask',
  "stepCheck.questionChanged": 'Changed a question of "{step}" in job hunt "{name}"',
  "appointment.created": 'Added an appointment on {other} to job hunt "{name}"',
  "appointment.changed": 'Changed the appointment on {other} in job hunt "{name}"',
  "appointment.cancelled": 'The appointment on {other} in job hunt "{name}" was cancelled',
  "appointment.uncancelled": 'The appointment on {other} in job hunt "{name}" takes place after all',
  "appointment.outcomeNoted": 'Noted how the appointment on {other} in job hunt "{name}" went',
  "appointment.deleted": 'Deleted the appointment on {other} in job hunt "{name}"',
  "submission.recorded": 'Kept a copy of what was sent on {other} in job hunt "{name}"',
  "submission.mistaken": 'What was sent on {other} in job hunt "{name}" was sent by mistake',
  "submission.notMistaken": 'What was sent on {other} in job hunt "{name}" was no mistake',
  "offer.recorded": 'Recorded the offer of {other} in job hunt "{name}"',
  "offer.changed": 'Changed the offer of {other} in job hunt "{name}"',
  "offer.accepted": 'Accepted the offer of {other} in job hunt "{name}"',
  "offer.declined": 'Declined the offer of {other} in job hunt "{name}"',
  "offer.withdrawn": 'The offer of {other} in job hunt "{name}" was withdrawn',
  "offer.replaced": 'Another offer replaced the one of {other} in job hunt "{name}"',
  "offer.reopened": 'The offer of {other} in job hunt "{name}" is open again',
  "offer.deleted": 'Deleted the offer of {other} in job hunt "{name}"',
  "trash.emptied": "Emptied the bin ({count} records)",
  "trash.emptiedOfOne": "Emptied the bin ({count} record)",
  "session.ended": "Ended a session",
  "session.endedMany": "Ended {count} sessions",
  "password.changed": "Changed the password",
  "password.reset": "The operator of the server set a new password",
  "passkey.added": "Added the passkey {name}",
  "passkey.removed": "Removed the passkey {name}",
  "oneTimeCodes.turnedOn": "Turned one-time codes on",
  "oneTimeCodes.turnedOff": "Turned one-time codes off",
  "recoveryCodes.renewed": "Made new recovery codes",
  "secondFactor.removed": "The operator of the server removed the second factor",
  "accessToken.created": "Made the access token {name} ({scopes})",
  "accessToken.revoked": "Revoked the access token {name}",
  "calendarFeed.created": "Made a calendar address",
  "calendarFeed.renewed": "Renewed the calendar address",
  "calendarFeed.revoked": "Revoked the calendar address",
  "calendarFeed.employersShown": "The calendar names employers",
  "calendarFeed.employersHidden": "The calendar names no employers any more",
  "calendarFeed.daysShown": "The calendar has the days that others set",
  "calendarFeed.daysHidden": "The calendar does not have the days that others set any more",
  "calendarFeed.stepsShown": "The calendar has the steps that are due",
  "calendarFeed.stepsHidden": "The calendar does not have the steps that are due any more",
  "calendarFeed.appointmentsShown": "The calendar has the appointments",
  "calendarFeed.appointmentsHidden": "The calendar does not have the appointments any more",
  "calendarFeed.languageChanged": "Changed the language of the calendar to {name}",
  "timeZone.changed": "Changed the time zone to {name}",
} as const;

/** The key of an entry's sentence. */
export type SentenceKey = keyof typeof SENTENCES;

/** The prefix of the sentence of an undoing, once for each time. */
export const UNDID = "Undid: ";

/** The placeholders of sentences for a term, by its name in the schema: a step, a phase or an outcome. */
export const TERM_PLACEHOLDERS = ["step", "from", "to"] as const;
/** The placeholders for an unchanged text; names last, as a name may look like a placeholder. */
export const TEXT_PLACEHOLDERS = ["count", "scopes", "reason", "other", "name"] as const;

/** The values of a sentence's placeholders. */
export type Facts = Readonly<
  Partial<Record<(typeof TERM_PLACEHOLDERS)[number] | (typeof TEXT_PLACEHOLDERS)[number], string>>
>;

/** A log entry in parts. */
export interface Sentence {
  readonly key: SentenceKey;
  readonly facts: Facts;
  /** The number of undoings, each of the one before; absent: none. */
  readonly undone?: number;
}

/** Returns the sentence in English. */
export function inEnglish({ key, facts }: Sentence): string {
  const texts: Readonly<Record<string, string | undefined>> = { ...facts, ...lowered(facts) };
  return SENTENCES[key].replace(/\{(\w+)\}/g, (_place, name: string) => texts[name] ?? "");
}

function lowered(facts: Facts): Facts {
  const terms = TERM_PLACEHOLDERS.map((name) => [name, facts[name]?.toLowerCase().replaceAll("_", " ")] as const);
  return Object.fromEntries(terms);
}
