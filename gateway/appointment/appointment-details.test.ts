import { describe, expect, it } from "@jest/globals";
import { APPOINTMENT_PLACE_MAX } from "../../schema/limits.js";
import { AppError } from "../platform/errors.js";
import { checkChanges, checkNew } from "./appointment-details.js";
import { AppointmentKind, AppointmentRound } from "./appointment-enums.js";
import { Appointment } from "./appointment.entity.js";
import type { CreateAppointmentInput } from "./appointment.input.js";

const NEW: CreateAppointmentInput = { jobHuntId: "hunt", kind: AppointmentKind.VIDEO, day: "2026-12-01" };
const SAVED: Appointment = Object.assign(new Appointment(), {
  ...checkNew({ ...NEW, time: "10:30", minutes: 45, note: "Bring the portfolio" }, "UTC").details,
  outcome: null,
  cancelledBy: null,
});
const TOO_LONG = "x".repeat(APPOINTMENT_PLACE_MAX + 1);

describe("what an input says about an appointment", () => {
  it.each(["a\nATTENDEE:mailto:x@example.org", "a\r\nb", "a\tb", "a b", "a\u0085b", "a\u2028b", "a\u007fb"])(
    "has no space and no control character in its address: %j",
    (end) => {
      const url = `https://example.org/${end}`;

      expect(faultsOf(() => checkNew({ ...NEW, url }, "UTC"))).toEqual(["url url"]);
      expect(faultsOf(() => checkChanges({ id: "saved", url }, SAVED))).toEqual(["url url"]);
    },
  );

  it("keeps an address as it was written, without the space around it", () => {
    const url = " https://example.org/a,b;c?d=%20#e\n";

    expect(checkNew({ ...NEW, url }, "UTC").details.url).toBe("https://example.org/a,b;c?d=%20#e");
  });

  it.each([null, "", "  "])("has no length when its time is cleared, with %j", (time) => {
    expect(checkChanges({ id: "saved", time }, SAVED).details).toMatchObject({
      time: null,
      startsAt: null,
      minutes: null,
      note: "Bring the portfolio",
    });
  });

  it("keeps its length when it is moved, and has none that an input gives without a time", () => {
    expect(checkChanges({ id: "saved", time: "11:00" }, SAVED).details.minutes).toBe(45);
    expect(faultsOf(() => checkChanges({ id: "saved", time: null, minutes: 45 }, SAVED))).toEqual([
      "minutes needsTime",
    ]);
  });

  it.each<readonly [Pick<CreateAppointmentInput, "round" | "roundName" | "url">, string]>([
    [{ url: "no address" }, "url url"],
    [{ round: AppointmentRound.OTHER }, "roundName required"],
    [{ round: AppointmentRound.OTHER, roundName: " " }, "roundName required"],
    [{ round: AppointmentRound.TEST, roundName: "A walk" }, "roundName round"],
  ])("is told every fault, also beside a text that is too long: %#", (input, fault) => {
    const wrong = { place: TOO_LONG, minutes: 0, ...input };
    const faults = ["minutes order", "place maxLength", fault].sort();
    expect(faultsOf(() => checkNew({ ...NEW, time: "10:30", ...wrong }, "UTC"))).toEqual(faults);
    expect(faultsOf(() => checkChanges({ id: "saved", ...wrong }, SAVED))).toEqual(faults);
  });
});

/** Returns the fields and the rules that a check names, sorted. */
function faultsOf(check: () => unknown): readonly string[] {
  try {
    check();
  } catch (error) {
    if (error instanceof AppError)
      return (error.facts.fields ?? []).map(({ field, rule }) => `${field} ${rule}`).sort();
    throw error;
  }
  return [];
}
