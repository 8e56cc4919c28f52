import type { Day } from "../../lib/days.js";
import type { StepName } from "../../schema.generated.js";
import { defineQuestion, type OpenQuestion, type Unanswered } from "./defineQuestion.js";

/** The step whose Done asks what was sent. */
export const SEND_STEP: StepName = "SEND_APPLICATION_BUNDLE";

/** What became of the question: a copy was kept, or the step is to be done without one. */
type Sent = "KEPT" | "WITHOUT";

/** What became of the question, also where it was not answered. */
export type SendingAnswer = Sent | Unanswered;

interface SendingSubject {
  readonly jobHuntId: string;
  /** True: something was sent before, and the step is done. */
  readonly isAgain: boolean;
  /** The day of sending, where it is known; null: it is sent now. */
  readonly sentOn: Day | null;
}

/** The question what was sent in a hunt, while it is open. */
export type SendingQuestion = OpenQuestion<SendingSubject, Sent>;

const place = defineQuestion<SendingSubject, Sent>();

/** Asks what was sent in a hunt, and resolves with what became of the question. */
export function askWhatWasSent(
  jobHuntId: string,
  { isAgain = false, sentOn = null }: Partial<Omit<SendingSubject, "jobHuntId">> = {},
): Promise<SendingAnswer> {
  return place.ask({ jobHuntId, isAgain, sentOn });
}

/** Returns the question that is open; null when there is none. */
export const useSendingQuestion = place.useQuestion;

/** Returns the question that is open; null when there is none. */
export const readQuestion = place.read;
