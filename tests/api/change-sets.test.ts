import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";

interface Entry {
  readonly action: string;
  readonly entry: string;
  readonly changeSetId: string | null;
}

describe("a change set", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const log = async (): Promise<readonly Entry[]> =>
    (
      await me.query<{ logEntries: { nodes: readonly Entry[] } }>(
        `{ logEntries(first: 200) { nodes { action entry changeSetId } } }`,
      )
    ).logEntries.nodes;

  const lastChangeSet = async (): Promise<string | null | undefined> => (await log())[0]?.changeSetId;

  it("is what all entries of one request have in common, and those of no other", async () => {
    const jobHuntId = (await createJobHunt(me)).id;
    await me.query(`mutation ($input: JobDetailsInput!) { completeJobDetails(input: $input) { logEntryId } }`, {
      input: { jobHuntId, jobTitle: "Gardener", companyName: "Acme", recruitmentAgency: "Green Scouts" },
    });
    await me.query(`mutation { one: createCompany(input: { name: "One" }) { logEntryId }
      two: createCompany(input: { name: "Two" }) { logEntryId } addLogEntry(input: { event: "Called" }) { id } }`);

    const entries = await log();

    const sets = entries.map(({ changeSetId }) => changeSetId);
    expect(entries.map(({ action }) => action)).toEqual([
      "note",
      "company.created",
      "company.created",
      "jobDetails.completed",
      "company.created",
      "company.created",
      "jobHunt.created",
    ]);
    expect(sets).not.toContain(null);
    expect(new Set(sets.slice(0, 3)).size).toBe(1);
    expect(new Set(sets.slice(3, 6)).size).toBe(1);
    expect(new Set(sets).size).toBe(3);
  });

  it("takes a request back but for what failed in it, and tells what has no undo", async () => {
    const { id, name } = await createJobHunt(me);
    const { errors } = await me.graphql(
      `mutation ($id: ID!, $nobody: ID!) {
        firm: createCompany(input: { name: "Acme" }) { logEntryId }
        wrong: updateCompany(input: { id: $nobody, name: "Other" }) { logEntryId }
        linked: updateJobHunt(input: { id: $id, name: "Renamed" }) { logEntryId }
        again: updateJobHunt(input: { id: $id, name: "Renamed again" }) { logEntryId }
        said: addLogEntry(input: { event: "Called" }) { id }
        token: createAccessToken(input: { name: "Program", scopes: [READ] }) { secret }
      }`,
      { id, nobody: uuidv7() },
    );
    const changeSetId = await lastChangeSet();

    const { undo } = await me.query<{ undo: { logEntries: readonly Entry[]; withoutUndo: readonly Entry[] } }>(
      `mutation ($id: ID!) { undo(input: { changeSetId: $id }) {
        logEntries { action entry changeSetId } withoutUndo { action entry changeSetId } } }`,
      { id: changeSetId },
    );

    const after = await me.query(`query ($id: ID!) { jobHunt(id: $id) { name } companies { nodes { name } } }`, { id });
    expect(errors).toMatchObject([{ path: ["wrong"] }]);
    expect(undo.logEntries.map(({ action }) => action)).toEqual(["log.undone", "log.undone", "log.undone"]);
    expect(undo.withoutUndo.map(({ action }) => action)).toEqual(["accessToken.created", "note"]);
    expect(after).toEqual({ jobHunt: { name }, companies: { nodes: [] } });
  });

  it("that cannot be taken back whole stays whole", async () => {
    const { id } = await createJobHunt(me);
    await me.query(
      `mutation ($id: ID!) { createCompany(input: { name: "Acme" }) { logEntryId }
        updateJobHunt(input: { id: $id, name: "Renamed" }) { logEntryId } }`,
      { id },
    );
    const changeSetId = await lastChangeSet();
    await me.query(`mutation ($id: ID!) { updateJobHunt(input: { id: $id, name: "Third" }) { logEntryId } }`, { id });

    const failure = await me.failure(`mutation ($id: ID!) { undo(input: { changeSetId: $id }) { changeSetId } }`, {
      id: changeSetId,
    });

    expect(failure.extensions).toMatchObject({ code: "CONFLICT", current: { notUndone: [{ reason: "CHANGED" }] } });
    expect(await me.query(`{ companies { nodes { name } } }`)).toEqual({ companies: { nodes: [{ name: "Acme" }] } });
  });

  it("is one for each of many requests at once", async () => {
    const add = `mutation ($name: String!) { one: createCompany(input: { name: $name }) { logEntryId }
      two: createCompany(input: { name: $name }) { logEntryId } }`;
    await Promise.all(["A", "B", "C"].map((name) => me.query(add, { name })));

    const entries = await log();

    const setsOf = (name: string): Set<string | null> =>
      new Set(entries.filter(({ entry }) => entry.includes(`"${name}"`)).map(({ changeSetId }) => changeSetId));
    expect(["A", "B", "C"].map((name) => setsOf(name).size)).toEqual([1, 1, 1]);
    expect(new Set(entries.map(({ changeSetId }) => changeSetId)).size).toBe(3);
  });

  it("that an act wrote in vain and wrote again is that of the second time", async () => {
    const { database } = app.test;
    const seen: string[] = [];

    await database.transaction(async () => {
      seen.push(database.changeSetId, await database.transaction(() => Promise.resolve(database.changeSetId)));
      await app.services.log.record(me.person.id, { action: "note", says: "Tried" });
      if (seen.length === 2)
        await database.query(`do $$ begin raise exception 'planted' using errcode = '40P01'; end $$`);
    });

    const [first, firstInside, second, secondInside] = seen;
    expect([first, second]).toEqual([firstInside, secondInside]);
    expect(second).not.toBe(first);
    expect((await log()).filter(({ entry }) => entry === "Tried").map((entry) => entry.changeSetId)).toEqual([second]);
  });

  it("is one for each act of a transaction that holds many", async () => {
    const { database } = app.test;
    const ownerId = me.person.id;

    await database.transaction(
      async () => {
        await app.services.companies.create(ownerId, { name: "First", type: "Agency" });
        await app.services.companies.create(ownerId, { name: "Second", type: "Agency" });
      },
      { hasManyActs: true },
    );

    const [second, first] = await log();
    expect([first?.entry, second?.entry]).toEqual(['Added company "First"', 'Added company "Second"']);
    expect(second?.changeSetId).not.toBe(first?.changeSetId);
  });

  it("is none for entries from before there were change sets", async () => {
    await app.services.log.record(me.person.id, { action: "note", says: "Old" });
    await app.test.database.query(`update log_entry set change_set_id = null where owner_id = $1`, [me.person.id]);

    expect(await log()).toEqual([{ action: "note", entry: "Old", changeSetId: null }]);
  });

  it("belongs to a transaction, and to nothing outside of one", () => {
    expect(() => app.test.database.changeSetId).toThrow("has to be written in a transaction");
  });

  it.each([
    ["neither", {}, "logEntryId"],
    ["nothing of both", { logEntryId: null, changeSetId: null }, "logEntryId"],
    ["both", { logEntryId: uuidv7(), changeSetId: uuidv7() }, "changeSetId"],
  ])("is undone without naming an entry, which is undone without it: %s is refused", async (_what, input, field) => {
    const { extensions } = await me.failure(`mutation ($input: UndoInput!) { undo(input: $input) { changeSetId } }`, {
      input,
    });

    expect(extensions).toMatchObject({ code: "VALIDATION", fields: [{ field, rule: "either" }] });
  });
});
