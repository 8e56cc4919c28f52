import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { advance, lastEntryOf, setDates } from "../support/plan.js";
import "../support/on-both-databases.js";

const HUNT = `id version status currentPhase outcome startsOn finishedAt`;
const FINISH = `mutation ($input: FinishJobHuntInput!) { finishJobHunt(input: $input) { changeSetId jobHunt { ${HUNT} } } }`;
const READ = `query ($id: ID!) { jobHunt(id: $id) { ${HUNT} } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { changeSetId: $id }) { logEntries { id } } }`;
const TERMINATE = `mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`;

interface Hunt {
  readonly version: number;
  readonly status: string;
  readonly startsOn: string | null;
}

interface Finished {
  readonly changeSetId: string | null;
  readonly jobHunt: Hunt;
}

describe("the end of a search that led to a job", () => {
  let app: TestApp;
  let me: Client;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    ({ id } = await createJobHunt(me, { name: "Mine", phase: "ACCEPTING" }));
  });
  afterAll(() => app.close());

  const finish = async (input: object = {}): Promise<Finished> =>
    (await me.query<{ finishJobHunt: Finished }>(FINISH, { input: { id, ...input } })).finishJobHunt;
  const refusal = async (input: object = {}, client = me): Promise<unknown> =>
    (await client.failure(FINISH, { input: { id, ...input } })).extensions;
  const read = async (): Promise<Hunt> => (await me.query<{ jobHunt: Hunt }>(READ, { id })).jobHunt;

  it("finishes the hunt as its last phase does, and sets the first day of work", async () => {
    const { jobHunt } = await finish({ startsOn: "2027-01-04" });

    expect(jobHunt).toMatchObject({
      status: "DONE",
      currentPhase: "ACCEPTING",
      outcome: "ACCEPTED",
      startsOn: "2027-01-04",
      finishedAt: app.clock.now().toISOString(),
    });
    expect(await lastEntryOf(me)).toMatchObject({ action: "jobHunt.advanced", entry: 'Finished job hunt "Mine"' });
  });

  it.each([{}, { startsOn: null }])("leaves the first day of work that is known: %j", async (input) => {
    await setDates(me, id, { startsOn: "2027-02-01" });

    expect((await finish(input)).jobHunt).toMatchObject({ status: "DONE", startsOn: "2027-02-01" });
  });

  it("is taken back whole by one undo", async () => {
    const { changeSetId } = await finish({ startsOn: "2027-01-04" });

    await me.query(UNDO, { id: changeSetId });

    expect(await read()).toMatchObject({ status: "ACTIVE", outcome: null, startsOn: null, finishedAt: null });
  });

  it("repeated changes nothing, also after the last phase was completed", async () => {
    const { jobHunt } = await finish({ startsOn: "2027-01-04" });
    const other = await createJobHunt(me, { phase: "ACCEPTING" });
    await advance(me, other.id, "ACCEPTING");

    expect(await finish({ startsOn: "2027-01-04" })).toEqual({ changeSetId: null, jobHunt });
    expect(await finish()).toEqual({ changeSetId: null, jobHunt });
    expect(await finish({ id: other.id })).toMatchObject({ changeSetId: null, jobHunt: { status: "DONE" } });
  });

  it("is of the last phase alone, and changes nothing in an earlier one", async () => {
    const early = await createJobHunt(me, { phase: "INTERVIEWING" });
    await me.query(TERMINATE, { id });

    expect(await refusal({ id: early.id, startsOn: "2027-01-04" })).toMatchObject({ code: "ILLEGAL_TRANSITION" });
    expect(await me.query(READ, { id: early.id })).toMatchObject({ jobHunt: { status: "ACTIVE", startsOn: null } });
    expect(await refusal()).toMatchObject({ code: "ILLEGAL_TRANSITION" });
    expect(await refusal({ startsOn: "2027-01-04" })).toMatchObject({ code: "ILLEGAL_TRANSITION" });
  });

  it("refuses a day that no plan can have", async () => {
    expect(await refusal({ startsOn: "2200-12-32" })).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await refusal({ startsOn: "2201-01-01" })).toMatchObject({ code: "VALIDATION" });
    expect((await finish({ startsOn: "2200-12-31" })).jobHunt.startsOn).toBe("2200-12-31");
  });

  it.each([{}, { startsOn: "2027-01-04" }])("refuses a version that is no longer true: %j", async (input) => {
    const { version } = await read();
    await setDates(me, id, { signBy: "2026-12-10" });

    expect(await refusal({ ...input, version })).toMatchObject({ code: "CONFLICT" });
    expect(await read()).toMatchObject({ status: "ACTIVE", startsOn: null });

    const { jobHunt } = await finish({ ...input, version: version + 1 });
    expect(jobHunt).toMatchObject({ status: "DONE" });
  });

  it("is its owner's alone", async () => {
    expect(await refusal({}, await app.signIn())).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal({}, app.anonymous)).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await read()).toMatchObject({ status: "ACTIVE" });
  });
});
