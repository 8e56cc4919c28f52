import { defineMessages } from "react-intl";

/** The words of a copy of what was sent. */
export const keptMessages = defineMessages({
  copy: { id: "submission.copy", defaultMessage: "Copy of what you sent", description: "It cannot be changed" },
  sentOn: {
    id: "submission.sentOn",
    defaultMessage: "Sent on {day}",
    description: "Head of a copy; day: Thu 19 Nov",
  },
  sentAt: {
    id: "submission.sentAt",
    defaultMessage: "Sent on {day}, {time}",
    description: "Head of a copy; day: Thu 19 Nov, time: 08:30",
  },
  toBy: {
    id: "submission.toBy",
    defaultMessage: "To {name} · {how}",
    description: "Below that; name: a person, how: E-mail",
  },
  letter: { id: "submission.kept.letter", defaultMessage: "The letter", description: "Part of a copy" },
  advert: { id: "submission.kept.advert", defaultMessage: "The advert as it was", description: "Part of a copy" },
  noText: {
    id: "submission.noText",
    defaultMessage: "This text is not here any more.",
    description: "In place of the letter or the advert of a copy",
  },
  full: {
    id: "submission.full",
    defaultMessage: "A job hunt keeps at most {max, number} copies.",
    description: "Tooltip of the button Sent again while it is not possible",
  },
  open: { id: "submission.open", defaultMessage: "Open", description: "Link: shows a part of a copy" },
  openWhat: {
    id: "submission.openWhat",
    defaultMessage: "Open: {name}",
    description: "Accessible name of the link Open; name: a document",
  },
  details: { id: "submission.details", defaultMessage: "Details", description: "Opens the check number of a file" },
  detailsOf: {
    id: "submission.detailsOf",
    defaultMessage: "Details: {name}",
    description: "Accessible name of Details; name: a document",
  },
  checkNumber: {
    id: "submission.checkNumber",
    defaultMessage: "Check number",
    description: "Before the first characters of a number that tells whether two files are the same",
  },
  mistaken: {
    id: "submission.mistaken",
    defaultMessage: "Sent by mistake",
    description: "Button: marks a copy; the copy stays",
  },
  notMistaken: {
    id: "submission.notMistaken",
    defaultMessage: "It was no mistake",
    description: "Button: takes that mark away",
  },
  isMistake: { id: "submission.isMistake", defaultMessage: "Sent by mistake", description: "The mark of a copy" },
  toldMistaken: {
    id: "submission.told.mistaken",
    defaultMessage: "Marked as sent by mistake. The copy stays.",
    description: "Toast with Undo",
  },
  toldNotMistaken: {
    id: "submission.told.notMistaken",
    defaultMessage: "No longer marked as sent by mistake.",
    description: "Toast with Undo",
  },
  what: { id: "submission.what", defaultMessage: "What you sent", description: "What was not changed, in an error" },
});
