import { existsSync, mkdirSync } from "node:fs";
import axe from "axe-core";
import { chromium, type Browser, type BrowserContext, type Page, type Request } from "playwright-core";

/** The headless shell has no windows, which take most of a whole browser's time. */
const INSTALLED = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
/** Most pages live for a second, and optimizing their scripts takes longer than it saves. */
const ARGUMENTS = [
  "--disable-dev-shm-usage",
  "--js-flags=--lite-mode",
  // As real screens do, and not with each letter moved to a whole pixel.
  "--font-render-hinting=none",
];
/** What has not come by then never comes: a slow machine takes a minute for what a quick one does in a second. */
const WAIT_MS = 150_000;
const ARTEFACTS = "tests/artefacts";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** What a browser keeps: cookies and local storage. */
export type BrowserState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** The screens that every journey is made for. */
export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Launches a real Chromium: the machine's own, or else the one from the package. */
export async function launchBrowser(): Promise<Browser> {
  const installed = [process.env["CHROMIUM"] ?? "", ...INSTALLED].find((path) => existsSync(path));
  if (installed !== undefined) return chromium.launch({ executablePath: installed, args: ARGUMENTS });
  const { default: packaged } = await import("@sparticuz/chromium");
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...packaged.args, ...ARGUMENTS] });
}

/** A visitor with a separate browser context, which records every console error and refused request. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The recorded errors; a test expects none. */
  readonly complaints: string[];
  /** Waits until all requests are answered: what was asked for before a change may be answered after it. */
  readonly settled: () => Promise<void>;
}

/** What a visitor's browser is like. */
export interface VisitOptions {
  readonly size?: keyof typeof SIZES;
  readonly colorScheme?: "light" | "dark";
  readonly locale?: string;
  readonly timezoneId?: string;
  /** The browser of somebody who has signed in before. */
  readonly storageState?: BrowserState;
  readonly hasServiceWorker?: boolean;
}

/** Opens a visitor's browser. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visitor> {
  return enter(await openContext(browser, options));
}

/** Opens a browser that keeps nothing of any other. */
export async function openContext(browser: Browser, options: VisitOptions): Promise<BrowserContext> {
  const { size = "desktop", colorScheme = "light", locale = "en-GB", hasServiceWorker = false } = options;
  const { storageState, timezoneId } = options;
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme,
    locale,
    reducedMotion: "reduce",
    hasTouch: size === "phone",
    ...(timezoneId === undefined ? {} : { timezoneId }),
    ...(storageState === undefined ? {} : { storageState }),
    // Only where the journey tests it: requests that pass through it cannot be intercepted.
    serviceWorkers: hasServiceWorker ? "allow" : "block",
  });
  context.setDefaultTimeout(WAIT_MS);
  return context;
}

/** Opens a page in a browser, and remembers what it complains about. */
export async function enter(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return { context, page, complaints, settled: watchRequests(page) };
}

/** Goes from 'Show Me How' through the sign-in page to the dashboard, with a new account. */
export async function signUp(page: Page, url: string, email = "robin@example.org"): Promise<void> {
  await page.goto(`${url}/`);
  await page.getByRole("button", { name: "Show Me How", exact: true }).click();
  await page.waitForURL(/\/oidc\//);
  const invitation = page.getByRole("link", { name: "Create an account", exact: true });
  if ((await page.getByLabel("Name").count()) === 0) await invitation.click();
  await page.getByLabel("Name").fill("Robin Sample");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill("correct horse battery");
  await page.getByRole("button", { name: "Create account", exact: true }).click();
  await page.waitForURL(`${url}/`);
  await page.getByRole("heading", { name: "Track, plan, and succeed", exact: true }).waitFor();
}

/** Signs the person of `signUp` out, and waits for the server's answer and the landing with its script. */
export async function logOut(page: Page): Promise<void> {
  // The landing page alone does not show whether the server has ended the session.
  const ended = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith("/v2/logout"));
  await page.getByRole("button", { name: /Robin Sample/ }).click();
  await page.getByRole("menuitem", { name: "Logout", exact: true }).click();
  await ended;
  await page.getByRole("button", { name: "Show Me How", exact: true }).waitFor();
  // Before its script has run, the button does nothing.
  await page.waitForLoadState();
}

/**
 * Watches the requests of a page, and returns a function that waits until all are done. The stream of live updates,
 * which stays open, is not waited for.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => void (request.url().endsWith("/graphql/stream") || open.add(request)));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return async () => {
    // One response leads to the next request; a page without a request for so long is done.
    for (let quiet = 0; quiet < 5; quiet = open.size === 0 ? quiet + 1 : 0) await page.waitForTimeout(100);
  };
}

/** Waits until the service worker controls the page. Before it does, it caches all files of the application. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Switches to the dark theme, and waits until the whole page has changed. */
export async function goDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-theme=dark]").waitFor();
  // The components get their colours in the frames after the page has got its own.
  await waitForFrames(page);
}

/** Returns what axe finds against WCAG 2.2 AA, one line a finding. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  return runAxe(page, { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
}

/** Returns the texts without enough contrast: of what axe looks for, all that the theme can change. */
export async function contrastFaults(page: Page): Promise<string[]> {
  const find = (): Promise<string[]> => runAxe(page, { type: "rule", values: ["color-contrast"] });
  let faults = await find();
  // On a busy machine components get the colours of another theme some frames after the page.
  for (let tries = 0; faults.length > 0 && tries < 5; tries++) {
    await waitForFrames(page);
    faults = await find();
  }
  return faults;
}

/**
 * Runs axe in the page itself: there are no frames to look into, and the library for Playwright opens a page of its own
 * for each run, which takes longer than the run.
 */
async function runAxe(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  await waitForTransitions(page);
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (rules) => {
    const { violations } = await window.axe.run({ runOnly: rules, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(" ")) }));
  }, runOnly);
  return found.flatMap(({ id, targets }) => targets.map((target) => `${id}: ${target}`));
}

/** Waits until a page has drawn what followed from the last change. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
  });
}

/** Waits until nothing on a page is between two looks: a field that has just been enabled passes through a pale grey. */
async function waitForTransitions(page: Page): Promise<void> {
  await waitForFrames(page);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Gives a page the size and the pointer of the other device, as if the journey had come here on it. */
export async function resize(page: Page, size: keyof typeof SIZES): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  // Left attached: what a session emulates ends with it.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setTouchEmulationEnabled", { enabled: size === "phone" });
  await waitForFrames(page);
}

/**
 * Looks at what a page shows in both sizes, keeps a picture of each, and returns what axe finds there. Afterwards it is a
 * desktop again.
 */
export async function faultsInBothSizes(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const size of ["phone", "desktop"] as const) {
    await resize(page, size);
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${size}: ${fault}`));
    await picture(page, `${name}-${size}`);
  }
  return faults;
}

/** Saves a screenshot among the artefacts of the run, if TEST_PICTURES asks for them: no test looks at one. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env["TEST_PICTURES"] === undefined) return;
  mkdirSync(ARTEFACTS, { recursive: true });
  await page.screenshot({ path: `${ARTEFACTS}/${name}.png` });
}
