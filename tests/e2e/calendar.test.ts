import { STEP_NAMES } from "../../gateway/jobhunt/step-names.generated.js";
import { picture } from "../support/browser.js";
import { eventsIn } from "../support/calendar-events.js";
import { expect, test } from "./journeys.js";

test.describe("the calendar in the profile", () => {
  test("has an address that is shown whole once, and ends when it is revoked", async ({ journeys }) => {
    const { page, complaints } = await journeys.open("/profile");
    const calendar = page.getByRole("region", { name: "Calendar" });

    await calendar.getByRole("button", { name: "Make address", exact: true }).click();
    const whole = calendar.getByLabel("Calendar address");
    await expect(whole).toHaveValue(new RegExp(`^${journeys.url}/api/calendar/[\\w-]{32}\\.ics$`));
    const address = await whole.inputValue();
    const link = calendar.getByRole("link", { name: "Open in calendar program" });
    await expect(link).toHaveAttribute("href", address.replace("http:", "webcal:"));
    await expect(page).toBeAccessible();
    await picture(page, "profile-calendar-desktop");
    expect((await fetch(address)).status).toBe(200);
    await page.reload();
    await expect(calendar.getByText("last read")).toBeVisible();
    await expect(calendar).not.toContainText(address.slice(-20));
    await calendar.getByRole("switch", { name: "Name employers in the calendar", exact: true }).click();
    await expect(calendar.getByRole("switch", { name: "Name employers in the calendar", exact: true })).toBeChecked();
    for (const name of [
      "Appointments in the calendar",
      "Days that others set in the calendar",
      "Due steps in the calendar",
    ]) {
      await calendar.getByRole("switch", { name, exact: true, checked: true }).click();
      await expect(calendar.getByRole("switch", { name, exact: true })).not.toBeChecked();
    }
    await calendar.getByRole("button", { name: "Revoke", exact: true }).click();
    await expect(calendar.getByText("Are you sure?")).toBeVisible();
    await expect(page).toBeAccessible();
    await calendar.getByRole("button", { name: "Yes", exact: true }).click();

    await expect(calendar.getByText("Your calendar has no address yet.")).toBeVisible();
    expect((await fetch(address)).status).toBe(404);
    expect(complaints).toEqual([]);
  });

  test("speaks the language of the screen on which its address is made, until another is chosen", async ({
    journeys,
  }) => {
    const { page, person, complaints } = await journeys.open("/profile", { locale: "de-AT" });
    await person.speak(`mutation { createJobHunt(input: { name: "Gärtnerin" }) { jobHunt { id } } }`);
    const calendar = page.getByRole("region", { name: "Kalender" });

    await calendar.getByRole("button", { name: "Adresse anlegen", exact: true }).click();
    const language = calendar.getByRole("combobox", { name: "Sprache des Kalenders", exact: true });
    await expect(language).toHaveValue("de");
    const address = await calendar.getByLabel("Kalenderadresse").inputValue();
    await expect.poll(() => titlesAt(address)).toEqual([STEP_NAMES.de.IDEAL_JOB_PROFILE]);
    await language.selectOption("العربية");

    await expect(language).toHaveValue("ar");
    await picture(page, "profile-calendar-language");
    await expect.poll(() => titlesAt(address)).toEqual([STEP_NAMES.ar.IDEAL_JOB_PROFILE]);
    await expect(page).toBeAccessible();
    expect(complaints).toEqual([]);
  });

  test("is all that an access token for it may read, unless more is ticked", async ({ journeys }) => {
    const { page } = await journeys.open("/profile");

    await page.getByRole("button", { name: "New access token", exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("checkbox", { name: /^Calendar/ })
      .check();

    await expect(page.getByRole("dialog").getByRole("checkbox", { checked: true })).toHaveCount(1);
  });
});

/** Returns the titles that a calendar program shows. */
async function titlesAt(address: string): Promise<readonly string[]> {
  const response = await fetch(address);
  return eventsIn(await response.text()).map(({ summary }) => summary ?? "");
}
