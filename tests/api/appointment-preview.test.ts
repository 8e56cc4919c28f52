import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import { changeAppointment, createAppointment } from "../support/appointments.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { changeStep, failureInTrash } from "../support/plan.js";
import "../support/on-embedded-database.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = "2026-11-23";
const PREVIEW = `query ($input: AppointmentPreviewInput!) { preview: appointmentPreview(input: $input) {
  startsAt isPast closedSteps overlaps { id } steps { step dueOn previousDueOn setBy isShort } } }`;
const CREATE = `mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }`;
const STEPS = {
  UNDERSTANDING_THE_INTERVIEW: 17,
  RESEARCH_FOR_THE_INTERVIEW: 18,
  PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE: 19,
  PREPARE_1_DAY_BEFORE: 20,
  DAY_OF_THE_INTERVIEW: 21,
} as const;

interface PreviewStep {
  readonly step: keyof typeof STEPS;
  readonly dueOn: string | null;
  readonly previousDueOn: string | null;
  readonly setBy: string;
  readonly isShort: boolean;
}

interface Preview {
  readonly startsAt: string | null;
  readonly isPast: boolean;
  readonly closedSteps: readonly string[];
  readonly overlaps: readonly { readonly id: string }[];
  readonly steps: readonly PreviewStep[];
}

describe("the preview of an appointment", () => {
  let app: TestApp;
  let me: Client;
  let hunt: string;

  beforeAll(async () => {
    app = await startTestApp();
    app.clock.advance(2 * DAY_MS); // a Monday: 23 November 2026, 09:00 UTC
  });
  beforeEach(async () => {
    me = await app.signIn();
    hunt = (await createJobHunt(me, { phase: "INTERVIEWING" })).id;
  });
  afterAll(() => app.close());

  async function preview(day: string, more: object = {}): Promise<Preview> {
    const input = { jobHuntId: hunt, day, ...more };
    return (await me.query<{ preview: Preview }>(PREVIEW, { input })).preview;
  }

  /** Returns the steps of a preview, each as `number: before > after`, with `short` or `by hand` behind it. */
  function words({ steps }: Preview): string[] {
    const ofDay = (day: string | null): string => day?.slice(5) ?? "none";
    return steps.map(({ step, dueOn, previousDueOn, setBy, isShort }) =>
      [
        `${String(STEPS[step])}: ${ofDay(previousDueOn)} > ${ofDay(dueOn)}`,
        ...(isShort ? ["short"] : []),
        ...(setBy === "PERSON" ? ["by hand"] : []),
      ].join(" "),
    );
  }

  async function close(...steps: readonly string[]): Promise<void> {
    for (const step of steps) await changeStep(me, "completeStep", { jobHuntId: hunt, step });
  }

  it("has the days that it sets, and writes nothing", async () => {
    await close("ACCEPTING_INTERVIEW");
    const found = await preview("2026-12-03", { time: "10:00" });

    expect(words(found)).toEqual([
      "17: 11-24 > 11-24", "18: none > 11-29", "19: none > 12-01", "20: none > 12-02", "21: none > 12-03",
    ]);
    expect(found).toMatchObject({ startsAt: "2026-12-03T10:00:00.000Z", isPast: false, closedSteps: [], overlaps: [] });
    expect((await preview("2026-12-03")).steps).toEqual(found.steps);
  }); // prettier-ignore

  it.each([
    ["a hunt", true],
    ["a hunt that was left alone when plans began", false],
  ])("has the days that the appointment then has: %s", async (_hunt, isPlanned) => {
    await app.test.database.query(`update job_hunt set is_planned = $2 where id = $1`, [hunt, isPlanned]);
    const previewed = (await preview("2026-11-26", { time: "10:00" })).steps;
    await createAppointment(me, hunt, "2026-11-26", { time: "10:00" });

    const { jobHunt } = await me.query<{ jobHunt: { phases: { steps: { name: string; dueOn: string | null }[] }[] } }>(
      `query ($id: ID!) { jobHunt(id: $id) { phases { steps { name dueOn } } } }`,
      { id: hunt },
    );
    const days = new Map(jobHunt.phases.flatMap(({ steps }) => steps.map(({ name, dueOn }) => [name, dueOn])));
    expect(previewed.map(({ step, dueOn }) => [step, dueOn])).toEqual(
      previewed.map(({ step }) => [step, days.get(step)]),
    );
    expect(previewed.map(({ step }) => step)).toEqual(expect.arrayContaining(Object.keys(STEPS)));
  });

  it("has today where there is little time, and says so", async () => {
    await close("ACCEPTING_INTERVIEW");

    expect(words(await preview("2026-11-24"))).toEqual([
      "17: 11-24 > 11-23 short", "18: none > 11-23 short", "19: none > 11-23 short", "20: none > 11-23", "21: none > 11-24",
    ]);
  }); // prettier-ignore

  it("has the days that a change moves, with those that they are now", async () => {
    const { id } = await createAppointment(me, hunt, "2026-12-03", { time: "10:00" });
    const { steps } = await preview("2026-12-08", { id });

    expect(steps.filter(({ step }) => step !== "UNDERSTANDING_THE_INTERVIEW")).toMatchObject([
      { previousDueOn: "2026-11-29", dueOn: "2026-12-04" },
      { previousDueOn: "2026-12-01", dueOn: "2026-12-06" },
      { previousDueOn: "2026-12-02", dueOn: "2026-12-07" },
      { previousDueOn: "2026-12-03", dueOn: "2026-12-08" },
    ]);
  });

  it("prepares for one again that went and is moved to a day to come", async () => {
    await close("ACCEPTING_INTERVIEW");
    const { id } = await createAppointment(me, hunt, TODAY, { time: "08:00" });
    await changeAppointment(me, "recordAppointmentOutcome", { id, outcome: "GOOD" });

    const { steps } = await preview("2026-12-08", { id });
    await changeAppointment(me, "updateAppointment", { id, day: "2026-12-08", time: null });
    const saved = await preview("2026-12-08", { id });

    expect(steps).toHaveLength(5);
    expect(steps.map(({ dueOn }) => dueOn)).toEqual(saved.steps.map(({ dueOn }) => dueOn));
  });

  it("leaves days that were set by hand, and names them", async () => {
    const step = "PREPARE_1_DAY_BEFORE";
    await changeStep(me, "setStepDueDate", { jobHuntId: hunt, step, dueOn: "2026-11-25" });

    expect(words(await preview("2026-12-03"))).toContain("20: 11-25 > 11-25 by hand");
  });

  it("changes nothing where the plan prepares for an earlier one", async () => {
    await createAppointment(me, hunt, "2026-11-30");

    expect(await preview("2026-12-03")).toMatchObject({ steps: [], closedSteps: [] });
    expect((await preview("2026-11-27")).steps).toHaveLength(4);
  });

  it("changes nothing where it is added as held while another one is ahead", async () => {
    await createAppointment(me, hunt, "2026-12-03");

    expect(await preview("2026-11-20")).toMatchObject({ steps: [], closedSteps: [], isPast: true });
  });

  it("has the days to prepare before the phase of interviews, and none once there is an offer", async () => {
    hunt = (await createJobHunt(me, { phase: "APPLYING" })).id;
    const invited = await preview("2026-12-03");
    hunt = (await createJobHunt(me, { phase: "ACCEPTING" })).id;

    expect(invited.steps.map(({ step, dueOn }) => [step, dueOn])).toEqual([
      ["UNDERSTANDING_THE_INTERVIEW", "2026-11-30"],
      ["RESEARCH_FOR_THE_INTERVIEW", "2026-11-29"],
      ["PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE", "2026-12-01"],
      ["PREPARE_1_DAY_BEFORE", "2026-12-02"],
      ["DAY_OF_THE_INTERVIEW", "2026-12-03"],
    ]);
    expect(await preview("2026-12-03")).toMatchObject({ steps: [], closedSteps: [] });
  });

  it("names the closed steps of the preparation", async () => {
    await close("PREPARE_1_DAY_BEFORE", "UNDERSTANDING_THE_INTERVIEW");
    const found = await preview("2026-12-03");

    expect(found.closedSteps).toEqual(["UNDERSTANDING_THE_INTERVIEW", "PREPARE_1_DAY_BEFORE"]);
    expect(found.steps.map(({ step }) => step)).not.toContain("PREPARE_1_DAY_BEFORE");
  });

  describe("names what overlaps with it", () => {
    let other: string;

    beforeEach(async () => {
      other = (await createJobHunt(me)).id;
    });

    const overlapping = async (time: string, more: object = {}): Promise<string[]> =>
      (await preview("2026-12-03", { time, ...more })).overlaps.map(({ id }) => id);

    it("and counts an hour for a length that is not known", async () => {
      const { id } = await createAppointment(me, other, "2026-12-03", { time: "10:00" });
      const { id: short } = await createAppointment(me, other, "2026-12-03", { time: "11:30", minutes: 15 });

      expect(await overlapping("08:59")).toEqual([]);
      expect(await overlapping("09:01")).toEqual([id]);
      expect(await overlapping("09:01", { minutes: 59 })).toEqual([]);
      expect(await overlapping("10:59")).toEqual([id, short]);
      expect(await overlapping("11:00", { minutes: 30 })).toEqual([]);
      expect(await overlapping("11:44")).toEqual([short]);
      expect(await overlapping("11:45")).toEqual([]);
    });

    it("also in another time zone, and over midnight", async () => {
      const { id } = await createAppointment(me, other, "2026-12-02", { time: "23:30", minutes: 60 });

      expect(await overlapping("01:00", { timeZone: "Europe/Berlin" })).toEqual([id]);
      expect(await overlapping("01:30", { timeZone: "Europe/Berlin" })).toEqual([]);
    });

    it("but neither itself, nor one without a time, nor a cancelled one, nor one of a hunt that has ended", async () => {
      const ended = (await createJobHunt(me)).id;
      const time = "10:00";
      const { id } = await createAppointment(me, hunt, "2026-12-03", { time });
      await createAppointment(me, other, "2026-12-03");
      const { id: cancelled } = await createAppointment(me, other, "2026-12-03", { time });
      await changeAppointment(me, "cancelAppointment", { id: cancelled });
      await createAppointment(me, ended, "2026-12-03", { time });
      await me.query(`mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { id } }`, { id: ended });

      expect(await overlapping(time)).toEqual([id]);
      expect(await overlapping(time, { id })).toEqual([]);
      expect((await preview("2026-12-03")).overlaps).toEqual([]);
    });

    it("five of them at most, in the order in which they begin", async () => {
      const ids: string[] = [];
      for (const minute of [6, 5, 4, 3, 2, 1]) {
        ids.unshift((await createAppointment(me, other, "2026-12-03", { time: `10:0${String(minute)}` })).id);
      }

      const found = await overlapping("10:00");
      expect(found).toHaveLength(5);
      expect(found).toEqual(ids.filter((id) => found.includes(id)));
    });
  });

  it("says whether it is past", async () => {
    const isPast = async (day: string, more: object = {}): Promise<boolean> => (await preview(day, more)).isPast;

    expect(await isPast("2026-11-22")).toBe(true);
    expect(await isPast(TODAY)).toBe(false);
    expect(await isPast(TODAY, { time: "08:59" })).toBe(true);
    expect(await isPast(TODAY, { time: "09:00" })).toBe(false);
    expect(await isPast(TODAY, { time: "09:30", timeZone: "Europe/Berlin" })).toBe(true);
  });

  it.each([
    ["a day that is too early", { day: "1899-12-31" }],
    ["a time of no day", { day: "2026-12-03", time: "24:00" }],
    ["a time that the clocks leave out", { day: "2027-03-28", time: "02:30", timeZone: "Europe/Berlin" }],
    ["a time that comes twice", { day: "2026-10-25", time: "02:30", timeZone: "Europe/Berlin" }],
    ["a zone that does not exist", { day: "2026-12-03", time: "10:00", timeZone: "Europe/Nowhere" }],
    ["no length at all", { day: "2026-12-03", time: "10:00", minutes: 0 }],
  ])("refuses what its creation refuses: %s", async (_what, when) => {
    const input = { jobHuntId: hunt, ...when };
    const [refused, wanted] = [
      await me.failure(PREVIEW, { input }),
      await me.failure(CREATE, { input: { ...input, kind: "PHONE" } }),
    ];

    expect(refused.extensions?.code).toBe("VALIDATION");
    expect(refused.extensions?.fields).toEqual(wanted.extensions?.fields);
  });

  it("is none in a hunt of another person, in the trash or terminated", async () => {
    const input = { jobHuntId: hunt, day: "2026-12-03" };
    const stranger = await app.signIn();

    expect((await stranger.failure(PREVIEW, { input })).extensions?.code).toBe("NOT_FOUND");
    expect((await me.failure(PREVIEW, { input: { ...input, jobHuntId: "x" } })).extensions?.code).toBe("NOT_FOUND");
    expect((await me.failure(PREVIEW, { input: { ...input, id: uuidv7() } })).extensions?.code).toBe("NOT_FOUND");
    expect((await failureInTrash(me, hunt, PREVIEW, { input })).extensions?.code).toBe("NOT_FOUND");

    await me.query(`mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { id } }`, { id: hunt });

    expect((await me.failure(PREVIEW, { input })).extensions).toMatchObject({
      code: "ILLEGAL_TRANSITION",
      current: { from: "TERMINATED", allowed: ["REOPEN"] },
    });
  });

  it("is of an appointment of that hunt", async () => {
    const other = await createJobHunt(me);
    const { id } = await createAppointment(me, other.id, "2026-12-03");

    const { extensions } = await me.failure(PREVIEW, { input: { jobHuntId: hunt, day: "2026-12-04", id } });

    expect(extensions?.code).toBe("NOT_FOUND");
  });
});
