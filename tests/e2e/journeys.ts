import { afterAll, afterEach, beforeAll } from "@jest/globals";
import type { Browser, BrowserContext } from "playwright-core";
import { enter, launchBrowser, openContext, type Visitor, type VisitOptions } from "../support/browser.js";
import { addCleanup } from "../support/cleanups.js";
import { createPerson, type Person } from "../support/browser-person.js";
import { startProduct, type Product } from "../support/product.js";
import { sharedProductUrl } from "../support/shared-product.js";

/** A person's browser on one of their screens. */
export interface Journey extends Visitor {
  readonly person: Person;
}

/** How somebody's browser is opened: as a new person, unless `as` names one who is there. */
export type OpenOptions = Omit<VisitOptions, "storageState"> & { readonly as?: Person };

/** The product and the browser of the journeys of a block. */
export interface Journeys {
  /** The address of the product. */
  readonly url: string;
  readonly browser: Browser;
  /** Makes a person who has signed in; the account is made over HTTP. */
  createPerson(): Promise<Person>;
  /** Opens the browser of somebody who is not signed in, on no page yet; the end of the test closes it. */
  visit(options?: VisitOptions): Promise<Visitor>;
  /** Opens the browser of a person who has signed in before, on a screen that is there; the end of the test closes it. */
  open(path: string, options?: OpenOptions): Promise<Journey>;
}

/**
 * Gives the tests of a block a browser, which they share with the other files of their group. They run at the product
 * that all browser tests share; with variables, at one of their own.
 */
export function startJourneys(variables?: Record<string, string>): Journeys {
  let product: Product | undefined;
  let running: Browser | undefined;

  beforeAll(async () => {
    running = await contexts.browser();
    if (variables !== undefined) product = await startProduct(variables);
  });
  afterEach(() => contexts.leave());
  afterAll(() => product?.dispose());

  const url = (): string => product?.url ?? sharedProductUrl();
  const visit = async (options?: VisitOptions): Promise<Visitor> => enter(await contexts.take(options));
  return {
    get url() {
      return url();
    },
    get browser() {
      if (running === undefined) throw new Error("The browser runs only during the tests.");
      return running;
    },
    createPerson: () => createPerson(url()),
    visit,
    async open(path, { as, ...options } = {}) {
      const person = as ?? (await createPerson(url()));
      const visitor = await visit({ ...options, storageState: person.state });
      await visitor.page.goto(url() + path);
      await visitor.page.getByRole("heading", { level: 2 }).first().waitFor();
      return { ...visitor, person };
    },
  };
}

const NOTHING = { cookies: [], origins: [] };

/**
 * The browsers of the visitors. The next test takes one of the same kind that was left, with everything removed but the
 * scripts of the application and what was compiled of them, which is most of what opening a page takes.
 */
class Contexts {
  private launched: Promise<Browser> | undefined;
  private readonly free = new Map<string, BrowserContext[]>();
  private readonly taken: { readonly kind: string; readonly context: BrowserContext }[] = [];

  browser(): Promise<Browser> {
    if (this.launched === undefined) {
      this.launched = launchBrowser();
      addCleanup(async () => (await this.browser()).close());
    }
    return this.launched;
  }

  async take({ storageState = NOTHING, ...options }: VisitOptions = {}): Promise<BrowserContext> {
    const kind = JSON.stringify(options);
    const left = this.free.get(kind)?.pop();
    const context = left ?? (await openContext(await this.browser(), options));
    this.taken.push({ kind, context });
    await context.setStorageState(storageState);
    return context;
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

const contexts = new Contexts();
