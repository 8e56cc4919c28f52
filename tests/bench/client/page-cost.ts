import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import type { Person } from "../../support/browser-person.js";
import { launchBrowser, openContext, type SIZES, waitForFrames } from "../../support/browser.js";
import { isQuiet, watchRequests, type Requests } from "../../support/first-paint.js";

declare global {
  interface Window {
    /** Tells the benchmark that what it waits for is drawn. */
    readonly tellItIsDrawn: () => Promise<void>;
  }
}

/** A page whose main thread is measured. */
export interface MeasuredPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly devTools: CDPSession;
  /** Resolves once the page has all that it asked for, and has drawn it. */
  readonly untilQuiet: () => Promise<void>;
  /** Returns the milliseconds of processor time that the main thread has taken so far. */
  readonly cpuTime: () => Promise<number>;
  /** Returns how many of them an act takes, with all that follows until the page is quiet. */
  readonly cost: (act: () => Promise<unknown>) => Promise<number>;
}

/** Launches a browser that optimizes scripts as those of people do. */
export function launchBenchBrowser(): Promise<Browser> {
  return launchBrowser(undefined, ["--disable-dev-shm-usage", "--font-render-hinting=none"]);
}

/** Opens an empty page in a browser of its own. */
export async function openMeasured(
  browser: Browser,
  person: Person,
  size: keyof typeof SIZES = "desktop",
): Promise<MeasuredPage> {
  const context = await openContext(browser, { size, storageState: person.state });
  return { context, ...(await measuredPage(context)) };
}

/** Opens one more page in a browser. */
export async function measuredPage(context: BrowserContext): Promise<Omit<MeasuredPage, "context">> {
  const page = await context.newPage();
  await page.addInitScript(() => (window.answersAwaited = 0));
  const requests = watchRequests(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
  const cpuTime = async (): Promise<number> => {
    const { metrics } = await devTools.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN) * 1000;
  };
  const untilQuiet = (): Promise<void> => untilPageIsQuiet(page, requests);
  const cost = async (act: () => Promise<unknown>): Promise<number> => {
    const before = await cpuTime();
    await act();
    await untilQuiet();
    return (await cpuTime()) - before;
  };
  return { page, devTools, untilQuiet, cpuTime, cost };
}

/** Opens an address, and returns the processor time of the main thread until that is drawn. */
export async function costUntil({ page, cpuTime }: MeasuredPage, url: string, selector: string): Promise<number> {
  let tell = (): void => undefined;
  const drawn = new Promise<void>((resolve) => (tell = resolve));
  await page.exposeBinding("tellItIsDrawn", () => tell());
  await page.addInitScript(tellWhenItIsDrawn, selector);
  await page.goto(url, { waitUntil: "commit" });
  await drawn;
  return cpuTime();
}

function tellWhenItIsDrawn(selector: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => void window.tellItIsDrawn()));
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function untilPageIsQuiet(page: Page, requests: Requests): Promise<void> {
  while (!(await isQuiet(page, requests))) await waitForFrames(page);
}
