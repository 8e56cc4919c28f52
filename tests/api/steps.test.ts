import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";

const STATUSES = ["INACTIVE", "ACTIVE", "DONE", "NOT_DONE", "SKIPPED"] as const;
type Status = (typeof STATUSES)[number];

/** Each mutation, and what it makes of a step. */
const ACTIONS = { openStep: "ACTIVE", completeStep: "DONE", resetStep: "INACTIVE", skipStep: "SKIPPED" } as const;
/** What is not allowed: a finished step can be opened or reset, and nothing else. */
const ILLEGAL = new Set(["DONE skipStep", "DONE NOT_DONE", "DONE SKIPPED"]);

const STEP = `logEntryId step { name number key status changedAt allowedActions } jobHunt { phases { status stepsDone stepsTotal isComplete } }`;
const act = (mutation: string): string => `mutation ($input: StepInput!) { ${mutation}(input: $input) { ${STEP} } }`;
const SET = `mutation ($input: SetStepStatusInput!) { setStepStatus(input: $input) { ${STEP} } }`;

interface Changed {
  readonly logEntryId: string | null;
  readonly step: {
    readonly status: Status;
    readonly changedAt: string | null;
    readonly allowedActions: readonly string[];
  };
  readonly jobHunt: {
    readonly phases: readonly {
      readonly stepsDone: number;
      readonly stepsTotal: number;
      readonly isComplete: boolean;
    }[];
  };
}

describe("the steps of a hunt", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  async function stepIn(status: Status, step = "DECIDE_ON_JOB"): Promise<{ jobHuntId: string; step: string }> {
    const { id } = await createJobHunt(me);
    await me.query(SET, { input: { jobHuntId: id, step, status } });
    return { jobHuntId: id, step };
  }

  const cases = STATUSES.flatMap((from) => Object.entries(ACTIONS).map(([action, to]) => [action, from, to] as const));

  it.each(cases.filter(([action, from]) => !ILLEGAL.has(`${from} ${action}`)))(
    "let %s make of %s %s",
    async (action, from, to) => {
      const input = await stepIn(from);

      const { [action]: changed } = await me.query<Record<string, Changed>>(act(action), { input });

      expect(changed?.step.status).toBe(to);
      expect(changed?.logEntryId === null).toBe(from === to);
    },
  );

  it.each(
    STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)).filter(
      ([from, to]) => !ILLEGAL.has(`${from} ${to}`),
    ),
  )("go from %s to %s by their status", async (from, to) => {
    const input = await stepIn(from);

    const { setStepStatus } = await me.query<{ setStepStatus: Changed }>(SET, { input: { ...input, status: to } });

    expect(setStepStatus.step.status).toBe(to);
  });

  it.each([
    ["skipStep", act("skipStep"), {}, "SKIP"],
    ["setStepStatus SKIPPED", SET, { status: "SKIPPED" }, "SKIP"],
    ["setStepStatus NOT_DONE", SET, { status: "NOT_DONE" }, "MARK_NOT_DONE"],
  ])("refuse %s when they are DONE, and say what is allowed", async (_what, mutation, more, action) => {
    const input = await stepIn("DONE");

    const failure = await me.failure(mutation, { input: { ...input, ...more } });

    expect(failure.extensions).toMatchObject({
      code: "ILLEGAL_TRANSITION",
      current: { from: "DONE", action, allowed: ["OPEN", "RESET"] },
    });
  });

  it.each(STATUSES)("tell in %s what can be done with them that would change them", async (from) => {
    const input = await stepIn(from);
    const byAction = {
      OPEN: "ACTIVE",
      COMPLETE: "DONE",
      RESET: "INACTIVE",
      SKIP: "SKIPPED",
      MARK_NOT_DONE: "NOT_DONE",
    };
    const { setStepStatus } = await me.query<{ setStepStatus: Changed }>(SET, { input: { ...input, status: from } });

    const changing = Object.entries(byAction).filter(([, to]) => to !== from && !ILLEGAL.has(`${from} ${to}`));

    expect(setStepStatus.step.allowedActions).toEqual(changing.map(([action]) => action));
  });

  it("say when they were last changed, and that they never were", async () => {
    const { id } = await createJobHunt(me);
    app.clock.advance(60_000);

    const { openStep } = await me.query<{ openStep: Changed }>(act("openStep"), {
      input: { jobHuntId: id, step: "DECIDE_ON_JOB" },
    });
    const { jobHunt } = await me.query<{ jobHunt: { wholeHuntSteps: object[] } }>(
      `query ($id: ID!) { jobHunt(id: $id) { wholeHuntSteps { changedAt } } }`,
      { id },
    );

    expect(openStep.step.changedAt).toBe(app.clock.now().toISOString());
    expect(jobHunt.wholeHuntSteps).toEqual([{ changedAt: null }, { changedAt: null }]);
  });

  it("are as if never touched once they are reset", async () => {
    const input = await stepIn("DONE");

    const { resetStep } = await me.query<{ resetStep: Changed }>(act("resetStep"), { input });

    expect(resetStep.step).toMatchObject({ status: "INACTIVE", changedAt: null });
  });

  it("count for their phase, but for those that were skipped", async () => {
    const { jobHuntId } = await stepIn("DONE", "DECIDE_ON_JOB");

    const { skipStep } = await me.query<{ skipStep: Changed }>(act("skipStep"), {
      input: { jobHuntId, step: "SHORTLIST_COMPANIES" },
    });

    expect(skipStep.jobHunt.phases[0]).toMatchObject({ stepsDone: 1, stepsTotal: 6, isComplete: false });
  });

  it("complete a phase when all are done or skipped", async () => {
    const { id } = await createJobHunt(me);
    const { workflow } = await me.query<{ workflow: { phases: { steps: { name: string }[] }[] } }>(
      `{ workflow { phases { steps { name } } } }`,
    );
    const [last, ...rest] = workflow.phases[0]?.steps ?? [];
    for (const step of rest) await me.query(act("completeStep"), { input: { jobHuntId: id, step: step.name } });

    const { skipStep } = await me.query<{ skipStep: Changed }>(act("skipStep"), {
      input: { jobHuntId: id, step: last?.name },
    });

    expect(skipStep.jobHunt.phases[0]).toMatchObject({
      status: "ACTIVE",
      stepsDone: 6,
      stepsTotal: 6,
      isComplete: true,
    });
  });

  it.each(Object.keys(ACTIONS))("are at rest in a terminated hunt: %s", async (action) => {
    const input = await stepIn("ACTIVE");
    await me.query(`mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`, {
      id: input.jobHuntId,
    });

    const failure = await me.failure(act(action), { input });

    expect(failure.extensions).toMatchObject({
      code: "ILLEGAL_TRANSITION",
      current: { from: "TERMINATED", allowed: ["REOPEN"] },
    });
  });

  it("are not there in a hunt that was deleted", async () => {
    const input = await stepIn("ACTIVE");
    await me.query(`mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { logEntryId } }`, { id: input.jobHuntId });

    const failure = await me.failure(act("completeStep"), { input });

    expect(failure.extensions?.code).toBe("NOT_FOUND");
  });

  it("are completed once by eight presses at once", async () => {
    const person = await app.signIn();
    const { id } = await createJobHunt(person);
    const input = { jobHuntId: id, step: "DECIDE_ON_JOB" };

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => person.query<{ completeStep: Changed }>(act("completeStep"), { input })),
    );

    expect(answers.filter(({ completeStep }) => completeStep.logEntryId !== null)).toHaveLength(1);
    expect(await person.query(`{ logEntries(filter: "Completed") { totalCount } }`)).toEqual({
      logEntries: { totalCount: 1 },
    });
  });

  describe("with the version of their hunt", () => {
    const STATE = `query ($id: ID!, $name: StepName!) { jobHunt(id: $id) { version step(name: $name) { status doneOn } } }`;
    const DONE_ON = `mutation ($input: SetStepDoneOnInput!) { setStepDoneOn(input: $input) { logEntryId } }`;
    const name = "DECIDE_ON_JOB";
    const stateOf = async (id: string): Promise<object> =>
      (await me.query<{ jobHunt: object }>(STATE, { id, name })).jobHunt;

    it.each<readonly [string, string, object]>([
      ["setStepStatus", SET, { status: "DONE" }],
      ["setStepDoneOn", DONE_ON, { doneOn: "2026-11-20" }],
      ...Object.keys(ACTIONS).map((action) => [action, act(action), {}] as const),
    ])("are changed by one of two devices that saw the same one: %s", async (action, mutation, more) => {
      const { jobHuntId } = await stepIn(action === "openStep" ? "INACTIVE" : "ACTIVE");
      const input = { jobHuntId, step: name, version: 1, ...more };

      const answers = [await me.graphql(mutation, { input }), await me.graphql(mutation, { input })];

      expect(answers[0]?.errors).toBeUndefined();
      expect(answers[1]?.errors?.[0]?.extensions).toMatchObject({
        code: "CONFLICT",
        current: { id: jobHuntId, version: 2 },
      });
      expect(await stateOf(jobHuntId)).toMatchObject({ version: 2 });
    });

    it("raise it only when it was given and something changes", async () => {
      const { jobHuntId } = await stepIn("ACTIVE");
      const set = (more: object): Promise<unknown> =>
        me.query(SET, { input: { jobHuntId, step: name, status: "DONE", ...more } });

      await set({});
      await set({ version: 1 });

      expect(await stateOf(jobHuntId)).toMatchObject({ version: 1, step: { status: "DONE" } });
    });

    it("change back by undo, whatever the version", async () => {
      const { jobHuntId } = await stepIn("ACTIVE");
      const input = { jobHuntId, step: name, status: "SKIPPED", version: 1 };
      const { setStepStatus } = await me.query<{ setStepStatus: Changed }>(SET, { input });

      await me.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`, {
        id: setStepStatus.logEntryId,
      });

      expect(await stateOf(jobHuntId)).toEqual({ version: 2, step: { status: "ACTIVE", doneOn: null } });
    });
  });

  it("are read one by one, those of the whole hunt as well", async () => {
    const { jobHuntId: id } = await stepIn("DONE");

    const { jobHunt } = await me.query<{ jobHunt: object }>(
      `query ($id: ID!) { jobHunt(id: $id) { decide: step(name: DECIDE_ON_JOB) { id status }
        bundle: step(name: SEND_APPLICATION_BUNDLE) { number status } journal: step(name: JOURNAL_YOUR_JOB_HUNT) { name } } }`,
      { id },
    );

    expect(jobHunt).toEqual({
      decide: { id: expect.stringContaining(`${id}:`), status: "DONE" },
      bundle: { number: expect.any(Number), status: "INACTIVE" },
      journal: { name: "JOURNAL_YOUR_JOB_HUNT" },
    });
  });

  it("of two persons have nothing to do with each other", async () => {
    const [one, other] = [await app.signIn(), await app.signIn()];
    const [mine, theirs] = [await createJobHunt(one), await createJobHunt(other)];
    await one.query(act("openStep"), { input: { jobHuntId: mine.id, step: "DECIDE_ON_JOB" } });

    const seen = `{ dashboard { activeSteps { jobHuntId } } }`;
    const failure = await other.failure(act("openStep"), { input: { jobHuntId: mine.id, step: "DECIDE_ON_JOB" } });

    expect(failure.extensions?.code).toBe("NOT_FOUND");
    expect(await one.query(seen)).toEqual({ dashboard: { activeSteps: [{ jobHuntId: mine.id }] } });
    expect(await other.query(seen)).toEqual({ dashboard: { activeSteps: [] } });
    expect(theirs.id).not.toBe(mine.id);
  });

  it("that the workflow does not know are refused before anything is asked", async () => {
    const answer = await me.graphql(act("openStep"), {
      input: { jobHuntId: (await createJobHunt(me)).id, step: "DANCE" },
    });

    expect([answer.status, answer.errors?.[0]?.extensions?.code]).toEqual([400, "BAD_USER_INPUT"]);
  });
});
