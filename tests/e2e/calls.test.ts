import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { createGuest, type Person } from "../support/browser-person.js";
import { startJourneys } from "./journeys.js";

/** Who calls, and what is typed to find the hunt, of the invented search. */
const CALLERS: readonly (readonly [who: string, typed: string])[] = [
  ["the employer", "bri"],
  ["a person", "far"],
  ["the end of a number", "0771"],
];

describe("a call", () => {
  const journeys = startJourneys();
  let person: Person;

  beforeAll(async () => {
    person = await createGuest(journeys.url);
  });

  const note = (page: Page) => page.getByPlaceholder("On the telephone? Write here what they say…");
  const sheet = (page: Page) => page.getByRole("heading", { name: "Analytics Engineer (m/f/x)", level: 2 });

  it.each(CALLERS)("is found by %s with a few keys and Enter, and can be written down at once", async (_who, text) => {
    const { page, complaints } = await journeys.open("/", { as: person });

    // As fast as the keyboard can be pressed: nothing is lost, and no key is taken for a shortcut.
    await page.keyboard.press("Control+k");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await sheet(page).waitFor();
    await note(page).and(page.locator(":focus")).waitFor();
    await page.keyboard.type("She asks for my address.");

    expect(await note(page).inputValue()).toBe("She asks for my address.");
    expect(new URL(page.url()).pathname).toMatch(/^\/jobhunts\/[\w-]{36}$/);
    expect(complaints).toEqual([]);
  });

  it("is one tap away on a phone, and no keyboard covers the sheet", async () => {
    const { page } = await journeys.open("/", { as: person, size: "phone" });

    await page.getByRole("button", { name: "Search", exact: true }).tap();
    await page.getByRole("combobox").fill("0771");
    await page.getByRole("option", { name: /Leontine Farrow · \+44 7700 900 771/ }).waitFor();
    await page.keyboard.press("Enter");
    await sheet(page).waitFor();
    await note(page).waitFor();

    expect(await note(page).evaluate((field) => field === document.activeElement)).toBe(false);
    expect(await page.getByRole("link", { name: "Call Leontine" }).getAttribute("href")).toBe("tel:+447700900771");
  });
});
