import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import {
  APPOINTMENT_CHANGES,
  changeAppointment,
  createAppointment,
  type AppointmentChanged,
} from "../support/factories/appointment.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-embedded-database.js";

describe("the time of an appointment", () => {
  let app: TestApp;
  let me: Client;
  let hunt: MadeJobHunt;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    hunt = await createJobHunt(me);
  });
  afterAll(() => app.close());

  const inputOf = (input: object): object => ({ input: { jobHuntId: hunt.id, kind: "PHONE", ...input } });
  const create = (input: object = {}): Promise<AppointmentChanged> =>
    createAppointment(me, { jobHuntId: hunt.id, ...input });

  it("say which time clocks skip, and which two times they repeat", async () => {
    const skipped = await me.failure(
      APPOINTMENT_CHANGES.create,
      inputOf({ day: "2027-03-28", time: "02:30", timeZone: "Europe/Berlin" }),
    );
    const twice = await me.failure(
      APPOINTMENT_CHANGES.create,
      inputOf({ day: "2026-10-25", time: "02:30", timeZone: "Europe/Berlin" }),
    );

    expect(skipped.message).toBe("time: clocks in Europe/Berlin go forward on 2027-03-28, and are never at 02:30.");
    expect(twice.message).toBe(
      "repeatedHour: clocks in Europe/Berlin go back on 2026-10-25, and are at 02:30 twice: FIRST is at UTC+02:00, SECOND at UTC+01:00.",
    );
  });

  it.each([
    ["FIRST", "2026-10-25T00:30:00.000Z"],
    ["SECOND", "2026-10-25T01:30:00.000Z"],
  ])("begin at the %s of two moments, until their time comes once", async (repeatedHour, startsAt) => {
    const start = { day: "2026-10-25", time: "02:30", timeZone: "Europe/Berlin", repeatedHour };
    const { id, appointment } = await create({ ...start, minutes: 30 });
    const moved = await changeAppointment(me, "update", { id, time: "03:00" });
    const plain = await create({ day: "2026-12-01", time: "02:30", timeZone: "Europe/Berlin", repeatedHour });

    expect(appointment).toMatchObject({ repeatedHour, startsAt });
    expect(moved.appointment).toMatchObject({ repeatedHour: null, startsAt: "2026-10-25T02:00:00.000Z" });
    expect(plain.appointment.repeatedHour).toBeNull();
  });

  it("has passed where it is, though the same time is to come for its person", async () => {
    const { id } = await create({ day: "2026-11-21", time: "20:00", timeZone: "Pacific/Kiritimati" });

    const { appointment } = await changeAppointment(me, "outcome", { id, outcome: "GOOD" });

    expect(appointment).toMatchObject({ startsAt: "2026-11-21T06:00:00.000Z", outcome: "GOOD" });
  });

  it("is checked when it changes alone, as the rules of a zone can change", async () => {
    const { id } = await create({ day: "2026-12-01", time: "10:00", timeZone: "Europe/Berlin" });
    // As if the clocks had gone forward over it by a later rule.
    const gone = `update appointment set day = '2027-03-28', time = '02:30' where owner_id = $1 and id = $2`;
    await app.test.database.query(gone, [me.person.id, id]);

    const { appointment } = await changeAppointment(me, "update", { id, note: "Kept" });
    const failure = await me.failure(APPOINTMENT_CHANGES.update, { input: { id, time: "02:45" } });

    expect(appointment).toMatchObject({ note: "Kept", time: "02:30" });
    expect(failure.extensions).toMatchObject({ fields: [{ field: "time", rule: "skipped" }] });
  });
});
