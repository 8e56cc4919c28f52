import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { fingerprint } from "../support/fingerprint.js";
import { makeSpace, type Space } from "../support/space.js";

const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id action entry isUndoable } } }`;
const DAY = 24 * 60 * 60 * 1000;

/** Every kind of change that can be undone: the mutation, and what shows that it was. */
const CHANGES: readonly (readonly [string, (space: Space) => string, (space: Space) => string])[] = [
  ["a hunt that was added", () => `createJobHunt(input: { name: "New" })`, () => `jobHunts { totalCount }`],
  ["a hunt's new name", ({ jobHunt }) => `renameJobHunt(input: { id: "${jobHunt}", name: "New" })`, hunt],
  [
    "the ids that others know a hunt by",
    ({ jobHunt }) =>
      `updateJobHunt(input: { id: "${jobHunt}", jobId: "R-9", applicationId: null, talkingPoints: "Ask" })`,
    ({ jobHunt }) => `jobHunt(id: "${jobHunt}") { name jobId applicationId talkingPoints }`,
  ],
  ["a phase that was left", ({ jobHunt }) => `advanceJobHunt(input: { id: "${jobHunt}", from: PREPARING })`, hunt],
  ["a phase that was activated", ({ jobHunt }) => `activatePhase(input: { id: "${jobHunt}", phase: APPLYING })`, hunt],
  ["a hunt that was terminated", ({ jobHunt }) => `terminateJobHunt(input: { id: "${jobHunt}", reason: "Why" })`, hunt],
  ["a hunt that was deleted", ({ jobHunt }) => `deleteJobHunt(input: { id: "${jobHunt}" })`, hunt],
  ["a hunt that follows no ideal job", ({ jobHunt }) => `unlinkIdealJob(input: { jobHuntId: "${jobHunt}" })`, hunt],
  [
    "a step that was opened",
    ({ jobHunt }) => `openStep(input: { jobHuntId: "${jobHunt}", step: DECIDE_ON_JOB })`,
    hunt,
  ],
  [
    "a step that was completed",
    ({ jobHunt }) => `completeStep(input: { jobHuntId: "${jobHunt}", step: DECIDE_ON_JOB })`,
    hunt,
  ],
  [
    "a step that was skipped",
    ({ jobHunt }) => `skipStep(input: { jobHuntId: "${jobHunt}", step: DECIDE_ON_JOB })`,
    hunt,
  ],
  ["a company that was added", () => `createCompany(input: { name: "New" })`, () => `companies { totalCount }`],
  [
    "a company that was changed",
    ({ company }) => `updateCompany(input: { id: "${company}", name: "New", description: null, type: "Other" })`,
    ({ company }) => `company(id: "${company}") { name description address type }`,
  ],
  [
    "a company that was deleted",
    ({ company }) => `deleteCompany(input: { id: "${company}" })`,
    () => `companies { nodes { name } }`,
  ],
  ["an ideal job that was added", () => `createIdealJob(input: { name: "New" })`, () => `idealJobs { totalCount }`],
  [
    "an ideal job that was changed",
    ({ idealJob }) => `updateIdealJob(input: { id: "${idealJob}", name: "New", description: null })`,
    () => `idealJobs { nodes { name description } }`,
  ],
  [
    "an ideal job that was deleted",
    ({ idealJob }) => `deleteIdealJob(input: { id: "${idealJob}" })`,
    () => `idealJobs { totalCount }`,
  ],
  ["a contact that was added", () => `createContact(input: { lastName: "New" })`, () => `contacts { totalCount }`],
  [
    "a contact that was changed",
    ({ contact }) => `updateContact(input: { id: "${contact}", lastName: "New", email: null })`,
    () => `contacts { nodes { lastName email } }`,
  ],
  [
    "a contact that was deleted",
    ({ contact }) => `deleteContact(input: { id: "${contact}" })`,
    () => `contacts { totalCount }`,
  ],
  ["a note that was added", ({ noteGuid }) => `createNote(input: { noteGuid: "${noteGuid}", title: "New" })`, notes],
  [
    "a note that was changed",
    ({ note }) => `updateNote(input: { id: "${note}", title: "New", date: "2026-01-01T00:00:00Z" })`,
    notes,
  ],
  ["a note that was deleted", ({ note }) => `deleteNote(input: { id: "${note}" })`, notes],
];

describe("undo", () => {
  let app: TestApp;
  let me: Client;
  let space: Space;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    space = await makeSpace(me, "mine");
  });
  afterAll(() => app.close());

  async function change(mutation: string): Promise<string> {
    const { changed } = await me.query<{ changed: { logEntryId: string } }>(
      `mutation { changed: ${mutation} { logEntryId } }`,
    );
    return changed.logEntryId;
  }
  const undo = async (id: string): Promise<string> => {
    const { undo: undone } = await me.query<{ undo: { logEntries: readonly { id: string }[] } }>(UNDO, { id });
    return undone.logEntries[0]?.id ?? "";
  };
  const see = (what: string): Promise<unknown> => me.query(`{ ${what} }`);

  it.each(CHANGES)("takes back, and the undoing too: %s", async (_what, mutation, look) => {
    const before = await see(look(space));
    const line = await change(mutation(space));
    const after = await see(look(space));

    const undoing = await undo(line);
    const undone = await see(look(space));
    const redoing = await undo(undoing);
    const redone = await see(look(space));
    await undo(redoing);

    expect(after).not.toEqual(before);
    expect(undone).toEqual(before);
    expect(redone).toEqual(after);
    expect(await see(look(space))).toEqual(before);
  });

  it.each(CHANGES)("is taken back once, however often it is asked: %s", async (_what, mutation) => {
    const line = await change(mutation(space));

    const answers = await Promise.all(Array.from({ length: 4 }, () => me.graphql(UNDO, { id: line })));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code);

    expect(codes.sort()).toEqual(["ILLEGAL_TRANSITION", "ILLEGAL_TRANSITION", "ILLEGAL_TRANSITION", undefined]);
  });

  it("writes a line that says what was undone, and marks the one that was", async () => {
    const line = await change(`deleteCompany(input: { id: "${space.company}" })`);

    const { undo: undone } = await me.query<{ undo: { logEntries: readonly object[] } }>(UNDO, { id: line });
    const { logEntries } = await me.query<{ logEntries: { nodes: object[] } }>(
      `{ logEntries(first: 2) { nodes { id entry isUndoable undoneAt subjectId } } }`,
    );

    expect(undone.logEntries).toMatchObject([
      { action: "log.undone", entry: `Undid: Deleted company "mine"`, isUndoable: true },
    ]);
    expect(logEntries.nodes).toMatchObject([
      { entry: `Undid: Deleted company "mine"`, isUndoable: true, undoneAt: null, subjectId: space.company },
      { id: line, isUndoable: false, undoneAt: app.clock.now().toISOString() },
    ]);
  });

  it("is refused where what was changed was changed again, and says what", async () => {
    const line = await change(`updateCompany(input: { id: "${space.company}", name: "Second" })`);
    await change(`updateCompany(input: { id: "${space.company}", name: "Third" })`);

    const failure = await me.failure(UNDO, { id: line });

    expect(failure.extensions).toMatchObject({ code: "CONFLICT", current: { changed: ["name"] } });
    expect(await see(`company(id: "${space.company}") { name }`)).toEqual({ company: { name: "Third" } });
  });

  it("is refused where a step was changed again", async () => {
    const entry = await change(`openStep(input: { jobHuntId: "${space.jobHunt}", step: DECIDE_ON_JOB })`);
    await change(`completeStep(input: { jobHuntId: "${space.jobHunt}", step: DECIDE_ON_JOB })`);
    const seen = await see(hunt(space));

    const failure = await me.failure(UNDO, { id: entry });

    expect(failure.extensions?.code).toBe("CONFLICT");
    expect(await see(hunt(space))).toEqual(seen);
  });

  it("is not in the way of a change to something else of the same record", async () => {
    const line = await change(`updateCompany(input: { id: "${space.company}", name: "Second" })`);
    await change(`updateCompany(input: { id: "${space.company}", address: "Elsewhere" })`);

    await undo(line);

    expect(await see(`company(id: "${space.company}") { name address }`)).toEqual({
      company: { name: "mine", address: "Elsewhere" },
    });
  });

  it("is refused where nothing was changed", async () => {
    const { addLogEntry } = await me.query<{ addLogEntry: { id: string } }>(
      `mutation { addLogEntry(input: { event: "Just said" }) { id } }`,
    );

    const failure = await me.failure(UNDO, { id: addLogEntry.id });

    expect(failure.extensions?.code).toBe("ILLEGAL_TRANSITION");
  });

  it("is possible for 30 days and not a day longer", async () => {
    const [early, late] = [
      await change(`createCompany(input: { name: "A" })`),
      await change(`createCompany(input: { name: "B" })`),
    ];

    const isUndoable = async (id: string): Promise<boolean | undefined> => {
      const { logEntries } = await me.query<{ logEntries: { nodes: { id: string; isUndoable: boolean }[] } }>(
        `{ logEntries(first: 200) { nodes { id isUndoable } } }`,
      );
      return logEntries.nodes.find((line) => line.id === id)?.isUndoable;
    };

    app.clock.advance(30 * DAY - 1);
    const stillUndoable = await isUndoable(late);
    await undo(early);
    app.clock.advance(1);
    const failure = await me.failure(UNDO, { id: late });

    expect(failure).toMatchObject({
      message: "This is 30 days ago or more, and cannot be undone any longer.",
      extensions: { code: "ILLEGAL_TRANSITION" },
    });
    expect([stillUndoable, await isUndoable(late)]).toEqual([true, false]);
  });

  it("of a restoring moves the record to the trash for another 30 days", async () => {
    await change(`deleteCompany(input: { id: "${space.company}" })`);
    app.clock.advance(29 * DAY);
    const line = await change(`restore(input: { kind: COMPANY, id: "${space.company}" })`);
    app.clock.advance(2 * DAY);

    await undo(line);
    await app.services.trash.purge();

    const { trash } = await me.query<{ trash: { nodes: { id: string; keptUntil: string }[] } }>(
      `{ trash { nodes { id keptUntil } } }`,
    );
    expect(trash.nodes).toContainEqual({
      id: space.company,
      keptUntil: new Date(app.clock.now().getTime() + 30 * DAY).toISOString(),
    });
  });

  it("of what was never touched leaves no trace on a step", async () => {
    const seen = `jobHunt(id: "${space.jobHunt}") { phases { steps { name status changedAt } } }`;
    const before = await see(seen);
    const line = await change(`openStep(input: { jobHuntId: "${space.jobHunt}", step: DECIDE_ON_JOB })`);

    await undo(line);

    expect(await see(seen)).toEqual(before);
  });

  it.each(["", "1", "no-uuid", "0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a"])("finds no line under %j", async (id) => {
    expect((await me.failure(UNDO, { id })).extensions?.code).toBe("NOT_FOUND");
  });

  it("is not for strangers, who change nothing by trying", async () => {
    const line = await change(`deleteCompany(input: { id: "${space.company}" })`);
    const stranger = await app.signIn();
    const before = await fingerprint(app.test.database, me.person.id);

    const failure = await stranger.failure(UNDO, { id: line });

    expect(failure.extensions?.code).toBe("NOT_FOUND");
    expect(await fingerprint(app.test.database, me.person.id)).toBe(before);
  });

  it("does not bring job details back beside those that took their place", async () => {
    const { created } = await me.query<{ created: { jobHunt: { id: string } } }>(
      `mutation { created: createJobHunt(input: {}) { jobHunt { id } } }`,
    );
    const save = (title: string): Promise<unknown> =>
      me.query(
        `mutation { saveJobDetails(input: { jobHuntId: "${created.jobHunt.id}", jobTitle: "${title}" }) { id } }`,
      );
    await save("First");
    const { logEntries } = await me.query<{ logEntries: { nodes: { id: string }[] } }>(
      `{ logEntries(first: 1) { nodes { id } } }`,
    );
    const undoing = await undo(logEntries.nodes[0]?.id ?? "");
    await save("Second");

    const failure = await me.failure(UNDO, { id: undoing });

    expect(failure.extensions?.code).toBe("CONFLICT");
    expect(await see(`jobDetails(jobHuntId: "${created.jobHunt.id}") { jobTitle }`)).toEqual({
      jobDetails: { jobTitle: "Second" },
    });
  });
});

function hunt({ jobHunt }: Space): string {
  return `jobHunt(id: "${jobHunt}") { name status currentPhase terminationReason terminatedAt idealJob { id } phases { status steps { status } } }`;
}

function notes({ noteGuid }: Space): string {
  return `notes(noteGuid: "${noteGuid}") { nodes { title content date } }`;
}
