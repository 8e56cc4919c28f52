import type { MessageDescriptor } from "react-intl";
import type { FactName } from "./sheetFacts.js";

/** The messages of the hunt sheet: one page with everything about a hunt, for when they call. */
export const sheetMessages = {
  what: { id: "huntSheet.what", defaultMessage: "The hunt sheet", description: "Names what could not be loaded" },
  rail: {
    id: "huntSheet.rail",
    defaultMessage: "People, appointments and notes",
    description: "Accessible name of the column beside the hunt sheet",
  },
  print: { id: "huntSheet.print", defaultMessage: "Print", description: "Button: print the hunt sheet" },
  call: {
    id: "huntSheet.call",
    defaultMessage: "Call {name}",
    description: "Button on a phone that dials; name: first name of a person, or a company",
  },
  email: { id: "huntSheet.email", defaultMessage: "E-mail", description: "Button on a phone that opens an e-mail" },
  emailTo: {
    id: "huntSheet.emailTo",
    defaultMessage: "E-mail to {name}",
    description: "Accessible name of that button; name: first name of a person. Begins with the button's word",
  },
  facts: {
    id: "huntSheet.facts",
    defaultMessage: "Facts",
    description: "Read aloud before place, pay, term and so on",
  },
  foundByAdvert: {
    id: "huntSheet.foundByAdvert",
    defaultMessage: "{day}, advert",
    description: "Value of “Found”: the hunt began with an advert; day: 29 Oct, or yesterday",
  },
  applyByKept: {
    id: "huntSheet.applyByKept",
    defaultMessage: "{day}, kept",
    description: "Value of “Apply by”: the application was sent in time; day: 22 Nov",
  },
  applyByLate: {
    id: "huntSheet.applyByLate",
    defaultMessage: "{day}, {late}",
    description: "Value of “Apply by” when it is past; day: 22 Nov, late: 2 days late",
  },
  say: {
    id: "huntSheet.say",
    defaultMessage: "What I want to say",
    description: "Heading: what to say when they call, in the person's own lines",
  },
  sayEmpty: {
    id: "huntSheet.say.empty",
    defaultMessage: "Three lines are enough: what you bring, what is open, what you want to ask.",
    description: "Below that heading when nothing is written down; a button follows",
  },
  sayWrite: {
    id: "huntSheet.say.write",
    defaultMessage: "Write it down",
    description: "Button: write down what to say when they call",
  },
  sayEdit: {
    id: "huntSheet.say.edit",
    defaultMessage: "Edit: what I want to say",
    description: "Accessible name of the button with a pencil",
  },
  sayHint: {
    id: "huntSheet.say.hint",
    defaultMessage: "One line for each point, at most {count, number} characters.",
    description: "Below the text box for what to say",
  },
  sayRestored: {
    id: "huntSheet.say.restored",
    defaultMessage: "What you typed before is back. Save keeps it, Cancel drops it.",
    description: "Above the text box for what to say, when unsaved text was found again",
  },
  examples: {
    id: "huntSheet.examples",
    defaultMessage: "My examples for the interview",
    description: "Heading of the person's own texts of the step “Prepare for interview 2 days before”",
  },
  sent: { id: "huntSheet.sent", defaultMessage: "What I sent", description: "Heading: the sent application" },
  sentEmpty: {
    id: "huntSheet.sent.empty",
    defaultMessage: "Nothing sent yet. When you press Done on “{step}”, a copy is kept here.",
    description: "Below that heading; step: name of a step",
  },
  sentAgain: {
    id: "huntSheet.sent.again",
    defaultMessage: "Sent again",
    description: "Button: something more was sent to the same employer",
  },
  sentKeep: {
    id: "huntSheet.sent.keep",
    defaultMessage: "Keep a copy",
    description: "Button: keeps a copy of an application that was sent before",
  },
  sentOn: {
    id: "huntSheet.sent.on",
    defaultMessage: "Sent on {day}.",
    description: "When the application was sent; day: Thu 19 November",
  },
  openWhat: {
    id: "huntSheet.openWhat",
    defaultMessage: "Open: {name}",
    description: "Accessible name of the link Open beside a document; name: its name",
  },
  open: { id: "huntSheet.open", defaultMessage: "Open", description: "Link beside a document, which opens its card" },
  steps: { id: "huntSheet.steps", defaultMessage: "Steps", description: "Heading: the steps of the current phase" },
  history: { id: "huntSheet.history", defaultMessage: "History", description: "Heading: the log entries of the hunt" },
  historyEmpty: {
    id: "huntSheet.history.empty",
    defaultMessage: "Nothing yet",
    description: "Below that heading when the log has no entry about the hunt",
  },
  wholeLog: { id: "huntSheet.wholeLog", defaultMessage: "Open the log", description: "Link below the history" },
  advert: { id: "huntSheet.advert", defaultMessage: "The advert", description: "Heading of the text of the advert" },
  advertCaptured: {
    id: "huntSheet.advert.captured",
    defaultMessage: "captured {day}",
    description: "Beside that heading; day: 29 Oct",
  },
  advertShow: {
    id: "huntSheet.advert.show",
    defaultMessage: "Show the text",
    description: "On a phone: opens the text of the advert below its heading",
  },
  advertOpen: {
    id: "huntSheet.advert.open",
    defaultMessage: "Open the advert",
    description: "Link to the screen of the captured advert",
  },
  advertNoText: {
    id: "huntSheet.advert.noText",
    defaultMessage: "The text of the advert was not kept.",
    description: "In the place of the advert's text",
  },
  advertNone: {
    id: "huntSheet.advert.none",
    defaultMessage: "Nothing captured yet.",
    description: "In the place of the advert; the link “Paste the advert” follows",
  },
  advertPaste: {
    id: "huntSheet.advert.paste",
    defaultMessage: "Paste the advert",
    description: "Link to the form that reads a pasted advert",
  },
  people: { id: "huntSheet.people", defaultMessage: "People", description: "Heading: contacts of the hunt" },
  peopleEmpty: {
    id: "huntSheet.people.empty",
    defaultMessage: "Nobody yet. Add who calls, or who may know more.",
    description: "Below that heading when no contact is linked",
  },
  peopleShown: {
    id: "huntSheet.people.shown",
    defaultMessage: "{shown, number} of {count, number}",
    description: "Below a list of people of which not all are shown",
  },
  ended: {
    id: "huntSheet.ended",
    defaultMessage: "Ended on {date}: {reason}",
    description: "On the sheet of a hunt that was given up; reason: the person's own words, or “No reason given”",
  },
  finished: {
    id: "huntSheet.finished",
    defaultMessage: "Finished on {date}",
    description: "On the sheet of a hunt whose last phase is behind it",
  },
} as const;

/** The names of the facts. */
export const factNames: Readonly<Record<FactName, MessageDescriptor>> = {
  place: { id: "huntSheet.fact.place", defaultMessage: "Place", description: "Name of a fact: the place of work" },
  pay: { id: "huntSheet.fact.pay", defaultMessage: "Pay", description: "Name of a fact: the salary" },
  term: { id: "huntSheet.fact.term", defaultMessage: "Term", description: "Name of a fact: full-time, contract" },
  reference: {
    id: "huntSheet.fact.reference",
    defaultMessage: "Reference",
    description: "Name of a fact: the advert's reference number",
  },
  found: {
    id: "huntSheet.fact.found",
    defaultMessage: "Found",
    description: "Name of a fact: when the hunt began, and how",
  },
  applyBy: {
    id: "huntSheet.fact.applyBy",
    defaultMessage: "Apply by",
    description: "Name of a fact: the last day to apply",
  },
  idealJob: {
    id: "huntSheet.fact.idealJob",
    defaultMessage: "Ideal job",
    description: "Name of a fact: the ideal job the hunt follows",
  },
};

/** The messages of the printed hunt sheet: one page of paper. */
export const printMessages = {
  state: {
    id: "huntSheet.print.state",
    defaultMessage: "{phase}, {done} of {total} · printed {date}",
    description: "At the top of the printed sheet; phase: Applying, date: 26 Nov 2026",
  },
  more: {
    id: "huntSheet.print.more",
    defaultMessage: "and {count, number} more",
    description: "On the printed sheet, below a list that has no room for all",
  },
  notes: {
    id: "huntSheet.print.notes",
    defaultMessage: "Notes of this call",
    description: "Heading of empty lines on the printed sheet",
  },
} as const;
