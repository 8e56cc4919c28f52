import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { GraphQLError } from "graphql";
import { AppError, ERRORS, type ErrorCode } from "../../gateway/platform/errors.js";
import { REFUSALS } from "../../gateway/platform/refusals.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import "../support/on-embedded-database.js";

const SECRET = "select * from person where token = 'hunter2' -- /srv/secret/path";
const EXTRACT = `mutation { extractJobDetails(input: { text: "An advert" }) { language } }`;
const CODES = Object.keys(ERRORS) as ErrorCode[]; // Object.keys is typed as string[]
const refusal = "access-token-scope";

interface LogLine {
  readonly level: number;
  readonly reference?: string;
  readonly err?: { readonly message: string; readonly stack: string };
}

describe("a failure inside the server", () => {
  let app: TestApp;
  let me: Client;
  let thrown: unknown;
  // Whatever is thrown, also what no Error is.
  const fail = (): never => {
    throw thrown;
  };
  const lines: LogLine[] = [];

  beforeAll(async () => {
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(JSON.parse(chunk.toString()) as LogLine); // one JSON line each, by pino
        done();
      },
    });
    const extractorFor = () => ({ extract: fail, improve: fail });
    const asker = { ask: fail };
    app = await startTestApp({
      capture: { extractorFor, asker, hasModel: true },
      logger: createLogger("trace", stream),
    });
    me = await app.signIn();
  });
  afterAll(() => app.close());

  async function failWith(error: unknown) {
    thrown = error;
    lines.length = 0;
    const [failure] = (await me.graphql(EXTRACT)).errors ?? [];
    return failure;
  }

  it.each([
    ["an error", new Error(SECRET)],
    ["an error with a code", Object.assign(new Error(SECRET), { code: "XX000", detail: SECRET, query: SECRET })],
    ["an error with extensions", Object.assign(new Error(SECRET), { extensions: { code: "SECRET", detail: SECRET } })],
    ["an error of GraphQL's own", new GraphQLError(SECRET, { extensions: { code: "BAD_USER_INPUT" } })],
    ["a text", SECRET],
    ["an object", { message: SECRET }],
    ["nothing", undefined],
  ])("is told as a reference and nothing else when it is %s", async (_what, error) => {
    const failure = await failWith(error);

    expect(failure).toEqual({
      message: ERRORS.INTERNAL.message,
      path: ["extractJobDetails"],
      locations: expect.anything(),
      extensions: { code: "INTERNAL", reference: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
  });

  it("is logged whole, once, under its reference", async () => {
    const failure = await failWith(new Error(SECRET));

    const told = lines.filter(({ reference }) => reference === failure?.extensions?.reference);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      level: 50,
      err: { message: SECRET, stack: expect.stringContaining("graphql-errors") },
    });
  });

  it.each(CODES)("says its own words and code when it is %s", async (code) => {
    const failure = await failWith(
      new AppError(code, { message: "In plain words.", cause: new Error(SECRET), refusal }),
    );

    expect(failure).toMatchObject({ message: "In plain words.", extensions: { code, reference: expect.any(String) } });
    expect(JSON.stringify(failure)).not.toContain("hunter2");
  });

  it("is logged for who looks closely when the caller can mend it, and nothing was refused for safety", async () => {
    const failure = await failWith(new AppError("VALIDATION", { message: SECRET }));

    expect(lines).toEqual([
      expect.objectContaining({ level: 20, code: "VALIDATION", reference: failure?.extensions?.reference }),
    ]);
  });

  it.each(CODES)(
    "is logged as loud as the table says, and whole only when the caller cannot mend it: %s",
    async (code) => {
      const failure = await failWith(new AppError(code, { message: SECRET, cause: new Error(SECRET), refusal }));

      const [level, isWhole] =
        // With a refusal, such as a wrong password, what the caller can mend is told like what is guarded.
        ({ caller: [30, false], guard: [30, false], upstream: [40, true], operator: [50, true] } as const)[
          ERRORS[code].severity
        ];
      expect(lines).toEqual([expect.objectContaining({ level, code, reference: failure?.extensions?.reference })]);
      expect(JSON.stringify(lines).includes("hunter2")).toBe(isWhole);
    },
  );

  it("tells the operator why somebody was turned away, and the caller nothing of it", async () => {
    const failure = await failWith(new AppError("FORBIDDEN", { refusal }));

    expect(lines).toEqual([expect.objectContaining({ refusal, msg: REFUSALS[refusal] })]);
    expect(JSON.stringify(failure)).not.toContain(refusal);
  });

  it.each(CODES)("has the status of the table over REST: %s", async (code) => {
    thrown = new AppError(code, { retryAfter: 7, refusal });

    // Not by rest(), which knows the codes that this path has; the others are planted.
    const answer = await me.send("/api/ai/query", { method: "POST", body: `{"message":"A question"}` });

    expect(answer.status).toBe(ERRORS[code].status);
    expect(await answer.json()).toEqual({
      error: { code, message: ERRORS[code].message, retryAfter: 7, reference: expect.any(String) },
    });
    expect(answer.headers.get("retry-after")).toBe("7");
  });
});
