import type { MessageDescriptor } from "react-intl";
import type { ListedKind } from "../lib/recordKinds.js";

/** The names of a screen of records: of the screen itself, and of the links to it. */
interface ScreenNames {
  readonly link: MessageDescriptor;
  readonly screen: MessageDescriptor;
}

const contacts = { id: "nav.contacts", defaultMessage: "Contacts", description: "Screen name and link" };
const companies = { id: "nav.companies", defaultMessage: "Companies", description: "Screen name and link" };
const documents = { id: "nav.documents", defaultMessage: "Documents", description: "Screen name and link" };

/** The names of the screens of records; apart from their other messages, as every page shows them. */
export const screenNames = {
  JOB_HUNT: {
    link: { id: "nav.viewJobHunts", defaultMessage: "View Job Hunts", description: "Link to all hunts" },
    screen: { id: "nav.jobHunt", defaultMessage: "Job Hunt", description: "Screen name: all hunts" },
    /** The label of a short link to the screen, and of the area of the dashboard. */
    all: { id: "nav.jobHunts", defaultMessage: "Job Hunts", description: "Link in the phone's bottom bar" },
  },
  IDEAL_JOB: {
    link: { id: "nav.idealJobProfiles", defaultMessage: "Ideal Job Profiles", description: "Link to the ideal jobs" },
    screen: { id: "nav.idealJob", defaultMessage: "Ideal Job", description: "Screen name" },
  },
  COMPANY: { link: companies, screen: companies },
  CONTACT: { link: contacts, screen: contacts },
  DOCUMENT: { link: documents, screen: documents },
} as const satisfies Readonly<
  Record<ListedKind, ScreenNames> & Record<"JOB_HUNT", ScreenNames & { readonly all: MessageDescriptor }>
>;
