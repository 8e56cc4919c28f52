import type { Person } from "../support/browser-person.js";
import { goDark, picture } from "../support/browser.js";
import { expect, type Journey, type Journeys, test, untilLoaded } from "./journeys.js";

const DAY_MS = 86_400_000;

const NOTE =
  "They care about **clear writing**.\n  Salary* ~50k ~13 times, 5 * 3\n* before <tax>\n\n\n2024. A good year";

test.describe("notes", () => {
  /** A company with notes of the given ages in days. */
  async function makeCompany({ speak }: Person, ages: readonly number[], content = NOTE): Promise<void> {
    const { createCompany } = await speak<{ createCompany: { company: { noteGuid: string } } }>(
      `mutation { createCompany(input: { name: "Northwind Labs" }) { company { noteGuid } } }`,
    );
    const { noteGuid } = createCompany.company;
    for (const age of ages) {
      const date = new Date(Date.now() - age * DAY_MS - 60_000).toISOString();
      await speak(`mutation ($input: CreateNoteInput!) { createNote(input: $input) { note { id } } }`, {
        input: { noteGuid, date, title: `Aged ${age}`, content },
      });
    }
  }

  /** A person's browser with that company open. */
  async function openCompany(journeys: Journeys, person: Person): Promise<Journey> {
    const journey = await journeys.open("/companies", { as: person });
    await journey.page.getByRole("button", { name: "Northwind Labs", exact: true }).click();
    return journey;
  }

  test("are accessible with their Markdown, their tasks and a dialog with a fault, in both themes", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    await makeCompany(person, [0, 1], `${NOTE}\n\n- [ ] call\n- plain`);
    const { page, pageErrors } = await openCompany(journeys, person);
    await page.getByRole("checkbox", { name: "call", exact: true }).first().press("Space");
    await expect(page.getByText("Task ticked")).toBeVisible();
    // What is typed at the beginning of a line stays there, and only a plain item has a bullet.
    await expect.poll(() => page.locator(".markdown").first().innerText()).toContain(NOTE.replaceAll("**", ""));
    const bullets = (): Promise<string[]> =>
      page
        .locator(".markdown")
        .first()
        .locator("li")
        .evaluateAll((items) => items.map((item) => getComputedStyle(item).listStyleType));
    await expect.poll(bullets).toEqual(["none", "disc"]);
    await untilLoaded(page);
    await expect(page).toBeAccessible();
    await picture(page, "notes-light");

    await page.getByRole("button", { name: "Add a Note" }).first().press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add Note", exact: true });
    await dialog.getByLabel("Title").fill("x".repeat(81));
    await page.keyboard.press("Control+Enter");
    await expect(dialog.getByText("this one has 81")).toBeVisible();
    await expect(page).toBeAccessible();
    await goDark(page);
    await expect(page).toHaveContrast();
    await picture(page, "notes-dark");
    expect(pageErrors.filter((error) => !error.includes("VALIDATION"))).toEqual([]);
  });

  test(
    "are edited, deleted after the question, and brought back on a phone",
    { tag: "@phone" },
    async ({ journeys }) => {
      const person = await journeys.createPerson();
      await makeCompany(person, [0, 3]);
      const { page, pageErrors } = await openCompany(journeys, person);

      // They stand in the card itself, below its facts.
      const heading = (count: number) =>
        page.locator(".row-body").getByRole("heading", { name: new RegExp(`^Notes\\s*${count}`) });
      await expect(heading(2)).toBeVisible();
      await page.getByRole("button", { name: "Edit note Aged 3", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Edit note", exact: true });
      await dialog.getByLabel("Title").fill("Salary range");
      await dialog.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("button", { name: "Delete note Salary range", exact: true }).click();
      await expect(page.getByText("Are you sure?")).toBeVisible();
      await picture(page, "notes-phone");
      await expect(page).toBeAccessible();
      await page.getByRole("button", { name: "Yes", exact: true }).click();
      const undo = page.getByRole("button", { name: "Undo", exact: true });
      // The toast stays while something points at it.
      await undo.hover();
      await expect(heading(1)).toBeVisible();
      await undo.click();

      await expect(page.getByRole("listitem", { name: "Salary range", exact: true })).toBeVisible();
      await expect(heading(2)).toBeVisible();
      expect(pageErrors).toEqual([]);
    },
  );
});
