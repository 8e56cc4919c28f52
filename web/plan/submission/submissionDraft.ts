import type { DraftValues } from "../../lib/useDraft.js";
import { CHANNELS, receiverOf, type SubmissionHunt, type SubmissionValues } from "./submissionValues.js";

/** Returns the values of the form as a draft keeps them. */
export function draftOf({ left, keepsAdvert, ...texts }: SubmissionValues): DraftValues {
  return { ...texts, left: [...left].join(" "), keepsAdvert: String(keepsAdvert) };
}

/** Returns the values with those of a draft. What it does not have stays; a person the hunt has no more is nobody. */
export function restoredValues(
  hunt: Pick<SubmissionHunt, "contacts">,
  values: SubmissionValues,
  draft: DraftValues = {},
): SubmissionValues {
  const { left, keepsAdvert, to, recipient, channel, day, time, letter } = draft;
  return {
    left: left === undefined ? values.left : new Set(left.split(" ").filter(Boolean)),
    keepsAdvert: keepsAdvert === undefined ? values.keepsAdvert : keepsAdvert === "true",
    to: to === undefined ? values.to : receiverOf(hunt, to),
    recipient: recipient ?? values.recipient,
    channel: CHANNELS.find((one) => one === channel) ?? values.channel,
    day: day ?? values.day,
    time: time ?? values.time,
    letter: letter ?? values.letter,
  };
}
