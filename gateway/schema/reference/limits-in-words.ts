import { PAGE_BYTES } from "../../database/page.js";
import { ANSWER_LIMITS, OPERATION_LIMITS } from "../../graphql/operation-limits.js";
import { JSON_LIMITS } from "../../http/json-shape.js";
import { STREAMS } from "../../live/stream.router.js";
import { QUOTAS } from "../../platform/quotas.js";
import { RATE_RULES } from "../../platform/rate-limit.js";
import * as limits from "../../../schema/limits.js";

const MB = 1024 * 1024;
const count = (value: number): string => value.toLocaleString("en");

/** The limits that callers meet: what each is of, and how much it is at most. */
export const LIMITS: readonly (readonly [string, string])[] = [
  ["a name or title", `${count(limits.NAME_MAX)} characters`],
  ["the title of a note", `${count(limits.NOTE_TITLE_MAX)} characters`],
  ["the text of a note", `${count(limits.NOTE_CONTENT_MAX)} characters`],
  ["a description, a section of an advert, a reason", `${count(limits.TEXT_MAX)} characters`],
  ["a line: a location, a salary, an address, a telephone number", `${count(limits.LINE_MAX)} characters`],
  ["a type or role", `${count(limits.TYPE_NAME_MAX)} characters`],
  ["an advert that is kept", `${count(limits.ADVERT_MAX)} characters`],
  ["a text, or the visible text of a page, to read an advert of", `${count(limits.CAPTURE_TEXT_MAX)} characters`],
  ["the runs of an advert that one field quotes", `${limits.EVIDENCE_RUNS_MAX}`],
  ["the jobs that are told of a page that holds several", `${limits.POSTINGS_MAX}`],
  ["a job record as JSON text", `${count(limits.JOB_DATA_MAX)} characters`],
  ["a web address", `${count(limits.URL_MAX)} characters`],
  ["a log entry", `${count(limits.LOG_ENTRY_MAX)} characters`],
  ["a filter", `${count(limits.FILTER_MAX)} characters`],
  ["the key of a sentence, a step or a phase in a log filter", `${limits.LOG_KEY_MAX} characters`],
  [
    "the words of a log filter, and the keys of each word",
    `${limits.LOG_WORDS_MAX}, and ${limits.LOG_WORD_KEYS_MAX} of each kind`,
  ],
  ["the signs of a hunt", count(limits.JOB_HUNT_SIGNS_MAX)],
  [
    "the appointments of a hunt, and the people at one",
    `${limits.JOB_HUNT_APPOINTMENTS_MAX}, and ${limits.APPOINTMENT_CONTACTS_MAX}`,
  ],
  ["the offers of a hunt", `${limits.JOB_HUNT_OFFERS_MAX}`],
  ["the hunts that are terminated at once", `${limits.TERMINATE_MAX}`],
  ["the steps that are completed, skipped or moved at once", `${limits.STEPS_AT_ONCE_MAX}`],
  [
    "submissions: of a hunt, of all hunts, and documents of one",
    `${limits.JOB_HUNT_SUBMISSIONS_MAX}, ${count(limits.SUBMISSIONS_MAX)}, and ${limits.SUBMISSION_FILES_MAX}`,
  ],
  ["the versions of a document", `${limits.DOCUMENT_VERSIONS_MAX}`],
  ["an appointment", `${count(limits.APPOINTMENT_MINUTES_MAX)} minutes`],
  ["the number of an interview", `${limits.APPOINTMENT_ROUND_MAX}`],
  ["the name and the telephone number of an appointment", `${limits.APPOINTMENT_LINE_MAX} characters`],
  ["its place", `${limits.APPOINTMENT_PLACE_MAX} characters`],
  ["its note", `${count(limits.APPOINTMENT_NOTE_MAX)} characters`],
  ["an edited text of a step", `${count(limits.STEP_TEXT_MAX)} characters`],
  ["its subject, and a question at a point of a checklist", `${count(limits.STEP_LINE_MAX)} characters`],
  ["the key of a text or a point", `${limits.STEP_KEY_MAX} characters`],
  ["the name of a time zone", `${limits.TIME_ZONE_MAX} characters`],
  ["the tag of a language", `${limits.LANGUAGE_MAX} characters`],
  [
    "the edited texts of a hunt, and its points that are not open",
    `${limits.JOB_HUNT_STEP_TEXTS_MAX}, and ${limits.JOB_HUNT_STEP_CHECKS_MAX}`,
  ],
  ["the talking points of a hunt", `${count(limits.TALKING_POINTS_MAX)} characters`],
  ["a pause", `${limits.PAUSE_DAYS_MAX} days`],
  ["what a search gives", `${limits.SEARCH_MAX.usual} finds, at most ${limits.SEARCH_MAX.most}`],
  [
    "what a search for a caller gives",
    `${limits.FIND_JOB_HUNTS_MAX.usual} finds, at most ${limits.FIND_JOB_HUNTS_MAX.most}`,
  ],
  ["a page of a list", `${count(limits.PAGE_MAX)} items`],
  ["what `totalCount` counts to", count(limits.COUNT_MAX)],
  ["the milliseconds in `missedWithinMs`", count(limits.MISSED_WITHIN_MS_MAX)],
  ["a file", `${limits.UPLOAD_MAX_BYTES / MB} MB`],
  ["the records of each kind of a person, and their types", count(QUOTAS.records)],
  ["the files of a person", `${count(QUOTAS.records)}, and ${count(QUOTAS.fileMegabytes)} MB`],
  ["the log entries of a person", count(QUOTAS.logEntries)],
  ["the links of a hunt", count(limits.JOB_HUNT_LINKS_MAX)],
  ["the trash, and undo", `${limits.TRASH_DAYS} days`],
  ["the passkeys of an account, and a password", `${limits.PASSKEYS_MAX}, and ${limits.PASSWORD_MAX} characters`],
  ["the access tokens of a person", `${limits.ACCESS_TOKENS_MAX}`],
  [
    "the life of an access token",
    `${limits.ACCESS_TOKEN_DAYS_MAX} days; ${limits.ACCESS_TOKEN_DAYS} unless you say otherwise`,
  ],
  ["requests with a person's access tokens", perMinute(RATE_RULES.accessToken)],
  ["readings of a calendar at its secret address", perMinute(RATE_RULES.calendar)],
  ["requests of a person's browsers", perMinute(RATE_RULES.session)],
  ["the depth of an operation", `${OPERATION_LIMITS.depth}`],
  ["aliases in an operation", `${OPERATION_LIMITS.aliases}`],
  ["directives in an operation", `${OPERATION_LIMITS.directives}`],
  ["the same field in one place", `${OPERATION_LIMITS.repeats}`],
  ["tokens in an operation", `${count(OPERATION_LIMITS.tokens)}`],
  ["characters of an operation", count(OPERATION_LIMITS.characters)],
  ["rows of an operation, the page sizes of its lists together", count(OPERATION_LIMITS.rows)],
  [
    "values in a JSON body, and how deep they are nested",
    `${count(JSON_LIMITS.values)}, and ${JSON_LIMITS.depth} deep`,
  ],
  ["the text of a page, after which it ends early", `${PAGE_BYTES / MB} MB`],
  ["the text of an answer", `${ANSWER_LIMITS.bytes / MB} MB`],
  ["pages read from their address", perMinute(RATE_RULES.page)],
  ["addresses asked of an outside service", perMinute(RATE_RULES.address)],
  ["questions to the AI model", perMinute(RATE_RULES.model)],
  ["streams of live updates", `${STREAMS.perPerson} a person`],
];

function perMinute(rules: readonly { readonly points: number; readonly seconds: number }[]): string {
  const spans: Readonly<Record<number, string>> = { 60: "a minute", 86_400: "a day" };
  return rules.map(({ points, seconds }) => `${count(points)} ${spans[seconds] ?? `in ${seconds} seconds`}`).join(", ");
}
