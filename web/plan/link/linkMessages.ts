import type { MessageDescriptor } from "react-intl";
import type { LinkRole } from "../../schema.generated.js";

/** What a company is for a hunt, behind its name; absent: nothing that is worth a word. */
export const roleNames: Readonly<Partial<Record<LinkRole, MessageDescriptor>>> = {
  EMPLOYER: {
    id: "link.role.employer",
    defaultMessage: "employer",
    description: "Behind the name of a company: what it is for the hunt",
  },
  AGENCY: {
    id: "link.role.agency",
    defaultMessage: "agency",
    description: "Behind the name of a company: what it is for the hunt",
  },
};

/** The messages of link boxes and of the chips of links. */
export const linkMessages = {
  add: {
    id: "link.add",
    defaultMessage: "{kind, select, CONTACT {Person} DOCUMENT {Document} COMPANY {Company} NOTE {Note} other {Hunt}}",
    description: "Short label of the button that links a record, after a plus sign",
  },
  addTo: {
    id: "link.addTo",
    defaultMessage:
      "{kind, select, CONTACT {Link a person to {name}} DOCUMENT {Link a document to {name}} COMPANY {Link a company to {name}} NOTE {Link a note to {name}} other {Link a hunt to {name}}}",
    description: "Accessible name of that button, and of the field it turns into; name: a hunt, a company or a person",
  },
  placeholder: {
    id: "link.placeholder",
    defaultMessage:
      "{kind, select, CONTACT {Name of a person} DOCUMENT {Name of a document} COMPANY {Name of a company} NOTE {Title of a note} other {Name of a hunt}}",
    description: "In the empty field that finds the record to link",
  },
  yours: {
    id: "link.yours",
    defaultMessage:
      "{kind, select, CONTACT {Your contacts} DOCUMENT {Your documents} COMPANY {Your companies} NOTE {Your notes} other {Your hunts}}",
    description: "Group of what was found",
  },
  atEmployer: {
    id: "link.atEmployer",
    defaultMessage: "At {employer}",
    description: "Group of contacts: those of the hunt's employer",
  },
  lastUsed: { id: "link.lastUsed", defaultMessage: "Used last", description: "Group of records changed last" },
  create: {
    id: "link.create",
    defaultMessage:
      "{kind, select, CONTACT {New contact “{name}”} DOCUMENT {New document “{name}”} COMPANY {New company “{name}”} NOTE {New note “{name}”} other {New hunt “{name}”}}",
    description: "Last option: creates a record with the typed name and links it",
  },
  more: { id: "link.more", defaultMessage: "Add", description: "Group of the options that create something" },
  upload: { id: "link.upload", defaultMessage: "Upload a file…", description: "Option: chooses a file to link" },
  alreadyLinked: {
    id: "link.alreadyLinked",
    defaultMessage: "linked already",
    description: "Beside a found record that is linked",
  },
  results: { id: "link.results", defaultMessage: "Records to link", description: "Accessible name of the list" },
  count: {
    id: "link.count",
    defaultMessage: "{count, plural, =0 {Nothing found} one {# found} other {# found}}",
    description: "Read aloud when the list changes",
  },
  searching: { id: "link.searching", defaultMessage: "Searching…", description: "While the server searches" },
  failed: {
    id: "link.failed",
    defaultMessage: "Your records could not be searched.",
    description: "When the search failed; a button to try again follows",
  },
  empty: {
    id: "link.empty",
    defaultMessage: "Type a name to find or add one.",
    description: "In an empty list, before anything is typed",
  },
  backspaceAgain: {
    id: "link.backspaceAgain",
    defaultMessage: "Press Backspace again to unlink {name}.",
    description: "After the first press of Backspace in the empty field",
  },
  twin: {
    id: "link.twin",
    defaultMessage: "There is already {name}.",
    description: "Asked before a record is created; name: a record with the same name",
  },
  twinAt: {
    id: "link.twinAt",
    defaultMessage: "There is already {name} at {organization}.",
    description: "Asked before a contact is created; name: a contact with the same name",
  },
  useTwin: {
    id: "link.useTwin",
    defaultMessage:
      "{kind, select, CONTACT {Use this person} DOCUMENT {Use this document} COMPANY {Use this company} NOTE {Use this note} other {Use this hunt}}",
    description: "Answer: links the record that is there",
  },
  addNew: { id: "link.addNew", defaultMessage: "Add a new one", description: "Answer: creates a second record" },
  linked: { id: "link.linked", defaultMessage: "Linked: {name}", description: "Toast with Undo" },
  unlinked: { id: "link.unlinked", defaultMessage: "Unlinked: {name}", description: "Toast with Undo" },
  huntSheet: {
    id: "link.huntSheet",
    defaultMessage: "Hunt sheet",
    description: "Button on the small card of a job hunt: the page with everything about it",
  },
  unlink: { id: "link.unlink", defaultMessage: "Unlink", description: "Button: removes a link, not the record" },
  open: { id: "link.open", defaultMessage: "Open", description: "Button: shows the record on its own screen" },
  untitled: { id: "link.untitled", defaultMessage: "Without a title", description: "For a record without a name" },
  others: {
    id: "link.others",
    defaultMessage: "{count, plural, one {Show # more} other {Show # more}}",
    description: "Accessible name of the button +3, which shows the other chips",
  },
  whatType: {
    id: "link.whatType",
    defaultMessage: "What is “{name}”?",
    description: "Question after a file was chosen; name: that of the document; types such as CV follow as buttons",
  },
  whatCompany: {
    id: "link.whatCompany",
    defaultMessage: "What is “{name}” here?",
    description: "Question before a company is linked with a hunt; the buttons Employer and Agency follow",
  },
  asEmployer: { id: "link.asEmployer", defaultMessage: "Employer", description: "Answer to that question" },
  asAgency: { id: "link.asAgency", defaultMessage: "Agency", description: "Answer to that question" },
  noType: { id: "link.noType", defaultMessage: "Without a type", description: "Answer to that question" },
  notLoaded: {
    id: "link.notLoaded",
    defaultMessage: "The links could not be loaded.",
    description: "In place of the chips; a button to try again follows",
  },
  hunts: { id: "link.hunts", defaultMessage: "Hunts", description: "Heading: the job hunts of a record" },
  company: { id: "link.company", defaultMessage: "Company", description: "Heading: where a contact works" },
  people: { id: "link.people", defaultMessage: "People", description: "Heading: the contacts of a company" },
} as const;
