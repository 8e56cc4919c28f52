import type { MessageDescriptor } from "react-intl";
import type { ListedKind, RecordKind } from "../lib/recordKinds.js";

/** The messages for a kind of record outside its own screen. */
interface KindWords {
  /** The name of its kind beside a found record. */
  readonly one: MessageDescriptor;
}

/** The messages for a kind that has a screen. */
interface ScreenWords extends KindWords {
  /** The label of the command that creates one. */
  readonly create: MessageDescriptor;
}

/** The names of each kind of record in lists of several kinds; a kind without names does not compile. */
export const recordMessages = {
  JOB_HUNT: {
    one: { id: "palette.jobHunt", defaultMessage: "Job hunt", description: "Kind of record" },
    create: { id: "palette.newJobHunt", defaultMessage: "New job hunt", description: "Command" },
  },
  IDEAL_JOB: {
    one: { id: "palette.idealJob", defaultMessage: "Ideal job", description: "Kind of record" },
    create: { id: "palette.newIdealJob", defaultMessage: "New ideal job", description: "Command" },
  },
  COMPANY: {
    one: { id: "palette.company", defaultMessage: "Company", description: "Kind of record" },
    create: { id: "palette.newCompany", defaultMessage: "New company", description: "Command" },
  },
  CONTACT: {
    one: { id: "palette.contact", defaultMessage: "Contact", description: "Kind of record" },
    create: { id: "palette.newContact", defaultMessage: "New contact", description: "Command" },
  },
  DOCUMENT: {
    one: { id: "palette.document", defaultMessage: "Document", description: "Kind of record" },
    create: { id: "palette.newDocument", defaultMessage: "New document", description: "Command" },
  },
  NOTE: {
    one: { id: "palette.note", defaultMessage: "Note", description: "Kind of record" },
  },
  JOB_DETAILS: { one: { id: "palette.jobDetails", defaultMessage: "Job details", description: "Kind of record" } },
  LINK: { one: { id: "record.link", defaultMessage: "Link", description: "Kind of record: links two records" } },
  SIGN: {
    one: { id: "record.sign", defaultMessage: "Message", description: "Kind of record: an answer, a call or a letter" },
  },
  PAUSE: { one: { id: "record.pause", defaultMessage: "Pause", description: "Kind of record: a pause of a job hunt" } },
  STEP_TEXT: {
    one: { id: "record.stepText", defaultMessage: "Text of a step", description: "Kind of record: an edited text" },
  },
  STEP_CHECK: {
    one: {
      id: "record.stepCheck",
      defaultMessage: "Point of a checklist",
      description: "Kind of record: a point of a step's list that was checked",
    },
  },
  APPOINTMENT: {
    one: {
      id: "record.appointment",
      defaultMessage: "Appointment",
      description: "Kind of record: an interview or call",
    },
  },
  SUBMISSION: {
    one: {
      id: "record.submission",
      defaultMessage: "Copy of what you sent",
      description: "Kind of record: the documents that were sent to an employer, as they were",
    },
  },
  OFFER: { one: { id: "record.offer", defaultMessage: "Offer", description: "Kind of record: an offer of a job" } },
} as const satisfies Readonly<Record<ListedKind | "JOB_HUNT", ScreenWords> & Record<RecordKind, KindWords>>;
