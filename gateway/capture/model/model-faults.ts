import { types } from "node:util";
import { AppError, type ErrorFacts } from "../../platform/errors.js";
import type { ModelClientLimits } from "./model-client.js";

const BUSY = new Set([429, 503, 529]);
// The system's and the library's codes of connections, such as ECONNREFUSED.
const CONNECTION_CODE = /^[A-Z][A-Z0-9_]{1,40}$/;
const CAUSES_MAX = 4;
// The service's own word for its error, such as rate_limit_error.
const ERROR_TYPE = /^[a-z_]{1,40}$/;

/**
 * How a question failed: nothing came in time, there was no connection, the service answered with another status than
 * success, the model declined, or its answer cannot be used.
 */
export type ModelFaultKind = "timeout" | "network" | "status" | "refused" | "unusable";

/** Facts of a failed question, for the operator. */
export interface ModelFaultFacts {
  /** The HTTP status; undefined when it is not what failed. */
  readonly status?: number;
  /** The limit that was met, in words; undefined when none was. */
  readonly limit?: string;
}

/** The cause of each of the four MODEL_ codes; it holds neither prompt, answer nor key. */
export class ModelFault extends Error {
  override readonly name = "ModelFault";

  constructor(
    readonly kind: ModelFaultKind,
    reason: string,
    readonly facts: ModelFaultFacts = {},
  ) {
    super(reason);
  }
}

/** Thrown by the body of a response that is larger than its cap. */
export class AnswerTooBig extends Error {
  override readonly name = "AnswerTooBig";
}

/** The model or its filter declined to answer. */
export function refused(): AppError {
  return new AppError("MODEL_REFUSED", { cause: new ModelFault("refused", "the model declined to answer") });
}

/** The answer came, and is not what was asked for. */
export function unusable(reason: string, limit?: string): AppError {
  const facts = limit === undefined ? {} : { limit };
  return new AppError("MODEL_ANSWER_UNUSABLE", {
    cause: new ModelFault("unusable", `the answer is unusable: ${reason}`, facts),
  });
}

/** The answer ended at the number of tokens that the question allows. */
export function cutOff(maxTokens: number): AppError {
  return unusable("it was cut off", `${maxTokens} tokens of answer`);
}

/** The answer is larger than the limit. */
export function tooBig({ maxAnswerBytes }: ModelClientLimits): AppError {
  return unusable("it is too big", `${maxAnswerBytes} bytes of answer`);
}

/** The service had not begun to answer a try in time. */
export function tryTimedOut({ tryMs }: ModelClientLimits): AppError {
  return timedOut(`${tryMs / 1000} s until an answer begins`);
}

/** The question was not answered in time, with all of its tries. */
export function questionTimedOut({ totalMs }: ModelClientLimits): AppError {
  return timedOut(`${totalMs / 1000} s for a question`);
}

/** The connection failed, or there was none. */
export function networkFailure(error: unknown): AppError {
  const reason = `there is no connection to the model's service: ${connectionCode(error)}`;
  return new AppError("MODEL_UNAVAILABLE", { cause: new ModelFault("network", reason) });
}

/** The service answered with a status other than success; MODEL_BUSY where the status says so. */
export function statusFailure(status: number, retryAfter: number | undefined, type?: string | null): AppError {
  const words = ERROR_TYPE.test(type ?? "") ? `${status} ${type}` : `${status}`;
  const cause = new ModelFault("status", `the model's service answered ${words}`, { status });
  const facts: ErrorFacts = { cause };
  if (!BUSY.has(status)) return new AppError("MODEL_UNAVAILABLE", facts);
  return new AppError("MODEL_BUSY", retryAfter === undefined ? facts : { ...facts, retryAfter });
}

function timedOut(limit: string): AppError {
  const cause = new ModelFault("timeout", "the model's service took too long", { limit });
  return new AppError("MODEL_UNAVAILABLE", { cause });
}

// Messages of libraries may quote the address, or the upstream body, which may quote the prompt.
function connectionCode(error: unknown): string {
  let cause = error;
  for (let depth = 0; depth < CAUSES_MAX && types.isNativeError(cause); depth++) {
    const { code } = cause as { code?: unknown }; // errors of the system and of fetch have one
    if (typeof code === "string" && CONNECTION_CODE.test(code)) return code;
    cause = cause.cause;
  }
  return types.isNativeError(error) ? error.name : "unknown";
}
