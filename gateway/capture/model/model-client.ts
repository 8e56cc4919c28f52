import type { AppError } from "../../platform/errors.js";

/** One question to the language model; the server writes all of it except the data inside `user`. */
export interface ModelQuestion {
  readonly system: string;
  readonly user: string;
  readonly maxTokens: number;
  /** JSON schema that the answer must follow; free text without one. */
  readonly schema?: Readonly<Record<string, unknown>>;
}

/** Sends one question and returns the model's text; throws only the four MODEL_ codes, within 35 seconds. */
export interface ModelClient {
  complete(question: ModelQuestion): Promise<string>;
}

/** What both clients take beside the model, its address and key. */
export interface ModelClientOptions {
  /** What is left out has its value of MODEL_LIMITS. */
  readonly limits?: Partial<ModelClientLimits>;
  /** Called after each question. */
  readonly onCall?: (call: ModelCall) => void;
}

/** The outcome of one question to the model. */
export interface ModelCall {
  readonly seconds: number;
  /** Null: it was answered. The cause of any other is a ModelFault. */
  readonly failure: AppError | null;
}

/** The limits of time and size of an answer. */
export interface ModelClientLimits {
  /** Milliseconds until the model must have begun to answer one try. */
  readonly tryMs: number;
  /** Milliseconds for everything: all tries, the pause between them, and the answer's body. */
  readonly totalMs: number;
  readonly maxAnswerBytes: number;
}

/** The limits of one question: whatever the service does, the user gets a response within 35 seconds. */
export const MODEL_LIMITS: ModelClientLimits = { tryMs: 30_000, totalMs: 33_000, maxAnswerBytes: 1_000_000 };

/** Runs one question and reports how it ended; `asFailure` converts whatever it throws. */
export async function reportCall(
  ask: () => Promise<string>,
  asFailure: (error: unknown) => AppError,
  onCall: ModelClientOptions["onCall"],
): Promise<string> {
  const start = performance.now();
  const report = (failure: AppError | null): void => onCall?.({ seconds: (performance.now() - start) / 1000, failure });
  try {
    const text = await ask();
    report(null);
    return text;
  } catch (error) {
    const failure = asFailure(error);
    report(failure);
    throw failure;
  }
}
