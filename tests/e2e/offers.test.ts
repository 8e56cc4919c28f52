import type { Locator, Page } from "@playwright/test";
import { goDark, picture } from "../support/browser.js";
import type { Person } from "../support/browser-person.js";
import { expect, test, untilLoaded } from "./journeys.js";
import { sidewaysScroll } from "./whole-screens.js";

const LONG = "Donaudampfschifffahrtsgesellschaftskapitänspatentprüfung";

test.describe("offers", () => {
  const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Offer" });
  const add = (page: Page): Locator => page.getByRole("button", { name: "Record an offer" });

  /** Makes a hunt with an offer, and returns its id. */
  async function makeHunt({ speak }: Person, name: string, terms: object): Promise<string> {
    const { hunt } = await speak<{ hunt: { id: string } }>(
      `mutation ($name: String!) { hunt: createJobHunt(input: { name: $name, phase: ACCEPTING }) { id } }`,
      { name },
    );
    await speak(`mutation ($input: CreateOfferInput!) { createOffer(input: $input) { id } }`, {
      input: { jobHuntId: hunt.id, payCurrency: "EUR", payPeriod: "YEAR", ...terms },
    });
    return hunt.id;
  }

  /** Makes three hunts with offers, and returns the address where they stand side by side. */
  async function makeComparison(person: Person): Promise<string> {
    const first = await makeHunt(person, "Data Analyst", { payAmount: "64000", hours: "40", place: LONG });
    const second = await makeHunt(person, "Cartographer", { payAmount: "60000", hours: "37.5", daysOff: "30" });
    const third = await makeHunt(person, LONG, { payAmount: "28", payPeriod: "HOUR", note: "By telephone" });
    return `/jobhunts/${first}?compare=${second},${third}`;
  }

  const untilCompared = async (page: Page): Promise<void> => {
    await page.getByRole("heading", { name: "Three offers, side by side", level: 2 }).waitFor();
    await expect(page.getByRole("main").getByRole("columnheader", { name: "Cartographer" })).toBeVisible();
    await untilLoaded(page);
  };

  test("are recorded and changed by keyboard alone, in a dialog that is accessible", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person, "Data Analyst", { payAmount: "60000" });
    const { page, pageErrors } = await journeys.open(`/jobhunts/${id}`, { as: person });
    const keys = page.keyboard;
    await add(page).waitFor();
    await untilLoaded(page);
    await page.getByRole("button", { name: /^EUR\s60,000 a year$/ }).focus();
    await keys.press("Tab");
    await expect(add(page)).toBeFocused();
    await keys.press("Enter");
    await expect(dialog(page).getByLabel("Pay", { exact: true })).toBeFocused();
    await keys.type("64.000");
    await keys.press("Tab");
    await keys.type("CHF");
    await keys.press("Tab");
    await keys.type("a month");
    await keys.press("Tab");
    await keys.type("two score");
    await keys.press("Control+Enter");
    await expect(dialog(page).getByLabel("Hours a week")).toHaveAccessibleDescription(/^Only a number/);
    await expect(page).toBeAccessible();
    await picture(page, "offer-light");
    await goDark(page);
    await expect(page).toHaveContrast();
    await picture(page, "offer-dark");
    await dialog(page).getByLabel("Hours a week").fill("40");
    await keys.press("Control+Enter");

    await expect(dialog(page)).toHaveCount(0);
    await expect(add(page)).toBeFocused();
    const made = page.getByRole("button", { name: /^CHF\s64,000 a month$/ });
    await made.focus();
    await keys.press("Enter");
    const state = dialog(page).getByLabel("State");
    await state.focus();
    await keys.type("I declined it");
    await expect(state).toHaveValue("DECLINED");
    await keys.press("Control+Enter");
    await expect(page.getByRole("button", { name: /^CHF\s64,000 a month: I declined it$/ })).toBeFocused();
    await expect(page).toBeAccessibleInBothSizes("offers-on-sheet");
    expect(pageErrors).toEqual([]);
  });

  test("stand side by side accessibly in both themes, and alone on paper", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const { page, pageErrors } = await journeys.open(await makeComparison(person), { as: person });
    await untilCompared(page);

    await expect(page).toBeAccessibleInBothSizes("offers-compared");
    await goDark(page);
    await expect(page).toHaveContrast();
    await picture(page, "offers-compared-dark");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });

    await expect(page.locator("body > :visible")).toHaveCount(1);
    const paper = page.locator(".compare-print");
    await expect(paper.getByRole("heading", { name: "Three offers, side by side" })).toBeVisible();
    for (const text of ["The offer", "Pay a year", "EUR 60,000", "EUR 28 an hour", "Not in writing"])
      await expect(paper.getByText(text, { exact: true }).first()).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(paper.getByRole("button")).toHaveCount(0);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await picture(page, "offers-compared-print");
    expect(pageErrors).toEqual([]);
  });

  test("fit on a phone, where the table alone moves sideways", { tag: "@phone" }, async ({ journeys }) => {
    const person = await journeys.createPerson();
    const address = await makeComparison(person);
    const { page, pageErrors } = await journeys.open(address.replace(/\?.*/, ""), { as: person });
    await add(page).click();
    await expect(dialog(page).getByLabel("Pay", { exact: true })).toBeVisible();
    await expect(page).toBeAccessible();
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await picture(page, "offer-on-phone");

    await page.goto(journeys.url + address);
    await untilCompared(page);
    await expect(page).toBeAccessible();
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    const last = page.getByRole("main").getByRole("columnheader", { name: LONG });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole("main").getByRole("rowheader", { name: "Pay a year" })).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await picture(page, "offers-compared-on-phone");
    expect(pageErrors).toEqual([]);
  });
});
