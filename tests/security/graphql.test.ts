import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { isListType, isNonNullType } from "graphql";
import { OPERATION_LIMITS } from "../../gateway/graphql/operation-limits.js";
import { createSchema } from "../../gateway/schema/schema.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { wholeOperations } from "../support/whole-operation.js";

/** What the message of a broken limit says, with the figure. */
const ALLOWED = /^query: .*\d.*, and this is more\.$/;
const times = (count: number, make: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => make(n)).join(" ");

describe("GraphQL, asked for too much", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  describe("an operation that asks too much", () => {
    const nested = (pairs: number): string =>
      `{ jobHunts { nodes ${"{ contacts { nodes { jobHunts { nodes ".repeat(pairs)}{ id }${"}".repeat(4 * pairs)} } }`;
    const doubling = `{ ...f0 } ${times(25, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`)} fragment f25 on Query { viewer { guid } }`;

    it.each([
      ["is nested deeper than the limit", "depth", nested(3)],
      ["doubles its fragments 25 times", "selections", doubling],
      [
        "goes in circles through the schema",
        "introspectionDepth",
        `{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }`,
      ],
      [
        "has one alias too many",
        "aliases",
        `{ ${times(OPERATION_LIMITS.aliases + 1, (n) => `a${n}: viewer { guid }`)} }`,
      ],
      ["has 101 aliases of __typename", "aliases", `{ ${times(101, (n) => `a${n}: __typename`)} }`],
      ["repeats a field 500 times", "repeats", `{ ${"__typename ".repeat(500)} }`],
      ["repeats a field below another", "repeats", `{ viewer { ${"guid ".repeat(500)} } }`],
      ["has 21 directives", "directives", `{ ${"__typename @include(if: true) @skip(if: false) ".repeat(11)} }`],
      ["has 10,000 directives", "tokens", `{ __typename ${"@aa ".repeat(10_000)} }`],
      ["has 2,001 tokens", "tokens", `{ ${"a ".repeat(1_999)} }`],
    ])("is refused with the limit when it %s: %s", async (_what, rule, query) => {
      const started = process.cpuUsage();

      const { status, errors, data } = await me.graphql(query);

      const { user } = process.cpuUsage(started);
      const broken = errors?.map(({ message, extensions }) => ({ message, ...extensions })) ?? [];
      expect(status).toBe(400);
      expect(broken[0]).toEqual({
        code: "TOO_LARGE",
        message: expect.stringMatching(ALLOWED),
        fields: [{ field: "query", rule, message: broken[0]?.message }],
        reference: expect.any(String),
      });
      expect(broken.every(({ code }) => code === "TOO_LARGE")).toBe(true);
      expect(data).toBeUndefined();
      expect(user / 1000).toBeLessThan(2_000);
    });

    it("is refused with the limit as a subscription, too", async () => {
      const stream = await me.listen(`subscription { changes { ${times(16, (n) => `a${n}: kind`)} } }`);

      expect(await stream.next()).toMatchObject({
        errors: [{ extensions: { code: "TOO_LARGE", fields: [{ field: "query", rule: "aliases" }] } }],
      });
      stream.stop();
    });

    it.each([
      ["has fragments in a circle", `{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }`],
      ["wants its answer in parts", `{ viewer { ... @defer { guid } } }`],
    ])("is refused by GraphQL itself when it %s", async (_what, query) => {
      const { status, errors, data } = await me.graphql(query);

      expect([status, errors?.[0]?.extensions?.code, data]).toEqual([400, "GRAPHQL_VALIDATION_FAILED", undefined]);
    });

    it("passes at the limit", async () => {
      const answer = await me.graphql(
        `{ ${times(OPERATION_LIMITS.aliases, (n) => `a${n}: viewer { guid }`)} ${times(OPERATION_LIMITS.repeats, () => "__typename")} }`,
      );

      expect([answer.status, answer.errors]).toEqual([200, undefined]);
    });

    it("is as deep as its fields are, whether or not they stand in fragments", async () => {
      const deep = (reason: string): string =>
        `{ jobHunts(first: 1) { nodes { contacts(first: 1) { nodes { ...a } } } } }
         fragment a on Contact { jobHunts(first: 1) { nodes { ...b } } } fragment b on JobHunt { phases { ...c } }
         fragment c on Phase { steps { ...d } } fragment d on Step { dueRule { ${reason} } }`;
      const [ten, eleven] = [await me.graphql(deep("key")), await me.failure(deep("facts { name }"))];

      expect([ten.status, ten.errors]).toEqual([200, undefined]);
      expect(eleven.extensions?.fields?.[0]?.rule).toBe("depth");
    });

    it("may be the introspection of an IDE", async () => {
      const { getIntrospectionQuery } = await import("graphql");

      const answer = await me.graphql(
        getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true, schemaDescription: true }),
      );

      expect(answer.errors).toBeUndefined();
    });
  });

  describe("a list", () => {
    const lists = wholeOperations(createSchema(null)).filter(({ field }) =>
      field.args.some((arg) => arg.name === "first"),
    );
    // What else the list must be told.
    const more: Readonly<Record<string, object>> = {
      "Query.notes": { noteGuid: "0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a" },
      "Query.search": { text: "baker" },
      "Query.findJobHunts": { text: "baker" },
      "Query.dueItems": { group: "NEXT" },
      "Query.addressSuggestions": { text: "ghent" },
    };

    it.each(lists.flatMap((list) => [0, -1, 201, 1_000_000_000].map((first) => [list.name, first, list] as const)))(
      "has no page of another size: %s of %d",
      async (name, first, { bareDocument, field }) => {
        const answer = await me.graphql(bareDocument, { ...more[name], first });

        expect(answer.errors?.[0]?.extensions).toMatchObject({
          code: "VALIDATION",
          fields: [{ field: "first", rule: "range" }],
        });
        expect(answer.data).toEqual({ [field.name]: null });
      },
    );

    const paged = lists.filter(({ field }) => field.args.some((arg) => arg.name === "after"));
    it.each(paged.map((list) => [list.name, list] as const))(
      "is read from no cursor that it never gave: %s",
      async (name, { document }) => {
        const cursors = [
          "",
          "x",
          "bm8",
          ...[["a"], ["a", "b"], ["\u0000", "\u0000"], [1, 2], ["9999999-01-01", "x"]].map((values) =>
            Buffer.from(JSON.stringify(values)).toString("base64url"),
          ),
        ];

        const codes = await Promise.all(
          cursors.map(
            async (after) =>
              (await me.graphql(document, { ...more[name], first: 2, after })).errors?.[0]?.extensions?.code,
          ),
        );

        expect(codes).toEqual(cursors.map(() => "VALIDATION"));
      },
    );

    it("is never without a page size, but for kinds to choose from and what is few by its nature", () => {
      const bare = wholeOperations(createSchema(null)).filter(({ field }) => {
        const type = isNonNullType(field.type) ? field.type.ofType : field.type;
        const hasSize = field.args.some((arg) => arg.name === "first");
        return isListType(type) && !hasSize && !field.name.endsWith("Types");
      });

      expect(bare.map(({ name }) => name).sort()).toEqual([
        "Query.accessTokens",
        "Query.earlierCaptures",
        "Query.jobHuntSuggestions",
        "Query.sessions",
      ]);
    });
  });
});
