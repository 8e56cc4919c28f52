import { describe, expect, it } from "@jest/globals";
import {
  buildSchema,
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  parse,
  type ExecutionResult,
  type GraphQLScalarType,
  type GraphQLSchema,
} from "graphql";
import { AnswerBudget } from "./answer-budget.js";
import { compileOperation } from "./compile-operation.js";
import type { Context } from "./context.js";

interface Hunt {
  readonly id: string;
  readonly name: string | null;
  readonly at: Date;
  readonly next?: readonly Hunt[];
}

const HUNT: Hunt = {
  id: "h",
  name: "Baker",
  at: new Date("2026-11-02T08:00:00Z"),
  next: [{ id: "n", name: null, at: new Date(0) }],
};
const CONTEXT = { answer: new AnswerBudget() } as Context; // no resolver here reads more of it

/** Returns a schema whose moments are parsed and written by functions that count their calls. */
function makeSchema(): { readonly schema: GraphQLSchema; readonly parsed: unknown[] } {
  const parsed: unknown[] = [];
  const schema = buildSchema(`
    scalar Moment
    type Hunt { id: ID! name: String! at: Moment! next: [Hunt] }
    type Query { hunt(after: Moment, first: Int! = 2): Hunt fails: Hunt told(text: String): String list: [Hunt!] }
    type Subscription { hunt: Hunt }
  `);
  const moment = schema.getType("Moment") as GraphQLScalarType; // declared above
  moment.serialize = (value) => (value as Date).toISOString(); // every moment here is one
  moment.parseValue = (value) => {
    parsed.push(value);
    return new Date(String(value));
  };
  const fields = schema.getQueryType()?.getFields() ?? {};
  const resolvers: Readonly<Record<string, (args: Readonly<Record<string, unknown>>) => unknown>> = {
    hunt: ({ after }) => Promise.resolve({ ...HUNT, ...(after === undefined ? {} : { at: after }) }),
    fails: () => Promise.reject(new Error("It failed.")),
    told: ({ text }) => text,
    list: () => [HUNT, HUNT],
  };
  for (const [name, resolve] of Object.entries(resolvers)) {
    const field = fields[name];
    if (field !== undefined) field.resolve = (_source, args: Readonly<Record<string, unknown>>) => resolve(args);
  }
  return { schema, parsed };
}

async function bothOf(text: string, variables: Record<string, unknown> = {}): Promise<readonly (string | null)[]> {
  const { schema } = makeSchema();
  const document = parse(text);
  const operation = getOperationAST(document);
  if (operation == null) throw new Error("There is no operation.");
  const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const compiled = compileOperation(schema, document, operation);
  const written = ({ data, errors }: ExecutionResult): string => JSON.stringify({ errors, data });
  return [
    compiled === null ? null : written(await compiled(CONTEXT, coerced)),
    written(await execute({ schema, document, contextValue: CONTEXT, variableValues: variables })),
  ];
}

describe("a compiled operation", () => {
  it.each<[string, Record<string, unknown>?]>([
    ["{ hunt { id at } }"],
    ['{ a: hunt { b: id constructor: id toString: at } told(text: "x") }'],
    ["{ hunt { ...Some next { ...Some } } } fragment Some on Hunt { id at }"],
    ["{ hunt { id next { id name } } }"],
    ["{ list { id } list { at } }"],
    ["{ fails { id } hunt { id } }"],
    [
      "query ($no: Boolean! = false, $yes: Boolean!) { hunt { id @include(if: $no) at @skip(if: $yes) next { id } } }",
      { yes: true },
    ],
    ["query ($after: Moment) { hunt(after: $after) { at } }", { after: "2026-12-24T18:00:00Z" }],
    ["query ($text: String) { told(text: $text) }", { text: "said" }],
    ['query ($text: String = "usual") { told(text: $text) }'],
    ["{ __typename hunt { __typename id } }"],
  ])("answers as GraphQL does: %s", async (text, variables = {}) => {
    const [compiled, executed] = await bothOf(text, variables);

    expect(compiled).toBe(executed);
  });

  it.each([
    "{ a_b: hunt { id } }",
    "{ idx0: hunt { id } }",
    "{ __proto__: hunt { id } }",
    "{ hunt { __proto__: id } }",
    "query ($__proto__: String) { told(text: $__proto__) }",
    "{ __schema { queryType { name } } }",
    '{ __type(name: "Hunt") { name } }',
  ])("is none where the compiler would answer otherwise: %s", async (text) => {
    const [compiled] = await bothOf(text);

    expect(compiled).toBeNull();
  });

  it("takes values after coercion, and does not read them again", async () => {
    const { schema, parsed } = makeSchema();
    const document = parse("query ($after: Moment) { hunt(after: $after) { at } }");
    const operation = getOperationAST(document);
    const compiled = operation && compileOperation(schema, document, operation);

    const result = await compiled?.(CONTEXT, { after: new Date("2026-12-24T18:00:00Z") });

    expect(result?.data).toEqual({ hunt: { at: "2026-12-24T18:00:00.000Z" } });
    expect(parsed).toEqual([]);
  });

  it("has an error where what was resolved throws when it is read, and is answered all the same", async () => {
    const { schema } = makeSchema();
    const field = schema.getQueryType()?.getFields()["hunt"];
    if (field === undefined) throw new Error("There is no such field.");
    const broken = {
      id: "h",
      get at(): Date {
        throw new Error("It cannot be read.");
      },
    };
    const document = parse('{ hunt { id at } told(text: "x") }');
    const operation = getOperationAST(document);
    for (const resolve of [() => broken, () => Promise.resolve(broken)]) {
      field.resolve = resolve;

      const result = await (operation && compileOperation(schema, document, operation))?.(CONTEXT, {});

      expect(result?.data).toEqual({ hunt: null, told: "x" });
      expect(result?.errors?.map(({ message, path }) => [message, path])).toEqual([["It cannot be read.", ["hunt"]]]);
    }
  });

  it("says of an error what GraphQL says, and keeps what was thrown", async () => {
    const { schema } = makeSchema();
    const document = parse("{ fails { id } }");
    const operation = getOperationAST(document);

    const result = await (operation && compileOperation(schema, document, operation))?.(CONTEXT, {});

    const [error] = result?.errors ?? [];
    expect(error).toBeInstanceOf(GraphQLError);
    expect(error?.toJSON()).toMatchObject({
      message: "It failed.",
      path: ["fails"],
      locations: [{ line: 1, column: 3 }],
    });
    expect(error?.originalError?.message).toBe("It failed.");
  });
});
