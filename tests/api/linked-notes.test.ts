import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { NOTE_CONTENT_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const WRITE = `mutation ($input: CreateNoteInput!) { createNote(input: $input) { note { id } } }`;
const LINK = `mutation ($input: LinkRecordInput!) { linkRecord(input: $input) { id logEntryId } }`;
const NOTES = `query ($id: ID!, $first: Int, $after: String) { jobHunt(id: $id) { notes { totalCount }
  linkedNotes(first: $first, after: $after) { totalCount nodes { id title content noteGuid } edges { step note node { content } }
    pageInfo { endCursor hasNextPage } } } }`;
const TITLES = `query ($id: ID!) { jobHunt(id: $id) { linkedNotes(first: 50) { totalCount nodes { title } } } }`;

interface Notes {
  readonly notes: { readonly totalCount: number };
  readonly linkedNotes: {
    readonly totalCount: number;
    readonly nodes: readonly { readonly id: string; readonly title: string; readonly content: string | null }[];
    readonly edges: readonly object[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}

describe("the notes that a hunt is linked with", () => {
  let app: TestApp;
  let me: Client;
  let huntId: string;
  let company: { readonly id: string; readonly noteGuid: string };

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    huntId = (await createJobHunt(me)).id;
    const { id } = await createCompany(me);
    const { record } = await me.query<{ record: { id: string; noteGuid: string } }>(
      `query ($id: ID!) { record(kind: COMPANY, id: $id) { id ... on NoteTarget { noteGuid } } }`,
      { id },
    );
    company = record;
  });
  afterAll(() => app.close());

  const write = async (title: string, content: string | null = null, noteGuid = company.noteGuid): Promise<string> => {
    const input = { noteGuid, title, content };
    return (await me.query<{ createNote: { note: { id: string } } }>(WRITE, { input })).createNote.note.id;
  };
  const link = async (id: string, more: object = {}): Promise<void> => {
    app.clock.advance(1000);
    await me.query(LINK, { input: { jobHuntId: huntId, kind: "NOTE", id, ...more } });
  };
  const read = async (args: object = {}, client = me): Promise<Notes> =>
    (await client.query<{ jobHunt: Notes }>(NOTES, { id: huntId, ...args })).jobHunt;
  const titles = async (): Promise<readonly string[]> => (await read()).linkedNotes.nodes.map(({ title }) => title);
  const act = (mutation: string, id: string): Promise<unknown> =>
    me.query(`mutation ($id: ID!) { ${mutation}(input: { id: $id }) { logEntryId } }`, { id });

  it("can be on any record, and come with their texts, step by step and page by page", async () => {
    const other = await createJobHunt(me);
    await link(await write("Call", "They said **May**"), { step: "FOLLOW_UP_EMAIL", note: "From the call" });
    await link(await write("Plan", null, other.noteGuid));

    const first = await read({ first: 1 });
    const second = await read({ first: 1, after: first.linkedNotes.pageInfo.endCursor });

    expect(first).toMatchObject({
      notes: { totalCount: 0 },
      linkedNotes: {
        totalCount: 2,
        nodes: [{ title: "Call", content: "They said **May**", noteGuid: company.noteGuid }],
        edges: [{ step: "FOLLOW_UP_EMAIL", note: "From the call", node: { content: "They said **May**" } }],
        pageInfo: { hasNextPage: true },
      },
    });
    expect(second.linkedNotes).toMatchObject({
      nodes: [{ title: "Plan", content: null }],
      edges: [{ step: null, note: null }],
      pageInfo: { hasNextPage: false },
    });
  });

  it("hide with the record they are on, and are gone with it", async () => {
    await link(await write("Hidden"));

    await act("deleteCompany", company.id);
    const hidden = await read();
    await me.query(`mutation { restore(input: { kind: COMPANY, id: "${company.id}" }) { id } }`);
    const restored = await titles();
    await act("deleteCompany", company.id);
    await me.query(`mutation { emptyTrash { __typename } }`);

    expect(hidden.linkedNotes).toMatchObject({ totalCount: 0, nodes: [], edges: [] });
    expect(restored).toEqual(["Hidden"]);
    expect(await titles()).toEqual([]);
    expect(await app.test.database.query(`select 1 from link where job_hunt_id = $1`, [huntId])).toEqual([]);
  });

  it("are listed by their titles however long their texts are, which are refused together", async () => {
    for (let n = 0; n < 17; n++) await link(await write(`Long ${n}`, "x".repeat(NOTE_CONTENT_MAX)));

    const { jobHunt } = await me.query<{ jobHunt: Notes }>(TITLES, { id: huntId });
    const refused = await me.failure(NOTES, { id: huntId, first: 20 });

    expect(jobHunt.linkedNotes.totalCount).toBe(17);
    expect(jobHunt.linkedNotes.nodes[16]).toEqual({ title: "Long 16" });
    expect(refused.extensions?.code).toBe("TOO_LARGE");
    expect((await read({ first: 2 })).linkedNotes.nodes[1]?.content).toHaveLength(NOTE_CONTENT_MAX);
  });

  it("are linked and shown for nobody else", async () => {
    const stranger = await app.signIn();
    const theirs = await createJobHunt(stranger);
    const id = await write("Mine");

    const failure = await stranger.failure(LINK, { input: { jobHuntId: theirs.id, kind: "NOTE", id } });

    expect(failure.extensions?.code).toBe("NOT_FOUND");
    expect(await stranger.query(NOTES, { id: huntId })).toEqual({ jobHunt: null });
  });

  it("cost as many statements for ten hunts as for one, and one more for their texts", async () => {
    const statementsOf = async (query: string): Promise<number> => {
      app.test.statements.length = 0;
      await me.query(query);
      return app.test.statements.length;
    };
    const bare = `{ jobHunts(first: 10) { nodes { linkedNotes(first: 5) { nodes { title } } } } }`;
    const whole = bare.replace("title", "title content");
    await link(await write("First", "Text"));
    const one = [await statementsOf(bare), await statementsOf(whole)];

    for (let n = 1; n < 10; n++) {
      huntId = (await createJobHunt(me)).id;
      await link(await write(`Note ${n}`, "Text"));
    }

    expect([await statementsOf(bare), await statementsOf(whole)]).toEqual(one);
    expect(one).toEqual([2, 3]);
  });
});
