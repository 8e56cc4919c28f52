import { describe, expect, it } from "@jest/globals";
import type { Person } from "../support/browser-person.js";
import { accessibilityFaults, contrastFaults, goDark, picture } from "../support/browser.js";
import { type Speak, speakMany } from "../support/speaker.js";
import { type Journey, type OpenOptions, startJourneys } from "./journeys.js";

const DAY_MS = 86_400_000;

describe("notes", () => {
  const journeys = startJourneys();

  /** A company with notes of the given ages in days; answers the way to say more. */
  async function makeCompany({ speak }: Person, ages: readonly number[]): Promise<Speak> {
    const { createCompany } = await speak<{ createCompany: { company: { noteGuid: string } } }>(
      `mutation { createCompany(input: { name: "Northwind Labs" }) { company { noteGuid } } }`,
    );
    const { noteGuid } = createCompany.company;
    for (const age of ages) {
      const date = new Date(Date.now() - age * DAY_MS - 60_000).toISOString();
      await speak(`mutation ($input: CreateNoteInput!) { createNote(input: $input) { note { id } } }`, {
        input: { noteGuid, date, title: `Aged ${age}`, content: "They care about **clear writing**." },
      });
    }
    return speak;
  }

  /** A person's browser with that company open. */
  async function openCompany(person: Person, options: OpenOptions = {}): Promise<Journey> {
    const journey = await journeys.open("/companies", { ...options, as: person });
    await journey.page.getByRole("button", { name: "Northwind Labs", exact: true }).click();
    return journey;
  }

  it("are shown beside a company with their age and their Markdown, in both themes", async () => {
    const person = await journeys.createPerson();
    await makeCompany(person, [0, 1, 2, 9]);

    const { page, complaints } = await openCompany(person);
    const notes = page.getByRole("list", { name: "Notes", exact: true }).getByRole("listitem");
    await notes.nth(3).waitFor();

    const ages = await notes.locator("time").allTextContents();
    expect(ages).toEqual(["today", "today", "(2 days ago)", "(9 days ago)"]);
    expect(await notes.first().locator("strong").textContent()).toBe("clear writing");
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, "notes-light");
    await goDark(page);
    expect(await contrastFaults(page)).toEqual([]);
    await picture(page, "notes-dark");
    expect(complaints).toEqual([]);
  });

  it("have tasks that are ticked by keyboard, saved, and undone, with no tick of somebody else lost", async () => {
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
    const content = async (): Promise<string | undefined> => {
      const { notes } = await speak<{ notes: { nodes: { content: string }[] } }>(
        `query ($noteGuid: ID!) { notes(noteGuid: $noteGuid) { nodes { content } } }`,
        { noteGuid },
      );
      return notes.nodes[0]?.content;
    };
    const { page, complaints } = await openCompany(person);
    const call = page.getByRole("checkbox", { name: "call", exact: true });
    await call.focus();
    await page.keyboard.press("Space");
    await page.getByText("Task ticked").waitFor();
    const once = await content();
    await speak(`mutation ($input: UpdateNoteInput!) { updateNote(input: $input) { note { id } } }`, {
      input: { ...createNote.note, content: "- [x] call\n- [x] write\n- plain" },
    });
    await call.press("Space");
    // The toast stays while something points at it.
    await page.getByText("Tick taken away").hover();
    const twice = await content();
    const bullets = await page
      .locator(".markdown li")
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).listStyleType));
    await page.getByRole("button", { name: "Undo", exact: true }).last().click();
    await page.getByRole("checkbox", { name: "call", exact: true, checked: true }).waitFor();
    const faults = await accessibilityFaults(page);

    expect([once, twice]).toEqual(["- [x] call\n- [ ] write\n- plain", "- [ ] call\n- [x] write\n- plain"]);
    expect(bullets).toEqual(["none", "none", "disc"]);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("take a title of 80 characters and refuse one of 81, which stays as it was typed", async () => {
    const person = await journeys.createPerson();
    await makeCompany(person, []);
    const { page } = await openCompany(person);

    await page.keyboard.press("a");
    const dialog = page.getByRole("dialog", { name: "Add Note", exact: true });
    await dialog.getByLabel("Title").fill("x".repeat(81));
    await page.keyboard.press("Control+Enter");
    await dialog.getByText("this one has 81").waitFor();
    const faults = await accessibilityFaults(page);
    const kept = await dialog.getByLabel("Title").inputValue();
    await dialog.getByLabel("Title").fill("y".repeat(80));
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("listitem", { name: "y".repeat(80) }).waitFor();
    await dialog.waitFor({ state: "detached" });

    expect(kept).toHaveLength(81);
    expect(faults).toEqual([]);
  });

  it("keep what was typed when the server refuses, and when the dialog is left with Escape", async () => {
    const person = await journeys.createPerson();
    await makeCompany(person, []);
    const { page } = await openCompany(person);
    // By keys: the card grows as its answers arrive, and what is in it moves under a pointer.
    await page.getByRole("button", { name: "Add a Note" }).first().press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add Note", exact: true });
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await page.waitForFunction(() => localStorage.getItem("person_guid") !== null);
    await dialog.getByLabel("Title").fill("Half a note");
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("NoteCreate") === true ? route.abort() : route.continue(),
    );

    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await dialog.getByRole("alert").waitFor();
    const afterFailure = await dialog.getByLabel("Title").inputValue();
    await page.unroute("**/graphql");
    await page.keyboard.press("Escape");
    await page.reload();
    await page.getByRole("button", { name: "Add a Note" }).first().press("Enter");

    expect(afterFailure).toBe("Half a note");
    expect(await dialog.getByLabel("Title").inputValue()).toBe("Half a note");
  });

  it("are edited, deleted after the question, and brought back on a phone", async () => {
    const person = await journeys.createPerson();
    await makeCompany(person, [0, 3]);
    const { page, complaints } = await openCompany(person, { size: "phone" });

    await page.getByRole("tab", { name: "Notes 2", exact: true }).click();
    await page.getByRole("button", { name: "Edit note Aged 3", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Edit note", exact: true });
    await dialog.getByLabel("Title").fill("Salary range");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Delete note Salary range", exact: true }).click();
    await page.getByText("Are you sure?").waitFor();
    await picture(page, "notes-phone");
    const faults = await accessibilityFaults(page);
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await page.getByRole("tab", { name: "Notes 1", exact: true }).waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).click();

    await page.getByRole("listitem", { name: "Salary range", exact: true }).waitFor();
    await page.getByRole("tab", { name: "Notes 2", exact: true }).waitFor();
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("are attached to a hunt, and a hundred of them come page by page", async () => {
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
    await page.getByRole("listitem", { name: "Note 100", exact: true }).waitFor();
    const first = await notes.count();
    for (let seen = first; seen < titles.length; seen = await notes.count()) {
      await notes.last().scrollIntoViewIfNeeded();
      await page.waitForFunction((count) => document.querySelectorAll(".note").length > count, seen);
    }

    expect(first).toBeLessThan(100);
    expect(await notes.count()).toBe(100);
    expect(await page.evaluate(() => localStorage.getItem("selectedUniqueNoteId"))).toBe(noteGuid);
    expect(complaints).toEqual([]);
  });
});
