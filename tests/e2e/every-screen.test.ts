import type { Page } from "@playwright/test";
import { goDark, picture } from "../support/browser.js";
import { expect, test } from "./journeys.js";
import { type ScreenPath, SCREENS, sidewaysScroll, untilWhole } from "./whole-screens.js";
import { wordsOf } from "../support/words-of.js";

/** The only screen without the frame of the application, which is what follows the theme while a page is open. */
const SIGN_UP = "/signup";

/** The columns of the top bar on a desktop, in hundredths of it (spec 2). */
const TOP_BAR = [18, 62, 15, 2];

const ROUTES = Object.keys(SCREENS) as readonly ScreenPath[]; // the keys of that same table
const DESCRIBED: readonly ScreenPath[] = ROUTES.filter((route) => route !== "/notfound" && route !== SIGN_UP);

test.describe("every screen", () => {
  test(
    "is accessible in both themes, fits, tells what it is (spec 2), and says nothing on the console",
    { tag: ["@desktop", "@phone", "@right-to-left"] },
    async ({ journeys }, { project }) => {
      const language = journeys.device.locale === "ar" ? "ar" : "en";
      const { state } = await journeys.createPerson();
      const { page, pageErrors } = await journeys.visit({ storageState: state });

      for (const route of ROUTES) {
        await test.step(route, async () => {
          const name = `screen${route.replaceAll("/", "-")}-${project.name}`;
          await page.emulateMedia({ colorScheme: "light" });
          await page.goto(journeys.url + route);
          await untilWhole(page, route, language);
          await expect(page).toBeAccessible();
          await picture(page, `${name}-light`);
          await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
          if (route === SIGN_UP) {
            await page.emulateMedia({ colorScheme: "dark" });
            await page.reload();
            await untilWhole(page, route, language);
          }
          await goDark(page);
          await expect(page).toHaveContrast();
          await picture(page, `${name}-dark`);
          if (DESCRIBED.includes(route)) {
            await tellsWhatItIs(page, language);
            if (project.name === "desktop") await expect.poll(() => columnsOfTopBar(page)).toEqual(TOP_BAR);
          }
        });
      }

      const remembered = (): Promise<string[]> =>
        page.evaluate(() => Object.keys(localStorage).filter((key) => /(Collapsed|Open)$/.test(key)));
      await expect.poll(remembered).toHaveLength(DESCRIBED.length);
      expect(pageErrors).toEqual([]);
    },
  );
});

/** Returns how wide the columns of the top bar are, in hundredths of it. */
function columnsOfTopBar(page: Page): Promise<number[]> {
  return page.getByRole("banner").evaluate((bar) => {
    const columns = getComputedStyle(bar).gridTemplateColumns.split(" ").map(parseFloat);
    const hundredth = columns.reduce((sum, column) => sum + column, 0) / 97;
    return columns.map((column) => Math.round((column / hundredth) * 10) / 10);
  });
}

/** States that there are a title, a welcome line and a long description, which goes away and comes back, and puts it away. */
async function tellsWhatItIs(page: Page, language: string): Promise<void> {
  const say = wordsOf(language);
  const name = new RegExp(`^(${say("panel.description")}|${say("panel.help")})$`);
  const panel = page.getByRole("region", { name });
  const expand = page.getByRole("button", { name: say("panel.expand") });
  // A narrow screen with statistics has it behind the same button as those.
  const menu = page.getByRole("button", { name: say("screen.menu") });
  const bringBack = async (): Promise<void> => {
    await expect(expand.or(menu)).toBeVisible();
    if (await expand.isVisible()) return expand.click();
    await menu.click();
    await page.getByRole("menuitem", { name }).click();
  };
  // On a phone the help of a phase begins as that of the other phases was left.
  if (!(await panel.isVisible())) await bringBack();
  for (const text of [page.getByRole("heading", { level: 1 }), page.getByRole("heading", { level: 2 }).first(), panel])
    await expect(text).toHaveText(/\S/, { useInnerText: true });
  const minimize = page.getByRole("button", { name: say("panel.minimize") });
  await minimize.click();
  await expect(panel).toHaveCount(0);
  await bringBack();
  await minimize.click();
  await expect(panel).toHaveCount(0);
}
