import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { AppError } from "../../platform/errors.js";
import { parseJsonText } from "../../platform/json-text.js";
import {
  MODEL_LIMITS,
  reportCall,
  type ModelClient,
  type ModelClientLimits,
  type ModelClientOptions,
  type ModelQuestion,
} from "./model-client.js";
import * as faults from "./model-faults.js";
import { capResponse, RETRY_AFTER_MAX_SECONDS, retryAfterSeconds } from "./model-http.js";

/** The model, its service's address and key; `config.model` of this kind has this shape. */
export interface ChatClientOptions extends ModelClientOptions {
  /** The address above `/chat/completions`, without a slash at its end. */
  readonly baseUrl: string;
  readonly model: string;
  /** Undefined: no key is sent. */
  readonly apiKey?: string | undefined;
}

/** What of a question not every service of the dialect takes. */
interface Form {
  /** Null: the schema stands in the words alone, as it does in every form. */
  readonly format: "json_schema" | "json_object" | null;
  readonly tokens: "max_tokens" | "max_completion_tokens";
  readonly hasTemperature: boolean;
}

const FULL: Form = { format: "json_schema", tokens: "max_tokens", hasTemperature: true };
const RETRY_WAIT_MS = 500;
// Statuses by which services refuse a part of a question that they do not know; 404 is that of routers to many models.
const REFUSALS = new Set([400, 404, 415, 422, 501]);
const THOUGHT_END = "</think>";

// Only the fields that are read are checked: services add others.
const ANSWER = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});
const REFUSAL = z.object({ error: z.object({ param: z.string() }) });

/**
 * Creates the client of a service with OpenAI's chat API at `baseUrl`. The model has no tools. Where the service refuses
 * the form of a question, simpler ones follow; the client keeps the form that was answered for its later questions.
 */
export function createChatClient(options: ChatClientOptions): ModelClient {
  const limits = { ...MODEL_LIMITS, ...options.limits };
  let known = FULL;

  async function ask(question: ModelQuestion, total: AbortSignal): Promise<string> {
    let form: Form = question.schema === undefined ? { ...known, format: null } : known;
    let canRetry = true;
    for (;;) {
      try {
        const body = await send(options, bodyOf(options.model, question, form), limits, total);
        known = question.schema === undefined ? { ...form, format: known.format } : form;
        return readText(body, question.maxTokens);
      } catch (error) {
        const next = error instanceof FormRefused ? simplerForm(form, error.parameter) : null;
        if (next !== null) form = next;
        else if (canRetry && isPassing(error)) {
          canRetry = false;
          // Without time for a second try the first one's failure says more.
          await pause(waitMs(error), undefined, { signal: total }).catch(() => Promise.reject(error));
        } else throw error;
      }
    }
  }

  return {
    complete(question) {
      const total = AbortSignal.timeout(limits.totalMs);
      return reportCall(
        () => ask(question, total),
        (error) => asModelError(error, total, limits),
        options.onCall,
      );
    },
  };
}

/** The service refused the form of a question, and may take a simpler one. */
class FormRefused extends Error {
  override readonly name = "FormRefused";

  constructor(
    readonly failure: AppError,
    /** The part of the question that the service named; null when it named none. */
    readonly parameter: string | null,
  ) {
    super(failure.message);
  }
}

/** Returns the form to try after one was refused; null when there is none left. */
function simplerForm(form: Form, refused: string | null): Form | null {
  if (refused === "max_tokens" && form.tokens === "max_tokens") return { ...form, tokens: "max_completion_tokens" };
  if (refused === "temperature" && form.hasTemperature) return { ...form, hasTemperature: false };
  if (form.format === "json_schema") return { ...form, format: "json_object" };
  return form.format === "json_object" ? { ...form, format: null } : null;
}

function bodyOf(model: string, { system, user, maxTokens, schema }: ModelQuestion, form: Form): string {
  // Services that hold the model to a schema do not show it the schema, and others hold it to none.
  const words = schema === undefined ? system : `${system}\n\n${schemaWords(schema)}`;
  return JSON.stringify({
    model,
    messages: [
      { role: "system", content: words },
      { role: "user", content: user },
    ],
    [form.tokens]: maxTokens,
    ...(form.hasTemperature ? { temperature: 0 } : {}),
    stream: false,
    ...(schema === undefined || form.format === null ? {} : { response_format: formatOf(form.format, schema) }),
  });
}

function schemaWords(schema: object): string {
  return `Answer with one JSON object alone, without code fences or any words around it. Its JSON schema:\n${JSON.stringify(schema)}`;
}

function formatOf(type: "json_schema" | "json_object", schema: object): object {
  return type === "json_schema" ? { type, json_schema: { name: "answer", strict: true, schema } } : { type };
}

/** Returns the body of a successful response. Throws FormRefused, or an AppError for any other failure. */
async function send(
  options: ChatClientOptions,
  body: string,
  limits: ModelClientLimits,
  total: AbortSignal,
): Promise<string> {
  const response = await request(options, body, limits, total);
  if (response.ok) return readBody(response, limits, total);
  const failure = faults.statusFailure(response.status, retryAfterSeconds(response.headers));
  if (!REFUSALS.has(response.status)) {
    // Nothing of it is read, and it may have no end.
    await response.body?.cancel();
    throw failure;
  }
  throw new FormRefused(failure, namedParameter(await readBody(response, limits, total)));
}

async function request(
  { baseUrl, apiKey }: ChatClientOptions,
  body: string,
  limits: ModelClientLimits,
  total: AbortSignal,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), limits.tryMs);
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body,
      // A redirect would carry the key to another host.
      redirect: "manual",
      signal: AbortSignal.any([total, late.signal]),
    });
    return capResponse(response, limits.maxAnswerBytes);
  } catch (error) {
    throw late.signal.aborted && !total.aborted ? faults.tryTimedOut(limits) : asModelError(error, total, limits);
  } finally {
    clearTimeout(timer);
  }
}

async function readBody(response: Response, limits: ModelClientLimits, total: AbortSignal): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw asModelError(error, total, limits);
  }
}

function asModelError(error: unknown, total: AbortSignal, limits: ModelClientLimits): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof FormRefused) return error.failure;
  if (error instanceof faults.AnswerTooBig) return faults.tooBig(limits);
  return total.aborted ? faults.questionTimedOut(limits) : faults.networkFailure(error);
}

/** Returns true for a failure that a second try may not meet, soon enough for a user who waits. */
function isPassing(error: unknown): error is AppError {
  if (!(error instanceof AppError && error.facts.cause instanceof faults.ModelFault)) return false;
  const { kind, facts } = error.facts.cause;
  const isBusy = facts.status !== undefined && (facts.status === 429 || facts.status >= 500);
  return (kind === "network" || isBusy) && (error.facts.retryAfter ?? 0) <= RETRY_AFTER_MAX_SECONDS;
}

function waitMs({ facts }: AppError): number {
  return facts.retryAfter === undefined ? RETRY_WAIT_MS : facts.retryAfter * 1000;
}

function readText(body: string, maxTokens: number): string {
  const parsed = ANSWER.safeParse(parseJsonText(body));
  if (!parsed.success) throw faults.unusable("it has no completion's shape");
  const [choice] = parsed.data.choices;
  if (choice?.finish_reason === "content_filter" || choice?.message.refusal) throw faults.refused();
  if (choice?.finish_reason === "length") throw faults.cutOff(maxTokens);
  const text = withoutThought(choice?.message.content ?? "");
  if (text.trim() === "") throw faults.unusable("it is empty");
  return text;
}

/**
 * Returns the text without what a model wrote while it thought. The beginning of the thought may be a part of the
 * question, and is not in the answer then.
 */
function withoutThought(text: string): string {
  const end = /^\s*[{`~]/.test(text) ? -1 : text.indexOf(THOUGHT_END);
  return end === -1 ? text : text.slice(end + THOUGHT_END.length).trimStart();
}

function namedParameter(body: string): string | null {
  return REFUSAL.safeParse(parseJsonText(body)).data?.error.param ?? null;
}
