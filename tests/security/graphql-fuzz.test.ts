import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { getNullableType, GraphQLEnumType, GraphQLInputObjectType, GraphQLList, type GraphQLInputType } from "graphql";
import { ROUTES } from "../../gateway/rest/routes.js";
import { createSchema } from "../../gateway/schema/schema.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { cpuTime } from "../support/cpu-time.js";
import { answeringCapture } from "../support/fakes.js";
import { makeSpace, type Space } from "../support/space.js";
import { wholeOperations } from "../support/whole-operation.js";

const OPERATIONS = wholeOperations(createSchema(null)).filter(({ name }) => name !== "Mutation.uploadFile");
const RUNS = 400;
const SLOW_MS = 30_000;

const HOSTILE = [
  "",
  "\u0000",
  "\ud800",
  "%",
  "_",
  "\\",
  "'; drop table person; --",
  "$" + "{7*7}",
  "__proto__",
  "NaN",
  "infinity",
  "-1",
  "😀".repeat(80),
  "x".repeat(300),
  "‮",
  "0000-01-01T00:00:00Z",
  "2026-06-30T23:59:60Z",
  "+275760-09-13T00:00:00Z",
  "WyIiXQ",
];
const anyText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ maxLength: 40 }),
);
const anyJson = fc.oneof(
  anyText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(anyText, { maxLength: 2 }),
  fc.object({ maxDepth: 2 }),
);

describe("whatever is sent", () => {
  let app: TestApp;
  let me: Client;
  let space: Space;

  beforeAll(async () => {
    app = await startTestApp({ capture: answeringCapture });
    me = await app.signIn();
    space = await makeSpace(me, "mine");
  });
  afterAll(() => app.close());

  /** Sends it, and says what went wrong inside the server, or how long it worked; null: nothing. */
  async function fault(path: string, init: RequestInit): Promise<string | null> {
    let answer = { status: 0, text: "" };
    const took = await cpuTime(async () => {
      const response = await me.send(path, init);
      answer = { status: response.status, text: await response.text() };
    });
    if (answer.status >= 500 || /"code":"(INTERNAL|DATABASE_UNAVAILABLE)"/.test(answer.text))
      return `${answer.status} ${answer.text}`;
    return took > SLOW_MS ? `worked ${took} ms` : null;
  }
  const post = (body: string): RequestInit => ({ method: "POST", body });
  const id = () => fc.oneof(fc.constantFrom(...Object.values(space)), fc.uuid(), anyText);

  it("as variables is never the server's failure", async () => {
    const requests = fc.constantFrom(...OPERATIONS).chain(({ document, field }) =>
      fc.record({
        query: fc.constant(document),
        variables: fc.record(Object.fromEntries(field.args.map((arg) => [arg.name, valueOf(arg.type, id)]))),
      }),
    );

    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        expect(await fault("/graphql", post(JSON.stringify(request)))).toBeNull();
      }),
      { numRuns: RUNS },
    );
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  }, 240_000);

  it("as an operation, whole or in pieces, is never the server's failure", async () => {
    const documents = fc
      .tuple(
        fc.constantFrom(...OPERATIONS.map(({ document }) => document)),
        fc.nat(),
        fc.nat(20),
        fc.oneof(anyText, fc.constantFrom("{", "}", "(", "...", "@skip", "fragment", "$", '"""', "#")),
      )
      .map(
        ([document, at, cut, put]) =>
          document.slice(0, at % document.length) + put + document.slice((at % document.length) + cut),
      );

    await fc.assert(
      fc.asyncProperty(documents, async (query) => {
        expect(await fault("/graphql", post(JSON.stringify({ query, variables: {} })))).toBeNull();
      }),
      { numRuns: RUNS },
    );
  }, 240_000);

  it("as a body, of any shape, is never the server's failure", async () => {
    const bodies = fc.oneof(
      anyJson.map((value) => JSON.stringify(value) ?? ""),
      fc
        .record({ query: anyJson, variables: anyJson, operationName: anyJson, extensions: anyJson })
        .map((value) => JSON.stringify(value)),
      anyText,
    );

    await fc.assert(
      fc.asyncProperty(
        bodies,
        fc.constantFrom(
          "application/json",
          "text/plain",
          "application/graphql+json; charset=utf-7",
          "multipart/form-data",
        ),
        async (body, type) => {
          expect(await fault("/graphql", { method: "POST", body, headers: { "content-type": type } })).toBeNull();
        },
      ),
      { numRuns: RUNS },
    );
  }, 240_000);

  it("to the REST shim is never the server's failure", async () => {
    const calls = fc.constantFrom(...ROUTES).chain((route) =>
      fc.record({
        route: fc.constant(route),
        values: fc.record(
          Object.fromEntries(
            [...Object.keys(route.takes), "person_guid"].map((name) => [
              name,
              fc.oneof(id(), anyJson, fc.constant(me.person.id)),
            ]),
          ),
          { requiredKeys: [] },
        ),
      }),
    );

    await fc.assert(
      fc.asyncProperty(calls, async ({ route, values }) => {
        const query = new URLSearchParams(
          Object.entries(values).map(([name, value]): [string, string] => [
            name,
            typeof value === "string" ? value : (JSON.stringify(value) ?? ""),
          ]),
        );
        const isGet = route.method === "GET";
        expect(
          await fault(
            `/api${route.path}${isGet ? `?${query.toString()}` : ""}`,
            isGet ? {} : post(JSON.stringify(values)),
          ),
        ).toBeNull();
      }),
      { numRuns: RUNS },
    );
  }, 240_000);
});

/** Something for an input: mostly of its type, sometimes of any other. */
function valueOf(type: GraphQLInputType, id: () => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: rightFor(type, id), weight: 12 },
    { arbitrary: fc.constant(null), weight: 1 },
    { arbitrary: anyJson, weight: 1 },
  );
}

function rightFor(type: GraphQLInputType, id: () => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const inner = getNullableType(type);
  if (inner instanceof GraphQLList) return fc.array(valueOf(inner.ofType, id), { maxLength: 3 });
  if (inner instanceof GraphQLEnumType) return fc.constantFrom(...inner.getValues().map(({ name }) => name));
  if (inner instanceof GraphQLInputObjectType) {
    return fc.record(
      Object.fromEntries(Object.values(inner.getFields()).map((field) => [field.name, valueOf(field.type, id)])),
      { requiredKeys: [] },
    );
  }
  const scalars: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    ID: id(),
    Int: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer()),
    Float: fc.double(),
    Boolean: fc.boolean(),
    DateTime: fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      anyText,
    ),
  };
  return scalars[inner.name] ?? anyText;
}
