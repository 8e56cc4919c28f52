import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import type { Person } from "../support/browser-person.js";
import { accessibilityFaults, goDark, picture, type SIZES } from "../support/browser.js";
import { type Journey, startJourneys } from "./journeys.js";

const LINES = 1000;
/** An operation may have so many parts with names of their own, and a few more. */
const AT_ONCE = 10;

describe("the log", () => {
  const journeys = startJourneys();
  let person: Person;

  beforeAll(async () => {
    person = await journeys.createPerson();
    const beginnings = Array.from({ length: LINES / AT_ONCE }, (_, index) => 1 + index * AT_ONCE);
    for (const from of beginnings) await addCalls(from, AT_ONCE);
  });

  /** Writes lines into the log, one a minute, the highest number last; several in one request. */
  async function addCalls(from: number, count: number): Promise<void> {
    const numbers = Array.from({ length: count }, (_, index) => from + index);
    const lines = numbers.map((number) => {
      const date = new Date(Date.UTC(2026, 0, 5, 9, number, 7)).toISOString();
      return `l${number}: addLogEntry(input: { event: "Called number ${number}", date: "${date}" }) { id }`;
    });
    await person.speak(`mutation { ${lines.join("\n")} }`);
  }

  async function addCompany(name: string): Promise<void> {
    await person.speak(`mutation ($name: String!) { createCompany(input: { name: $name }) { logEntryId } }`, { name });
  }

  async function openLog(size: keyof typeof SIZES = "desktop", locale = "en-GB"): Promise<Journey> {
    const journey = await journeys.open("/logs", { as: person, size, locale });
    await lines(journey.page).first().waitFor();
    return journey;
  }

  const lines = (page: Page) => page.locator(".virtual").getByRole("listitem");

  it.each<keyof typeof SIZES>(["desktop", "phone"])(
    "is filtered by the server, with matches marked and counted, on %s",
    async (size) => {
      await addCompany(`Northwind % ${size}`);
      const { page, complaints } = await openLog(size);
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
    },
  );

  it.each([
    ["en-GB", /^\d\d:\d\d:07 - \d\d Jan 2026$/],
    ["de-DE", /^\d\d:\d\d:07 - \d\d Jan\.? 2026$/],
  ])("tells the local time as the specification writes it, in %s", async (locale, form) => {
    const { page } = await openLog("desktop", locale);

    const time = lines(page).filter({ hasText: "Called number 1000" }).locator("time");
    const expected = await time.evaluate((element) => {
      const moment = new Date(element.getAttribute("datetime") ?? "");
      const two = (part: number): string => String(part).padStart(2, "0");
      return [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(":");
    });

    expect(await time.textContent()).toMatch(form);
    expect((await time.textContent())?.startsWith(`${expected} - `)).toBe(true);
  });

  it("is filtered by words of the user's language and by names, each of which has to be in the entry", async () => {
    await addCompany("Aurora Zimmerei");
    await person.speak(`mutation ($name: String!) { createContact(input: { firstName: $name }) { logEntryId } }`, {
      name: "Aurora",
    });
    const { page, complaints } = await openLog("desktop", "de-DE");
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
  });

  it("undoes a line, says so in a new one, and takes even that back", async () => {
    await addCompany("Helio Grid");
    const { page, complaints } = await openLog();

    const undo = page.getByRole("button", { name: 'Undo: Added company "Helio Grid"' });
    // In sight before anything points at its line.
    expect(await undo.evaluate((button) => getComputedStyle(button).opacity)).toBe("1");
    await undo.click();
    const again = page.getByRole("button", { name: "Undo", exact: true });
    // The toast stays while something points at it.
    await again.hover();
    await lines(page).getByText('Undid: Added company "Helio Grid"').waitFor();
    expect(await lines(page).nth(1).textContent()).toContain("Undone");
    expect(await companies()).not.toContain("Helio Grid");
    await again.click();
    await lines(page).getByText('Undid: Undid: Added company "Helio Grid"').waitFor();

    expect(await companies()).toContain("Helio Grid");
    expect(complaints).toEqual([]);
  });

  async function companies(): Promise<string[]> {
    const { companies } = await person.speak<{ companies: { nodes: { name: string }[] } }>(
      `{ companies { nodes { name } } }`,
    );
    return companies.nodes.map(({ name }) => name);
  }

  it("shows a line that cannot be undone any more as it was, and says why", async () => {
    await person.speak(`mutation { createCompany(input: { id: "7a0e8a52-1111-4111-8111-111111111111", name: "Before" })
      { logEntryId } }`);
    const { page } = await openLog();
    const undo = page.getByRole("button", { name: 'Undo: Added company "Before"' });
    await undo.waitFor();
    await person.speak(`mutation { deleteCompany(input: { id: "7a0e8a52-1111-4111-8111-111111111111" }) { id } }`);

    await undo.click();

    await page.getByText("It was changed again since, so this cannot be undone any more.").waitFor();
    await undo.waitFor();
  });

  it.each<keyof typeof SIZES>(["desktop", "phone"])(
    "scrolls through a thousand lines with only those in sight in the page, by keyboard too, on %s",
    async (size) => {
      const { page, complaints } = await openLog(size);
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
    },
  );

  it("says what failed and tries again", async () => {
    const { page } = await journeys.visit({ storageState: person.state });
    let isDown = true;
    await page.route("**/graphql", (route) =>
      isDown && route.request().postData()?.includes("LogList") === true ? route.abort() : route.continue(),
    );
    await page.goto(`${journeys.url}/logs`);
    await page.getByRole("alert").getByText("Logs could not be loaded").waitFor();

    isDown = false;
    await page.getByRole("button", { name: "Try again", exact: true }).click();

    await lines(page).first().waitFor();
  });
});
