import type { MessageDescriptor } from "react-intl";

/** Why a step has its day, by the key of the rule; an unknown key is shown as no reason. */
export const reasonMessages: Readonly<Record<string, MessageDescriptor>> = {
  "on.hunt": {
    id: "reason.on.hunt",
    defaultMessage: "The day the hunt began ({on})",
    description: "Why a step is due",
  },
  "after.hunt": {
    id: "reason.after.hunt",
    defaultMessage: "{days, plural, one {# day} other {# days}} after the hunt began ({on})",
    description: "Why a step is due",
  },
  "on.phase": {
    id: "reason.on.phase",
    defaultMessage: "The day this phase began ({on})",
    description: "Why a step is due",
  },
  "after.phase": {
    id: "reason.after.phase",
    defaultMessage: "{days, plural, one {# day} other {# days}} after this phase began ({on})",
    description: "Why a step is due",
  },
  "before.deadline": {
    id: "reason.before.deadline",
    defaultMessage: "{days, plural, one {# day} other {# days}} before the last day to apply ({on})",
    description: "Why a step is due",
  },
  "after.deadline": {
    id: "reason.after.deadline",
    defaultMessage: "{days, plural, one {# day} other {# days}} after the last day to apply ({on})",
    description: "Why a step is due",
  },
  "after.sent": {
    id: "reason.after.sent",
    defaultMessage: "{days, plural, one {# day} other {# days}} after you sent your application ({on})",
    description: "Why a step is due",
  },
  "after.promise": {
    id: "reason.after.promise",
    defaultMessage: "{days, plural, one {# day} other {# days}} after the day they promised ({on})",
    description: "Why a step is due",
  },
  "after.rejection": {
    id: "reason.after.rejection",
    defaultMessage: "{days, plural, one {# day} other {# days}} after they said no ({on})",
    description: "Why a step is due",
  },
  "before.interview": {
    id: "reason.before.interview",
    defaultMessage: "{days, plural, one {# day} other {# days}} before the interview ({on})",
    description: "Why a step is due",
  },
  "on.interview": {
    id: "reason.on.interview",
    defaultMessage: "The day of the interview ({on})",
    description: "Why a step is due",
  },
  "on.offer": {
    id: "reason.on.offer",
    defaultMessage: "The day the offer came ({on})",
    description: "Why a step is due",
  },
  "after.offer": {
    id: "reason.after.offer",
    defaultMessage: "{days, plural, one {# day} other {# days}} after the offer came ({on})",
    description: "Why a step is due",
  },
  "before.answer": {
    id: "reason.before.answer",
    defaultMessage: "{days, plural, one {# day} other {# days}} before your answer is due ({on})",
    description: "Why a step is due",
  },
  "after.contract": {
    id: "reason.after.contract",
    defaultMessage: "{days, plural, one {# day} other {# days}} after the contract came ({on})",
    description: "Why a step is due",
  },
  "before.signature": {
    id: "reason.before.signature",
    defaultMessage: "{days, plural, one {# day} other {# days}} before the day to sign ({on})",
    description: "Why a step is due",
  },
  "before.start": {
    id: "reason.before.start",
    defaultMessage: "{days, plural, one {# day} other {# days}} before your first day of work ({on})",
    description: "Why a step is due",
  },
  "after.done": {
    id: "reason.after.done",
    defaultMessage: "{days, plural, one {# day} other {# days}} after “{step}” was done ({on})",
    description: "Why a step is due",
  },
};

/** What to know about something that is due, by the key of the hint; an unknown key is shown as nothing. */
export const hintMessages: Readonly<Record<string, MessageDescriptor>> = {
  setByYou: { id: "hint.setByYou", defaultMessage: "set by you", description: "Who set the day of a step" },
  noNews: {
    id: "hint.noNews",
    defaultMessage: "no news for {days, plural, one {# day} other {# days}}",
    description: "How long the employer has not answered",
  },
  lastDayToApply: {
    id: "hint.lastDayToApply",
    defaultMessage: "apply by {on}",
    description: "The last day to apply of the job",
  },
  answerBy: { id: "hint.answerBy", defaultMessage: "answer by {on}", description: "When the offer has to be answered" },
  signBy: { id: "hint.signBy", defaultMessage: "sign by {on}", description: "When the contract has to be signed" },
  theyPromised: {
    id: "hint.theyPromised",
    defaultMessage: "they promised an answer by {on}",
    description: "A day that the employer named",
  },
  youPromised: {
    id: "hint.youPromised",
    defaultMessage: "you promised an answer by {on}",
    description: "A day that the person named to the employer",
  },
  noNewsSinceInterview: {
    id: "hint.noNewsSinceInterview",
    defaultMessage: "No news since the interview",
    description: "The employer has not answered since the interview",
  },
  journal: {
    id: "hint.journal",
    defaultMessage: "once a week, for all your hunts",
    description: "About the weekly journal",
  },
};
