import { createAnthropicClient } from "../../gateway/capture/model/anthropic-client.js";
import { createChatClient } from "../../gateway/capture/model/chat-client.js";
import { SECTION_FIELDS, SHORT_FIELDS } from "../../gateway/capture/model/model-answer.js";
import type { ModelClient, ModelClientOptions } from "../../gateway/capture/model/model-client.js";
import { fails, says, sends, sendsJson, type AiBehaviour } from "./ai-mock.js";

/** How an answer ends that is not complete: declined, cut off, or with a call of a tool. */
export type AnswerEnd = "refused" | "cut" | "tool";

/** What a model's service says in one of the two dialects, and the client that asks it. */
export interface Dialect {
  readonly name: string;
  readonly createClient: (
    options: ModelClientOptions & { readonly apiKey: string; readonly baseUrl: string },
  ) => ModelClient;
  readonly says: (text: string, end?: AnswerEnd) => AiBehaviour;
  readonly fails: (status: number, type: string, headers?: Readonly<Record<string, string>>) => AiBehaviour;
  /** A good answer of the other dialect. */
  readonly foreign: unknown;
}

const MODEL = "test-model";
const TOOL_NAME = "fetch";
const STOP_REASONS = { refused: "refusal", cut: "max_tokens", tool: "tool_use" };
const FINISH_REASONS = { refused: "content_filter", cut: "length", tool: "tool_calls" };

/** The dialects that the product speaks. */
export const DIALECTS: readonly Dialect[] = [
  {
    name: "Anthropic",
    createClient: (options) => createAnthropicClient({ ...options, model: MODEL }),
    says: (text, end) =>
      says(text, {
        ...(end === undefined ? {} : { stop_reason: STOP_REASONS[end] }),
        ...(end === "tool" ? { content: [{ type: "tool_use", id: "1", name: TOOL_NAME, input: {} }] } : {}),
      }),
    fails,
    foreign: { choices: [{ finish_reason: "stop", message: { content: answerOf() } }] },
  },
  {
    name: "OpenAI's chat",
    createClient: (options) => createChatClient({ ...options, model: MODEL }),
    says: (text, end) =>
      completes(text, {
        ...(end === undefined ? {} : { finish_reason: FINISH_REASONS[end] }),
        ...(end === "tool" ? { message: { content: null, tool_calls: [{ function: { name: TOOL_NAME } }] } } : {}),
      }),
    fails: failsInChat,
    foreign: { stop_reason: "end_turn", content: [{ type: "text", text: answerOf() }] },
  },
];

/** Returns a well-formed completion of the given text; `choice` replaces parts of it. */
export function completes(text: string, choice: Readonly<Record<string, unknown>> = {}): AiBehaviour {
  return sendsJson({
    id: "chatcmpl-1",
    object: "chat.completion",
    model: MODEL,
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: text }, ...choice }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

/** Returns an error as services of the chat dialect format it; `param` is the part of the question that is at fault. */
export function failsInChat(
  status: number,
  type: string,
  headers: Readonly<Record<string, string>> = {},
  param: string | null = null,
): AiBehaviour {
  const body = JSON.stringify({ error: { message: `${type} happened`, type, param, code: null } });
  return sends(status, "application/json", body, headers);
}

/** Returns a complete answer about an advert, with some fields of its own. */
export function answerOf(fields: Readonly<Record<string, unknown>> = {}): string {
  const empty = Object.fromEntries(Object.keys(SHORT_FIELDS).map((name) => [name, ""]));
  const none = Object.fromEntries(Object.keys(SECTION_FIELDS).map((name) => [name, []]));
  return JSON.stringify({ ...empty, ...none, ...fields });
}
