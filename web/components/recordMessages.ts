import type { MessageDescriptor } from "react-intl";
import type { ListedKind, RecordKind } from "../lib/recordKinds.js";
import { screenNames } from "./recordScreenMessages.js";

/** The messages for a kind of record outside its own screen. */
interface KindWords {
  /** The name of its kind beside a found record. */
  readonly one: MessageDescriptor;
}

/** The messages for a kind that has a screen, beside those of the links to it. */
interface ScreenWords extends KindWords {
  /** The label of the command that creates one. */
  readonly create: MessageDescriptor;
  /** The heading over its deleted records in the trash. */
  readonly deleted: MessageDescriptor;
  /** The count, in the area of the dashboard, and the label of the button that opens the screen. */
  readonly count: MessageDescriptor;
  readonly goto: MessageDescriptor;
}

interface NoteWords extends KindWords {
  readonly deleted: MessageDescriptor;
}

/** The names of each kind of record in lists of several kinds; a kind without names does not compile. */
export const recordMessages = {
  JOB_HUNT: {
    one: { id: "palette.jobHunt", defaultMessage: "Job hunt", description: "Kind of record" },
    create: { id: "palette.newJobHunt", defaultMessage: "New job hunt", description: "Command" },
    deleted: {
      id: "trash.kind.jobHunt",
      defaultMessage: "Job hunts",
      description: "Heading over deleted things of a kind",
    },
    count: {
      id: "dashboard.huntCount",
      defaultMessage: "{count, plural, one {# hunt} other {# hunts}}",
      description: "Under the area Job Hunts",
    },
    goto: { id: "dashboard.goto.jobHunts", defaultMessage: "goto jobhunts", description: "Main button" },
  },
  IDEAL_JOB: {
    one: { id: "palette.idealJob", defaultMessage: "Ideal job", description: "Kind of record" },
    create: { id: "palette.newIdealJob", defaultMessage: "New ideal job", description: "Command" },
    deleted: {
      id: "trash.kind.idealJob",
      defaultMessage: "Ideal jobs",
      description: "Heading over deleted things of a kind",
    },
    count: {
      id: "dashboard.idealJobCount",
      defaultMessage: "{count, plural, one {# profile} other {# profiles}}",
      description: "Under the area Ideal Job",
    },
    goto: { id: "dashboard.goto.idealJobs", defaultMessage: "goto ideal jobs", description: "Main button" },
  },
  COMPANY: {
    one: { id: "palette.company", defaultMessage: "Company", description: "Kind of record" },
    create: { id: "palette.newCompany", defaultMessage: "New company", description: "Command" },
    deleted: screenNames.COMPANY.screen,
    count: {
      id: "dashboard.companyCount",
      defaultMessage: "{count, plural, one {# company} other {# companies}}",
      description: "Under the area Companies",
    },
    goto: { id: "dashboard.goto.companies", defaultMessage: "goto companies", description: "Main button" },
  },
  CONTACT: {
    one: { id: "palette.contact", defaultMessage: "Contact", description: "Kind of record" },
    create: { id: "palette.newContact", defaultMessage: "New contact", description: "Command" },
    deleted: screenNames.CONTACT.screen,
    count: {
      id: "dashboard.contactCount",
      defaultMessage: "{count, plural, one {# contact} other {# contacts}}",
      description: "Under the area Contacts",
    },
    goto: { id: "dashboard.goto.contacts", defaultMessage: "goto contacts", description: "Main button" },
  },
  DOCUMENT: {
    one: { id: "palette.document", defaultMessage: "Document", description: "Kind of record" },
    create: { id: "palette.newDocument", defaultMessage: "New document", description: "Command" },
    deleted: screenNames.DOCUMENT.screen,
    count: {
      id: "dashboard.documentCount",
      defaultMessage: "{count, plural, one {# document} other {# documents}}",
      description: "Under the area Documents",
    },
    goto: { id: "dashboard.goto.documents", defaultMessage: "goto documents", description: "Main button" },
  },
  NOTE: {
    one: { id: "palette.note", defaultMessage: "Note", description: "Kind of record" },
    deleted: { id: "trash.kind.note", defaultMessage: "Notes", description: "Heading over deleted things of a kind" },
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
} as const satisfies Readonly<
  Record<ListedKind | "JOB_HUNT", ScreenWords> & Record<"NOTE", NoteWords> & Record<RecordKind, KindWords>
>;
