import { registerEnumType } from "type-graphql";
import type { Sentence } from "../log/sentences.js";
import { daysBetween, type Day } from "../platform/day.js";
import { invalid } from "../platform/validation.js";
import type { JobHunt } from "./job-hunt.entity.js";
import { JobHuntStatus, StepName, StepStatus } from "./workflow.js";

/** How a hunt ended. */
export enum HuntOutcome {
  THEY_SAID_NO = "THEY_SAID_NO",
  NO_REPLY = "NO_REPLY",
  WITHDRAWN = "WITHDRAWN",
  POSITION_CLOSED = "POSITION_CLOSED",
  OFFER_DECLINED = "OFFER_DECLINED",
  TOOK_ANOTHER_JOB = "TOOK_ANOTHER_JOB",
  DID_NOT_APPLY = "DID_NOT_APPLY",
  FALSE_OFFER = "FALSE_OFFER",
  ACCEPTED = "ACCEPTED",
}

registerEnumType(HuntOutcome, {
  name: "HuntOutcome",
  description: "How a hunt ended.",
  valuesConfig: {
    THEY_SAID_NO: { description: "The employer said no." },
    NO_REPLY: { description: "The employer did not reply." },
    WITHDRAWN: { description: "You withdrew your application." },
    POSITION_CLOSED: { description: "The job is no longer open." },
    OFFER_DECLINED: { description: "You declined the offer." },
    TOOK_ANOTHER_JOB: { description: "You took another job." },
    DID_NOT_APPLY: { description: "You did not apply." },
    FALSE_OFFER: { description: "It was a false offer." },
    ACCEPTED: { description: "You accepted the offer: only of a hunt that is DONE." },
  },
});

/** The days without news after which no reply is to be expected. */
const NO_REPLY_DAYS = 28;
const CLOSED: ReadonlySet<StepStatus> = new Set([StepStatus.DONE, StepStatus.SKIPPED]);

/** Throws VALIDATION for the outcome of a hunt that was not terminated. */
export function refuseAccepted(outcome: HuntOutcome | null | undefined): void {
  if (outcome !== HuntOutcome.ACCEPTED) return;
  const text = "ACCEPTED is the outcome of a hunt whose last phase is completed; this one is terminated.";
  throw invalid("outcome", "terminated", text);
}

/** Returns the sentence about a termination, with what is known of it. */
export function terminated(name: string, outcome: HuntOutcome | null, reason: string | null): Sentence {
  if (outcome === null) {
    return reason === null
      ? { key: "jobHunt.terminated", facts: { name } }
      : { key: "jobHunt.terminatedBecause", facts: { name, reason } };
  }
  return reason === null
    ? { key: "jobHunt.ended", facts: { name, to: outcome } }
    : { key: "jobHunt.endedBecause", facts: { name, to: outcome, reason } };
}

/** Returns the outcome to suggest when a hunt is ended on a day; null for none: nobody knows better than its person. */
export function suggestedOutcome(
  { status, quietSince, phases }: Pick<JobHunt, "status" | "quietSince" | "phases">,
  today: Day,
): HuntOutcome | null {
  if (status !== JobHuntStatus.ACTIVE || quietSince === null) return null;
  const steps = phases.flatMap((phase) => phase.steps);
  const last = steps.find(({ name }) => name === StepName.FINAL_FOLLOW_UP_COMMUNICATIONS);
  const isAsked = last !== undefined && CLOSED.has(last.status);
  return isAsked && daysBetween(quietSince, today) >= NO_REPLY_DAYS ? HuntOutcome.NO_REPLY : null;
}
