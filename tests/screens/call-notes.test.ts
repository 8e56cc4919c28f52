import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import type { Person } from "../support/browser-person.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { newPerson } from "./support/people.js";

const KEPT = /^Kept on this device until you are connected/;
const NEWS = { name: "Count this as news from them?" };

interface Note {
  readonly title: string;
  readonly content: string;
}

interface Sheet extends OpenedScreen {
  readonly person: Person;
  readonly id: string;
  readonly box: HTMLTextAreaElement;
  /** What is noted of the hunt at the server. */
  readonly notes: () => Promise<readonly Note[]>;
}

/** Opens the sheet of a hunt of somebody new. */
async function openSheet(): Promise<Sheet> {
  const person = await newPerson();
  const { createJobHunt } = await person.speak<{ createJobHunt: { jobHunt: { id: string; noteGuid: string } } }>(
    `mutation { createJobHunt(input: { name: "Grid forecasting" }) { jobHunt { id noteGuid } } }`,
  );
  const { id, noteGuid } = createJobHunt.jobHunt;
  const screen = await openScreen(`/jobhunts/${id}`, { as: person });
  const box = await screen.page.findByRole<HTMLTextAreaElement>("textbox", { name: "Note of a call" });
  // Notes are kept for the person, who is known once the gateway has said who is signed in.
  await waitFor(() => expect(localStorage.getItem("person_guid")).not.toBeNull());
  return {
    ...screen,
    id,
    box,
    async notes() {
      const { notes } = await person.speak<{ notes: { nodes: readonly Note[] } }>(
        `query ($noteGuid: ID!) { notes(noteGuid: $noteGuid, first: 50) { nodes { title content } } }`,
        { noteGuid },
      );
      return notes.nodes;
    },
  };
}

async function write({ user, box }: Sheet, text: string): Promise<void> {
  await user.type(box, text);
  await user.keyboard("{Control>}{Enter}{/Control}");
}

describe("a note of a call", () => {
  test("is saved with who and when by keyboard, and counts as news on request", async () => {
    const sheet = await openSheet();
    const { page, user, box, notes } = sheet;
    await write(sheet, "They decide next week.");
    const news = await page.findByRole("group", NEWS);

    await user.click(within(news).getByRole("button", { name: "Yes" }));

    await page.findByText("Recorded for Grid forecasting");
    await waitFor(() => expect(page.queryByRole("group", NEWS)).toBeNull());
    expect(box.value).toBe("");
    expect(await notes()).toEqual([
      { title: expect.stringMatching(/^Call, .+\d\d:\d\d/), content: "They decide next week." },
    ]);
  });

  test("names the appointment that its text speaks of, and is saved with it", async () => {
    const { page, user, box, person, id, notes } = await openSheet();
    await user.type(box, "Interview tomorrow at 10:30, bring the papers");
    await user.click(await page.findByRole("button", { name: /^Appointment .+, 10:30/ }));
    const dialog = within(await page.findByRole("dialog"));

    await user.click(await dialog.findByRole("button", { name: /^Save/ }));

    await page.findByRole("group", NEWS);
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    const { jobHunt } = await person.speak<{ jobHunt: object }>(
      `query ($id: ID!) { jobHunt(id: $id) { appointments(first: 5) { nodes { time } } } }`,
      { id },
    );
    expect(jobHunt).toEqual({ appointments: { nodes: [{ time: "10:30" }] } });
    expect(await notes()).toHaveLength(1);
  });

  test("stays with its writer when somebody else signs in on the same device, and is sent once they are back", async () => {
    const sheet = await openSheet();
    const { page, network, person, notes } = sheet;
    network.setOffline(true);
    await write(sheet, "Between us");
    await page.findByText(KEPT);
    const stored = Object.fromEntries(
      Object.entries({ ...localStorage }).filter(([name]) => name.startsWith("callNotes:")),
    );
    expect(Object.keys(stored)).toHaveLength(1);

    // Another person, in the browser that keeps the note.
    const other = await openScreen("/", { stored });
    await other.page.findAllByRole("heading", { level: 2 });
    await waitFor(() => expect(localStorage.getItem("person_guid")).not.toBeNull());
    expect(other.page.queryByText("Between us")).toBeNull();
    expect({ ...localStorage }).toMatchObject(stored);
    expect(await notes()).toEqual([]);
    await openScreen("/", { as: person, stored });

    await waitFor(async () => expect(await notes()).toMatchObject([{ content: "Between us" }]));
  });

  test("is asked about at Logout, and says that nothing is lost once it is sent meanwhile", async () => {
    const sheet = await openSheet();
    const { page, user, network } = sheet;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    network.setOffline(true);
    await write(sheet, "Between us");
    await page.findByText(KEPT);
    network.answer("CallNoteCreate", async (_asked, pass) => {
      await released;
      return pass();
    });
    network.setOffline(false);
    await waitFor(() => expect(network.asked.some(({ name }) => name === "CallNoteCreate")).toBe(true));
    await user.click(page.getByRole("button", { name: /Robin Sample/ }));
    await user.click(await page.findByRole("menuitem", { name: "Logout" }));
    await page.findByText("1 note is kept only on this device. If you log out now, it is lost.");

    release();

    await page.findByText("All notes are sent. Nothing is lost when you log out.");
    expect(page.queryByRole("button", { name: "Send it and log out" })).toBeNull();
  });
});
