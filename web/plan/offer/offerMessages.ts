import type { MessageDescriptor } from "react-intl";
import type { OfferOutcome, PayPeriod } from "../../schema.generated.js";
import type { OfferField } from "./offerValues.js";

/** The labels of the fields of an offer. */
export const offerLabels: Readonly<Record<OfferField, MessageDescriptor>> = {
  payAmount: { id: "offer.field.payAmount", defaultMessage: "Pay", description: "Label of an amount of money" },
  payCurrency: { id: "offer.field.payCurrency", defaultMessage: "Currency", description: "Label of a list" },
  payPeriod: {
    id: "offer.field.payPeriod",
    defaultMessage: "Pay is for",
    description: "Label of a list: a year, a month",
  },
  bonus: {
    id: "offer.field.bonus",
    defaultMessage: "Bonus and extras",
    description: "Label of a text: what is paid beside the pay",
  },
  hours: { id: "offer.field.hours", defaultMessage: "Hours a week", description: "Label of a number" },
  daysOff: { id: "offer.field.daysOff", defaultMessage: "Days off a year", description: "Label of a number: holiday" },
  term: {
    id: "offer.field.term",
    defaultMessage: "Term",
    description: "Label of a text: for how long the contract is, and on probation for how long",
  },
  place: { id: "offer.field.place", defaultMessage: "Place", description: "Label of a text: the place of work" },
  receivedOn: { id: "offer.field.receivedOn", defaultMessage: "Offer came", description: "Label of a day" },
  answerBy: { id: "offer.field.answerBy", defaultMessage: "Answer by", description: "Label of a day" },
  startsOn: { id: "offer.field.startsOn", defaultMessage: "First day of work", description: "Label of a day" },
  documentId: {
    id: "offer.field.document",
    defaultMessage: "In writing",
    description: "Label of a list of documents: the one in which the offer stands",
  },
  outcome: { id: "offer.field.outcome", defaultMessage: "State", description: "Label of a list: open, accepted ..." },
  note: { id: "offer.field.note", defaultMessage: "Note", description: "Label of a text about an offer" },
};

/** The periods that pay is for, after an amount and in a list. */
export const payPeriods: Readonly<Record<PayPeriod, MessageDescriptor>> = {
  HOUR: { id: "offer.period.HOUR", defaultMessage: "an hour", description: "After an amount: EUR 28 an hour" },
  DAY: { id: "offer.period.DAY", defaultMessage: "a day", description: "After an amount: EUR 400 a day" },
  WEEK: { id: "offer.period.WEEK", defaultMessage: "a week", description: "After an amount: EUR 900 a week" },
  MONTH: { id: "offer.period.MONTH", defaultMessage: "a month", description: "After an amount: EUR 5,000 a month" },
  YEAR: { id: "offer.period.YEAR", defaultMessage: "a year", description: "After an amount: EUR 64,000 a year" },
};

/** What became of an offer; the client's word for null is Open. */
export const offerOutcomes: Readonly<Record<OfferOutcome | "OPEN", MessageDescriptor>> = {
  OPEN: { id: "offer.outcome.OPEN", defaultMessage: "Open", description: "State of an offer" },
  ACCEPTED: { id: "offer.outcome.ACCEPTED", defaultMessage: "I accepted it", description: "State of an offer" },
  DECLINED: { id: "offer.outcome.DECLINED", defaultMessage: "I declined it", description: "State of an offer" },
  WITHDRAWN: { id: "offer.outcome.WITHDRAWN", defaultMessage: "They withdrew it", description: "State of an offer" },
  REPLACED: {
    id: "offer.outcome.REPLACED",
    defaultMessage: "Another offer replaced it",
    description: "State of an offer",
  },
};

/** The other messages of offers. */
export const offerMessages = {
  title: { id: "offer.title", defaultMessage: "Offer", description: "Heading of a dialog; kind of record" },
  add: { id: "offer.add", defaultMessage: "Offer", description: "Button with a plus: record an offer" },
  addLabel: { id: "offer.addLabel", defaultMessage: "Record an offer", description: "Accessible name of that button" },
  compare: { id: "offer.compare", defaultMessage: "Compare", description: "Button: offers side by side" },
  compareLabel: {
    id: "offer.compareLabel",
    defaultMessage: "Compare with another offer",
    description: "Accessible name of that button; contains its word",
  },
  payFor: {
    id: "offer.payFor",
    defaultMessage: "{amount} {period}",
    description: "Pay: EUR 64,000 a year; the period is one of a year, a month, a week, a day, an hour",
  },
  of: {
    id: "offer.of",
    defaultMessage: "Offer ({day})",
    description: "An offer whose pay is not known: Offer (20 Nov), Offer (today)",
  },
  ended: {
    id: "offer.ended",
    defaultMessage: "{offer}: {outcome}",
    description: "An offer that is not open any more: EUR 64,000 a year: I declined it",
  },
  hours: {
    id: "offer.hours",
    defaultMessage: "{hours} hours a week",
    description: "One of the facts of an offer; hours is a number as it was written, such as 37.5",
  },
  daysOff: { id: "offer.daysOff", defaultMessage: "{days} days off", description: "One of the facts of an offer" },
  starts: { id: "offer.starts", defaultMessage: "from {day}", description: "One of the facts of an offer: first day" },
  answerBy: { id: "offer.answerBy", defaultMessage: "answer by {day}", description: "One of the facts of an offer" },
  noDocument: {
    id: "offer.noDocument",
    defaultMessage: "Not in writing yet",
    description: "First entry of a list of documents",
  },
  documentHint: {
    id: "offer.documentHint",
    defaultMessage: "One of the documents of this job hunt",
    description: "Below a list of documents",
  },
  notStated: { id: "offer.notStated", defaultMessage: "Not stated", description: "First entry of a list" },
  payHint: {
    id: "offer.payHint",
    defaultMessage: "{month} a month, {year} a year",
    description: "Below an amount of money: what it is in a month and in a year",
  },
  removed: { id: "offer.removed", defaultMessage: "Offer deleted", description: "Toast" },
  saved: { id: "offer.saved", defaultMessage: "Offer saved", description: "Toast" },
  notRemoved: { id: "offer.notRemoved", defaultMessage: "The offer was not deleted", description: "Toast" },
  before: {
    id: "offer.fault.before",
    defaultMessage: "Not before the day on which the offer came.",
    description: "At the field of a day",
  },
} as const;
