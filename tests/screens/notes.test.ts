import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import type { Person } from "../support/browser-person.js";
import { speakMany } from "../support/speaker.js";
import { noAnswer } from "./support/faults.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { newPerson } from "./support/people.js";

const DAY_MS = 86_400_000;
const NOTE =
  "They care about **clear writing**.\n  Salary* ~50k ~13 times, 5 * 3\n* before <tax>\n\n\n2024. A good year";

interface WithNotes extends OpenedScreen {
  readonly noteGuid: string;
  /** What the notes say at the server. */
  readonly contents: () => Promise<readonly string[]>;
}

interface WrittenNote {
  readonly title: string;
  readonly content?: string;
  /** In days. */
  readonly age?: number;
}

/** Opens the card of a company of somebody new, which has these notes. */
async function openCompany(notes: readonly WrittenNote[]): Promise<WithNotes> {
  const person = await newPerson();
  const { createCompany } = await person.speak<{ createCompany: { company: { noteGuid: string } } }>(
    `mutation { createCompany(input: { name: "Northwind Labs" }) { company { noteGuid } } }`,
  );
  const { noteGuid } = createCompany.company;
  for (const { title, content = "", age = 0 } of notes) {
    const date = new Date(Date.now() - age * DAY_MS - 60_000).toISOString();
    await person.speak(`mutation ($input: CreateNoteInput!) { createNote(input: $input) { logEntryId } }`, {
      input: { noteGuid, date, title, content },
    });
  }
  const screen = await openScreen("/companies", { as: person });
  await screen.user.click(await screen.page.findByRole("button", { name: "Northwind Labs" }));
  const contents = async (): Promise<readonly string[]> => {
    const { notes: found } = await person.speak<{ notes: { nodes: readonly { content: string }[] } }>(
      `query ($noteGuid: ID!) { notes(noteGuid: $noteGuid) { nodes { content } } }`,
      { noteGuid },
    );
    return found.nodes.map(({ content }) => content);
  };
  return { ...screen, noteGuid, contents };
}

const listOf = async ({ page }: OpenedScreen): Promise<HTMLElement> => page.findByRole("list", { name: "Notes" });

/** Opens the dialog for a new note. */
async function add({ page, user }: OpenedScreen): Promise<{ dialog: HTMLElement; title: HTMLInputElement }> {
  const [button] = await page.findAllByRole("button", { name: "Add a Note" });
  if (button === undefined) throw new Error("There is no button.");
  await user.click(button);
  const dialog = await page.findByRole("dialog", { name: "Add Note" });
  return { dialog, title: await within(dialog).findByLabelText<HTMLInputElement>("Title") };
}

describe("the notes of a record", () => {
  test("are shown with their age, and with every sign that was typed but those of Markdown", async () => {
    const screen = await openCompany([0, 1, 2, 9].map((age) => ({ title: `Aged ${age}`, content: NOTE, age })));
    const list = await listOf(screen);
    await waitFor(() => expect(list.querySelectorAll("time")).toHaveLength(4));

    expect([...list.querySelectorAll("time")].map(({ textContent }) => textContent)).toEqual([
      "today",
      "today",
      "(2 days ago)",
      "(9 days ago)",
    ]);
    const [first] = within(list).getAllByRole("listitem");
    await waitFor(() => expect(first?.querySelector("strong")?.textContent).toBe("clear writing"));
    for (const words of ["Salary* ~50k ~13 times, 5 * 3", "before <tax>", "2024. A good year"])
      expect(first?.textContent).toContain(words);
  });

  test("have tasks that are ticked by keyboard, saved, and undone, with no tick of somebody else lost", async () => {
    const screen = await openCompany([{ title: "Plan", content: "- [ ] call\n- [ ] write\n- plain" }]);
    const { page, user, person, noteGuid, contents } = screen;
    const call = await page.findByRole("checkbox", { name: "call" });
    call.focus();
    await user.keyboard(" ");
    await page.findByText("Task ticked");
    await waitFor(async () => expect(await contents()).toEqual(["- [x] call\n- [ ] write\n- plain"]));
    await tickElsewhere(person, noteGuid, "- [x] call\n- [x] write\n- plain");

    await user.click(await page.findByRole("checkbox", { name: "call" }));

    await page.findByText("Tick taken away");
    await waitFor(async () => expect(await contents()).toEqual(["- [ ] call\n- [x] write\n- plain"]));
    const undo = page.getAllByRole("button", { name: "Undo" }).at(-1);
    if (undo !== undefined) await user.click(undo);
    await waitFor(async () => expect(await contents()).toEqual(["- [x] call\n- [x] write\n- plain"]));
  });

  test("take a title of 80 characters and refuse one of 81, which stays as it was typed", async () => {
    const screen = await openCompany([]);
    const { page, user } = screen;
    const { dialog, title } = await add(screen);
    await user.click(title);
    await user.paste("x".repeat(81));
    await user.keyboard("{Control>}{Enter}{/Control}");

    await within(dialog).findByText(/this one has 81/);
    expect(title.value).toBe("x".repeat(81));
    await user.clear(title);
    await user.paste("y".repeat(80));
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await page.findByRole("listitem", { name: "y".repeat(80) });
    await waitFor(() => expect(page.queryByRole("dialog", { name: "Add Note" })).toBeNull());
  });

  test("keep what was typed when the server does not answer, when the dialog is left, and over a reload", async () => {
    const screen = await openCompany([]);
    const { page, user, network } = screen;
    await waitFor(() => expect(localStorage.getItem("person_guid")).not.toBeNull());
    const { dialog, title } = await add(screen);
    await user.type(title, "Half a note");
    const pass = network.answer("NoteCreate", noAnswer);
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await within(dialog).findByRole("alert");
    expect(title.value).toBe("Half a note");
    pass();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog", { name: "Add Note" })).toBeNull());

    await screen.reload();

    expect((await add(screen)).title.value).toBe("Half a note");
  });

  test("are edited, deleted after the question, and brought back", async () => {
    const screen = await openCompany([{ title: "Aged 3", age: 3 }, { title: "Aged 0" }]);
    const { page, user } = screen;
    await user.click(await page.findByRole("button", { name: "Edit note Aged 3" }));
    const dialog = within(await page.findByRole("dialog", { name: "Edit note" }));
    const title = await dialog.findByLabelText("Title");
    await user.clear(title);
    await user.type(title, "Salary range");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await user.click(await page.findByRole("button", { name: "Delete note Salary range" }));
    await page.findByText("Are you sure?");
    await user.click(page.getByRole("button", { name: "Yes" }));
    await waitFor(() => expect(page.queryByRole("listitem", { name: "Salary range" })).toBeNull());

    const undo = (await page.findAllByRole("button", { name: "Undo" })).at(-1);
    if (undo !== undefined) await user.click(undo);

    await page.findByRole("listitem", { name: "Salary range" });
  });

  test("come page by page where a hunt has a hundred, and the hunt's is the selected one", async () => {
    const person = await newPerson();
    const { createJobHunt } = await person.speak<{ createJobHunt: { jobHunt: { noteGuid: string } } }>(
      `mutation { createJobHunt(input: { name: "Grid forecasting" }) { jobHunt { noteGuid } } }`,
    );
    const { noteGuid } = createJobHunt.jobHunt;
    const titles = Array.from({ length: 100 }, (_, at) => `Note ${at + 1}`);
    await speakMany(
      person.speak,
      titles.map((title) => `createNote(input: { noteGuid: "${noteGuid}", title: "${title}" }) { logEntryId }`),
    );
    const screen = await openScreen("/jobhunts", { as: person });
    await screen.user.click(await screen.page.findByRole("button", { name: /^Grid forecasting/ }));
    const list = await listOf(screen);
    await within(list).findByRole("listitem", { name: "Note 100" });
    const shown = (): number => within(list).getAllByRole("listitem").length;
    expect(shown()).toBeLessThan(titles.length);

    while (shown() < titles.length) {
      const before = shown();
      await screen.user.click(await screen.page.findByRole("button", { name: "Show more" }));
      await waitFor(() => expect(shown()).toBeGreaterThan(before));
    }

    expect(shown()).toBe(titles.length);
    expect(localStorage.getItem("selectedUniqueNoteId")).toBe(noteGuid);
  });
});

/** Changes the only note of a record, as another window does. */
async function tickElsewhere({ speak }: Person, noteGuid: string, content: string): Promise<void> {
  const { notes } = await speak<{ notes: { nodes: readonly { id: string }[] } }>(
    `query ($noteGuid: ID!) { notes(noteGuid: $noteGuid) { nodes { id } } }`,
    { noteGuid },
  );
  await speak(`mutation ($input: UpdateNoteInput!) { updateNote(input: $input) { logEntryId } }`, {
    input: { id: notes.nodes[0]?.id, content },
  });
}
