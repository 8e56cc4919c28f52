import type { Logger } from "../../platform/logger.js";
import type { ModelCall } from "./model-client.js";
import { ModelServiceError } from "./model-faults.js";

/** The operator's remedy for a status that no retry can resolve. */
const REMEDIES: Readonly<Record<number, string>> = {
  400: "the model's service refuses the question: check whether ANTHROPIC_MODEL takes a schema for its answer",
  401: "the model's service refuses the key: check ANTHROPIC_API_KEY",
  402: "the model's service wants to be paid: check the account of ANTHROPIC_API_KEY",
  403: "the model's service does not let the key ask this model: check ANTHROPIC_API_KEY and ANTHROPIC_MODEL",
  404: "the model's service does not know the model: check ANTHROPIC_MODEL and ANTHROPIC_BASE_URL",
};

/** Logs every unanswered question without its text, at a higher level when only the operator can fix the cause. */
export function logModelCall(logger: Logger, { failure, seconds }: ModelCall): void {
  if (failure === null) return;
  const { cause } = failure.facts;
  const status = cause instanceof ModelServiceError ? cause.status : undefined;
  const remedy = status === undefined ? undefined : REMEDIES[status];
  const line = { code: failure.code, status, seconds, reason: cause instanceof Error ? cause.message : undefined };
  if (remedy === undefined) logger.warn(line, "the model did not answer a question");
  else logger.error(line, remedy);
}
