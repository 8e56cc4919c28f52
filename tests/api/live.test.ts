import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { MISSED_WITHIN_MS_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client, OpenStream, StreamMessage } from "../support/client.js";

const CHANGES = "subscription { changes { operation kind id version logEntryId origin } }";
const ADD = `mutation ($name: String!) { createCompany(input: { name: $name }) { company { id } logEntryId } }`;
const RENAME = `mutation ($id: ID!, $name: String!) { updateCompany(input: { id: $id, name: $name }) { logEntryId } }`;
const DELETE = `mutation ($id: ID!) { deleteCompany(input: { id: $id }) { logEntryId } }`;
const RESTORE = `mutation ($id: ID!) { restore(input: { kind: COMPANY, id: $id }) { logEntryId } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;

type Variables = Readonly<Record<string, unknown>>;

interface Added {
  readonly createCompany: { readonly company: { readonly id: string }; readonly logEntryId: string };
}

describe("live updates", () => {
  let app: TestApp;
  let me: Client;
  const open: OpenStream[] = [];

  beforeAll(async () => {
    app = await startTestApp();
  });
  // Somebody new each time: of what happened before a test nothing can still be on its way.
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(async () => {
    for (const stream of open) stream.stop();
    await app.close();
  });

  async function listen(client: Client, query = CHANGES, variables: Variables = {}): Promise<OpenStream> {
    const stream = await client.listen(query, variables);
    open.push(stream);
    return stream;
  }

  const add = async (client: Client, name = "Company"): Promise<Added["createCompany"]> =>
    (await client.query<Added>(ADD, { name })).createCompany;

  it("tell every window of a person what changed, by ids and not by contents", async () => {
    const [one, other] = [await listen(me), await listen(me)];

    const { company, logEntryId } = await add(me, "A secret name");

    const changes = {
      operation: "CREATED",
      kind: "COMPANY",
      id: company.id,
      version: 1,
      logEntryId,
      origin: null,
    };
    expect(await one.next()).toEqual({ data: { changes } });
    expect(await other.next()).toEqual({ data: { changes } });
  });

  it("tell what was changed, deleted, restored and undone, with the version that came of it", async () => {
    const stream = await listen(me, "subscription { changes { operation id version } }");
    const { company, logEntryId } = await add(me);
    const { id } = company;

    await me.query(RENAME, { id, name: "Renamed" });
    await me.query(DELETE, { id });
    await me.query(RESTORE, { id });
    await me.query(UNDO, { id: logEntryId });

    const heard = await changesIn(stream, 5);
    expect(heard).toEqual([
      { operation: "CREATED", id, version: 1 },
      { operation: "UPDATED", id, version: 2 },
      { operation: "DELETED", id, version: 3 },
      { operation: "RESTORED", id, version: 4 },
      { operation: "DELETED", id, version: 5 },
    ]);
  });

  it("tell of steps by their hunt, of lines somebody wrote, and of a trash that was emptied", async () => {
    const stream = await listen(me, "subscription { changes { operation kind id version } }");
    const { createJobHunt } = await me.query<{ createJobHunt: { jobHunt: { id: string } } }>(
      `mutation { createJobHunt(input: { name: "Hunt" }) { jobHunt { id } } }`,
    );
    const { id } = createJobHunt.jobHunt;
    await me.query(DELETE, { id: (await add(me)).company.id });

    await me.query(`mutation ($id: ID!) { openStep(input: { jobHuntId: $id, step: DECIDE_ON_JOB }) { logEntryId } }`, {
      id,
    });
    await me.query(`mutation { addLogEntry(input: { event: "Phoned" }) { id } }`);
    await me.query(`mutation { emptyTrash { count } }`);

    const heard = await changesIn(stream, 6);
    expect(heard.slice(3)).toEqual([
      { operation: "UPDATED", kind: "JOB_HUNT", id, version: null },
      { operation: "CREATED", kind: null, id: expect.any(String), version: null },
      { operation: "ERASED", kind: null, id: null, version: null },
    ]);
  });

  it("begin with MISSED where something was changed while the reader read, and are silent where nothing was", async () => {
    const stranger = await app.signIn();
    const asked = (client: Client, variables: Variables): Promise<OpenStream> =>
      listen(client, "subscription ($ms: Int) { changes(missedWithinMs: $ms) { operation kind id } }", variables);
    await add(me);

    const missed = { operation: "MISSED", kind: null, id: null };
    expect(changeIn(await (await asked(me, { ms: MISSED_WITHIN_MS_MAX })).next())).toEqual(missed);
    app.clock.advance(60_000);
    expect(changeIn(await (await asked(me, { ms: 60_000 })).next())).toEqual(missed);
    const quiet = [await asked(me, { ms: 50_000 }), await asked(me, {}), await asked(me, { ms: null })];
    const strangers = await asked(stranger, { ms: MISSED_WITHIN_MS_MAX });
    const { company } = await add(me);
    const strangersOwn = await add(stranger);
    for (const stream of quiet) expect(changeIn(await stream.next())).toMatchObject({ id: company.id });
    expect(changeIn(await strangers.next())).toMatchObject({ id: strangersOwn.company.id });
  });

  it("begin with MISSED also where the entry of a change has a date and an id of its person's choice", async () => {
    const own = { id: "ffffffff-ffff-4fff-bfff-ffffffffffff", event: "Phoned", date: "2020-01-01T00:00:00Z" };
    await me.query(`mutation ($input: AddLogEntryInput!) { addLogEntry(input: $input) { id } }`, { input: own });

    const stream = await listen(me, "subscription { changes(missedWithinMs: 0) { operation } }");
    expect(changeIn(await stream.next())).toEqual({ operation: "MISSED" });
    app.clock.advance(60_000);
    const quiet = await listen(me, "subscription { changes(missedWithinMs: 0) { operation } }");
    await add(me);
    expect(changeIn(await quiet.next())).toEqual({ operation: "CREATED" });
  });

  for (const ms of [-1, MISSED_WITHIN_MS_MAX + 1])
    it(`refuse to look back for ${ms} milliseconds`, async () => {
      const stream = await listen(me, `subscription { changes(missedWithinMs: ${ms}) { operation } }`);

      const { errors } = (await stream.next()) ?? {};
      expect(errors).toEqual([
        expect.objectContaining({
          message: expect.stringContaining(`missedWithinMs: 0 to ${MISSED_WITHIN_MS_MAX}`),
          extensions: expect.objectContaining({
            code: "VALIDATION",
            fields: [expect.objectContaining({ field: "missedWithinMs", rule: "range" })],
          }),
        }),
      ]);
    });

  it("tell nobody of what was rolled back", async () => {
    const stream = await listen(me);

    const failed = app.test.database.transaction(async () => {
      await app.services.log.add(me.person.id, { event: "Never happened" });
      throw new Error("rolled back");
    });
    await expect(failed).rejects.toThrow("rolled back");
    const { logEntryId } = await add(me);

    expect(changeIn(await stream.next())).toMatchObject({ kind: "COMPANY", logEntryId });
  });

  it("say whose doing it was, when the request said where it comes from", async () => {
    const stream = await listen(me, "subscription { changes { origin } }");
    const send = (origin: string): Promise<Response> =>
      me.send("/graphql", {
        method: "POST",
        headers: { "x-origin": origin },
        body: JSON.stringify({ query: ADD, variables: { name: "Company" } }),
      });

    await send("window-1");
    await send("x".repeat(65));

    expect(changeIn(await stream.next())).toEqual({ origin: "window-1" });
    expect(changeIn(await stream.next())).toEqual({ origin: null });
  });

  it("are silent about what is another person's", async () => {
    const stranger = await app.signIn();
    const stream = await listen(stranger);

    await add(me);
    const { logEntryId } = await add(stranger);

    expect(changeIn(await stream.next())).toMatchObject({ logEntryId });
  });

  it("are heard with the request that the guide shows", async () => {
    const [, body = ""] =
      /\/graphql\/stream .+--data '([^']+)'/s.exec(readFileSync("schema/guide/concepts.md", "utf8")) ?? [];
    const stream = await listen(me, String(Reflect.get(Object(JSON.parse(body)), "query")));

    const { company } = await add(me);

    expect(changeIn(await stream.next())).toMatchObject({ kind: "COMPANY", id: company.id, version: 1 });
  });

  it("go from one gateway to the other on the same database", async () => {
    const second = await app.beside();
    const stream = await me.at(second.url).listen(CHANGES);

    const { company } = await add(me);

    expect(changeIn(await stream.next())).toMatchObject({ kind: "COMPANY", id: company.id });
    stream.stop();
    await second.close();
  });
});

async function changesIn(stream: OpenStream, count: number): Promise<unknown[]> {
  const changes: unknown[] = [];
  while (changes.length < count) changes.push(changeIn(await stream.next()));
  return changes;
}

function changeIn(message: StreamMessage | undefined): unknown {
  expect(message?.errors).toBeUndefined();
  return message?.data?.["changes"];
}
