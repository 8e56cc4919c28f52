import type { Locator, Page } from "@playwright/test";
import { expect, type Journeys, test } from "./journeys.js";

test.describe("finding the way", () => {
  const areas = (page: Page): Locator => page.getByRole("group", { name: "Areas", exact: true });
  const area = (page: Page, name: string): Locator => areas(page).getByRole("button", { name });
  const mainButton = (page: Page): Locator => page.getByRole("button", { name: /^(goto .+|unknown)$/ });
  const inHistory = (page: Page, name: string): Locator =>
    page.getByRole("navigation", { name: "History", exact: true }).getByRole("button", { name });

  /** Expects a screen by its address and its title as it is seen. */
  async function arrive({ url }: Journeys, page: Page, path: string, title: string): Promise<void> {
    await expect(page).toHaveURL(url + path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toHaveText(title, { useInnerText: true });
  }

  test(
    "finds the same ways on a phone, where the other links stand behind More",
    { tag: "@phone" },
    async ({ journeys }) => {
      const { page, pageErrors } = await journeys.open("/");
      await area(page, "Contacts").waitFor();
      await expect(mainButton(page)).toHaveCount(0);

      await area(page, "Contacts").tap();
      await mainButton(page).tap();
      await arrive(journeys, page, "/contacts", "CONTACTS");
      await page.getByRole("button", { name: "More", exact: true }).tap();
      await page.getByRole("dialog", { name: "More", exact: true }).getByRole("link", { name: "Reports" }).tap();
      await arrive(journeys, page, "/notfound", "REPORTS");
      await expect(page.getByRole("heading", { name: "Coming soon!", exact: true })).toBeVisible();
      await inHistory(page, "Back").tap();
      await arrive(journeys, page, "/contacts", "CONTACTS");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await inHistory(page, "Main Screen").tap();
      await arrive(journeys, page, "/", "DASHBOARD");
      await page.getByRole("button", { name: /Robin Sample/ }).tap();
      await page.getByRole("menuitem", { name: "Profile", exact: true }).tap();

      await arrive(journeys, page, "/profile", "PROFILE");
      expect(pageErrors).toEqual([]);
    },
  );
});
