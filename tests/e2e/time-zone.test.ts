import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser } from "playwright-core";
import { accessibilityFaults, launchBrowser, picture, signUp, SIZES } from "../support/browser.js";
import { startProduct, type Product } from "../support/product.js";

describe("the time zone on the profile", () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.dispose();
  });

  it("sets the time zone of the first browser by itself, and keeps the one that is chosen", async () => {
    const context = await browser.newContext({ viewport: SIZES.phone, timezoneId: "Asia/Tokyo" });
    const page = await context.newPage();
    await signUp(page, product.url);
    await page.goto(`${product.url}/profile`);
    const setting = page.locator(".setting", { hasText: "Time zone" });
    await setting.getByTitle("Asia/Tokyo", { exact: true }).waitFor();

    await setting.getByRole("combobox", { name: "Time zone", exact: true }).fill("new york");
    await page.keyboard.press("Enter");
    await setting.getByTitle("America/New York", { exact: true }).waitFor();
    await page.reload();
    await setting.getByTitle("America/New York", { exact: true }).waitFor();
    const faults = await accessibilityFaults(page);
    await picture(page, "profile-time-zone");
    await setting.getByRole("button", { name: "Use Asia/Tokyo", exact: true }).click();
    await setting.getByText("This browser is in another time zone.").waitFor({ state: "hidden" });

    await page.reload();
    await setting.getByTitle("Asia/Tokyo", { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
