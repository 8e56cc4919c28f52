import { describe, expect, it } from "@jest/globals";
import { accessibilityFaults, picture, SIZES, watchRequests } from "../support/browser.js";
import { startSignedIn } from "./signed-in.js";

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
    const started = startSignedIn();

    it.each(["light", "dark"] as const)(
      "is accessible in %s, fits, and says nothing on the console",
      async (colorScheme) => {
        const context = await started.browser.newContext({
          viewport: SIZES[size],
          colorScheme,
          reducedMotion: "reduce",
          storageState: started.state,
        });
        const page = await context.newPage();
        const untilQuiet = watchRequests(page);
        const complaints: string[] = [];
        page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
        const faults: string[] = [];
        const tooWide: string[] = [];

        for (const route of ROUTES) {
          await page.goto(started.product.url + route);
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
