import type { AppError } from "../../platform/errors.js";
import type { Logger } from "../../platform/logger.js";
import type { ModelConfig } from "../../config.js";
import type { ModelCall } from "./model-client.js";
import { ModelFault } from "./model-faults.js";

/** The operator's remedy for a status that no retry can resolve. */
const REMEDIES: Readonly<Record<ModelConfig["kind"], Readonly<Record<number, string>>>> = {
  anthropic: {
    ...remedies({ key: "ANTHROPIC_API_KEY", model: "ANTHROPIC_MODEL", address: "ANTHROPIC_BASE_URL" }),
    400: "the model's service refuses the question: check whether ANTHROPIC_MODEL takes a schema for its answer",
  },
  "openai-chat": {
    ...remedies({ key: "MODEL_API_KEY", model: "MODEL_NAME", address: "MODEL_BASE_URL" }),
    400: "the model's service refuses the question in every form: check MODEL_NAME, and that its context is large enough",
  },
};

/**
 * Logs every unanswered question without its text: how it failed, and which limit it met. The level is higher when only
 * the operator can fix the cause.
 */
export function logModelCall(logger: Logger, kind: ModelConfig["kind"], { failure, seconds }: ModelCall): void {
  if (failure === null) return;
  const facts = factsOf(failure);
  const remedy = facts.status === undefined ? undefined : REMEDIES[kind][facts.status];
  if (remedy === undefined) logger.warn({ ...facts, seconds }, "the model did not answer a question");
  else logger.error({ ...facts, seconds }, remedy);
}

/** Logs an answer that came, and breaks the schema of what was asked for. */
export function logUnusableAnswer(logger: Logger, failure: AppError): void {
  logger.warn(factsOf(failure), "the model gave an answer that cannot be used");
}

function factsOf({ code, facts: { cause } }: AppError): {
  readonly code: string;
  readonly kind?: string;
  readonly status?: number;
  readonly limit?: string;
  readonly reason?: string;
} {
  return cause instanceof ModelFault ? { code, kind: cause.kind, ...cause.facts, reason: cause.message } : { code };
}

function remedies(variables: { key: string; model: string; address: string }): Readonly<Record<number, string>> {
  const { key, model, address } = variables;
  const redirect = `the model's service redirects, which is not followed: set ${address} to where it leads`;
  return {
    301: redirect,
    302: redirect,
    307: redirect,
    308: redirect,
    401: `the model's service refuses the key: check ${key}`,
    402: `the model's service wants to be paid: check the account of ${key}`,
    403: `the model's service does not let the key ask this model: check ${key} and ${model}`,
    404: `the model's service does not know the model: check ${model} and ${address}`,
  };
}
