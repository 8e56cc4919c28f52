import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser, Page } from "playwright-core";
import { ADVERT, serveAdvert } from "../support/advert-page.js";
import { accessibilityFaults, launchBrowser, picture, signUp, visit } from "../support/browser.js";
import { startProduct, type Product } from "../support/product.js";

describe("from an advert to a tracked hunt", () => {
  let product: Product;
  let browser: Browser;
  let advert: Awaited<ReturnType<typeof serveAdvert>>;

  beforeAll(async () => {
    advert = await serveAdvert();
    [product, browser] = await Promise.all([startProduct({ CAPTURE_ALLOWED_ORIGINS: advert.origin }), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.dispose();
    await advert.close();
  });

  /** Creates a hunt from the scenario 'found a job advert', which leads to the job details. */
  async function startHunt(page: Page, name: string): Promise<void> {
    await page.goto(`${product.url}/jobhunts`);
    await page.getByRole("button", { name: "New" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: /Found a job advert and want to apply/ }).click();
    await dialog.getByRole("button", { name: "New", exact: true }).click();
    await page.getByRole("textbox", { name: /title/i }).fill(name);
    await page.getByRole("button", { name: "Save" }).first().click();
    await page.waitForURL(/\/jobdetails$/);
  }

  it("reads a pasted advert, saves it with Done, and shows the hunt moved", async () => {
    const { page, context, complaints } = await visit(browser);
    await signUp(page, product.url, "paste@example.org");
    await startHunt(page, "Grid forecasting");

    await page.getByRole("textbox", { name: "Job advert", exact: true }).fill(ADVERT);
    await page.getByRole("button", { name: "Extract", exact: true }).click();
    await page.getByText(/\d+ of \d+ fields found/).waitFor();

    expect(await page.getByRole("textbox", { name: "Job title" }).inputValue()).toBe(
      "Senior Backend Engineer (Platform)",
    );
    expect(await page.getByRole("textbox", { name: "Company name" }).inputValue()).toBe("Northwind Labs");
    expect(await page.getByRole("textbox", { name: "Reference number" }).inputValue()).toBe("NWL-2291");
    expect(await page.getByRole("textbox", { name: "Job requirements" }).inputValue()).toContain("Five years or more");
    expect(await page.getByRole("textbox", { name: "Recruitment agency" }).inputValue()).toBe("");
    await picture(page, "job-details-extracted");

    await page.getByRole("button", { name: "Done" }).first().click();
    await page.waitForURL(/\/jobhunts/);
    await page
      .getByRole("button", { name: /Capture job details/ })
      .first()
      .waitFor();
    await picture(page, "job-hunt-after-done");
    await page.goto(`${product.url}/companies`);
    await page.getByText("Northwind Labs").first().waitFor();

    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("reads an advert from its address, with the agency as a second company", async () => {
    const { page, context, complaints } = await visit(browser);
    await signUp(page, product.url, "address@example.org");
    await startHunt(page, "Ports");

    await page.getByRole("textbox", { name: "Job advert", exact: true }).fill(advert.url);
    await page.getByRole("button", { name: "Extract", exact: true }).click();
    await page.getByText(/\d+ of \d+ fields found/).waitFor();

    expect(await page.getByRole("textbox", { name: "Job title" }).inputValue()).toBe("Data Engineer");
    expect(await page.getByRole("textbox", { name: "Company name" }).inputValue()).toBe("Harbour Analytics");
    expect(await page.getByRole("textbox", { name: "Published date" }).inputValue()).toBe("2026-11-10");

    await page.getByRole("textbox", { name: "Recruitment agency" }).fill("Quayside Recruiting");
    await page.getByRole("button", { name: "Done" }).first().click();
    await page.waitForURL(/\/jobhunts/);
    await page.goto(`${product.url}/companies`);
    await page.getByText("Harbour Analytics").first().waitFor();
    await page.getByText("Quayside Recruiting").first().waitFor();

    expect(complaints).toEqual([]);
    await context.close();
  });

  it("advances a hunt early with Progress, and undoes it from the toast", async () => {
    const { page, context } = await visit(browser);
    await signUp(page, product.url, "progress@example.org");
    await startHunt(page, "Moving");
    await page.goto(`${product.url}/jobhunts`);

    await page
      .getByRole("button", { name: /Progress/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Undo", exact: true }).waitFor();
    await page.getByText(/Applying\s*0 of 8/).waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).click();

    await page.getByText(/Preparing\s*0 of 7/).waitFor();
    await context.close();
  });

  it("keeps what was typed when the page is loaded again before Done", async () => {
    const { page, context } = await visit(browser, { size: "phone" });
    await signUp(page, product.url, "draft@example.org");
    await startHunt(page, "Half way");
    await page.getByRole("textbox", { name: "Job title" }).fill("Lighthouse keeper");

    await page.reload();

    await page.waitForFunction(() =>
      [...document.querySelectorAll("input")].some((input) => input.value === "Lighthouse keeper"),
    );
    await picture(page, "job-details-phone");
    await context.close();
  });
});
