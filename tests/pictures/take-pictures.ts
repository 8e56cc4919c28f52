import type { Page } from "playwright-core";
import { advertsOf } from "../../gateway/seed/adverts.js";
import { launchBrowser, visit, watchRequests, type SIZES } from "../support/browser.js";
import { signInAs, startSeededProduct } from "../support/seeded.js";

const FOLDER = "tests/pictures";

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
];

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
  } finally {
    await browser.close();
    await product.dispose();
  }
}

await takePictures();
