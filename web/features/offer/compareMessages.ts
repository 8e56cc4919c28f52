import type { MessageDescriptor } from "react-intl";
import { offerLabels, offerMessages } from "../../plan/offer/offerMessages.js";
import type { RowName } from "./comparison.js";

/** The names of the rows of a comparison of offers. */
export const rowNames: Readonly<Record<RowName, MessageDescriptor>> = {
  payOfYear: { id: "compare.row.payOfYear", defaultMessage: "Pay a year", description: "Row of a table of offers" },
  payOfMonth: { id: "compare.row.payOfMonth", defaultMessage: "Pay a month", description: "Row of a table of offers" },
  bonus: offerLabels.bonus,
  hours: offerLabels.hours,
  daysOff: offerLabels.daysOff,
  startsOn: offerLabels.startsOn,
  term: offerLabels.term,
  place: offerLabels.place,
  answerBy: offerLabels.answerBy,
  writing: offerLabels.documentId,
};

/** What to ask about an offer that does not say it. */
export const questionMessages = {
  pay: { id: "compare.ask.pay", defaultMessage: "How much is the pay?", description: "Question to an employer" },
  period: {
    id: "compare.ask.period",
    defaultMessage: "For what time is this pay: an hour, a month, a year?",
    description: "Question to an employer",
  },
  currency: {
    id: "compare.ask.currency",
    defaultMessage: "In which currency is the pay?",
    description: "Question to an employer",
  },
  daysOfWork: {
    id: "compare.ask.daysOfWork",
    defaultMessage: "How many days of work are there in a year?",
    description: "Question to an employer who pays by the day",
  },
  bonus: {
    id: "compare.ask.bonus",
    defaultMessage: "Is there a bonus, or anything else beside the pay?",
    description: "Question to an employer",
  },
  hours: { id: "compare.ask.hours", defaultMessage: "How many hours a week?", description: "Question to an employer" },
  daysOff: {
    id: "compare.ask.daysOff",
    defaultMessage: "How many days off are there in a year?",
    description: "Question to an employer",
  },
  startsOn: {
    id: "compare.ask.startsOn",
    defaultMessage: "When would I start?",
    description: "Question to an employer",
  },
  term: {
    id: "compare.ask.term",
    defaultMessage: "Does the contract end, and how long is the probation?",
    description: "Question to an employer",
  },
  place: {
    id: "compare.ask.place",
    defaultMessage: "Where would I work, and how many days from home?",
    description: "Question to an employer",
  },
  answerBy: {
    id: "compare.ask.answerBy",
    defaultMessage: "By which day do you need my answer?",
    description: "Question to an employer",
  },
  writing: {
    id: "compare.ask.writing",
    defaultMessage: "Could I have the offer in writing?",
    description: "Question to an employer",
  },
} as const;

/** The name of such a question. */
export type QuestionName = keyof typeof questionMessages;

/** The other messages of the comparison. */
export const compareMessages = {
  title: {
    id: "compare.title",
    defaultMessage:
      "{count, plural, =0 {No offer} one {One offer} =2 {Two offers, side by side} =3 {Three offers, side by side} other {# offers, side by side}}",
    description: "Heading of the table of offers",
  },
  offer: { id: "compare.offer", defaultMessage: "The offer", description: "Heading of the rows of a table of offers" },
  notStated: offerMessages.notStated,
  notInWriting: {
    id: "compare.notInWriting",
    defaultMessage: "Not in writing",
    description: "In a table of offers: nobody has written it down",
  },
  noOffer: {
    id: "compare.noOffer",
    defaultMessage: "No open offer in this job hunt",
    description: "Below the name of a job hunt in a table of offers",
  },
  best: {
    id: "compare.best",
    defaultMessage: "the best of these",
    description: "Read aloud after a number in a table",
  },
  onlyDifferences: {
    id: "compare.onlyDifferences",
    defaultMessage: "Only differences",
    description: "Button that is pressed or not: hides the rows in which all offers say the same",
  },
  same: {
    id: "compare.same",
    defaultMessage: "{count, plural, one {# row is the same.} other {# rows are the same.}}",
    description: "Below a table of offers of which only the differences are shown",
  },
  print: { id: "compare.print", defaultMessage: "Print", description: "Button" },
  remove: {
    id: "compare.remove",
    defaultMessage: "Leave out {name}",
    description: "Button at the column of a table of offers; name: of the job hunt",
  },
  add: { id: "compare.add", defaultMessage: "Compare with", description: "Label of a list of job hunts with offers" },
  choose: { id: "compare.choose", defaultMessage: "Choose an offer…", description: "First entry of that list" },
  nothing: {
    id: "compare.nothing",
    defaultMessage: "No other job hunt has an offer yet. When one has, you can choose it here.",
    description: "In place of that list",
  },
  before: {
    id: "compare.before",
    defaultMessage: "Before you decide",
    description: "Heading beside a table of offers",
  },
  ask: {
    id: "compare.ask",
    defaultMessage: "Ask {employer}:",
    description: "Above the questions to an employer; employer: a company, or the name of the job hunt",
  },
  addQuestions: {
    id: "compare.addQuestions",
    defaultMessage:
      "{count, plural, one {Add # question to “What I want to say”} other {Add # questions to “What I want to say”}}",
    description: "Button below questions to an employer; the quoted words are a heading of the hunt sheet",
  },
  added: {
    id: "compare.added",
    defaultMessage: "{count, plural, one {# question added} other {# questions added}}",
    description: "Toast",
  },
  notAdded: { id: "compare.notAdded", defaultMessage: "The questions were not added", description: "Toast" },
  allAdded: {
    id: "compare.allAdded",
    defaultMessage: "They stand in “What I want to say”.",
    description: "Below questions to an employer that were added; the quoted words are a heading of the hunt sheet",
  },
  sleep: {
    id: "compare.sleep",
    defaultMessage: "Sleep one night over it",
    description: "Advice beside a table of offers",
  },
  talk: {
    id: "compare.talk",
    defaultMessage: "Talk to somebody who has no part in it",
    description: "Advice beside a table of offers",
  },
  nothingMissing: {
    id: "compare.nothingMissing",
    defaultMessage: "Nothing is missing in these offers.",
    description: "In place of the questions to employers",
  },
} as const;
