import { describe, expect, it } from "@jest/globals";
import { accessibilityFaults, picture, waitForFrames } from "../support/browser.js";
import { startJourneys } from "./journeys.js";

describe("a contrast theme", () => {
  const journeys = startJourneys();

  it("shows what is selected in its own colour, and the line in the line's", async () => {
    const { state } = await journeys.createPerson();
    const { page, complaints, settled } = await journeys.visit({ colorScheme: "dark", storageState: state });
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(journeys.url);
    // What is due and who is waited for push the areas down.
    await settled();
    const area = page.getByRole("button", { name: /^Companies/ }).and(page.locator("[aria-pressed]"));

    await area.click();
    await page.getByRole("button", { name: "goto companies", exact: true }).waitFor();
    // Even the shortest transition of a colour takes a frame.
    await waitForFrames(page);

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
  });
});
