import { expect as base, type MatcherReturnType, type Page } from "@playwright/test";
import { accessibilityFaults, contrastFaults, picture, PLACEHOLDERS, resize, SIZES } from "../support/browser.js";

/** Playwright's assertions, which retry by themselves, and those of the project, which do as well. */
export const expect = base.extend({
  /** Axe finds nothing against WCAG 2.2 AA. */
  toBeAccessible: (page: Page) => findsNothing(() => accessibilityFaults(page)),

  /** Axe finds no text without enough contrast: of what it looks for, all that the theme can change. */
  toHaveContrast: (page: Page) => findsNothing(() => contrastFaults(page)),

  /** Axe finds nothing in either size; a picture of each is kept, and the page has its own size again. */
  async toBeAccessibleInBothSizes(page: Page, name: string) {
    const own = page.viewportSize()?.width === SIZES.phone.width ? "phone" : "desktop";
    for (const size of [own === "phone" ? "desktop" : "phone", own] as const) {
      await resize(page, size);
      const found = await findsNothing(() => accessibilityFaults(page));
      await picture(page, `${name}-${size}`);
      if (!found.pass) return { ...found, message: () => `On the ${size}: ${found.message()}` };
    }
    return { pass: true, message: () => "Axe finds nothing in either size." };
  },
});

/** Waits until nothing on a page says that it is loading: what comes later moves what is below it. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(page.locator(PLACEHOLDERS)).toHaveCount(0);
}

async function findsNothing(find: () => Promise<string[]>): Promise<MatcherReturnType> {
  try {
    await base.poll(find).toEqual([]);
    return { pass: true, message: () => "Axe finds nothing." };
  } catch (error) {
    return { pass: false, message: () => (error instanceof Error ? error.message : String(error)) };
  }
}
