import type { MessageDescriptor } from "react-intl";

/** The message of each server error by its code; the texts are those of gateway/platform/errors.ts. */
export const problemMessages: Readonly<Record<string, MessageDescriptor>> = {
  BAD_REQUEST: {
    id: "problem.BAD_REQUEST",
    defaultMessage: "The request could not be read.",
    description: "Why the server refused or failed",
  },
  UNAUTHENTICATED: {
    id: "problem.UNAUTHENTICATED",
    defaultMessage: "Sign in to go on.",
    description: "Why the server refused or failed",
  },
  NOT_ALLOWED: {
    id: "problem.NOT_ALLOWED",
    defaultMessage: "This address is not on the list of the closed beta.",
    description: "Why the server refused or failed",
  },
  FORBIDDEN: {
    id: "problem.FORBIDDEN",
    defaultMessage: "This is not yours to do.",
    description: "Why the server refused or failed",
  },
  PROOF_REQUIRED: {
    id: "problem.PROOF_REQUIRED",
    defaultMessage: "Confirm that it is you, then do it again.",
    description: "Why the server refused or failed",
  },
  NOT_FOUND: {
    id: "problem.NOT_FOUND",
    defaultMessage: "There is no such thing, or it is not yours.",
    description: "Why the server refused or failed",
  },
  METHOD_NOT_ALLOWED: {
    id: "problem.METHOD_NOT_ALLOWED",
    defaultMessage: "This address does not answer that method.",
    description: "Why the server refused or failed",
  },
  CONFLICT: {
    id: "problem.CONFLICT",
    defaultMessage: "It was changed meanwhile. Load it again, then repeat your change.",
    description: "Why the server refused or failed",
  },
  ILLEGAL_TRANSITION: {
    id: "problem.ILLEGAL_TRANSITION",
    defaultMessage: "That step cannot be taken from here.",
    description: "Why the server refused or failed",
  },
  TOO_LARGE: {
    id: "problem.TOO_LARGE",
    defaultMessage: "That is more than fits.",
    description: "Why the server refused or failed",
  },
  UNSUPPORTED_MEDIA_TYPE: {
    id: "problem.UNSUPPORTED_MEDIA_TYPE",
    defaultMessage: "This kind of content is not accepted. Save the file as PDF, and choose that one.",
    description: "Why the server refused or failed",
  },
  VALIDATION: {
    id: "problem.VALIDATION",
    defaultMessage: "A field breaks a rule.",
    description: "Why the server refused or failed",
  },
  PAGE_UNREACHABLE: {
    id: "problem.PAGE_UNREACHABLE",
    defaultMessage: "The page could not be read. Paste its text instead.",
    description: "Why the server refused or failed",
  },
  PAGE_REFUSED: {
    id: "problem.PAGE_REFUSED",
    defaultMessage: "The site does not let programs read it. Paste the text.",
    description: "Why the server refused or failed",
  },
  PAGE_EMPTY: {
    id: "problem.PAGE_EMPTY",
    defaultMessage: "The page came without its text. Paste the text.",
    description: "Why the server refused or failed",
  },
  PAGE_GONE: {
    id: "problem.PAGE_GONE",
    defaultMessage: "The site says that this page no longer exists. Paste the text if you have it.",
    description: "Why the server refused or failed",
  },
  PAGE_NOT_TEXT: {
    id: "problem.PAGE_NOT_TEXT",
    defaultMessage: "The address leads to something that is not a page.",
    description: "Why the server refused or failed",
  },
  ADVERT_UNREADABLE: {
    id: "problem.ADVERT_UNREADABLE",
    defaultMessage: "That takes too long to read. Paste only the words of the advert.",
    description: "Why the server refused or failed",
  },
  TOO_EXPENSIVE: {
    id: "problem.TOO_EXPENSIVE",
    defaultMessage: "That takes too long to answer. Ask for less at once.",
    description: "Why the server refused or failed",
  },
  QUOTA_REACHED: {
    id: "problem.QUOTA_REACHED",
    defaultMessage: "You may have no more. Delete some, then empty the bin: what is in it counts.",
    description: "Why the server refused or failed",
  },
  LOOK_AROUND_LIMIT: {
    id: "problem.LOOK_AROUND_LIMIT",
    defaultMessage: "An account to look around cannot do this, or no more of it.",
    description: "Why the server refused or failed",
  },
  RATE_LIMITED: {
    id: "problem.RATE_LIMITED",
    defaultMessage: "That was a lot at once. Wait a moment, then try again.",
    description: "Why the server refused or failed",
  },
  SERVER_BUSY: {
    id: "problem.SERVER_BUSY",
    defaultMessage: "The server is busy. Try again in a minute.",
    description: "Why the server refused or failed",
  },
  MODEL_NOT_CONFIGURED: {
    id: "problem.MODEL_NOT_CONFIGURED",
    defaultMessage: "No AI model is set up on this server.",
    description: "Why the server refused or failed",
  },
  MODEL_UNAVAILABLE: {
    id: "problem.MODEL_UNAVAILABLE",
    defaultMessage: "The AI model did not answer.",
    description: "Why the server refused or failed",
  },
  MODEL_BUSY: {
    id: "problem.MODEL_BUSY",
    defaultMessage: "The AI model is busy. Try again in a minute.",
    description: "Why the server refused or failed",
  },
  MODEL_REFUSED: {
    id: "problem.MODEL_REFUSED",
    defaultMessage: "The AI model declined to read this text.",
    description: "Why the server refused or failed",
  },
  MODEL_ANSWER_UNUSABLE: {
    id: "problem.MODEL_ANSWER_UNUSABLE",
    defaultMessage: "The AI model gave an answer that cannot be used.",
    description: "Why the server refused or failed",
  },
  IDENTITY_UNAVAILABLE: {
    id: "problem.IDENTITY_UNAVAILABLE",
    defaultMessage: "Signing in is not possible at the moment.",
    description: "Why the server refused or failed",
  },
  DATABASE_UNAVAILABLE: {
    id: "problem.DATABASE_UNAVAILABLE",
    defaultMessage: "The database does not answer. Try again shortly.",
    description: "Why the server refused or failed",
  },
  FILE_STORE_UNAVAILABLE: {
    id: "problem.FILE_STORE_UNAVAILABLE",
    defaultMessage: "The store of the files does not answer. Try again shortly.",
    description: "Why the server refused or failed",
  },
  STORAGE_FULL: {
    id: "problem.STORAGE_FULL",
    defaultMessage: "The server's disk is full. Nothing was changed.",
    description: "Why the server refused or failed",
  },
  INTERNAL: {
    id: "problem.INTERNAL",
    defaultMessage: "The server failed. The reference below finds the cause.",
    description: "Why the server refused or failed",
  },
};

/** The message of each validation rule that a field breaks; field: its name in the API. */
export const ruleMessages: Readonly<Record<string, MessageDescriptor>> = {
  maxLength: {
    id: "problem.rule.maxLength",
    defaultMessage: "Too long: {field}",
    description: "What is wrong with a field; field: its name",
  },
  maxCount: {
    id: "problem.rule.maxCount",
    defaultMessage: "Too many: {field}",
    description: "What is wrong with a field; field: its name",
  },
  characters: {
    id: "problem.rule.characters",
    defaultMessage: "Holds a character that cannot be stored: {field}",
    description: "What is wrong with a field; field: its name",
  },
  required: {
    id: "problem.rule.required",
    defaultMessage: "Still missing: {field}",
    description: "What is wrong with a field; field: its name",
  },
  date: {
    id: "problem.rule.date",
    defaultMessage: "Not a date in a year from 1 to 9999: {field}",
    description: "What is wrong with a field; field: its name",
  },
  timeZone: {
    id: "problem.rule.timeZone",
    defaultMessage: "Not a time zone: {field}",
    description: "What is wrong with a field; field: its name",
  },
  range: {
    id: "problem.rule.range",
    defaultMessage: "Outside of what is possible: {field}",
    description: "What is wrong with a field; field: its name",
  },
  unique: {
    id: "problem.rule.unique",
    defaultMessage: "Already taken: {field}",
    description: "What is wrong with a field; field: its name",
  },
  url: {
    id: "problem.rule.url",
    defaultMessage: "Not a web address: {field}",
    description: "What is wrong with a field; field: its name",
  },
};
