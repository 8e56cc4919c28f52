import type { Page, Route } from "@playwright/test";
import { goDark } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

const FIRST = "Maximiliana Wilhelmina";
const LAST = "Ashgrove-Fitzgerald of Lower Marrowfield";

test.describe("the contacts screen", () => {
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();

  test("is accessible in both sizes: form, open card, dark, and when the list is missing", async ({ journeys }) => {
    const { page, pageErrors, person } = await journeys.open("/contacts");
    await expect(page.getByText("No contacts yet")).toBeVisible();
    await expect(page.locator(".mainbtn.pulse")).toBeVisible();
    await page.keyboard.press("n");
    await expect(page.getByRole("combobox", { name: "Contact type", exact: true })).toBeFocused();
    await expect(page).toBeAccessibleInBothSizes("contacts-form");
    await page.keyboard.press("Escape");

    await person.speak(
      `mutation { createContact(input: { salutation: "Dr", firstName: "${FIRST}", lastName: "${LAST}", email: "max@example.org" }) { logEntryId } }`,
    );
    await button(page, `${FIRST} ${LAST}`).click();
    await page.getByRole("link", { name: "max@example.org", exact: true }).waitFor();
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("contacts-open");
    await goDark(page);
    await expect(page).toHaveContrast();
    expect(pageErrors).toEqual([]);

    await page.route("**/graphql", (route: Route) =>
      route.request().postData()?.includes("ContactList") ? route.abort() : route.continue(),
    );
    await page.reload();
    await expect(page.getByText("Contacts could not be loaded")).toBeVisible();
    await expect(page).toBeAccessible();
  });
});
