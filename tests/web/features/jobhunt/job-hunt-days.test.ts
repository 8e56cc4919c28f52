import { describe, expect, it } from "@jest/globals";
import { createIntl } from "react-intl";
import { knownDays, type JobHuntDays } from "../../../../web/features/jobhunt/jobHuntDays.js";
import { dayTexts } from "../../../../web/plan/step/dayTexts.js";
import type { JobHunt } from "../../../../web/plan/step/optimistic.js";
import { named } from "../../translate.js";
import { huntWith } from "../../plan/step/hunts.js";

const TODAY = "2026-11-26";
const days = dayTexts(createIntl({ locale: "en-GB" }), named, TODAY);
const NONE: JobHuntDays = {
  ...{ deadline: null, offerReceivedOn: null, answerBy: null },
  ...{ contractArrivedOn: null, signBy: null, startsOn: null },
};

describe("the days of a hunt that others set", () => {
  const told = (hunt: JobHunt, known: Partial<JobHuntDays>) =>
    knownDays(hunt, { ...NONE, ...known }, { t: named, today: TODAY, days }).map(({ text }) => text);

  it("are said in the order in which they come, the known ones only", () => {
    const hunt = huntWith({ steps: {}, currentPhase: "ACCEPTING" });

    expect(told(hunt, { startsOn: "2027-02-01", offerReceivedOn: "2026-11-20", answerBy: "2026-11-27" })).toEqual([
      "jobHunt.dayOn.offer date=20 Nov",
      "jobHunt.dayOn.answer date=day.tomorrow",
      "jobHunt.dayOn.start date=1 Feb 2027",
    ]);
    expect(told(hunt, {})).toEqual([]);
  });

  it("are late in words while what they are for is open", () => {
    const late = "jobHunt.days.late what=jobHunt.applyBy date=24 Nov late=day.late days=2";
    const deadline = "2026-11-24";
    const open = huntWith({ steps: {}, openDates: ["DEADLINE", "SIGN_BY"] });
    const closed = huntWith({ steps: {}, openDates: [] });

    expect(told(open, { deadline })).toEqual([late]);
    expect(told(closed, { deadline })).toEqual(["jobHunt.applyBy date=24 Nov"]);
    expect(told(open, { signBy: deadline })[0]).toMatch(/^jobHunt.days.late what=jobHunt.dayOn.sign/);
    expect(told(closed, { signBy: deadline })).toEqual(["jobHunt.dayOn.sign date=24 Nov"]);
  });
});
