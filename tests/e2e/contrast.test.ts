import { accessibilityFaults, picture } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

test.describe("a contrast theme", () => {
  test("shows what is selected in its own colour, and the line in the line's", async ({ journeys }) => {
    const { state } = await journeys.createPerson();
    const { page, pageErrors } = await journeys.visit({ colorScheme: "dark", storageState: state });
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(journeys.url);
    // What is due and who is waited for push the areas down.
    await page.getByRole("heading", { name: "Nothing to do yet. Start with one job hunt.", exact: true }).waitFor();
    await untilLoaded(page);
    const area = page.getByRole("button", { name: /^Companies/ }).and(page.locator("[aria-pressed]"));

    await area.click();
    await page.getByRole("button", { name: "goto companies", exact: true }).waitFor();

    await expect(async () => {
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
      expect(shown).toEqual(selected);
    }).toPass();
    const line = page.locator(".overview-line").first();
    await expect(line).toHaveCSS("background-color", "rgb(255, 144, 0)", { pseudo: "before" });
    // The colours are the person's own, and with them the contrast.
    await expect
      .poll(async () => (await accessibilityFaults(page)).filter((fault) => !fault.startsWith("color-contrast")))
      .toEqual([]);
    await picture(page, "contrast-theme");
    expect(pageErrors).toEqual([]);
  });
});
