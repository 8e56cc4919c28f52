import type { Browser, Page } from "@playwright/test";
import { advertsOf } from "../../gateway/seed/adverts.js";
import { launchBrowser, PLACEHOLDERS, SIZES, visit, waitForFrames } from "../support/browser.js";
import { signInAgain } from "../support/browser-person.js";
import { signInAs, startSeededProduct } from "../support/seeded.js";

const FOLDER = "tests/pictures";
/** The height of the bar at the top of a phone's screen, and a little more. */
const BELOW_THE_BAR = 64;

/** The counts of the navigation stand for themselves before they are there. */
const ON_ITS_WAY = `${PLACEHOLDERS}, .is-phase > i:empty`;

/** One picture of the README: where it is taken, what is done before it is, and what it shows of what comes late. */
interface Shot {
  readonly name: string;
  readonly path: string;
  /** The parts of the screen that are there once it has loaded, before anything is done. */
  readonly has: readonly string[];
  readonly size: keyof typeof SIZES;
  readonly colorScheme: "light" | "dark";
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The parts of the screen that are there once all is that was asked for by what was done. */
  readonly shows?: readonly string[];
}

/** The first screen: what is due, and the counts of the phases. */
const DASHBOARD = [".today .due-row", ".overview-head b"];
/** The open card of a hunt: its steps, the place from its advert, and its people. */
const OPEN_CARD = [".is-open .hunt-foot", ".is-open .hunt-facts bdi:not(.hunt-employer)", ".is-open .hunt-ties .tie"];
/** What comes after the sheet itself: what is next, what was sent, and the note with its marks. */
const HUNT_SHEET = [".next-strip", ".sheet-two", ".note .markdown strong"];

const SHOTS: readonly Shot[] = [
  { name: "dashboard", path: "/", has: DASHBOARD, size: "desktop", colorScheme: "light" },
  {
    name: "job-hunts",
    path: "/jobhunts",
    has: [".hunt-card"],
    size: "desktop",
    colorScheme: "dark",
    prepare: (page) => page.getByRole("button", { name: /Analytics Engineer/ }).click(),
    shows: [...OPEN_CARD, ".note .markdown strong"],
  },
  {
    name: "job-details",
    path: "/jobdetails",
    has: [".after-done"],
    size: "desktop",
    colorScheme: "light",
    prepare: async (page) => {
      await page.getByLabel("Job advert").fill(advertsOf(new Date()).brindle);
      await extract(page);
      await page.getByLabel("Salary").focus();
    },
    shows: [".advert-copy mark", ".known-job"],
  },
  {
    name: "contacts-phone",
    path: "/contacts",
    has: [".row"],
    size: "phone",
    colorScheme: "light",
    prepare: (page) => page.getByRole("button", { name: /Ines Calloway/ }).click(),
    shows: [".record-ties .tie", ".contact-appointments"],
  },
  { name: "dashboard-phone", path: "/", has: DASHBOARD, size: "phone", colorScheme: "dark" },
  ...(["desktop", "phone"] as const).map((size) => ({
    name: size === "desktop" ? "hunt-sheet" : "hunt-sheet-phone",
    path: "/",
    has: DASHBOARD,
    size,
    colorScheme: "light" as const,
    prepare: findByNumber,
    shows: HUNT_SHEET,
  })),
];

/** Reads the advert; again, where a busy machine takes longer than reading may. */
async function extract(page: Page): Promise<void> {
  const isFound = page.locator(".advert-actions .is-found");
  const problem = page.locator(".advert-problem");
  for (let tries = 0; tries < 5; tries++) {
    await page.getByRole("button", { name: "Extract", exact: true }).click();
    await isFound.or(problem).waitFor();
    if (await isFound.isVisible()) return;
  }
}

/** Opens the hunt sheet of who calls. */
async function findByNumber(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("0771");
  await page.getByRole("option", { name: /Leontine Farrow/ }).click();
  await page.getByPlaceholder(/On the telephone/).waitFor();
}

/** The languages with a picture of their own: three screens of a phone, side by side. */
const LANGUAGES = ["de", "fr", "es", "ar"] as const;

/** Takes the pictures of the README from the real product with its invented search: `npm run pictures`. */
async function takePictures(): Promise<void> {
  const [product, browser] = await Promise.all([startSeededProduct(), launchBrowser()]);
  try {
    for (const { name, path, has, size, colorScheme, prepare, shows = [] } of SHOTS) {
      const { page, context } = await visit(browser, { size, colorScheme });
      await signInAs(page, product.url, product.account);
      await page.goto(product.url + path);
      await untilDrawn(page, has);
      await prepare?.(page);
      await untilDrawn(page, shows);
      await page.screenshot({ path: `${FOLDER}/${name}.png` });
      await context.close();
    }
    const { state, speak } = await signInAgain(product.url, product.account);
    const { jobHunts } = await speak<{ jobHunts: { nodes: readonly { id: string; name: string }[] } }>(
      "{ jobHunts { nodes { id name } } }",
    );
    const jobHuntId = jobHunts.nodes.find(({ name }) => name === "Analytics Engineer, Brindle Maps")?.id ?? "";
    for (const locale of LANGUAGES) {
      const { page, context } = await visit(browser, { size: "phone", locale, storageState: state });
      await takeLanguagePicture(browser, page, product.url, jobHuntId, `${FOLDER}/language-${locale}.png`);
      await context.close();
    }
  } finally {
    await browser.close();
    await product.dispose();
  }
}

/** Waits until parts of a page are there, and nothing else is on its way: no list, no picture and no font. */
async function untilDrawn(page: Page, parts: readonly string[]): Promise<void> {
  for (const part of parts) await page.locator(part).first().waitFor();
  await page.waitForFunction((placeholders) => document.querySelector(placeholders) === null, ON_ITS_WAY);
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  await waitForFrames(page);
}

/** Scrolls as a person does: to bring an element into view would also scroll the frames around the sheet. */
async function scrollTo(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  await page.mouse.move(SIZES.phone.width / 2, SIZES.phone.height / 2);
  await page.mouse.wheel(0, (box?.y ?? 0) - BELOW_THE_BAR);
  await page.waitForFunction(
    ([name, top]) => Math.abs((document.querySelector(name)?.getBoundingClientRect().top ?? 0) - top) < 1,
    [selector, BELOW_THE_BAR] as const,
  );
  await page.mouse.move(0, 0);
}

/** Takes Today, a guide and the card of a hunt in the language of a page. */
async function takeLanguagePicture(browser: Browser, page: Page, url: string, jobHuntId: string, path: string) {
  const screens: string[] = [];
  const take = async (parts: readonly string[]): Promise<void> => {
    await untilDrawn(page, parts);
    screens.push(`data:image/png;base64,${(await page.screenshot()).toString("base64")}`);
  };
  await page.goto(url);
  await untilDrawn(page, DASHBOARD);
  await scrollTo(page, ".today");
  await take(DASHBOARD);
  await page.evaluate((id) => {
    const usr = { step: "first_follow_up_communications", jobHuntId: id };
    history.replaceState({ usr, key: "guide", idx: 0 }, "", "/notfound");
  }, jobHuntId);
  await page.reload();
  await take([".how", ".guide-texts textarea"]);
  await page.goto(`${url}/jobhunts/applying`);
  await page.getByRole("button", { name: /Analytics Engineer/ }).click();
  await untilDrawn(page, OPEN_CARD);
  await scrollTo(page, ".hunt-card.is-open");
  await take(OPEN_CARD);
  const { page: sheet, context } = await visit(browser);
  await sheet.setContent(
    `<body style="display:flex;gap:16px;width:max-content;margin:0">${screens.map((src) => `<img src="${src}">`).join("")}`,
  );
  await untilDrawn(sheet, ["img"]);
  await sheet.locator("body").screenshot({ path });
  await context.close();
}

await takePictures();
