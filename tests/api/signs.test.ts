import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const RECORD = `mutation ($input: RecordSignInput!) { recordSign(input: $input) {
  id sign { id jobHuntId on from kind note promisedOn version } jobHunt { id signs { totalCount nodes { id } } } logEntryId } }`;
const SIGNS = `query ($id: ID!, $first: Int! = 20, $after: String) { jobHunt(id: $id) { signs(first: $first, after: $after) {
  totalCount nodes { id on note } pageInfo { endCursor hasNextPage } } } }`;
const SIGNS_OF_ALL = `{ jobHunts { nodes { id signs(first: 2) { totalCount nodes { note } } } } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
const LOG = `{ logEntries { nodes { entry action subjectKind subjectId isUndoable } } }`;
const DELETE = `mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { logEntryId } }`;
const TERMINATE = `mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`;

interface Recorded {
  readonly id: string;
  readonly sign: { readonly id: string; readonly on: string; readonly note: string | null };
  readonly jobHunt: { readonly signs: { readonly totalCount: number; readonly nodes: readonly { id: string }[] } };
  readonly logEntryId: string | null;
}

interface Page {
  readonly totalCount: number;
  readonly nodes: readonly { readonly id: string; readonly on: string; readonly note: string | null }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

describe("the signs of a hunt", () => {
  let app: TestApp;
  let me: Client;
  let hunt: MadeJobHunt;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    hunt = await createJobHunt(me);
  });
  afterAll(() => app.close());

  const inputOf = (input: object = {}): object => ({
    input: { jobHuntId: hunt.id, on: "2026-11-20", from: "THEM", kind: "MAIL", ...input },
  });
  const record = async (input: object = {}): Promise<Recorded> =>
    (await me.query<{ recordSign: Recorded }>(RECORD, inputOf(input))).recordSign;
  const signsOf = async (id = hunt.id, args: object = {}): Promise<Page> =>
    (await me.query<{ jobHunt: { signs: Page } }>(SIGNS, { id, ...args })).jobHunt.signs;
  const notes = async (): Promise<(string | null)[]> => (await signsOf()).nodes.map(({ note }) => note);

  it("are recorded with their day, sender, kind, note and promise", async () => {
    const recorded = await record({ note: " They call back ", promisedOn: "2026-11-27" });

    expect(recorded).toEqual({
      id: recorded.sign.id,
      sign: {
        id: recorded.id,
        jobHuntId: hunt.id,
        on: "2026-11-20",
        from: "THEM",
        kind: "MAIL",
        note: "They call back",
        promisedOn: "2026-11-27",
        version: 1,
      },
      jobHunt: { id: hunt.id, signs: { totalCount: 1, nodes: [{ id: recorded.id }] } },
      logEntryId: expect.any(String),
    });
  });

  it("are each in the answer of their own mutation, also where one operation records two", async () => {
    const one = `recordSign(input: { jobHuntId: $id, on: "2026-11-20", from: ME, kind: CALL }) { jobHunt { signs { totalCount nodes { id } } } }`;
    const { a, b } = await me.query<Record<"a" | "b", Recorded>>(`mutation ($id: ID!) { a: ${one} b: ${one} }`, hunt);

    expect([a, b].map(({ jobHunt: { signs } }) => [signs.totalCount, signs.nodes.length])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it("are listed newest first, by day and then by id, in pages", async () => {
    for (const on of ["2026-11-19", "2026-11-21", "2026-11-19", "2026-11-20"]) await record({ on });

    const all = await signsOf();
    const first = await signsOf(hunt.id, { first: 3 });
    const second = await signsOf(hunt.id, { first: 3, after: first.pageInfo.endCursor });

    const expected = [...all.nodes].sort((a, b) => (a.on + a.id < b.on + b.id ? 1 : -1));
    expect(all.nodes.map(({ on }) => on)).toEqual(["2026-11-21", "2026-11-20", "2026-11-19", "2026-11-19"]);
    expect(all.nodes).toEqual(expected);
    expect([...first.nodes, ...second.nodes]).toEqual(all.nodes);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    expect([all.totalCount, first.totalCount]).toEqual([4, 4]);
  });

  it.each([
    ["first", { first: 0 }],
    ["first", { first: 201 }],
    ["after", { after: "no cursor" }],
    ["after", { after: Buffer.from(JSON.stringify(["no day", uuidv7()])).toString("base64url") }],
  ])("are not listed by a wrong %s", async (field, args) => {
    const failure = await me.failure(SIGNS, { id: hunt.id, ...args });

    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field }] });
  });

  it("cost as many statements for twelve hunts as for one", async () => {
    const counts: number[] = [];
    for (const hunts of [1, 12]) {
      const client = await app.signIn();
      for (let n = 0; n < hunts; n++) {
        const { id } = await createJobHunt(client);
        for (const note of ["a", "b", "c"]) await client.query(RECORD, inputOf({ jobHuntId: id, note }));
      }
      await client.query(SIGNS_OF_ALL); // what is read together is learned when it is first sent
      app.test.statements.length = 0;
      const { jobHunts } = await client.query<{ jobHunts: { nodes: { signs: Page }[] } }>(SIGNS_OF_ALL);
      counts.push(app.test.statements.length);
      expect(jobHunts.nodes.map(({ signs }) => [signs.totalCount, signs.nodes.length])).toEqual(
        Array.from({ length: hunts }, () => [3, 2]),
      );
    }

    expect(counts[1]).toBe(counts[0]);
  });

  it("are recorded once when the same id is sent twice, also after the hunt was terminated", async () => {
    const id = uuidv7();
    const first = await record({ id, note: "Once" });
    await me.query(TERMINATE, { id: hunt.id });
    const again = await record({ id: id.toUpperCase(), note: "Once" });

    expect(again.id).toBe(id);
    expect([first.logEntryId === null, again.logEntryId]).toEqual([false, null]);
    expect(await notes()).toEqual(["Once"]);
  });

  it("are recorded once when two devices send the same id at once", async () => {
    const id = uuidv7();
    const answers = await Promise.all([record({ id }), record({ id }), record({ id })]);

    expect(answers.filter(({ logEntryId }) => logEntryId !== null)).toHaveLength(1);
    expect((await signsOf()).totalCount).toBe(1);
  });

  it("are not those of another hunt that has one with the same id", async () => {
    const id = uuidv7();
    await record({ id });
    const other = await createJobHunt(me);

    const failure = await me.failure(RECORD, inputOf({ id, jobHuntId: other.id }));

    expect(failure.extensions?.code).toBe("NOT_FOUND");
    expect((await signsOf(other.id)).nodes).toEqual([]);
  });

  it("are hidden while their hunt is in the trash, which takes no new ones", async () => {
    const { id } = await record({ note: "Hidden words" });
    const seen = `query ($id: ID!) { record(kind: SIGN, id: $id) { id } search(text: "hidden") { id } }`;
    const before = await me.query(seen, { id });
    const { deleteJobHunt } = await me.query<{ deleteJobHunt: { logEntryId: string } }>(DELETE, { id: hunt.id });

    const failure = await me.failure(RECORD, inputOf());
    const hidden = await me.query(seen, { id });
    await me.query(UNDO, { id: deleteJobHunt.logEntryId });

    expect(failure.extensions?.code).toBe("NOT_FOUND");
    expect(before).toEqual({ record: { id }, search: [{ id }] });
    expect(hidden).toEqual({ record: null, search: [] });
    expect(await notes()).toEqual(["Hidden words"]);
  });

  it.each([
    ["THEM", "Recorded news from the employer in job hunt"],
    ["ME", "Recorded a message of yours in job hunt"],
  ])("are logged with the hunt as the subject, when they come from %s", async (from, sentence) => {
    await record({ from });

    const { logEntries } = await me.query<{ logEntries: { nodes: object[] } }>(LOG);
    expect(logEntries.nodes[0]).toEqual({
      entry: `${sentence} "${hunt.name}"`,
      action: "sign.recorded",
      subjectKind: "JOB_HUNT",
      subjectId: hunt.id,
      isUndoable: true,
    });
  });

  it("go when their recording is undone, and come back when that is undone", async () => {
    const { logEntryId, id } = await record({ note: "Here" });
    const undo = async (entry: string | null): Promise<string> => {
      const { undo: undone } = await me.query<{ undo: { logEntries: { id: string }[] } }>(UNDO, { id: entry });
      return undone.logEntries[0]?.id ?? "";
    };

    const undoing = await undo(logEntryId);
    const undone = await signsOf();
    await undo(undoing);

    expect(undone).toMatchObject({ totalCount: 0, nodes: [] });
    expect((await signsOf()).nodes.map((sign) => sign.id)).toEqual([id]);
  });

  it("are found by the words of their notes, at home in their hunt", async () => {
    const { id } = await record({ note: "The greenhouse is still empty" });

    const { search } = await me.query<{ search: object[] }>(
      `{ search(text: "greenh") { kind id name detail home { kind id name } } }`,
    );

    expect(search).toEqual([
      {
        kind: "SIGN",
        id,
        name: "The greenhouse is still empty",
        detail: hunt.name,
        home: { kind: "JOB_HUNT", id: hunt.id, name: hunt.name },
      },
    ]);
  });
});
