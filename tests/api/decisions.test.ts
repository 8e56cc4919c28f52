import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { TEXT_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { advance } from "../support/plan.js";
import "../support/on-both-databases.js";

const TWO_DAYS_MS = 48 * 60 * 60 * 1000;
const HUNT = `id version status currentPhase outcome terminationReason
  step(name: DECIDE_ON_JOB) { status doneOn dueOn dueSetBy }`;
const DECIDE = `mutation ($input: DecideOnJobInput!) { decideOnJob(input: $input) { changeSetId jobHunt { ${HUNT} } } }`;
const READ = `query ($id: ID!) { jobHunt(id: $id) { ${HUNT} } }`;
const LOG = `query ($id: ID!) { logEntries(first: 3, where: { jobHuntId: $id }) { nodes { entry action changeSetId } } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { changeSetId: $id }) { logEntries { id } } }`;
const TERMINATE = `mutation ($input: TerminateJobHuntInput!) { terminateJobHunt(input: $input) { logEntryId } }`;

interface Hunt {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly currentPhase: string;
  readonly outcome: string | null;
  readonly terminationReason: string | null;
  readonly step: Readonly<Record<"status" | "dueSetBy", string> & Record<"doneOn" | "dueOn", string | null>>;
}

interface Decided {
  readonly changeSetId: string | null;
  readonly jobHunt: Hunt;
}

describe("the decision on a job", () => {
  let app: TestApp;
  let me: Client;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
    app.clock.advance(TWO_DAYS_MS); // a Monday: 23 November 2026, 09:00 UTC
  });
  beforeEach(async () => {
    me = await app.signIn();
    ({ id } = await createJobHunt(me, { name: "Mine" }));
  });
  afterAll(() => app.close());

  const decide = async (input: object): Promise<Decided> =>
    (await me.query<{ decideOnJob: Decided }>(DECIDE, { input: { jobHuntId: id, ...input } })).decideOnJob;
  const refusal = async (input: object, client = me): Promise<unknown> =>
    (await client.failure(DECIDE, { input: { jobHuntId: id, ...input } })).extensions;
  const read = async (): Promise<Hunt> => (await me.query<{ jobHunt: Hunt }>(READ, { id })).jobHunt;
  /** What the log says of a change set, the last entry first. */
  const told = async (changeSetId: string | null): Promise<readonly string[]> => {
    const { logEntries } = await me.query<{
      logEntries: { nodes: readonly { entry: string; action: string; changeSetId: string }[] };
    }>(LOG, { id });
    return logEntries.nodes.filter((entry) => entry.changeSetId === changeSetId).map(({ entry }) => entry);
  };

  it("to apply completes the step and moves the hunt to Applying", async () => {
    const { changeSetId, jobHunt } = await decide({ decision: "APPLY" });

    expect(jobHunt).toMatchObject({
      status: "ACTIVE",
      currentPhase: "APPLYING",
      step: { status: "DONE", doneOn: "2026-11-23" },
    });
    expect(await told(changeSetId)).toEqual([
      'Moved job hunt "Mine" from preparing to applying',
      'Completed "decide on job" in job hunt "Mine"',
    ]);
  });

  it("to apply leaves a hunt that is further where it is", async () => {
    await advance(me, id, "PREPARING");
    await advance(me, id, "APPLYING");

    const { jobHunt } = await decide({ decision: "APPLY" });

    expect(jobHunt).toMatchObject({ currentPhase: "INTERVIEWING", step: { status: "DONE" } });
  });

  it("not to apply completes the step and ends the hunt, with a reason or without", async () => {
    const other = await createJobHunt(me);

    const { changeSetId, jobHunt } = await decide({ decision: "NOT", reason: " Too far " });
    const { jobHunt: silent } = await decide({ jobHuntId: other.id, decision: "NOT", reason: "" });
    const { jobHunt: closed } = await decide({
      jobHuntId: (await createJobHunt(me)).id,
      decision: "NOT",
      outcome: "POSITION_CLOSED",
    });

    expect(jobHunt).toMatchObject({
      status: "TERMINATED",
      currentPhase: "PREPARING",
      outcome: "DID_NOT_APPLY",
      terminationReason: "Too far",
      step: { status: "DONE" },
    });
    expect(silent).toMatchObject({ outcome: "DID_NOT_APPLY", terminationReason: null });
    expect(closed).toMatchObject({ outcome: "POSITION_CLOSED", terminationReason: null });
    expect(await told(changeSetId)).toEqual([
      'Archived job hunt "Mine" (did not apply): Too far',
      'Completed "decide on job" in job hunt "Mine"',
    ]);
  });

  it("to wait keeps the step open, on the day that was set", async () => {
    const { changeSetId, jobHunt } = await decide({ decision: "LATER", until: "2026-11-24" });

    expect(jobHunt).toMatchObject({
      status: "ACTIVE",
      currentPhase: "PREPARING",
      step: { status: "INACTIVE", dueOn: "2026-11-24", dueSetBy: "PERSON" },
    });
    expect(await told(changeSetId)).toEqual(['Set the day of "decide on job" in job hunt "Mine" to 2026-11-24']);
  });

  it.each([{ decision: "APPLY" }, { decision: "NOT", reason: "Too far" }, { decision: "LATER", until: "2026-12-03" }])(
    "$decision is taken back by one undo",
    async (input) => {
      const { version: _before, ...before } = await read();
      const { changeSetId } = await decide(input);

      await me.query(UNDO, { id: changeSetId });

      expect(await read()).toMatchObject(before);
    },
  );

  it.each([
    { decision: "APPLY" },
    { decision: "NOT" },
    { decision: "NOT", outcome: "WITHDRAWN", reason: "Too far" },
    { decision: "LATER", until: "2026-12-03" },
  ])("repeated changes nothing: $decision $outcome", async (input) => {
    const { jobHunt } = await decide(input);

    expect(await decide(input)).toEqual({ changeSetId: null, jobHunt });
  });

  it("names each field that is missing or belongs to another decision, and changes nothing", async () => {
    const before = await read();

    const fieldsOf = async (input: object): Promise<unknown> => await refusal(input);

    expect(await fieldsOf({ decision: "LATER" })).toMatchObject({
      code: "VALIDATION",
      fields: [{ field: "until", rule: "required" }],
    });
    expect(await fieldsOf({ decision: "LATER", until: null, reason: "x" })).toMatchObject({
      fields: [{ field: "reason" }, { field: "until" }],
    });
    expect(await fieldsOf({ decision: "APPLY", outcome: "WITHDRAWN", reason: "x", until: "2026-12-01" })).toMatchObject(
      {
        code: "VALIDATION",
        fields: [{ field: "outcome" }, { field: "reason" }, { field: "until" }],
      },
    );
    expect(await fieldsOf({ decision: "NOT", until: "2026-12-01" })).toMatchObject({ fields: [{ field: "until" }] });
    expect(await fieldsOf({ decision: "NOT", outcome: "ACCEPTED" })).toMatchObject({ fields: [{ field: "outcome" }] });
    expect(await read()).toEqual(before);
  });

  it("is put off to a day after today, no earlier", async () => {
    expect(await refusal({ decision: "LATER", until: "2026-11-23" })).toMatchObject({
      code: "VALIDATION",
      fields: [{ field: "until", rule: "future" }],
    });
    expect(await refusal({ decision: "LATER", until: "2026-02-30" })).toMatchObject({
      code: "BAD_USER_INPUT",
    });
  });

  it("has a reason as long as any, and no longer, of which nothing is kept", async () => {
    expect(await refusal({ decision: "NOT", reason: "x".repeat(TEXT_MAX + 1) })).toMatchObject({
      code: "VALIDATION",
      fields: [{ field: "reason", rule: "maxLength" }],
    });
    expect(await read()).toMatchObject({ status: "ACTIVE", step: { status: "INACTIVE" } });

    const { jobHunt } = await decide({ decision: "NOT", reason: "x".repeat(TEXT_MAX) });

    expect(jobHunt.terminationReason).toHaveLength(TEXT_MAX);
  });

  it.each([{ decision: "APPLY" }, { decision: "NOT" }, { decision: "LATER", until: "2026-12-03" }])(
    "$decision is made once by those who have seen one version",
    async (input) => {
      const { version } = await read();

      await decide({ ...input, version });

      expect(await refusal({ decision: "APPLY", version })).toMatchObject({ code: "CONFLICT", current: { id } });
    },
  );

  it("raises the version of a hunt that stays where it is", async () => {
    await advance(me, id, "PREPARING");
    const { version } = await read();

    await decide({ decision: "APPLY", version });

    expect(await refusal({ decision: "APPLY", version })).toMatchObject({ code: "CONFLICT" });
  });

  it("is refused for a hunt that has ended otherwise, and for a step that is done", async () => {
    await me.query(TERMINATE, { input: { id, outcome: "DID_NOT_APPLY" } });
    const decisions = [{ decision: "APPLY" }, { decision: "NOT" }, { decision: "LATER", until: "2026-12-03" }];
    for (const input of decisions) expect(await refusal(input)).toMatchObject({ code: "ILLEGAL_TRANSITION" });

    const { id: decided } = await createJobHunt(me);
    await decide({ jobHuntId: decided, decision: "NOT", reason: "Too far" });
    expect(await refusal({ jobHuntId: decided, decision: "NOT", reason: "Too late" })).toMatchObject({
      code: "ILLEGAL_TRANSITION",
    });

    const { id: applied } = await createJobHunt(me);
    await decide({ jobHuntId: applied, decision: "APPLY" });
    expect(await refusal({ jobHuntId: applied, decision: "LATER", until: "2026-12-03" })).toMatchObject({
      code: "ILLEGAL_TRANSITION",
    });
  });

  it("is its owner's alone", async () => {
    expect(await refusal({ decision: "APPLY" }, await app.signIn())).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal({ decision: "APPLY" }, app.anonymous)).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await read()).toMatchObject({ currentPhase: "PREPARING", step: { status: "INACTIVE" } });
  });
});
