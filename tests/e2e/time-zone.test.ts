import { picture } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

test.describe("the time zone on the profile", () => {
  test(
    "sets the time zone of the first browser by itself, and keeps the one that is chosen",
    { tag: "@phone" },
    async ({ journeys }) => {
      const { page } = await journeys.open("/profile", { timezoneId: "Asia/Tokyo" });
      const setting = page.locator(".setting", { hasText: "Time zone" });
      await setting.getByTitle("Asia/Tokyo", { exact: true }).waitFor();

      await setting.getByRole("combobox", { name: "Time zone", exact: true }).fill("new york");
      await page.keyboard.press("Enter");
      await expect(setting.getByTitle("America/New York", { exact: true })).toBeVisible();
      await page.reload();
      await expect(setting.getByTitle("America/New York", { exact: true })).toBeVisible();
      await untilLoaded(page);
      await expect(page).toBeAccessible();
      await picture(page, "profile-time-zone");
      await setting.getByRole("button", { name: "Use Asia/Tokyo", exact: true }).click();
      await expect(setting.getByTitle("Asia/Tokyo", { exact: true })).toBeVisible();
      await expect(setting.getByText("This browser is in another time zone.")).toBeHidden();

      await page.reload();
      await expect(setting.getByTitle("Asia/Tokyo", { exact: true })).toBeVisible();
    },
  );
});
