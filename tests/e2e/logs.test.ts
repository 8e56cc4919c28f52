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

  test("is filtered by the server, with matches marked and counted", async ({ journeys }) => {
    await addCompany(person, "Northwind % Labs");
    const { page, pageErrors } = await openLog(journeys);
    const toggle = page.getByRole("button", { name: "Filter", exact: true });
    const box = page.getByRole("textbox", { name: "Filter the log", exact: true });
    const status = page.getByRole("status");
    const height = (): Promise<number> => page.locator(".virtual").evaluate((list) => list.clientHeight);
    const before = await height();
    await expect(toggle).toHaveAttribute("aria-pressed", "false");

    await page.keyboard.press("f");
    await box.fill("NORTHWIND % LABS");
    await expect(status.getByText(/^1 of 1,\d{3} entries$/)).toBeVisible();

    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await expect(lines(page).locator("mark")).toHaveText(["Northwind", "%", "Labs"]);
    await expect.poll(height).toBeLessThan(before);
    await expect(page).toBeAccessibleInBothSizes("log-filter");
    await goDark(page);
    await expect(page).toHaveContrast();
    await picture(page, "log-filter-dark");
    // An undo is in sight before anything points at its line.
    await expect(lines(page).getByRole("button", { name: /^Undo: / })).toHaveCSS("opacity", "1");
    await box.fill("nothing is like this");
    await expect(page.getByText("No entry with these words")).toBeVisible();
    await box.fill("called");
    await expect(status.getByText(/^At least 100 of 1,\d{3} entries$/)).toBeVisible();
    await expect(lines(page).first()).toHaveAttribute("aria-setsize", "-1");
    await untilLoaded(page);
    await expect(page).toBeAccessible();
    await page.keyboard.press("Escape");
    await expect(box).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(status.getByText(/^1,\d{3} entries$/)).toBeVisible();
    await expect(toggle).toBeFocused();
    expect(pageErrors).toEqual([]);
  });

  test("scrolls through a thousand lines with only those in sight in the page, by keyboard too", async ({
    journeys,
  }) => {
    const { page, pageErrors } = await openLog(journeys);
    const list = page.locator(".virtual");

    await list.focus();
    await page.keyboard.press("PageDown");
    await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    const last = lines(page).filter({ hasText: /Called number 1$/ });
    // Each page makes the list longer, and so does each row that is measured: the last one may be gone again at once.
    const scrollToLast = async (): Promise<boolean[]> => {
      await list.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
      return last.evaluateAll(areTheLast);
    };
    await expect.poll(scrollToLast, { intervals: [100] }).toEqual([true]);

    await expect.poll(() => lines(page).count()).toBeLessThan(80);
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    const walked = page.locator(".virtual li:focus");
    await expect(walked).toBeFocused();
    const place = (): Promise<number> => walked.evaluate((line) => Number(line.ariaPosInSet));
    await expect.poll(place).toBeGreaterThan(LINES / 2);
    await untilLoaded(page);
    await expect(page).toBeAccessible();
    expect(pageErrors).toEqual([]);
  });
});

/** Tells of each line whether it says that it is the last of all. */
function areTheLast(shown: readonly Element[]): boolean[] {
  return shown.map(({ ariaPosInSet, ariaSetSize }) => ariaPosInSet !== null && ariaPosInSet === ariaSetSize);
}
