import type { Page } from "@playwright/test";
import { goDark, SIZES } from "../support/browser.js";
import { expect, test } from "./journeys.js";
import { wordsBeyondButtons } from "./whole-screens.js";

test.describe("the guide of a step", () => {
  /** Opens a guide as the router does, without the way there. */
  async function openGuide(page: Page, jobHuntId: string, step: string): Promise<void> {
    await page.evaluate(
      (usr) => {
        const state = { usr, key: usr.step, idx: 1 };
        history.pushState(state, "", "/notfound");
        dispatchEvent(new PopStateEvent("popstate", { state }));
      },
      { jobHuntId, step },
    );
  }

  test("has a text that is filled in and copied by keyboard alone, and is accessible in its languages and its list", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    const { createJobHunt } = await person.speak<{ createJobHunt: { jobHunt: { id: string } } }>(
      `mutation { createJobHunt(input: { name: "Tern Mobility" }) { jobHunt { id } } }`,
    );
    const { id } = createJobHunt.jobHunt;
    const { page, context, pageErrors } = await journeys.open("/jobhunts", { as: person });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: /^Tern Mobility,/ }).press("Enter");
    await page.getByRole("button", { name: "Contact organizations Inactive" }).press("Enter");
    const text = page.getByRole("textbox", { name: "E-mail", exact: true });
    await page.getByRole("button", { name: /blanks to fill in$/ }).press("Enter");
    await expect(text).toBeFocused();
    await page.keyboard.type("Lisbon");
    await page.keyboard.press("Control+Enter");
    await page.getByText("Text saved").waitFor();
    // A guide has no address: what leads to it is kept by the browser.
    await page.reload();
    await expect(text).toHaveValue(/Lisbon/);
    await page.keyboard.press("Control+c");
    await page.getByText(/^Copied\./).waitFor();
    await expect(async () => {
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await text.inputValue());
    }).toPass();
    await expect(page).toBeAccessibleInBothSizes("guide");
    await page.setViewportSize(SIZES.phone);
    await expect(page.getByRole("button", { name: "Progress to Applying" })).toBeVisible();
    await expect.poll(() => wordsBeyondButtons(page)).toEqual([]);
    await page.setViewportSize(SIZES.desktop);
    await goDark(page);
    await expect(page).toHaveContrast();
    await page.emulateMedia({ colorScheme: "light" });

    await openGuide(page, id, "first_follow_up_communications");
    await page.getByRole("combobox", { name: "Language of the text" }).selectOption({ label: "العربية" });
    await expect(page.locator('.marked[lang="ar"]:not(.is-line)')).toBeVisible();
    await page.setViewportSize(SIZES.phone);
    await expect(page.locator(".marked.is-line")).toBeVisible();
    // What marks the blanks lies under the text that is typed, as wide as it.
    await expect(async () => {
      const layers = await page
        .locator(".marked")
        .evaluateAll((all) => all.map(({ children }) => Array.from(children, ({ clientWidth }) => clientWidth)));
      expect(layers).toEqual(layers.map(([width]) => [width, width]));
      expect(layers).toHaveLength(2);
    }).toPass();
    await page.setViewportSize(SIZES.desktop);
    await expect(page).toBeAccessibleInBothSizes("guide-language");

    await openGuide(page, id, "contract_validity");
    const points = page.getByRole("checkbox");
    for (const [at, presses] of [1, 2].entries())
      for (let press = 0; press < presses; press++) await points.nth(at).press("Space");
    await page.getByRole("textbox", { name: /^Question about: / }).waitFor();
    await expect(page).toBeAccessibleInBothSizes("guide-list");
    expect(pageErrors).toEqual([]);
  });
});
