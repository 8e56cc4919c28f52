import type { Page } from "@playwright/test";
import { createGuest, type Person } from "../support/browser-person.js";
import { expect, test } from "./journeys.js";

test.describe("a call", () => {
  let person: Person;

  test.beforeAll(async ({ journeys }) => {
    person = await createGuest(journeys.url);
  });

  const note = (page: Page) => page.getByPlaceholder("On the telephone? Write here what they say…");
  const sheet = (page: Page) => page.getByRole("heading", { name: "Analytics Engineer (m/f/x)", level: 2 });

  test("is found with a few keys and Enter, and can be written down at once", async ({ journeys }) => {
    const { page, pageErrors } = await journeys.open("/", { as: person });

    // As fast as the keyboard can be pressed: nothing is lost, and no key is taken for a shortcut.
    await page.keyboard.press("Control+k");
    await page.keyboard.type("far");
    await page.keyboard.press("Enter");
    await sheet(page).waitFor();
    await expect(note(page)).toBeFocused();
    await page.keyboard.type("She asks for my address.");

    await expect(note(page)).toHaveValue("She asks for my address.");
    await expect(page).toHaveURL(new RegExp(`^${journeys.url}/jobhunts/[\\w-]{36}$`));
    expect(pageErrors).toEqual([]);
  });

  test("is one tap away on a phone, and no keyboard covers the sheet", { tag: "@phone" }, async ({ journeys }) => {
    const { page } = await journeys.open("/", { as: person });

    await page.getByRole("button", { name: "Search", exact: true }).tap();
    await page.getByRole("combobox").fill("0771");
    await page.getByRole("option", { name: /Leontine Farrow · \+44 7700 900 771/ }).waitFor();
    await page.keyboard.press("Enter");
    await sheet(page).waitFor();

    // Where the box took the focus, it would have it from its first moment.
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(note(page)).not.toBeFocused();
    await expect(page.getByRole("link", { name: "Call Leontine" })).toHaveAttribute("href", "tel:+447700900771");
  });
});
