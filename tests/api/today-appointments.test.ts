import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import { changeAppointment, createAppointment } from "../support/appointments.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { GROUPS, rowsOf, todayOf, undo, type DueRow } from "../support/plan.js";
import "../support/on-both-databases.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = "2026-11-23";
const PAGE = `query ($group: DueGroupName!, $first: Int, $after: String) { page: dueItems(group: $group, first: $first, after: $after) {
  totalCount nodes { id kind } pageInfo { endCursor hasNextPage } } }`;
const WITH_APPOINTMENTS = `{ today { today { items { kind appointment { id time timeZone } } } } }`;

interface Page {
  readonly page: {
    readonly totalCount: number;
    readonly nodes: readonly Pick<DueRow, "id" | "kind">[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}

describe("today", () => {
  let app: TestApp;
  let me: Client;
  let hunt: string;

  beforeAll(async () => {
    app = await startTestApp();
    app.clock.advance(2 * DAY_MS); // a Monday: 23 November 2026, 09:00 UTC
  });
  beforeEach(async () => {
    me = await app.signIn();
    hunt = (await createJobHunt(me, { phase: "APPLYING" })).id;
  });
  afterAll(() => app.close());

  const at = (day: string): object => ({ now: `${day}T12:00:00Z` });
  const keyOf = (id: string): string => `${hunt}:APPOINTMENT ${id}`;

  /** Returns the appointments of Today, each as `group: day beginning`. */
  async function appointments(variables: object = {}): Promise<string[]> {
    const today = await todayOf(me, variables);
    return GROUPS.flatMap((group) =>
      today[group].items
        .filter(({ kind }) => kind === "APPOINTMENT")
        .map(({ dueOn, startsAt }) => `${group}: ${dueOn ?? ""} ${startsAt?.slice(11, 16) ?? "no time"}`),
    );
  }

  it("has an appointment in the next days, on its day, and after it until somebody says how it went", async () => {
    const { id } = await createAppointment(me, hunt, TODAY, { time: "08:00" });

    expect(await appointments(at("2026-11-20"))).toEqual([`next: ${TODAY} 08:00`]);
    expect(await appointments()).toEqual([`today: ${TODAY} 08:00`]);
    expect(await appointments(at("2026-12-24"))).toEqual([`overdue: ${TODAY} 08:00`]);

    const { logEntryId } = await changeAppointment(me, "recordAppointmentOutcome", { id, outcome: "UNSAID" });

    expect(await appointments(at("2026-12-24"))).toEqual([]);

    await undo(me, logEntryId);

    expect(await appointments(at("2026-12-24"))).toEqual([`overdue: ${TODAY} 08:00`]);
  });

  it("has one that was cancelled or deleted no longer, until that is taken back", async () => {
    const { id } = await createAppointment(me, hunt, TODAY, { time: "10:00" });
    const taken = [
      await changeAppointment(me, "cancelAppointment", { id }),
      await changeAppointment(me, "cancelAppointment", { id, by: null }),
      await changeAppointment(me, "deleteAppointment", { id }),
    ];

    expect(await appointments()).toEqual([]);

    const found: string[][] = [];
    for (const { logEntryId } of taken.toReversed()) {
      await undo(me, logEntryId);
      found.push(await appointments());
    }
    expect(found).toEqual([[`today: ${TODAY} 10:00`], [], [`today: ${TODAY} 10:00`]]);
  });

  it("has the id of the row as long as it is the same appointment, wherever it moves", async () => {
    const { id } = await createAppointment(me, hunt, TODAY, { time: "10:00" });
    const idOf = async (): Promise<(string | undefined)[]> => {
      const { today, next } = await todayOf(me);
      return [today, next].map(({ items }) => items.find(({ kind }) => kind === "APPOINTMENT")?.id);
    };

    expect(await idOf()).toEqual([keyOf(id), undefined]);

    await changeAppointment(me, "updateAppointment", { id, day: "2026-11-25", time: null });

    expect(await idOf()).toEqual([undefined, keyOf(id)]);
    expect(await appointments()).toEqual(["next: 2026-11-25 no time"]);
  });

  it("sorts appointments by their time before all else of a day, over all hunts", async () => {
    const other = await createJobHunt(me, { phase: "INTERVIEWING" });
    await createAppointment(me, hunt, TODAY, { time: "14:00" });
    await createAppointment(me, other.id, TODAY, { time: "10:30" });
    await createAppointment(me, hunt, TODAY);

    const { today } = await todayOf(me);

    expect(today.items.slice(0, 4).map(({ kind, startsAt }) => [kind, startsAt])).toEqual([
      ["APPOINTMENT", null],
      ["APPOINTMENT", "2026-11-23T10:30:00.000Z"],
      ["APPOINTMENT", "2026-11-23T14:00:00.000Z"],
      ["STEP", null],
    ]);
    expect(today.items.slice(0, 3).map(({ hint }) => hint)).toEqual([null, null, null]);
    expect(today.count).toBe(today.items.length);
  });

  it("counts them among what is due today, with the steps that prepare for the one of today", async () => {
    const other = await createJobHunt(me, { phase: "APPLYING" });
    await createAppointment(me, hunt, TODAY);
    await createAppointment(me, hunt, "2026-11-24");
    await createAppointment(me, other.id, "2026-11-20");

    const { jobHuntStatistics } = await me.query<{ jobHuntStatistics: { dueToday: number } }>(
      `{ jobHuntStatistics { dueToday } }`,
    );

    expect(jobHuntStatistics).toEqual({ dueToday: 2 + 5 });
  });

  it("has them as the next day of their hunt", async () => {
    await createAppointment(me, hunt, TODAY, { time: "18:00" });

    const { jobHunt } = await me.query<{ jobHunt: object }>(`query ($id: ID!) { jobHunt(id: $id) { nextDueOn } }`, {
      id: hunt,
    });

    expect(jobHunt).toEqual({ nextDueOn: TODAY });
  });

  it("has each of them on one page, also those that begin at the same time", async () => {
    for (const time of ["09:30", "09:30", undefined, undefined, "16:00", "09:30"]) {
      await createAppointment(me, hunt, TODAY, { time });
    }
    const found: string[] = [];
    let after: string | null = null;
    let page: Page["page"];
    do {
      ({ page } = await me.query<Page>(PAGE, { group: "TODAY", first: 1, after }));
      found.push(...page.nodes.filter(({ kind }) => kind === "APPOINTMENT").map(({ id }) => id));
      after = page.pageInfo.endCursor;
    } while (page.pageInfo.hasNextPage);

    const whole = await todayOf(me);
    const ids = whole.today.items.filter(({ kind }) => kind === "APPOINTMENT").map(({ id }) => id);
    expect(ids).toHaveLength(6);
    expect(found).toEqual(ids);
    expect(page.totalCount).toBe(whole.today.count);
  });

  it("shows an appointment in a pause, on its day", async () => {
    await createAppointment(me, hunt, TODAY, { time: "18:00" });
    await me.query(`mutation ($input: PauseJobHuntsInput!) { pauseJobHunts(input: $input) { logEntryId } }`, {
      input: { jobHuntId: hunt, until: "2026-12-07" },
    });

    expect(await appointments()).toEqual([`today: ${TODAY} 18:00`]);
  });

  it("gives the calendar none of its rows of appointments, which the calendar reads itself", async () => {
    await createAppointment(me, hunt, TODAY, { time: "10:00" });

    const calendar = (await (await me.send("/api/calendar.ics")).text()).replace(/\r\n /g, "");

    expect(calendar).toContain("VCALENDAR");
    expect(calendar).not.toContain("APPOINTMENT");
  });

  it("has none of a hunt that has ended, until it is reopened", async () => {
    await createAppointment(me, hunt, TODAY);
    await me.query(`mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`, { id: hunt });

    expect(rowsOf(await todayOf(me), hunt)).toEqual([]);

    await me.query(`mutation ($id: ID!) { reopenJobHunt(input: { id: $id }) { logEntryId } }`, { id: hunt });

    expect(await appointments()).toEqual([`today: ${TODAY} no time`]);
  });

  it("has the day of the person, whose zone is another one than theirs", async () => {
    await createAppointment(me, hunt, "2026-11-24", { time: "08:00", timeZone: "Pacific/Auckland" });
    await createAppointment(me, hunt, "2026-11-25", { timeZone: "Pacific/Auckland" });

    expect(await appointments()).toEqual([`today: ${TODAY} 19:00`, "next: 2026-11-25 no time"]);

    await me.query(`mutation { updateViewer(input: { timeZone: "Europe/Istanbul" }) { logEntryId } }`);
    expect(await appointments()).toEqual([`today: ${TODAY} 19:00`, "next: 2026-11-25 no time"]);

    await me.query(`mutation { updateViewer(input: { timeZone: "Asia/Tokyo" }) { logEntryId } }`);
    expect(await appointments()).toEqual(["next: 2026-11-24 19:00", "next: 2026-11-25 no time"]);
  });

  it("has the appointments with the people there, also where their notes are too long to come with the rows", async () => {
    const note = "n".repeat(4_000);
    const document = `mutation ($input: CreateContactInput!) { changed: createContact(input: $input) { id } }`;
    const { changed } = await me.query<{ changed: { id: string } }>(document, { input: { lastName: "Silva" } });
    const read = async (): Promise<readonly object[]> => {
      const query = `{ today { today { items { appointment { note contacts { id lastName email } } } } } }`;
      const { today } = await me.query<{ today: { today: { items: readonly { appointment: object | null }[] } } }>(
        query,
      );
      return today.today.items.flatMap(({ appointment }) => appointment ?? []);
    };
    const add = async (count: number): Promise<void> => {
      for (let n = 0; n < count; n++) await createAppointment(me, hunt, TODAY, { note, contactIds: [changed.id] });
    };
    const expected = (count: number): object[] =>
      Array.from({ length: count }, () => ({ note, contacts: [{ id: changed.id, lastName: "Silva", email: null }] }));

    await add(2);
    expect(await read()).toEqual(expected(2));
    await add(68);
    expect(await read()).toEqual(expected(70));
  });

  it("has the appointments themselves, which cost no statement more", async () => {
    const statements = async (query: string): Promise<number> => {
      app.test.statements.length = 0;
      await me.query(query);
      return app.test.statements.length;
    };
    const { id } = await createAppointment(me, hunt, TODAY, { time: "10:00", timeZone: "Europe/Berlin" });
    await createAppointment(me, hunt, TODAY, { time: "12:00" });

    const { today } = await me.query<{ today: { today: { items: readonly object[] } } }>(WITH_APPOINTMENTS);
    const [without, withThem] = [
      await statements(`{ today { today { items { kind startsAt } } } }`),
      await statements(WITH_APPOINTMENTS),
    ];

    expect(today.today.items[0]).toEqual({
      kind: "APPOINTMENT",
      appointment: { id, time: "10:00", timeZone: "Europe/Berlin" },
    });
    expect(withThem).toBe(without);
  });
});
