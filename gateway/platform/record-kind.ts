import { registerEnumType } from "type-graphql";

/** The kinds of records that a person has. */
export enum RecordKind {
  JOB_HUNT = "JOB_HUNT",
  IDEAL_JOB = "IDEAL_JOB",
  COMPANY = "COMPANY",
  CONTACT = "CONTACT",
  DOCUMENT = "DOCUMENT",
  NOTE = "NOTE",
  JOB_DETAILS = "JOB_DETAILS",
  LINK = "LINK",
  SIGN = "SIGN",
  PAUSE = "PAUSE",
  STEP_TEXT = "STEP_TEXT",
  STEP_CHECK = "STEP_CHECK",
  APPOINTMENT = "APPOINTMENT",
  SUBMISSION = "SUBMISSION",
  OFFER = "OFFER",
}

/** The place of a kind, and what it is called. */
interface RecordWords {
  /** A part of a hunt counts towards no quota, and is not in the trash by itself. */
  readonly place: "record" | "part";
  /** In the actions of the log and in names of operations, such as `jobHunt`. */
  readonly name: string;
  /** In sentences, such as `job hunt`. */
  readonly noun: string;
  readonly plural: string;
  /** For readers of the schema. */
  readonly description: string;
}

/** The place and the names of each kind. */
export const RECORD_WORDS = {
  JOB_HUNT: { place: "record", name: "jobHunt", noun: "job hunt", plural: "job hunts", description: "A hunt." },
  IDEAL_JOB: {
    place: "record",
    name: "idealJob",
    noun: "ideal job",
    plural: "ideal jobs",
    description: "An ideal job.",
  },
  COMPANY: { place: "record", name: "company", noun: "company", plural: "companies", description: "A company." },
  CONTACT: { place: "record", name: "contact", noun: "contact", plural: "contacts", description: "A contact." },
  DOCUMENT: { place: "record", name: "document", noun: "document", plural: "documents", description: "A document." },
  NOTE: { place: "record", name: "note", noun: "note", plural: "notes", description: "A note." },
  JOB_DETAILS: {
    place: "part",
    name: "jobDetails",
    noun: "job details record",
    plural: "job details records",
    description: "The captured advert of a hunt, which is deleted and restored with the hunt.",
  },
  LINK: {
    place: "part",
    name: "link",
    noun: "link",
    plural: "links",
    description: "A link of a hunt with a company, a contact, a document or a note.",
  },
  SIGN: {
    place: "part",
    name: "sign",
    noun: "sign",
    plural: "signs",
    description: "An answer, a call or another message between you and an employer.",
  },
  PAUSE: {
    place: "part",
    name: "pause",
    noun: "pause",
    plural: "pauses",
    description: "A pause of one hunt, or of all.",
  },
  STEP_TEXT: {
    place: "part",
    name: "stepText",
    noun: "step text",
    plural: "step texts",
    description: "A text of a step that you edited.",
  },
  STEP_CHECK: {
    place: "part",
    name: "stepCheck",
    noun: "step check",
    plural: "step checks",
    description: "The state of a point of a step's checklist.",
  },
  APPOINTMENT: {
    place: "part",
    name: "appointment",
    noun: "appointment",
    plural: "appointments",
    description: "An appointment of a hunt.",
  },
  SUBMISSION: {
    place: "part",
    name: "submission",
    noun: "submission",
    plural: "submissions",
    description: "A copy of what was sent in a hunt.",
  },
  OFFER: { place: "part", name: "offer", noun: "offer", plural: "offers", description: "An offer of a job." },
} as const satisfies Readonly<Record<RecordKind, RecordWords>>;

type Words = typeof RECORD_WORDS;

/** The kinds that are parts of a hunt. */
export type PartKind = { [K in keyof Words]: Words[K]["place"] extends "part" ? K : never }[keyof Words];

/** Returns a table of all kinds without those that are part of a hunt. */
export function withoutParts<T extends Readonly<Record<keyof Words, unknown>>>(table: T): Omit<T, PartKind> {
  const words: Readonly<Record<string, RecordWords>> = RECORD_WORDS;
  const kept = Object.entries(table).filter(([kind]) => words[kind]?.place === "record");
  return Object.fromEntries(kept) as Omit<T, PartKind>; // the rows that were kept
}

registerEnumType(RecordKind, {
  name: "RecordKind",
  description: "The kinds of records that you have.",
  valuesConfig: RECORD_WORDS,
});
