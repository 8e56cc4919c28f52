import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { toLoggedError } from "../../gateway/platform/logged-error.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";

const CANARY = "canary-of-a-person";
const CREATE = `mutation ($name: String!) { createCompany(input: { name: $name, description: $name }) { logEntryId } }`;

interface LogLine {
  readonly reference?: string;
  readonly err?: { readonly type: string; readonly code: string; readonly statement: string };
}

describe("the operator's log of a statement that failed", () => {
  let app: TestApp;
  let me: Client;
  const lines: string[] = [];

  beforeAll(async () => {
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    app = await startTestApp({ logger: createLogger("trace", stream) });
    me = await app.signIn();
  });
  afterAll(() => app.close());

  it("tells the statement and nothing that it was to write", async () => {
    await app.test.database.query(`alter table company rename to company_gone`);

    const [failure] = (await me.graphql(CREATE, { name: CANARY })).errors ?? [];
    await app.test.database.query(`alter table company_gone rename to company`);

    const written = lines.map((line) => JSON.parse(line) as LogLine); // one JSON line each, by pino
    const told = written.find(({ reference }) => reference === failure?.extensions?.reference);
    expect(failure?.extensions?.code).toBe("INTERNAL");
    expect(told?.err).toMatchObject({
      type: "StatementError",
      code: "42P01",
      statement: expect.stringContaining("into company"),
    });
    expect(lines.filter((line) => line.includes(CANARY) || line.includes(me.token ?? CANARY))).toEqual([]);
  });
});

describe("what the operator's log keeps of an error", () => {
  it("is its name, words, place, code and causes", () => {
    const cause = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    const error = new TypeError("fetch failed", { cause });

    expect(toLoggedError(error)).toEqual({
      type: "TypeError",
      message: "fetch failed",
      stack: error.stack,
      cause: { type: "Error", message: "refused", stack: cause.stack, code: "ECONNREFUSED" },
    });
  });

  it("is each of several attempts", () => {
    const error = new AggregateError([new Error("first"), new Error("second")]);

    expect(toLoggedError(error).attempts?.map(({ message }) => message)).toEqual(["first", "second"]);
  });

  it("is nothing else that a library hung onto it", () => {
    const error = Object.assign(new Error("failed"), {
      parameters: [CANARY],
      detail: CANARY,
      query: CANARY,
      config: { headers: { authorization: CANARY } },
      response: { body: CANARY },
    });

    expect(JSON.stringify(toLoggedError(error))).not.toContain(CANARY);
  });

  it("ends where causes go round in a circle", () => {
    const error = new Error("round");
    error.cause = error;

    expect(JSON.stringify(toLoggedError(error)).match(/"round"/g)).toHaveLength(6);
  });

  it.each([[CANARY], [undefined], [null], [42], [{ secret: CANARY }]])(
    "is a sentence where it is none: %j",
    (thrown) => {
      expect(toLoggedError(thrown)).toEqual({ type: typeof thrown, message: "What was thrown is no error." });
    },
  );
});
