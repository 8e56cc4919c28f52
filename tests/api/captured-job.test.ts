import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { advance, changeStep } from "../support/plan.js";
import "../support/on-both-databases.js";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const CAPTURE = `mutation ($input: JobDetailsInput!) { completeJobDetails(input: $input) { logEntryId } }`;
const CAPTURED = `query ($timeZone: String, $now: DateTime) {
  today(timeZone: $timeZone, now: $now) { on captured { jobHunt { id name currentPhase } capturedAt found fields } } }`;
const DECIDE = `mutation ($input: DecideOnJobInput!) { decideOnJob(input: $input) { changeSetId } }`;
const TERMINATE = `mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`;
const DELETE = `mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { id } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { changeSetId: $id }) { logEntries { id } } }`;

interface Captured {
  readonly jobHunt: { readonly id: string };
  readonly capturedAt: string;
  readonly found: number;
  readonly fields: number;
}

describe("the job that was captured last", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const captured = async (variables: object = {}): Promise<Captured | null> =>
    (await me.query<{ today: { captured: Captured | null } }>(CAPTURED, variables)).today.captured;
  const capture = async (input: object = {}): Promise<string> => {
    const { id } = await createJobHunt(me);
    await me.query(CAPTURE, { input: { jobHuntId: id, jobTitle: "Analyst", ...input } });
    return id;
  };
  const decide = async (jobHuntId: string, input: object): Promise<string> =>
    (await me.query<{ decideOnJob: { changeSetId: string } }>(DECIDE, { input: { jobHuntId, ...input } })).decideOnJob
      .changeSetId;

  it("waits for a decision, with what was found of the thirteen fields of the form", async () => {
    const id = await capture({
      companyName: "Brindle Maps",
      location: "Leeds",
      salary: "",
      // Neither is asked for by the form.
      companyAddress: "Quay 1",
      advertText: "Analyst wanted",
    });

    expect(await captured()).toMatchObject({
      jobHunt: { id, currentPhase: "PREPARING" },
      capturedAt: app.clock.now().toISOString(),
      found: 3,
      fields: 13,
    });
  });

  it("is the last of several, and the one before it once that is decided", async () => {
    const first = await capture();
    app.clock.advance(HOUR_MS);
    const last = await capture();
    expect((await captured())?.jobHunt.id).toBe(last);

    const changeSetId = await decide(last, { decision: "APPLY" });

    expect((await captured())?.jobHunt.id).toBe(first);
    await me.query(UNDO, { id: changeSetId });
    expect((await captured())?.jobHunt.id).toBe(last);
  });

  it("waits for less than a day, as of the moment that is asked for", async () => {
    const id = await capture();
    const at = app.clock.now().getTime();

    for (const timeZone of [null, "Pacific/Auckland", "America/Los_Angeles"]) {
      expect((await captured({ timeZone, now: new Date(at + DAY_MS - 1).toISOString() }))?.jobHunt.id).toBe(id);
      expect(await captured({ timeZone, now: new Date(at + DAY_MS).toISOString() })).toBeNull();
    }
    app.clock.advance(DAY_MS);
    expect(await captured()).toBeNull();
  });

  it.each([
    ["applied for", (id: string) => decide(id, { decision: "APPLY" })],
    ["declined", (id: string) => decide(id, { decision: "NOT" })],
    ["put off", (id: string) => decide(id, { decision: "LATER", until: "2026-12-24" })],
    [
      "put off by hand",
      (id: string) => changeStep(me, "setStepDueDate", { jobHuntId: id, step: "DECIDE_ON_JOB", dueOn: null }),
    ],
    ["decided by its step", (id: string) => changeStep(me, "completeStep", { jobHuntId: id, step: "DECIDE_ON_JOB" })],
    ["skipped", (id: string) => changeStep(me, "skipStep", { jobHuntId: id, step: "DECIDE_ON_JOB" })],
    ["moved on", (id: string) => advance(me, id, "PREPARING")],
    ["archived", (id: string) => me.query(TERMINATE, { id })],
    ["deleted", (id: string) => me.query(DELETE, { id })],
    ["captured no longer", (id: string) => changeStep(me, "resetStep", { jobHuntId: id, step: "CAPTURE_JOB_DETAILS" })],
  ])("waits no longer once it is %s", async (_how, act) => {
    const id = await capture();

    await act(id);

    expect(await captured()).toBeNull();
  });

  it("waits while its step is merely opened", async () => {
    const id = await capture();

    await changeStep(me, "openStep", { jobHuntId: id, step: "DECIDE_ON_JOB" });

    expect((await captured())?.jobHunt.id).toBe(id);
  });

  it("needs captured details: the step alone, done by hand, is none", async () => {
    const { id } = await createJobHunt(me);
    await changeStep(me, "completeStep", { jobHuntId: id, step: "CAPTURE_JOB_DETAILS" });

    expect(await captured()).toBeNull();
  });

  it("is nobody else's, and costs no statement more when it is asked for", async () => {
    await capture();
    const stranger = await app.signIn();
    const countOf = async (document: string): Promise<number> => {
      app.test.statements.length = 0;
      await me.query(document);
      return app.test.statements.length;
    };

    expect(await stranger.query(CAPTURED)).toMatchObject({ today: { captured: null } });
    expect((await app.anonymous.failure(CAPTURED)).extensions).toMatchObject({ code: "UNAUTHENTICATED" });
    const without = await countOf("{ today { on } }");
    expect(await countOf("{ today { on captured { found jobHunt { id name } } } }")).toBe(without);
  });
});
