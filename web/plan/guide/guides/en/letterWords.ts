import type { LetterWords } from "../../letter.js";

/** The words of letters in English. */
export const letterWords: LetterWords = {
  greetingTo: "Dear {contact}",
  greeting: "Dear hiring team",
  pay: {
    HOUR: "{amount} an hour",
    DAY: "{amount} a day",
    WEEK: "{amount} a week",
    MONTH: "{amount} a month",
    YEAR: "{amount} a year",
  },
  missing: {
    me: "your name",
    phone: "your phone number",
    contact: "name of the person",
    employer: "name of the employer",
    title: "title of the position",
    reference: "reference",
    sentOn: "day you applied",
    idealJob: "the work you look for",
    day: "day of the interview",
    time: "time of the interview",
    place: "place of the interview",
    answerBy: "day of your answer",
    startOn: "first day of work",
    salary: "pay in the offer",
    promisedOn: "day they named",
    company: "name of the company",
    helper: "name of your helper",
  },
};
