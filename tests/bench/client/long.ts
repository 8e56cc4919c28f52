import type { Browser, Page } from "@playwright/test";
import type { BenchPeople } from "./bench-product.js";
import { median, type Figure } from "./figures.js";
import { openMeasured } from "./page-cost.js";

const FRAMES = 60;
/** The pixels of a frame, and more than a list is high. */
const STEP = 30;
const FAR = 10_000_000;
const ROUNDS = 5;
const PAGES = 6;
const NAVIGATIONS = 500;
const NAVIGATIONS_BEFORE = 24;
const FRAME_MAX_MS = 3;
const PAGE_MAX_MS = 100;
const GROWTH_MAX = 10;
const ADDRESSES = ["/companies", "/jobhunts", "/contacts", "/", "/documents", "/logs", "/idealjobs", "/profile"];

/** Returns what a frame of scrolling takes in a log of 10,000 entries, and what each further page of it takes. */
export async function measureLog(browser: Browser, url: string, { large }: BenchPeople): Promise<readonly Figure[]> {
  const { page, context, untilQuiet, cost } = await openMeasured(browser, large);
  await page.goto(`${url}/logs`);
  await page.locator("[aria-posinset]").first().waitFor();
  await untilQuiet();
  const frames: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    await page.evaluate(scroll, { frames: 1, by: -FAR });
    await untilQuiet();
    frames.push((await cost(() => page.evaluate(scroll, { frames: FRAMES, by: STEP }))) / FRAMES);
  }
  const pages: number[] = [];
  for (let at = 0; at <= PAGES; at++) {
    const answer = page.waitForResponse((response) => response.request().postData()?.includes("LogList") === true);
    pages.push(
      await cost(async () => {
        await page.evaluate(scroll, { frames: 1, by: FAR });
        await answer;
      }),
    );
  }
  await context.close();
  return [
    { name: "log: a frame of scrolling", value: median(frames.slice(1)), unit: "ms", goal: FRAME_MAX_MS },
    { name: "log: a further page", value: median(pages.slice(1)), unit: "ms", goal: PAGE_MAX_MS },
  ];
}

/** Returns by how much the memory of the scripts grows from the first navigations to many. */
export async function measureHeap(browser: Browser, url: string, { guest }: BenchPeople): Promise<readonly Figure[]> {
  const { page, context, devTools, untilQuiet } = await openMeasured(browser, guest);
  await page.goto(url);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  const used = async (): Promise<number> => {
    await untilQuiet();
    for (let times = 0; times < 3; times++) await devTools.send("HeapProfiler.collectGarbage");
    return (await devTools.send("Runtime.getHeapUsage")).usedSize / 1024 / 1024;
  };
  const go = async (from: number, to: number): Promise<void> => {
    for (let at = from; at < to; at++) await navigate(page, ADDRESSES[at % ADDRESSES.length] ?? "/", untilQuiet);
  };
  await go(0, NAVIGATIONS_BEFORE);
  const before = await used();
  await go(NAVIGATIONS_BEFORE, NAVIGATIONS);
  const after = await used();
  await context.close();
  return [
    { name: `heap after ${NAVIGATIONS_BEFORE} navigations`, value: before, unit: "MiB", goal: null },
    { name: `heap after ${NAVIGATIONS} navigations`, value: after, unit: "MiB", goal: null },
    { name: "growth of the heap", value: (after / before - 1) * 100, unit: "%", goal: GROWTH_MAX },
  ];
}

async function navigate(page: Page, path: string, untilQuiet: () => Promise<void>): Promise<void> {
  await page.evaluate((to) => {
    const state = { key: to, idx: 1 };
    history.pushState(state, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, path);
  await untilQuiet();
}

/** Scrolls what the rows are in: so many frames, with so many pixels in each. */
async function scroll({ frames, by }: { readonly frames: number; readonly by: number }): Promise<void> {
  let scroller = document.querySelector("[aria-posinset]")?.parentElement;
  while (
    scroller &&
    !(scroller.scrollHeight > scroller.clientHeight && getComputedStyle(scroller).overflowY === "auto")
  )
    scroller = scroller.parentElement;
  for (let frame = 0; frame < frames; frame++) {
    scroller?.scrollBy(0, by);
    await new Promise(requestAnimationFrame);
  }
}
