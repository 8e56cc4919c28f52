import { describe, expect, it } from "@jest/globals";
import { nextAppointment, openAppointments } from "../../../../web/features/jobhunt/nextAppointment.js";
import type { Appointment_AppointmentFragment } from "../../../../web/plan/appointment/appointment.generated.js";
import { huntWith } from "../../plan/step/hunts.js";

const TODAY = "2026-11-26";
const NOW = new Date("2026-11-26T09:00:00Z");

const on = (day: string, changed: Partial<Appointment_AppointmentFragment> = {}): Appointment_AppointmentFragment => ({
  ...{ id: day, version: 1, jobHuntId: "h", kind: "PHONE", round: "INTERVIEW", roundNumber: null, roundName: null },
  ...{ day, time: null, timeZone: "Europe/Berlin", repeatedHour: null, startsAt: null, minutes: null, place: null },
  ...{ url: null, phone: null, note: null, outcome: null, cancelledBy: null, contacts: [] },
  ...changed,
});
const hunt = (dueOn: string | null) =>
  huntWith({ currentPhase: "INTERVIEWING", steps: { PREPARE_1_DAY_BEFORE: { status: "ACTIVE", dueOn } } });

describe("the appointments of an open card", () => {
  it("are those of which nobody said how they went, and those to come", () => {
    const held = on("2026-11-20", { outcome: "GOOD" });
    const cancelled = on("2026-11-27", { cancelledBy: "THEM" });
    const open = openAppointments([on("2026-11-30"), held, cancelled, on("2026-11-24")], NOW);
    expect(open.map(({ day }) => day)).toEqual(["2026-11-24", "2026-11-30"]);
  });

  it.each<[string, string[], string | null, string | undefined]>([
    ["today's", [TODAY], TODAY, TODAY],
    ["the one before the next step", ["2026-11-28"], "2026-11-30", "2026-11-28"],
    ["none when the step comes first", ["2026-11-30"], "2026-11-28", undefined],
    ["a near one when no step has a day", ["2026-12-03"], null, "2026-12-03"],
    ["none that is far off", ["2026-12-04"], null, undefined],
    ["not one that is past when another is to come", ["2026-11-20", TODAY], null, TODAY],
    ["the last one that is past", ["2026-11-18", "2026-11-20"], TODAY, "2026-11-20"],
  ])("are what is next: %s", (_name, days, dueOn, next) => {
    const open = days.map((day) => on(day));
    expect(nextAppointment(hunt(dueOn), open, TODAY)?.day).toBe(next);
  });

  it("are not next in a hunt that has ended", () => {
    expect(nextAppointment({ ...hunt(null), status: "TERMINATED" }, [on(TODAY)], TODAY)).toBeUndefined();
  });
});
