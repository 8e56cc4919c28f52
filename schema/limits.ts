/** Named limits that the server enforces and the client shows. This file imports nothing, so both sides can read it. */

/** The domain of the addresses of accounts for a look around; no address outside can end like this (RFC 2606). */
export const LOOK_AROUND_DOMAIN = "look-around.invalid";

/** Spec 5: a note title has at most 80 characters. */
export const NOTE_TITLE_MAX = 80;
/** Spec 5: a note has no limit; this one is where a text stops being a note and starts being an attack. */
export const NOTE_CONTENT_MAX = 1_000_000;
/** The longest name of a hunt, a company or any other named thing, in characters. */
export const NAME_MAX = 200;
/** The longest kind of thing a person may invent, e.g. a company type. */
export const TYPE_NAME_MAX = 60;
/** The longest one-line value: a location, a salary, a reference. */
export const LINE_MAX = 500;
/** The longest free text: a description, a section of an advert, a reason. */
export const TEXT_MAX = 20_000;
/** The longest advert that is kept with the job, in characters. */
export const ADVERT_MAX = 100_000;
/** The longest job record as the REST shim's clients send it (JSON text). */
export const JOB_DATA_MAX = 400_000;
/** The longest name of a time zone; the longest that exists has 32 characters. */
export const TIME_ZONE_MAX = 64;
/** The longest web address. */
export const URL_MAX = 2_000;
/** The longest entry a person writes into the log. */
export const LOG_ENTRY_MAX = 2_000;
/** The longest filter text. */
export const FILTER_MAX = 200;
/** How many finds a search gives unless asked, and at most. */
export const SEARCH_MAX = { usual: 20, most: 50 } as const;
/** The longest way in which a person may read one sentence of the log. */
export const LOG_WORD_MAX = 500;
/** The most sentences, steps and phases of the log that can be told at once. */
export const LOG_WORDS_MAX = 200;
/** The most items one page of a list may ask for. */
export const PAGE_MAX = 200;
/** How far the rows of a list are counted. */
export const COUNT_MAX = 10_001;
/** Spec 9: address suggestions are asked for from this many characters. */
export const ADDRESS_SUGGESTION_MIN = 3;
/** How long a deleted thing can be brought back, in days. */
export const BIN_DAYS = 30;
/**
 * Spec 9: names are cut for display at these lengths, and an ellipsis is added. Spec 5 gives ideal jobs one limit, open
 * and closed, without its value.
 */
export const NAME_CUT = { huntOpen: 15, huntClosed: 20, open: 50, closed: 20, idealJob: 50 } as const;
/** The biggest file that can be uploaded, in bytes. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** What a file may be, by the end of its name; its content must be the same kind. */
export const UPLOAD_EXTENSIONS = [
  "pdf",
  "doc",
  "docx",
  "odt",
  "rtf",
  "txt",
  "md",
  "png",
  "jpg",
  "jpeg",
  "webp",
  "pptx",
  "xlsx",
] as const;
/** How long an uploaded file waits for its document, in hours. */
export const UPLOAD_GRACE_HOURS = 24;
/** How many access tokens one person may have. */
export const ACCESS_TOKENS_MAX = 20;
/** How long an access token is good for unless its owner says otherwise, in days. */
export const ACCESS_TOKEN_DAYS = 90;
/** How long an access token can be good for at most, in days. */
export const ACCESS_TOKEN_DAYS_MAX = 365;
/** The shortest password of an account that is kept here, in characters. */
export const PASSWORD_MIN = 8;
/** The longest password of an account that is kept here. */
export const PASSWORD_MAX = 200;
/** How long the address of a file is good for at most, in seconds. */
export const FILE_LINK_SECONDS = 300;
