import { afterAll, beforeAll } from "@jest/globals";
import type { Browser, BrowserContext } from "playwright-core";
import { launchBrowser, signUp, visit } from "../support/browser.js";
import { startProduct, type Product } from "../support/product.js";

/** The product and a browser, once the tests run. */
interface SignedIn {
  product: Product;
  browser: Browser;
  /** What a browser keeps of a person who has signed in. */
  state: Awaited<ReturnType<BrowserContext["storageState"]>>;
}

/** Starts the product and a browser before the tests of a block, signs somebody up, and ends both after them. */
export function startSignedIn(): SignedIn {
  // Filled before the first test reads it.
  const started = {} as SignedIn;
  beforeAll(async () => {
    [started.product, started.browser] = await Promise.all([startProduct(), launchBrowser()]);
    const { page, context } = await visit(started.browser);
    await signUp(page, started.product.url);
    started.state = await context.storageState();
    await context.close();
  });
  afterAll(async () => {
    await started.browser.close();
    await started.product.dispose();
  });
  return started;
}
