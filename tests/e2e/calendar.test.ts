import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser } from "playwright-core";
import { accessibilityFaults, launchBrowser, picture, signUp, visit } from "../support/browser.js";
import { startProduct, type Product } from "../support/product.js";

describe("the calendar in the profile", () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.dispose();
  });

  it("has an address that is shown whole once, and ends when it is revoked", async () => {
    const { page, context, complaints } = await visit(browser);
    await signUp(page, product.url);
    await page.goto(`${product.url}/profile`);
    const calendar = page.getByRole("region", { name: "Calendar" });

    await calendar.getByRole("button", { name: "Make address", exact: true }).click();
    const address = await calendar.getByLabel("Calendar address").inputValue();
    const link = await calendar.getByRole("link", { name: "Open in calendar program" }).getAttribute("href");
    const faults = await accessibilityFaults(page);
    await picture(page, "profile-calendar-desktop");
    const read = await fetch(address);
    await page.reload();
    await calendar.getByText("last read").waitFor();
    const text = await calendar.innerText();
    await calendar.getByRole("switch", { name: "Name employers in the calendar", exact: true }).click();
    await calendar
      .getByRole("switch", { name: "Name employers in the calendar", exact: true, checked: true })
      .waitFor();
    await calendar.getByRole("button", { name: "Revoke", exact: true }).click();
    await calendar.getByText("Are you sure?").waitFor();
    faults.push(...(await accessibilityFaults(page)));
    await calendar.getByRole("button", { name: "Yes", exact: true }).click();
    await calendar.getByText("Your calendar has no address yet.").waitFor();

    expect(address).toMatch(new RegExp(`^${product.url}/api/calendar/[\\w-]{32}\\.ics$`));
    expect(link).toBe(address.replace("http:", "webcal:"));
    expect(read.status).toBe(200);
    expect(text).not.toContain(address.slice(-20));
    expect((await fetch(address)).status).toBe(404);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("is all that an access token for it may read, unless more is ticked", async () => {
    const { page, context } = await visit(browser);
    await signUp(page, product.url, "calendar-token@example.org");
    await page.goto(`${product.url}/profile`);

    await page.getByRole("button", { name: "New access token", exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("checkbox", { name: /^Calendar/ })
      .check();

    const ticked = page.getByRole("dialog").getByRole("checkbox", { checked: true });
    expect(await ticked.count()).toBe(1);
    await context.close();
  });
});
