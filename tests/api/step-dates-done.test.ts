import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import {
  announcedChange,
  changeStep,
  failureInTrash,
  GROUPS,
  lastEntryOf,
  rowsOf,
  stepMutation,
  todayOf,
  undo,
  type STEP_MUTATIONS,
  type StepChanged,
} from "../support/plan.js";

type Mutation = keyof typeof STEP_MUTATIONS;

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_AND_A_HALF_MS = 90 * 60 * 1000;
const SEND = "SEND_APPLICATION_BUNDLE";
const FOLLOW_UP = "FIRST_FOLLOW_UP_COMMUNICATIONS";
const JOURNAL = "JOURNAL_YOUR_JOB_HUNT";
const HUNT = `query ($id: ID!) { jobHunt(id: $id) { version nextDueOn quietSince
  phases { steps { name status doneOn dueOn dueSetBy } } wholeHuntSteps { name status doneOn dueOn dueSetBy } } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
const TERMINATE = `mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`;

let app: TestApp;
let me: Client;
let hunt: MadeJobHunt;

beforeAll(async () => {
  app = await startTestApp();
  // A Monday: 23 November 2026, 10:30 UTC. It is the 24th in Kiritimati, and the 22nd in Pago Pago.
  app.clock.advance(2 * DAY_MS + HOUR_AND_A_HALF_MS);
});
beforeEach(async () => {
  me = await app.signIn();
  hunt = await createJobHunt(me, { name: "Mine", phase: "APPLYING" });
});
afterAll(() => app.close());

const inputOf = (input: object, step = SEND): object => ({ jobHuntId: hunt.id, step, ...input });
const change = (name: Mutation, input: object = {}, step = SEND): Promise<StepChanged> =>
  changeStep(me, name, inputOf(input, step));
const doneOn = (day: string): Promise<StepChanged> => change("setStepDoneOn", { doneOn: day });
const stateOf = (): Promise<unknown> => me.query(HUNT, { id: hunt.id });

/** Sends a change that must be refused, and returns the refusal once it is certain that nothing changed. */
async function refused(name: Mutation, input: object): Promise<Record<string, unknown>> {
  const before = await stateOf();
  const { extensions } = await me.failure(stepMutation(name), { input: inputOf(input) });
  expect(await stateOf()).toEqual(before);
  return { ...extensions };
}

describe("the day on which a step was done", () => {
  it("completes the step, is corrected, and moves the follow-up with it", async () => {
    const first = await doneOn("2026-11-20");
    const corrected = await doneOn("2026-11-18");

    expect(first.step).toEqual({
      name: SEND,
      status: "DONE",
      doneOn: "2026-11-20",
      dueOn: null,
      dueSetBy: "RULE",
      dueRule: null,
    });
    expect([first.jobHunt.quietSince, first.logEntryId]).toEqual(["2026-11-20", expect.any(String)]);
    expect([corrected.step.status, corrected.step.doneOn]).toEqual(["DONE", "2026-11-18"]);
    expect([corrected.jobHunt.quietSince, corrected.logEntryId]).toEqual(["2026-11-18", expect.any(String)]);
    // The 28th is a Saturday.
    expect(rowsOf(await todayOf(me), hunt.id)).toEqual([`waiting: ${FOLLOW_UP} 2026-11-30`]);
    await doneOn("2026-11-16");
    expect(rowsOf(await todayOf(me), hunt.id)).toEqual([`waiting: ${FOLLOW_UP} 2026-11-26`]);
  });

  it("is not changed by the same day, and by a completion of what is complete", async () => {
    await doneOn("2026-11-20");
    const before = await stateOf();

    expect((await doneOn("2026-11-20")).logEntryId).toBeNull();
    expect((await change("completeStep")).logEntryId).toBeNull();
    expect(await stateOf()).toEqual(before);
  });

  it.each<readonly [string, Mutation]>([
    ["opened", "openStep"],
    ["skipped", "skipStep"],
  ])("completes a step that was %s", async (_what, name) => {
    await change(name);

    expect((await doneOn("2026-11-23")).step).toMatchObject({ status: "DONE", doneOn: "2026-11-23" });
  });

  it("goes with the step when that is opened or reset, and is today when it is completed", async () => {
    const days: (string | null)[] = [(await change("completeStep")).step.doneOn];
    for (const name of ["openStep", "completeStep", "resetStep"] as const) days.push((await change(name)).step.doneOn);

    expect(days).toEqual(["2026-11-23", null, "2026-11-23", null]);
  });

  it("is not a day to come", async () => {
    expect(await refused("setStepDoneOn", { doneOn: "2026-11-24" })).toMatchObject({
      code: "VALIDATION",
      fields: [{ field: "doneOn", rule: "past" }],
    });
  });

  it("is a day from 1900 on", async () => {
    const before = await stateOf();

    const none = await me.failure(stepMutation("setStepDoneOn"), { input: inputOf({ doneOn: "2026-02-31" }) });
    expect(none.message).toContain('"input.doneOn"');
    expect(await stateOf()).toEqual(before);
    for (const day of ["1899-12-31", "2201-01-01"]) {
      expect(await refused("setStepDoneOn", { doneOn: day })).toMatchObject({
        code: "VALIDATION",
        fields: [{ field: "doneOn", rule: "day" }],
      });
    }
    const { step } = await doneOn("1900-01-01");
    expect(step.doneOn).toBe("1900-01-01");
    // Ten days after it are long past: the follow-up is due on the day on which that became known.
    expect(rowsOf(await todayOf(me), hunt.id)).toEqual([`today: ${FOLLOW_UP} 2026-11-23`]);
  });

  it("is not set in a hunt that was terminated", async () => {
    await me.query(TERMINATE, { id: hunt.id });

    expect(await refused("setStepDoneOn", { doneOn: "2026-11-20" })).toMatchObject({
      code: "ILLEGAL_TRANSITION",
      current: { from: "TERMINATED", allowed: ["REOPEN"] },
    });
  });

  it("is not found by strangers, and not in the trash", async () => {
    const stranger = await app.signIn();
    const document = stepMutation("setStepDoneOn");
    const variables = { input: inputOf({ doneOn: "2026-11-20" }) };
    const rows = rowsOf(await todayOf(me), hunt.id);

    const strange = await stranger.failure(document, variables);
    const trashed = await failureInTrash(me, hunt.id, document, variables);

    expect([strange.extensions?.code, trashed.extensions?.code]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    expect(strange.message).toBe(trashed.message);
    expect(rowsOf(await todayOf(me), hunt.id)).toEqual(rows);
  });

  it("is undone, and the undoing is undone, until it was changed again", async () => {
    await doneOn("2026-11-20");
    const before = await stateOf();
    const { logEntryId } = await doneOn("2026-11-18");
    const after = await stateOf();

    const undone = await undo(me, logEntryId);
    expect(await stateOf()).toEqual(before);
    const redone = await undo(me, undone ?? null);
    expect(await stateOf()).toEqual(after);

    await doneOn("2026-11-17");
    const latest = await stateOf();
    expect((await me.failure(UNDO, { id: redone })).extensions?.code).toBe("CONFLICT");
    expect(await stateOf()).toEqual(latest);
  });

  it("is in the log in words, and announced to every window as a change of the hunt", async () => {
    const stream = await me.listen("subscription { changes { operation kind id logEntryId } }");

    const { logEntryId } = await doneOn("2026-11-20");

    expect(await lastEntryOf(me)).toEqual({
      id: logEntryId,
      entry: '"send application bundle" in job hunt "Mine" was done on 2026-11-20',
      action: "step.doneOn",
      subjectKind: "JOB_HUNT",
      subjectId: hunt.id,
      isUndoable: true,
    });
    expect(await announcedChange(stream, logEntryId)).toEqual({
      operation: "UPDATED",
      kind: "JOB_HUNT",
      id: hunt.id,
      logEntryId,
    });
    stream.stop();
  });
});

describe("today, to a person who is elsewhere", () => {
  const liveIn = (timeZone: string): Promise<unknown> =>
    me.query(`mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { logEntryId } }`, {
      input: { timeZone },
    });

  it.each([
    ["Pacific/Pago_Pago", "2026-11-22", "2026-11-23"],
    ["UTC", "2026-11-23", "2026-11-24"],
    ["Pacific/Kiritimati", "2026-11-24", "2026-11-25"],
  ])("in %s is %s at the same moment", async (timeZone, today, tomorrow) => {
    await liveIn(timeZone);

    expect((await refused("snoozeStep", { until: today }))["fields"]).toMatchObject([
      { field: "until", rule: "future" },
    ]);
    expect((await change("snoozeStep", { until: tomorrow })).step.dueOn).toBe(tomorrow);
    expect((await refused("setStepDoneOn", { doneOn: tomorrow }))["fields"]).toMatchObject([
      { field: "doneOn", rule: "past" },
    ]);
    expect((await doneOn(today)).step.doneOn).toBe(today);
    expect((await change("completeStep", {}, "BUILD_APPLICATION_BUNDLE")).step.doneOn).toBe(today);
  });
});

describe("the journal", () => {
  /** Returns the rows of the journal on a day. */
  async function journals(day: string): Promise<string[]> {
    const today = await todayOf(me, { now: `${day}T12:00:00Z` });
    return GROUPS.flatMap((group) =>
      today[group].items.filter(({ kind }) => kind === "JOURNAL").map(({ dueOn }) => `${group} ${dueOn ?? ""}`),
    );
  }

  it("is done again a week later, which is undone alone", async () => {
    const later = await app.beside();
    later.clock.advance(9 * DAY_MS); // a new clock stands at the 21st: 30 November 2026
    const first = await change("completeStep", {}, JOURNAL);

    const second = await changeStep(me.at(later.url), "completeStep", inputOf({}, JOURNAL));

    expect([first.step.doneOn, second.step.doneOn]).toEqual(["2026-11-23", "2026-11-30"]);
    expect(second.logEntryId).not.toBeNull();
    expect(await journals("2026-12-01")).toEqual([]);
    await undo(me, second.logEntryId);
    expect(await journals("2026-12-01")).toEqual(["next 2026-12-04"]);
    expect((await change("setStepDoneOn", { doneOn: "2026-11-23" }, JOURNAL)).logEntryId).toBeNull();
    await later.close();
  });

  it("is written down as done earlier: it is asked for in the weeks after that", async () => {
    await change("setStepDoneOn", { doneOn: "2026-11-17" }, JOURNAL);

    expect(await journals("2026-11-23")).toEqual(["next 2026-11-27"]);
  });

  it("is put off within its week, also when it was done in a week before", async () => {
    await change("snoozeStep", { until: "2026-11-25" }, JOURNAL);
    expect(await journals("2026-11-23")).toEqual(["next 2026-11-25"]);

    await change("setStepDoneOn", { doneOn: "2026-11-17" }, JOURNAL);
    await change("snoozeStep", { until: "2026-11-26" }, JOURNAL);
    expect(await journals("2026-11-23")).toEqual(["next 2026-11-26"]);

    await change("resetStepDueDate", {}, JOURNAL);
    expect(await journals("2026-11-23")).toEqual(["next 2026-11-27"]);
  });
});
