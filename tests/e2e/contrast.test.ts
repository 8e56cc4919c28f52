import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser } from "playwright-core";
import { accessibilityFaults, launchBrowser, picture, signUp, visit } from "../support/browser.js";
import { startProduct, type Product } from "../support/product.js";

describe("a contrast theme", () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.dispose();
  });

  it("shows what is selected in its own colour, and the line in the line's", async () => {
    const { page, context, complaints } = await visit(browser);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" });
    await signUp(page, product.url);
    const area = page.getByRole("button", { name: /^Companies/ }).and(page.locator("[aria-pressed]"));

    await area.click();
    await page.getByRole("button", { name: "goto companies", exact: true }).waitFor();

    const selected = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.cssText = "forced-color-adjust: none; background: SelectedItem; color: SelectedItemText";
      const { backgroundColor, color } = getComputedStyle(probe);
      probe.remove();
      return [backgroundColor, color];
    });
    const shown = await area.evaluate((tile) => {
      const { backgroundColor, color } = getComputedStyle(tile);
      return [backgroundColor, color];
    });
    const line = page.locator(".overview-line").first();
    expect(shown).toEqual(selected);
    expect(await line.evaluate((part) => getComputedStyle(part, "::before").backgroundColor)).toBe("rgb(255, 144, 0)");
    // The colours are the person's own, and with them the contrast.
    expect((await accessibilityFaults(page)).filter((fault) => !fault.startsWith("color-contrast"))).toEqual([]);
    await picture(page, "contrast-theme");
    expect(complaints).toEqual([]);
    await context.close();
  });
});
