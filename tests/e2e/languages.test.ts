import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import type { Person } from "../support/browser-person.js";
import { accessibilityFaults, picture, SIZES, waitForFrames, watchRequests } from "../support/browser.js";
import { startJourneys } from "./journeys.js";

const SCREENS = ["/", "/jobhunts", "/jobhunts/applying", "/companies", "/idealjobs", "/documents", "/logs", "/profile"];

const LANDING_WINDOWS = [
  [1440, 757],
  [1280, 640],
  [844, 390],
  [390, 664],
] as const;
/** The sizes of a device, a window of 320 pixels, and doubled text (WCAG 1.4.10, 1.4.4). */
const WINDOWS = {
  desktop: { ...SIZES.desktop, zoom: "1" },
  phone: { ...SIZES.phone, zoom: "1" },
  reflow: { width: 320, height: 800, zoom: "1" },
  double: { width: 780, height: 800, zoom: "2" },
} as const;

/** A catalogue of the source tree: what the screens have to say. */
function wordsOf(language: string): (id: string) => string {
  const catalogue = JSON.parse(
    readFileSync(`web/locales/${language === "en" ? "en.generated" : language}.json`, "utf8"),
  ) as Record<string, string>; // ours
  return (id) => catalogue[id] ?? `${id} is not in the catalogue`;
}

function languageOf(page: Page): Promise<[string, string]> {
  return page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

describe("the interface", () => {
  const journeys = startJourneys();
  let person: Person;

  beforeAll(async () => {
    person = await journeys.createPerson();
  });

  const openSignedIn = async (locale: string, size?: keyof typeof SIZES): Promise<Page> => {
    const { page } = await journeys.visit({
      locale,
      ...(size === undefined ? {} : { size }),
      storageState: person.state,
    });
    return page;
  };

  it("draws the landing whole in every window", async () => {
    const { page } = await journeys.visit();

    for (const [width, height] of LANDING_WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.goto(journeys.url);
      await page.locator("#show-me-how").waitFor();
      const boxes = await page
        .locator(".land-line:visible")
        .locator(".l-st, text")
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect)); // what it is made of

      expect(boxes).toHaveLength(8);
      expect(Math.min(...boxes.flatMap(({ left, top }) => [left, top]))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
      expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(height);
    }
  });

  it.each([
    ["de-AT", "de", "ltr"],
    ["ar-EG", "ar", "rtl"],
  ])("speaks to a browser in %s from the landing to a saved form, in %s", async (locale, language, direction) => {
    const say = wordsOf(language);
    const { page, complaints } = await journeys.visit({ locale });
    const origins = new Set<string>();
    const fonts: string[] = [];
    page.on("request", (request) => {
      origins.add(new URL(request.url()).origin);
      if (request.url().endsWith(".woff2")) fonts.push(request.url());
    });

    await page.goto(journeys.url);
    await page.getByRole("heading", { name: say("landing.simplified") }).waitFor();
    expect(await languageOf(page)).toEqual([language, direction]);
    expect(await page.locator(".land-line.wide text").allTextContents()).toEqual(
      ["preparing", "applying", "interviewing", "accepting"].map((phase) => say(`phase.${phase}`)),
    );

    await page.getByRole("button", { name: say("landing.showMeHow") }).click();
    await page.waitForURL(/\/oidc\//);
    expect(await languageOf(page)).toEqual([language, direction]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator("#email").fill(person.email);
    await page.locator("#password").fill(person.password);
    await page.locator("#password").press("Enter");

    await page.getByRole("heading", { name: say("landing.succeed") }).waitFor();
    expect(await languageOf(page)).toEqual([language, direction]);
    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByRole("heading", { name: say("jobHunt.welcome.all") }).waitFor();
    await page.goto(`${journeys.url}/companies`);
    await page.getByRole("button", { name: say("button.new") }).click();
    await page.getByLabel(say("company.form.name")).fill(`Kontor 7 (${language})`);
    await page.getByRole("button", { name: say("button.save") }).click();
    await page.getByRole("button", { name: `Kontor 7 (${language})` }).waitFor();
    const name = page.locator("b", { hasText: `Kontor 7 (${language})` });

    expect(await name.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
    expect([...origins]).toEqual([new URL(journeys.url).origin]);
    expect(fonts.some((font) => font.includes("commissioner-latin-wght"))).toBe(true);
    expect(fonts.filter((font) => /greek|cyrillic|vietnamese/.test(font))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each<[language: string, sizes: readonly (keyof typeof WINDOWS)[]]>([
    ["ar", ["desktop", "phone"]],
    ["de", ["phone", "reflow", "double"]],
  ])("is whole in %s, and no wider than its window in the sizes %j", async (language, sizes) => {
    const page = await openSignedIn(language);
    const untilQuiet = watchRequests(page);
    const faults: string[] = [];

    for (const screen of SCREENS) {
      await page.goto(journeys.url + screen);
      await page.getByRole("heading").first().waitFor();
      await untilQuiet();
      if (language === "ar") faults.push(...(await accessibilityFaults(page)).map((fault) => `${screen} ${fault}`));
      const text = await page.locator("body").innerText();
      if (text.includes("Translation Text Missing")) faults.push(`${screen} lacks a text`);
      for (const size of sizes) {
        const { width, height, zoom } = WINDOWS[size];
        await page.setViewportSize({ width, height });
        await page.evaluate((factor) => document.documentElement.style.setProperty("zoom", factor), zoom);
        await waitForFrames(page);
        const scroll = await sidewaysScroll(page);
        if (scroll > 0) faults.push(`${screen} is ${scroll}px too wide in the size ${size}`);
        await picture(page, `language-${language}-${size}${screen.replaceAll("/", "-")}`);
      }
    }

    expect(faults).toEqual([]);
  });

  it("shows the types that everybody has in German, keeps them as records carry them, and finds what is seen", async () => {
    const say = wordsOf("de");
    const page = await openSignedIn("de");
    const typeOf = async (name: string): Promise<unknown> =>
      person.speak(`query ($filter: String) { companies(filter: $filter) { nodes { type } } }`, { filter: name });
    await page.goto(`${journeys.url}/companies`);
    await page.getByRole("button", { name: say("button.new") }).click();
    const type = page.getByLabel(say("company.form.type"));
    await type.fill("Arbeitg");
    await page.locator(".ant-select-item-option").getByText("Arbeitgeber", { exact: true }).click();
    await page.getByLabel(say("company.form.name")).fill("Elbwerft");
    await page.getByRole("button", { name: say("button.save") }).click();
    const card = page.locator(".row").filter({ has: page.getByRole("button", { name: "Elbwerft", exact: true }) });
    await card.locator(".row-chip").getByText("Arbeitgeber", { exact: true }).waitFor();

    expect(await typeOf("Elbwerft")).toEqual({ companies: { nodes: [{ type: "Employer" }] } });
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("arbeitgeb");
    await page.getByRole("option", { name: /^Elbwerft Arbeitgeber/ }).waitFor();
    await page.keyboard.press("Escape");

    await page.goto(`${journeys.url}/logs`);
    await page.getByRole("button", { name: say("log.filter"), exact: true }).click();
    await page.getByRole("textbox", { name: say("log.filter.label") }).fill("firma „elb");
    const line = page.locator(".virtual").getByRole("listitem");
    await line.locator("mark").first().waitFor();
    await line.getByText("Firma „Elbwerft“ hinzugefügt", { exact: true }).waitFor();
    // What was there before the filter is marked, too, until it is gone.
    await line.nth(1).waitFor({ state: "detached" });
    expect(await line.locator("mark").allTextContents()).toEqual(["Firma", "Elb"]);
    expect(await line.count()).toBe(1);
  });

  it("keeps the language that was chosen in the profile, also on the way to sign in", async () => {
    const page = await openSignedIn("en-GB");
    await page.goto(`${journeys.url}/profile`);
    await page.getByRole("combobox", { name: "Language", exact: true }).click();
    await page.getByTitle("Français").click();
    await page.getByRole("heading", { name: wordsOf("fr")("profile.welcome") }).waitFor();

    await page.reload();
    await page.getByRole("heading", { name: wordsOf("fr")("profile.welcome") }).waitFor();
    expect(await languageOf(page)).toEqual(["fr", "ltr"]);

    const language = await page.evaluate(() => localStorage.getItem("language"));

    // The same browser on a later day: nobody is signed in, and it remembers the language.
    const remembered = [{ name: "language", value: language ?? "" }];
    const { page: later } = await journeys.visit({
      storageState: { cookies: [], origins: [{ origin: journeys.url, localStorage: remembered }] },
    });
    await later.goto(journeys.url);
    await later.getByRole("button", { name: wordsOf("fr")("landing.showMeHow") }).click();
    await later.waitForURL(/\/oidc\//);
    expect(await languageOf(later)).toEqual(["fr", "ltr"]);
  });

  it("speaks English where the browser's language is not here", async () => {
    const page = await openSignedIn("nb-NO");

    await page.goto(`${journeys.url}/companies`);

    await page.getByRole("heading", { name: wordsOf("en")("company.welcome") }).waitFor();
    expect(await languageOf(page)).toEqual(["en", "ltr"]);
  });

  it("shows 'Translation Text Missing' and the key in place of a text that a catalogue lacks", async () => {
    const page = await openSignedIn("de");
    await page.route(/\/assets\/de-[\w-]+\.js$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("company.welcome", "company.planted");
      await route.fulfill({ response, body });
    });

    await page.goto(`${journeys.url}/companies`);

    await page.getByRole("heading", { name: "Translation Text Missing company.welcome", exact: true }).waitFor();
    await page.getByText(wordsOf("de")("company.description")).waitFor();
  });

  it("falls back to English when a catalogue cannot be fetched", async () => {
    const page = await openSignedIn("de");
    await page.route(/\/assets\/de-[\w-]+\.js$/, (route) => route.abort());

    await page.goto(`${journeys.url}/companies`);

    await page.getByRole("heading", { name: wordsOf("en")("company.welcome") }).waitFor();
    expect(await languageOf(page)).toEqual(["en", "ltr"]);
  });
});
