import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import { eventsIn } from "../support/calendar-events.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const CREATE = `mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }`;
const DATES = `mutation ($input: SetJobHuntDatesInput!) { setJobHuntDates(input: $input) { logEntryId } }`;
const ZONE = `mutation ($timeZone: String!) { updateViewer(input: { timeZone: $timeZone }) { logEntryId } }`;

// It is 09:00 in UTC on 21 November 2026, so what ended until 09:00 on 23 August is 90 days old.
describe("the calendar, of what is over", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const idsOf = async (): Promise<readonly string[]> => {
    const text = await (await me.send("/api/calendar.ics")).text();
    return eventsIn(text).map(({ uid }) => uid);
  };

  it.each([
    ["an appointment with its length", "Europe/Berlin", { time: "10:00", minutes: 61 }, { time: "10:00", minutes: 60 }],
    ["one without a length, which is an hour", "Europe/Berlin", { time: "10:01" }, { time: "10:00" }],
    [
      "one of a day, over midnight",
      "Pacific/Kiritimati",
      { day: "2026-08-22", time: "23:01", minutes: 1_440 },
      { day: "2026-08-22", time: "22:59", minutes: 1_440 },
    ],
    [
      "one far in the west",
      "Pacific/Pago_Pago",
      { day: "2026-08-22", time: "21:01" },
      { day: "2026-08-22", time: "21:00" },
    ],
  ])("has %s for 90 days after its end", async (_what, timeZone, kept, over) => {
    await me.query(ZONE, { timeZone: "Pacific/Kiritimati" });
    const { id: jobHuntId } = await createJobHunt(me);
    const add = async (appointment: object): Promise<string> => {
      const input = { jobHuntId, kind: "PHONE", day: "2026-08-23", timeZone, ...appointment };
      return (await me.query<{ createAppointment: { id: string } }>(CREATE, { input })).createAppointment.id;
    };
    const [keptId, overId] = [await add(kept), await add(over)];

    const ids = await idsOf();

    expect([ids.includes(keptId), ids.includes(overId)]).toEqual([true, false]);
  });

  it.each([
    ["Pacific/Auckland", "2026-08-23", "2026-08-22"],
    ["Pacific/Honolulu", "2026-08-22", "2026-08-21"],
  ])("has whole days for 90 days where their person is: %s", async (timeZone, kept, over) => {
    await me.query(ZONE, { timeZone });
    const add = async (day: string): Promise<readonly string[]> => {
      const { id: jobHuntId } = await createJobHunt(me);
      await me.query(DATES, { input: { jobHuntId, deadline: day } });
      const input = { jobHuntId, kind: "PHONE", day, timeZone: "Europe/Berlin" };
      const { createAppointment } = await me.query<{ createAppointment: { id: string } }>(CREATE, { input });
      return [`${jobHuntId}-APPLY`, createAppointment.id];
    };
    const [keptIds, overIds] = [await add(kept), await add(over)];

    const ids = await idsOf();

    expect(ids.filter((id) => keptIds.includes(id)).toSorted()).toEqual(keptIds.toSorted());
    expect(ids.filter((id) => overIds.includes(id))).toEqual([]);
  });
});
