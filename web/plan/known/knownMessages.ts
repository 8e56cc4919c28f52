import { defineMessages, type MessageDescriptor } from "react-intl";
import type { LikenessReason } from "../../schema.generated.js";

/** Why an advert may be one that was captured before. */
export const reasonMessages = defineMessages({
  SAME_EMPLOYER: {
    id: "known.sameEmployer",
    defaultMessage: "Same employer",
    description: "A reason, first in a list",
  },
  SAME_REFERENCE: { id: "known.sameReference", defaultMessage: "same reference", description: "A reason, in a list" },
  SIMILAR_TITLE: { id: "known.similarTitle", defaultMessage: "similar title", description: "A reason, in a list" },
  SIMILAR_TEXT: { id: "known.similarText", defaultMessage: "similar text", description: "A reason, in a list" },
}) satisfies Readonly<Record<LikenessReason, MessageDescriptor>>;

/** The words of the warning about a job that was captured before, and of the comparison. */
export const knownMessages = defineMessages({
  seen: {
    id: "known.seen",
    defaultMessage: "You may have seen this job before: {name}",
    description: "Warning above the form; name: Forecast Analyst at Tidewater Grid",
  },
  jobAt: { id: "known.jobAt", defaultMessage: "{job} at {company}", description: "A job; company: an employer" },
  applied: { id: "known.applied", defaultMessage: "Applied on {day}", description: "Below that; day: 2 February 2026" },
  captured: {
    id: "known.captured",
    defaultMessage: "Captured on {day}",
    description: "Below that; day: 2 February 2026",
  },
  ended: {
    id: "known.ended",
    defaultMessage: "ended on {day}: {ending}",
    description: "After that; day: 4 March 2026, ending: No reply",
  },
  facts: {
    id: "known.facts",
    defaultMessage: "{when}. {why}.",
    description: "Two sentences; when: Applied on 2 February 2026, ended on 4 March 2026: No reply; why: reasons",
  },
  words: {
    id: "known.words",
    defaultMessage: "{share, number, ::percent} of the advert’s words are the same",
    description: "A reason, last in a list; share: 81%",
  },
  posting: { id: "known.posting", defaultMessage: "Same advert or address", description: "A reason" },
  open: { id: "known.open", defaultMessage: "Open that hunt", description: "Button" },
  compare: { id: "known.compare", defaultMessage: "Compare adverts", description: "Button" },
  different: { id: "known.different", defaultMessage: "It is a different job. Go on", description: "Button" },
  differentSaid: {
    id: "known.differentSaid",
    defaultMessage: "Noted: it is a different job.",
    description: "Toast after that button, with Undo",
  },
  changed: {
    id: "known.changed",
    defaultMessage: "The advert has changed since you captured it.",
    description: "Callout above the form of an advert that is captured again",
  },
  changedFields: {
    id: "known.changedFields",
    defaultMessage: "Different: {fields}. Done replaces the earlier one; Undo in Logs brings it back.",
    description: "Below that; fields: names such as Salary, Location",
  },
  changedText: {
    id: "known.changedText",
    defaultMessage: "Only its text is different. Done replaces the earlier one; Undo in Logs brings it back.",
    description: "Below that, when no field differs",
  },
  comparing: { id: "known.comparing", defaultMessage: "One moment…", description: "While a comparison loads" },
  legend: {
    id: "known.legend",
    defaultMessage: "Struck through: only in the earlier advert. Underlined: only in this one.",
    description: "Above the comparison",
  },
  same: { id: "known.same", defaultMessage: "Both adverts have the same words.", description: "The comparison" },
  noText: { id: "known.noText", defaultMessage: "No text of that advert was kept.", description: "The comparison" },
});
