import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { expect, type Journeys, test, untilLoaded } from "./journeys.js";

/** The entry of a release that no page here was loaded from. */
const NEXT = "/assets/index-nextnext.js";
const LOG = /\/assets\/log-[^/]*\.js$/;

/** From now on the server names another release than the one that a page was loaded from. */
async function release(page: Page): Promise<void> {
  const name = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "x-client-release": NEXT } });
  };
  await page.route("**/config.json", name);
  await page.route("**/graphql", name);
}

/** Opens the companies of somebody new from a server on which the file of the log is gone, also for what is fetched ahead. */
async function openWithoutLog(journeys: Journeys): Promise<Page> {
  const { state } = await journeys.createPerson();
  const { page } = await journeys.visit({ storageState: state });
  await page.route(LOG, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${journeys.url}/companies`);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  await untilLoaded(page);
  return page;
}

/** Counts how often the page itself is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Presses keys as quickly as a person does, however long the page takes for each. */
async function pressTogether(page: Page, keys: string): Promise<void> {
  await Promise.all(Array.from(keys, (key) => page.keyboard.press(key)));
}

/** Types the two keys that navigate, and waits until the screen is there. */
async function go(page: Page, keys: string, title: string): Promise<void> {
  await pressTogether(page, keys);
  await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  await untilLoaded(page);
}

test.describe("a tab that is open while the product is updated", () => {
  test("finds its files, and is loaded anew by a navigation once an answer has told it, and by no other", async ({
    journeys,
  }) => {
    const built = readdirSync("dist/web/assets").sort();
    await expect(() => expect(readdirSync(join(journeys.dataDir, "web/assets")).sort()).toEqual(built)).toPass();
    const { page, pageErrors } = await journeys.open("/companies");
    await untilLoaded(page);
    const loads = countLoads(page);
    await release(page);

    // Not by the first one: no answer has named the release by then, or a change is under way.
    await expect(async () => {
      await go(page, "gp", "Contacts");
      await go(page, "gd", "Documents");
      expect(loads()).toBe(1);
    }).toPass();
    await go(page, "gp", "Contacts");
    await go(page, "gd", "Documents");

    await expect.poll(loads).toBe(1);
    expect(pageErrors).toEqual([]);
  });

  test("is loaded anew once where a file is gone, and keeps what was typed", async ({ journeys }) => {
    const page = await openWithoutLog(journeys);
    const name = page.getByRole("textbox", { name: "Company name", exact: true });
    await page.getByRole("button", { name: "New", exact: true }).first().click();
    await name.fill("Northwind");
    await page.route("**/config.json", async (route) => {
      await page.unroute(LOG);
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "x-client-release": NEXT } });
    });
    const loads = countLoads(page);

    await page.getByRole("link", { name: /^Logs/ }).first().click();
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await expect.poll(loads).toBe(1);
    await page.getByRole("heading", { level: 1, name: "Logs", exact: true }).waitFor();
    await untilLoaded(page);
    await go(page, "gc", "Companies");
    await page.getByRole("button", { name: "New", exact: true }).first().click();

    await expect(name).toHaveValue("Northwind");
    await expect.poll(loads).toBe(1);
  });

  test("says what is missing where that does not help, never loads again by itself, and opens it once it is there", async ({
    journeys,
  }) => {
    const page = await openWithoutLog(journeys);
    await release(page);
    const loads = countLoads(page);

    await pressTogether(page, "gl");
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole("alert")).toContainText("This page could not be shown.");
    await go(page, "gc", "Companies");
    await pressTogether(page, "gl");
    await expect(page.getByRole("alert")).toContainText("This page could not be shown.");

    await expect.poll(loads).toBe(1);
    await expect(page).toHaveURL(`${journeys.url}/logs`);

    await page.unroute(LOG);
    await go(page, "gc", "Companies");
    await go(page, "gl", "Logs");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect.poll(loads).toBe(1);
  });
});

test("a page that is left has nothing that keeps the browser from bringing it back as it was", async ({ journeys }) => {
  const { context, page } = await journeys.open("/jobhunts");
  await untilLoaded(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send("Page.enable");
  const reasons: string[][] = [];
  // The browser of the tests brings no page back, and says what else it would have minded.
  devTools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations: found }) =>
    reasons.push(found.filter(({ type }) => type !== "Circumstantial").map(({ reason }) => reason)),
  );

  // A file that is still on its way when the page is left is a reason too.
  await expect(async () => {
    const before = reasons.length;
    await page.goto("about:blank");
    await page.goBack();
    await untilLoaded(page);
    expect(reasons.slice(before)).toEqual([[]]);
  }).toPass();
});
