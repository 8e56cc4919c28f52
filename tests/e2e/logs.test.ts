import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Person } from "../support/browser-person.js";
import { goDark, picture } from "../support/browser.js";
import { expect, type Journey, type Journeys, type OpenOptions, test, untilLoaded } from "./journeys.js";

const LINES = 1000;
/** An operation may have so many parts with names of their own, and a few more. */
const AT_ONCE = 10;

test.describe("the log", () => {
  let person: Person;

  test.beforeAll(async ({ journeys }) => {
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

  async function addCompany({ speak }: Person, name: string): Promise<void> {
    await speak(`mutation ($name: String!) { createCompany(input: { name: $name }) { logEntryId } }`, { name });
  }

  async function openLog(journeys: Journeys, options: OpenOptions = {}): Promise<Journey> {
    const journey = await journeys.open("/logs", { as: person, ...options });
    await lines(journey.page).first().waitFor();
    await untilLoaded(journey.page);
    return journey;
  }

  const lines = (page: Page) => page.locator(".virtual").getByRole("listitem");

  test(
    "is filtered by the server, with matches marked and counted",
    { tag: ["@desktop", "@phone"] },
    async ({ journeys }) => {
      const { size } = journeys.device;
      await addCompany(person, `Northwind % ${size}`);
      const { page, complaints } = await openLog(journeys);
      const toggle = page.getByRole("button", { name: "Filter", exact: true });
      const box = page.getByRole("textbox", { name: "Filter the log", exact: true });
      const status = page.getByRole("status");
      const height = (): Promise<number> => page.locator(".virtual").evaluate((list) => list.clientHeight);
      const before = await height();
      await expect(toggle).toHaveAttribute("aria-pressed", "false");

      await page.keyboard.press("f");
      await box.fill(`NORTHWIND % ${size}`);
      await expect(status.getByText(/^1 of 1,\d{3} entries$/)).toBeVisible();

      await expect(toggle).toHaveAttribute("aria-pressed", "true");
      await expect(lines(page).locator("mark")).toHaveText(["Northwind", "%", size]);
      await expect.poll(height).toBeLessThan(before);
      await expect(page).toBeAccessible();
      await picture(page, `log-filter-${size}`);
      await goDark(page);
      await expect(page).toBeAccessible();
      await picture(page, `log-filter-${size}-dark`);
      await box.fill("nothing is like this");
      await expect(page.getByText("No entry with these words")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(box).toHaveValue("");
      await page.keyboard.press("Escape");
      await expect(status.getByText(/^1,\d{3} entries$/)).toBeVisible();
      await expect(toggle).toBeFocused();
      expect(complaints).toEqual([]);
    },
  );

  for (const [locale, form] of [
    ["en-GB", /^\d\d:\d\d:07 - \d\d Jan 2026$/],
    ["de-DE", /^\d\d:\d\d:07 - \d\d Jan\.? 2026$/],
  ] as const) {
    test(`tells the local time as the specification writes it, in ${locale}`, async ({ journeys }) => {
      const { page } = await openLog(journeys, { locale });

      const time = lines(page).filter({ hasText: "Called number 1000" }).locator("time");

      await expect(time).toHaveText(form);
      await expect.poll(() => time.evaluate(beginsWithItsLocalTime)).toBe(true);
    });
  }

  test("is filtered by words of the user's language and by names, each of which has to be in the entry", async ({
    journeys,
  }) => {
    await addCompany(person, "Aurora Zimmerei");
    await person.speak(`mutation ($name: String!) { createContact(input: { firstName: $name }) { logEntryId } }`, {
      name: "Aurora",
    });
    const { page, complaints } = await openLog(journeys, { locale: "de-DE" });
    await page.getByRole("button", { name: "Filtern", exact: true }).click();
    const box = page.locator("#log-filter").getByRole("textbox");
    const status = page.getByRole("status");

    await box.fill("hinzugefügt zimmerei FIRMA");
    await expect(status.getByText(/^1 von 1\.\d{3} Einträgen$/)).toBeVisible();

    await expect(lines(page).locator(".log-entry")).toHaveText(["Firma „Aurora Zimmerei“ hinzugefügt"]);
    await expect(lines(page).locator("mark")).toHaveText(["Firma", "Zimmerei", "hinzugefügt"]);

    await box.fill("company aurora");
    await expect(status.getByText(/^0 von /)).toBeVisible();
    await box.fill("called");
    await expect(status.getByText(/^Mindestens 100 von 1\.\d{3} Einträgen$/)).toBeVisible();

    await expect(lines(page).first()).toHaveAttribute("aria-setsize", "-1");
    await untilLoaded(page);
    await expect(page).toBeAccessible();

    await box.fill("zimmerei 0 1 2 3 4 5 6 7 8 9");
    await expect(status.getByText(/^Gesucht wird nur nach den ersten 10 Wörtern\. 0 von /)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test("undoes a line, says so in a new one, and takes even that back", async ({ journeys }) => {
    const own = await journeys.createPerson();
    await addCompany(own, "Helio Grid");
    const { page, complaints } = await openLog(journeys, { as: own });

    const undo = page.getByRole("button", { name: 'Undo: Added company "Helio Grid"' });
    // In sight before anything points at its line.
    await expect(undo).toHaveCSS("opacity", "1");
    await undo.click();
    const again = page.getByRole("button", { name: "Undo", exact: true });
    // The toast stays while something points at it.
    await again.hover();
    await expect(lines(page).getByText('Undid: Added company "Helio Grid"')).toBeVisible();
    await expect(lines(page).nth(1)).toContainText("Undone");
    await expect.poll(() => companiesOf(own)).not.toContain("Helio Grid");
    await again.click();

    await expect(lines(page).getByText('Undid: Undid: Added company "Helio Grid"')).toBeVisible();
    await expect.poll(() => companiesOf(own)).toContain("Helio Grid");
    expect(complaints).toEqual([]);
  });

  async function companiesOf({ speak }: Person): Promise<string[]> {
    const { companies } = await speak<{ companies: { nodes: { name: string }[] } }>(`{ companies { nodes { name } } }`);
    return companies.nodes.map(({ name }) => name);
  }

  test("shows a line that cannot be undone any more as it was, and says why", async ({ journeys }) => {
    const own = await journeys.createPerson();
    const id = randomUUID();
    await own.speak(`mutation ($id: ID!) { createCompany(input: { id: $id, name: "Before" }) { logEntryId } }`, { id });
    const { page } = await openLog(journeys, { as: own });
    const undo = page.getByRole("button", { name: 'Undo: Added company "Before"' });
    await undo.waitFor();
    await own.speak(`mutation ($id: ID!) { deleteCompany(input: { id: $id }) { id } }`, { id });

    await undo.click();

    await expect(page.getByText("It was changed again since, so this cannot be undone any more.")).toBeVisible();
    await expect(undo).toBeVisible();
  });

  test(
    "scrolls through a thousand lines with only those in sight in the page, by keyboard too",
    { tag: ["@desktop", "@phone"] },
    async ({ journeys }) => {
      const { page, complaints } = await openLog(journeys);
      const list = page.locator(".virtual");

      await list.focus();
      await page.keyboard.press("PageDown");
      await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
      const last = lines(page).filter({ hasText: /Called number 1$/ });
      // Each page makes the list longer, and so does each row that is measured: the last one may be gone again at once.
      await expect(async () => {
        await list.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
        expect(await last.evaluateAll(areTheLast)).toEqual([true]);
      }).toPass({ intervals: [100] });

      await expect.poll(() => lines(page).count()).toBeLessThan(80);
      await page.keyboard.press("j");
      await page.keyboard.press("j");
      const walked = page.locator(".virtual li:focus");
      await expect(walked).toBeFocused();
      const place = (): Promise<number> => walked.evaluate((line) => Number(line.ariaPosInSet));
      await expect.poll(place).toBeGreaterThan(LINES / 2);
      await untilLoaded(page);
      await expect(page).toBeAccessible();
      expect(complaints).toEqual([]);
    },
  );

  test("says what failed and tries again", async ({ journeys }) => {
    const { page } = await journeys.visit({ storageState: person.state });
    let isDown = true;
    await page.route("**/graphql", (route) =>
      isDown && route.request().postData()?.includes("LogList") === true ? route.abort() : route.continue(),
    );
    await page.goto(`${journeys.url}/logs`);
    await expect(page.getByRole("alert").getByText("Logs could not be loaded")).toBeVisible();

    isDown = false;
    await page.getByRole("button", { name: "Try again", exact: true }).click();

    await expect(lines(page).first()).toBeVisible();
  });
});

/** Tells whether a time begins with the one that the browser's clock had at its moment. */
function beginsWithItsLocalTime(element: Element): boolean {
  const moment = new Date(element.getAttribute("datetime") ?? "");
  const two = (part: number): string => String(part).padStart(2, "0");
  const local = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(":");
  return element.textContent.startsWith(`${local} - `);
}

/** Tells of each line whether it says that it is the last of all. */
function areTheLast(shown: readonly Element[]): boolean[] {
  return shown.map(({ ariaPosInSet, ariaSetSize }) => ariaPosInSet !== null && ariaPosInSet === ariaSetSize);
}
