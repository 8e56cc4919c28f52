import { defineMessages, type MessageDescriptor } from "react-intl";
import type { SubmissionChannel } from "../../schema.generated.js";

/** The names of the channels. */
export const channelNames = defineMessages({
  EMAIL: { id: "submission.channel.email", defaultMessage: "E-mail", description: "How an application was sent" },
  FORM: {
    id: "submission.channel.form",
    defaultMessage: "Form on a web page",
    description: "How an application was sent",
  },
  POST: { id: "submission.channel.post", defaultMessage: "Post", description: "How an application was sent" },
  IN_PERSON: { id: "submission.channel.inPerson", defaultMessage: "In person", description: "How it was sent" },
  OTHER: { id: "submission.channel.other", defaultMessage: "Another way", description: "How it was sent" },
}) satisfies Readonly<Record<SubmissionChannel, MessageDescriptor>>;

/** The words of the form. */
export const submissionMessages = defineMessages({
  title: { id: "submission.title", defaultMessage: "What did you send?", description: "Title of the dialog" },
  lead: {
    id: "submission.lead",
    defaultMessage: "It is kept as it is today, so that you know it when they call.",
    description: "Below the name of the job",
  },
  loading: { id: "submission.loading", defaultMessage: "One moment…", description: "While the dialog loads" },
  documents: { id: "submission.documents", defaultMessage: "Documents", description: "Name of a group of boxes" },
  noDocuments: {
    id: "submission.noDocuments",
    defaultMessage: "No document is linked with this job hunt yet.",
    description: "In place of the list of documents",
  },
  version: {
    id: "submission.version",
    defaultMessage: "{name}, version {number}",
    description: "A document and which of its files; name: its name",
  },
  adding: {
    id: "submission.adding",
    defaultMessage: "being added…",
    description: "Beside a document that is uploaded",
  },
  moreDocuments: {
    id: "submission.moreDocuments",
    defaultMessage: "This job hunt has more documents than are shown here.",
    description: "Below the list of documents",
  },
  tooManyDocuments: {
    id: "submission.tooManyDocuments",
    defaultMessage: "A copy has at most {max, number} documents. Chosen now: {count, number}.",
    description: "Below the list of documents, while too many are ticked",
  },
  link: { id: "submission.link", defaultMessage: "Link", description: "Beside a document that is an address" },
  another: { id: "submission.another", defaultMessage: "Another document", description: "Button that adds one" },
  advert: { id: "submission.advert", defaultMessage: "The advert", description: "A box: keep the advert's text, too" },
  captured: {
    id: "submission.captured",
    defaultMessage: "as captured on {day}",
    description: "Beside the advert; day: Sat 7 Nov",
  },
  to: { id: "submission.to", defaultMessage: "To", description: "Label: who got the application" },
  nobody: { id: "submission.nobody", defaultMessage: "Nobody by name", description: "Choice: no person is known" },
  else: { id: "submission.else", defaultMessage: "Somebody else", description: "Choice: a name is typed" },
  recipient: { id: "submission.recipient", defaultMessage: "Name", description: "Label: the name of somebody else" },
  how: { id: "submission.how", defaultMessage: "How", description: "Label: by e-mail, by post" },
  day: { id: "submission.day", defaultMessage: "Day", description: "Label: the day of sending" },
  time: { id: "submission.time", defaultMessage: "Time", description: "Label: the time of sending" },
  letter: {
    id: "submission.letter",
    defaultMessage: "The letter or message, if it is in none of the documents",
    description: "Label of a text",
  },
  letterTooLong: {
    id: "submission.letterTooLong",
    defaultMessage: "A copy keeps at most {max, number} characters of text, and this one has {count, number}.",
    description: "Below a letter that is too long",
  },
  followUps: {
    id: "submission.followUps",
    defaultMessage: "If you hear nothing, these days are set:",
    description: "Above the follow-ups and their days",
  },
  noDay: {
    id: "submission.noDay",
    defaultMessage: "Choose the day: today or an earlier one.",
    description: "Below the field of the day",
  },
  restored: {
    id: "submission.restored",
    defaultMessage: "What you entered before is back. Cancel drops it.",
    description: "Above the form when what was entered in it was found again",
  },
  keep: { id: "submission.keep", defaultMessage: "Keep a copy", description: "Button: keeps what was sent" },
  without: {
    id: "submission.without",
    defaultMessage: "Done, keep no copy",
    description: "Button: the step is done, and nothing is kept",
  },
  kept: {
    id: "submission.kept",
    defaultMessage: "A copy of what you sent is kept.",
    description: "Toast with Undo",
  },
  keptNext: {
    id: "submission.kept.next",
    defaultMessage: "A copy of what you sent is kept. Next: {next}, {day}",
    description: "Toast with Undo; next: a step, day: Thu 3 Dec",
  },
  gone: {
    id: "submission.gone",
    defaultMessage: "This job hunt is not here. It may be in the bin.",
    description: "In the dialog, in place of the form",
  },
});
