import type { Page } from "@playwright/test";
import { createGuest } from "../support/browser-person.js";
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

  test("are opened and used by keyboard alone, and accessible with what was found in both sizes", async ({
    journeys,
  }) => {
    const person = await createGuest(journeys.url);
    const { page, pageErrors } = await journeys.open("/", { as: person });
    await openWithKey(page);
    await page.keyboard.type("oakline planning");
    await option(page, /^Planning Analyst, Oakline Rail/)
      .first()
      .waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Hunt Sheet", level: 1 }).waitFor();
    // On a phone it does not, see calls.
    await expect(page.locator(".call-note textarea")).toBeFocused();

    const button = page.getByRole("button", { name: "Search", exact: true });
    await button.click();
    await expect(field(page)).toBeFocused();
    await field(page).fill("lantern");
    // It counts what was found once nothing is searched any more, so the places stay.
    await expect(page.getByRole("dialog").getByRole("status")).toHaveText(/\d/);
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("search");
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    expect(pageErrors).toEqual([]);
  });
});
