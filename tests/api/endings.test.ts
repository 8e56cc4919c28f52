import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { TERMINATE_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createAppointment } from "../support/factories/appointment.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const FIELDS = "id status outcome currentPhase terminationReason";
const TERMINATE = `mutation ($input: TerminateJobHuntInput!) { terminateJobHunt(input: $input) { logEntryId jobHunt { ${FIELDS} } } }`;
const TERMINATE_MANY = `mutation ($input: TerminateJobHuntsInput!) { terminateJobHunts(input: $input) { changeSetId jobHunts { ${FIELDS} } } }`;
const REOPEN = `mutation ($id: ID!) { reopenJobHunt(input: { id: $id }) { jobHunt { ${FIELDS} } } }`;
const UNDO = `mutation ($input: UndoInput!) { undo(input: $input) { changeSetId logEntries { id } } }`;
const HUNT = `query ($id: ID!) { jobHunt(id: $id) { ${FIELDS} suggestedOutcome } }`;
const HUNTS = `{ jobHunts(first: 100) { nodes { ${FIELDS} } } }`;
const LOG = `{ logEntries(first: 1) { nodes { entry action changeSetId } } }`;
const STEP = `mutation ($input: SetStepStatusInput!) { setStepStatus(input: $input) { logEntryId } }`;
const COUNTS = `{ jobHuntStatistics { applications ledToTalks stillWaiting } }`;
const ADVANCE = `mutation ($id: ID!, $from: PhaseName!) { advanceJobHunt(input: { id: $id, from: $from }) { jobHunt { ${FIELDS} } } }`;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Ended {
  readonly id: string;
  readonly status: string;
  readonly outcome: string | null;
  readonly terminationReason: string | null;
  readonly suggestedOutcome?: string | null;
}

interface Many {
  readonly terminateJobHunts: { readonly changeSetId: string; readonly jobHunts: readonly Ended[] };
}

describe("the endings of hunts", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const terminate = async (input: object): Promise<{ logEntryId: string; jobHunt: Ended }> =>
    (await me.query<{ terminateJobHunt: { logEntryId: string; jobHunt: Ended } }>(TERMINATE, { input }))
      .terminateJobHunt;
  const read = async (id: string): Promise<Ended> => (await me.query<{ jobHunt: Ended }>(HUNT, { id })).jobHunt;
  const all = async (): Promise<readonly Ended[]> =>
    (await me.query<{ jobHunts: { nodes: Ended[] } }>(HUNTS)).jobHunts.nodes;
  const lastEntry = async (): Promise<string | undefined> =>
    (await me.query<{ logEntries: { nodes: { entry: string }[] } }>(LOG)).logEntries.nodes[0]?.entry;
  const refusal = async (operation: string, input: object): Promise<unknown> =>
    (await me.failure(operation, { input })).extensions;
  const close = (jobHuntId: string, step: string): Promise<unknown> =>
    me.query(STEP, { input: { jobHuntId, step, status: "DONE" } });

  it.each([
    ["THEY_SAID_NO", "Too far away", "(they said no): Too far away"],
    ["NO_REPLY", "", "(no reply)"],
    ["WITHDRAWN", null, "(withdrawn)"],
    ["POSITION_CLOSED", null, "(position closed)"],
    ["OFFER_DECLINED", null, "(offer declined)"],
    ["TOOK_ANOTHER_JOB", null, "(took another job)"],
    ["DID_NOT_APPLY", null, "(did not apply)"],
    ["FALSE_OFFER", null, "(false offer)"],
  ])("keep %s beside the reason, which may be empty", async (outcome, reason, said) => {
    const { id, name } = await createJobHunt(me, { phase: "APPLYING" });

    const { jobHunt } = await terminate({ id, outcome, reason });

    expect(jobHunt).toMatchObject({
      status: "TERMINATED",
      outcome,
      currentPhase: "APPLYING",
      terminationReason: reason || null,
    });
    expect(await lastEntry()).toBe(`Archived job hunt "${name}" ${said}`);
  });

  it("go on without an outcome, and refuse ACCEPTED", async () => {
    const { id } = await createJobHunt(me);

    expect(await refusal(TERMINATE, { id, outcome: "ACCEPTED" })).toMatchObject({
      code: "VALIDATION",
      fields: [{ field: "outcome" }],
    });
    expect((await terminate({ id, reason: "Enough" })).jobHunt).toMatchObject({ outcome: null, status: "TERMINATED" });
  });

  it("are ended once: a repetition, with the outcome or without, changes nothing", async () => {
    const { id } = await createJobHunt(me);
    await terminate({ id, outcome: "NO_REPLY", reason: "Enough" });

    for (const input of [
      { id, reason: "Enough" },
      { id, outcome: "NO_REPLY", reason: "Enough" },
    ]) {
      expect(await terminate(input)).toMatchObject({ logEntryId: null, jobHunt: { outcome: "NO_REPLY" } });
    }
    expect(await refusal(TERMINATE, { id, outcome: "WITHDRAWN", reason: "Enough" })).toMatchObject({
      code: "ILLEGAL_TRANSITION",
    });
  });

  it("are none of a finished hunt that is archived without one", async () => {
    const { id } = await createJobHunt(me, { phase: "ACCEPTING" });
    await me.query(ADVANCE, { id, from: "ACCEPTING" });

    expect((await terminate({ id, reason: "They took it back" })).jobHunt).toMatchObject({ outcome: null });
  });

  it("are taken back by undo, and by reopening", async () => {
    const [undone, reopened] = [await createJobHunt(me), await createJobHunt(me)];
    const { logEntryId } = await terminate({ id: undone.id, outcome: "NO_REPLY" });
    await terminate({ id: reopened.id, outcome: "NO_REPLY" });

    await me.query(UNDO, { input: { logEntryId } });
    await me.query(REOPEN, { id: reopened.id });

    expect(await all()).toEqual([
      expect.objectContaining({ status: "ACTIVE", outcome: null }),
      expect.objectContaining({ status: "ACTIVE", outcome: null }),
    ]);
  });

  it("are ACCEPTED of a hunt whose last phase is completed, until it is reopened", async () => {
    const { id } = await createJobHunt(me, { phase: "ACCEPTING" });

    const { advanceJobHunt } = await me.query<{ advanceJobHunt: { jobHunt: Ended } }>(ADVANCE, {
      id,
      from: "ACCEPTING",
    });
    await me.query(REOPEN, { id });

    expect(advanceJobHunt.jobHunt).toMatchObject({ status: "DONE", outcome: "ACCEPTED" });
    expect(await read(id)).toMatchObject({ status: "ACTIVE", outcome: null });
  });

  it("are not guessed for hunts that ended before there were outcomes", async () => {
    const { id } = await createJobHunt(me);
    await terminate({ id, reason: "They never answered" });
    await app.test.database.query(`update job_hunt set outcome = null where id = $1`, [id]);

    expect(await read(id)).toMatchObject({ status: "TERMINATED", outcome: null, suggestedOutcome: null });
  });

  it("are nine in one act, and one undo takes all of them back", async () => {
    const hunts = await Promise.all(Array.from({ length: 9 }, () => createJobHunt(me)));
    const kept = await createJobHunt(me);
    const ids = hunts.map(({ id }) => id);

    const { terminateJobHunts } = await me.query<Many>(TERMINATE_MANY, {
      input: { ids, outcome: "TOOK_ANOTHER_JOB", reason: "A new job" },
    });
    const ended = await all();
    const { undo } = await me.query<{ undo: { logEntries: readonly object[] } }>(UNDO, {
      input: { changeSetId: terminateJobHunts.changeSetId },
    });

    expect(terminateJobHunts.jobHunts.map(({ outcome }) => outcome)).toEqual(Array(9).fill("TOOK_ANOTHER_JOB"));
    expect(ended.filter(({ status }) => status === "ACTIVE").map(({ id }) => id)).toEqual([kept.id]);
    expect(undo.logEntries).toHaveLength(9);
    expect((await all()).every(({ status, outcome }) => status === "ACTIVE" && outcome === null)).toBe(true);
  });

  it("are told again by a repetition of the whole act, with the same change set", async () => {
    const [one, other] = [await createJobHunt(me), await createJobHunt(me)];
    const input = { ids: [one.id, other.id], outcome: "TOOK_ANOTHER_JOB" };

    const [first, again] = [
      await me.query<Many>(TERMINATE_MANY, { input }),
      await me.query<Many>(TERMINATE_MANY, { input }),
    ];

    expect(again.terminateJobHunts.changeSetId).toBe(first.terminateJobHunts.changeSetId);
    expect(again.terminateJobHunts.jobHunts).toHaveLength(2);
    expect(await refusal(TERMINATE_MANY, { ...input, outcome: "WITHDRAWN" })).toMatchObject({
      code: "ILLEGAL_TRANSITION",
    });
  });

  it("are all or none: one that has ended, a stranger's, none at all or too many", async () => {
    const [open, ended] = [await createJobHunt(me), await createJobHunt(me, { name: "Over" })];
    await terminate({ id: ended.id });
    const theirs = await createJobHunt(await app.signIn());
    const many = Array.from({ length: TERMINATE_MAX + 1 }, () => open.id);

    const over = await me.failure(TERMINATE_MANY, { input: { ids: [open.id, ended.id] } });

    expect(over.message).toBe('"Over" has ended already. Nothing was changed.');
    expect(over.extensions).toMatchObject({ code: "ILLEGAL_TRANSITION" });
    expect(await refusal(TERMINATE_MANY, { ids: [open.id, theirs.id] })).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal(TERMINATE_MANY, { ids: [] })).toMatchObject({ fields: [{ field: "ids", rule: "minItems" }] });
    expect(await refusal(TERMINATE_MANY, { ids: many })).toMatchObject({
      fields: [{ field: "ids", rule: "maxItems" }],
    });
    expect(await refusal(TERMINATE_MANY, { ids: [open.id], outcome: "ACCEPTED" })).toMatchObject({
      code: "VALIDATION",
    });
    const signedOut = await app.anonymous.failure(TERMINATE_MANY, { input: { ids: [open.id] } });
    expect(signedOut.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await read(open.id)).toMatchObject({ status: "ACTIVE" });
    expect(
      (await me.query<Many>(TERMINATE_MANY, { input: { ids: many.slice(1) } })).terminateJobHunts.jobHunts,
    ).toHaveLength(1);
  });

  it("are suggested as NO_REPLY after 28 days without news, once the last message was sent", async () => {
    const { id } = await createJobHunt(me, { phase: "APPLYING" });
    await close(id, "SEND_APPLICATION_BUNDLE");
    await close(id, "FINAL_FOLLOW_UP_COMMUNICATIONS");
    const before = await read(id);

    app.clock.advance(28 * DAY_MS);

    expect(before.suggestedOutcome).toBeNull();
    expect((await read(id)).suggestedOutcome).toBe("NO_REPLY");
  });

  it("are counted: what was sent, what led to talks, and what still waits", async () => {
    const [waiting, invited, met, refused] = await Promise.all(
      Array.from({ length: 4 }, () => createJobHunt(me, { phase: "APPLYING" })),
    );
    await createJobHunt(me);
    for (const hunt of [waiting, invited, met, refused]) await close(hunt?.id ?? "", "SEND_APPLICATION_BUNDLE");
    await me.query(ADVANCE, { id: invited?.id, from: "APPLYING" });
    await createAppointment(me, { jobHuntId: met?.id ?? "" });
    await terminate({ id: refused?.id ?? "", outcome: "THEY_SAID_NO" });

    const { jobHuntStatistics } = await me.query<{ jobHuntStatistics: object }>(COUNTS);

    expect(jobHuntStatistics).toEqual({ applications: 4, ledToTalks: 2, stillWaiting: 1 });
  });
});
