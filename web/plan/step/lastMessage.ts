import type { HuntOutcome, StepName } from "../../schema.generated.js";
import { SEND_STEP } from "./sendingQuestion.js";
import type { WholeHunt } from "./optimistic.js";

/** The steps whose guides have the last message, by how a hunt ended; after the other endings none is needed. */
const LAST_MESSAGES: Readonly<Partial<Record<HuntOutcome, StepName>>> = {
  THEY_SAID_NO: "CLOSING_COMMUNICATIONS",
  WITHDRAWN: "CLOSING_COMMUNICATIONS",
  TOOK_ANOTHER_JOB: "CLOSING_COMMUNICATIONS",
  OFFER_DECLINED: "OFFER_ACCEPTANCE",
};

/** Returns the step of the message that may close a hunt; null where there was no application, it was sent, or none is needed. */
export function lastMessageStep({ phases }: Pick<WholeHunt, "phases">, outcome: HuntOutcome | null): StepName | null {
  const step = outcome === null ? undefined : LAST_MESSAGES[outcome];
  const isDone = (name: StepName): boolean =>
    phases.some(({ steps }) => steps.some((one) => one.name === name && one.status === "DONE"));
  return step !== undefined && isDone(SEND_STEP) && !isDone(step) ? step : null;
}
