import { describe, expect, it } from "@jest/globals";
import { createIntl } from "react-intl";
import { appointmentTexts } from "../../../../web/plan/appointment/appointmentTexts.js";
import { closedPreparation } from "../../../../web/plan/appointment/preparation.js";
import { previewParts } from "../../../../web/plan/appointment/previewParts.js";
import { ownTime } from "../../../../web/plan/appointment/zoneWords.js";
import { dayTexts } from "../../../../web/plan/step/dayTexts.js";
import type { AppointmentRound, StepName, StepStatus } from "../../../../web/schema.generated.js";
import { named } from "../../translate.js";

const intl = createIntl({ locale: "en-GB" });
const days = dayTexts(intl, named, "2026-11-26");
const texts = appointmentTexts(intl, named, days, "Europe/Lisbon");
const BERLIN = { day: "2026-11-30", timeZone: "Europe/Berlin", startsAt: "2026-11-30T09:00:00.000Z" };

describe("an appointment in words", () => {
  it("begins when it does where the person is, and there", () => {
    expect(texts.when(BERLIN).replaceAll(",", "")).toBe(
      "appointment.whenThere when=appointment.when day=Mon 30 Nov time=09:00 there=10:00 city=Berlin",
    );
  });

  it("names no zone that has the same time", () => {
    expect(texts.when({ ...BERLIN, timeZone: "Europe/London" }).replaceAll(",", "")).toBe(
      "appointment.when day=Mon 30 Nov time=09:00",
    );
  });

  it("names the day there when it is another one", () => {
    const tokyo = { day: "2026-12-01", timeZone: "Asia/Tokyo", startsAt: "2026-11-30T22:30:00.000Z" };

    expect(texts.when(tokyo).replaceAll(",", "")).toBe(
      "appointment.whenThere when=appointment.when day=Mon 30 Nov time=22:30 " +
        "there=appointment.when day=Tue 1 Dec time=07:30 city=Tokyo",
    );
  });

  it("has its day alone while no time is known", () => {
    expect(texts.when({ ...BERLIN, startsAt: null }).replaceAll(",", "")).toBe("Mon 30 Nov");
  });

  it.each<[AppointmentRound, number | null, string | null, string]>([
    ["INTERVIEW", 2, null, "appointment.round number=2"],
    ["INTERVIEW", null, null, "appointment.round.INTERVIEW"],
    ["OTHER", null, "Lunch with the team", "Lunch with the team"],
    ["OTHER", null, null, "appointment.round.OTHER"],
    ["OFFER", null, null, "appointment.round.OFFER"],
  ])("is about %s %s %s", (round, roundNumber, roundName, words) => {
    expect(texts.round({ round, roundNumber, roundName })).toBe(words);
  });

  it("has its length in its summary only when that is known", () => {
    const about = { round: "TEST", roundNumber: null, roundName: null, kind: "VIDEO" } as const;

    expect(texts.summary({ ...about, minutes: 90 })).toBe(
      "appointment.round.TEST · appointment.kind.VIDEO · appointment.minutes minutes=90",
    );
    expect(texts.summary({ ...about, minutes: null })).toBe("appointment.round.TEST · appointment.kind.VIDEO");
  });
});

describe("the person's own time", () => {
  const zones = { own: "Europe/Lisbon", theirs: "Europe/Berlin" };

  it("is said where it is another one, with its day when that is another one", () => {
    expect(ownTime(intl, BERLIN.startsAt, zones)).toEqual({ time: "09:00", day: null });
    expect(ownTime(intl, "2026-11-29T23:30:00.000Z", zones)).toEqual({ time: "23:30", day: "2026-11-29" });
  });

  it("is not said where it is the same, whatever the zone is called", () => {
    expect(ownTime(intl, BERLIN.startsAt, { own: "Europe/Rome", theirs: "Europe/Berlin" })).toBeNull();
  });

  it("differs in the weeks in which only one zone has changed its clocks", () => {
    const usual = { own: "Europe/London", theirs: "America/New_York" };

    expect(ownTime(intl, "2026-03-20T14:00:00.000Z", usual)?.time).toBe("14:00");
    expect(ownTime(intl, "2026-04-20T13:00:00.000Z", usual)?.time).toBe("14:00");
  });
});

describe("what an appointment changes", () => {
  const step = { setBy: "RULE", isShort: false } as const;
  const parts = previewParts({
    steps: [
      { ...step, step: "RESEARCH_FOR_THE_INTERVIEW", dueOn: "2026-11-26", previousDueOn: null, isShort: true },
      { ...step, step: "PREPARE_1_DAY_BEFORE", dueOn: "2026-11-29", previousDueOn: "2026-12-02" },
      { ...step, step: "DAY_OF_THE_INTERVIEW", dueOn: null, previousDueOn: "2026-12-03" },
      { step: "PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE", dueOn: "2026-11-27", previousDueOn: "2026-11-27", setBy: "PERSON", isShort: false },
    ],
  }); // prettier-ignore

  it("is the days of rules, with the day that a step had when it is another one", () => {
    expect(parts.days).toEqual([
      { step: "RESEARCH_FOR_THE_INTERVIEW", day: "2026-11-26", was: null },
      { step: "PREPARE_1_DAY_BEFORE", day: "2026-11-29", was: "2026-12-02" },
      { step: "DAY_OF_THE_INTERVIEW", day: null, was: "2026-12-03" },
    ]);
    expect(parts.count).toBe(2);
  });

  it("says where there is little time, and that a day of the person's stays", () => {
    expect(parts.short).toEqual([{ step: "RESEARCH_FOR_THE_INTERVIEW", day: "2026-11-26" }]);
    expect(parts.hasOwnDays).toBe(true);
    expect(previewParts({ steps: [] })).toEqual({ days: [], count: 0, short: [], hasOwnDays: false });
  });
});

describe("the steps of preparing that are closed", () => {
  const hunt = (currentPhase: string, ...states: readonly (readonly [StepName, StepStatus])[]) => ({
    status: "ACTIVE",
    currentPhase,
    phases: [{ name: "INTERVIEWING", steps: states.map(([name, status]) => ({ name, status })) }],
  });
  const states = [
    ["ACCEPTING_INTERVIEW", "DONE"],
    ["RESEARCH_FOR_THE_INTERVIEW", "DONE"],
    ["PREPARE_1_DAY_BEFORE", "SKIPPED"],
    ["DAY_OF_THE_INTERVIEW", "ACTIVE"],
  ] as const;

  it("are those that lead to an appointment, in a hunt that has interviews now", () => {
    expect(closedPreparation(hunt("INTERVIEWING", ...states))).toBe(2);
    expect(closedPreparation(hunt("ACCEPTING", ...states))).toBe(0);
    expect(closedPreparation({ ...hunt("INTERVIEWING", ...states), status: "TERMINATED" })).toBe(0);
  });
});
