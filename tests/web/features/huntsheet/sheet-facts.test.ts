import { describe, expect, it } from "@jest/globals";
import { createIntl } from "react-intl";
import { sheetFacts } from "../../../../web/features/huntsheet/sheetFacts.js";
import type { Sheet } from "../../../../web/features/huntsheet/sheet.js";
import { dayTexts } from "../../../../web/plan/step/dayTexts.js";
import { named } from "../../translate.js";
import { jobWith, sheetWith } from "./sheets.js";

const TODAY = "2026-11-26";
const words = {
  t: named,
  today: TODAY,
  days: dayTexts(createIntl({ locale: "en-GB" }), named, TODAY),
  timeZone: "UTC",
};
const SENT = { SEND_APPLICATION_BUNDLE: { status: "DONE", doneOn: "2026-11-19" } } as const;

/** Returns the facts as `name: text`, and ` late` where a day is past. */
function factsOf(sheet: Sheet): readonly string[] {
  return sheetFacts(sheet, words).map(({ name, text, isLate }) => `${name}: ${text}${isLate ? " late" : ""}`);
}

describe("the facts of a hunt sheet", () => {
  it("are those that are known, in their order", () => {
    const jobDetails = jobWith({
      location: "Sankt Orlen",
      salary: "EUR 62,000",
      term: "Full-time",
      referenceNumber: "B1",
    });

    expect(factsOf(sheetWith({ jobDetails, idealJob: { id: "i", name: "Maps and mobility" } }))).toEqual([
      "place: Sankt Orlen",
      "pay: EUR 62,000",
      "term: Full-time",
      "reference: B1",
      "found: huntSheet.foundByAdvert day=1 Nov",
      "idealJob: Maps and mobility",
    ]);
  });

  it("are the day it began alone, where nothing else is known", () => {
    expect(factsOf(sheetWith({ jobDetails: null }))).toEqual(["found: 1 Nov"]);
  });

  it.each([
    ["Pacific/Auckland", "2 Nov"],
    ["America/Los_Angeles", "1 Nov"],
  ])("begin on the day of the person in %s", (timeZone, day) => {
    const sheet = sheetWith({ jobDetails: null, createdAt: "2026-11-01T23:30:00Z" });

    expect(sheetFacts(sheet, { ...words, timeZone }).map(({ text }) => text)).toEqual([day]);
  });

  it("take the id of the job where the advert has no reference", () => {
    expect(factsOf(sheetWith({ jobId: "REQ-7", jobDetails: jobWith({ salary: " " }) }))[0]).toBe("reference: REQ-7");
  });

  it.each<readonly [string, Parameters<typeof sheetWith>[0], string]>([
    ["ahead", { deadline: "2026-12-22" }, "22 Dec"],
    [
      "past, and said to be",
      { deadline: "2026-11-22", openDates: ["DEADLINE"] },
      "huntSheet.applyByLate day=22 Nov late=day.late days=4 late",
    ],
    ["kept", { deadline: "2026-11-22", steps: SENT }, "huntSheet.applyByKept day=22 Nov"],
    ["a mere day, when it was sent later", { deadline: "2026-11-18", steps: SENT }, "18 Nov"],
    ["a mere day in an ended hunt", { deadline: "2026-11-18", status: "TERMINATED" }, "18 Nov"],
    [
      "in the advert's words",
      { jobDetails: jobWith({ applicationDeadline: "as soon as possible" }) },
      "as soon as possible",
    ],
  ])("show a last day to apply that is %s", (_what, facts, text) => {
    expect(factsOf(sheetWith(facts))).toContain(`applyBy: ${text}`);
  });
});
