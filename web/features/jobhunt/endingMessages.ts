import { defineMessages } from "react-intl";

/** The words of the end of a hunt. */
export const endingMessages = defineMessages({
  kept: {
    id: "ending.kept",
    defaultMessage: "The phase ({phase}, {done} of {total}) and the day are kept. You can reopen it at any time.",
    description: "Below the text box for the reason; phase: Applying, done of total: steps",
  },
  ended: {
    id: "ending.ended",
    defaultMessage: "Ended: {outcome}",
    description: "Toast with Undo; outcome: No reply",
  },
  lastMessage: {
    id: "ending.lastMessage",
    defaultMessage: "Send a short last message?",
    description: "Button in that toast: goes to a text for it",
  },
  newJob: { id: "finished.newJob", defaultMessage: "You have a new job.", description: "On a finished job hunt" },
  newJobFrom: {
    id: "finished.newJobFrom",
    defaultMessage: "You have a new job. You start on {day}.",
    description: "On a finished job hunt; day: 1 February",
  },
  wellDone: {
    id: "finished.wellDone",
    defaultMessage: "Well done, {name}.",
    description: "Below that; name: first name",
  },
  wellDonePlain: {
    id: "finished.wellDone.plain",
    defaultMessage: "Well done.",
    description: "Below that, without a name",
  },
  details: { id: "finished.details", defaultMessage: "Details", description: "Opens the figures of a finished hunt" },
  figures: {
    id: "finished.figures",
    defaultMessage:
      "{days, plural, one {# day} other {# days}}, {steps, plural, one {# step done} other {# steps done}}",
    description: "The figures of a finished job hunt",
  },
  before: { id: "finished.before", defaultMessage: "Before you finish", description: "Heading of three last jobs" },
  tell: { id: "finished.tell", defaultMessage: "Tell the others", description: "A last job" },
  tellOpen: {
    id: "finished.tell.open",
    defaultMessage:
      "{count, plural, one {# job hunt is still open.} other {# job hunts are still open.}} You can end them in one go.",
    description: "Below that",
  },
  tellNone: { id: "finished.tell.none", defaultMessage: "No other job hunt is open.", description: "Below that" },
  endOthers: {
    id: "finished.endOthers",
    defaultMessage: "{count, plural, one {End # job hunt…} other {End # job hunts…}}",
    description: "Button: opens a list of job hunts to end",
  },
  endTitle: { id: "finished.end.title", defaultMessage: "End the others?", description: "Title of a dialog" },
  endLead: {
    id: "finished.end.lead",
    defaultMessage: "They end with “{outcome}”. You can undo it, and reopen each at any time.",
    description: "In that dialog; outcome: I took another job",
  },
  endYes: {
    id: "finished.end.yes",
    defaultMessage: "{count, plural, one {End # job hunt} other {End # job hunts}}",
    description: "Button of that dialog",
  },
  endedMany: {
    id: "finished.ended",
    defaultMessage: "{count, plural, one {# job hunt ended.} other {# job hunts ended.}}",
    description: "Toast with Undo",
  },
  endMore: {
    id: "finished.end.more",
    defaultMessage: "These are the first {count}. The others can be ended afterwards.",
    description: "In that dialog, where there are more",
  },
  thank: { id: "finished.thank", defaultMessage: "Thank those who helped", description: "A last job" },
  thankNobody: {
    id: "finished.thank.nobody",
    defaultMessage: "Nobody is linked with this job hunt.",
    description: "Below that",
  },
  copyThanks: { id: "finished.copyThanks", defaultMessage: "Copy a thank-you", description: "Button: copies a text" },
  thanks: {
    id: "finished.thanks",
    defaultMessage:
      "I have a new job, and you helped me with it. Thank you very much for your time and your support. I would like to stay in touch.",
    description: "A text that is copied: a short message to a person who helped, without the writer's or reader's sex",
  },
});
