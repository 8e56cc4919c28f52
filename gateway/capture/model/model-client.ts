import { Anthropic } from "@anthropic-ai/sdk";
import { z } from "zod";
import { AppError } from "../../platform/errors.js";
import { asModelError, cappedFetch } from "./model-faults.js";

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

/** The model, its address and key; `config.anthropic` has this shape. */
export interface ModelClientOptions {
  readonly apiKey: string;
  readonly model: string;
  /** Undefined: the vendor's own address. */
  readonly baseUrl?: string | undefined;
  readonly limits?: Partial<ModelClientLimits>;
  /** Called after each question. */
  readonly onCall?: (call: ModelCall) => void;
}

/** The outcome of one question to the model. */
export interface ModelCall {
  readonly seconds: number;
  /** Null: it was answered. */
  readonly failure: AppError | null;
}

/** The limits of time and size of an answer. */
export interface ModelClientLimits {
  /** Milliseconds until the model must have begun to answer one try. */
  readonly tryMs: number;
  /** Milliseconds for everything: both tries, the pause between them, and the answer's body. */
  readonly totalMs: number;
  readonly maxAnswerBytes: number;
}

/** The limits of one question: whatever the service does, the user gets a response within 35 seconds. */
export const MODEL_LIMITS: ModelClientLimits = { tryMs: 30_000, totalMs: 33_000, maxAnswerBytes: 1_000_000 };

// Only the fields that are read are checked: the vendor may add others.
const ANSWER = z.object({
  stop_reason: z.string().nullish(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
});

/** Creates the client of the Anthropic API, or of a compatible one at `baseUrl`. The model has no tools. */
export function createModelClient(options: ModelClientOptions): ModelClient {
  const limits = { ...MODEL_LIMITS, ...options.limits };
  const anthropic = new Anthropic({
    apiKey: options.apiKey,
    authToken: null,
    baseURL: options.baseUrl ?? null,
    timeout: limits.tryMs,
    maxRetries: 1,
    // The library logs whole prompts at its debug level, which an environment variable can set.
    logLevel: "off",
    fetch: cappedFetch(limits.maxAnswerBytes),
    // A redirect would carry the key to another host.
    fetchOptions: { redirect: "error" },
  });

  return {
    async complete({ system, user, maxTokens, schema }) {
      const signal = AbortSignal.timeout(limits.totalMs);
      const start = performance.now();
      const report = (failure: AppError | null): void =>
        options.onCall?.({ seconds: (performance.now() - start) / 1000, failure });
      try {
        const answer: unknown = await anthropic.messages.create(
          {
            model: options.model,
            max_tokens: maxTokens,
            system,
            messages: [{ role: "user", content: user }],
            ...(schema === undefined ? {} : { output_config: { format: { type: "json_schema", schema } } }),
          },
          { signal },
        );
        const text = readText(answer);
        report(null);
        return text;
      } catch (error) {
        const failure = asModelError(error);
        report(failure);
        throw failure;
      }
    },
  };
}

function readText(answer: unknown): string {
  const parsed = ANSWER.safeParse(answer);
  if (!parsed.success) throw unusable("it has no message's shape");
  const { stop_reason: stopReason, content } = parsed.data;
  if (stopReason === "refusal") throw new AppError("MODEL_REFUSED");
  if (stopReason === "max_tokens" || stopReason === "model_context_window_exceeded") throw unusable("it was cut off");
  const text = content.map((block) => (block.type === "text" ? (block.text ?? "") : "")).join("");
  if (text.trim() === "") throw unusable("it is empty");
  return text;
}

function unusable(reason: string): AppError {
  return new AppError("MODEL_ANSWER_UNUSABLE", { cause: new Error(`the answer is unusable: ${reason}`) });
}
