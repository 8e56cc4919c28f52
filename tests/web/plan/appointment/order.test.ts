import { describe, expect, it } from "@jest/globals";
import {
  appointmentAfter,
  isPast,
  orderAppointments,
  untilNextChange,
} from "../../../../web/plan/appointment/appointmentOrder.js";

/** Thursday, noon in Berlin. */
const NOW = new Date("2026-11-26T11:00:00Z");
const EMPTY = { timeZone: "Europe/Berlin", startsAt: null, outcome: null, cancelledBy: null } as const;

const idsOf = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(" ");

describe("the appointments of a hunt", () => {
  const appointments = [
    { ...EMPTY, id: "next-week", day: "2026-12-01", startsAt: "2026-12-01T09:00:00.000Z" },
    { ...EMPTY, id: "cancelled", day: "2026-11-28", cancelledBy: "THEM" as const },
    { ...EMPTY, id: "evening", day: "2026-11-26", startsAt: "2026-11-26T17:00:00.000Z" },
    { ...EMPTY, id: "some-time-today", day: "2026-11-26" },
    { ...EMPTY, id: "morning", day: "2026-11-26", startsAt: "2026-11-26T08:00:00.000Z" },
    { ...EMPTY, id: "last-week", day: "2026-11-19", outcome: "GOOD" as const },
    { ...EMPTY, id: "told-early", day: "2026-11-30", outcome: "UNSAID" as const },
  ];

  it("are those to come, the next first, those that were held and those that were cancelled, the last first", () => {
    const { upcoming, held, cancelled } = orderAppointments(appointments, NOW);

    expect(idsOf(upcoming)).toBe("some-time-today evening next-week");
    expect(idsOf(held)).toBe("told-early morning last-week");
    expect(idsOf(cancelled)).toBe("cancelled");
  });

  it("have one to prepare for after another has its outcome", () => {
    expect(appointmentAfter(appointments, "some-time-today", NOW)?.id).toBe("evening");
    expect(appointmentAfter([], "evening", NOW)).toBeUndefined();
  });

  it("are ordered again when the next one begins, and every ten minutes", () => {
    expect(
      untilNextChange([{ startsAt: "2026-11-26T11:01:00.000Z" }, { startsAt: "2026-11-26T10:00:00.000Z" }], NOW),
    ).toBe(60_000);
    expect(untilNextChange([{ startsAt: null }, { startsAt: "2026-12-01T09:00:00.000Z" }], NOW)).toBe(600_000);
  });
});

describe("an appointment without a time", () => {
  it("is past when its day is, in its own zone", () => {
    const night = new Date("2026-11-26T15:30:00Z");

    expect(isPast({ day: "2026-11-26", startsAt: null, timeZone: "Asia/Tokyo" }, night)).toBe(true);
    expect(isPast({ day: "2026-11-26", startsAt: null, timeZone: "Europe/Lisbon" }, night)).toBe(false);
  });

  it("has the browser's day where the browser does not know the zone", () => {
    expect(isPast({ day: "2026-11-20", startsAt: null, timeZone: "Mars/Olympus" }, NOW)).toBe(true);
  });
});
