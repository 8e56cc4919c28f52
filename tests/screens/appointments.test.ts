import { describe, expect, test } from "@jest/globals";
import { fireEvent, waitFor, within, type BoundFunctions, type queries } from "@testing-library/dom";
import type { Person } from "../support/browser-person.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { make, newPerson } from "./support/people.js";

const DAY_MS = 86_400_000;

/** The day a number of days from now, in UTC: the zone of the people of these tests. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Somebody with a hunt that has interviews now. */
async function makeHunt(): Promise<{ readonly person: Person; readonly id: string }> {
  const person = await newPerson();
  await person.speak(`mutation { updateViewer(input: { timeZone: "UTC" }) { logEntryId } }`);
  const id = await make(
    person,
    `createJobHunt(input: { name: "Data Analyst", phase: INTERVIEWING }) { jobHunt { id } }`,
  );
  return { person, id };
}

const openSheet = (person: Person, id: string): Promise<OpenedScreen> => openScreen(`/jobhunts/${id}`, { as: person });

type Dialog = BoundFunctions<typeof queries>;
const dialogOf = async ({ page }: OpenedScreen): Promise<Dialog> =>
  within(await page.findByRole("dialog", { name: /Appointment/ }));
async function begin(screen: OpenedScreen): Promise<Dialog> {
  await screen.user.click(await screen.page.findByRole("button", { name: "Add an appointment" }));
  return dialogOf(screen);
}
const set = async (dialog: Dialog, label: string, value: string): Promise<void> =>
  void fireEvent.change(await dialog.findByLabelText(label), { target: { value } });
const untilClosed = ({ page }: OpenedScreen): Promise<void> =>
  waitFor(() => expect(page.queryByRole("dialog", { name: /Appointment/ })).toBeNull());
const list = async ({ page }: OpenedScreen, name: string): Promise<string> =>
  (await page.findByRole("list", { name })).textContent;
async function undo({ page, user }: OpenedScreen, told: RegExp): Promise<void> {
  const toast = (await page.findByText(told)).closest<HTMLElement>(".toast");
  await user.click(within(toast ?? document.body).getByRole("button", { name: "Undo" }));
}

describe("an appointment", () => {
  test("is added with what it sets and who comes, offers its step, and is taken back", async () => {
    const { person, id } = await makeHunt();
    await make(
      person,
      `createContact(input: { salutation: "Dr", firstName: "Oskar", lastName: "Vennby" }) { contact { id } }`,
    );
    const screen = await openSheet(person, id);
    const { page, user } = screen;
    const dialog = await begin(screen);
    await user.click(dialog.getByRole("radio", { name: "Video" }));
    await user.type(await dialog.findByLabelText("Link"), "meet.example.org/room");
    await set(dialog, "Day", dayIn(10));
    await set(dialog, "Time", "10:00");
    await user.selectOptions(dialog.getByLabelText("Length"), "90");
    const changes = await dialog.findByRole("group", { name: "What changes in your plan" });
    await waitFor(() => expect(changes.textContent).toContain("Prepare 1 day before"));
    await user.click(dialog.getByRole("button", { name: "Add a person…" }));
    await user.type(await page.findByRole("combobox", { name: "Add a person…" }), "venn");
    await user.click(await page.findByRole("option", { name: /Oskar Vennby/ }));
    await dialog.findByRole("button", { name: /^Remove .*Oskar Vennby/ });
    await user.click(dialog.getByLabelText(/^Note/));
    await user.keyboard("{Control>}{Enter}{/Control}");
    await untilClosed(screen);

    const toCome = await list(screen, "To come");
    for (const text of ["Interview, round 1", "90 min", "Oskar Vennby"]) expect(toCome).toContain(text);
    expect(page.getByRole("link", { name: "Join" }).getAttribute("href")).toBe("https://meet.example.org/room");
    // A toast that offers something stays until it is answered.
    await page.findByText("Done: Accepting interview");
    await undo(screen, /^Appointment added/);
    await page.findByText("None yet");
  });

  test("says which days move, and what stands on that day already", async () => {
    const { person, id } = await makeHunt();
    const other = await make(
      person,
      `createJobHunt(input: { name: "Forecast Analyst", phase: INTERVIEWING }) { jobHunt { id } }`,
    );
    await person.speak(
      `mutation ($id: ID!, $other: ID!, $far: LocalDate!, $near: LocalDate!) {
        one: createAppointment(input: { jobHuntId: $id, kind: ON_SITE, day: $far, time: "10:00", roundNumber: 1, timeZone: "UTC", place: "Boat House" }) { id }
        two: createAppointment(input: { jobHuntId: $other, kind: PHONE, day: $near, time: "10:30", minutes: 30, timeZone: "UTC" }) { id }
      }`,
      { id, other, far: dayIn(20), near: dayIn(12) },
    );
    const screen = await openSheet(person, id);
    const { page, user } = screen;
    await user.click(await page.findByRole("button", { name: /^Actions for Interview, round 1/ }));
    await user.click(await page.findByRole("menuitem", { name: "Change" }));
    const dialog = await dialogOf(screen);

    await set(dialog, "Day", dayIn(12));
    await user.selectOptions(dialog.getByLabelText("Length"), "60");

    await dialog.findByText(/You have another appointment at 10:30.* that day: Forecast Analyst/);
    expect((await dialog.findAllByText(/^was /)).length).toBeGreaterThan(0);
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await page.findByText(/^Appointment changed/);
  });

  test("keeps what was typed until it is saved", async () => {
    const { person, id } = await makeHunt();
    const screen = await openSheet(person, id);
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await waitFor(() => expect(localStorage.getItem("person_guid")).not.toBeNull());
    const dialog = await begin(screen);
    await set(dialog, "Day", dayIn(10));
    await screen.user.type(await dialog.findByLabelText("Place"), "Boat House");
    await screen.user.keyboard("{Escape}");
    await untilClosed(screen);

    const again = await begin(screen);

    await again.findByText(/^What you typed before is back\./);
    expect((await again.findByLabelText<HTMLInputElement>("Place")).value).toBe("Boat House");
    await screen.user.click(again.getByRole("button", { name: "Save" }));
    await untilClosed(screen);
    expect(await list(screen, "To come")).toContain("Boat House");
  });

  test("that is past asks how it went, and Undo takes the answer and its note back", async () => {
    const { person, id } = await makeHunt();
    const screen = await openSheet(person, id);
    const { page, user } = screen;
    const dialog = await begin(screen);
    await user.click(dialog.getByRole("radio", { name: "Phone" }));
    await set(dialog, "Day", dayIn(-3));
    await dialog.findByText("This day is past. Did it take place?");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    // Another dialog asks.
    await user.click(await page.findByRole("radio", { name: "All right" }));
    await user.type(page.getByLabelText(/^One line/), "They asked about the census.");
    await user.keyboard("{Enter}");
    await waitFor(async () => expect(await list(screen, "Past")).toContain("All right"));

    await undo(screen, /^Recorded for/);

    await page.findByText("Undone");
    await within(await page.findByRole("list", { name: "Past" })).findByRole("button", { name: "How did it go?" });
    const { jobHunt } = await person.speak<{ jobHunt: object }>(`query ($id: ID!) { jobHunt(id: $id) { noteCount } }`, {
      id,
    });
    expect(jobHunt).toEqual({ noteCount: 0 });
  });

  test("is cancelled, takes place after all, and is deleted", async () => {
    const { person, id } = await makeHunt();
    await person.speak(
      `mutation ($id: ID!, $day: LocalDate!) { createAppointment(input: { jobHuntId: $id, kind: VIDEO, day: $day }) { id } }`,
      { id, day: dayIn(5) },
    );
    const screen = await openSheet(person, id);
    const { page, user } = screen;
    const act = async (name: string): Promise<void> => {
      await user.click(await page.findByRole("button", { name: /^Actions for/ }));
      await user.click(await page.findByRole("menuitem", { name }));
    };

    await act("Cancelled by them");
    expect(await list(screen, "Cancelled")).toContain("Cancelled by them");
    await act("It takes place after all");
    await page.findByRole("list", { name: "To come" });
    await act("Delete");

    await page.findByText("None yet");
  });
});
