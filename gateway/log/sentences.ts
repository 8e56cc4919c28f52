import { RECORD_WORDS } from "../record-kind.js";

const { JOB_DETAILS: _saved, ...KEPT } = RECORD_WORDS;
const DONE = { created: "Added", updated: "Changed", deleted: "Deleted", restored: "Restored" } as const;

/** What is done to records of every kind alike. */
export type Done = keyof typeof DONE;
/** A sentence of what was done to a record. */
export type KeptSentence = `${(typeof KEPT)[keyof typeof KEPT]["name"]}.${Done}`;

const KEPT_SENTENCES = Object.fromEntries(
  Object.values(KEPT).flatMap(({ name, noun }) =>
    Object.entries(DONE).map(([done, verb]) => [`${name}.${done}`, `${verb} ${noun} "{name}"`]),
  ),
) as Readonly<Record<KeptSentence, string>>; // each kind, each verb

/** Every sentence the log knows, in English; clients say the same in other languages. */
export const SENTENCES = {
  ...KEPT_SENTENCES,
  "jobHunt.renamed": 'Renamed job hunt "{name}" to "{other}"',
  "jobHunt.moved": 'Moved job hunt "{name}" from {from} to {to}',
  "jobHunt.finished": 'Finished job hunt "{name}"',
  "jobHunt.terminated": 'Archived job hunt "{name}"',
  "jobHunt.terminatedBecause": 'Archived job hunt "{name}": {reason}',
  "jobHunt.reopened": 'Reopened job hunt "{name}"',
  "jobHunt.idealJobLinked": 'Job hunt "{name}" follows the ideal job "{other}"',
  "jobHunt.idealJobUnlinked": 'Job hunt "{name}" follows no ideal job any more',
  "step.opened": 'Opened "{step}" in job hunt "{name}"',
  "step.completed": 'Completed "{step}" in job hunt "{name}"',
  "step.reset": 'Reset "{step}" in job hunt "{name}"',
  "step.skipped": 'Skipped "{step}" in job hunt "{name}"',
  "step.notDone": 'Marked as not done "{step}" in job hunt "{name}"',
  "jobDetails.saved": 'Saved the job details of "{name}"',
  "jobDetails.changed": 'Changed the job details of "{name}"',
  "jobDetails.completed": 'Saved the job details of "{name}" and completed "{step}"',
  "bin.emptied": "Emptied the bin ({count} records)",
  "bin.emptiedOfOne": "Emptied the bin ({count} record)",
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
  "timeZone.changed": "Changed the time zone to {name}",
} as const;

/** Which sentence a line is. */
export type SentenceKey = keyof typeof SENTENCES;

/** What stands before the sentence of a line that was taken back, once for each time. */
export const UNDID = "Undid: ";

/** The places of the sentences that hold a word of a list, by its name in the schema: a step or a phase. */
export const TERM_FACTS = ["step", "from", "to"] as const;
/** The places that hold a text as it is; names last, as a name may look like a place. */
export const TEXT_FACTS = ["count", "scopes", "reason", "other", "name"] as const;

/** What fills the places of a sentence. */
export type Facts = Readonly<Partial<Record<(typeof TERM_FACTS)[number] | (typeof TEXT_FACTS)[number], string>>>;

/** A line of the log in parts. */
export interface Sentence {
  readonly key: SentenceKey;
  readonly facts: Facts;
  /** How often it was taken back, and that in turn; absent: never. */
  readonly undone?: number;
}

/** Says it in English. */
export function inEnglish({ key, facts }: Sentence): string {
  const texts: Readonly<Record<string, string | undefined>> = { ...facts, ...lowered(facts) };
  return SENTENCES[key].replace(/\{(\w+)\}/g, (_place, name: string) => texts[name] ?? "");
}

function lowered(facts: Facts): Facts {
  const terms = TERM_FACTS.map((name) => [name, facts[name]?.toLowerCase().replaceAll("_", " ")] as const);
  return Object.fromEntries(terms);
}
