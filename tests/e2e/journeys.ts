import { readFileSync, statSync, writeFileSync } from "node:fs";
import { test as base, type Browser, type BrowserContext, type TestInfo } from "@playwright/test";
import { createPerson, type Person } from "../support/browser-person.js";
import { enter, launchBrowser, openContext, type SIZES, type Visitor, type VisitOptions } from "../support/browser.js";

export { expect, untilLoaded } from "./expect.js";

/** A person's browser on one of their screens. */
export interface Journey extends Visitor {
  readonly person: Person;
}

/** How somebody's browser is opened: as a new person, unless `as` names one who is there. */
export type OpenOptions = Omit<VisitOptions, "storageState"> & { readonly as?: Person };

/** What the tests of a project are for; a visit may ask for another. */
export interface Device {
  readonly size: keyof typeof SIZES;
  readonly locale: string;
}

/** The product of the run, and the browser of a worker, which its tests share one after the other. */
export interface Journeys {
  /** The address of the product. */
  readonly url: string;
  /** The data folder of the product. */
  readonly dataDir: string;
  /** A page on this machine with an advert, which the product may read. */
  readonly advertUrl: string;
  readonly browser: Browser;
  /** The device of the project. */
  readonly device: Device;
  /** Makes a person who has signed in; the account is made over HTTP. */
  createPerson(): Promise<Person>;
  /** Opens the browser of somebody who is not signed in, on no page yet; the end of the test closes it. */
  visit(options?: VisitOptions): Promise<Visitor>;
  /** Opens the browser of a person who has signed in before, on a screen that is there; the end of the test closes it. */
  open(path: string, options?: OpenOptions): Promise<Journey>;
}

interface WorkerFixtures {
  /** The device of a project. */
  readonly device: Device;
  readonly visitors: Visitors;
  readonly journeys: Journeys;
}

/** Playwright's `test` with the product and the visitors of the project. */
export const test = base.extend<{ readonly evidence: undefined }, WorkerFixtures>({
  device: [
    { size: "desktop", locale: "en-GB" },
    { option: true, scope: "worker" },
  ],
  browser: [
    async ({ playwright }, use) => {
      const browser = await launchBrowser(playwright.chromium);
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  visitors: [({ browser, device }, use) => use(new Visitors(browser, device)), { scope: "worker" }],
  journeys: [
    async ({ browser, device, visitors }, use) => {
      const url = ofSetup("JOURNEYS_URL");
      const visit = (options?: VisitOptions): Promise<Visitor> => visitors.enter(options);
      await use({
        url,
        dataDir: ofSetup("JOURNEYS_DATA_DIR"),
        advertUrl: ofSetup("JOURNEYS_ADVERT_URL"),
        browser,
        device,
        createPerson: () => createPerson(url),
        visit,
        async open(path, { as, ...options } = {}) {
          const person = as ?? (await createPerson(url));
          const visitor = await visit({ ...options, storageState: person.state });
          await visitor.page.goto(url + path);
          await visitor.page.getByRole("heading", { level: 2 }).first().waitFor();
          return { ...visitor, person };
        },
      });
    },
    { scope: "worker" },
  ],
  evidence: [
    async ({ visitors }, use, testInfo) => {
      // What the product writes meanwhile, also for the tests that run beside this one.
      const output = ofSetup("JOURNEYS_OUTPUT");
      const before = statSync(output).size;
      await use(undefined);
      const uncaught = visitors.takeUncaught();
      if (testInfo.status !== testInfo.expectedStatus || uncaught.length > 0) {
        keep(testInfo, "server.log", readFileSync(output).subarray(before).toString());
        keep(testInfo, "console.log", visitors.console());
      }
      await visitors.leave();
      // With its stack, which the screen and the console of a person do not have.
      if (uncaught.length > 0) throw new Error(`A page did not catch: ${uncaught.join("\n\n")}`);
    },
    { auto: true },
  ],
});

/** Returns what the set-up of the run (tests/support/journeys-setup.ts) has left for its workers. */
function ofSetup(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: the set-up of the journeys did not run.`);
  return value;
}

/** Keeps a text beside the trace and the screenshot of a test that failed. */
function keep(testInfo: TestInfo, name: string, text: string): void {
  const path = testInfo.outputPath(name);
  writeFileSync(path, `${text}\n`);
  // `attach` would copy the file.
  testInfo.attachments.push({ name, path, contentType: "text/plain" });
}

const NOTHING = { cookies: [], origins: [] };

/**
 * The browsers of the visitors. The next test takes one of the same kind that was left, with everything removed but the
 * scripts of the application and what was compiled of them, which is most of what opening a page takes.
 */
class Visitors {
  private readonly free = new Map<string, BrowserContext[]>();
  private uncaught: string[] = [];
  private readonly taken: { readonly kind: string; readonly context: BrowserContext; readonly visitor: Visitor }[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly device: Device,
  ) {}

  async enter({ storageState = NOTHING, ...options }: VisitOptions = {}): Promise<Visitor> {
    const wanted = { ...this.device, ...options };
    const kind = JSON.stringify(wanted);
    const context = this.free.get(kind)?.pop() ?? (await this.openContext(wanted));
    await context.setStorageState(storageState);
    const visitor = await enter(context);
    this.taken.push({ kind, context, visitor });
    return visitor;
  }

  /** Returns the errors that nobody caught, of all pages since the last call, each with its stack and the page's address. */
  takeUncaught(): readonly string[] {
    const taken = this.uncaught;
    this.uncaught = [];
    return taken;
  }

  private async openContext(options: VisitOptions): Promise<BrowserContext> {
    const context = await openContext(this.browser, options);
    context.on("weberror", (caught) => {
      const { message, stack } = caught.error();
      this.uncaught.push(`${stack ?? message}\n    on ${caught.page()?.url() ?? "a page that is closed"}`);
    });
    return context;
  }

  /** Returns what the consoles of those said who have not left, one after the other. */
  console(): string {
    return this.taken.flatMap(({ visitor }) => ["---", ...visitor.console]).join("\n");
  }

  async leave(): Promise<void> {
    for (const { kind, context } of this.taken.splice(0)) {
      for (const page of context.pages()) await page.close();
      // A service worker outlives its pages.
      if (kind.includes("hasServiceWorker")) await context.close();
      else {
        await context.setOffline(false);
        await context.clearPermissions();
        this.free.set(kind, [...(this.free.get(kind) ?? []), context]);
      }
    }
  }
}
