import { describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { accessibilityFaults, contrastFaults, goDark, picture, type SIZES, watchRequests } from "../support/browser.js";
import { startJourneys } from "./journeys.js";

/** The only screen without the frame of the application, which is what follows the theme while a page is open. */
const SIGN_UP = "/signup";

/** The screens by their address. */
const ROUTES = [
  "/",
  "/jobhunts",
  "/jobhunts/preparing",
  "/jobhunts/applying",
  "/jobhunts/interviewing",
  "/jobhunts/accepting",
  "/idealjobs",
  "/companies",
  "/contacts",
  "/documents",
  "/logs",
  "/jobdetails",
  "/advert",
  "/profile",
  "/notfound",
  SIGN_UP,
];

const DESCRIBED = ROUTES.filter((route) => route !== "/notfound" && route !== SIGN_UP);

/** Whether there are a title, a welcome line and a long description, which this puts away. */
async function tellsWhatItIs(page: Page): Promise<boolean> {
  const minimize = page.getByRole("button", { name: "Minimize description" });
  await minimize.waitFor();
  const panel = page.getByRole("region", { name: /^(Description|Help)$/ });
  const texts = [page.getByRole("heading", { level: 1 }), page.getByRole("heading", { level: 2 }).first(), panel];
  const told = await Promise.all(texts.map((text) => text.innerText()));
  await minimize.click();
  await page.getByRole("button", { name: "Expand description" }).waitFor();
  return told.every((text) => text.trim() !== "");
}

/** Defines the test that goes through every screen in one size; a file for each size, so that they run side by side. */
export function testEveryScreenOn(size: keyof typeof SIZES): void {
  describe(`every screen on ${size}`, () => {
    const journeys = startJourneys();

    it("is accessible in both themes, fits, tells what it is (spec 2), and says nothing on the console", async () => {
      const { state } = await journeys.createPerson();
      const { page, complaints } = await journeys.visit({ size, storageState: state });
      const untilQuiet = watchRequests(page);
      const faults: string[] = [];
      const tooWide: string[] = [];
      const untold: string[] = [];

      for (const route of ROUTES) {
        const name = `screen${route.replaceAll("/", "-")}-${size}`;
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(journeys.url + route);
        await page.getByRole("heading").first().waitFor();
        await untilQuiet();
        const found = await accessibilityFaults(page);
        await picture(page, `${name}-light`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (route === SIGN_UP) {
          await page.emulateMedia({ colorScheme: "dark" });
          await page.reload();
          await page.getByRole("heading").first().waitFor();
        }
        await goDark(page);
        found.push(...(await contrastFaults(page)).map((fault) => `${fault} in the dark`));
        await picture(page, `${name}-dark`);
        faults.push(...found.map((fault) => `${route} ${fault}`));
        if (overflow > 0) tooWide.push(`${route} by ${overflow}px`);
        if (DESCRIBED.includes(route) && !(await tellsWhatItIs(page))) untold.push(route);
      }
      const remembered = await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /(Collapsed|Open)$/.test(key)),
      );

      expect(faults).toEqual([]);
      expect(tooWide).toEqual([]);
      expect(untold).toEqual([]);
      expect(remembered).toHaveLength(DESCRIBED.length);
      expect(complaints).toEqual([]);
    });
  });
}
