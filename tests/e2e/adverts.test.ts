import { describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { ADVERT } from "../support/advert-page.js";
import { accessibilityFaults, contrastFaults, goDark, picture, SIZES } from "../support/browser.js";
import { startJourneys } from "./journeys.js";

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

describe("adverts that are already captured", () => {
  const journeys = startJourneys();

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
    await field(page, "Job title").waitFor();
    await page.waitForFunction(
      (expected) => [...document.querySelectorAll("input")].some((input) => input.value === expected),
      title,
    );
    expect(await field(page, "Job title").inputValue()).toBe(title);
  }

  it("are read without a change, and make way for another only on purpose", async () => {
    const { page, complaints } = await journeys.open("/");
    await choose(page, "Job Details");
    await button(page, "Done").click();
    await page.getByText("There is nothing to save yet").waitFor();
    await extract(page, PASTED);
    await page.getByText(/\d+ of \d+ fields found/).waitFor();
    await field(page, "Job requirements").focus();
    await page.locator(".advert-copy mark").first().waitFor();
    expect(await page.locator(".advert-copy mark").allTextContents()).toEqual(REQUIREMENTS);
    await button(page, "Done").click();
    await page.getByText("Job details saved").waitFor();

    // It is read from the card, and its step stays done.
    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByRole("link", { name: "Advert", exact: true }).click();
    await page.getByRole("heading", { name: TITLE, exact: true }).waitFor();
    await page.getByRole("button", { name: /Company name$/ }).click();
    expect(await page.locator("mark").textContent()).toContain("Northwind Labs");
    const requirements = page.getByRole("button", { name: /Job requirements$/ });
    await requirements.focus();
    await page.keyboard.press("Enter");
    expect(await page.locator("mark").allTextContents()).toEqual(REQUIREMENTS);
    expect(await requirements.getAttribute("aria-pressed")).toBe("true");
    expect(await isInView(page.locator("mark").first())).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, "advert");
    await goDark(page);
    expect(await contrastFaults(page)).toEqual([]);
    await picture(page, "advert-dark");
    await page.setViewportSize(SIZES.phone);
    await picture(page, "advert-phone");
    await page.waitForFunction((width) => document.documentElement.scrollWidth === width, SIZES.phone.width);
    await page.setViewportSize(SIZES.desktop);
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByRole("button", { name: "Capture job details Done", exact: true }).waitFor();

    // Looking at its form leaves nothing for the form of a new hunt.
    await choose(page, "Job Details");
    await titleIs(page, TITLE);
    await button(page, "Main Screen").click();
    await choose(page, "Job Details");
    await titleIs(page, "");
    expect(await field(page, "Job advert").inputValue()).toBe("");

    // Another advert in a hunt that has one is asked about, and goes to a new hunt whole.
    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByRole("button", { name: new RegExp(`^${TITLE.slice(0, 6)}`) }).click();
    await choose(page, "Job Details");
    await titleIs(page, TITLE);
    await extract(page, OTHER);
    const question = page.getByRole("dialog", { name: "A new job hunt, or a replacement?" });
    await question.waitFor();
    await picture(page, "advert-question");
    await page.keyboard.press("Escape");
    await titleIs(page, TITLE);
    await button(page, "Done").click();
    await question.getByRole("button", { name: "Cancel", exact: true }).click();
    await button(page, "Extract").click();
    await question.getByRole("button", { name: "New job hunt", exact: true }).click();
    await titleIs(page, "Analytics Engineer");
    expect(await field(page, "Company name").inputValue()).toBe("Trolley Foods");
    expect(await field(page, "Reference number").inputValue()).toBe("");

    // Or it replaces the saved one, and Undo brings that back.
    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByRole("button", { name: new RegExp(`^${TITLE.slice(0, 6)}`) }).click();
    await choose(page, "Job Details");
    await titleIs(page, TITLE);
    expect(await field(page, "Job advert").inputValue()).toBe(PASTED);
    await extract(page, OTHER);
    await question.getByRole("button", { name: "Replace", exact: true }).click();
    await titleIs(page, "Analytics Engineer");
    await button(page, "Done").click();
    await page.getByText("Job details saved").waitFor();
    await button(page, "Undo").click();
    await page.getByText("Undone", { exact: true }).waitFor();
    await choose(page, "Advert");
    await page.getByRole("heading", { name: TITLE, exact: true }).waitFor();

    expect(complaints).toEqual([]);
  });
});
