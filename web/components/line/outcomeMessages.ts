import { defineMessages, type MessageDescriptor } from "react-intl";
import type { HuntOutcome } from "../../schema.generated.js";

/** The names of the outcomes of a hunt. */
export const outcomeNames = defineMessages({
  THEY_SAID_NO: { id: "outcome.theySaidNo", defaultMessage: "They said no", description: "How a job hunt ended" },
  NO_REPLY: { id: "outcome.noReply", defaultMessage: "No reply", description: "How a job hunt ended" },
  WITHDRAWN: {
    id: "outcome.withdrawn",
    defaultMessage: "I withdrew my application",
    description: "How a job hunt ended",
  },
  POSITION_CLOSED: {
    id: "outcome.positionClosed",
    defaultMessage: "The job is no longer open",
    description: "How a job hunt ended",
  },
  OFFER_DECLINED: {
    id: "outcome.offerDeclined",
    defaultMessage: "I declined the offer",
    description: "How a job hunt ended",
  },
  TOOK_ANOTHER_JOB: {
    id: "outcome.tookAnotherJob",
    defaultMessage: "I took another job",
    description: "How a job hunt ended",
  },
  DID_NOT_APPLY: { id: "outcome.didNotApply", defaultMessage: "I did not apply", description: "How a job hunt ended" },
  FALSE_OFFER: {
    id: "outcome.falseOffer",
    defaultMessage: "It was a false offer",
    description: "How a job hunt ended",
  },
  ACCEPTED: { id: "outcome.accepted", defaultMessage: "I accepted the offer", description: "How a job hunt ended" },
}) satisfies Readonly<Record<HuntOutcome, MessageDescriptor>>;
