import { defineMessages } from "react-intl";

/** The words of the card in Today that asks about the advert that was captured last. */
export const capturedMessages = defineMessages({
  title: {
    id: "captured.title",
    defaultMessage: "Apply for “{job}” at {employer}?",
    description: "Heading of a card after an advert was captured; job: title of the job, employer: company",
  },
  titleAlone: {
    id: "captured.title.alone",
    defaultMessage: "Apply for “{job}”?",
    description: "The same without an employer",
  },
  justNow: {
    id: "captured.justNow",
    defaultMessage: "Captured just now: {found} of {fields} facts, with the advert",
    description: "Above that heading; found: how many of the facts in the form of an advert are known",
  },
  before: {
    id: "captured.before",
    defaultMessage: "Captured {when}: {found} of {fields} facts, with the advert",
    description: "The same later; when: 3 hours ago",
  },
  lastDay: {
    id: "captured.lastDay",
    defaultMessage: "last day to apply: {day}",
    description: "Part of a line; day: Sun 29 Nov",
  },
  laterOn: {
    id: "captured.laterOn",
    defaultMessage: "Later, on {day}",
    description: "Button: decide on the next working day; day: Fri 27 Nov",
  },
  lookAgain: {
    id: "captured.lookAgain",
    defaultMessage: "Look at it again",
    description: "Link to the captured advert",
  },
  yesDoes: {
    id: "captured.yesDoes",
    defaultMessage:
      "Yes moves it to {phase} and opens “{step}”. Nothing is sent to anybody. You can undo each of the three.",
    description: "Below three buttons; phase: Applying, step: Build application bundle",
  },
});
