import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const ANSWER = `{ id logEntryId }`;
const DELETED = `{ id logEntryId isRepeated }`;
const ADD_ENTRY = `mutation ($input: AddLogEntryInput!) { addLogEntry(input: $input) { id entry date } }`;

/** A create: the field that it is, the input without its id, and the values that a second one has instead. */
interface Create {
  readonly field: string;
  readonly type: string;
  readonly input: (jobHuntId: string, noteGuid: string) => object;
  readonly other: object;
}

const CREATES: readonly Create[] = [
  { field: "createJobHunt", type: "CreateJobHuntInput", input: () => ({ name: "A" }), other: { name: "B" } },
  { field: "createJobHunt", type: "CreateJobHuntInput", input: () => ({ name: "A" }), other: { phase: "APPLYING" } },
  { field: "createCompany", type: "CreateCompanyInput", input: () => ({ name: "A" }), other: { name: "B" } },
  { field: "createCompany", type: "CreateCompanyInput", input: () => ({ name: "A" }), other: { address: "Quay 1" } },
  { field: "createContact", type: "CreateContactInput", input: () => ({ lastName: "A" }), other: { lastName: "B" } },
  {
    field: "createDocument",
    type: "CreateDocumentInput",
    input: () => ({ name: "A", source: "https://example.org/a" }),
    other: { source: "https://example.org/b" },
  },
  { field: "createIdealJob", type: "CreateIdealJobInput", input: () => ({ name: "A" }), other: { name: "B" } },
  {
    field: "createNote",
    type: "CreateNoteInput",
    input: (_hunt, noteGuid) => ({ noteGuid, title: "A", content: "Text" }),
    other: { content: "Other" },
  },
  {
    field: "createAppointment",
    type: "CreateAppointmentInput",
    input: (jobHuntId) => ({ jobHuntId, kind: "PHONE", day: "2026-12-01" }),
    other: { day: "2026-12-02" },
  },
  {
    field: "recordSign",
    type: "RecordSignInput",
    input: (jobHuntId) => ({ jobHuntId, on: "2026-11-20", from: "THEM", kind: "MAIL" }),
    other: { kind: "CALL" },
  },
  {
    field: "recordSubmission",
    type: "RecordSubmissionInput",
    input: (jobHuntId) => ({ jobHuntId, sentOn: "2026-11-20", channel: "EMAIL", letter: "Dear" }),
    other: { letter: "Hello" },
  },
];

/** The mutations that put something into the trash, and how one is made for them. */
const DELETES: [remove: string, make: string][] = [
  ["deleteJobHunt", "createJobHunt"],
  ["deleteCompany", "createCompany"],
  ["deleteContact", "createContact"],
  ["deleteDocument", "createDocument"],
  ["deleteIdealJob", "createIdealJob"],
  ["deleteNote", "createNote"],
  ["deleteAppointment", "createAppointment"],
];

interface Answer {
  readonly id: string;
  readonly logEntryId: string | null;
  readonly isRepeated?: boolean;
}

describe("a repeated request", () => {
  let app: TestApp;
  let me: Client;
  let jobHuntId: string;
  let noteGuid: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    ({ id: jobHuntId, noteGuid } = await createJobHunt(me));
  });
  afterAll(() => app.close());

  const documentOf = ({ field, type }: Create): string =>
    `mutation ($input: ${type}!) { answer: ${field}(input: $input) ${ANSWER} }`;
  const make = async (create: Create, id: string, values: object = {}): Promise<Answer> => {
    const input = { ...create.input(jobHuntId, noteGuid), ...values, id };
    return (await me.query<{ answer: Answer }>(documentOf(create), { input })).answer;
  };
  const throwAway = async (field: string, id: string, client = me): Promise<Answer> => {
    const input = field === "deleteNote" ? { id, noteGuid } : { id };
    const type = `${field.replace("delete", "")}IdInput`;
    const document = `mutation ($input: ${type}!) { answer: ${field}(input: $input) ${DELETED} }`;
    return (await client.query<{ answer: Answer }>(document, { input })).answer;
  };
  const createOf = (field: string): Create => {
    const found = CREATES.find((create) => create.field === field);
    if (found === undefined) throw new Error(`There is no create ${field}.`);
    return found;
  };

  it.each(CREATES)("$field returns what exists, and is CONFLICT with other values: $other", async (create) => {
    const id = uuidv7();
    const first = await make(create, id);

    const again = await make(create, id);
    const input = { ...create.input(jobHuntId, noteGuid), ...create.other, id };
    const failure = await me.failure(documentOf(create), { input });

    expect(first.logEntryId).not.toBeNull();
    expect(again).toEqual({ id, logEntryId: null });
    expect(failure.extensions).toMatchObject({
      code: "CONFLICT",
      fields: [{ field: "id", rule: "unique" }],
      current: { id, version: 1 },
    });
  });

  it("returns a record that was changed since, and finds other values in it all the same", async () => {
    const id = uuidv7();
    const create = createOf("createCompany");
    await make(create, id, { address: "Quay 1" });
    for (const change of [{ name: "Renamed" }, { address: null }, { name: "Twice", description: "More" }]) {
      await me.query(`mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { logEntryId } }`, {
        input: { id, ...change },
      });
    }

    const again = await make(create, id, { address: "Quay 1" });
    const failure = await me.failure(documentOf(create), { input: { id, name: "Renamed", address: "Quay 1" } });

    expect(again).toEqual({ id, logEntryId: null });
    expect(failure.extensions).toMatchObject({ code: "CONFLICT", current: { id, version: 4 } });
  });

  it.each(DELETES)("%s answers as the first did, and only while the record can be restored", async (field, made) => {
    const id = uuidv7();
    await make(createOf(made), id);
    const first = await throwAway(field, id);

    const second = await throwAway(field, id);
    const failure = await me.failure(documentOf(createOf(made)), {
      input: { ...createOf(made).input(jobHuntId, noteGuid), id },
    });
    await me.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { changeSetId } }`, {
      id: second.logEntryId,
    });
    const third = await throwAway(field, id);

    expect(first).toMatchObject({ id, isRepeated: false });
    expect(second).toEqual({ ...first, isRepeated: true });
    expect(failure.extensions).toMatchObject({
      code: "CONFLICT",
      fields: [{ field: "id", rule: "deleted" }],
      current: { id },
    });
    expect(third).toMatchObject({ id, isRepeated: false });
    expect(third.logEntryId).not.toBe(first.logEntryId);
  });

  it("answers about a record that an undo put into the trash", async () => {
    const id = uuidv7();
    const { logEntryId } = await make(createOf("createCompany"), id);
    await me.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { changeSetId } }`, { id: logEntryId });

    const deleted = await throwAway("deleteCompany", id);
    await me.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { changeSetId } }`, {
      id: deleted.logEntryId,
    });

    expect(deleted.isRepeated).toBe(true);
    expect(await me.query(`{ companies { nodes { id } } }`)).toEqual({ companies: { nodes: [{ id }] } });
  });

  it("is NOT_FOUND for strangers, and for what was erased", async () => {
    const id = uuidv7();
    await make(createOf("createCompany"), id);
    await throwAway("deleteCompany", id);
    const stranger = await app.signIn();

    await expect(throwAway("deleteCompany", id, stranger)).rejects.toThrow("NOT_FOUND");
    await me.query(`mutation { emptyTrash { count } }`);
    await expect(throwAway("deleteCompany", id)).rejects.toThrow("NOT_FOUND");
  });

  it("writes one entry into the log, also when it arrives twice at once", async () => {
    const input = { id: uuidv7().toUpperCase(), event: "Called", date: "2026-11-20T10:00:00Z" };

    const answers = await Promise.all([1, 2, 3].map(() => me.query(ADD_ENTRY, { input })));
    const undated = await me.query(ADD_ENTRY, { input: { id: input.id, event: "Called" } });

    expect(new Set([...answers, undated].map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ addLogEntry: { id: input.id.toLowerCase(), entry: "Called" } });
    const { logEntries } = await me.query<{ logEntries: { nodes: readonly { entry: string }[] } }>(
      `{ logEntries { nodes { entry } } }`,
    );
    expect(logEntries.nodes.filter(({ entry }) => entry === "Called")).toHaveLength(1);
  });

  it.each([
    ["no UUID", { id: "1", event: "Called" }, "VALIDATION", "uuid"],
    ["that of an entry with another text", { event: "Wrote" }, "CONFLICT", "unique"],
    ["that of an entry with another date", { event: "Called", date: "2026-11-21T10:00:00Z" }, "CONFLICT", "unique"],
  ])("is refused in the log where the id is %s", async (_what, values, code, rule) => {
    const id = uuidv7();
    await me.query(ADD_ENTRY, { input: { id, event: "Called", date: "2026-11-20T10:00:00Z" } });

    const failure = await me.failure(ADD_ENTRY, { input: { id, ...values } });

    expect(failure.extensions).toMatchObject({ code, fields: [{ field: "id", rule }] });
  });

  it("is refused in the log where the id is that of an entry which the server wrote", async () => {
    const { logEntryId } = await make(createOf("createCompany"), uuidv7());

    const failure = await me.failure(ADD_ENTRY, { input: { id: logEntryId, event: 'Added company "A"' } });

    expect(failure.extensions).toMatchObject({ code: "CONFLICT" });
  });
});
