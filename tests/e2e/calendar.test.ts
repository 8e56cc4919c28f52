import { describe, expect, it } from "@jest/globals";
import { STEP_NAMES } from "../../gateway/jobhunt/step-names.generated.js";
import { accessibilityFaults, picture } from "../support/browser.js";
import { eventsIn } from "../support/calendar-events.js";
import { startJourneys } from "./journeys.js";

describe("the calendar in the profile", () => {
  const journeys = startJourneys();

  it("has an address that is shown whole once, and ends when it is revoked", async () => {
    const { page, complaints } = await journeys.open("/profile");
    const calendar = page.getByRole("region", { name: "Calendar" });

    await calendar.getByRole("button", { name: "Make address", exact: true }).click();
    const address = await calendar.getByLabel("Calendar address").inputValue();
    const link = await calendar.getByRole("link", { name: "Open in calendar program" }).getAttribute("href");
    const faults = await accessibilityFaults(page);
    await picture(page, "profile-calendar-desktop");
    const read = await fetch(address);
    await page.reload();
    await calendar.getByText("last read").waitFor();
    const text = await calendar.innerText();
    await calendar.getByRole("switch", { name: "Name employers in the calendar", exact: true }).click();
    await calendar
      .getByRole("switch", { name: "Name employers in the calendar", exact: true, checked: true })
      .waitFor();
    for (const name of [
      "Appointments in the calendar",
      "Days that others set in the calendar",
      "Due steps in the calendar",
    ]) {
      await calendar.getByRole("switch", { name, exact: true, checked: true }).click();
      await calendar.getByRole("switch", { name, exact: true, checked: false }).waitFor();
    }
    await calendar.getByRole("button", { name: "Revoke", exact: true }).click();
    await calendar.getByText("Are you sure?").waitFor();
    faults.push(...(await accessibilityFaults(page)));
    await calendar.getByRole("button", { name: "Yes", exact: true }).click();
    await calendar.getByText("Your calendar has no address yet.").waitFor();

    expect(address).toMatch(new RegExp(`^${journeys.url}/api/calendar/[\\w-]{32}\\.ics$`));
    expect(link).toBe(address.replace("http:", "webcal:"));
    expect(read.status).toBe(200);
    expect(text).not.toContain(address.slice(-20));
    expect((await fetch(address)).status).toBe(404);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("speaks the language of the screen on which its address is made, until another is chosen", async () => {
    const { page, person, complaints } = await journeys.open("/profile", { locale: "de-AT" });
    await person.speak(`mutation { createJobHunt(input: { name: "Gärtnerin" }) { jobHunt { id } } }`);
    const calendar = page.getByRole("region", { name: "Kalender" });

    await calendar.getByRole("button", { name: "Adresse anlegen", exact: true }).click();
    const address = await calendar.getByLabel("Kalenderadresse").inputValue();
    const german = await titlesAt(address);
    await calendar.getByTitle("Deutsch").waitFor();
    await calendar.getByRole("combobox", { name: "Sprache des Kalenders", exact: true }).click();
    await page.getByTitle("العربية").click();
    await calendar.getByTitle("العربية").waitFor();
    await picture(page, "profile-calendar-language");
    const arabic = await titlesAt(address);

    expect(german).toEqual([STEP_NAMES.de.IDEAL_JOB_PROFILE]);
    expect(arabic).toEqual([STEP_NAMES.ar.IDEAL_JOB_PROFILE]);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("is all that an access token for it may read, unless more is ticked", async () => {
    const { page } = await journeys.open("/profile");

    await page.getByRole("button", { name: "New access token", exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("checkbox", { name: /^Calendar/ })
      .check();

    const ticked = page.getByRole("dialog").getByRole("checkbox", { checked: true });
    expect(await ticked.count()).toBe(1);
  });
});

/** Returns the titles that a calendar program shows. */
async function titlesAt(address: string): Promise<readonly string[]> {
  const response = await fetch(address);
  return eventsIn(await response.text()).map(({ summary }) => summary ?? "");
}
