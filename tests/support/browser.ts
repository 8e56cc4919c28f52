import { existsSync, mkdirSync } from "node:fs";
import axe from "axe-core";
import { chromium, type Browser, type BrowserContext, type BrowserType, type Page } from "@playwright/test";
import { DAYS_AHEAD, moveClock } from "./days-ahead.js";

/** The headless shell has no windows, which take most of a whole browser's time. */
const INSTALLED = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const ARGUMENTS = [
  "--disable-dev-shm-usage",
  // Most pages live for a second: compiling their scripts once pays off, optimizing them does not.
  "--js-flags=--sparkplug --no-maglev --no-turbofan",
  // As real screens do, and not with each letter moved to a whole pixel.
  "--font-render-hinting=none",
];
/** What stands on a page for something that is still on its way. */
export const PLACEHOLDERS = ".skeleton, .bone, .board-bones, .sheet-bones, .sheet-strip-bone, [aria-busy=true]";
/** What has not come by then never comes: a slow machine takes a minute for what a quick one does in a second. */
const WAIT_MS = 150_000;
const PICTURES = "tests/artefacts/pictures";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** What a browser keeps: cookies and local storage. */
export type BrowserState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** The screens that every journey is made for. */
export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/**
 * Launches a real Chromium: the machine's own, or else the one from the package. A test's runner passes its own type; what
 * is measured is run as people's browsers run it, without the arguments of the tests.
 */
export async function launchBrowser(type: BrowserType = chromium, args = ARGUMENTS): Promise<Browser> {
  const installed = [process.env["CHROMIUM"] ?? "", ...INSTALLED].find((path) => existsSync(path));
  if (installed !== undefined) return type.launch({ executablePath: installed, args });
  const { default: packaged } = await import("@sparticuz/chromium");
  return type.launch({ executablePath: await packaged.executablePath(), args: [...packaged.args, ...args] });
}

/** A visitor with a separate browser context, which records what the console says. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The errors on the console and those that no code caught; a test expects none. */
  readonly pageErrors: string[];
  /** Every line of the console, with its kind. */
  readonly console: string[];
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
  if (DAYS_AHEAD !== 0) await context.addInitScript(moveClock, DAYS_AHEAD);
  return context;
}

/** Opens a page in a browser, and keeps its errors. */
export async function enter(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage();
  const pageErrors: string[] = [];
  const console: string[] = [];
  page.on("console", (message) => {
    console.push(`${message.type()}: ${message.text()}`);
    if (message.type() === "error") pageErrors.push(message.text());
  });
  page.on("pageerror", (error) => {
    console.push(`not caught: ${error.stack ?? error.message}`);
    pageErrors.push(error.message);
  });
  return { context, page, pageErrors, console };
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
  return runAxe(page, { type: "rule", values: ["color-contrast"] });
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

/**
 * Waits until nothing on a page is between two looks: a field that has just been enabled passes through a pale grey. The
 * promise of an animation's end is no help: without a new frame it never settles.
 */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const times = (): string =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ currentTime }) => String(currentTime))
        .join();
    let before = times();
    for (let same = 0; same < 5;) {
      await new Promise(requestAnimationFrame);
      const now = times();
      same = now === before ? same + 1 : 0;
      before = now;
    }
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

/** Saves a screenshot among the artefacts of the run, if TEST_PICTURES asks for them: no test looks at one. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env["TEST_PICTURES"] === undefined) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}
