import { describe, expect, it } from "@jest/globals";
import { createIntl } from "react-intl";
import { nextText, type HuntNext } from "../../../../web/plan/step/huntNext.js";
import { plansNews } from "../../../../web/features/jobhunt/plansNews.js";
import { stepDate } from "../../../../web/plan/step/stepDate.js";
import { stripParts } from "../../../../web/plan/next/stripParts.js";
import { dayTexts } from "../../../../web/plan/step/dayTexts.js";
import type { JobHuntStep } from "../../../../web/plan/step/optimistic.js";
import { named } from "../../translate.js";
import type { Reason } from "../../../../web/plan/step/useReasonTexts.js";
import { huntWith, nextWith } from "./hunts.js";

/** A Thursday. */
const TODAY = "2026-11-26";
const ZONE = "Europe/Berlin";
const days = dayTexts(createIntl({ locale: "en-GB" }), named, TODAY);
const SEND = { SEND_APPLICATION_BUNDLE: { dueOn: "2026-11-28" } } as const;
const words = { t: named, intl: createIntl({ locale: "en-GB" }), today: TODAY, days, timeZone: ZONE };
const reasons = { hint: (reason: Reason | null) => reason && reason.key };

/** Returns the words of what is next. */
const told = (facts: Partial<HuntNext>, pausedUntil: string | null = null) =>
  nextText({ next: nextWith(facts), pausedUntil }, words);

describe("what is next in a hunt, in words", () => {
  it("is the step with its day", () => {
    const step = "SEND_APPLICATION_BUNDLE";
    const what = "step.sendApplicationBundle";

    expect(told({ step, day: "2026-11-28" })).toMatchObject({ what, when: "Sat 28 Nov", tone: "plain" });
    expect(told({ step, day: TODAY })).toMatchObject({ when: "day.today", tone: "today" });
    expect(told({ step, day: "2026-11-24" })).toMatchObject({ when: "day.planned day=Tue 24 Nov", tone: "plain" });
    expect(told({ step })).toMatchObject({ when: "jobHunt.next.noDate", tone: "plain" });
  });

  it("is a day that others set, and late in words once it is past", () => {
    const deadline: Partial<HuntNext> = { kind: "DEADLINE", hint: { key: "lastDayToApply", facts: [] } };

    expect(told({ ...deadline, day: "2026-11-27" })).toMatchObject({ what: "today.lastDayToApply", tone: "plain" });
    expect(told({ ...deadline, day: "2026-11-24", isLate: true })).toMatchObject({
      when: "day.late days=2",
      tone: "late",
    });
    expect(told({ kind: "PROMISE", hint: { key: "theyPromised", facts: [] }, day: "2026-11-24" })).toMatchObject({
      ...{ what: "today.theyPromised", when: "Tue 24 Nov", tone: "plain" },
    });
    expect(told({ kind: "PROMISE", hint: { key: "new kind", facts: [] }, day: TODAY })?.what).toBe("today.otherDay");
  });

  it("is an appointment with its time where the person is", () => {
    const appointment = { id: "a", round: "INTERVIEW", roundNumber: 2, roundName: null } as const;
    const next = { kind: "APPOINTMENT", appointment, day: "2026-11-30", startsAt: "2026-11-30T09:00:00Z" } as const;

    expect(told(next)).toEqual({
      what: "appointment.round number=2",
      when: "jobHunt.next.at day=Mon 30 Nov time=10:00",
      tone: "plain",
    });
    expect(told({ ...next, startsAt: null })?.when).toBe("Mon 30 Nov");
  });

  it("is that the phase is complete, or until when it is paused; nothing in a hunt that has ended", () => {
    expect(told({ kind: "COMPLETE", day: TODAY })).toEqual({
      what: "jobHunt.everyStepDone",
      when: null,
      tone: "plain",
    });
    expect(told({ kind: "PAUSED" }, "2026-12-03")?.what).toBe("pause.running day=Thu 3 Dec");
    expect(nextText({ next: null, pausedUntil: null }, words)).toBeNull();
  });

  it("is said below the step with what to know of it, and from three days on that there is no news", () => {
    const parts = (next: Partial<HuntNext>, quietSince: string | null = null) =>
      stripParts({ next: nextWith(next), quietSince }, { t: named, today: TODAY, days, reasons });
    const hint = { key: "hint.noNews days=7", facts: [] };

    expect(parts({ day: TODAY }, "2026-11-19")).toEqual(["day.dueToday", "hint.noNews days=7"]);
    expect(parts({ day: TODAY, hint }, "2026-11-19")).toEqual(["day.dueToday", "hint.noNews days=7"]);
    expect(parts({ day: TODAY }, "2026-11-24")).toEqual(["day.dueToday"]);
    expect(parts({ hint: { key: "lastDayToApply", facts: [] } })).toEqual(["lastDayToApply"]);
  });
});

describe("the day below the name of a step", () => {
  const step = (facts: Partial<JobHuntStep>): JobHuntStep => ({
    ...{ id: "h:12", name: "FIRST_FOLLOW_UP_COMMUNICATIONS", status: "INACTIVE", dueOn: null, doneOn: null },
    ...facts,
  });

  const dated: readonly (readonly [string, Partial<JobHuntStep>, string, string])[] = [
    ["done", { status: "DONE", doneOn: "2026-11-18" }, "18 Nov", "plain"],
    ["due today", { dueOn: TODAY }, "day.dueToday", "today"],
    ["due tomorrow", { dueOn: "2026-11-27" }, "day.due day=day.tomorrow", "plain"],
    ["to come", { dueOn: "2026-12-03" }, "Thu 3 Dec", "plain"],
    ["past", { dueOn: "2026-11-24" }, "day.planned day=Tue 24 Nov", "plain"],
  ];

  it.each(dated)("says of one that is %s when it was or is", (_name, facts, text, tone) => {
    const date = stepDate(step(facts), TODAY, days);

    expect([date?.text.replaceAll(",", ""), date?.tone]).toEqual([text, tone]);
  });

  it("is missing where there is none", () => {
    expect(stepDate(step({}), TODAY, days)).toBeNull();
    expect(stepDate(step({ status: "SKIPPED" }), TODAY, days)).toBeNull();
  });
});

describe("the line that open steps have dates now", () => {
  const next = nextWith({ step: "SEND_APPLICATION_BUNDLE", day: "2026-11-27" });
  const dated = { steps: SEND, next };
  const began = { ...dated, createdAt: "2026-11-26T09:00:00Z" };

  it("is for those whose hunts are older", () => {
    expect(plansNews([huntWith(began), huntWith(dated)], TODAY, ZONE)).toBe("TELL");
    expect(plansNews([huntWith({ steps: SEND, next: nextWith({ step: next.step }) })], TODAY, ZONE)).toBe("NONE");
    expect(plansNews([huntWith(began)], TODAY, ZONE)).toBe("KNOWN");
    expect(plansNews([], TODAY, ZONE)).toBe("NONE");
  });

  it("minds the day in the time zone of the person", () => {
    const late = huntWith({ ...dated, createdAt: "2026-11-25T23:30:00Z" });

    expect(plansNews([late], TODAY, ZONE)).toBe("KNOWN");
    expect(plansNews([late], TODAY, "UTC")).toBe("TELL");
  });
});
