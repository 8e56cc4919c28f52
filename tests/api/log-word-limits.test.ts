import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import "../support/on-both-databases.js";

const LIST = `query ($filter: String, $words: [LogWordWhere!]) {
  logEntries(filter: $filter, where: { words: $words }) { totalCount } }`;

interface Word {
  readonly text: string;
  readonly sentences?: readonly string[];
  readonly terms?: readonly string[];
}

describe("the words that entries of the log are asked for", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const long = (length: number): string => "x".repeat(length);
  const many = <T>(count: number, item: T): readonly T[] => Array.from({ length: count }, () => item);
  const sentences = (...keys: readonly string[]): readonly Word[] => [{ text: "x", sentences: keys }];
  const terms = (...names: readonly string[]): readonly Word[] => [{ text: "x", terms: names }];

  it.each<[string, string, string, readonly Word[], readonly Word[]]>([
    ["10 words", "where.words", "maxLength", many(10, { text: "x" }), many(11, { text: "x" })],
    ["10 words in texts", "where.words.text", "maxWords", many(5, { text: "x  y" }), [{ text: " x".repeat(11) }]],
    ["10 words in lines", "where.words.text", "maxWords", many(5, { text: "x\ny" }), many(6, { text: "x\ny" })],
    ["200 characters", "where.words.text", "maxLength", [{ text: long(200) }], [{ text: long(201) }]],
    ["a word", "where.words.text", "required", [{ text: "x" }], [{ text: "  " }]],
    ["no NUL", "where.words.text", "characters", [{ text: "\u0001" }], [{ text: "\u0000" }]],
    ["200 sentences", "where.words.sentences", "maxLength", sentences(...many(200, "s")), sentences(...many(201, "s"))],
    ["sentences of 100 characters", "where.words.sentences", "maxLength", sentences(long(100)), sentences(long(101))],
    ["200 terms", "where.words.terms", "maxLength", terms(...many(200, "s")), terms(...many(201, "s"))],
    ["terms of 100 characters", "where.words.terms", "maxLength", terms(long(100)), terms(long(101))],
  ])("take %s, and refuse one past it", async (_limit, field, rule, taken, refused) => {
    const failure = await me.failure(LIST, { words: refused });

    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field, rule }] });
    expect((await me.graphql(LIST, { words: taken })).errors).toBeUndefined();
  });

  it("are at most ten in a filter, too, over GraphQL and REST", async () => {
    const [taken, refused] = ["x ".repeat(10), "x ".repeat(11)];

    const failure = await me.failure(LIST, { filter: refused });
    const shim = await me.rest("GET", "/log/get", { filter: refused });

    const message = "filter: at most 10 words in filter and where.words together, these are 11.";
    const fields = [{ field: "filter", rule: "maxWords", message }];
    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields });
    expect([shim.status, shim.body]).toEqual([422, { error: expect.objectContaining({ code: "VALIDATION", fields }) }]);
    expect((await me.graphql(LIST, { filter: taken })).errors).toBeUndefined();
  });

  it.each(["\n", "\t", "\r\n", "\u00A0", "\u2028"])(
    "are parted in a filter by white space of any kind (%j)",
    async (space) => {
      const [taken, refused] = [many(10, "x").join(space), many(11, "x").join(space)];

      const failure = await me.failure(LIST, { filter: refused });

      expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "filter", rule: "maxWords" }] });
      expect((await me.graphql(LIST, { filter: taken })).errors).toBeUndefined();
    },
  );

  it("are at most ten with those of the filter", async () => {
    const failure = await me.failure(LIST, { filter: "x ".repeat(6), words: many(5, { text: "x" }) });

    const message = "where.words.text: at most 10 words in filter and where.words together, these are 11.";
    const fields = [{ field: "where.words.text", rule: "maxWords", message }];
    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields });
    expect((await me.graphql(LIST, { filter: "x ".repeat(5), words: many(5, { text: "x" }) })).errors).toBeUndefined();
  });
});
