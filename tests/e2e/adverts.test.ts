import type { Locator, Page } from "@playwright/test";
import { ADVERT } from "../support/advert-page.js";
import { goDark, picture, SIZES } from "../support/browser.js";
import { expect, test } from "./journeys.js";

const OTHER = `Analytics Engineer
Trolley Foods · Ghent · Part-time

We deliver groceries by tram.

What you will do
- Model orders and stock so that nobody counts twice

What you bring
- Two years with dbt and a warehouse`;

/** The advert with other list marks than the ones it is read with, and a fact between what it asks for. */
const PASTED = ADVERT.replace(/^- /gm, "• ").replace("• You write", "Location: Lisbon\n• You write");
const REQUIREMENTS = ["Five years or more building backend services", "You write clearly and decide in the open"];

const TITLE = "Senior Backend Engineer (Platform)";

test.describe("adverts that are already captured", () => {
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();
  /** The label of a field also says what became of it. */
  const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: name === "Job advert" });

  async function choose(page: Page, command: string): Promise<void> {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search and commands", exact: true }).fill(command);
    await page.getByRole("option", { name: command, exact: true }).click();
  }

  async function extract(page: Page, advert: string): Promise<void> {
    await field(page, "Job advert").fill(advert);
    await button(page, "Extract").click();
  }

  /** Returns whether an element is inside the visible part of the box that scrolls it. */
  function isInView(element: Locator): Promise<boolean> {
    return element.evaluate((node) => {
      const box = node.parentElement?.getBoundingClientRect();
      const { top, bottom } = node.getBoundingClientRect();
      return box !== undefined && top >= box.top && bottom <= box.bottom;
    });
  }

  /** Waits until the form shows a job title. */
  async function titleIs(page: Page, title: string): Promise<void> {
    await expect(field(page, "Job title")).toHaveValue(title);
  }

  test("are read without a change, and make way for another only on purpose", async ({ journeys }) => {
    const { page, pageErrors } = await journeys.open("/");
    await choose(page, "Job Details");
    await button(page, "Done").click();
    await expect(page.getByText("There is nothing to save yet")).toBeVisible();
    await extract(page, PASTED);
    await expect(page.getByText(/\d+ of \d+ fields found/)).toBeVisible();
    await field(page, "Job requirements").focus();
    await expect(page.locator(".advert-copy mark")).toHaveText(REQUIREMENTS);
    await button(page, "Done").click();
    await expect(page.getByText("Job details saved")).toBeVisible();

    // It is read from the card, and its step stays done.
    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByRole("link", { name: "Advert", exact: true }).click();
    await expect(page.getByRole("heading", { name: TITLE, exact: true })).toBeVisible();
    await page.getByRole("button", { name: /Company name$/ }).click();
    await expect(page.locator("mark")).toContainText("Northwind Labs");
    const requirements = page.getByRole("button", { name: /Job requirements$/ });
    await requirements.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("mark")).toHaveText(REQUIREMENTS);
    await expect(requirements).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => isInView(page.locator("mark").first())).toBe(true);
    await expect(page).toBeAccessible();
    await picture(page, "advert");
    await goDark(page);
    await expect(page).toHaveContrast();
    await picture(page, "advert-dark");
    await page.setViewportSize(SIZES.phone);
    await picture(page, "advert-phone");
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
    await page.setViewportSize(SIZES.desktop);
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(`${journeys.url}/jobhunts`);
    await expect(page.getByRole("button", { name: "Capture job details Done", exact: true })).toBeVisible();

    // Looking at its form leaves nothing for the form of a new hunt.
    await choose(page, "Job Details");
    await titleIs(page, TITLE);
    await button(page, "Main Screen").click();
    await expect(page).toHaveTitle(/^Dashboard/);
    await choose(page, "Job Details");
    await titleIs(page, "");
    await expect(field(page, "Job advert")).toHaveValue("");

    // Another advert in a hunt that has one is asked about, and goes to a new hunt whole.
    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByRole("button", { name: new RegExp(`^${TITLE.slice(0, 6)}`) }).click();
    await choose(page, "Job Details");
    await titleIs(page, TITLE);
    await extract(page, OTHER);
    const question = page.getByRole("dialog", { name: "A new job hunt, or a replacement?" });
    await expect(question).toBeVisible();
    await picture(page, "advert-question");
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await titleIs(page, TITLE);
    await button(page, "Done").click();
    await question.getByRole("button", { name: "Cancel", exact: true }).click();
    await button(page, "Extract").click();
    await question.getByRole("button", { name: "New job hunt", exact: true }).click();
    await titleIs(page, "Analytics Engineer");
    await expect(field(page, "Company name")).toHaveValue("Trolley Foods");
    await expect(field(page, "Reference number")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Reference number", exact: true })).toBeVisible();

    // Or it replaces the saved one, and Undo brings that back.
    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByRole("button", { name: new RegExp(`^${TITLE.slice(0, 6)}`) }).click();
    await choose(page, "Job Details");
    await titleIs(page, TITLE);
    await expect(field(page, "Job advert")).toHaveValue(PASTED);
    await extract(page, OTHER);
    await question.getByRole("button", { name: "Replace", exact: true }).click();
    await titleIs(page, "Analytics Engineer");
    await button(page, "Done").click();
    await expect(page.getByText("Job details saved")).toBeVisible();
    await button(page, "Undo").click();
    await expect(page.getByText("Undone", { exact: true })).toBeVisible();
    await choose(page, "Advert");
    await expect(page.getByRole("heading", { name: TITLE, exact: true })).toBeVisible();

    expect(pageErrors).toEqual([]);
  });
});
