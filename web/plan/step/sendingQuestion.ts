import { useSyncExternalStore } from "react";
import type { Day } from "../../lib/days.js";
import type { StepName } from "../../schema.generated.js";

/** The step whose Done asks what was sent. */
export const SEND_STEP: StepName = "SEND_APPLICATION_BUNDLE";

/**
 * What became of the question: a copy was kept, the step is to be done without one, nothing is to happen, or it could
 * not be asked.
 */
export type SendingAnswer = "KEPT" | "WITHOUT" | "CANCELLED" | "UNAVAILABLE";

/** The question what was sent in a hunt, while it is open. */
export interface SendingQuestion {
  readonly jobHuntId: string;
  /** True: something was sent before, and the step is done. */
  readonly isAgain: boolean;
  /** The day of sending, where it is known; null: it is sent now. */
  readonly sentOn: Day | null;
  readonly answer: (answer: SendingAnswer) => void;
}

/** How long a question waits for the part of the screen that asks it, in milliseconds. */
const PATIENCE_MS = 5000;

let open: SendingQuestion | null = null;
const listeners = new Set<() => void>();

/**
 * Asks what was sent in a hunt, and resolves with what became of the question: UNAVAILABLE where nothing on the screen
 * can ask it. One that is open already is cancelled.
 */
export function askWhatWasSent(
  jobHuntId: string,
  { isAgain = false, sentOn = null }: Partial<Pick<SendingQuestion, "isAgain" | "sentOn">> = {},
): Promise<SendingAnswer> {
  open?.answer("CANCELLED");
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      if (listeners.size === 0) question.answer("UNAVAILABLE");
    }, PATIENCE_MS);
    const question: SendingQuestion = {
      jobHuntId,
      isAgain,
      sentOn,
      answer: (answer) => {
        clearTimeout(timer);
        if (open === question) show(null);
        resolve(answer);
      },
    };
    show(question);
  });
}

/** Returns the question that is open; null when there is none. */
export function useSendingQuestion(): SendingQuestion | null {
  return useSyncExternalStore(subscribe, readQuestion);
}

/** Returns the question that is open; null when there is none. */
export function readQuestion(): SendingQuestion | null {
  return open;
}

function show(question: SendingQuestion | null): void {
  open = question;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
