import { describe, expect, it } from "@jest/globals";
import { cardNews } from "../../../../web/features/jobhunt/cardNews.js";
import type { NextText } from "../../../../web/plan/step/huntNext.js";
import type { JobHunt } from "../../../../web/plan/step/optimistic.js";
import { translated } from "../../translate.js";

const TODAY = "2026-11-26";
const NEXT: NextText = { what: "Build application bundle", when: "Mon 30 Nov", tone: "plain" };

describe("the last line of a closed card", () => {
  const news = (facts: Partial<JobHunt>, next: Partial<NextText> = {}) => {
    const hunt = { next: stepOn("2026-11-30"), quietSince: null, deadline: null, currentPhase: "APPLYING", ...facts };
    const days = { short: (day: string) => `<${day}>`, withWeekday: (day: string) => day };
    // All that is read of a hunt.
    return cardNews(hunt as JobHunt, { ...NEXT, ...next }, { t: translated, today: TODAY, days });
  };

  it("is what is next", () => {
    expect(news({})).toEqual({ ...NEXT, isUrgent: false });
    expect(news({ quietSince: "2026-11-20" }).what).toBe(NEXT.what);
  });

  it("says from the seventh day on that no news came, unless what is next is due", () => {
    expect(news({ quietSince: "2026-11-19" })).toMatchObject({ what: "no news for 7 days", when: NEXT.when });
    expect(news({ quietSince: "2026-11-14" }, { tone: "today" }).what).toBe(NEXT.what);
    expect(news({ quietSince: "2026-11-14" }, { tone: "late" }).what).toBe(NEXT.what);
  });

  it("says a last day to apply that is within a week, before anything was sent", () => {
    expect(news({ deadline: "2026-12-03" })).toMatchObject({
      what: "apply by <2026-12-03>",
      when: NEXT.when,
      isUrgent: true,
    });
    expect(news({ deadline: "2026-11-30" })).toMatchObject({ when: null });
    expect(news({ deadline: "2026-12-04" }).what).toBe(NEXT.what);
    expect(news({ deadline: "2026-11-25" }).what).toBe(NEXT.what);
    expect(news({ deadline: "2026-11-28", currentPhase: "INTERVIEWING" }).what).toBe(NEXT.what);
    expect(news({ deadline: "2026-11-28", quietSince: "2026-11-25" }).what).toBe(NEXT.what);
  });
});

function stepOn(day: string): JobHunt["next"] {
  return {
    kind: "STEP",
    step: "BUILD_APPLICATION_BUNDLE",
    day,
    startsAt: null,
    isLate: false,
    hint: null,
    appointment: null,
  };
}
