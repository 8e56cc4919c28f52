import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser, BrowserContext } from "playwright-core";
import {
  accessibilityFaults,
  launchBrowser,
  picture,
  signUp,
  SIZES,
  visit,
  watchRequests,
} from "../support/browser.js";
import { startProduct, type Product } from "../support/product.js";

/** The screens by their address. */
export const ROUTES = [
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
  "/signup",
];

/** Defines the tests that go through every screen in one size; a file for each size, so that they run side by side. */
export function testEveryScreenOn(size: keyof typeof SIZES): void {
  describe(`every screen on ${size}`, () => {
    let product: Product;
    let browser: Browser;
    let state: Awaited<ReturnType<BrowserContext["storageState"]>>;

    beforeAll(async () => {
      [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
      const { page, context } = await visit(browser);
      await signUp(page, product.url);
      state = await context.storageState();
      await context.close();
    });
    afterAll(async () => {
      await browser.close();
      await product.dispose();
    });

    it.each(["light", "dark"] as const)(
      "is accessible in %s, fits, and says nothing on the console",
      async (colorScheme) => {
        const context = await browser.newContext({
          viewport: SIZES[size],
          colorScheme,
          reducedMotion: "reduce",
          storageState: state,
        });
        const page = await context.newPage();
        const untilQuiet = watchRequests(page);
        const complaints: string[] = [];
        page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
        const faults: string[] = [];
        const tooWide: string[] = [];

        for (const route of ROUTES) {
          await page.goto(product.url + route);
          await page.getByRole("heading").first().waitFor();
          await untilQuiet();
          faults.push(...(await accessibilityFaults(page)).map((fault) => `${route} ${fault}`));
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (overflow > 0) tooWide.push(`${route} by ${overflow}px`);
          await picture(page, `screen${route.replaceAll("/", "-")}-${size}-${colorScheme}`);
        }

        expect(faults).toEqual([]);
        expect(tooWide).toEqual([]);
        expect(complaints).toEqual([]);
        await context.close();
      },
      240_000,
    );
  });
}
