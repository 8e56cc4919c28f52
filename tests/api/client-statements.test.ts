import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { CALL_ANSWERS, clientCalls, type ClientCall } from "../support/client-calls.js";
import { answeringCapture } from "../support/fakes.js";
import "../support/on-embedded-database.js";
import { makeSpace, type Space } from "../support/space.js";
import { CLIENT_STATEMENTS } from "./client-statements.rows.js";

const CALLS = clientCalls();

/** Somebody with a record of each kind. */
interface Owner {
  readonly client: Client;
  readonly own: Space;
}

describe("the operations of the client", () => {
  let app: TestApp;
  /** Whom nothing is changed for. */
  let reader: Owner;
  /** Who sends the statements of a mutation for the first time; what others have done to their things does not matter. */
  let first: Owner;

  beforeAll(async () => {
    app = await startTestApp({ capture: answeringCapture });
    [reader, first] = [await makeOwner(), await makeOwner()];
  });
  afterAll(() => app.close());

  async function makeOwner(): Promise<Owner> {
    const client = await app.signIn();
    return { client, own: await makeSpace(client, "mine") };
  }

  /** Returns how many statements a call sends once its statements were sent before, with begin and commit of a transaction. */
  async function count({ kind, document, variables }: Omit<ClientCall, "name">): Promise<number> {
    const codeOf = async ({ client, own }: Owner): Promise<unknown> =>
      (await client.graphql(document, variables(own))).errors?.[0]?.extensions?.["code"];
    if (kind === "query") await codeOf(reader);
    else if (!CALL_ANSWERS.includes(await codeOf(first))) {
      first = await makeOwner();
      await codeOf(first);
    }
    const now = kind === "query" ? reader : await makeOwner();
    app.test.statements.length = 0;
    expect(CALL_ANSWERS).toContain(await codeOf(now));
    return app.test.statements.length;
  }

  it("have a number of statements each", () => {
    expect(Object.keys(CLIENT_STATEMENTS).sort()).toEqual(CALLS.map(({ name }) => name).sort());
  });

  it.each(CALLS.map((call) => [call.name, call] as const))("send no more statements: %s", async (name, call) => {
    expect(await count(call)).toBeLessThanOrEqual(CLIENT_STATEMENTS[name] ?? 0);
  });

  it("and one that reads something for each answer is found out", async () => {
    const planted = `query { viewer { guid timeZone } jobHunts(first: 1) { nodes { id offer { id } } } }`;

    const found = await count({ kind: "query", document: planted, variables: () => ({}) });

    expect(found).toBeGreaterThan(CLIENT_STATEMENTS["Viewer"] ?? 0);
  });
});
