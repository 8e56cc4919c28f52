import type { Page } from "@playwright/test";
import { expect, untilLoaded } from "./expect.js";
import { wordsOf } from "../support/words-of.js";

/** The screens by their address, each with the id of a text that a new person sees once it has loaded. */
export const SCREENS = {
  "/": "today.empty",
  "/jobhunts": "jobHunt.empty.title",
  "/jobhunts/preparing": "jobHunt.empty.lane",
  "/jobhunts/applying": "jobHunt.empty.lane",
  "/jobhunts/interviewing": "jobHunt.empty.lane",
  "/jobhunts/accepting": "jobHunt.empty.lane",
  "/idealjobs": "idealJob.empty.title",
  "/companies": "company.empty.title",
  "/contacts": "contact.empty.title",
  "/documents": "document.empty.title",
  "/logs": "log.empty.title",
  "/jobdetails": "jobDetails.after",
  "/advert": "advert.noHunt",
  "/profile": "profile.section.connections",
  "/notfound": "placeholder.comingSoon",
  "/signup": "signUp.title",
} as const;

export type ScreenPath = keyof typeof SCREENS;

/** Waits until a screen has loaded all that it shows; `text` is what it shows in place of the text of an empty list. */
export async function untilWhole(
  page: Page,
  path: ScreenPath,
  language: string,
  text = wordsOf(language)(SCREENS[path]),
): Promise<void> {
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  // The field is a part of its own, and a phone has the list of the sections.
  if (path === "/profile") await page.locator(".profile-index, .setting .zone-box").first().waitFor();
  // The counts of the navigation and the statistics are asked for on their own.
  await expect(page.locator(":is(.side-link.is-phase, .phase-tabs a) > i:empty")).toHaveCount(0);
  await untilLoaded(page);
}

/** Waits until a section of the profile has each of its parts: they come on their own, and move what is below them. */
export async function untilProfileHas(page: Page, ...parts: readonly string[]): Promise<void> {
  for (const name of parts) await page.getByRole("region", { name, exact: true }).waitFor();
  await untilLoaded(page);
}

/** Returns by how many pixels a page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Returns the words of the buttons that reach beyond their button. */
export function wordsBeyondButtons(page: Page): Promise<string[]> {
  return page.getByRole("button").evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
        const isBeyond = inner.left < outer.left - 1 || inner.right > outer.right + 1;
        // Words that are only read aloud are cut off, and a target for fingers reaches beyond its button without words.
        return isBeyond && button.scrollWidth > button.clientWidth + 1;
      })
      .map(({ textContent }) => textContent),
  );
}
