import type { Page } from "@playwright/test";
import { createGuest } from "../support/browser-person.js";
import { picture } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

test.describe("search and commands", () => {
  const field = (page: Page) => page.getByRole("combobox", { name: "Search and commands", exact: true });
  /** Opens it with its key, which an effect binds after the screen is there; where it is open, the key does nothing. */
  const openWithKey = (page: Page): Promise<void> =>
    expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(field(page)).toBeFocused({ timeout: 1000 });
    }).toPass();
  const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

  test(
    "are opened and used by keyboard alone, and accessible with what was found",
    { tag: ["@desktop", "@phone"] },
    async ({ journeys }, { project }) => {
      const person = await createGuest(journeys.url);
      const { page, complaints } = await journeys.open("/", { as: person });
      const button = page.getByRole("button", { name: "Search", exact: true });
      await button.click();
      await expect(field(page)).toBeFocused();
      await field(page).fill("lantern");
      // It counts what was found once nothing is searched any more, so the places stay.
      await expect(page.getByRole("dialog").getByRole("status")).toHaveText(/\d/);
      await untilLoaded(page);
      await expect(page).toBeAccessible();
      await picture(page, `search-${project.name}`);
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();

      await openWithKey(page);
      await page.keyboard.type("oakline planning");
      await option(page, /^Planning Analyst, Oakline Rail/)
        .first()
        .waitFor();
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Hunt Sheet", level: 1 }).waitFor();
      // The note takes the focus when it comes, but not on a phone, whose keyboard would cover the sheet.
      const note = page.locator(".call-note textarea");
      await (project.name === "phone" ? expect(note).not.toBeFocused() : expect(note).toBeFocused());
      expect(complaints).toEqual([]);
    },
  );
});
