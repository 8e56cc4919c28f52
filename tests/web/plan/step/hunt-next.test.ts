import { describe, expect, it } from "@jest/globals";
import { createIntl } from "react-intl";
import { nextOf, nextStepOf, openDeadline, toneOf } from "../../../../web/plan/step/huntNext.js";
import { plansNews } from "../../../../web/features/jobhunt/plansNews.js";
import { stepDate } from "../../../../web/plan/step/stepDate.js";
import { stripParts } from "../../../../web/plan/step/stripParts.js";
import { dayTexts } from "../../../../web/plan/step/dayTexts.js";
import type { JobHuntStep } from "../../../../web/plan/step/optimistic.js";
import { named } from "../../translate.js";
import { huntWith } from "./hunts.js";

/** A Thursday. */
const TODAY = "2026-11-26";
const ZONE = "Europe/Berlin";
const days = dayTexts(createIntl({ locale: "en-GB" }), named, TODAY);
const BUILT = { BUILD_APPLICATION_BUNDLE: { status: "DONE", doneOn: "2026-11-18" } } as const;
const SEND = { SEND_APPLICATION_BUNDLE: { dueOn: "2026-11-28" } } as const;
const SENT = { SEND_APPLICATION_BUNDLE: { status: "DONE", doneOn: "2026-11-19" } } as const;
const FOLLOW_UP = { FIRST_FOLLOW_UP_COMMUNICATIONS: { status: "ACTIVE", dueOn: TODAY } } as const;

describe("what is next in a hunt", () => {
  it("is the open step with the earliest day", () => {
    const steps = { ...BUILT, PRE_APPLICATION_COMMUNICATIONS: { dueOn: "2026-11-30" }, ...SEND };

    expect(nextOf(huntWith({ steps }), TODAY)).toMatchObject({ kind: "STEP", day: "2026-11-28" });
  });

  it("is without a day the active step, else the first open one", () => {
    const open = { ...BUILT, PRE_APPLICATION_COMMUNICATIONS: {}, SEND_APPLICATION_BUNDLE: {} } as const;
    const active = { ...open, SEND_APPLICATION_BUNDLE: { status: "ACTIVE" } } as const;

    expect(nextStepOf(huntWith({ steps: open }))?.name).toBe("PRE_APPLICATION_COMMUNICATIONS");
    expect(nextStepOf(huntWith({ steps: active }))?.name).toBe("SEND_APPLICATION_BUNDLE");
    expect(nextOf(huntWith({ steps: active }), TODAY)).toMatchObject({ kind: "STEP", day: null });
  });

  it("is the last day to apply once it is there, or before the next step, until the application was sent", () => {
    const next = (deadline: string, steps = { ...BUILT, ...SEND }) => nextOf(huntWith({ steps, deadline }), TODAY);

    expect(next("2026-11-24")).toEqual({ kind: "DEADLINE", day: "2026-11-24" });
    expect(next("2026-11-27")).toEqual({ kind: "DEADLINE", day: "2026-11-27" });
    expect(next("2026-12-01")).toMatchObject({ kind: "STEP" });
    expect(openDeadline(huntWith({ steps: SENT, deadline: "2026-11-24" }))).toBeNull();
    expect(openDeadline(huntWith({ steps: {}, deadline: TODAY, currentPhase: "ACCEPTING" }))).toBeNull();
  });

  it("is that every step is done, and nothing in a hunt that has ended", () => {
    expect(nextOf(huntWith({ steps: { ...BUILT, ...SENT } }), TODAY)).toEqual({ kind: "COMPLETE" });
    expect(nextOf(huntWith({ steps: SEND, status: "TERMINATED" }), TODAY)).toBeNull();
  });

  it("is late only on a day that others set", () => {
    expect(toneOf("2026-11-24", TODAY, true)).toBe("late");
    expect(toneOf("2026-11-24", TODAY, false)).toBe("plain");
    expect([toneOf(TODAY, TODAY, true), toneOf(TODAY, TODAY, false)]).toEqual(["today", "today"]);
    expect(toneOf(null, TODAY, true)).toBe("plain");
  });

  it("is told with its day, the last day to apply, and from three days on that there is no news", () => {
    const told = (facts: Partial<Parameters<typeof huntWith>[0]>) => {
      const hunt = huntWith({ steps: { ...BUILT, ...FOLLOW_UP }, ...facts });
      const step = nextStepOf(hunt);
      return step && stripParts(hunt, step, { t: named, today: TODAY, days }).map(({ text, isLate }) => [text, isLate]);
    };

    expect(told({ quietSince: "2026-11-19" })).toEqual([
      ["day.dueToday", false],
      ["hint.noNews days=7", false],
    ]);
    expect(told({ quietSince: "2026-11-24" })).toEqual([["day.dueToday", false]]);
    expect(told({ deadline: "2026-11-24" })?.[1]).toEqual(["jobHunt.next.lastDayWhen when=day.late days=2", true]);
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
  const dated = { steps: SEND };
  const began = { ...dated, createdAt: "2026-11-26T09:00:00Z" };

  it("is for those whose hunts are older", () => {
    expect(plansNews([huntWith(began), huntWith(dated)], TODAY, ZONE)).toBe("TELL");
    expect(plansNews([huntWith({ steps: { SEND_APPLICATION_BUNDLE: {} } })], TODAY, ZONE)).toBe("NONE");
    expect(plansNews([huntWith(began)], TODAY, ZONE)).toBe("KNOWN");
    expect(plansNews([], TODAY, ZONE)).toBe("NONE");
  });

  it("minds the day in the time zone of the person", () => {
    const late = huntWith({ ...dated, createdAt: "2026-11-25T23:30:00Z" });

    expect(plansNews([late], TODAY, ZONE)).toBe("KNOWN");
    expect(plansNews([late], TODAY, "UTC")).toBe("TELL");
  });
});
