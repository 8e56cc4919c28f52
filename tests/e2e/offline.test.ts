import type { Page } from "@playwright/test";
import { createGuest } from "../support/browser-person.js";
import { picture, waitForServiceWorker } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

const HUNT = /Data Analyst at/;

test.describe("without a network", () => {
  test("reads on from what was seen, says why nothing can be saved, and goes on once connected", async ({
    journeys,
  }) => {
    const person = await createGuest(journeys.url);
    const { page, context } = await journeys.open("/", { as: person, hasServiceWorker: true });
    const goTo = (name: RegExp) => page.getByRole("link", { name }).first().click();
    const company = page.getByRole("button", { name: /^Brindle Maps/ });
    await goTo(/^Companies/);
    await company.waitFor();
    await untilKept(page, "Old Observatory");
    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByText(HUNT).first().waitFor();
    await waitForServiceWorker(page);
    // While nobody does anything, the lists are fetched ahead; the log is the last one.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("listsFetched"))).toContain("log");

    // Not opened since the page was loaded, and opened for the first time.
    await context.setOffline(true);
    await goTo(/^Companies/);
    await expect(company).toBeVisible();
    await goTo(/^Contacts/);
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await page.getByRole("button", { name: /: open menu$/ }).click();
    await page.getByRole("menuitem", { name: "Profile", exact: true }).click();
    await page.getByRole("tab", { name: "Connections", exact: true }).click();
    await expect(page.getByText("You are offline, and this is not stored on this device.").first()).toBeVisible();
    await goTo(/^View Job Hunts/);
    await expect(page.getByText(HUNT).first()).toBeVisible();
    // A card that was never opened.
    await page.locator(".hunt-card-body").first().click();
    await expect(page.locator(".hunt-card.is-open .step-tick").first()).toBeVisible();
    // Signed in for longer ago than an access token lasts.
    await page.evaluate(() => localStorage.setItem("jwt_token", "over"));
    await page.reload();
    await expect(page.getByText(HUNT).first()).toBeVisible();
    await expect(page.getByText("You are offline. Saving works again once you are connected.")).toBeVisible();
    await untilLoaded(page);
    await expect(page).toBeAccessible();
    await picture(page, "offline-desktop");
    await goTo(/^Companies/);
    await company.click();
    // By keys: the card grows as its answers arrive, and what is in it moves under a pointer.
    await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
    const yes = page.getByRole("button", { name: "Yes", exact: true });
    await expect(yes).toBeDisabled();
    await page.getByRole("button", { name: "No", exact: true }).press("Enter");
    await expect(yes).toHaveCount(0);
    await page.keyboard.press("n");
    const save = page.getByRole("button", { name: "Save", exact: true });
    await expect(save).toBeDisabled();
    await context.setOffline(false);
    await page.getByLabel("Company name").fill("Back Online");
    await save.click();

    await expect(page.getByRole("button", { name: /^Back Online/ })).toBeVisible();
  });

  test("keeps the application and what was seen, no answer with a token, and nothing after Logout", async ({
    journeys,
  }) => {
    const person = await createGuest(journeys.url);
    const { page } = await journeys.open("/jobhunts", { as: person, hasServiceWorker: true });
    await waitForServiceWorker(page);
    await untilKept(page, "sentWithoutAnswer");
    await expect(async () => {
      const cached = await cachedPaths(page);
      expect(cached).toContain("/");
      expect(cached.filter((path) => /^\/(graphql|api|files|oidc|config)/.test(path))).toEqual([]);
    }).toPass();

    // The landing alone does not show whether the page has gone to the server to end the session.
    const ended = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith("/v2/logout"));
    await page.getByRole("button", { name: /: open menu$/ }).click();
    await page.getByRole("menuitem", { name: "Logout", exact: true }).click();
    await ended;
    await page.getByRole("button", { name: "Show Me How", exact: true }).waitFor();

    await expect(async () => {
      expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    }).toPass();
  });
});

/** Waits until what was seen, with that word in it, is written down in the browser. */
async function untilKept(page: Page, word: string): Promise<void> {
  await expect.poll(() => page.evaluate(isKept, word)).toBe(true);
}

function isKept(word: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.open("job-hunt-tracker", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("seen");
    request.onsuccess = () => {
      const read = request.result.transaction("seen").objectStore("seen").getAll();
      read.onsuccess = () => {
        request.result.close();
        resolve(JSON.stringify(read.result).includes(word));
      };
    };
  });
}

function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}
