import { existsSync, mkdirSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser, type BrowserContext, type Page, type Request } from "playwright-core";

/** The shell does without the windows of a whole browser, which take most of the time. */
const INSTALLED = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const ARTEFACTS = "tests/artefacts";

/** The screens that every journey is made for. */
export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Launches a real Chromium: the machine's own, or else the one that comes as a package. */
export async function launchBrowser(): Promise<Browser> {
  const installed = [process.env["CHROMIUM"] ?? "", ...INSTALLED].find((path) => existsSync(path));
  if (installed !== undefined) return chromium.launch({ executablePath: installed, args: ["--disable-dev-shm-usage"] });
  const { default: packaged } = await import("@sparticuz/chromium");
  return chromium.launch({ executablePath: await packaged.executablePath(), args: packaged.args });
}

/** A visitor with a browser of their own, whose every console error and refused request is remembered. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the browser complained about; a test expects it to be empty. */
  readonly complaints: string[];
}

/** Opens a visitor's browser. */
export async function visit(
  browser: Browser,
  options: {
    size?: keyof typeof SIZES;
    colorScheme?: "light" | "dark";
    locale?: string;
    /** The browser of somebody who has signed in before. */
    storageState?: Awaited<ReturnType<BrowserContext["storageState"]>>;
    hasServiceWorker?: boolean;
  } = {},
): Promise<Visitor> {
  const { size = "desktop", colorScheme = "light", locale = "en-GB", storageState, hasServiceWorker = false } = options;
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme,
    locale,
    reducedMotion: "reduce",
    hasTouch: size === "phone",
    ...(storageState === undefined ? {} : { storageState }),
    // Only where it is what the journey is about: requests that pass through it cannot be intercepted.
    serviceWorkers: hasServiceWorker ? "allow" : "block",
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return { context, page, complaints };
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

/** Signs the person of `signUp` out, and waits for the server's answer and the landing. */
export async function logOut(page: Page): Promise<void> {
  // The landing alone does not tell whether the server knows.
  const ended = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith("/v2/logout"));
  await page.getByRole("button", { name: /Robin Sample/ }).click();
  await page.getByRole("menuitem", { name: "Logout", exact: true }).click();
  await ended;
  await page.getByRole("button", { name: "Show Me How", exact: true }).waitFor();
}

/**
 * Watches what a page asks for, and gives the way to wait until it has all of it. The stream of live updates, which stays
 * open for good, is not waited for.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => void (request.url().endsWith("/graphql/stream") || open.add(request)));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return async () => {
    // One answer leads to the next question; a page that asks nothing for so long has what it wants.
    for (let quiet = 0; quiet < 5; quiet = open.size === 0 ? quiet + 1 : 0) await page.waitForTimeout(100);
  };
}

/** Turns the lights off, and waits until everything on the page has followed. */
export async function goDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-theme=dark]").waitFor();
  // The components get their colours in the frames after the page has got its own.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
  });
}

/** What axe finds against WCAG 2.2 AA, one line a finding. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
}

/** Keeps a picture of the screen among the artefacts of the run. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(ARTEFACTS, { recursive: true });
  await page.screenshot({ path: `${ARTEFACTS}/${name}.png` });
}
