import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { createGuest, type Person } from "../support/browser-person.js";
import { accessibilityFaults, picture, waitForServiceWorker } from "../support/browser.js";
import { startJourneys } from "./journeys.js";

const HUNT = /Data Analyst at/;

describe("without a network", () => {
  const journeys = startJourneys();
  let person: Person;

  beforeAll(async () => {
    person = await createGuest(journeys.url);
  });

  it("reads on from what was seen, says why nothing can be saved, and goes on once connected", async () => {
    const { page, context } = await journeys.open("/", { as: person, hasServiceWorker: true });
    await page
      .getByRole("link", { name: /^Companies/ })
      .first()
      .click();
    await page.getByRole("button", { name: /^Brindle Maps/ }).waitFor();
    await page.evaluate(isKept, "Old Observatory");
    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByText(HUNT).first().waitFor();
    await waitForServiceWorker(page);
    // The dashboard asks for shorter pages of hunts, which are persisted before.
    await page.evaluate(isKept, String.raw`"TERMINATED\"},\"first\":24`);

    // Not opened since the page was loaded, and opened for the first time.
    await context.setOffline(true);
    const goTo = (name: RegExp) => page.getByRole("link", { name }).first().click();
    await goTo(/^Companies/);
    await page.getByRole("button", { name: /^Brindle Maps/ }).waitFor();
    await goTo(/^Contacts/);
    await page.getByText("You are offline, and this is not stored on this device.").waitFor();
    await goTo(/^View Job Hunts/);
    await page.getByText(HUNT).first().waitFor();
    // Signed in for longer ago than an access token lasts.
    await page.evaluate(() => localStorage.setItem("jwt_token", "over"));
    await page.reload();
    await page.getByText(HUNT).first().waitFor();
    await page.getByText("You are offline. Saving works again once you are connected.").waitFor();
    const faults = await accessibilityFaults(page);
    await picture(page, "offline-desktop");
    await page
      .getByRole("link", { name: /^Companies/ })
      .first()
      .click();
    await page.getByRole("button", { name: /^Brindle Maps/ }).click();
    // By keys: the card grows as its answers arrive, and what is in it moves under a pointer.
    await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
    const isYesOff = await page.getByRole("button", { name: "Yes", exact: true }).isDisabled();
    await page.getByRole("button", { name: "No", exact: true }).press("Enter");
    await page.keyboard.press("n");
    const save = page.getByRole("button", { name: "Save", exact: true });
    const isSaveOff = await save.isDisabled();
    await context.setOffline(false);
    await page.getByLabel("Company name").fill("Back Online");
    await save.click();
    await page.getByRole("button", { name: /^Back Online/ }).waitFor();

    expect(faults).toEqual([]);
    expect([isYesOff, isSaveOff]).toEqual([true, true]);
  });

  it("keeps the application and what was seen, no answer with a token, and nothing after Logout", async () => {
    const { page } = await journeys.open("/jobhunts", { as: person, hasServiceWorker: true });
    await waitForServiceWorker(page);
    await page.evaluate(isKept, "sentWithoutAnswer");
    const cached = await cachedPaths(page);

    await page.getByRole("button", { name: /: open menu$/ }).click();
    await page.getByRole("menuitem", { name: "Logout", exact: true }).click();
    await page.getByRole("button", { name: "Show Me How", exact: true }).waitFor();

    expect(cached).toContain("/");
    expect(cached.filter((path) => /^\/(graphql|api|files|oidc|config)/.test(path))).toEqual([]);
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  it("can be installed: a manifest with a start, a name and icons that are there", async () => {
    const answer = await fetch(`${journeys.url}/manifest.webmanifest`);
    const manifest = (await answer.json()) as {
      readonly name: string;
      readonly start_url: string;
      readonly display: string;
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
    }; // the file of web/public

    const icons = await Promise.all(manifest.icons.map(({ src }) => fetch(journeys.url + src)));
    const worker = await fetch(`${journeys.url}/sw.js`);

    expect(answer.headers.get("content-type")).toContain("application/manifest+json");
    expect(manifest).toMatchObject({ name: "Job Hunt Tracker", start_url: "/", display: "standalone" });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
    expect(icons.map((icon) => icon.headers.get("content-type")?.startsWith("image/"))).toEqual(icons.map(() => true));
    expect(worker.headers.get("cache-control")).toMatch(/max-age=0|no-cache/);
  });
});

/** Resolves once what was seen, with that word in it, is written down in the browser. */
function isKept(word: string): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const request = indexedDB.open("job-hunt-tracker", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("seen");
      request.onsuccess = () => {
        const read = request.result.transaction("seen").objectStore("seen").getAll();
        read.onsuccess = () => {
          request.result.close();
          if (JSON.stringify(read.result).includes(word)) resolve();
          else setTimeout(look, 100);
        };
      };
    };
    look();
  });
}

function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}
