import type { BrowserContext, Page, Request, Route } from "@playwright/test";
import { waitForFrames } from "./browser.js";

declare global {
  interface Window {
    /** What moved on the page since its start, without what followed an input. */
    readonly layoutShifts: Shift[];
    /** The answers of the server that the page has asked for and does not have yet. */
    answersAwaited: number;
    /** Tells the test that what it waits for is on the page. */
    readonly tellItStands: () => Promise<void>;
  }
}

interface Shift {
  readonly value: number;
  /** The elements that moved most, with their places before and after. */
  readonly moved: readonly string[];
}

/** An entry of the browser's observer, which the types of the DOM lack. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** The requests of a page. */
export interface Requests {
  /** The document, and all that it has asked for; nothing that a service worker asks for. */
  readonly all: readonly Request[];
  /** Returns how many wait for their answer. The stream of changes, which never ends, is none of them. */
  readonly open: () => number;
}

/** Files that a page asked for and does not get yet. */
export interface HeldFiles {
  /** Returns how many are held. */
  readonly count: () => number;
  /** Gives the page one after the other, each when the one before it has been drawn, and holds no more. */
  readonly release: () => Promise<void>;
}

/** Makes every page of a browser note its layout shifts, and draw each answer of the server before it gets the next. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(noteShifts);
  await context.addInitScript(takeOneAnswerAtATime);
}

/** Returns how much moved on a page so far, as the browser measures it. */
export async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShifts.reduce((total, { value }) => total + value, 0));
}

/** Returns what moved on a page, one line a shift; nothing when all of it together is within the bound. */
export async function shiftsBeyond(page: Page, bound: number): Promise<readonly string[]> {
  if ((await shiftOf(page)) <= bound) return [];
  const shifts = await page.evaluate(() => window.layoutShifts);
  return shifts.map(({ value, moved }) => `${value.toFixed(3)}: ${moved.join(" | ")}`);
}

/** Notes the requests of a page from now on. */
export function watchRequests(page: Page): Requests {
  const all: Request[] = [];
  const open = new Set<Request>();
  page.on("request", (request) => {
    if (request.serviceWorker() !== null) return;
    all.push(request);
    if (!request.url().endsWith("/stream")) open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return { all, open: () => open.size };
}

/**
 * Notes the requests of a new page until something is on it. Returns a function that returns them when they are more than
 * the bound, and else nothing; what is not on the page yet is a line, too.
 */
export async function requestsBeyond(page: Page, selector: string, bound: number): Promise<() => readonly string[]> {
  const { all } = watchRequests(page);
  let begun: readonly string[] | undefined;
  // The page tells of both on the same line, so none that begins later is counted.
  await page.exposeBinding("tellItStands", () => {
    begun ??= all.map((request) => `${request.method()} ${request.url()}`);
  });
  await page.addInitScript(tellWhenItStands, selector);
  return () => {
    if (begun === undefined) return [`${selector} is not there`];
    return begun.length <= bound ? [] : begun;
  };
}

/** Returns whether a page has all that it has asked for but what is held, and asks for no more once that is drawn. */
export async function isQuiet(page: Page, { all, open }: Requests, held?: HeldFiles): Promise<boolean> {
  const before = all.length;
  await waitForFrames(page);
  const awaited = await page.evaluate(() => window.answersAwaited);
  return awaited === 0 && open() === (held?.count() ?? 0) && all.length === before;
}

/** Holds the scripts that a page asks for beside those that its screen begins with. */
export async function holdLateFiles(page: Page, early: readonly string[]): Promise<HeldFiles> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(/\/assets\/[^/]+\.js$/, (route) => {
    const isEarly = early.some((file) => route.request().url().endsWith(`/${file}`));
    if (isEarly || !isHolding) return route.continue();
    held.push(route);
  });
  return {
    count: () => held.length,
    release: async () => {
      for (let next = held.shift(); next !== undefined; next = held.shift()) {
        await next.continue();
        await next.request().response();
        await waitForFrames(page);
      }
      isHolding = false;
    },
  };
}

function noteShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { layoutShifts: shifts });
  const place = ({ y, height }: DOMRectReadOnly): string => `${Math.round(y)}+${Math.round(height)}`;
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : (node?.textContent ?? "gone");
  const note = ({ value, hadRecentInput, sources }: LayoutShift): void => {
    const moved = sources.map(
      ({ node, previousRect, currentRect }) => `${nameOf(node)} ${place(previousRect)} to ${place(currentRect)}`,
    );
    if (!hadRecentInput) shifts.push({ value, moved });
  };
  new PerformanceObserver((list) => {
    (list.getEntries() as LayoutShift[]).forEach(note); // of the only type that is observed
  }).observe({ type: "layout-shift", buffered: true });
}

function tellWhenItStands(selector: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    void window.tellItStands();
  });
  observer.observe(document, { childList: true, subtree: true });
}

function takeOneAnswerAtATime(): void {
  const fetch = window.fetch.bind(window);
  let before: Promise<unknown> = Promise.resolve();
  const drawn = async (): Promise<void> => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  };
  const inTurn = async (...request: Parameters<typeof fetch>): Promise<Response> => {
    const answer = await fetch(...request);
    const turn = before.then(drawn);
    before = turn;
    await turn;
    return answer;
  };
  window.answersAwaited = 0;
  window.fetch = (...request) => {
    if (!new Request(...request).url.endsWith("/graphql")) return fetch(...request);
    window.answersAwaited += 1;
    return inTurn(...request).finally(() => (window.answersAwaited -= 1));
  };
}
