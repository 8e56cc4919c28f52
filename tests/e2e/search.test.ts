import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { createGuest, type Person } from "../support/browser-person.js";
import { accessibilityFaults, picture } from "../support/browser.js";
import { startJourneys } from "./journeys.js";

describe("search and commands", () => {
  const journeys = startJourneys();
  let person: Person;

  beforeAll(async () => {
    person = await createGuest(journeys.url);
  });

  const field = (page: Page) => page.getByRole("combobox", { name: "Search and commands", exact: true });
  const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

  it("finds a company by the beginning of a word and opens its card, with the keyboard alone", async () => {
    const { page, complaints, settled } = await journeys.open("/", { as: person });

    // An effect binds the key, which may run after the heading is there.
    await settled();
    await page.keyboard.press("Control+k");
    await field(page).fill("lantern");
    await option(page, /^Lanternfish Health/)
      .first()
      .waitFor();
    const faults = await accessibilityFaults(page);
    await picture(page, "search-desktop");
    while (!/Company$/.test((await page.locator('[aria-selected="true"]').innerText()).trim()))
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");

    const card = page.getByRole("button", { name: /^Lanternfish Health/, expanded: true });
    await card.and(page.locator(":focus")).waitFor();
    expect(new URL(page.url()).pathname).toBe("/companies");
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("shows what was opened last, does commands, and gives the focus back", async () => {
    const { page, settled } = await journeys.open("/", { as: person });
    // What is opened is remembered for the person, who is known once the gateway has said who is signed in.
    await settled();
    await page.keyboard.press("Control+k");
    await field(page).fill("oakline planning");
    await option(page, /^Planning Analyst, Oakline Rail/).click();
    await page.getByRole("heading", { name: "Hunt Sheet", level: 1 }).waitFor();
    // The note takes the focus when it comes, from the button too.
    await page.locator(".call-note textarea:focus").waitFor();

    const button = page.getByRole("button", { name: "Search", exact: true });
    await button.click();
    const recent = page.getByRole("group", { name: "Opened last", exact: true });
    await recent.getByRole("option").first().waitFor();
    const shown = await recent.getByRole("option").allInnerTexts();
    await field(page).fill("qqq");
    await page.getByText("Nothing found. Try the beginning of another word.").waitFor();
    await page.keyboard.press("Escape");
    const hasFocus = await button.evaluate((element) => element === document.activeElement);
    await page.keyboard.press("Control+k");
    await field(page).fill("new comp");
    await page.keyboard.press("Enter");
    await page.getByLabel("Company name").waitFor();

    expect(shown.join(" ")).toContain("Planning Analyst, Oakline Rail");
    expect(hasFocus).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/companies");
  });

  it("opens from the top bar on a phone, and says when the records cannot be searched", async () => {
    const { page } = await journeys.open("/", { size: "phone", as: person });
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await field(page).fill("vennby");
    await option(page, /^Dr Oskar Vennby/).waitFor();
    const faults = await accessibilityFaults(page);
    await picture(page, "search-phone");

    await page.route("**/graphql", (route) => route.abort());
    await field(page).fill("tidewater");
    await page.getByRole("alert").getByText("Your records could not be searched.").waitFor();
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Try again", exact: true }).click();
    await option(page, /^Tidewater Grid/)
      .first()
      .waitFor();

    expect(faults).toEqual([]);
  });
});
