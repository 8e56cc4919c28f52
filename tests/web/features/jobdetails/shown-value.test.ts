import { describe, expect, it } from "@jest/globals";
import { createIntl } from "react-intl";
import { realDay, shownValue } from "../../../../web/features/jobdetails/shownValue.js";

describe("the value of a field", () => {
  it.each([
    ["en-GB", "29 Nov 2026"],
    ["en-US", "Nov 29, 2026"],
    ["de-AT", "29.11.2026"],
    ["fr", "29 nov. 2026"],
  ])("is shown as a day is written in %s: %s", (locale, written) => {
    expect(shownValue(createIntl({ locale }), "applicationDeadline", "2026-11-29")).toBe(written);
  });

  it("stays as it is written where it is no day, or no date", () => {
    const intl = createIntl({ locale: "en" });

    for (const text of ["end of November", "2026-13-40", "2026-02-31", ""]) {
      expect(shownValue(intl, "publishedDate", text)).toBe(text);
      expect(realDay(text)).toBeNull();
    }
    expect(shownValue(intl, "referenceNumber", "2026-11-29")).toBe("2026-11-29");
  });
});
