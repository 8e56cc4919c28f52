import type { MessageDescriptor } from "react-intl";
import type { ListedKind, RecordKind } from "../lib/recordKinds.js";

/** The words for a kind of record outside its own screen. */
interface KindWords {
  /** Its name beside a record of it that was found. */
  readonly one: MessageDescriptor;
}

/** The words for a kind that has a screen. */
interface ScreenWords extends KindWords {
  readonly link: MessageDescriptor;
  /** The name of the screen. */
  readonly screen: MessageDescriptor;
  /** The command that begins a new one. */
  readonly create: MessageDescriptor;
  /** Over those of it that lie in the bin. */
  readonly deleted: MessageDescriptor;
  /** How many there are, under the area of the dashboard, and the button that leads there. */
  readonly count: MessageDescriptor;
  readonly goto: MessageDescriptor;
}

interface HuntWords extends ScreenWords {
  /** What a short link to the screen, and the area of the dashboard, is called. */
  readonly all: MessageDescriptor;
}

interface NoteWords extends KindWords {
  readonly deleted: MessageDescriptor;
}

const contacts = { id: "nav.contacts", defaultMessage: "Contacts", description: "Screen name and link" };
const companies = { id: "nav.companies", defaultMessage: "Companies", description: "Screen name and link" };
const documents = { id: "nav.documents", defaultMessage: "Documents", description: "Screen name and link" };

/** What each kind of record is called, wherever several kinds stand together; a kind without words does not compile. */
export const recordMessages = {
  JOB_HUNT: {
    one: { id: "palette.jobHunt", defaultMessage: "Job hunt", description: "Kind of record" },
    link: { id: "nav.viewJobHunts", defaultMessage: "View Job Hunts", description: "Link to all hunts" },
    screen: { id: "nav.jobHunt", defaultMessage: "Job Hunt", description: "Screen name: all hunts" },
    create: { id: "palette.newJobHunt", defaultMessage: "New job hunt", description: "Command" },
    deleted: {
      id: "bin.kind.jobHunt",
      defaultMessage: "Job hunts",
      description: "Heading over deleted things of a kind",
    },
    all: { id: "nav.jobHunts", defaultMessage: "Job Hunts", description: "Link in the phone's bottom bar" },
    count: {
      id: "dashboard.huntCount",
      defaultMessage: "{count, plural, one {# hunt} other {# hunts}}",
      description: "Under the area Job Hunts",
    },
    goto: { id: "dashboard.goto.jobHunts", defaultMessage: "goto jobhunts", description: "Main button" },
  },
  IDEAL_JOB: {
    one: { id: "palette.idealJob", defaultMessage: "Ideal job", description: "Kind of record" },
    link: {
      id: "nav.idealJobProfiles",
      defaultMessage: "Ideal Job Profiles",
      description: "Link to the ideal jobs",
    },
    screen: { id: "nav.idealJob", defaultMessage: "Ideal Job", description: "Screen name" },
    create: { id: "palette.newIdealJob", defaultMessage: "New ideal job", description: "Command" },
    deleted: {
      id: "bin.kind.idealJob",
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
    link: companies,
    screen: companies,
    create: { id: "palette.newCompany", defaultMessage: "New company", description: "Command" },
    deleted: companies,
    count: {
      id: "dashboard.companyCount",
      defaultMessage: "{count, plural, one {# company} other {# companies}}",
      description: "Under the area Companies",
    },
    goto: { id: "dashboard.goto.companies", defaultMessage: "goto companies", description: "Main button" },
  },
  CONTACT: {
    one: { id: "palette.contact", defaultMessage: "Contact", description: "Kind of record" },
    link: contacts,
    screen: contacts,
    create: { id: "palette.newContact", defaultMessage: "New contact", description: "Command" },
    deleted: contacts,
    count: {
      id: "dashboard.contactCount",
      defaultMessage: "{count, plural, one {# contact} other {# contacts}}",
      description: "Under the area Contacts",
    },
    goto: { id: "dashboard.goto.contacts", defaultMessage: "goto contacts", description: "Main button" },
  },
  DOCUMENT: {
    one: { id: "palette.document", defaultMessage: "Document", description: "Kind of record" },
    link: documents,
    screen: documents,
    create: { id: "palette.newDocument", defaultMessage: "New document", description: "Command" },
    deleted: documents,
    count: {
      id: "dashboard.documentCount",
      defaultMessage: "{count, plural, one {# document} other {# documents}}",
      description: "Under the area Documents",
    },
    goto: { id: "dashboard.goto.documents", defaultMessage: "goto documents", description: "Main button" },
  },
  NOTE: {
    one: { id: "palette.note", defaultMessage: "Note", description: "Kind of record" },
    deleted: { id: "bin.kind.note", defaultMessage: "Notes", description: "Heading over deleted things of a kind" },
  },
  JOB_DETAILS: { one: { id: "palette.jobDetails", defaultMessage: "Job details", description: "Kind of record" } },
} as const satisfies Readonly<
  Record<ListedKind, ScreenWords> &
    Record<"JOB_HUNT", HuntWords> &
    Record<"NOTE", NoteWords> &
    Record<RecordKind, KindWords>
>;
