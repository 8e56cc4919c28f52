import type { Browser } from "@playwright/test";
import type { Person } from "../../support/browser-person.js";
import { FIRST_ROWS, REQUESTS_MAX, SHIFT_MAX } from "../../support/client-budgets.js";
import { requestsBeyond, shiftOf, watchShifts } from "../../support/first-paint.js";
import type { BenchPeople } from "./bench-product.js";
import { median, type Figure } from "./figures.js";
import { costUntil, measuredPage, openMeasured } from "./page-cost.js";

const ROUNDS = 5;
const STATIC_RATIO_MAX = 3;
const PATHS = [
  "/",
  "/jobhunts",
  "/companies",
  "/contacts",
  "/documents",
  "/idealjobs",
  "/logs",
  "/jobdetails",
  "/advert",
  "/profile",
];
/** The address of the page that looks like the job hunts and has no script. */
const COPY = "/static-copy";

/** Returns the requests of a first visit until the first rows stand. */
export async function measureRequests(
  browser: Browser,
  url: string,
  { guest }: BenchPeople,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [path, rows] of Object.entries(FIRST_ROWS)) {
    const { page, context, untilQuiet } = await openMeasured(browser, guest);
    const all = await requestsBeyond(page, rows, -1);
    await page.goto(url + path);
    await page.locator(rows).first().waitFor();
    await untilQuiet();
    figures.push({
      name: `${path}: requests until the list stands`,
      value: all().length,
      unit: "",
      goal: REQUESTS_MAX,
    });
    await context.close();
  }
  return figures;
}

/** Returns the layout shift of each screen, at a first visit where each answer comes after the one before it is drawn. */
export async function measureShifts(browser: Browser, url: string, { guest }: BenchPeople): Promise<readonly Figure[]> {
  const { jobHunts } = await guest.speak<{ jobHunts: { nodes: readonly { id: string }[] } }>(
    "{ jobHunts(first: 1) { nodes { id } } }",
  );
  const paths = [...PATHS, ...jobHunts.nodes.map(({ id }) => `/jobhunts/${id}`)];
  const figures: Figure[] = [];
  for (const size of ["phone", "desktop"] as const) {
    for (const path of paths) {
      const { page, context, untilQuiet } = await openMeasured(browser, guest, size);
      await watchShifts(context);
      await page.goto(url + path);
      await page.getByRole("heading", { level: 2 }).first().waitFor();
      await untilQuiet();
      const name = path.replace(/[0-9a-f-]{36}/, ":id");
      figures.push({ name: `${name}: layout shift, ${size}`, value: await shiftOf(page), unit: "", goal: SHIFT_MAX });
      await context.close();
    }
  }
  return figures;
}

/** Returns what the main thread takes until the job hunts stand, and how many times as much as a page without script. */
export async function measureMainThread(
  browser: Browser,
  url: string,
  { hunts20, hunts500 }: BenchPeople,
): Promise<readonly Figure[]> {
  const few = await costOfList(browser, url, hunts20);
  const many = await costOfList(browser, url, hunts500);
  const bare = await costOfCopy(browser, url, hunts20);
  return [
    { name: "main thread until 20 hunts stand", value: few, unit: "ms", goal: 250 },
    { name: "main thread until the list of 500 stands", value: many, unit: "ms", goal: 350 },
    { name: "the same page of 20 without script", value: bare, unit: "ms", goal: null },
    { name: "20 hunts: times the page without script", value: few / bare, unit: "", goal: STATIC_RATIO_MAX },
  ];
}

/** Visits of one browser, so that its caches are warm after the first one, which does not count. */
async function costOfList(browser: Browser, url: string, person: Person): Promise<number> {
  const { context } = await openMeasured(browser, person);
  const costs: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const measured = { context, ...(await measuredPage(context)) };
    costs.push(await costUntil(measured, `${url}/jobhunts`, FIRST_ROWS["/jobhunts"]));
    await measured.untilQuiet();
    await measured.page.close();
  }
  await context.close();
  return median(costs.slice(1));
}

/** Draws what the job hunts came to once more, as one file of HTML and CSS from the same server. */
async function costOfCopy(browser: Browser, url: string, person: Person): Promise<number> {
  const { page, context, untilQuiet } = await openMeasured(browser, person);
  await page.goto(`${url}/jobhunts`);
  await page.locator(FIRST_ROWS["/jobhunts"]).first().waitFor();
  await untilQuiet();
  const body = await page.evaluate(() => {
    const sheets = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    const copy = document.documentElement.cloneNode(true) as HTMLElement; // of an element
    for (const element of copy.querySelectorAll("script, style, link")) element.remove();
    const style = document.createElement("style");
    // The addresses of the fonts are those of the style sheets.
    style.textContent = sheets.join("\n").replaceAll('url("./', 'url("/assets/');
    copy.querySelector("head")?.append(style);
    return `<!doctype html>${copy.outerHTML}`;
  });
  await context.route(`**${COPY}`, (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
  const costs: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const measured = { context, ...(await measuredPage(context)) };
    costs.push(await costUntil(measured, url + COPY, FIRST_ROWS["/jobhunts"]));
    await measured.page.close();
  }
  await context.close();
  return median(costs.slice(1));
}
