import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { MODEL_LIMITS, type ModelClientLimits } from "../../gateway/capture/model/model-client.js";
import { ModelFault } from "../../gateway/capture/model/model-faults.js";
import { createAdvertModel } from "../../gateway/capture/model/model.js";
import { JobField } from "../../gateway/capture/types.js";
import { AppError } from "../../gateway/platform/errors.js";
import { sends, sendsJson, startAiMock, type AiBehaviour, type AiMock } from "../support/ai-mock.js";
import { answerOf, DIALECTS } from "../support/model-dialects.js";
import { startWebMock } from "../support/web-mock.js";

const KEY = "test-key-CANARY";
const LINES = ["Baker", "Acme Bakery, Ghent", "You bake bread.", "You get a free loaf a day."];
const REQUEST = { lines: LINES, fields: Object.values(JobField), today: "2026-05-04", language: "en" };
const PATIENT = { tryMs: 5_000, totalMs: 10_000, maxAnswerBytes: 50_000 };
const QUICK = { ...PATIENT, tryMs: 100, totalMs: 200 };

describe.each(DIALECTS)("the advert model, asked in the dialect of $name", ({ createClient, says, fails, foreign }) => {
  let mock: AiMock;
  beforeAll(async () => {
    mock = await startAiMock();
  });
  beforeEach(() => {
    mock.calls.length = 0;
  });
  afterAll(() => mock.close());

  const extract = (limits: ModelClientLimits = PATIENT) =>
    createAdvertModel(createClient({ apiKey: KEY, baseUrl: mock.baseUrl, limits })).extract(REQUEST);
  const failure = async (behave: AiBehaviour, limits?: ModelClientLimits): Promise<AppError> => {
    mock.answer(behave);
    const error: unknown = await extract(limits).then(
      (fields) => new Error(`read ${JSON.stringify(fields)}`),
      (reason: unknown) => reason,
    );
    if (error instanceof AppError) return error;
    throw error;
  };

  it("reads a good answer into values and line ranges", async () => {
    mock.answer(
      says(answerOf({ jobTitle: " Baker ", companyName: "Acme Bakery", jobResponsibilities: [{ from: 3, to: 3 }] })),
    );

    const { values, sections } = await extract();

    expect(values).toMatchObject({ jobTitle: "Baker", companyName: "Acme Bakery", salary: "" });
    expect(sections).toMatchObject({ jobResponsibilities: [{ from: 3, to: 3 }], perksAndBenefits: [] });
  });

  it.each<[string, AiBehaviour, string]>([
    ["a refused key", fails(401, "authentication_error"), "MODEL_UNAVAILABLE"],
    ["an empty account", fails(402, "billing_error"), "MODEL_UNAVAILABLE"],
    ["a forbidden model", fails(403, "permission_error"), "MODEL_UNAVAILABLE"],
    ["an unknown model", fails(404, "not_found_error"), "MODEL_UNAVAILABLE"],
    ["a refused request", fails(400, "invalid_request_error"), "MODEL_UNAVAILABLE"],
    ["a limit", fails(429, "rate_limit_error", { "retry-after": "17" }), "MODEL_BUSY"],
    ["an overload", fails(529, "overloaded_error", { "retry-after": "17" }), "MODEL_BUSY"],
    ["a failure", fails(500, "api_error"), "MODEL_UNAVAILABLE"],
    ["a failure told in 30 KB of HTML", sends(502, "text/html", "<p>bad gateway".repeat(2_000)), "MODEL_UNAVAILABLE"],
    [
      "an endless failure",
      (response) => drip(response.writeHead(500, { "content-type": "text/html" })),
      "MODEL_UNAVAILABLE",
    ],
    ["silence", () => {}, "MODEL_UNAVAILABLE"],
    ["a reset", (response) => response.destroy(), "MODEL_UNAVAILABLE"],
    [
      "a reset within the answer",
      (response) => response.writeHead(200, { "content-length": "99" }).write("{", () => response.destroy()),
      "MODEL_UNAVAILABLE",
    ],
    [
      "an answer that drips without end",
      (response) => drip(response.writeHead(200, { "content-type": "application/json" })),
      "MODEL_UNAVAILABLE",
    ],
    ["status 999", sends(999, "text/plain", ""), "MODEL_UNAVAILABLE"],
    ["a page of HTML with status 200", sends(200, "text/html", "<html>sign in</html>"), "MODEL_ANSWER_UNUSABLE"],
    ["broken JSON", sends(200, "application/json", '{"content": ['), "MODEL_ANSWER_UNUSABLE"],
    ["an empty body", sends(200, "application/json", ""), "MODEL_ANSWER_UNUSABLE"],
    ["no content", (response) => response.writeHead(204).end(), "MODEL_ANSWER_UNUSABLE"],
    ["null", sendsJson(null), "MODEL_ANSWER_UNUSABLE"],
    ["a list", sendsJson([]), "MODEL_ANSWER_UNUSABLE"],
    ["another thing's shape", sendsJson(foreign), "MODEL_ANSWER_UNUSABLE"],
    ["a refusal", says("", "refused"), "MODEL_REFUSED"],
    ["a refusal half-way", says('{"jobTitle":"Ba', "refused"), "MODEL_REFUSED"],
    ["an empty message", says(""), "MODEL_ANSWER_UNUSABLE"],
    ["blank text", says("  \n"), "MODEL_ANSWER_UNUSABLE"],
    ["a cut answer", says('{"jobTitle":"Ba', "cut"), "MODEL_ANSWER_UNUSABLE"],
    ["a tool call", says("", "tool"), "MODEL_ANSWER_UNUSABLE"],
    ["prose", says("I found a baker's job for you."), "MODEL_ANSWER_UNUSABLE"],
    ["prose around JSON", says(`Here you are: ${answerOf()} Anything else?`), "MODEL_ANSWER_UNUSABLE"],
    ["a JSON list", says(`[${answerOf()}]`), "MODEL_ANSWER_UNUSABLE"],
    ["a JSON string", says(JSON.stringify(answerOf())), "MODEL_ANSWER_UNUSABLE"],
    ["missing keys", says('{"jobTitle":"Baker"}'), "MODEL_ANSWER_UNUSABLE"],
    ["extra keys", says(answerOf({ personId: "1" })), "MODEL_ANSWER_UNUSABLE"],
    ["a prototype", says(answerOf().replace("{", '{"__proto__":{"isAdmin":true},')), "MODEL_ANSWER_UNUSABLE"],
    ["a number for a value", says(answerOf({ salary: 3_000 })), "MODEL_ANSWER_UNUSABLE"],
    ["null for a value", says(answerOf({ salary: null })), "MODEL_ANSWER_UNUSABLE"],
    ["text for a section", says(answerOf({ jobDescription: "You bake." })), "MODEL_ANSWER_UNUSABLE"],
    ["half a line", says(answerOf({ jobDescription: [{ from: 1.5, to: 2 }] })), "MODEL_ANSWER_UNUSABLE"],
    ["a zero byte", says(answerOf({ jobTitle: "Ba\0ker" })), "MODEL_ANSWER_UNUSABLE"],
    ["half a character", says(answerOf({ jobTitle: "Baker \ud83d" })), "MODEL_ANSWER_UNUSABLE"],
    ["a terminal's commands", says(answerOf({ jobTitle: "\u001b[2J" })), "MODEL_ANSWER_UNUSABLE"],
    ["a value of 3,000 characters", says(answerOf({ jobTitle: "a".repeat(3_000) })), "MODEL_ANSWER_UNUSABLE"],
    [
      "a thousand ranges",
      says(answerOf({ jobDescription: Array(1_000).fill({ from: 1, to: 1 }) })),
      "MODEL_ANSWER_UNUSABLE",
    ],
    ["deep nesting in the text", says(`${"[".repeat(20_000)}${"]".repeat(20_000)}`), "MODEL_ANSWER_UNUSABLE"],
    [
      "deep nesting in the message",
      sends(200, "application/json", `${"[".repeat(20_000)}${"]".repeat(20_000)}`),
      "MODEL_ANSWER_UNUSABLE",
    ],
    ["5 MB", says("a".repeat(5_000_000)), "MODEL_ANSWER_UNUSABLE"],
  ])("says what happened in plain words after %s", async (_what, behave, code) => {
    const error = await failure(behave, code === "MODEL_UNAVAILABLE" ? QUICK : PATIENT);

    expect(error.code).toBe(code);
    expect(`${error.message} ${String(error.facts.cause)}`).not.toMatch(/CANARY|happened|<p>|Baker|Ghent/);
  });

  it.each<[string, AiBehaviour, Partial<ModelClientLimits>, string, object]>([
    ["silence", () => {}, { tryMs: 100 }, "timeout", { limit: "0.1 s until an answer begins" }],
    [
      "an answer that drips without end",
      (response) => drip(response.writeHead(200, { "content-type": "application/json" })),
      { totalMs: 300 },
      "timeout",
      { limit: "0.3 s for a question" },
    ],
    ["a reset", (response) => response.destroy(), {}, "network", {}],
    ["a refused key", fails(401, "authentication_error"), {}, "status", { status: 401 }],
    ["a failure", fails(500, "api_error"), {}, "status", { status: 500 }],
    ["a refusal", says("", "refused"), {}, "refused", {}],
    ["a cut answer", says("{", "cut"), {}, "unusable", { limit: "4096 tokens of answer" }],
    ["100 KB", says("a".repeat(100_000)), {}, "unusable", { limit: "50000 bytes of answer" }],
    ["a page of HTML", sends(200, "text/html", "<html>"), {}, "unusable", {}],
    ["missing keys", says('{"jobTitle":"Baker"}'), {}, "unusable", {}],
  ])("tells the operator the kind of fault and its limit after %s", async (_what, behave, limits, kind, facts) => {
    const { cause } = (await failure(behave, { ...PATIENT, ...limits })).facts;

    expect(cause).toBeInstanceOf(ModelFault);
    expect(cause).toMatchObject({ kind });
    expect(cause instanceof ModelFault && cause.facts).toEqual(facts);
  });

  it("follows no redirect, which would carry the key to another host", async () => {
    const elsewhere = await startWebMock();

    const error = await failure(sends(307, "text/plain", "", { location: elsewhere.origin }), QUICK);

    const visits = elsewhere.connections();
    await elsewhere.close();
    expect(error.code).toBe("MODEL_UNAVAILABLE");
    expect(visits).toBe(0);
  });

  it("tells when the model will have time again, and does not sleep until then", async () => {
    const error = await failure(fails(429, "rate_limit_error", { "retry-after": "17" }));

    expect(error.facts.retryAfter).toBe(17);
    expect(mock.calls).toHaveLength(1);
  });

  it("asks a second time after a failure, and no third", async () => {
    const good = says(answerOf({ jobTitle: "Baker" }));
    mock.answer((response, call) => (mock.calls.length === 1 ? fails(500, "api_error") : good)(response, call));

    const fields = await extract();

    expect(fields.values).toMatchObject({ jobTitle: "Baker" });
    expect(mock.calls).toHaveLength(2);
  });

  it("bounds every question by 35 seconds", () => {
    expect(MODEL_LIMITS.totalMs).toBeLessThanOrEqual(35_000);
    expect(MODEL_LIMITS.tryMs).toBe(30_000);
  });

  it("fails within its bound when the service never answers", async () => {
    const error = await failure(() => {}, QUICK);

    expect(error.code).toBe("MODEL_UNAVAILABLE");
  });

  it("leaves out line ranges that the advert does not have", async () => {
    mock.answer(
      says(
        answerOf({
          jobDescription: [
            { from: 0, to: 1 },
            { from: 3, to: 2 },
            { from: 4, to: 5 },
            { from: 1, to: 4 },
          ],
        }),
      ),
    );

    expect((await extract()).sections).toMatchObject({ jobDescription: [{ from: 1, to: 4 }] });
  });

  it.each([
    ["code fences", `\`\`\`json\n${answerOf({ jobTitle: "Baker" })}\n\`\`\``],
    ["no fences, on one line", answerOf({ jobTitle: "Baker" })],
    ["no fences, on many lines", JSON.stringify(JSON.parse(answerOf({ jobTitle: "Baker" })), null, 2)],
  ])("reads an answer with %s", async (_what, text) => {
    mock.answer(says(text));

    expect((await extract()).values).toMatchObject({ jobTitle: "Baker", salary: "" });
  });
});

function drip(response: { write(data: string): boolean; once(event: "close", then: () => void): unknown }): void {
  const timer = setInterval(() => response.write(" "), 20);
  response.once("close", () => clearInterval(timer));
}
