import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import {
  announcedChange,
  changeStep,
  failureInTrash,
  lastEntryOf,
  rowsOf,
  setDates,
  stepMutation,
  todayOf,
  undo,
  type STEP_MUTATIONS,
  type StepChanged,
} from "../support/plan.js";
import "../support/on-both-databases.js";

type JobHuntState = Readonly<Record<string, unknown>> & { readonly version: number };
type Mutation = keyof typeof STEP_MUTATIONS;

const TWO_DAYS_MS = 48 * 60 * 60 * 1000;
const STEP = "IDEAL_JOB_PROFILE";
const BY_RULE = { name: STEP, status: "INACTIVE", doneOn: null, dueOn: "2026-11-25", dueSetBy: "RULE" };
const HUNT = `query ($id: ID!) { jobHunt(id: $id) { version nextDueOn
  phases { steps { name status doneOn dueOn dueSetBy dueRule { key } } }
  wholeHuntSteps { name status doneOn dueOn dueSetBy dueRule { key } } } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;

/** The three changes of a day that a person sets: the input beside the hunt and the step. */
const CHANGES: readonly (readonly [Mutation, object])[] = [
  ["setStepDueDate", { dueOn: "2026-12-24" }],
  ["snoozeStep", { until: "2026-12-24" }],
  ["resetStepDueDate", {}],
];
/** What each of them says in the log. */
const SAYS: readonly (readonly [Mutation, object, string])[] = [
  ["setStepDueDate", { dueOn: "2026-12-24" }, 'Set the day of "ideal job profile" in job hunt "Mine" to 2026-12-24'],
  ["setStepDueDate", { dueOn: null }, 'Removed the day of "ideal job profile" in job hunt "Mine"'],
  ["snoozeStep", { until: "2026-12-24" }, 'Set the day of "ideal job profile" in job hunt "Mine" to 2026-12-24'],
  ["resetStepDueDate", {}, 'The rule sets the day of "ideal job profile" in job hunt "Mine" again'],
];

describe("the day of a step that its person sets", () => {
  let app: TestApp;
  let me: Client;
  let hunt: MadeJobHunt;

  beforeAll(async () => {
    app = await startTestApp();
    app.clock.advance(TWO_DAYS_MS); // a Monday: 23 November 2026, 09:00 UTC
  });
  beforeEach(async () => {
    me = await app.signIn();
    hunt = await createJobHunt(me, { name: "Mine" });
  });
  afterAll(() => app.close());

  const inputOf = (input: object, step = STEP): object => ({ jobHuntId: hunt.id, step, ...input });
  const change = (name: Mutation, input: object = {}, step = STEP): Promise<StepChanged> =>
    changeStep(me, name, inputOf(input, step));
  const stateOf = async (): Promise<JobHuntState> =>
    (await me.query<{ jobHunt: JobHuntState }>(HUNT, { id: hunt.id })).jobHunt;
  const versionOf = async (): Promise<number> => (await stateOf()).version;

  /** Sends a change that must be refused, and returns the refusal once it is certain that nothing changed. */
  async function refused(name: Mutation, input: object, step = STEP): Promise<Record<string, unknown>> {
    const before = await stateOf();
    const { extensions } = await me.failure(stepMutation(name), { input: inputOf(input, step) });
    expect(await stateOf()).toEqual(before);
    return { ...extensions };
  }

  it("is set, raises the version of the hunt, and is what Today has", async () => {
    const version = await versionOf();

    const { step, jobHunt, logEntryId } = await change("setStepDueDate", { dueOn: "2026-11-27" });

    expect(step).toEqual({ ...BY_RULE, dueOn: "2026-11-27", dueSetBy: "PERSON", dueRule: null });
    expect(jobHunt).toEqual({ version: version + 1, nextDueOn: "2026-11-27", quietSince: null });
    expect(logEntryId).not.toBeNull();
    expect(rowsOf(await todayOf(me), hunt.id)).toEqual([`next: ${STEP} 2026-11-27`]);
  });

  it.each([
    ["null", { dueOn: null }],
    ["nothing", {}],
  ])("is removed by %s, and the next step has its turn", async (_what, input) => {
    const { step, jobHunt } = await change("setStepDueDate", input);

    expect(step).toEqual({ ...BY_RULE, dueOn: null, dueSetBy: "PERSON", dueRule: null });
    expect(jobHunt.nextDueOn).toBe("2026-11-30");
    expect(rowsOf(await todayOf(me), hunt.id)).toEqual(["next: SHORTLIST_COMPANIES 2026-11-30"]);
  });

  it.each<readonly [Mutation, object, Mutation, object]>([
    ["setStepDueDate", { dueOn: "2026-12-24" }, "setStepDueDate", { dueOn: "2026-12-24" }],
    ["setStepDueDate", { dueOn: null }, "setStepDueDate", { dueOn: null }],
    ["setStepDueDate", { dueOn: "2026-12-24" }, "snoozeStep", { until: "2026-12-24" }],
    ["setStepDueDate", { dueOn: "2026-12-24" }, "resetStepDueDate", {}],
  ])("stays as it is when %s %j is followed by %s %j twice", async (name, input, again, sameInput) => {
    await change(name, input);
    if (again === "resetStepDueDate") await change(again, sameInput);
    const before = await stateOf();

    expect((await change(again, sameInput)).logEntryId).toBeNull();
    expect(await stateOf()).toEqual(before);
  });

  it("is that of the rule again after a reset, which has nothing to do without such a day", async () => {
    const first = await change("resetStepDueDate");
    await change("setStepDueDate", { dueOn: "2026-12-24" });

    const { step, jobHunt } = await change("resetStepDueDate");

    expect(first.logEntryId).toBeNull();
    expect(step).toEqual({ ...BY_RULE, dueRule: { key: "after.phase" } });
    expect(jobHunt).toEqual({ version: first.jobHunt.version + 2, nextDueOn: "2026-11-25", quietSince: null });
  });

  it("does not move with what its rule counts from, until it is reset", async () => {
    const FOLLOW_UP = "FIRST_FOLLOW_UP_COMMUNICATIONS";
    hunt = await createJobHunt(me, { phase: "APPLYING" });
    const sentOn = (doneOn: string): Promise<StepChanged> =>
      change("setStepDoneOn", { doneOn }, "SEND_APPLICATION_BUNDLE");
    await change("setStepDueDate", { dueOn: "2026-11-30" }, "BUILD_APPLICATION_BUNDLE");
    await setDates(me, hunt.id, { deadline: "2026-11-27" });
    expect(rowsOf(await todayOf(me), hunt.id)).toContain("next: BUILD_APPLICATION_BUNDLE 2026-11-30");
    await sentOn("2026-11-20");
    await change("setStepDueDate", { dueOn: "2026-12-15" }, FOLLOW_UP);

    const moved = await sentOn("2026-11-10");

    expect(moved.jobHunt.nextDueOn).toBe("2026-11-30");
    expect(rowsOf(await todayOf(me), hunt.id)).toEqual([
      "next: BUILD_APPLICATION_BUNDLE 2026-11-30",
      `waiting: ${FOLLOW_UP} 2026-12-15`,
    ]);
    expect((await change("resetStepDueDate", {}, FOLLOW_UP)).step.dueOn).toBe("2026-12-04");
  });

  it("is put off to a day after today, with the next day of the hunt as it is then", async () => {
    const { step, jobHunt, logEntryId } = await change("snoozeStep", { until: "2026-11-24" });
    const later = await change("snoozeStep", { until: "2026-12-01" });

    expect([step.dueOn, step.dueSetBy, jobHunt.nextDueOn]).toEqual(["2026-11-24", "PERSON", "2026-11-24"]);
    expect([later.step.dueOn, later.jobHunt.nextDueOn]).toEqual(["2026-12-01", "2026-12-01"]);
    expect([logEntryId, later.logEntryId]).not.toContain(null);
    expect(later.jobHunt.version).toBe(jobHunt.version + 1);
  });

  it.each(["2026-11-23", "2026-11-22"])("is not put off to %s: today is the 23rd", async (until) => {
    expect(await refused("snoozeStep", { until })).toMatchObject({
      code: "VALIDATION",
      fields: [{ field: "until", rule: "future" }],
    });
  });

  describe.each(CHANGES)("by %s", (name, input) => {
    beforeEach(async () => {
      await change("setStepDueDate", { dueOn: "2026-12-01" });
    });

    it("changes with the version that the hunt has, and not with one that it had", async () => {
      const version = await versionOf();

      expect(await refused(name, { ...input, version: version - 1 })).toMatchObject({
        code: "CONFLICT",
        current: { version },
      });
      expect((await change(name, { ...input, version })).jobHunt.version).toBe(version + 1);
    });

    it("is changed by one of two devices that saw the same version", async () => {
      const version = await versionOf();
      const days = name === "resetStepDueDate" ? [{}, {}] : [input, { dueOn: "2026-12-28", until: "2026-12-28" }];
      const [field = ""] = Object.keys(input);
      const inputs = days.map((day) =>
        inputOf({ version, ...Object.fromEntries(Object.entries(day).filter(([key]) => key === field)) }),
      );

      const answers = await Promise.all(
        inputs.map((one) => me.graphql<{ changed: StepChanged }>(stepMutation(name), { input: one })),
      );

      const won = answers.flatMap(({ data, errors }) => (errors === undefined && data != null ? [data.changed] : []));
      const lost = answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions));
      expect(won.map(({ jobHunt }) => jobHunt.version)).toEqual([version + 1]);
      expect(lost).toMatchObject([{ code: "CONFLICT", current: { version: version + 1 } }]);
      expect(await stateOf()).toMatchObject({ version: version + 1, nextDueOn: won[0]?.jobHunt.nextDueOn });
    });

    it.each<readonly [string, Mutation | null]>([
      ["done", "completeStep"],
      ["skipped", "skipStep"],
      ["not done", null],
    ])("is not changed while the step is %s", async (_status, close) => {
      const status = `mutation ($input: SetStepStatusInput!) { setStepStatus(input: $input) { logEntryId } }`;
      if (close === null) await me.query(status, { input: inputOf({ status: "NOT_DONE" }) });
      else await change(close);

      expect(await refused(name, input)).toMatchObject({
        code: "ILLEGAL_TRANSITION",
        current: { allowed: ["OPEN", "RESET"] },
      });
    });

    it.each([
      ["TERMINATED", `mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`],
      ["DONE", `mutation ($id: ID!) { advanceJobHunt(input: { id: $id, from: ACCEPTING }) { logEntryId } }`],
    ])("is not changed while the hunt is %s", async (from, end) => {
      if (from === "DONE") hunt = await createJobHunt(me, { phase: "ACCEPTING" });
      await me.query(end, { id: hunt.id });

      expect(await refused(name, input)).toMatchObject({
        code: "ILLEGAL_TRANSITION",
        current: { from, allowed: ["REOPEN"] },
      });
    });

    it("is undone, and the undoing is undone, until it was changed again", async () => {
      const after = await change(name, input);

      const undone = await undo(me, after.logEntryId);
      expect((await change("setStepDueDate", { dueOn: "2026-12-01" })).logEntryId).toBeNull();
      const redone = await undo(me, undone ?? null);
      const again = await change(name, input);
      expect([again.logEntryId, again.step]).toEqual([null, after.step]);

      const latest = await change("setStepDueDate", { dueOn: "2027-01-04" });
      const state = await stateOf();
      expect((await lastEntryOf(me))?.["id"]).toBe(latest.logEntryId);
      expect((await me.failure(UNDO, { id: redone })).extensions?.code).toBe("CONFLICT");
      expect(await stateOf()).toEqual(state);
    });

    it("is not found by strangers, and not in the trash", async () => {
      const stranger = await app.signIn();
      const variables = { input: inputOf(input) };

      const strange = await stranger.failure(stepMutation(name), variables);
      const trashed = await failureInTrash(me, hunt.id, stepMutation(name), variables);

      expect([strange.extensions?.code, trashed.extensions?.code]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
      expect(strange.message).toBe(trashed.message);
      expect((await change("setStepDueDate", { dueOn: "2026-12-01" })).logEntryId).toBeNull();
    });
  });

  it.each<readonly [Mutation, string]>([
    ["setStepDueDate", "dueOn"],
    ["snoozeStep", "until"],
  ])("is a day from 1900 to 2200 for %s", async (name, field) => {
    const input = (day: string): object => inputOf({ [field]: day });
    const before = await stateOf();

    const none = await me.failure(stepMutation(name), { input: input("2026-02-31") });
    expect(none.message).toContain(`"input.${field}"`);
    for (const day of ["1899-12-31", "2201-01-01"]) {
      expect((await me.failure(stepMutation(name), { input: input(day) })).extensions).toMatchObject({
        code: "VALIDATION",
        fields: [{ field, rule: "day" }],
      });
    }
    expect(await stateOf()).toEqual(before);
    for (const day of name === "snoozeStep" ? ["2200-12-31"] : ["1900-01-01", "2200-12-31"]) {
      expect((await changeStep(me, name, input(day))).step.dueOn).toBe(day);
    }
  });

  it.each(SAYS)("is in the log in words: %s %j", async (name, input, entry) => {
    if (name === "resetStepDueDate") await change("setStepDueDate", { dueOn: "2026-12-01" });

    const { logEntryId } = await change(name, input);

    expect(await lastEntryOf(me)).toMatchObject({
      id: logEntryId,
      entry,
      subjectKind: "JOB_HUNT",
      subjectId: hunt.id,
      isUndoable: true,
    });
  });

  it("is announced to every window, as a change of the hunt", async () => {
    const stream = await me.listen("subscription { changes { operation kind id logEntryId } }");
    for (const [name, input] of CHANGES) {
      const { logEntryId } = await change(name, name === "snoozeStep" ? { until: "2026-12-28" } : input);

      expect(await announcedChange(stream, logEntryId)).toEqual({
        operation: "UPDATED",
        kind: "JOB_HUNT",
        id: hunt.id,
        logEntryId,
      });
    }
    stream.stop();
  });
});
