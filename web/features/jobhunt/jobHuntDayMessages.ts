import type { MessageDescriptor } from "react-intl";
import { cardMessages } from "./cardMessages.js";
import type { DayKind } from "./jobHuntDays.js";

/** The messages of the days of a hunt that others set. */
export const dayMessages = {
  days: { id: "jobHunt.days", defaultMessage: "Days", description: "Row of an open card: days that others set" },
  add: { id: "jobHunt.days.add", defaultMessage: "Day", description: "Button with a plus: add a day to a hunt" },
  addLabel: {
    id: "jobHunt.days.addLabel",
    defaultMessage: "Add a day",
    description: "Accessible name of the button with a plus; opens a menu of kinds of days",
  },
  change: {
    id: "jobHunt.days.change",
    defaultMessage: "Change the day…",
    description: "Menu entry that opens a calendar",
  },
  remove: { id: "jobHunt.days.remove", defaultMessage: "Remove the day", description: "Menu entry" },
  late: {
    id: "jobHunt.days.late",
    defaultMessage: "{what}, {late}",
    description: "A day that is past; what: Apply by 22 Nov; late: 2 days late",
  },
  set: {
    id: "jobHunt.days.set",
    defaultMessage: "{what}: {day}",
    description: "Told after a day was set; what: First day of work",
  },
  removed: {
    id: "jobHunt.days.removed",
    defaultMessage: "“{what}” has no date now",
    description: "Told after a day was removed; what: First day of work",
  },
} as const;

/** The name of each day. */
export const dayNames: Readonly<Record<DayKind, MessageDescriptor>> = {
  deadline: { id: "jobHunt.day.deadline", defaultMessage: "Last day to apply", description: "A day of a hunt" },
  offerReceivedOn: { id: "jobHunt.day.offer", defaultMessage: "Day the offer came", description: "A day of a hunt" },
  answerBy: {
    id: "jobHunt.day.answer",
    defaultMessage: "Last day to answer the offer",
    description: "A day of a hunt",
  },
  contractArrivedOn: {
    id: "jobHunt.day.contract",
    defaultMessage: "Day the contract came",
    description: "A day of a hunt",
  },
  signBy: { id: "jobHunt.day.sign", defaultMessage: "Last day to sign", description: "A day of a hunt" },
  startsOn: { id: "jobHunt.day.start", defaultMessage: "First day of work", description: "A day of a hunt" },
};

/** Each day with its date. */
export const dayTold: Readonly<Record<DayKind, MessageDescriptor>> = {
  deadline: cardMessages.applyBy,
  offerReceivedOn: { id: "jobHunt.dayOn.offer", defaultMessage: "Offer came {date}", description: "A day of a hunt" },
  answerBy: { id: "jobHunt.dayOn.answer", defaultMessage: "Answer by {date}", description: "A day of a hunt" },
  contractArrivedOn: {
    id: "jobHunt.dayOn.contract",
    defaultMessage: "Contract came {date}",
    description: "A day of a hunt",
  },
  signBy: { id: "jobHunt.dayOn.sign", defaultMessage: "Sign by {date}", description: "A day of a hunt" },
  startsOn: { id: "jobHunt.dayOn.start", defaultMessage: "First day of work {date}", description: "A day of a hunt" },
};
