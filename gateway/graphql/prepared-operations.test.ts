import { describe, expect, it } from "@jest/globals";
import { buildSchema, getOperationAST, parse } from "graphql";
import { AnswerBudget } from "./answer-budget.js";
import { countFields } from "./count-fields.js";
import type { Context } from "./context.js";
import { PreparedOperations } from "./prepared-operations.js";

const SCHEMA = buildSchema(`
  interface Thing { id: ID }
  type Hunt implements Thing { id: ID hunt: Hunt }
  type Note implements Thing { id: ID }
  type Query { hunt: Hunt things(first: Int = 20): [Thing] told(text: String! = "usual"): String }
  type Subscription { changes: Hunt }
`);
const CONTEXT = { answer: new AnswerBudget() } as Context; // no resolver here reads more of it
const prepared = (): PreparedOperations => new PreparedOperations(SCHEMA, 1);

describe("the operations that were asked for", () => {
  it("are prepared once each", () => {
    const operations = prepared();
    const text = "query A { hunt { id } } query B { things { id } }";

    const [a, b] = [operations.find(text, "A"), operations.find(text, "B")];

    expect([operations.find(text, "A"), operations.find(text, "B")]).toEqual([a, b]);
    expect([a?.roots, b?.roots]).toEqual([[{ key: "hunt", name: "hunt" }], [{ key: "things", name: "things" }]]);
    expect(a).not.toBe(b);
  });

  it.each([
    ["is not written in GraphQL", "{ hunt {", undefined],
    ["asks for what does not exist", "{ hunt { name } }", undefined],
    [
      "breaks a limit of operations",
      `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: hunt { id }`).join(" ")} }`,
      undefined,
    ],
    ["is a subscription", "subscription { changes { id } }", undefined],
    ["has no operation of that name", "query A { hunt { id } }", "B"],
    ["has several operations, and none is named", "query A { hunt { id } } query B { hunt { id } }", undefined],
    ["is too long to be kept", `{ hunt { id } }#${"x".repeat(10_000)}`, undefined],
    ["repeats fragments until it is very long", longByFragments(8), undefined],
  ])("are left to others where the text %s", (_what, text, name) => {
    const operations = prepared();

    expect([operations.find(text, name), operations.find(text, name)]).toEqual([null, null]);
  });

  it("know how many rows they ask for, by their page sizes", () => {
    const operation = prepared().find(
      "query ($first: Int = 7) { a: things(first: $first) { id } b: things { id } }",
      undefined,
    );
    const rowsOf = (sent: Record<string, unknown>): number | null => {
      const variables = operation?.read(sent) ?? null;
      return variables && (operation?.rowsOf(variables) ?? null);
    };

    expect([rowsOf({}), rowsOf({ first: 3 }), rowsOf({ first: 3 }), rowsOf({ first: 500 })]).toEqual([27, 23, 23, 220]);
  });

  it("have no values where one is of another type", () => {
    const operation = prepared().find("query ($first: Int) { things(first: $first) { id } }", undefined);

    expect([operation?.read({ first: "3" }), operation?.read({ first: 3 })?.coerced]).toEqual([null, { first: 3 }]);
  });

  it("answer null in place of a default, where there may be none, with GraphQL's own error", async () => {
    const operation = prepared().find(`query ($text: String = "said") { told(text: $text) }`, undefined);
    const variables = operation?.read({ text: null });

    const result = variables && (await operation?.execute(CONTEXT, variables));

    expect(result?.errors?.[0]?.message).toBe('Argument "text" of non-null type "String!" must not be null.');
    expect(result?.errors?.[0]?.nodes).toHaveLength(1);
  });

  it.each([
    ["each of its own", "{ hunt { id hunt { id } } }", 4],
    ["one for each type of an interface", "{ things { id } }", 1 + 2],
    ["those of a fragment wherever it is used", "{ hunt { ...A hunt { ...A } } } fragment A on Hunt { id }", 4],
  ])("count their fields: %s", (_what, text, count) => {
    expect(fieldsOf(text)).toBe(count);
  });

  it("do not count on when there are too many", () => {
    expect(fieldsOf(longByFragments(8))).toBeLessThan(200);
  });
});

/** Returns an operation whose fragments repeat each other four times at each of so many depths. */
function longByFragments(depth: number): string {
  const levels = Array.from({ length: depth }, (_, n) => {
    const inside = n + 1 < depth ? `...F${n + 1}` : "id";
    return `fragment F${n} on Hunt { ${Array.from({ length: 4 }, () => `... { ${inside} }`).join(" ")} }`;
  });
  return `{ hunt { ...F0 } } ${levels.join(" ")}`;
}

function fieldsOf(text: string): number {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (operation == null) throw new Error("There is no operation.");
  return countFields(SCHEMA, document, operation, 100);
}
