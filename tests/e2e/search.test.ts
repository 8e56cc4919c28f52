import type { Page } from "@playwright/test";
import { createGuest, type Person } from "../support/browser-person.js";
import { picture } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

test.describe("search and commands", () => {
  let person: Person;

  test.beforeAll(async ({ journeys }) => {
    person = await createGuest(journeys.url);
  });

  const field = (page: Page) => page.getByRole("combobox", { name: "Search and commands", exact: true });
  /** Opens it with its key, which an effect binds after the screen is there; where it is open, the key does nothing. */
  const openWithKey = (page: Page): Promise<void> =>
    expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(field(page)).toBeFocused({ timeout: 1000 });
    }).toPass();
  const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

  test("finds a company by the beginning of a word and opens its card, with the keyboard alone", async ({
    journeys,
  }) => {
    const { page, complaints } = await journeys.open("/", { as: person });

    await openWithKey(page);
    await field(page).fill("lantern");
    // It counts what was found once nothing is searched any more, so the places stay.
    await expect(page.getByRole("dialog").getByRole("status")).toHaveText(/\d/);
    await expect(option(page, /^Lanternfish Health/).first()).toBeVisible();
    await untilLoaded(page);
    await expect(page).toBeAccessible();
    await picture(page, "search-desktop");
    const texts = await page.getByRole("option").allInnerTexts();
    const place = texts.findIndex((text) => /Company$/.test(text.trim()));
    for (let at = 0; at < place; at++) await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option", { selected: true })).toHaveText(/Company$/, { useInnerText: true });
    await page.keyboard.press("Enter");

    await expect(page.getByRole("button", { name: /^Lanternfish Health/, expanded: true })).toBeFocused();
    await expect(page).toHaveURL(`${journeys.url}/companies`);
    expect(complaints).toEqual([]);
  });

  test("shows what was opened last, does commands, and gives the focus back", async ({ journeys }) => {
    const { page } = await journeys.open("/", { as: person });
    // What is opened is remembered for the person, who is known once the gateway has said who is signed in.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("person_guid"))).not.toBeNull();
    await openWithKey(page);
    await field(page).fill("oakline planning");
    await option(page, /^Planning Analyst, Oakline Rail/).click();
    await page.getByRole("heading", { name: "Hunt Sheet", level: 1 }).waitFor();
    // The note takes the focus when it comes, from the button too.
    await expect(page.locator(".call-note textarea")).toBeFocused();

    const button = page.getByRole("button", { name: "Search", exact: true });
    await button.click();
    const recent = page.getByRole("group", { name: "Opened last", exact: true });
    await expect(recent.getByRole("option").filter({ hasText: "Planning Analyst, Oakline Rail" })).toBeVisible();
    await field(page).fill("qqq");
    await expect(
      page.getByText("Nothing found. Search looks at the beginnings of words", { exact: false }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await openWithKey(page);
    await field(page).fill("new comp");
    await page.keyboard.press("Enter");

    await expect(page.getByLabel("Company name")).toBeVisible();
    await expect(page).toHaveURL(`${journeys.url}/companies`);
  });

  test(
    "opens from the top bar on a phone, and says when the records cannot be searched",
    { tag: "@phone" },
    async ({ journeys }) => {
      const { page } = await journeys.open("/", { as: person });
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await field(page).fill("vennby");
      await expect(option(page, /^Dr Oskar Vennby/)).toBeVisible();
      await untilLoaded(page);
      await expect(page).toBeAccessible();
      await picture(page, "search-phone");

      await page.route("**/graphql", (route) => route.abort());
      await field(page).fill("tidewater");
      await expect(page.getByRole("alert").getByText("Your records could not be searched.")).toBeVisible();
      await page.unroute("**/graphql");
      await page.getByRole("button", { name: "Try again", exact: true }).click();

      await expect(option(page, /^Tidewater Grid/).first()).toBeVisible();
    },
  );
});
