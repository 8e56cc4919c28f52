import type { Browser, Page } from "playwright-core";
import { advertsOf } from "../../gateway/seed/adverts.js";
import { launchBrowser, SIZES, visit, watchRequests } from "../support/browser.js";
import { signInAgain } from "../support/browser-person.js";
import { signInAs, startSeededProduct } from "../support/seeded.js";

const FOLDER = "tests/pictures";
/** The height of the bar at the top of a phone's screen, and a little more. */
const BELOW_THE_BAR = 64;

/** One picture of the README: where it is taken, and what is done before it is. */
interface Shot {
  readonly name: string;
  readonly path: string;
  readonly size: keyof typeof SIZES;
  readonly colorScheme: "light" | "dark";
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const SHOTS: readonly Shot[] = [
  { name: "dashboard", path: "/", size: "desktop", colorScheme: "light" },
  {
    name: "job-hunts",
    path: "/jobhunts",
    size: "desktop",
    colorScheme: "dark",
    prepare: (page) => page.getByRole("button", { name: /Analytics Engineer, Brindle Maps/ }).click(),
  },
  {
    name: "job-details",
    path: "/jobdetails",
    size: "desktop",
    colorScheme: "light",
    prepare: async (page) => {
      await page.getByLabel("Job advert").fill(advertsOf(new Date()).brindle);
      await page.getByRole("button", { name: "Extract", exact: true }).click();
      await page.getByLabel("Salary").focus();
    },
  },
  {
    name: "contacts-phone",
    path: "/contacts",
    size: "phone",
    colorScheme: "light",
    prepare: (page) => page.getByRole("button", { name: /Ines Calloway/ }).click(),
  },
  { name: "dashboard-phone", path: "/", size: "phone", colorScheme: "dark" },
  { name: "hunt-sheet", path: "/", size: "desktop", colorScheme: "light", prepare: findByNumber },
  { name: "hunt-sheet-phone", path: "/", size: "phone", colorScheme: "light", prepare: findByNumber },
];

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
    for (const { name, path, size, colorScheme, prepare } of SHOTS) {
      const { page, context } = await visit(browser, { size, colorScheme });
      const untilQuiet = watchRequests(page);
      await signInAs(page, product.url, product.account);
      await page.goto(product.url + path);
      await untilQuiet();
      await prepare?.(page);
      await untilQuiet();
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

/** Takes Today, a guide and the card of a hunt in the language of a page. */
async function takeLanguagePicture(browser: Browser, page: Page, url: string, jobHuntId: string, path: string) {
  const untilQuiet = watchRequests(page);
  const screens: string[] = [];
  const take = async (): Promise<void> => {
    await untilQuiet();
    screens.push(`data:image/png;base64,${(await page.screenshot()).toString("base64")}`);
  };
  // As a person scrolls: to bring an element into view would also scroll the frames around the sheet.
  const scrollTo = async (selector: string): Promise<void> => {
    await untilQuiet();
    const box = await page.locator(selector).boundingBox();
    await page.mouse.move(SIZES.phone.width / 2, SIZES.phone.height / 2);
    await page.mouse.wheel(0, (box?.y ?? 0) - BELOW_THE_BAR);
    await page.mouse.move(0, 0);
  };
  await page.goto(url);
  await scrollTo(".today");
  await take();
  await page.evaluate((id) => {
    const usr = { step: "first_follow_up_communications", jobHuntId: id };
    history.replaceState({ usr, key: "guide", idx: 0 }, "", "/notfound");
  }, jobHuntId);
  await page.reload();
  await page.locator(".how").waitFor();
  await take();
  await page.goto(`${url}/jobhunts/applying`);
  await page.getByRole("button", { name: /Analytics Engineer, Brindle Maps/ }).click();
  await scrollTo(".hunt-card.is-open");
  await take();
  const { page: sheet, context } = await visit(browser);
  await sheet.setContent(
    `<body style="display:flex;gap:16px;width:max-content;margin:0">${screens.map((src) => `<img src="${src}">`).join("")}`,
  );
  await sheet.locator("body").screenshot({ path });
  await context.close();
}

await takePictures();
