import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser, Page } from "playwright-core";
import { launchBrowser, signUp, visit } from "../support/browser.js";
import { startProduct, type Product } from "../support/product.js";

describe("signing in", () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    [product, browser] = await Promise.all([
      startProduct({ ALLOWED_EMAILS: "listed@example.org, second@example.org" }),
      launchBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await product.dispose();
  });

  const stored = (page: Page, key: string): Promise<string | null> =>
    page.evaluate((name) => localStorage.getItem(name), key);

  /** Goes through the sign-in page with an account that may not be on the list. */
  async function register(page: Page, email: string): Promise<void> {
    await page.goto(`${product.url}/`);
    await page.getByRole("button", { name: "Show Me How", exact: true }).click();
    await page.waitForURL(/\/oidc\//);
    if ((await page.getByLabel("Name").count()) === 0)
      await page.getByRole("link", { name: "Create an account", exact: true }).click();
    await page.getByLabel("Name").fill("Sam Sample");
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password").fill("correct horse battery");
    await page.getByRole("button", { name: "Create account", exact: true }).click();
  }

  it("shows the landing screen on every route to somebody who is not signed in", async () => {
    const { page, context } = await visit(browser);

    for (const route of ["/", "/jobhunts", "/companies", "/jobdetails", "/profile"]) {
      await page.goto(product.url + route);
      await page.getByRole("button", { name: "Show Me How", exact: true }).waitFor();
    }

    expect(await stored(page, "jwt_token")).toBeNull();
    await context.close();
  });

  it("types the welcome texts at 50 ms a character, one after the other, for ever (spec 9)", async () => {
    const context = await browser.newContext({ locale: "en-GB", reducedMotion: "no-preference" });
    const page = await context.newPage();
    await page.clock.install({ time: new Date("2026-11-21T12:00:00Z") });
    await page.goto(`${product.url}/`);
    const welcome = page.locator("#welcome");
    const shown = async (): Promise<string> => (await welcome.textContent()) ?? "";
    // From here on no time passes but what the test lets pass.
    await page.clock.pauseAt(new Date("2026-11-21T13:00:00Z"));
    while ((await shown()) !== "") await page.clock.runFor(50);
    const seen: string[] = [];

    for (let text = 0; text < 6; text++) {
      let before = "";
      for (await page.clock.runFor(50); (await shown()) !== before; await page.clock.runFor(50)) {
        expect((await shown()).slice(0, -1)).toBe(before);
        before = await shown();
      }
      seen.push(before);
      while ((await shown()) !== "") await page.clock.runFor(50);
    }

    const texts = ["Job hunting...simplified", "Track, plan, and succeed", "Job hunting...without the stress"];
    expect(seen.slice(0, 3).toSorted()).toEqual(texts.toSorted());
    expect(seen.slice(3)).toEqual(seen.slice(0, 3));
    await context.close();
  });

  it("keeps the token and the person's guid under the spec's keys, and replaces a stale token", async () => {
    const { page, context } = await visit(browser);
    await signUp(page, product.url, "listed@example.org");
    await page.waitForFunction(() => localStorage.getItem("person_guid") !== null);
    const guid = await stored(page, "person_guid");
    const token = await stored(page, "jwt_token");

    await page.evaluate(() => localStorage.setItem("jwt_token", "stale"));
    await page.reload();
    await page.getByRole("heading", { name: "Track, plan, and succeed", exact: true }).waitFor();
    await page.waitForFunction(() => localStorage.getItem("jwt_token") !== "stale");

    expect(guid).toMatch(/^[0-9a-f-]{36}$/);
    expect(token?.split(".")).toHaveLength(3);
    expect((await stored(page, "jwt_token"))?.split(".")).toHaveLength(3);
    await context.close();
  });

  it("clears everything on Logout, and asks for the password again", async () => {
    const { page, context } = await visit(browser);
    await signUp(page, product.url, "second@example.org");

    await page.getByRole("button", { name: /Robin Sample/ }).click();
    await page.getByRole("menuitem", { name: "Logout", exact: true }).click();
    await page.getByRole("button", { name: "Show Me How", exact: true }).waitFor();
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /token|person|auth0|selected/i.test(key)),
    );
    await page.getByRole("button", { name: "Show Me How", exact: true }).click();
    await page.waitForURL(/\/oidc\//);

    expect(left).toEqual([]);
    expect(await page.getByLabel("Password").count()).toBe(1);
    await context.close();
  });

  it("shows the sign-up notice to somebody who is not on the list, and its OK signs out", async () => {
    const { page, context } = await visit(browser);

    await register(page, "stranger@example.org");
    await page.waitForURL(`${product.url}/signup`);
    await page.getByRole("heading", { name: "Thank you for your interest", exact: true }).waitFor();
    await page.getByText("We will tell you when the open beta starts.").waitFor();
    await page.waitForFunction(() => localStorage.getItem("person_guid") === "0");
    await page.getByRole("button", { name: "OK", exact: true }).click();

    await page.getByRole("button", { name: "Show Me How", exact: true }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await context.close();
  });
});
