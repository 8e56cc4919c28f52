import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { advance, changeStep, DUE_ROW, GROUPS, rowsOf, setDates, todayOf, type DueRow } from "../support/plan.js";
import "../support/on-both-databases.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const SEND = "SEND_APPLICATION_BUNDLE";
const FOLLOW_UP = "FIRST_FOLLOW_UP_COMMUNICATIONS";
const SIGN = `mutation ($input: RecordSignInput!) { recordSign(input: $input) { logEntryId } }`;
const PAUSE = `mutation ($input: PauseJobHuntsInput!) { pauseJobHunts(input: $input) { logEntryId } }`;
const PAGE = `query ($group: DueGroupName!, $first: Int, $after: String, $now: DateTime) {
  page: dueItems(group: $group, first: $first, after: $after, now: $now) { totalCount
    nodes { ${DUE_ROW} } pageInfo { endCursor hasNextPage } } }`;

interface Paged {
  readonly page: {
    readonly totalCount: number;
    readonly nodes: readonly DueRow[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}

describe("today", () => {
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

  const at = (day: string): object => ({ now: `${day}T12:00:00Z` });

  it("has nothing for somebody without a hunt", async () => {
    const today = await todayOf(me);

    expect(GROUPS.map((group) => [today[group].count, today[group].items.length])).toEqual(GROUPS.map(() => [0, 0]));
    expect(today.on).toBe("2026-11-23");
  });

  it("moves a step from the next days into today and then before it, and drops it once it is done", async () => {
    const { id } = await createJobHunt(me);

    expect(rowsOf(await todayOf(me), id)).toEqual(["next: IDEAL_JOB_PROFILE 2026-11-25"]);
    expect(rowsOf(await todayOf(me, at("2026-11-25")), id)).toEqual(["today: IDEAL_JOB_PROFILE 2026-11-25"]);
    expect(rowsOf(await todayOf(me, at("2026-11-28")), id)).toEqual(["overdue: IDEAL_JOB_PROFILE 2026-11-25"]);

    await changeStep(me, "completeStep", { jobHuntId: id, step: "IDEAL_JOB_PROFILE" });

    expect(rowsOf(await todayOf(me), id)).toEqual(["next: SHORTLIST_COMPANIES 2026-11-30"]);
  });

  it("lets a follow-up wait until its day, and says for how long there was no news", async () => {
    const { id } = await createJobHunt(me, { phase: "APPLYING" });
    await changeStep(me, "setStepDoneOn", { jobHuntId: id, step: SEND, doneOn: "2026-11-20" });

    const waiting = await todayOf(me);
    const due = await todayOf(me, at("2026-11-30"));

    expect(rowsOf(waiting, id)).toEqual([`waiting: ${FOLLOW_UP} 2026-11-30`]);
    expect(rowsOf(due, id)).toEqual([`today: ${FOLLOW_UP} 2026-11-30`]);
    expect(due.today.items.find(({ jobHunt }) => jobHunt.id === id)?.hint).toEqual({
      key: "noNews",
      facts: [
        { name: "days", value: "10" },
        { name: "since", value: "2026-11-20" },
      ],
    });
  });

  it("shows a promise of theirs until they answer, and the follow-up two days after it", async () => {
    const { id } = await createJobHunt(me, { phase: "APPLYING" });
    await changeStep(me, "setStepDoneOn", { jobHuntId: id, step: SEND, doneOn: "2026-11-20" });
    const sign = { jobHuntId: id, on: "2026-11-23", from: "THEM", kind: "CALL" };
    await me.query(SIGN, { input: { ...sign, promisedOn: "2026-12-01" } });

    expect(rowsOf(await todayOf(me), id)).toEqual([
      "waiting: PROMISE theyPromised 2026-12-01",
      `waiting: ${FOLLOW_UP} 2026-12-03`,
    ]);
    expect(rowsOf(await todayOf(me, at("2026-12-02")), id)).toEqual([
      "overdue: PROMISE theyPromised 2026-12-01",
      `waiting: ${FOLLOW_UP} 2026-12-03`,
    ]);

    await me.query(SIGN, { input: sign });

    expect(rowsOf(await todayOf(me, at("2026-12-02")), id)).toEqual([]);
  });

  it("puts the last day to apply in the place of the steps before it, from that day on", async () => {
    const { id } = await createJobHunt(me, { phase: "APPLYING" });
    await setDates(me, id, { deadline: "2026-12-04" });

    expect(rowsOf(await todayOf(me), id)).toEqual(["next: BUILD_APPLICATION_BUNDLE 2026-11-26"]);
    expect(rowsOf(await todayOf(me, at("2026-12-03")), id)).toEqual(["overdue: BUILD_APPLICATION_BUNDLE 2026-11-26"]);
    expect(rowsOf(await todayOf(me, at("2026-12-04")), id)).toEqual(["today: DEADLINE lastDayToApply 2026-12-04"]);
    expect(rowsOf(await todayOf(me, at("2026-12-05")), id)).toEqual(["overdue: DEADLINE lastDayToApply 2026-12-04"]);

    await changeStep(me, "completeStep", { jobHuntId: id, step: SEND });

    expect(rowsOf(await todayOf(me, at("2026-12-04")), id)).toEqual([`waiting: ${FOLLOW_UP} 2026-12-11`]);
  });

  it("has at most one row for each of twenty adverts of a week, on every day of the weeks after", async () => {
    const hunts: string[] = [];
    for (let n = 0; n < 20; n++) {
      const { id } = await createJobHunt(me, { scenario: "FOUND_ADVERT" });
      hunts.push(id);
      if (n % 2 === 0) await changeStep(me, "completeStep", { jobHuntId: id, step: "CAPTURE_JOB_DETAILS" });
      if (n % 4 !== 3) await setDates(me, id, { deadline: `2026-12-${String((n % 9) + 1).padStart(2, "0")}` });
    }

    for (let day = 0; day < 25; day++) {
      const now = new Date(app.clock.now().getTime() + day * DAY_MS).toISOString();
      const today = await todayOf(me, { now });
      const rows = GROUPS.flatMap((group) => today[group].items).filter(({ kind }) => kind !== "JOURNAL");

      expect(rows.length).toBeLessThanOrEqual(hunts.length);
      expect(new Set(rows.map(({ jobHunt }) => jobHunt.id)).size).toBe(rows.length);
    }
  });

  it("asks for the journal once a week over all hunts, again the week after it was done, though it stays done", async () => {
    const journals = async (day: string): Promise<string[]> => {
      const today = await todayOf(me, at(day));
      return GROUPS.flatMap((group) =>
        today[group].items
          .filter(({ kind }) => kind === "JOURNAL")
          .map(({ dueOn, step }) => `${group} ${dueOn ?? ""} ${step ?? ""}`),
      );
    };
    const { id } = await createJobHunt(me);
    await createJobHunt(me);

    expect(await journals("2026-11-23")).toEqual(["next 2026-11-27 JOURNAL_YOUR_JOB_HUNT"]);
    expect(await journals("2026-11-28")).toEqual(["overdue 2026-11-27 JOURNAL_YOUR_JOB_HUNT"]);

    const journal = { jobHuntId: id, step: "JOURNAL_YOUR_JOB_HUNT" };
    const done = await changeStep(me, "completeStep", journal);

    expect([done.step.status, done.step.doneOn]).toEqual(["DONE", "2026-11-23"]);
    expect(await journals("2026-11-27")).toEqual(["next 2026-12-04 JOURNAL_YOUR_JOB_HUNT"]);
    expect(await journals("2026-12-04")).toEqual(["today 2026-12-04 JOURNAL_YOUR_JOB_HUNT"]);
    expect((await changeStep(me, "completeStep", journal)).logEntryId).toBeNull();
  });

  it("lists opened steps without a day apart, and leaves out those of a paused hunt", async () => {
    const { id } = await createJobHunt(me);
    await changeStep(me, "openStep", { jobHuntId: id, step: "DECIDE_ON_JOB" });
    await changeStep(me, "setStepDueDate", { jobHuntId: id, step: "IDEAL_JOB_PROFILE", dueOn: null });
    await changeStep(me, "openStep", { jobHuntId: id, step: "IDEAL_JOB_PROFILE" });

    expect(rowsOf(await todayOf(me), id)).toEqual([
      "next: SHORTLIST_COMPANIES 2026-11-30",
      "undated: IDEAL_JOB_PROFILE no day",
      "undated: DECIDE_ON_JOB no day",
    ]);

    await me.query(PAUSE, { input: { jobHuntId: id, until: "2026-12-07" } });

    expect(rowsOf(await todayOf(me), id)).toEqual([]);
    expect(rowsOf(await todayOf(me, at("2026-12-07")), id)).toEqual([
      "next: SHORTLIST_COMPANIES 2026-12-14",
      "undated: IDEAL_JOB_PROFILE no day",
      "undated: DECIDE_ON_JOB no day",
    ]);
  });

  it("forgets a hunt in the trash and an ended one, and has them back when they are restored and reopened", async () => {
    const { id } = await createJobHunt(me);
    const input = { id };
    const rows = async (): Promise<string[]> => rowsOf(await todayOf(me), id);
    const before = await rows();

    await me.query(`mutation ($input: JobHuntIdInput!) { deleteJobHunt(input: $input) { id } }`, { input });
    expect(await rows()).toEqual([]);
    await me.query(`mutation ($id: ID!) { restore(input: { kind: JOB_HUNT, id: $id }) { id } }`, { id });
    expect(await rows()).toEqual(before);
    await me.query(`mutation ($input: TerminateJobHuntInput!) { terminateJobHunt(input: $input) { logEntryId } }`, {
      input,
    });
    expect(await rows()).toEqual([]);
    await me.query(`mutation ($input: JobHuntIdInput!) { reopenJobHunt(input: $input) { logEntryId } }`, { input });
    expect(await rows()).toEqual(before);
  });

  it("shows the days of an offer, and its check before the decision", async () => {
    const { id } = await createJobHunt(me, { phase: "ACCEPTING" });
    await setDates(me, id, { offerReceivedOn: "2026-11-23", answerBy: "2026-11-27", signBy: "2026-12-18" });

    expect(rowsOf(await todayOf(me), id)).toEqual([
      "today: RECEIVED_OFFER 2026-11-23",
      "next: OFFER_THANKS 2026-11-24",
      "next: OFFER_LEGITIMACY 2026-11-24",
      "next: ACCEPT_OFFER 2026-11-25",
      "next: OFFER_ACCEPTANCE 2026-11-26",
      "next: DEADLINE answerBy 2026-11-27",
    ]);
  });

  it("is one statement, and shows strangers nothing", async () => {
    const { id } = await createJobHunt(me);
    const stranger = await app.signIn();
    app.test.statements.length = 0;

    await todayOf(me);

    expect(app.test.statements).toHaveLength(1);
    expect(rowsOf(await todayOf(stranger), id)).toEqual([]);
    expect((await todayOf(stranger)).next.count).toBe(0);
  });

  it("has no more than the first hundred of a group, and the pages have them all, in one order", async () => {
    for (let n = 0; n < 105; n++) await createJobHunt(me);
    const { next } = await todayOf(me);
    const pages: DueRow[] = [];
    let after: string | null = null;
    do {
      const { page }: Paged = await me.query<Paged>(PAGE, { group: "NEXT", first: 40, after });
      expect(page.totalCount).toBe(106);
      pages.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);

    expect([next.count, next.items.length]).toEqual([106, 100]);
    expect(pages).toHaveLength(106);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(106);
    expect(pages.slice(0, 100)).toEqual(next.items);
  });

  it.each([
    ["a time zone that does not exist", { timeZone: "Mars/Olympus" }, "timeZone"],
    ["a moment in no year of a plan", { now: "2201-06-01T00:00:00Z" }, "now"],
    ["a moment before all plans", { now: "1899-06-01T00:00:00Z" }, "now"],
  ])("refuses %s", async (_what, variables, field) => {
    const query = `query ($timeZone: String, $now: DateTime) { today(timeZone: $timeZone, now: $now) { on } }`;

    const { extensions } = await me.failure(query, variables);

    expect([extensions?.code, extensions?.fields?.[0]?.field]).toEqual(["VALIDATION", field]);
  });

  it.each([
    ["Pacific/Kiritimati", "2026-11-23T09:59:59Z", "2026-11-23"],
    ["Pacific/Kiritimati", "2026-11-23T10:00:00Z", "2026-11-24"],
    ["Pacific/Pago_Pago", "2026-11-23T10:59:59Z", "2026-11-22"],
    ["Pacific/Pago_Pago", "2026-11-23T11:00:00Z", "2026-11-23"],
    ["Europe/Berlin", "2026-03-28T23:30:00Z", "2026-03-29"],
    ["Europe/Berlin", "2026-10-25T22:59:59Z", "2026-10-25"],
    ["Europe/Berlin", "2026-10-25T23:00:00Z", "2026-10-26"],
    ["UTC", "2028-02-28T23:59:59Z", "2028-02-28"],
    ["UTC", "2028-02-29T00:00:00Z", "2028-02-29"],
  ])("turns the day at midnight in %s: %s is %s", async (timeZone, now, day) => {
    await me.query(`mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { logEntryId } }`, {
      input: { timeZone },
    });

    expect((await todayOf(me, { now })).on).toBe(day);
    expect((await todayOf(me, { now, timeZone })).on).toBe(day);
  });

  it("moves the days of rules to the working days of the region when the time zone changes", async () => {
    const { id } = await createJobHunt(me, { phase: "APPLYING" });
    await changeStep(me, "setStepDoneOn", { jobHuntId: id, step: SEND, doneOn: "2026-11-17" });
    const before = rowsOf(await todayOf(me), id);

    await me.query(`mutation { updateViewer(input: { timeZone: "Africa/Cairo" }) { logEntryId } }`);

    expect(before).toEqual([`waiting: ${FOLLOW_UP} 2026-11-27`]);
    expect(rowsOf(await todayOf(me), id)).toEqual([`waiting: ${FOLLOW_UP} 2026-11-29`]);
  });

  it("asks for news ten days after an interview without an answer", async () => {
    const { id } = await createJobHunt(me, { phase: "APPLYING" });
    await advance(me, id, "APPLYING");
    await changeStep(me, "completeStep", { jobHuntId: id, step: "DAY_OF_THE_INTERVIEW" });

    expect(rowsOf(await todayOf(me), id)).toEqual([
      "next: ACCEPTING_INTERVIEW 2026-11-24",
      "waiting: PROMISE noNewsSinceInterview 2026-12-03",
    ]);
  });
});
