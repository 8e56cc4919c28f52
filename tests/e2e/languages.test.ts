import type { Page } from "@playwright/test";
import { picture, SIZES, waitForFrames } from "../support/browser.js";
import { expect, type Journey, type Journeys, test } from "./journeys.js";
import { type ScreenPath, sidewaysScroll, untilWhole, wordsBeyondButtons } from "./whole-screens.js";
import { wordsOf } from "../support/words-of.js";

const SCREENS: readonly ScreenPath[] = [
  "/",
  "/jobhunts",
  "/jobhunts/applying",
  "/companies",
  "/idealjobs",
  "/documents",
  "/logs",
  "/profile",
];

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

/** The company of a person whose lists are not all empty, and the screens that show it. */
const COMPANY = "Kontor 7";
const SHOWS_COMPANY: readonly ScreenPath[] = ["/companies", "/logs"];

/** States the language of a page, and its direction. */
async function speaks(page: Page, language: string, direction: string): Promise<void> {
  await expect(page.locator("html")).toHaveJSProperty("lang", language);
  await expect(page.locator("html")).toHaveJSProperty("dir", direction);
}

test.describe("the interface", () => {
  /** Opens the browser of a new person with a company, on no page yet; without a locale in that of the project. */
  const openSignedIn = async (journeys: Journeys, locale?: string): Promise<Journey> => {
    const person = await journeys.createPerson();
    await person.speak(`mutation { createCompany(input: { name: "${COMPANY}" }) { logEntryId } }`);
    const options = locale === undefined ? {} : { locale };
    return { ...(await journeys.visit({ ...options, storageState: person.state })), person };
  };

  test("draws the landing whole in every window", async ({ journeys }) => {
    const { page } = await journeys.visit();

    for (const [width, height] of LANDING_WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.goto(journeys.url);
      await page.locator("#show-me-how").waitFor();
      const parts = page.locator(".land-line:visible").locator(".l-st, text");

      await expect(async () => {
        const boxes = await parts.evaluateAll(
          (drawn) => drawn.map((part) => part.getBoundingClientRect().toJSON() as DOMRect), // what it is made of
        );
        expect(boxes).toHaveLength(8);
        expect(Math.min(...boxes.flatMap(({ left, top }) => [left, top]))).toBeGreaterThanOrEqual(0);
        expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
        expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(height);
      }).toPass();
    }
  });

  test("speaks to a browser in Egypt from the landing to a saved form, in Arabic", async ({ journeys }) => {
    const [language, direction] = ["ar", "rtl"];
    const say = wordsOf(language);
    const person = await journeys.createPerson();
    const { page, pageErrors } = await journeys.visit({ locale: "ar-EG" });
    const origins = new Set<string>();
    const fonts: string[] = [];
    page.on("request", (request) => {
      origins.add(new URL(request.url()).origin);
      if (request.url().endsWith(".woff2")) fonts.push(request.url());
    });

    await page.goto(journeys.url);
    await expect(page.getByRole("heading", { name: say("landing.simplified") })).toBeVisible();
    await speaks(page, language, direction);
    await expect(page.locator(".land-line.wide text")).toHaveText(
      ["preparing", "applying", "interviewing", "accepting"].map((phase) => say(`phase.${phase}`)),
    );

    await page.getByRole("button", { name: say("landing.showMeHow") }).click();
    await page.waitForURL(/\/oidc\//);
    await speaks(page, language, direction);
    await expect(page).toBeAccessible();
    await page.locator("#email").fill(person.email);
    await page.locator("#password").fill(person.password);
    await page.locator("#password").press("Enter");

    await expect(page.getByRole("heading", { name: say("landing.succeed") })).toBeVisible();
    await speaks(page, language, direction);
    await page.goto(`${journeys.url}/jobhunts`);
    await expect(page.getByRole("heading", { name: say("jobHunt.welcome.all") })).toBeVisible();
    await page.goto(`${journeys.url}/companies`);
    await page.getByRole("button", { name: say("button.new") }).click();
    await page.getByLabel(say("company.form.name")).fill(`Kontor 7 (${language})`);
    await page.getByRole("button", { name: say("button.save") }).click();

    await expect(page.getByRole("button", { name: `Kontor 7 (${language})` })).toBeVisible();
    await expect(page.locator("b", { hasText: `Kontor 7 (${language})` })).toHaveCSS("direction", "ltr");
    expect([...origins]).toEqual([new URL(journeys.url).origin]);
    expect(fonts.some((font) => font.includes("commissioner-latin-wght"))).toBe(true);
    expect(fonts.filter((font) => /greek|cyrillic|vietnamese/.test(font))).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  for (const [language, sizes] of [
    ["ar", ["desktop", "phone"]],
    ["de", ["phone", "reflow", "double"]],
  ] as const)
    test(
      `is whole in ${language}, and no wider than its window in the sizes ${JSON.stringify(sizes)}`,
      { tag: language === "ar" ? "@right-to-left" : [] },
      async ({ journeys }) => {
        const { page } = await openSignedIn(journeys, language === "ar" ? undefined : language);

        for (const screen of SCREENS) {
          await page.goto(journeys.url + screen);
          await untilWhole(page, screen, language, SHOWS_COMPANY.includes(screen) ? COMPANY : undefined);
          if (language === "ar") await expect(page).toBeAccessible();
          const body = page.locator("body");
          await expect(body).not.toContainText("Translation Text Missing", { useInnerText: true });
          for (const size of sizes) {
            const { width, height, zoom } = WINDOWS[size];
            await page.setViewportSize({ width, height });
            await page.evaluate((factor) => document.documentElement.style.setProperty("zoom", factor), zoom);
            await waitForFrames(page);
            const message = `${screen} is no wider than its window in the size ${size}`;
            await expect.poll(() => sidewaysScroll(page), { message }).toBeLessThanOrEqual(0);
            await expect.poll(() => wordsBeyondButtons(page), { message }).toEqual([]);
            await picture(page, `language-${language}-${size}${screen.replaceAll("/", "-")}`);
          }
        }
      },
    );

  test("keeps the language that was chosen in the profile, also on the way to sign in, and is English without its texts", async ({
    journeys,
  }) => {
    const french = wordsOf("fr");
    const { page } = await openSignedIn(journeys, "en-GB");
    await page.goto(`${journeys.url}/profile`);
    await page.getByRole("combobox", { name: "Language", exact: true }).selectOption("Français");
    await page.getByRole("heading", { name: french("profile.welcome") }).waitFor();

    await page.reload();
    await expect(page.getByRole("heading", { name: french("profile.welcome") })).toBeVisible();
    await speaks(page, "fr", "ltr");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("fr");

    // The same browser on a later day: nobody is signed in, and it remembers the language.
    const remembered = [{ name: "language", value: "fr" }];
    const { page: later } = await journeys.visit({
      storageState: { cookies: [], origins: [{ origin: journeys.url, localStorage: remembered }] },
    });
    await later.goto(journeys.url);
    await later.getByRole("button", { name: french("landing.showMeHow") }).click();
    await later.waitForURL(/\/oidc\//);
    await speaks(later, "fr", "ltr");

    await page.route(/\/assets\/fr-[\w-]+\.js$/, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("heading", { name: wordsOf("en")("profile.welcome") })).toBeVisible();
    await speaks(page, "en", "ltr");
  });
});
