import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { changeStep, setDates, todayOf } from "../support/plan.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const SEND = "SEND_APPLICATION_BUNDLE";
const FIGURES = `{ jobHuntStatistics { dueToday withoutNews sent sentWithoutAnswer } }`;
const SIGN = `mutation ($input: RecordSignInput!) { recordSign(input: $input) { logEntryId } }`;
const ZONE = `mutation ($zone: String!) { updateViewer(input: { timeZone: $zone }) { __typename } }`;

interface Figures {
  readonly dueToday: number;
  readonly withoutNews: number;
  readonly sent: number;
  readonly sentWithoutAnswer: number;
}

describe("the figures of the plan", () => {
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

  const figuresOf = async (client = me): Promise<Figures> =>
    (await client.query<{ jobHuntStatistics: Figures }>(FIGURES)).jobHuntStatistics;
  /** A hunt in a phase whose application was sent on a day. */
  const sentHunt = async (doneOn: string, phase = "APPLYING"): Promise<string> => {
    const { id } = await createJobHunt(me, { phase });
    await changeStep(me, "setStepDoneOn", { jobHuntId: id, step: SEND, doneOn });
    return id;
  };
  const sign = (jobHuntId: string, on: string, more: object = {}): Promise<unknown> =>
    me.query(SIGN, { input: { jobHuntId, on, from: "THEM", kind: "MAIL", ...more } });
  const act = (mutation: string, id: string): Promise<unknown> =>
    me.query(`mutation ($id: ID!) { ${mutation}(input: { id: $id }) { logEntryId } }`, { id });
  const noted = async (): Promise<readonly number[]> => {
    const { withoutNews, sent, sentWithoutAnswer } = await figuresOf();
    return [withoutNews, sent, sentWithoutAnswer];
  };

  it("are zeros for somebody new, and of nobody else", async () => {
    await sentHunt("2026-11-10");
    const other = await app.signIn();

    expect(await figuresOf(other)).toEqual({ dueToday: 0, withoutNews: 0, sent: 0, sentWithoutAnswer: 0 });
    expect(await figuresOf()).toMatchObject({ withoutNews: 1, sent: 1, sentWithoutAnswer: 1 });
    expect(await app.anonymous.graphql(FIGURES)).toMatchObject({ status: 401 });
  });

  it.each([
    ["sent today", "2026-11-23", [0, 1, 1]],
    ["sent six days ago", "2026-11-17", [0, 1, 1]],
    ["sent seven days ago", "2026-11-16", [1, 1, 1]],
  ])("count a hunt whose application was %s", async (_what, doneOn, expected) => {
    await sentHunt(doneOn);

    expect(await noted()).toEqual(expected);
  });

  it("take news after the day of sending for an answer, and on that day only a rejection", async () => {
    const id = await sentHunt("2026-11-10");
    await sign(id, "2026-11-12", { from: "ME" });
    const mine = await noted();
    await sign(id, "2026-11-10");
    const sameDay = await noted();
    await sign(id, "2026-11-11");
    const after = await noted();
    const rejected = await sentHunt("2026-11-20");
    await sign(rejected, "2026-11-20", { kind: "REJECTION" });

    expect([mine, sameDay, after]).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 0],
    ]);
    expect(await noted()).toEqual([1, 2, 0]);
  });

  it("take an invitation for an answer, and leave out hunts that ended or lie in the trash", async () => {
    await sentHunt("2026-11-10", "INTERVIEWING");
    const invited = await noted();
    await act("terminateJobHunt", await sentHunt("2026-11-10"));
    await act("deleteJobHunt", await sentHunt("2026-11-10"));
    await createJobHunt(me, { phase: "APPLYING" });

    expect(invited).toEqual([0, 1, 0]);
    expect(await noted()).toEqual(invited);
  });

  it("count as due what Today has before and on the day, the journal included, in the person's time zone", async () => {
    await sentHunt("2026-11-13");
    const dated = await createJobHunt(me);
    await setDates(me, dated.id, { deadline: "2026-11-26" });
    await createJobHunt(me);
    const seen: number[] = [];

    for (const zone of ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Africa/Cairo", "UTC", "UTC", "UTC"]) {
      await me.query(ZONE, { zone });
      const { overdue, today } = await todayOf(me);
      const { dueToday } = await figuresOf();
      expect(dueToday).toBe(overdue.count + today.count);
      seen.push(dueToday);
      app.clock.advance(DAY_MS);
    }

    expect(seen[0]).toBeLessThan(seen.at(-1) ?? 0);
  });

  it("cost one statement together", async () => {
    const statementsOf = async (query: string): Promise<number> => {
      app.test.statements.length = 0;
      await me.query(query);
      return app.test.statements.length;
    };

    const bare = await statementsOf(`{ jobHuntStatistics { total } }`);

    expect(await statementsOf(FIGURES.replace("dueToday", "total dueToday"))).toBe(bare + 1);
  });
});
