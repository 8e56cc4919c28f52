import type { Refusal } from "./refusals.js";

/**
 * The severity of a failure: `operator` needs action, `upstream` passes or has passed, `guard` refused a request, and
 * `caller` is the caller's to correct.
 */
export type Severity = "caller" | "guard" | "upstream" | "operator";

interface ErrorRow {
  /** The HTTP status of the REST shim and of uploads; GraphQL answers keep the transport's rules. */
  readonly status: number;
  readonly severity: Severity;
  /** The default message for users. */
  readonly message: string;
}

/** The table of failures: every code a caller can meet, for GraphQL (`extensions.code`) and REST alike. */
export const ERRORS = {
  BAD_REQUEST: { status: 400, severity: "caller", message: "The request could not be read." },
  UNAUTHENTICATED: { status: 401, severity: "guard", message: "Sign in to go on." },
  NOT_ALLOWED: { status: 403, severity: "guard", message: "This address is not on the list of the closed beta." },
  FORBIDDEN: { status: 403, severity: "guard", message: "This is not yours to do." },
  PROOF_REQUIRED: { status: 403, severity: "guard", message: "Confirm that it is you, then do it again." },
  NOT_FOUND: { status: 404, severity: "caller", message: "There is no such thing, or it is not yours." },
  METHOD_NOT_ALLOWED: { status: 405, severity: "caller", message: "This address does not answer that method." },
  CONFLICT: {
    status: 409,
    severity: "caller",
    message: "It was changed meanwhile. Load it again, then repeat your change.",
  },
  ILLEGAL_TRANSITION: { status: 409, severity: "caller", message: "That step cannot be taken from here." },
  TOO_LARGE: { status: 413, severity: "caller", message: "That is more than fits." },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    severity: "caller",
    message: "This kind of content is not accepted. Save the file as PDF, and choose that one.",
  },
  VALIDATION: { status: 422, severity: "caller", message: "A field breaks a rule." },
  PAGE_UNREACHABLE: { status: 422, severity: "caller", message: "The page could not be read. Paste its text instead." },
  PAGE_REFUSED: { status: 422, severity: "caller", message: "The site does not let programs read it. Paste the text." },
  PAGE_EMPTY: { status: 422, severity: "caller", message: "The page came without its text. Paste the text." },
  PAGE_GONE: {
    status: 422,
    severity: "caller",
    message: "The site says that this page no longer exists. Paste the text if you have it.",
  },
  PAGE_NOT_TEXT: { status: 422, severity: "caller", message: "The address leads to something that is not a page." },
  ADVERT_UNREADABLE: {
    status: 422,
    severity: "caller",
    message: "That takes too long to read. Paste only the words of the advert.",
  },
  TOO_EXPENSIVE: { status: 422, severity: "guard", message: "That takes too long to answer. Ask for less at once." },
  QUOTA_REACHED: {
    status: 403,
    severity: "guard",
    message: "You may have no more. Delete some, then empty the bin: what is in it counts.",
  },
  LOOK_AROUND_LIMIT: {
    status: 403,
    severity: "guard",
    message: "An account to look around cannot do this, or no more of it.",
  },
  RATE_LIMITED: { status: 429, severity: "guard", message: "That was a lot at once. Wait a moment, then try again." },
  SERVER_BUSY: { status: 503, severity: "upstream", message: "The server is busy. Try again in a minute." },
  MODEL_NOT_CONFIGURED: { status: 503, severity: "upstream", message: "No AI model is set up on this server." },
  MODEL_UNAVAILABLE: { status: 503, severity: "upstream", message: "The AI model did not answer." },
  MODEL_BUSY: { status: 503, severity: "upstream", message: "The AI model is busy. Try again in a minute." },
  MODEL_REFUSED: { status: 503, severity: "upstream", message: "The AI model declined to read this text." },
  MODEL_ANSWER_UNUSABLE: {
    status: 503,
    severity: "upstream",
    message: "The AI model gave an answer that cannot be used.",
  },
  IDENTITY_UNAVAILABLE: { status: 503, severity: "operator", message: "Signing in is not possible at the moment." },
  DATABASE_UNAVAILABLE: {
    status: 503,
    severity: "operator",
    message: "The database does not answer. Try again shortly.",
  },
  FILE_STORE_UNAVAILABLE: {
    status: 503,
    severity: "operator",
    message: "The store of the files does not answer. Try again shortly.",
  },
  STORAGE_FULL: { status: 507, severity: "operator", message: "The server's disk is full. Nothing was changed." },
  INTERNAL: { status: 500, severity: "operator", message: "The server failed. The reference below finds the cause." },
} as const satisfies Record<string, ErrorRow>;

/** A code of the error table. */
export type ErrorCode = keyof typeof ERRORS;

/** The codes of refused requests; each comes with its reason for the operator. */
export type GuardCode = {
  [Code in ErrorCode]: (typeof ERRORS)[Code]["severity"] extends "guard" ? Code : never;
}[ErrorCode];

/** One broken rule of one input field, with a message for the user. */
export interface FieldFault {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

/** The data that a failure may pass to the caller; never another person's. */
export interface ErrorFacts {
  readonly message?: string;
  readonly fields?: readonly FieldFault[];
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number;
  /** The state that the caller did not know, e.g. the current version in a CONFLICT, or a site's status. */
  readonly current?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
  /** The reason of a refusal, for the operator alone. */
  readonly refusal?: Refusal;
}

/** A failure that a caller can cause or must know of; anything else thrown is a bug and is masked. */
export class AppError extends Error {
  override readonly name = "AppError";

  constructor(code: Exclude<ErrorCode, GuardCode>, facts?: ErrorFacts);
  constructor(code: ErrorCode, facts: ErrorFacts & { readonly refusal: Refusal });
  constructor(
    readonly code: ErrorCode,
    readonly facts: ErrorFacts = {},
  ) {
    super(facts.message ?? ERRORS[code].message, { cause: facts.cause });
  }

  /** Returns the HTTP status of this failure outside GraphQL. */
  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** Returns the error for an id that is of no record of the caller: of none at all, of one in the trash, or of another's. */
export function noSuchRecord(noun: string, id: string): AppError {
  return new AppError("NOT_FOUND", { message: `There is no ${noun} with the id ${id.slice(0, 64)}.` });
}
