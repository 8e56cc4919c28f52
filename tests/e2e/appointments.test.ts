import { describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { accessibilityFaults, contrastFaults, faultsInBothSizes, goDark, picture } from "../support/browser.js";
import type { Person } from "../support/browser-person.js";
import { startJourneys } from "./journeys.js";

const DAY_MS = 86_400_000;

/** The day a number of days from now, in UTC: the zone of the people of these tests. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A Sunday in each year on which clocks of Berlin go back at 03:00; this one is far enough. */
const CLOCKS_GO_BACK = "2031-10-26";

describe("appointments", () => {
  const journeys = startJourneys();
  const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Appointment" });
  const rows = (page: Page, name: string): Locator =>
    page.getByRole("list", { name, exact: true }).getByRole("listitem");

  /** Makes a hunt that has interviews now, at an employer with one contact. */
  async function makeHunt({ speak }: Person, name = "Data Analyst"): Promise<string> {
    await speak(`mutation { updateViewer(input: { timeZone: "UTC" }) { logEntryId } }`);
    const { hunt } = await speak<{ hunt: { id: string } }>(
      `mutation ($name: String!) { hunt: createJobHunt(input: { name: $name, phase: INTERVIEWING }) { id } }`,
      { name },
    );
    return hunt.id;
  }

  async function openSheet(person: Person, id: string, size: "desktop" | "phone" = "desktop") {
    const journey = await journeys.open(`/jobhunts/${id}`, { as: person, size });
    await journey.page.getByRole("heading", { name: /^Appointments/ }).waitFor();
    return journey;
  }

  it("is added by keyboard alone, with the days it sets, and taken back", async () => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    await person.speak(
      `mutation { createContact(input: { salutation: "Dr", firstName: "Oskar", lastName: "Vennby" }) { id } }`,
    );
    const { page, complaints } = await openSheet(person, id);
    const keys = page.keyboard;

    await page.getByRole("button", { name: "Add an appointment" }).focus();
    await keys.press("Enter");
    await dialog(page).waitFor();
    await keys.press("ArrowLeft");
    await dialog(page).getByLabel("Link").focus();
    await keys.type("meet.example.org/room");
    await dialog(page).getByLabel("Day").fill(dayIn(10));
    await dialog(page).getByLabel("Time", { exact: true }).fill("10:00");
    await dialog(page).getByLabel("Length").selectOption("90");
    await dialog(page).getByText("This sets").waitFor();
    const sets = await dialog(page).getByRole("group", { name: "What changes in your plan" }).innerText();
    await dialog(page).getByRole("button", { name: "Add a person…" }).focus();
    await keys.press("Enter");
    await page.getByRole("combobox", { name: "Add a person…" }).waitFor();
    await keys.type("venn");
    await page.getByRole("option").filter({ hasText: "Oskar Vennby" }).waitFor();
    await keys.press("Enter");
    await dialog(page)
      .getByRole("button", { name: /^Remove .*Oskar Vennby/ })
      .waitFor();
    const faults = await accessibilityFaults(page);
    await picture(page, "appointment-desktop");
    await dialog(page).getByLabel("Note").focus();
    await keys.press("Control+Enter");
    await dialog(page).waitFor({ state: "detached" });

    await rows(page, "To come").filter({ hasText: "Interview, round 1" }).waitFor();
    const row = await rows(page, "To come").innerText();
    const join = await page.getByRole("link", { name: "Join" }).getAttribute("href");
    const offer = page.locator(".toast").getByRole("button", { name: "Done: Accepting interview" });
    await offer.waitFor();
    await page.locator(".toast", { hasText: "Appointment added" }).getByRole("button", { name: "Undo" }).focus();
    await keys.press("Enter");
    await page.getByText("None yet").waitFor();

    expect(sets).toContain("Prepare 1 day before");
    expect(row).toContain("90 min");
    expect(row).toContain("Oskar Vennby");
    expect(join).toBe("https://meet.example.org/room");
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("says which days move, and what stands on that day already", async () => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const other = await makeHunt(person, "Forecast Analyst");
    await person.speak(
      `mutation ($id: ID!, $other: ID!, $far: LocalDate!, $near: LocalDate!) {
        one: createAppointment(input: { jobHuntId: $id, kind: ON_SITE, day: $far, time: "10:00", roundNumber: 1, timeZone: "UTC", place: "Boat House" }) { id }
        two: createAppointment(input: { jobHuntId: $other, kind: PHONE, day: $near, time: "10:30", minutes: 30, timeZone: "UTC" }) { id }
      }`,
      { id, other, far: dayIn(20), near: dayIn(12) },
    );
    const { page, complaints } = await openSheet(person, id);

    await page.getByRole("button", { name: /^Actions for Interview, round 1/ }).click();
    await page.getByRole("menuitem", { name: "Change" }).press("Enter");
    await dialog(page).getByLabel("Day").fill(dayIn(12));
    await dialog(page).getByLabel("Length").selectOption("60");
    await dialog(page).getByText("was ").first().waitFor();
    await dialog(page)
      .getByText(/You have another appointment at 10:30.* that day: Forecast Analyst/)
      .waitFor();
    const faults = await accessibilityFaults(page);
    await goDark(page);
    faults.push(...(await contrastFaults(page)));
    await picture(page, "appointment-moved-dark");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await page.getByText(/^Appointment changed/).waitFor();

    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("asks which of two equal hours is meant, and keeps what was typed until it is saved", async () => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const { page, complaints } = await openSheet(person, id, "phone");
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await page.waitForFunction(() => localStorage.getItem("person_guid") !== null);

    await page.getByRole("button", { name: "Add an appointment" }).click();
    await dialog(page).getByLabel("Day").fill(CLOCKS_GO_BACK);
    await dialog(page).getByLabel("Time", { exact: true }).fill("02:30");
    await dialog(page).getByLabel("Time zone").selectOption("Europe/Berlin");
    await dialog(page).getByLabel("Place").fill("Boat House");
    const after = dialog(page).getByRole("radio", { name: "After it" });
    await after.waitFor();
    const faults = await accessibilityFaults(page);
    await picture(page, "appointment-phone");
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Add an appointment" }).click();
    await dialog(page).getByText("What you typed before is back.").waitFor();
    const place = await dialog(page).getByLabel("Place").inputValue();
    await after.check();
    await dialog(page)
      .getByText(/01:30.* where you are/)
      .waitFor();
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await rows(page, "To come").waitFor();

    expect(place).toBe("Boat House");
    expect(await rows(page, "To come").innerText()).toContain("Berlin");
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("asks how one went that is past, and Undo takes the answer and its note back", async () => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const { page, complaints } = await openSheet(person, id);

    await page.getByRole("button", { name: "Add an appointment" }).click();
    await dialog(page).getByText("Phone", { exact: true }).click();
    await dialog(page).getByLabel("Day").fill(dayIn(-3));
    await dialog(page).getByText("This day is past. Did it take place?").waitFor();
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await dialog(page).getByText("All right", { exact: true }).click();
    await dialog(page)
      .getByLabel(/^One line/)
      .fill("They asked about the census.");
    const faults = await accessibilityFaults(page);
    await picture(page, "appointment-outcome");
    await page.keyboard.press("Enter");
    await dialog(page).waitFor({ state: "detached" });
    await rows(page, "Past").filter({ hasText: "All right" }).waitFor();
    await page.locator(".toast", { hasText: "Recorded for" }).getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone", { exact: true }).waitFor();
    await page.getByRole("button", { name: "How did it go?" }).waitFor();
    const { jobHunt } = await person.speak<{ jobHunt: { noteCount: number } }>(
      `query ($id: ID!) { jobHunt(id: $id) { noteCount } }`,
      { id },
    );

    expect(jobHunt.noteCount).toBe(0);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("is cancelled, takes place after all, and is deleted", async () => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    await person.speak(
      `mutation ($id: ID!, $day: LocalDate!) { createAppointment(input: { jobHuntId: $id, kind: VIDEO, day: $day }) { id } }`,
      { id, day: dayIn(5) },
    );
    const { page, complaints, settled } = await openSheet(person, id);
    // By keys: the menu may move under a pointer while it finds its place.
    const act = async (name: string): Promise<void> => {
      await page.getByRole("button", { name: /^Actions for/ }).click();
      await page.getByRole("menuitem", { name, exact: true }).press("Enter");
    };

    await settled();
    await act("Cancelled by them");
    await rows(page, "Cancelled").filter({ hasText: "Cancelled by them" }).waitFor();
    const faults = await faultsInBothSizes(page, "appointment-cancelled");
    await act("It takes place after all");
    await rows(page, "To come").waitFor();
    await act("How did it go?");
    await page.locator("input[type=radio]:focus").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("radio", { name: "Good", exact: true }).waitFor({ state: "detached" });
    await page
      .getByRole("button", { name: /^Actions for/, disabled: false })
      .and(page.locator(":focus"))
      .waitFor();
    await act("Delete");
    await page.getByText("None yet").waitFor();

    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
