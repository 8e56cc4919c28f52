import type { Locator, Page } from "@playwright/test";
import { goDark, picture } from "../support/browser.js";
import type { Person } from "../support/browser-person.js";
import { expect, test, untilLoaded, type Journey, type Journeys } from "./journeys.js";

const DAY_MS = 86_400_000;

/** The day a number of days from now, in UTC: the zone of the people of these tests. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A Sunday in each year on which clocks of Berlin go back at 03:00; this one is far enough. */
const CLOCKS_GO_BACK = "2031-10-26";

test.describe("appointments", () => {
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

  async function openSheet(journeys: Journeys, person: Person, id: string): Promise<Journey> {
    const journey = await journeys.open(`/jobhunts/${id}`, { as: person });
    await journey.page.getByRole("heading", { name: /^Appointments/ }).waitFor();
    return journey;
  }

  test("is added by keyboard alone, with the days it sets, and taken back", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    await person.speak(
      `mutation { createContact(input: { salutation: "Dr", firstName: "Oskar", lastName: "Vennby" }) { id } }`,
    );
    const { page, pageErrors } = await openSheet(journeys, person, id);
    const keys = page.keyboard;

    await page.getByRole("button", { name: "Add an appointment" }).focus();
    await keys.press("Enter");
    await expect(dialog(page).getByRole("radio", { checked: true })).toBeFocused();
    await keys.press("ArrowLeft");
    await dialog(page).getByLabel("Link").focus();
    await keys.type("meet.example.org/room");
    await dialog(page).getByLabel("Day").fill(dayIn(10));
    await dialog(page).getByLabel("Time", { exact: true }).fill("10:00");
    await dialog(page).getByLabel("Length").selectOption("90");
    await dialog(page).getByText("This sets").waitFor();
    const changes = dialog(page).getByRole("group", { name: "What changes in your plan" });
    await expect(changes).toContainText("Prepare 1 day before", { useInnerText: true });
    await dialog(page).getByRole("button", { name: "Add a person…" }).focus();
    await keys.press("Enter");
    await expect(page.getByRole("combobox", { name: "Add a person…" })).toBeFocused();
    await keys.type("venn");
    await page.getByRole("option").filter({ hasText: "Oskar Vennby" }).waitFor();
    await keys.press("Enter");
    await expect(dialog(page).getByRole("button", { name: /^Remove .*Oskar Vennby/ })).toBeVisible();
    await expect(page).toBeAccessible();
    await picture(page, "appointment-desktop");
    await dialog(page).getByLabel("Note").focus();
    await keys.press("Control+Enter");
    await expect(dialog(page)).toHaveCount(0);

    await expect(rows(page, "To come").filter({ hasText: "Interview, round 1" })).toBeVisible();
    await expect(rows(page, "To come")).toContainText("90 min", { useInnerText: true });
    await expect(rows(page, "To come")).toContainText("Oskar Vennby", { useInnerText: true });
    await expect(page.getByRole("link", { name: "Join" })).toHaveAttribute("href", "https://meet.example.org/room");
    // A toast that offers something stays until it is answered.
    await expect(page.locator(".toast").getByRole("button", { name: "Done: Accepting interview" })).toBeVisible();
    await page.locator(".toast", { hasText: "Appointment added" }).getByRole("button", { name: "Undo" }).focus();
    await keys.press("Enter");
    await expect(page.getByText("None yet")).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test("is accessible while it moves, when it is cancelled and when it is past", async ({ journeys }) => {
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
    const { page, pageErrors } = await openSheet(journeys, person, id);
    const menu = page.getByRole("button", { name: /^Actions for/ });
    // By keys: the menu may move under a pointer while it finds its place.
    const act = async (name: string): Promise<void> => {
      await untilLoaded(page);
      await menu.click();
      await page.getByRole("menuitem", { name, exact: true }).press("Enter");
    };

    await act("Change");
    await dialog(page).getByLabel("Day").fill(dayIn(12));
    await dialog(page).getByLabel("Length").selectOption("60");
    await expect(dialog(page).getByText(/You have another appointment at 10:30/)).toBeVisible();
    await expect(page).toBeAccessible();
    await goDark(page);
    await expect(page).toHaveContrast();
    await picture(page, "appointment-moved-dark");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(dialog(page)).toHaveCount(0);

    await act("Cancelled by them");
    await expect(rows(page, "Cancelled").filter({ hasText: "Cancelled by them" })).toBeVisible();
    await expect(page).toBeAccessibleInBothSizes("appointment-cancelled");
    await act("It takes place after all");
    await expect(rows(page, "To come")).toBeVisible();
    await act("How did it go?");
    const good = page.getByRole("radio", { name: "Good", exact: true });
    await expect(good).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(good).toHaveCount(0);
    await expect(menu).toBeEnabled();
    await expect(menu).toBeFocused();

    await act("Change");
    await dialog(page).getByLabel("Day").fill(dayIn(-3));
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await dialog(page).getByText("All right", { exact: true }).click();
    await expect(page).toBeAccessible();
    await picture(page, "appointment-outcome");
    expect(pageErrors).toEqual([]);
  });

  test(
    "asks which of two equal hours is meant, and keeps what was typed until it is saved",
    {
      tag: "@phone",
    },
    async ({ journeys }) => {
      const person = await journeys.createPerson();
      const id = await makeHunt(person);
      const { page, pageErrors } = await openSheet(journeys, person, id);
      // What is typed is kept for the person, who is known once the gateway has said who is signed in.
      await expect.poll(() => page.evaluate(() => localStorage.getItem("person_guid"))).not.toBeNull();

      await page.getByRole("button", { name: "Add an appointment" }).click();
      await dialog(page).getByLabel("Day").fill(CLOCKS_GO_BACK);
      await dialog(page).getByLabel("Time", { exact: true }).fill("02:30");
      const zone = dialog(page).getByRole("combobox", { name: "Time zone", exact: true });
      await zone.fill("berlin");
      await zone.press("Enter");
      await dialog(page).getByLabel("Place").fill("Boat House");
      const after = dialog(page).getByRole("radio", { name: "After it" });
      await expect(after).toBeVisible();
      await expect(page).toBeAccessible();
      await picture(page, "appointment-phone");
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await page.getByRole("button", { name: "Add an appointment" }).click();
      await expect(dialog(page).getByText("What you typed before is back.")).toBeVisible();
      await expect(dialog(page).getByLabel("Place")).toHaveValue("Boat House");
      await after.check();
      await expect(dialog(page).getByText(/01:30.* where you are/)).toBeVisible();
      await dialog(page).getByRole("button", { name: "Save" }).click();

      await expect(rows(page, "To come")).toContainText("Berlin", { useInnerText: true });
      expect(pageErrors).toEqual([]);
    },
  );
});
