import type { MessageDescriptor } from "react-intl";

/** The names of what is due and is no step, by the key of its hint. */
export const dueTitles: Readonly<Record<string, MessageDescriptor>> & { readonly other: MessageDescriptor } = {
  lastDayToApply: {
    id: "today.lastDayToApply",
    defaultMessage: "Last day to apply",
    description: "Row of a day that others set",
  },
  answerBy: {
    id: "today.answerBy",
    defaultMessage: "Last day to answer the offer",
    description: "Row of a day that others set",
  },
  signBy: {
    id: "today.signBy",
    defaultMessage: "Last day to sign the contract",
    description: "Row of a day that others set",
  },
  theyPromised: {
    id: "today.theyPromised",
    defaultMessage: "They promised an answer",
    description: "Row of a day that the employer named",
  },
  youPromised: {
    id: "today.youPromised",
    defaultMessage: "You promised an answer",
    description: "Row of a day that the person named",
  },
  noNewsSinceInterview: {
    id: "today.noNewsSinceInterview",
    defaultMessage: "No news since the interview",
    description: "Row of a day on which to ask",
  },
  other: { id: "today.otherDay", defaultMessage: "A day to keep", description: "Row of a day of another kind" },
};
