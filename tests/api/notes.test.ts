import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import "../support/on-both-databases.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";

const CREATE = `mutation ($input: CreateNoteInput!) { createNote(input: $input) { logEntryId note { id noteGuid date title content version } } }`;
const UPDATE = `mutation ($input: UpdateNoteInput!) { updateNote(input: $input) { logEntryId note { title content date version } } }`;
const DELETE = `mutation ($input: NoteIdInput!) { deleteNote(input: $input) { id logEntryId } }`;
const LIST = `query ($noteGuid: ID!, $first: Int! = 50, $after: String) { notes(noteGuid: $noteGuid, first: $first, after: $after) { nodes { title } pageInfo { endCursor hasNextPage } } }`;

interface Listed {
  readonly notes: {
    readonly nodes: readonly { readonly title: string }[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}

describe("notes", () => {
  let app: TestApp;
  let me: Client;
  let noteGuid: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    ({ noteGuid } = await createJobHunt(me));
  });
  afterAll(() => app.close());

  const create = async (input: object): Promise<{ id: string; content: string | null }> =>
    (
      await me.query<{ createNote: { note: { id: string; content: string | null } } }>(CREATE, {
        input: { noteGuid, title: "Note", ...input },
      })
    ).createNote.note;
  const titles = async (guid = noteGuid): Promise<string[]> =>
    (await me.query<Listed>(LIST, { noteGuid: guid })).notes.nodes.map(({ title }) => title);

  it("are attached to their record, dated now", async () => {
    expect(await create({ title: " First call ", content: "**Friendly**" })).toMatchObject({
      noteGuid,
      title: "First call",
      content: "**Friendly**",
      date: app.clock.now().toISOString(),
      version: 1,
    });
  });

  it.each([
    ["a company", `createCompany(input: { name: "A" }) { made: company { noteGuid } }`],
    ["an ideal job", `createIdealJob(input: { name: "A" }) { made: idealJob { noteGuid } }`],
    ["a contact", `createContact(input: { lastName: "A" }) { made: contact { noteGuid } }`],
  ])("can be attached to %s too", async (_what, mutation) => {
    const { change } = await me.query<{ change: { made: { noteGuid: string } } }>(`mutation { change: ${mutation} }`);

    await create({ noteGuid: change.made.noteGuid, title: "Here" });

    expect(await titles(change.made.noteGuid)).toEqual(["Here"]);
    expect(await titles()).toEqual([]);
  });

  it("take a title of 80 characters and refuse 81 (spec 5)", async () => {
    await create({ title: "x".repeat(80) });
    const failure = await me.failure(CREATE, { input: { noteGuid, title: "x".repeat(81) } });

    expect((await titles())[0]).toHaveLength(80);
    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "title", rule: "maxLength" }] });
  });

  it.each(["x", "日"])("take a million characters of text and refuse one more (%s)", async (sign) => {
    const note = await create({ content: sign.repeat(1_000_000) });
    const failure = await me.failure(CREATE, { input: { noteGuid, title: "Long", content: "x".repeat(1_000_001) } });

    expect(note.content).toHaveLength(1_000_000);
    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "content", rule: "maxLength" }] });
  });

  it.each(["0000-01-01T00:00:00Z", "9999-12-31T23:59:59-23:59"])(
    "refuse a date that nobody can read out: %s",
    async (date) => {
      const failure = await me.failure(CREATE, { input: { noteGuid, title: "Odd", date } });

      expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "date", rule: "date" }] });
      expect(await titles()).toEqual([]);
    },
  );

  it("are made once when the same id is sent twice", async () => {
    const id = uuidv7();
    await create({ id, title: "Once" });
    await create({ id, title: "Once" });

    expect(await titles()).toEqual(["Once"]);
  });

  it("cannot be attached to nothing, on a stranger's record, or on one in the trash", async () => {
    const stranger = await app.signIn();
    const theirs = await createJobHunt(stranger);
    const deleted = await createJobHunt(me);
    await me.query(`mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { id } }`, { id: deleted.id });

    const codes = await Promise.all(
      [uuidv7(), "no-uuid", theirs.noteGuid, deleted.noteGuid].map(
        async (guid) => (await me.failure(CREATE, { input: { noteGuid: guid, title: "x" } })).extensions?.code,
      ),
    );

    expect(codes).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
  });

  it("are out of sight while the record they are attached to lies in the trash", async () => {
    const hunt = await createJobHunt(me);
    await create({ noteGuid: hunt.noteGuid, title: "Here" });

    const { deleteJobHunt } = await me.query<{ deleteJobHunt: { logEntryId: string } }>(
      `mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { logEntryId } }`,
      { id: hunt.id },
    );
    const hidden = await titles(hunt.noteGuid);
    await me.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`, {
      id: deleteJobHunt.logEntryId,
    });

    expect(hidden).toEqual([]);
    expect(await titles(hunt.noteGuid)).toEqual(["Here"]);
  });

  it("keep what a change leaves out, and are changed from the version that was seen alone", async () => {
    const { id } = await create({ title: "First", content: "Text" });

    const { updateNote } = await me.query<{ updateNote: { note: object } }>(UPDATE, {
      input: { id, title: "Second", version: 1 },
    });
    const failure = await me.failure(UPDATE, { input: { id, title: "Third", version: 1 } });

    expect(updateNote.note).toEqual({
      title: "Second",
      content: "Text",
      date: app.clock.now().toISOString(),
      version: 2,
    });
    expect(failure.extensions?.code).toBe("CONFLICT");
  });

  it("are deleted only from the record they are attached to, when that is said", async () => {
    const { id } = await create({ title: "Here" });
    const other = await createJobHunt(me);

    const failure = await me.failure(DELETE, { input: { id, noteGuid: other.noteGuid } });
    await me.query(DELETE, { input: { id, noteGuid: noteGuid.toUpperCase() } });

    expect(failure.extensions?.code).toBe("NOT_FOUND");
    expect(await titles()).toEqual([]);
  });

  it("are read newest first, page after page", async () => {
    for (const day of ["01", "03", "02"]) await create({ title: day, date: `2026-06-${day}T12:00:00Z` });

    const first = await me.query<Listed>(LIST, { noteGuid, first: 2 });
    const second = await me.query<Listed>(LIST, { noteGuid, first: 2, after: first.notes.pageInfo.endCursor });

    expect([first, second].map(({ notes }) => notes.nodes.map(({ title }) => title))).toEqual([["03", "02"], ["01"]]);
    expect(second.notes.pageInfo.hasNextPage).toBe(false);
  });
});
