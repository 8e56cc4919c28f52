import { picture } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

test.describe("the time zone on the profile", () => {
  test(
    "sets the time zone of the first browser by itself, and keeps the one that is chosen",
    { tag: "@phone" },
    async ({ journeys }) => {
      const { page } = await journeys.open("/profile?tab=you", { timezoneId: "Asia/Tokyo" });
      const setting = page.locator(".setting", { hasText: "Time zone" });
      const field = setting.getByRole("combobox", { name: "Time zone", exact: true });
      await expect(field).toHaveValue("Tokyo, Asia");

      await field.fill("new york");
      await page.getByRole("option", { name: /^New York/, selected: true }).waitFor();
      await expect(page).toBeAccessible();
      await page.keyboard.press("Enter");
      await expect(field).toHaveValue("New York, America");
      await page.reload();
      await expect(field).toHaveValue("New York, America");
      await untilLoaded(page);
      await expect(page).toBeAccessible();
      await picture(page, "profile-time-zone");
      await setting.getByRole("button", { name: "Use Asia/Tokyo", exact: true }).click();
      await expect(field).toHaveValue("Tokyo, Asia");
      await expect(setting.getByText("This browser is in another time zone.")).toBeHidden();

      await page.reload();
      await expect(field).toHaveValue("Tokyo, Asia");
    },
  );
});
