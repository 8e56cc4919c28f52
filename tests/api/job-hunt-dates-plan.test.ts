import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import { advance, changeStep, GROUPS, rowsOf, setDates, todayOf, undo, type DueRow } from "../support/plan.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const SIGN = `mutation ($input: RecordSignInput!) { recordSign(input: $input) { logEntryId } }`;
const QUIET = `query ($id: ID!) { jobHunt(id: $id) { quietSince } }`;
const STEP_DAYS = `query ($id: ID!) { jobHunt(id: $id) { phases { steps { name dueOn } } } }`;

describe("the plan of a hunt with days", () => {
  let app: TestApp;
  let me: Client;
  let hunt: MadeJobHunt;

  beforeAll(async () => {
    app = await startTestApp();
    app.clock.advance(2 * DAY_MS); // a Monday: 23 November 2026, 09:00 UTC
  });
  beforeEach(async () => {
    me = await app.signIn();
    hunt = await createJobHunt(me, { phase: "APPLYING" });
  });
  afterAll(() => app.close());

  const at = (day: string): object => ({ now: `${day}T12:00:00Z` });
  const rows = async (day: string): Promise<string[]> => rowsOf(await todayOf(me, at(day)), hunt.id);

  it("has nothing due before the day on which a day was written down", async () => {
    const BUILD = "BUILD_APPLICATION_BUNDLE";
    const later = await app.beside();
    later.clock.advance(4 * DAY_MS); // a new clock stands at the 21st: 25 November 2026
    const meLater = me.at(later.url);
    const dueOn = async (): Promise<string | null | undefined> => {
      const { jobHunt } = await me.query<{
        jobHunt: { phases: readonly { steps: readonly { name: string; dueOn: string | null }[] }[] };
      }>(STEP_DAYS, { id: hunt.id });
      return jobHunt.phases.flatMap(({ steps }) => steps).find(({ name }) => name === BUILD)?.dueOn;
    };

    // Three days before it is the 21st.
    await setDates(me, hunt.id, { deadline: "2026-11-24" });
    expect(await dueOn()).toBe("2026-11-23");
    await setDates(meLater, hunt.id, { deadline: "2026-11-24", startsOn: "2027-01-01" });
    expect(await dueOn()).toBe("2026-11-23");
    const moved = await setDates(meLater, hunt.id, { deadline: "2026-11-26" });
    expect(await dueOn()).toBe("2026-11-25");
    await undo(meLater, moved);
    expect(await dueOn()).toBe("2026-11-23");
    await later.close();
  });

  it.each([
    ["deadline", "lastDayToApply", "SEND_APPLICATION_BUNDLE", "APPLYING"],
    ["answerBy", "answerBy", "OFFER_ACCEPTANCE", "ACCEPTING"],
    ["signBy", "signBy", "SIGN_AND_RETURN_OFFER", "ACCEPTING"],
  ])("has %s as a row of Today until the step is done that answers it", async (name, hint, step, phase) => {
    hunt = await createJobHunt(me, { phase });
    await setDates(me, hunt.id, { [name]: "2026-12-04" });
    const isRow = async (day: string): Promise<string | undefined> =>
      (await rows(day)).find((row) => row.includes("DEADLINE"));

    expect(await isRow("2026-12-04")).toBe(`today: DEADLINE ${hint} 2026-12-04`);
    expect(await isRow("2026-12-05")).toBe(`overdue: DEADLINE ${hint} 2026-12-04`);
    const { logEntryId } = await changeStep(me, "completeStep", { jobHuntId: hunt.id, step });
    expect(await isRow("2026-12-04")).toBeUndefined();
    await undo(me, logEntryId);
    expect(await isRow("2026-12-04")).toBe(`today: DEADLINE ${hint} 2026-12-04`);
    await setDates(me, hunt.id, { [name]: null });
    expect(await isRow("2026-12-04")).toBeUndefined();
  });

  it("has no day to answer and to sign by before there can be an offer", async () => {
    await setDates(me, hunt.id, { answerBy: "2026-12-04", signBy: "2026-12-04" });
    expect((await rows("2026-12-04")).filter((row) => row.includes("DEADLINE"))).toEqual([]);

    await advance(me, hunt.id, "APPLYING");
    await advance(me, hunt.id, "INTERVIEWING");
    expect((await rows("2026-12-04")).filter((row) => row.includes("DEADLINE"))).toEqual([
      "today: DEADLINE answerBy 2026-12-04",
      "today: DEADLINE signBy 2026-12-04",
    ]);
  });

  it("counts the silence from the last news of theirs, and Today says for how many days", async () => {
    const FOLLOW_UP = { jobHuntId: hunt.id, step: "FIRST_FOLLOW_UP_COMMUNICATIONS" };
    const quietSince = async (): Promise<string | null> =>
      (await me.query<{ jobHunt: { quietSince: string | null } }>(QUIET, { id: hunt.id })).jobHunt.quietSince;
    const sign = async (from: string, on: string): Promise<string | null> =>
      (
        await me.query<{ recordSign: { logEntryId: string | null } }>(SIGN, {
          input: { jobHuntId: hunt.id, on, from, kind: "MAIL" },
        })
      ).recordSign.logEntryId;
    const hintOn = async (day: string): Promise<DueRow["hint"] | undefined> => {
      const today = await todayOf(me, at(day));
      const items = GROUPS.flatMap((group) => today[group].items);
      return items.find(({ jobHunt, step }) => jobHunt.id === hunt.id && step === FOLLOW_UP.step)?.hint;
    };

    expect(await quietSince()).toBeNull();
    await changeStep(me, "setStepDoneOn", { ...FOLLOW_UP, step: "SEND_APPLICATION_BUNDLE", doneOn: "2026-11-10" });
    expect(await quietSince()).toBe("2026-11-10");
    const news = await sign("THEM", "2026-11-19");
    expect(await quietSince()).toBe("2026-11-19");
    await sign("ME", "2026-11-20");
    await sign("THEM", "2026-11-15");
    expect(await quietSince()).toBe("2026-11-19");

    await changeStep(me, "setStepDueDate", { ...FOLLOW_UP, dueOn: "2026-12-01" });
    expect(await hintOn("2026-11-21")).toEqual({ key: "setByYou", facts: [] });
    expect(await hintOn("2026-11-22")).toEqual({
      key: "noNews",
      facts: [
        { name: "days", value: "3" },
        { name: "since", value: "2026-11-19" },
      ],
    });
    await undo(me, news);
    expect(await quietSince()).toBe("2026-11-15");
  });
});
