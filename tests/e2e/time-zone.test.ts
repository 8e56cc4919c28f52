import { describe, expect, it } from "@jest/globals";
import { accessibilityFaults, picture } from "../support/browser.js";
import { startJourneys } from "./journeys.js";

describe("the time zone on the profile", () => {
  const journeys = startJourneys();

  it("sets the time zone of the first browser by itself, and keeps the one that is chosen", async () => {
    const { page } = await journeys.open("/profile", { size: "phone", timezoneId: "Asia/Tokyo" });
    const setting = page.locator(".setting", { hasText: "Time zone" });
    await setting.getByTitle("Asia/Tokyo", { exact: true }).waitFor();

    await setting.getByRole("combobox", { name: "Time zone", exact: true }).fill("new york");
    await page.keyboard.press("Enter");
    await setting.getByTitle("America/New York", { exact: true }).waitFor();
    await page.reload();
    await setting.getByTitle("America/New York", { exact: true }).waitFor();
    const faults = await accessibilityFaults(page);
    await picture(page, "profile-time-zone");
    await setting.getByRole("button", { name: "Use Asia/Tokyo", exact: true }).click();
    await setting.getByText("This browser is in another time zone.").waitFor({ state: "hidden" });

    await page.reload();
    await setting.getByTitle("Asia/Tokyo", { exact: true }).waitFor();
    expect(faults).toEqual([]);
  });
});
