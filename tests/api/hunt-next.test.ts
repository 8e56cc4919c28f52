import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { addDays } from "../../gateway/platform/day.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { createAppointment } from "../support/appointments.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { changeStep, DUE_ROW, GROUPS, setDates, type DueRow } from "../support/plan.js";
import { costOf } from "../support/read-cost.js";
import { ANY_HUNT_ACTS } from "./any-hunt-acts.js";
import "../support/on-both-databases.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const FIELDS = "kind step day startsAt isLate hint { key } appointment { id }";
const NEXT = `query ($id: ID!, $timeZone: String, $now: DateTime) { jobHunt(id: $id) { nextDueOn pausedUntil openDates
  progress { stepsDone stepsTotal isComplete statuses } next(timeZone: $timeZone, now: $now) { ${FIELDS} } } }`;
const AFTER = `query ($id: ID!, $step: StepName!) { jobHunt(id: $id) { nextAfter(step: $step) { ${FIELDS} } } }`;
const BOTH = `query ($now: DateTime, $timeZone: String) {
  jobHunts(first: 100) { nodes { id next(now: $now, timeZone: $timeZone) { ${FIELDS} } } }
  today(now: $now, timeZone: $timeZone) { on ${GROUPS.map((group) => `${group} { count items(first: 100) { ${DUE_ROW} appointment { id } } }`).join(" ")} } }`;

interface Next {
  readonly kind: string;
  readonly step: string | null;
  readonly day: string | null;
  readonly startsAt: string | null;
  readonly isLate: boolean;
  readonly hint: { readonly key: string } | null;
  readonly appointment: { readonly id: string } | null;
}

interface Hunt {
  readonly nextDueOn: string | null;
  readonly pausedUntil: string | null;
  readonly openDates: readonly string[];
  readonly progress: object;
  readonly next: Next | null;
}

type Row = DueRow & { readonly appointment: { readonly id: string } | null };
interface Both {
  readonly jobHunts: { readonly nodes: readonly { readonly id: string; readonly next: Next | null }[] };
  readonly today: { readonly on: string } & Readonly<
    Record<(typeof GROUPS)[number], { readonly count: number; readonly items: readonly Row[] }>
  >;
}

describe("what is next in a hunt", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    app.clock.advance(2 * DAY_MS); // a Monday: 23 November 2026, 09:00 UTC
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const huntOf = async (id: string, moment: object = {}): Promise<Hunt> =>
    (await me.query<{ jobHunt: Hunt }>(NEXT, { id, ...moment })).jobHunt;
  const on = (day: string): object => ({ now: `${day}T12:00:00Z` });
  const act = (mutation: string): Promise<object> => me.query<object>(`mutation { done: ${mutation} { logEntryId } }`);

  it("is the step that is due first, with the day that nextDueOn has, and how far the phase is", async () => {
    const { id } = await createJobHunt(me);
    await changeStep(me, "skipStep", { jobHuntId: id, step: "IDEAL_JOB_PROFILE" });
    const { next, nextDueOn, progress, openDates } = await huntOf(id);

    expect(next).toEqual({
      ...{ kind: "STEP", step: "SHORTLIST_COMPANIES", day: "2026-11-30" },
      ...{ startsAt: null, isLate: false, hint: null, appointment: null },
    });
    expect([nextDueOn, openDates]).toEqual(["2026-11-30", []]);
    expect(progress).toEqual({
      ...{ stepsDone: 0, stepsTotal: 6, isComplete: false },
      statuses: ["SKIPPED", ...Array.from({ length: 6 }, () => "INACTIVE")],
    });
  });

  it("is the last day to apply from that day on, as of the moment that is asked for", async () => {
    const { id } = await createJobHunt(me, { phase: "APPLYING" });
    await setDates(me, id, { deadline: "2026-11-27" });
    const late = await huntOf(id, on("2026-11-28"));

    expect((await huntOf(id, on("2026-11-26"))).next).toMatchObject({ kind: "STEP", hint: { key: "lastDayToApply" } });
    expect((await huntOf(id, { now: "2026-11-26T12:00:00Z", timeZone: "Pacific/Kiritimati" })).next?.kind).toBe(
      "DEADLINE",
    );
    expect(late.next).toMatchObject({ kind: "DEADLINE", step: null, day: "2026-11-27", isLate: true });
    expect(late.openDates).toEqual(["DEADLINE"]);
  });

  it("is an appointment with its time, a pause before it, and the complete phase before both", async () => {
    const { id } = await createJobHunt(me, { phase: "INTERVIEWING" });
    const appointment = await createAppointment(me, id, "2026-11-23", { time: "11:30", timeZone: "Europe/Berlin" });
    const invited = await huntOf(id);
    await act(`pauseJobHunts(input: { jobHuntId: "${id}", until: "2026-11-25" })`);
    const [paused, afterwards] = [await huntOf(id), await huntOf(id, on("2026-11-25"))];
    for (const step of ["ACCEPTING_INTERVIEW", "UNDERSTANDING_THE_INTERVIEW", "RESEARCH_FOR_THE_INTERVIEW"]) {
      await changeStep(me, "completeStep", { jobHuntId: id, step });
    }
    for (const step of ["PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE", "PREPARE_1_DAY_BEFORE", "DAY_OF_THE_INTERVIEW"]) {
      await changeStep(me, "skipStep", { jobHuntId: id, step });
    }

    expect(invited.next).toMatchObject({
      kind: "APPOINTMENT",
      day: "2026-11-23",
      startsAt: "2026-11-23T10:30:00.000Z",
    });
    expect(invited.next?.appointment).toEqual({ id: appointment.id });
    expect([paused.next?.kind, paused.pausedUntil, afterwards.next?.kind]).toEqual([
      "PAUSED",
      "2026-11-25",
      "APPOINTMENT",
    ]);
    expect((await huntOf(id)).next).toMatchObject({ kind: "COMPLETE", step: null, startsAt: null, appointment: null });
  });

  it("is nothing in a hunt that has ended, and none of a stranger's or of one in the trash", async () => {
    const { id } = await createJobHunt(me);
    const stranger = await app.signIn();
    await act(`terminateJobHunt(input: { id: "${id}" })`);
    const ended = await huntOf(id);
    await act(`reopenJobHunt(input: { id: "${id}" })`);
    const reopened = await huntOf(id);
    await act(`deleteJobHunt(input: { id: "${id}" })`);

    expect([ended.next, ended.nextDueOn]).toEqual([null, null]);
    expect(reopened.next?.kind).toBe("STEP");
    expect(await me.query(NEXT, { id })).toEqual({ jobHunt: null });
    expect(await stranger.query(NEXT, { id })).toEqual({ jobHunt: null });
  });

  it("refuses a time zone and a moment that do not exist, as today does", async () => {
    const { id } = await createJobHunt(me);

    const zone = await me.graphql<{ jobHunt: Hunt }>(NEXT, { id, timeZone: "Mars/Base" });
    const moment = await me.failure(NEXT, { id, now: "2500-01-01T00:00:00Z" });

    expect(zone.errors?.map(({ extensions }) => extensions?.fields?.[0]?.field)).toEqual(["timeZone"]);
    expect(zone.data?.jobHunt.nextDueOn).toBe("2026-11-25");
    expect([moment.extensions?.code, moment.extensions?.fields?.[0]?.field]).toEqual(["VALIDATION", "now"]);
    expect((await app.anonymous.failure(NEXT, { id })).extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("comes from the stored plan, as Today does, where that is stale", async () => {
    const { id } = await createJobHunt(me);
    await app.test.database.query(
      `update job_hunt_step set status = 'DONE' where owner_id = $1 and job_hunt_id = $2 and number = 1`,
      [me.person.id, id],
    );
    await app.test.database.query(`delete from step_due where owner_id = $1 and job_hunt_id = $2`, [me.person.id, id]);
    const stale = await huntOf(id);
    await app.services.plans.derive(me.person.id, [id]);

    expect(stale.next).toMatchObject({ kind: "STEP", step: "IDEAL_JOB_PROFILE", day: null });
    expect((await huntOf(id)).next).toMatchObject({ kind: "STEP", step: "IDEAL_JOB_PROFILE", day: "2026-11-25" });
  });

  it("costs a list of hunts one statement, however many there are", async () => {
    const list = `query ($first: Int!) { jobHunts(first: $first) { nodes { id progress { stepsDone }
      next { kind step day hint { key facts { name value } } } openDates nextDueOn } } }`;
    for (let count = 0; count < 30; count++) await createJobHunt(me);
    const few = await costOf(app.test.database, () => me.query(list, { first: 1 }));
    const many = await costOf(app.test.database, () => me.query(list, { first: 30 }));

    expect([few.statements, many.statements]).toEqual([1, 1]);
  });

  it("says what would be next once a step is done; of deciding, if it is applied for", async () => {
    const { id } = await createJobHunt(me, { scenario: "FOUND_ADVERT" });
    const after = async (step: string): Promise<unknown> => me.query(AFTER, { id, step });
    const before = await huntOf(id);

    expect(await after("CAPTURE_JOB_DETAILS")).toMatchObject({ jobHunt: { nextAfter: { step: "DECIDE_ON_JOB" } } });
    await changeStep(me, "completeStep", { jobHuntId: id, step: "CAPTURE_JOB_DETAILS" });
    expect(await after("DECIDE_ON_JOB")).toMatchObject({
      jobHunt: { nextAfter: { kind: "STEP", step: "BUILD_APPLICATION_BUNDLE" } },
    });
    expect(before.next?.step).toBe("CAPTURE_JOB_DETAILS");
    await act(`terminateJobHunt(input: { id: "${id}" })`);
    expect(await after("DECIDE_ON_JOB")).toEqual({ jobHunt: { nextAfter: null } });
  });

  it("never disagrees with Today, whatever happened to a hunt, on any day and in any zone", async () => {
    for (const acts of fc.sample(ANY_HUNT_ACTS, { seed: 2026, numRuns: 30 })) {
      const [start, ...rest] = acts;
      const { id } = await createJobHunt(me, start);
      for (const change of rest) await change(me, id).catch(refused);
    }
    const moments = ["2026-11-23", "2026-11-27", "2026-12-05", "2026-12-24"].map(on);
    const answers = [];
    for (const moment of [...moments, { ...moments[1], timeZone: "Pacific/Auckland" }]) {
      answers.push(await me.query<Both>(BOTH, moment));
    }

    // No group is cut.
    expect(Math.max(...answers.flatMap(({ today }) => GROUPS.map((group) => today[group].count)))).toBeLessThan(101);
    expect(answers.flatMap(disagreements)).toEqual([]);
    expect(answers.flatMap(({ jobHunts }) => jobHunts.nodes.map(({ next }) => next?.kind))).toEqual(
      expect.arrayContaining(["STEP", "DEADLINE", "APPOINTMENT", "PAUSED"]),
    );
  });
});

/** Returns each hunt of which `next` says another thing than its first row in Today. */
function disagreements({ jobHunts, today }: Both): readonly unknown[] {
  const rows = GROUPS.flatMap((group) => today[group].items).filter(({ kind }) => kind !== "JOURNAL");
  const lastDay = addDays(today.on, 7);
  return jobHunts.nodes.flatMap(({ id, next }) => {
    const own = rows.filter(({ jobHunt }) => jobHunt.id === id);
    const [dated] = own.filter(({ dueOn }) => dueOn !== null).sort(byDay);
    const [undated] = own.filter(({ dueOn }) => dueOn === null);
    if (next === null || next.kind === "PAUSED" || next.kind === "COMPLETE") return [];
    // What is due in more than a week is in Today only where it waits for others.
    const isBeyond = next.day !== null && next.day > lastDay;
    const first = next.day === null ? (dated ?? undated) : dated;
    if (isBeyond && (first === undefined || next.day <= (first.dueOn ?? ""))) return [];
    const said = [next.kind, next.step, next.day, next.hint?.key, next.appointment?.id];
    const shown = first && [first.kind, first.step, first.dueOn, first.hint?.key, first.appointment?.id];
    // A step that nobody opened and that has no day is in no group.
    if (next.day === null && first === undefined) return [];
    return JSON.stringify(said) === JSON.stringify(shown) ? [] : [{ id, said, shown }];
  });
}

/** Rows of a group are in their order; those of two lists with the same day may be of two groups. */
function byDay(one: Row, other: Row): number {
  return (one.dueOn ?? "").localeCompare(other.dueOn ?? "");
}

/** Not every change is allowed in every hunt. */
function refused(error: unknown): void {
  expect(String(error)).toMatch(/VALIDATION|ILLEGAL_TRANSITION/);
}
