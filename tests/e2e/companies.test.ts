import type { Locator, Page } from "@playwright/test";
import { picture } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

const NAME = "Harbour Analytics & Forecasting along the North Sea Ports";

test.describe("the companies screen", () => {
  const button = (page: Page | Locator, name: string): Locator =>
    page.getByRole("button", { name, exact: true }).first();
  const suggestions = (page: Page): Locator =>
    page.locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option");

  test(
    "is accessible with its cards, its question, its form and the addresses it suggests",
    { tag: "@phone" },
    async ({ journeys }) => {
      const person = await journeys.createPerson();
      await person.speak(
        `mutation { one: createCompany(input: { name: "${NAME}", type: "Employer" }) { logEntryId }
          two: createCompany(input: { name: "Saltmarsh", type: "Charity" }) { logEntryId } }`,
      );
      const { page, pageErrors } = await journeys.open("/companies", { as: person });
      await button(page, NAME).waitFor();
      await untilLoaded(page);
      await expect(page).toBeAccessibleInBothSizes("companies-list");

      await button(page, NAME).click();
      // Its hunts and people push the buttons down when they come.
      await page.getByRole("heading", { name: /^People/ }).waitFor();
      await button(page, "Delete").click();
      await expect(page.getByRole("alertdialog", { name: "Are you sure?", exact: true })).toBeVisible();
      await expect(page).toBeAccessible();
      await picture(page, "companies-delete-phone");
      await button(page, "No").click();

      await button(page, "New").click();
      const address = page.getByRole("combobox", { name: "Address", exact: true });
      await address.pressSequentially("Lis");
      await expect(suggestions(page).filter({ hasText: "Lisbon, Portugal" })).toBeVisible();
      await picture(page, "companies-address-phone");
      await expect(page).toBeAccessible();
      await address.press("ArrowDown");
      await address.press("Enter");
      await expect(address).not.toHaveValue("Lis");
      await expect(suggestions(page).first()).toBeHidden();
      expect(pageErrors).toEqual([]);
    },
  );
});
