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
  "/profile": "trash.none",
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
  if (path === "/profile") await untilProfileIsWhole(page, language);
  // The counts of the navigation and the statistics are asked for on their own.
  await expect(page.locator(":is(.side-link.is-phase, .phase-tabs a) > i:empty")).toHaveCount(0);
  await untilLoaded(page);
}

/** Waits until the profile has each of its parts with its list: they come on their own, and move what is below them. */
export async function untilProfileIsWhole(page: Page, language = "en"): Promise<void> {
  const say = wordsOf(language);
  await page.getByRole("combobox", { name: say("profile.timeZone") }).waitFor();
  for (const id of ["accessToken.title", "calendar.title", "trash.title"])
    await page.getByRole("region", { name: say(id), exact: true }).waitFor();
  await untilLoaded(page);
}

/** Returns by how many pixels a page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
