/** Named limits that the server enforces and the client shows. This file imports nothing, so both sides can read it. */

/** The domain of the addresses of demo accounts; no real address can end like this (RFC 2606). */
export const LOOK_AROUND_DOMAIN = "look-around.invalid";

/** Spec 5: a note title has at most 80 characters. */
export const NOTE_TITLE_MAX = 80;
/** Spec 5: a note has no limit; this one only stops abuse. */
export const NOTE_CONTENT_MAX = 1_000_000;
/** The longest name of a hunt, a company or any other named thing, in characters. */
export const NAME_MAX = 200;
/** The longest custom type, e.g. a company type. */
export const TYPE_NAME_MAX = 60;
/** The longest one-line value: a location, a salary, a reference. */
export const LINE_MAX = 500;
/** The longest free text: a description, a section of an advert, a reason. */
export const TEXT_MAX = 20_000;
/** The longest text of what a person wants to say when an employer calls. */
export const TALKING_POINTS_MAX = 5_000;
/** The longest text to read an advert from, pasted or the visible text of a page, in characters. */
export const CAPTURE_TEXT_MAX = 500_000;
/** The longest stored advert of a job, in characters. */
export const ADVERT_MAX = 100_000;
/** The most runs of an advert's words that one field of job details quotes. */
export const EVIDENCE_RUNS_MAX = 50;
/** The most jobs that are told of one page or text that holds several. */
export const POSTINGS_MAX = 50;
/** The longest job record as the REST shim's clients send it (JSON text). */
export const JOB_DATA_MAX = 400_000;
/** The longest name of a time zone; the longest that exists has 32 characters. */
export const TIME_ZONE_MAX = 64;
/** The longest web address. */
export const URL_MAX = 2_000;
/** How many signs one hunt may have. */
export const JOB_HUNT_SIGNS_MAX = 1_000;
/** The longest pause, in days. */
export const PAUSE_DAYS_MAX = 366;
/** The longest key of a text or a point of a step. */
export const STEP_KEY_MAX = 40;
/** The longest edited text of a step. */
export const STEP_TEXT_MAX = 10_000;
/** The longest subject line of an edited text, and the longest question at a point of a checklist. */
export const STEP_LINE_MAX = 200;
/** How many edited texts one hunt may have, in all languages together. */
export const JOB_HUNT_STEP_TEXTS_MAX = 200;
/** How many points of checklists one hunt may have that are checked, to ask, or have a question. */
export const JOB_HUNT_STEP_CHECKS_MAX = 200;
/** How many appointments one hunt may have. */
export const JOB_HUNT_APPOINTMENTS_MAX = 200;
/** How many offers one hunt may have. */
export const JOB_HUNT_OFFERS_MAX = 20;
/** How many people one appointment may have. */
export const APPOINTMENT_CONTACTS_MAX = 20;
/** The highest number of an interview. */
export const APPOINTMENT_ROUND_MAX = 20;
/** The longest appointment, in minutes. */
export const APPOINTMENT_MINUTES_MAX = 1_440;
/** The longest name of what an appointment is about, and the longest telephone number of one. */
export const APPOINTMENT_LINE_MAX = 100;
/** The longest place of an appointment. */
export const APPOINTMENT_PLACE_MAX = 300;
/** The longest note about an appointment. */
export const APPOINTMENT_NOTE_MAX = 5_000;
/** The longest tag of a language (RFC 5646, section 4.4.1). */
export const LANGUAGE_MAX = 35;
/** The longest log entry a user writes. */
export const LOG_ENTRY_MAX = 2_000;
/** The longest filter text. */
export const FILTER_MAX = 200;
/** The number of results of a search: by default, and at most. */
export const SEARCH_MAX = { usual: 20, most: 50 } as const;
/** The number of hunts that a search for who calls returns: by default, and at most. */
export const FIND_JOB_HUNTS_MAX = { usual: 8, most: 50 } as const;
/** The most words that entries of the log can be asked for at once; each is compared with every entry that is read. */
export const LOG_WORDS_MAX = 10;
/** The most sentences, and the most steps and phases, in which one of those words can stand. */
export const LOG_WORD_KEYS_MAX = 200;
/** The longest key of a sentence, a step or a phase. */
export const LOG_KEY_MAX = 100;
/** The most links that one hunt has with companies, contacts and documents. */
export const JOB_HUNT_LINKS_MAX = 500;
/** How many hunts can be terminated at once. */
export const TERMINATE_MAX = 100;
/** How many steps can be completed, skipped or moved at once. */
export const STEPS_AT_ONCE_MAX = 100;
/** The most items one page of a list may ask for. */
export const PAGE_MAX = 200;
/** The bound of the count of a list's rows. */
export const COUNT_MAX = 10_001;
/** Spec 9: address suggestions are requested from this many characters on. */
export const ADDRESS_SUGGESTION_MIN = 3;
/** How far back a new stream of changes looks for what its reader has missed, in milliseconds: five minutes. */
export const MISSED_WITHIN_MS_MAX = 300_000;
/** How long a deleted record can be restored, in days. */
export const TRASH_DAYS = 30;
/**
 * Spec 9: names are cut for display at these lengths, and an ellipsis is added. Spec 5 gives ideal jobs one limit, open
 * and closed, without its value.
 */
export const NAME_CUT = { huntOpen: 15, huntClosed: 20, open: 50, closed: 20, idealJob: 50 } as const;
/** The biggest file that can be uploaded, in bytes. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** The kinds of files that can be uploaded, by their usual extensions; `file-kinds.ts` says what they are. */
export const UPLOAD_EXTENSIONS = [
  "pdf",
  "doc",
  "docx",
  "odt",
  "pages",
  "rtf",
  "txt",
  "md",
  "csv",
  "html",
  "mhtml",
  "eml",
  "msg",
  "ics",
  "png",
  "jpg",
  "jpeg",
  "webp",
  "heic",
  "heif",
  "avif",
  "pptx",
  "xlsx",
] as const;
/** How many submissions one hunt may have. */
export const JOB_HUNT_SUBMISSIONS_MAX = 25;
/** How many submissions all hunts of a person may have. */
export const SUBMISSIONS_MAX = 20_000;
/** How many documents one submission may have. */
export const SUBMISSION_FILES_MAX = 50;
/** How many versions one document may have. */
export const DOCUMENT_VERSIONS_MAX = 100;
/** How long an uploaded file waits for its document, in hours. */
export const UPLOAD_GRACE_HOURS = 24;
/** How many access tokens one person may have. */
export const ACCESS_TOKENS_MAX = 20;
/** How long an access token is valid by default, in days. */
export const ACCESS_TOKEN_DAYS = 90;
/** How long an access token can be valid at most, in days. */
export const ACCESS_TOKEN_DAYS_MAX = 365;
/** How many passkeys one account may have. */
export const PASSKEYS_MAX = 20;
/** The shortest password of a local account, in characters. */
export const PASSWORD_MIN = 8;
/** The longest password of a local account, in characters. */
export const PASSWORD_MAX = 200;
/** How long the address of a file is valid at most, in seconds. */
export const FILE_LINK_SECONDS = 300;

/** Below this confidence a value of an advert is worth a check: of values like it, about one in eight or more was wrong. */
export const CHECK_BELOW = 0.87;
