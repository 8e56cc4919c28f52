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
}

/** The kinds that are part of a hunt: they count towards no quota, and are not in the trash by themselves. */
const PART_KINDS = [
  "JOB_DETAILS",
  "LINK",
  "SIGN",
  "PAUSE",
  "STEP_TEXT",
  "STEP_CHECK",
  "APPOINTMENT",
  "SUBMISSION",
] as const;
type PartKind = (typeof PART_KINDS)[number];

/** Returns a table of all kinds without those that are part of a hunt. */
export function withoutParts<T extends Readonly<Record<keyof typeof RecordKind, unknown>>>(
  table: T,
): Omit<T, PartKind> {
  const parts: ReadonlySet<string> = new Set(PART_KINDS);
  const kept = Object.entries(table).filter(([kind]) => !parts.has(kind));
  return Object.fromEntries(kept) as Omit<T, PartKind>; // the rows that were kept
}

/** The names of a kind. */
interface RecordWords {
  /** In the actions of the log and in names of operations, such as `jobHunt`. */
  readonly name: string;
  /** In sentences, such as `job hunt`. */
  readonly noun: string;
  readonly plural: string;
  /** For readers of the schema. */
  readonly description: string;
}

/** The names of each kind. */
export const RECORD_WORDS = {
  JOB_HUNT: { name: "jobHunt", noun: "job hunt", plural: "job hunts", description: "A hunt." },
  IDEAL_JOB: { name: "idealJob", noun: "ideal job", plural: "ideal jobs", description: "An ideal job." },
  COMPANY: { name: "company", noun: "company", plural: "companies", description: "A company." },
  CONTACT: { name: "contact", noun: "contact", plural: "contacts", description: "A contact." },
  DOCUMENT: { name: "document", noun: "document", plural: "documents", description: "A document." },
  NOTE: { name: "note", noun: "note", plural: "notes", description: "A note." },
  JOB_DETAILS: {
    name: "jobDetails",
    noun: "job details record",
    plural: "job details records",
    description: "The captured advert of a hunt, which is deleted and restored with the hunt.",
  },
  LINK: {
    name: "link",
    noun: "link",
    plural: "links",
    description: "A link of a hunt with a company, a contact, a document or a note.",
  },
  SIGN: {
    name: "sign",
    noun: "sign",
    plural: "signs",
    description: "An answer, a call or another message between you and an employer.",
  },
  PAUSE: { name: "pause", noun: "pause", plural: "pauses", description: "A pause of one hunt, or of all." },
  STEP_TEXT: {
    name: "stepText",
    noun: "step text",
    plural: "step texts",
    description: "A text of a step that you edited.",
  },
  STEP_CHECK: {
    name: "stepCheck",
    noun: "step check",
    plural: "step checks",
    description: "The state of a point of a step's checklist.",
  },
  APPOINTMENT: {
    name: "appointment",
    noun: "appointment",
    plural: "appointments",
    description: "An appointment of a hunt.",
  },
  SUBMISSION: {
    name: "submission",
    noun: "submission",
    plural: "submissions",
    description: "A copy of what was sent in a hunt.",
  },
} as const satisfies Readonly<Record<RecordKind, RecordWords>>;

registerEnumType(RecordKind, {
  name: "RecordKind",
  description: "The kinds of records that you have.",
  valuesConfig: RECORD_WORDS,
});
