import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { ADVERT_COLUMN } from "../../gateway/jobdetails/hunt-advert.js";
import { BRIEF_FIELDS } from "../../gateway/jobhunt/job-hunt.reader.js";
import type { Client } from "../support/client.js";
import { startTestApp, type TestApp } from "../support/app.js";
import "../support/on-both-databases.js";

const CREATE = `mutation ($input: CreateJobHuntInput!) { createJobHunt(input: $input) { logEntryId jobHunt { id name currentPhase stage status version } } }`;
const ADVANCE = `mutation ($input: AdvanceJobHuntInput!) { advanceJobHunt(input: $input) { logEntryId jobHunt { currentPhase stage status phases { name status } } } }`;
const ACTIVATE = `mutation ($input: ActivatePhaseInput!) { activatePhase(input: $input) { jobHunt { currentPhase } } }`;
const TERMINATE = `mutation ($input: TerminateJobHuntInput!) { terminateJobHunt(input: $input) { logEntryId jobHunt { status terminationReason terminatedAt } } }`;
const COMPLETE = `mutation ($input: StepInput!) { completeStep(input: $input) { step { status } } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { entry } } }`;

interface Created {
  createJobHunt: {
    logEntryId: string | null;
    jobHunt: { id: string; name: string; currentPhase: string; stage: number; status: string; version: number };
  };
}

describe("job hunts", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  async function createJobHunt(input: object = {}): Promise<Created["createJobHunt"]["jobHunt"]> {
    const { createJobHunt } = await me.query<Created>(CREATE, { input });
    return createJobHunt.jobHunt;
  }

  it("starts in the preparing phase, at stage 1", async () => {
    const hunt = await createJobHunt({ name: "Back to teaching" });

    expect(hunt).toMatchObject({
      name: "Back to teaching",
      currentPhase: "PREPARING",
      stage: 1,
      status: "ACTIVE",
      version: 1,
    });
  });

  it("is called 'New Job Hunt' when the title is left empty", async () => {
    const hunt = await createJobHunt({ name: "   " });

    expect(hunt.name).toBe("New Job Hunt");
  });

  it("is made once when the same id is sent twice", async () => {
    const id = uuidv7();

    const first = await me.query<Created>(CREATE, { input: { id, name: "Once" } });
    const second = await me.query<Created>(CREATE, { input: { id, name: "Once" } });

    expect(second.createJobHunt.jobHunt).toEqual(first.createJobHunt.jobHunt);
    expect(second.createJobHunt.logEntryId).toBeNull();
  });

  it("takes a name of 200 characters and refuses 201, naming the field", async () => {
    const hunt = await createJobHunt({ name: "x".repeat(200) });
    const failure = await me.failure(CREATE, { input: { name: "x".repeat(201) } });

    expect(hunt.name).toHaveLength(200);
    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "name", rule: "maxLength" }] });
  });

  it.each([["\u0000"], ["\ud800"]])("refuses a name that cannot be stored (%j)", async (sign) => {
    const failure = await me.failure(CREATE, { input: { name: `a${sign}b` } });

    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "name", rule: "characters" }] });
  });

  it("moves through the four phases to stage 99", async () => {
    const { id } = await createJobHunt();
    const stages: unknown[] = [];

    for (const from of ["PREPARING", "APPLYING", "INTERVIEWING", "ACCEPTING"]) {
      const { advanceJobHunt } = await me.query<{ advanceJobHunt: { jobHunt: { stage: number; status: string } } }>(
        ADVANCE,
        { input: { id, from } },
      );
      stages.push([advanceJobHunt.jobHunt.stage, advanceJobHunt.jobHunt.status]);
    }

    expect(stages).toEqual([
      [5, "ACTIVE"],
      [9, "ACTIVE"],
      [13, "ACTIVE"],
      [99, "DONE"],
    ]);
  });

  it("moves one phase when it is advanced eight times at once", async () => {
    const { id } = await createJobHunt();

    await Promise.all(Array.from({ length: 8 }, () => me.query(ADVANCE, { input: { id, from: "PREPARING" } })));

    const { jobHunt } = await me.query<{ jobHunt: { currentPhase: string } }>(
      `query ($id: ID!) { jobHunt(id: $id) { currentPhase } }`,
      { id },
    );
    const { logEntries } = await me.query<{ logEntries: { nodes: { action: string; subjectId: string }[] } }>(
      `{ logEntries(first: 200) { nodes { action subjectId } } }`,
    );
    expect(jobHunt.currentPhase).toBe("APPLYING");
    expect(
      logEntries.nodes.filter((entry) => entry.subjectId === id && entry.action === "jobHunt.advanced"),
    ).toHaveLength(1);
  });

  it("tells a phase that was left early from one with every step done", async () => {
    const early = await createJobHunt();
    const whole = await createJobHunt({ phase: "INTERVIEWING" });
    const { workflow } = await me.query<{ workflow: { phases: { name: string; steps: { name: string }[] }[] } }>(
      `{ workflow { phases { name steps { name } } } }`,
    );
    const steps = workflow.phases.find((phase) => phase.name === "INTERVIEWING")?.steps ?? [];
    for (const step of steps) await me.query(COMPLETE, { input: { jobHuntId: whole.id, step: step.name } });

    const left = await me.query<{ advanceJobHunt: { jobHunt: { phases: { status: string }[] } } }>(ADVANCE, {
      input: { id: early.id, from: "PREPARING" },
    });
    const done = await me.query<{ advanceJobHunt: { jobHunt: { phases: { status: string }[] } } }>(ADVANCE, {
      input: { id: whole.id, from: "INTERVIEWING" },
    });

    expect(left.advanceJobHunt.jobHunt.phases.map((phase) => phase.status)).toEqual([
      "NOT_DONE",
      "ACTIVE",
      "INACTIVE",
      "INACTIVE",
    ]);
    expect(done.advanceJobHunt.jobHunt.phases.map((phase) => phase.status)).toEqual([
      "INACTIVE",
      "INACTIVE",
      "DONE",
      "ACTIVE",
    ]);
  });

  it("cannot skip a phase, and says what is allowed", async () => {
    const { id } = await createJobHunt();

    const failure = await me.failure(ACTIVATE, { input: { id, phase: "INTERVIEWING" } });

    expect(failure.extensions).toMatchObject({
      code: "ILLEGAL_TRANSITION",
      current: { from: "PREPARING", allowed: ["APPLYING"] },
    });
  });

  it("keeps the reason when it is terminated, and loses it when it is reopened", async () => {
    const { id } = await createJobHunt();

    const { terminateJobHunt } = await me.query<{ terminateJobHunt: { jobHunt: object } }>(TERMINATE, {
      input: { id, reason: "The role was closed" },
    });
    const { reopenJobHunt } = await me.query<{ reopenJobHunt: { jobHunt: object } }>(
      `mutation ($id: ID!) { reopenJobHunt(input: { id: $id }) { jobHunt { status terminationReason } } }`,
      { id },
    );

    expect(terminateJobHunt.jobHunt).toEqual({
      status: "TERMINATED",
      terminationReason: "The role was closed",
      terminatedAt: "2026-11-21T09:00:00.000Z",
    });
    expect(reopenJobHunt.jobHunt).toEqual({ status: "ACTIVE", terminationReason: null });
  });

  it("says when it was finished, until it is reopened or the finish is undone", async () => {
    const reads = `jobHunt { status finishedAt }`;
    const id = { id: (await createJobHunt({ phase: "ACCEPTING" })).id };
    const activate = `mutation ($id: ID!) { hunt: activatePhase(input: { id: $id }) { logEntryId ${reads} } }`;
    const finish = async (): Promise<{ readonly logEntryId: string; readonly jobHunt: object }> =>
      (await me.query<{ hunt: { logEntryId: string; jobHunt: object } }>(activate, id)).hunt;

    const finished = await finish();
    const reopened = await me.query(`mutation ($id: ID!) { reopenJobHunt(input: { id: $id }) { ${reads} } }`, id);
    const { logEntryId } = await finish();
    await me.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`, {
      id: logEntryId,
    });
    const undone = await me.query(`query ($id: ID!) { ${reads.replace("jobHunt", "jobHunt(id: $id)")} }`, id);

    expect(finished.jobHunt).toEqual({ status: "DONE", finishedAt: "2026-11-21T09:00:00.000Z" });
    expect(reopened).toEqual({ reopenJobHunt: { jobHunt: { status: "ACTIVE", finishedAt: null } } });
    expect(undone).toEqual({ jobHunt: { status: "ACTIVE", finishedAt: null } });
  });

  it("may be terminated without a reason", async () => {
    const { id } = await createJobHunt();

    const { terminateJobHunt } = await me.query<{ terminateJobHunt: { jobHunt: { terminationReason: null } } }>(
      TERMINATE,
      { input: { id } },
    );

    expect(terminateJobHunt.jobHunt.terminationReason).toBeNull();
  });

  it("refuses a rename from a version that is no longer there", async () => {
    const { id } = await createJobHunt({ name: "First" });
    const rename = `mutation ($input: RenameJobHuntInput!) { renameJobHunt(input: $input) { jobHunt { name version } } }`;
    await me.query(rename, { input: { id, name: "Second", version: 1 } });

    const failure = await me.failure(rename, { input: { id, name: "Third", version: 1 } });

    expect(failure.extensions).toMatchObject({ code: "CONFLICT", current: { version: 2 } });
  });

  it("comes back with undo after it was deleted", async () => {
    const { id } = await createJobHunt({ name: "Precious" });
    const find = `query ($id: ID!) { jobHunt(id: $id) { name } }`;

    const { deleteJobHunt } = await me.query<{ deleteJobHunt: { logEntryId: string } }>(
      `mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { logEntryId } }`,
      { id },
    );
    const gone = await me.query<{ jobHunt: null }>(find, { id });
    await me.query(UNDO, { id: deleteJobHunt.logEntryId });

    expect(gone.jobHunt).toBeNull();
    expect(await me.query(find, { id })).toEqual({ jobHunt: { name: "Precious" } });
  });

  it("cannot undo what was changed again since", async () => {
    const { id } = await createJobHunt();
    const { advanceJobHunt } = await me.query<{ advanceJobHunt: { logEntryId: string } }>(ADVANCE, {
      input: { id, from: "PREPARING" },
    });
    await me.query(ADVANCE, { input: { id, from: "APPLYING" } });

    const failure = await me.failure(UNDO, { id: advanceJobHunt.logEntryId });

    expect(failure.extensions?.code).toBe("CONFLICT");
  });

  it("is not there for a stranger, whatever is tried", async () => {
    const { id } = await createJobHunt({ name: "Mine" });
    const stranger = await app.signIn();

    const found = await stranger.query(`query ($id: ID!) { jobHunt(id: $id) { name } }`, { id });
    const codes = await Promise.all([
      stranger.failure(ADVANCE, { input: { id, from: "PREPARING" } }),
      stranger.failure(TERMINATE, { input: { id } }),
      stranger.failure(COMPLETE, { input: { jobHuntId: id, step: "DECIDE_ON_JOB" } }),
    ]);
    await stranger.query(CREATE, { input: { id, name: "Theirs" } });

    expect(found).toEqual({ jobHunt: null });
    expect(codes.map((failure) => failure.extensions?.code)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
    expect(await me.query(`query ($id: ID!) { jobHunt(id: $id) { name } }`, { id })).toEqual({
      jobHunt: { name: "Mine" },
    });
  });

  it("is nothing to somebody who is not signed in, or not on the list", async () => {
    const outsider = await app.signIn();
    app.disallow(outsider);

    const signedOut = await app.anonymous.graphql(`{ jobHunts { nodes { id } } }`);
    const notListed = await outsider.graphql(`{ jobHunts { nodes { id } } }`);

    expect([signedOut.status, signedOut.errors?.[0]?.extensions?.code]).toEqual([401, "UNAUTHENTICATED"]);
    expect([notListed.status, notListed.errors?.[0]?.extensions?.code]).toEqual([403, "NOT_ALLOWED"]);
  });

  it("say the same of their columns whether steps are asked for beside them or not", async () => {
    const person = await app.signIn();
    const ids: string[] = [];
    for (const phase of ["PREPARING", "ACCEPTING", "APPLYING"]) {
      const input = { name: phase, phase, jobId: "7", applicationId: "8" };
      const { createJobHunt } = await person.query<Created>(CREATE, { input });
      ids.push(createJobHunt.jobHunt.id);
    }
    const [dated, finished, terminated] = ids;
    await person.query(
      `mutation ($dated: ID!, $finished: ID!, $terminated: ID!) {
        setJobHuntDates(input: { jobHuntId: $dated, deadline: "2030-01-02" }) { logEntryId }
        completeJobDetails(input: { jobHuntId: $dated, companyName: "Person Works" }) { logEntryId }
        finishJobHunt(input: { id: $finished }) { changeSetId }
        terminateJobHunt(input: { id: $terminated, reason: "No answer" }) { logEntryId }
      }`,
      { dated, finished, terminated },
    );
    const fields = [...BRIEF_FIELDS, ...ADVERT_COLUMN.fields, "employer { name }"].join(" ");
    const nodesWith = async (more: string): Promise<readonly Record<string, unknown>[]> =>
      (
        await person.query<{ jobHunts: { nodes: Record<string, unknown>[] } }>(
          `{ jobHunts { nodes { ${fields} ${more} } } }`,
        )
      ).jobHunts.nodes;

    const brief = await nodesWith("");
    const whole = await nodesWith("stage phases { name }");

    expect(whole.map(({ stage: _stage, phases: _phases, ...rest }) => rest)).toEqual(brief);
    expect(brief.map(({ status }) => status)).toEqual(["TERMINATED", "DONE", "ACTIVE"]);
  });

  it("costs the same number of statements on a screen of 1 and of 50", async () => {
    const SCREEN = `{ jobHunts(first: 200) { totalCount nodes { id name phases { name status steps { name status } } wholeHuntSteps { status } jobDetails { jobTitle } } }
      jobHuntStatistics { total byPhase { phase count } stepsDonePerWeek { stepsDone } } }`;
    const count = async (hunts: number): Promise<number> => {
      const person = await app.signIn();
      for (let n = 0; n < hunts; n++) await person.query(CREATE, { input: { name: `Hunt ${n}` } });
      // The first time each statement is sent by itself.
      await person.query(SCREEN);
      app.test.statements.length = 0;
      await person.query(SCREEN);
      return app.test.statements.length;
    };

    const forOne = await count(1);
    const forMany = await count(50);

    expect(forMany).toBe(forOne);
    expect(forOne).toBeLessThanOrEqual(2);
  });
});
