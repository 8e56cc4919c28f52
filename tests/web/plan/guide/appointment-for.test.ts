import { describe, expect, it } from "@jest/globals";
import { appointmentFor } from "../../../../web/plan/guide/appointmentFor.js";

const TODAY = "2026-11-26";
const PREPARING = "PREPARE_1_DAY_BEFORE";
const THE_DAY = "DAY_OF_THE_INTERVIEW";

const on = (day: string, changed: { outcome?: "GOOD"; cancelledBy?: "THEM"; time?: string } = {}) => ({
  day,
  time: null,
  outcome: null,
  cancelledBy: null,
  ...changed,
});

describe("the appointment that a step is about", () => {
  it("is none in other phases, and without one", () => {
    expect(appointmentFor([on("2026-11-30")], "SEND_APPLICATION_BUNDLE", TODAY)).toBeNull();
    expect(appointmentFor([], PREPARING, TODAY)).toBeNull();
  });

  it.each<[string, ReturnType<typeof on>[], string]>([
    ["the next one", [on("2026-12-10"), on("2026-11-30"), on("2026-11-10", { outcome: "GOOD" })], "2026-11-30"],
    ["not one that was cancelled", [on("2026-11-27", { cancelledBy: "THEM" }), on("2026-11-30")], "2026-11-30"],
    ["not one that is past while another follows", [on("2026-11-20"), on("2026-11-30")], "2026-11-30"],
    ["the last one while nobody said how it went", [on("2026-11-12"), on("2026-11-20")], "2026-11-20"],
  ])("when one prepares: %s", (_name, appointments, day) => {
    expect(appointmentFor(appointments, PREPARING, TODAY)?.day).toBe(day);
  });

  it("is none when how all went is known", () => {
    expect(appointmentFor([on("2026-11-25", { outcome: "GOOD" })], PREPARING, TODAY)).toBeNull();
  });

  it("is the earlier one of two on a day", () => {
    const [late, early] = [on("2026-11-30", { time: "15:00" }), on("2026-11-30", { time: "09:30" })];
    expect(appointmentFor([late, early], PREPARING, TODAY)).toBe(early);
  });

  it.each<[string, ReturnType<typeof on>[], string]>([
    ["the one of the day", [on(TODAY), on("2026-12-10")], TODAY],
    ["the one to thank for", [on("2026-11-25", { outcome: "GOOD" }), on("2026-12-10")], "2026-11-25"],
    ["the next one, days after the last", [on("2026-11-20", { outcome: "GOOD" }), on("2026-12-10")], "2026-12-10"],
    ["the last one, when no other follows", [on("2026-11-10", { outcome: "GOOD" })], "2026-11-10"],
  ])("at the day of the interview: %s", (_name, appointments, day) => {
    expect(appointmentFor(appointments, THE_DAY, TODAY)?.day).toBe(day);
  });
});
