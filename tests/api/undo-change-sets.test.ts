import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import { nextChange, type Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { fingerprint } from "../support/fingerprint.js";

const DAY = 24 * 60 * 60 * 1000;
const DONE = `mutation ($input: JobDetailsInput!) {
  completeJobDetails(input: $input) { employer { id } recruiter { id } jobDetails { id } }
}`;
const UNDO = `mutation ($input: UndoInput!) {
  undo(input: $input) { changeSetId logEntries { id action entry subjectId changeSetId isUndoable undoneAt } }
}`;
const LOG = `{ logEntries(first: 200) { nodes { id action entry changeSetId undoneAt } } }`;
const SEEN = `query ($id: ID!) { companies { nodes { id name type } }
  jobHunt(id: $id) { name jobDetails { jobTitle employer { id } } wholeHuntSteps { name status } } }`;
/** What Done wrote of the advert below, the newest first. */
const ENTRIES = [
  'Saved the job details of "Gardener" and completed "capture job details"',
  'Added company "Green Scouts"',
  'Added company "Acme"',
];

interface Entry {
  readonly id: string;
  readonly action: string;
  readonly entry: string;
  readonly changeSetId: string | null;
  readonly undoneAt: string | null;
}

interface Undone {
  readonly undo: { readonly changeSetId: string; readonly logEntries: readonly Entry[] };
}

interface Made {
  readonly completeJobDetails: {
    readonly employer: { readonly id: string };
    readonly recruiter: { readonly id: string };
  };
}

describe("undoing a change set", () => {
  let app: TestApp;
  let me: Client;
  let jobHuntId: string;
  let before: unknown;
  let made: Made["completeJobDetails"];
  /** The entries of what Done made, the newest first, and what they have in common. */
  let entries: readonly Entry[];
  let changeSetId: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    jobHuntId = (await createJobHunt(me, { name: null })).id;
    before = await see();
    const advert = { jobTitle: "Gardener", companyName: "Acme", recruitmentAgency: "Green Scouts" };
    made = (await me.query<Made>(DONE, { input: { jobHuntId, ...advert } })).completeJobDetails;
    entries = (await log()).slice(0, 3);
    changeSetId = entries[0]?.changeSetId ?? "";
  });
  afterAll(() => app.close());

  const see = (): Promise<unknown> => me.query(SEEN, { id: jobHuntId });
  const log = async (): Promise<readonly Entry[]> =>
    (await me.query<{ logEntries: { nodes: readonly Entry[] } }>(LOG)).logEntries.nodes;
  const undo = async (input: object): Promise<Undone["undo"]> => (await me.query<Undone>(UNDO, { input })).undo;
  const refusal = (input: object) => me.failure(UNDO, { input });
  const touched = (): Promise<string> => fingerprint(app.test.database, me.person.id);
  const rename = (id: string, name: string): Promise<unknown> =>
    me.query(`mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { logEntryId } }`, {
      input: { id, name },
    });

  it("takes all of it back, and that again and again", async () => {
    const after = await see();

    const undone = await undo({ changeSetId });
    const seenUndone = await see();
    const redone = await undo({ changeSetId: undone.changeSetId });
    const seenRedone = await see();
    await undo({ changeSetId: redone.changeSetId });

    expect(seenUndone).toEqual(before);
    expect(seenRedone).toEqual(after);
    expect(await see()).toEqual(before);
    expect(undone.logEntries.map(({ entry }) => entry)).toEqual(
      [...ENTRIES].reverse().map((entry) => `Undid: ${entry}`),
    );
    expect(redone.logEntries.map(({ entry }) => entry)).toEqual(ENTRIES.map((entry) => `Undid: Undid: ${entry}`));
    expect(undone.logEntries).toEqual(
      Array.from({ length: 3 }, () =>
        expect.objectContaining({ action: "log.undone", changeSetId: undone.changeSetId, isUndoable: true }),
      ),
    );
  });

  it("can be undone in turn, however the time goes on meanwhile", async () => {
    const { clock } = app;
    const now = clock.now.bind(clock);
    clock.now = () => {
      clock.advance(1);
      return now();
    };

    const { changeSetId: undoing } = await undo({ changeSetId });
    const redone = await undo({ changeSetId: undoing }).finally(() => (clock.now = now));

    expect(redone.logEntries).toHaveLength(3);
  });

  it("happens once, however often it is asked", async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => me.graphql(UNDO, { input: { changeSetId } })));

    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code);
    expect(codes.sort()).toEqual(["ILLEGAL_TRANSITION", "ILLEGAL_TRANSITION", "ILLEGAL_TRANSITION", undefined]);
    expect((await refusal({ changeSetId })).message).toBe("This was undone already.");
    expect(await see()).toEqual(before);
    const marked = (await log()).filter(({ undoneAt }) => undoneAt !== null);
    expect(marked.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
  });

  it("takes nothing back where entries of it cannot be undone, and names each with its reason", async () => {
    await rename(made.employer.id, "Acme Ltd");
    await me.query(`mutation ($id: ID!) { deleteCompany(input: { id: $id }) { id } }`, { id: made.recruiter.id });
    await me.query(
      `mutation ($id: ID!) { openStep(input: { jobHuntId: $id, step: CAPTURE_JOB_DETAILS }) { logEntryId } }`,
      { id: jobHuntId },
    );
    const touchedBefore = await touched();

    const failure = await refusal({ changeSetId });

    expect(failure).toMatchObject({
      message: `2 of 3 entries cannot be undone any more, so none was: ${ENTRIES[0]}, and others.`,
      extensions: { code: "CONFLICT" },
    });
    expect(failure.extensions?.current?.["notUndone"]).toEqual([
      { ...named(0), reason: "CHANGED", changed: ["doneOn", "status"], message: expect.any(String) },
      { ...named(1), reason: "CHANGED", changed: ["deletedAt"], message: expect.any(String) },
    ]);
    expect(await touched()).toBe(touchedBefore);
  });

  it("names what is gone for good", async () => {
    await me.query(`mutation ($id: ID!) { deleteCompany(input: { id: $id }) { id } }`, { id: made.recruiter.id });
    await me.query(`mutation { emptyTrash { count } }`);

    const failure = await refusal({ changeSetId });

    expect(failure.extensions).toMatchObject({
      code: "CONFLICT",
      current: { notUndone: [{ ...named(1), reason: "GONE" }] },
    });
    expect(failure.message).toContain("1 of 3 entries");
  });

  it("names what the database refuses, and goes on to the others", async () => {
    const { database } = app.test;
    const ownerId = me.person.id;
    const other = await createCompany(me, { name: "Other" });
    const mixed = await database.transaction(async () => {
      await app.services.companies.update(ownerId, { id: other.id, name: "Another" });
      const { logEntries } = await app.services.undo.undo(ownerId, { logEntryId: entries[0]?.id ?? "" });
      return [database.changeSetId, logEntries.map(({ entry }) => entry)] as const;
    });
    // Takes the place of the details that were undone.
    await me.query(`mutation ($id: ID!) { saveJobDetails(input: { jobHuntId: $id, jobTitle: "Baker" }) { id } }`, {
      id: jobHuntId,
    });
    await rename(other.id, "Third");

    const failure = await refusal({ changeSetId: mixed[0] });

    expect(mixed[1]).toEqual([`Undid: ${ENTRIES[0]}`]);
    expect(failure.extensions).toMatchObject({
      code: "CONFLICT",
      current: {
        notUndone: [
          { entry: `Undid: ${ENTRIES[0]}`, reason: "CHANGED" },
          { entry: 'Changed company "Another"', reason: "CHANGED", changed: ["name"] },
        ],
      },
    });
  });

  it("leaves out what was undone one by one before", async () => {
    await undo({ logEntryId: entries[1]?.id });

    const undone = await undo({ changeSetId });

    expect(undone.logEntries.map(({ entry }) => entry)).toEqual([2, 0].map((at) => `Undid: ${ENTRIES[at]}`));
    expect(await see()).toEqual(before);
  });

  it("is refused as done already where each of its entries was undone", async () => {
    for (const { id } of entries) await undo({ logEntryId: id });

    expect(await refusal({ changeSetId })).toMatchObject({
      message: "This was undone already.",
      extensions: { code: "ILLEGAL_TRANSITION" },
    });
  });

  it("is refused where nothing was changed", async () => {
    await me.query(`mutation { addLogEntry(input: { event: "Called" }) { id } }`);

    expect(await refusal({ changeSetId: (await log())[0]?.changeSetId })).toMatchObject({
      message: "This line changed nothing that can be undone.",
      extensions: { code: "ILLEGAL_TRANSITION" },
    });
  });

  it.each([
    ["before its changes are forgotten", () => Promise.resolve()],
    ["after its changes are forgotten", () => app.services.trash.purge()],
  ])("is possible for 30 days and not a day longer: %s", async (_when, erase) => {
    app.clock.advance(30 * DAY);
    await erase();
    const touchedBefore = await touched();

    const failure = await refusal({ changeSetId });

    expect(failure.extensions).toMatchObject({
      code: "ILLEGAL_TRANSITION",
      current: { notUndone: [0, 1, 2].map((at) => ({ ...named(at), reason: "TOO_OLD" })) },
    });
    expect(await touched()).toBe(touchedBefore);
  });

  it.each(["", "1", "no-uuid", "0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a"])("finds none under %j", async (id) => {
    expect((await refusal({ changeSetId: id })).extensions?.code).toBe("NOT_FOUND");
  });

  it("is not for strangers nor for nobody, who change nothing by trying", async () => {
    const touchedBefore = await touched();
    const stranger = await app.signIn();

    const [theirs, nobodys] = [stranger, app.anonymous].map((client) =>
      client.failure(UNDO, { input: { changeSetId } }),
    );

    expect((await theirs)?.extensions?.code).toBe("NOT_FOUND");
    expect((await nobodys)?.extensions?.code).toBe("UNAUTHENTICATED");
    expect(await touched()).toBe(touchedBefore);
  });

  it("is told live, entry by entry", async () => {
    const stream = await me.listen(`subscription { changes { logEntryId } }`);

    const { logEntries } = await undo({ changeSetId });

    const told: unknown[] = [];
    const isOfUndoing = (change: object): boolean =>
      "logEntryId" in change && logEntries.some(({ id }) => id === change.logEntryId);
    while (told.length < 7) told.push(await nextChange(stream, isOfUndoing));
    stream.stop();
    // The newest of what was undone comes first; it had changed the details, the step, the hunt and two links.
    const [employer, recruiter, details] = logEntries.map(({ id }) => ({ logEntryId: id }));
    expect(told).toEqual([...Array<unknown>(5).fill(details), recruiter, employer]);
  });

  it("waits for another one of the same records, whatever the order they were changed in", async () => {
    const { database } = app.test;
    const ownerId = me.person.id;
    const pair = [made.employer.id, made.recruiter.id];
    const change = (ids: readonly string[], column: "address" | "description"): Promise<string> =>
      database.transaction(async () => {
        for (const id of ids) await app.services.companies.update(ownerId, { id, [column]: "Changed" });
        return database.changeSetId;
      });
    const sets = [await change(pair, "address"), await change(pair.toReversed(), "description")];

    const answers = await Promise.all(sets.map((id) => me.graphql(UNDO, { input: { changeSetId: id } })));

    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  });

  it("reads hundreds of entries in one statement", async () => {
    const { database } = app.test;
    await database.transaction(async () => {
      for (let number = 0; number < 200; number++)
        await app.services.companies.create(me.person.id, { name: `Of many ${number}`, type: "Agency" });
    });
    const many = (await log())[0]?.changeSetId ?? "";
    app.test.statements.length = 0;

    const { logEntries } = await undo({ changeSetId: many });

    const selects = app.test.statements.filter((statement) => /^\s*select\b.*\bfrom log_entry\b/is.test(statement));
    expect(logEntries).toHaveLength(200);
    expect(selects).toHaveLength(2);
  });

  function named(at: number): { readonly logEntryId: string | undefined; readonly entry: string | undefined } {
    return { logEntryId: entries[at]?.id, entry: ENTRIES[at] };
  }
});
