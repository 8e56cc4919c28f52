import { describe, expect, it } from "@jest/globals";
import { openAppointments } from "../../../../web/features/jobhunt/openAppointments.js";
import type { Appointment_AppointmentFragment } from "../../../../web/plan/appointment/appointment.generated.js";

const NOW = new Date("2026-11-26T09:00:00Z");

const on = (day: string, changed: Partial<Appointment_AppointmentFragment> = {}): Appointment_AppointmentFragment => ({
  ...{ id: day, version: 1, jobHuntId: "h", kind: "PHONE", round: "INTERVIEW", roundNumber: null, roundName: null },
  ...{ day, time: null, timeZone: "Europe/Berlin", repeatedHour: null, startsAt: null, minutes: null, place: null },
  ...{ url: null, phone: null, note: null, outcome: null, cancelledBy: null, contacts: [] },
  ...changed,
});

describe("the appointments of an open card", () => {
  it("are those of which nobody said how they went, and those to come", () => {
    const held = on("2026-11-20", { outcome: "GOOD" });
    const cancelled = on("2026-11-27", { cancelledBy: "THEM" });
    const open = openAppointments([on("2026-11-30"), held, cancelled, on("2026-11-24")], NOW);
    expect(open.map(({ day }) => day)).toEqual(["2026-11-24", "2026-11-30"]);
  });
});
