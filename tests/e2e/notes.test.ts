import type { Person } from "../support/browser-person.js";
import { goDark, picture } from "../support/browser.js";
import { type Speak, speakMany } from "../support/speaker.js";
import { expect, type Journey, type Journeys, test, untilLoaded } from "./journeys.js";

const DAY_MS = 86_400_000;

const NOTE =
  "They care about **clear writing**.\n  Salary* ~50k ~13 times, 5 * 3\n* before <tax>\n\n\n2024. A good year";

test.describe("notes", () => {
  /** A company with notes of the given ages in days; answers the way to say more. */
  async function makeCompany({ speak }: Person, ages: readonly number[]): Promise<Speak> {
    const { createCompany } = await speak<{ createCompany: { company: { noteGuid: string } } }>(
      `mutation { createCompany(input: { name: "Northwind Labs" }) { company { noteGuid } } }`,
    );
    const { noteGuid } = createCompany.company;
    for (const age of ages) {
      const date = new Date(Date.now() - age * DAY_MS - 60_000).toISOString();
      await speak(`mutation ($input: CreateNoteInput!) { createNote(input: $input) { note { id } } }`, {
        input: { noteGuid, date, title: `Aged ${age}`, content: NOTE },
      });
    }
    return speak;
  }

  /** A person's browser with that company open. */
  async function openCompany(journeys: Journeys, person: Person): Promise<Journey> {
    const journey = await journeys.open("/companies", { as: person });
    await journey.page.getByRole("button", { name: "Northwind Labs", exact: true }).click();
    return journey;
  }

  test("are shown beside a company with their age and their Markdown, in both themes", async ({ journeys }) => {
    const person = await journeys.createPerson();
    await makeCompany(person, [0, 1, 2, 9]);

    const { page, complaints } = await openCompany(journeys, person);
    const notes = page.getByRole("list", { name: "Notes", exact: true }).getByRole("listitem");

    await expect(notes.locator("time")).toHaveText(["today", "today", "(2 days ago)", "(9 days ago)"]);
    await expect(notes.first().locator("strong")).toHaveText("clear writing");
    await expect.poll(() => notes.first().locator(".markdown").innerText()).toBe(NOTE.replaceAll("**", ""));
    await untilLoaded(page);
    await expect(page).toBeAccessible();
    await picture(page, "notes-light");
    await goDark(page);
    await expect(page).toHaveContrast();
    await picture(page, "notes-dark");
    expect(complaints).toEqual([]);
  });

  test("have tasks that are ticked by keyboard, saved, and undone, with no tick of somebody else lost", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    const speak = await makeCompany(person, []);
    const { companies } = await speak<{ companies: { nodes: { noteGuid: string }[] } }>(
      `{ companies { nodes { noteGuid } } }`,
    );
    const noteGuid = companies.nodes[0]?.noteGuid;
    const { createNote } = await speak<{ createNote: { note: { id: string } } }>(
      `mutation ($input: CreateNoteInput!) { createNote(input: $input) { note { id } } }`,
      { input: { noteGuid, title: "Plan", content: "- [ ] call\n- [ ] write\n- plain" } },
    );
    const saved = async (): Promise<string | undefined> => {
      const { notes } = await speak<{ notes: { nodes: { content: string }[] } }>(
        `query ($noteGuid: ID!) { notes(noteGuid: $noteGuid) { nodes { content } } }`,
        { noteGuid },
      );
      return notes.nodes[0]?.content;
    };
    const { page, complaints } = await openCompany(journeys, person);
    const call = page.getByRole("checkbox", { name: "call", exact: true });

    await call.focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Task ticked")).toBeVisible();
    await expect.poll(saved).toBe("- [x] call\n- [ ] write\n- plain");
    await speak(`mutation ($input: UpdateNoteInput!) { updateNote(input: $input) { note { id } } }`, {
      input: { ...createNote.note, content: "- [x] call\n- [x] write\n- plain" },
    });
    await call.press("Space");
    // The toast stays while something points at it.
    await page.getByText("Tick taken away").hover();
    await expect.poll(saved).toBe("- [ ] call\n- [x] write\n- plain");
    const bullets = (): Promise<string[]> =>
      page.locator(".markdown li").evaluateAll((items) => items.map((item) => getComputedStyle(item).listStyleType));
    await expect.poll(bullets).toEqual(["none", "none", "disc"]);
    await page.getByRole("button", { name: "Undo", exact: true }).last().click();

    await expect(call).toBeChecked();
    await untilLoaded(page);
    await expect(page).toBeAccessible();
    expect(complaints).toEqual([]);
  });

  test("take a title of 80 characters and refuse one of 81, which stays as it was typed", async ({ journeys }) => {
    const person = await journeys.createPerson();
    await makeCompany(person, []);
    const { page } = await openCompany(journeys, person);

    // The key is for the company that is open.
    await page.getByRole("button", { name: "Add a Note" }).first().waitFor();
    await page.keyboard.press("a");
    const dialog = page.getByRole("dialog", { name: "Add Note", exact: true });
    const title = dialog.getByLabel("Title");
    await title.fill("x".repeat(81));
    await page.keyboard.press("Control+Enter");

    await expect(dialog.getByText("this one has 81")).toBeVisible();
    await expect(title).toHaveValue("x".repeat(81));
    await expect(page).toBeAccessible();
    await title.fill("y".repeat(80));
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("listitem", { name: "y".repeat(80) })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  test("keep what was typed when the server refuses, and when the dialog is left with Escape", async ({ journeys }) => {
    const person = await journeys.createPerson();
    await makeCompany(person, []);
    const { page } = await openCompany(journeys, person);
    // By keys: the card grows as its answers arrive, and what is in it moves under a pointer.
    await page.getByRole("button", { name: "Add a Note" }).first().press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add Note", exact: true });
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("person_guid"))).not.toBeNull();
    const title = dialog.getByLabel("Title");
    await title.fill("Half a note");
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("NoteCreate") === true ? route.abort() : route.continue(),
    );

    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(title).toHaveValue("Half a note");
    await page.unroute("**/graphql");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await page.getByRole("button", { name: "Add a Note" }).first().press("Enter");

    await expect(title).toHaveValue("Half a note");
  });

  test(
    "are edited, deleted after the question, and brought back on a phone",
    { tag: "@phone" },
    async ({ journeys }) => {
      const person = await journeys.createPerson();
      await makeCompany(person, [0, 3]);
      const { page, complaints } = await openCompany(journeys, person);

      await page.getByRole("tab", { name: "Notes 2", exact: true }).click();
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
      await expect(page.getByRole("tab", { name: "Notes 1", exact: true })).toBeVisible();
      await undo.click();

      await expect(page.getByRole("listitem", { name: "Salary range", exact: true })).toBeVisible();
      await expect(page.getByRole("tab", { name: "Notes 2", exact: true })).toBeVisible();
      expect(complaints).toEqual([]);
    },
  );

  test("are attached to a hunt, and a hundred of them come page by page", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const { createJobHunt } = await person.speak<{ createJobHunt: { jobHunt: { noteGuid: string } } }>(
      `mutation { createJobHunt(input: { name: "Grid forecasting" }) { jobHunt { noteGuid } } }`,
    );
    const { noteGuid } = createJobHunt.jobHunt;
    const titles = Array.from({ length: 100 }, (_, at) => `Note ${at + 1}`);
    await speakMany(
      person.speak,
      titles.map((title) => `createNote(input: { noteGuid: "${noteGuid}", title: "${title}" }) { note { id } }`),
    );

    const { page, complaints } = await journeys.open("/jobhunts", { as: person });
    await page.getByRole("button", { name: /Grid forecasting/ }).click();
    const notes = page.getByRole("list", { name: "Notes", exact: true }).getByRole("listitem");
    await expect(page.getByRole("listitem", { name: "Note 100", exact: true })).toBeVisible();
    await expect.poll(() => notes.count()).toBeLessThan(titles.length);

    // The end of each page asks for the next one.
    await expect(async () => {
      await notes.last().scrollIntoViewIfNeeded();
      expect(await notes.count()).toBe(titles.length);
    }).toPass();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("selectedUniqueNoteId"))).toBe(noteGuid);
    expect(complaints).toEqual([]);
  });
});
