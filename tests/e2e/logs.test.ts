import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { accessibilityFaults, goDark, launchBrowser, picture, signUp, type SIZES, visit } from "../support/browser.js";
import { startProduct, type Product } from "../support/product.js";
import { speaker, type Speak } from "../support/speaker.js";

const LINES = 1000;
/** An operation may have so many parts with names of their own, and a few more. */
const AT_ONCE = 10;

describe("the log", () => {
  let product: Product;
  let browser: Browser;
  let state: Awaited<ReturnType<BrowserContext["storageState"]>>;
  let speak: Speak;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
    const { page, context } = await visit(browser);
    await signUp(page, product.url);
    speak = await speaker(page, product.url);
    state = await context.storageState();
    await context.close();
    const beginnings = Array.from({ length: LINES / AT_ONCE }, (_, index) => 1 + index * AT_ONCE);
    for (const from of beginnings) await addCalls(from, AT_ONCE);
  });
  afterAll(async () => {
    await browser.close();
    await product.dispose();
  });

  /** Writes lines into the log, one a minute, the highest number last; several in one request. */
  async function addCalls(from: number, count: number): Promise<void> {
    const numbers = Array.from({ length: count }, (_, index) => from + index);
    const lines = numbers.map((number) => {
      const date = new Date(Date.UTC(2026, 0, 5, 9, number, 7)).toISOString();
      return `l${number}: addLogEntry(input: { event: "Called number ${number}", date: "${date}" }) { id }`;
    });
    await speak(`mutation { ${lines.join("\n")} }`);
  }

  async function addCompany(name: string): Promise<void> {
    await speak(`mutation ($name: String!) { createCompany(input: { name: $name }) { logEntryId } }`, { name });
  }

  async function openLog(size: keyof typeof SIZES = "desktop", locale = "en-GB"): ReturnType<typeof visit> {
    const visitor = await visit(browser, { size, locale, storageState: state });
    await visitor.page.goto(`${product.url}/logs`);
    await lines(visitor.page).first().waitFor();
    return visitor;
  }

  const lines = (page: Page) => page.locator(".virtual").getByRole("listitem");

  it.each<keyof typeof SIZES>(["desktop", "phone"])(
    "is filtered by the server, with matches marked and counted, on %s",
    async (size) => {
      await addCompany(`Northwind % ${size}`);
      const { page, context, complaints } = await openLog(size);
      const toggle = page.getByRole("button", { name: "Filter", exact: true });
      const before = await page.locator(".virtual").evaluate((list) => list.clientHeight);
      expect(await toggle.getAttribute("aria-pressed")).toBe("false");

      await page.keyboard.press("f");
      await page.getByRole("textbox", { name: "Filter the log", exact: true }).fill("NORTHWIND % " + size);
      await page
        .getByRole("status")
        .getByText(/^1 of 1,\d{3} entries$/)
        .waitFor();

      expect(await toggle.getAttribute("aria-pressed")).toBe("true");
      expect(await lines(page).locator("mark").allTextContents()).toEqual(["Northwind", "%", size]);
      expect(await page.locator(".virtual").evaluate((list) => list.clientHeight)).toBeLessThan(before);
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `log-filter-${size}`);
      await goDark(page);
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `log-filter-${size}-dark`);
      await page.getByRole("textbox", { name: "Filter the log", exact: true }).fill("nothing is like this");
      await page.getByText("No entry with this text").waitFor();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await page
        .getByRole("status")
        .getByText(/^1,\d{3} entries$/)
        .waitFor();
      expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
      expect(complaints).toEqual([]);
      await context.close();
    },
    60_000,
  );

  it.each([
    ["en-GB", /^\d\d:\d\d:07 - \d\d Jan 2026$/],
    ["de-DE", /^\d\d:\d\d:07 - \d\d Jan\.? 2026$/],
  ])(
    "tells the local time as the specification writes it, in %s",
    async (locale, form) => {
      const { page, context } = await openLog("desktop", locale);

      const time = lines(page).filter({ hasText: "Called number 1000" }).locator("time");
      const expected = await time.evaluate((element) => {
        const moment = new Date(element.getAttribute("datetime") ?? "");
        const two = (part: number): string => String(part).padStart(2, "0");
        return [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(":");
      });

      expect(await time.textContent()).toMatch(form);
      expect((await time.textContent())?.startsWith(`${expected} - `)).toBe(true);
      await context.close();
    },
    60_000,
  );

  it("is filtered by words of the user's language and by names, each of which has to be in the entry", async () => {
    await addCompany("Aurora Zimmerei");
    await speak(`mutation ($name: String!) { createContact(input: { firstName: $name }) { logEntryId } }`, {
      name: "Aurora",
    });
    const { page, context, complaints } = await openLog("desktop", "de-DE");
    await page.getByRole("button", { name: "Filtern", exact: true }).click();
    const box = page.locator("#log-filter").getByRole("textbox");

    await box.fill("hinzugefügt zimmerei FIRMA");
    await page
      .getByRole("status")
      .getByText(/^1 von 1\.\d{3} Einträgen$/)
      .waitFor();

    expect(await lines(page).locator(".log-entry").allTextContents()).toEqual(["Firma „Aurora Zimmerei“ hinzugefügt"]);
    expect(await lines(page).locator("mark").allTextContents()).toEqual(["Firma", "Zimmerei", "hinzugefügt"]);

    await box.fill("company aurora");
    await page
      .getByRole("status")
      .getByText(/^0 von /)
      .waitFor();
    await box.fill("called");
    await page
      .getByRole("status")
      .getByText(/^Mindestens 100 von 1\.\d{3} Einträgen$/)
      .waitFor();

    expect(await lines(page).first().getAttribute("aria-setsize")).toBe("-1");
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  it("undoes a line, says so in a new one, and takes even that back", async () => {
    await addCompany("Helio Grid");
    const { page, context, complaints } = await openLog();

    const undo = page.getByRole("button", { name: 'Undo: Added company "Helio Grid"' });
    // In sight before anything points at its line.
    expect(await undo.evaluate((button) => getComputedStyle(button).opacity)).toBe("1");
    await undo.click();
    await lines(page).getByText('Undid: Added company "Helio Grid"').waitFor();
    expect(await lines(page).nth(1).textContent()).toContain("Undone");
    expect(await companies()).not.toContain("Helio Grid");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await lines(page).getByText('Undid: Undid: Added company "Helio Grid"').waitFor();

    expect(await companies()).toContain("Helio Grid");
    expect(complaints).toEqual([]);
    await context.close();
  });

  async function companies(): Promise<string[]> {
    const { companies } = await speak<{ companies: { nodes: { name: string }[] } }>(`{ companies { nodes { name } } }`);
    return companies.nodes.map(({ name }) => name);
  }

  it("shows a line that cannot be undone any more as it was, and says why", async () => {
    await speak(`mutation { createCompany(input: { id: "7a0e8a52-1111-4111-8111-111111111111", name: "Before" })
      { logEntryId } }`);
    const { page, context } = await openLog();
    const undo = page.getByRole("button", { name: 'Undo: Added company "Before"' });
    await undo.waitFor();
    await speak(`mutation { deleteCompany(input: { id: "7a0e8a52-1111-4111-8111-111111111111" }) { id } }`);

    await undo.click();

    await page.getByText("It was changed again since, so this cannot be undone any more.").waitFor();
    await undo.waitFor();
    await context.close();
  });

  it.each<keyof typeof SIZES>(["desktop", "phone"])(
    "scrolls through a thousand lines with only those in sight in the page, by keyboard too, on %s",
    async (size) => {
      const { page, context, complaints } = await openLog(size);
      const list = page.locator(".virtual");

      await list.focus();
      await page.keyboard.press("PageDown");
      await page.waitForFunction(() => (document.querySelector(".virtual")?.scrollTop ?? 0) > 0);
      await page.waitForFunction(() => {
        const box = document.querySelector(".virtual");
        box?.scrollTo({ top: box.scrollHeight });
        return Array.from(box?.querySelectorAll("li") ?? []).some((line) =>
          line.textContent.endsWith("Called number 1"),
        );
      });

      const last = lines(page).filter({ hasText: /Called number 1$/ });
      expect(await last.getAttribute("aria-posinset")).toBe(await last.getAttribute("aria-setsize"));
      expect(await lines(page).count()).toBeLessThan(80);
      await page.keyboard.press("j");
      await page.keyboard.press("j");
      await page.waitForFunction(() => document.activeElement?.closest(".virtual li") !== null);
      expect(Number(await page.locator("li:focus").getAttribute("aria-posinset"))).toBeGreaterThan(LINES / 2);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
    90_000,
  );

  it("says what failed and tries again", async () => {
    const { page, context } = await visit(browser, { storageState: state });
    let isDown = true;
    await page.route("**/graphql", (route) =>
      isDown && route.request().postData()?.includes("LogList") === true ? route.abort() : route.continue(),
    );
    await page.goto(`${product.url}/logs`);
    await page.getByRole("alert").getByText("Logs could not be loaded").waitFor();

    isDown = false;
    await page.getByRole("button", { name: "Try again", exact: true }).click();

    await lines(page).first().waitFor();
    await context.close();
  });
});
