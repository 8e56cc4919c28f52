import type { Locator, Page } from "@playwright/test";
import { goDark } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

test.describe("the ideal job screen", () => {
  const button = (page: Page | Locator, name: string): Locator =>
    page.getByRole("button", { name, exact: true }).first();

  test("is accessible with its form, an open card and one that is linked, and goes from card to card by keys", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    await person.speak(
      `mutation {
        hunt: createJobHunt(input: { name: "Data tools team" }) { logEntryId }
        one: createIdealJob(input: { name: "Gardener" }) { logEntryId }
        two: createIdealJob(input: { name: "Teacher", description: "I set **direction**.\\n\\n## Must have\\n\\n- Remote" }) { logEntryId }
      }`,
    );
    const { page, pageErrors } = await journeys.open("/jobhunts", { as: person });
    await page.getByRole("button", { name: /^Data tools team/ }).click();
    await page.goto(`${journeys.url}/idealjobs`);
    await page.getByText("Selected job hunt: Data tools team. Activate links a profile to it.").waitFor();
    const cards = page.locator("[data-card]");
    for (const at of [0, 1]) {
      await page.keyboard.press("j");
      await expect(cards.nth(at)).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(button(page, "Teacher")).toHaveAttribute("aria-expanded", "true");
    await page.getByRole("heading", { name: "Must have" }).waitFor();
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("ideal-jobs-open");
    await goDark(page);
    await expect(page).toHaveContrast();
    await page.emulateMedia({ colorScheme: "light" });
    await button(page, "Activate Teacher").press("Enter");
    await page.getByText("Data tools team now follows Teacher").waitFor();
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("ideal-jobs-linked");

    await button(page, "New").click();
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toBeVisible();
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("ideal-jobs-form");
    expect(pageErrors).toEqual([]);
  });
});
