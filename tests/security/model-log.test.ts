import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createAnthropicClient } from "../../gateway/capture/model/anthropic-client.js";
import { createChatClient } from "../../gateway/capture/model/chat-client.js";
import type { ModelCall } from "../../gateway/capture/model/model-client.js";
import { logModelCall, logUnusableAnswer } from "../../gateway/capture/model/model-log.js";
import { createAdvertModel } from "../../gateway/capture/model/model.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { fails, says, sends, startAiMock, type AiMock } from "../support/ai-mock.js";
import { completes } from "../support/model-dialects.js";

const KEY = "test-key-CANARY";
const PROMPT = "prompt-CANARY";
const MODEL = "test-model";
const LIMITS = { tryMs: 5_000, totalMs: 10_000, maxAnswerBytes: 50_000 };
const WARN = 40;
const ERROR = 50;

describe("the operator's log of the language model", () => {
  let mock: AiMock;
  const lines: string[] = [];
  const calls: ModelCall[] = [];
  const logger = createLogger(
    "trace",
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );

  beforeAll(async () => {
    mock = await startAiMock();
  });
  beforeEach(() => {
    lines.length = 0;
    calls.length = 0;
  });
  afterAll(() => mock.close());

  const ask = (baseUrl = mock.baseUrl): Promise<unknown> =>
    createAnthropicClient({
      apiKey: KEY,
      model: MODEL,
      baseUrl,
      limits: LIMITS,
      onCall: (call) => {
        calls.push(call);
        logModelCall(logger, "anthropic", call);
      },
    })
      .complete({ system: PROMPT, user: PROMPT, maxTokens: 10 })
      .catch(() => undefined);

  it.each([
    ["a refused key", fails(401, "authentication_error"), ERROR, /check ANTHROPIC_API_KEY/],
    ["a key without the right", fails(403, "permission_error"), ERROR, /check ANTHROPIC_API_KEY and ANTHROPIC_MODEL/],
    ["an unknown model", fails(404, "not_found_error"), ERROR, /check ANTHROPIC_MODEL/],
    ["a service that is down", fails(500, "api_error"), WARN, /did not answer/],
    ["a service that is busy", fails(529, "overloaded_error", { "retry-after": "60" }), WARN, /did not answer/],
    ["an answer that is none", sends(200, "text/html", `<p>${PROMPT}`), WARN, /did not answer/],
  ])("has one line about %s, and nothing of the question or the key", async (_what, behave, level, words) => {
    mock.answer(behave);

    await ask();

    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ level, msg: expect.stringMatching(words), reason: expect.any(String) }),
    ]);
    expect(lines.join()).not.toContain("CANARY");
  });

  it.each([
    ["a refused key", 401, /check MODEL_API_KEY$/],
    ["a key without the right", 403, /check MODEL_API_KEY and MODEL_NAME$/],
    ["an unknown model", 404, /check MODEL_NAME and MODEL_BASE_URL$/],
    ["a question that is refused in every form", 400, /check MODEL_NAME, and that its context is large enough$/],
    ["a redirect", 307, /set MODEL_BASE_URL to where it leads$/],
  ])("names the variables of a service with OpenAI's chat API after %s", async (_what, status, words) => {
    mock.answer(fails(status, "error", status === 307 ? { location: "http://127.0.0.1:1" } : {}));

    await createChatClient({
      apiKey: KEY,
      model: MODEL,
      baseUrl: mock.baseUrl,
      limits: LIMITS,
      onCall: (call) => logModelCall(logger, "openai-chat", call),
    })
      .complete({ system: PROMPT, user: PROMPT, maxTokens: 10 })
      .catch(() => undefined);

    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: ERROR, kind: "status", status, msg: expect.stringMatching(words) }),
    ]);
    expect(lines.join()).not.toContain("CANARY");
  });

  it("has one line about a question that met a limit, and names it", async () => {
    mock.answer(() => {});

    await createChatClient({
      model: MODEL,
      baseUrl: mock.baseUrl,
      limits: { ...LIMITS, tryMs: 50 },
      onCall: (call) => logModelCall(logger, "openai-chat", call),
    })
      .complete({ system: PROMPT, user: PROMPT, maxTokens: 10 })
      .catch(() => undefined);

    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: WARN, kind: "timeout", limit: "0.05 s until an answer begins" }),
    ]);
  });

  it("has one line about an answer that breaks the schema", async () => {
    mock.answer(completes(JSON.stringify({ jobTitle: PROMPT })));
    const client = createChatClient({ model: MODEL, baseUrl: mock.baseUrl, limits: LIMITS });

    await createAdvertModel(client, (failure) => logUnusableAnswer(logger, failure))
      .extract({ lines: [PROMPT], today: "2026-05-04", language: null, fields: ["jobTitle", "salary"] })
      .catch(() => undefined);

    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: WARN,
        code: "MODEL_ANSWER_UNUSABLE",
        kind: "unusable",
        reason: "the answer is unusable: it does not follow the schema",
      }),
    ]);
    expect(lines.join()).not.toContain("CANARY");
  });

  it("has a line about a service that is not there", async () => {
    await ask("http://127.0.0.1:1");

    expect(lines).toEqual([expect.stringMatching(/"level":40.*"code":"MODEL_UNAVAILABLE"/)]);
  });

  it("has none about an answer, which is counted all the same", async () => {
    mock.answer(says("Yes."));

    await ask();

    expect(lines).toEqual([]);
    expect(calls).toEqual([{ seconds: expect.any(Number), failure: null }]);
  });
});
