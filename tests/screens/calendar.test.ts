import { describe, expect, test } from "@jest/globals";
import { waitFor, within, type BoundFunctions, type queries } from "@testing-library/dom";
import { STEP_NAMES } from "../../gateway/jobhunt/step-names.generated.js";
import { eventsIn } from "../support/calendar-events.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";

interface Profile extends OpenedScreen {
  /** The part of the profile with the calendar. */
  readonly calendar: BoundFunctions<typeof queries>;
  readonly address: string;
}

/** Makes the address of the calendar in the profile. */
async function makeAddress(locale: string, words: { part: string; make: string; address: string }): Promise<Profile> {
  const screen = await openScreen("/profile?tab=connections", { locale });
  const { page, user } = screen;
  const calendar = within(await page.findByRole("region", { name: words.part }));
  await user.click(await calendar.findByRole("button", { name: words.make }));
  const whole = await calendar.findByLabelText<HTMLInputElement>(words.address);
  return { ...screen, calendar, address: whole.value };
}
const ENGLISH = { part: "Calendar", make: "Make address", address: "Calendar address" };
const GERMAN = { part: "Kalender", make: "Adresse anlegen", address: "Kalenderadresse" };

/** Returns the titles that a calendar program shows. */
async function titlesAt(address: string): Promise<readonly string[]> {
  const response = await fetch(address);
  return eventsIn(await response.text()).map(({ summary }) => summary ?? "");
}

describe("the calendar in the profile", () => {
  test("has an address that is shown whole once, and read there", async () => {
    const screen = await makeAddress("en-GB", ENGLISH);
    const { calendar, address } = screen;
    expect(address).toMatch(new RegExp(`^${window.location.origin}/api/calendar/[\\w-]{32}\\.ics$`));
    const link = calendar.getByRole("link", { name: "Open in calendar program" });
    expect(link.getAttribute("href")).toBe(address.replace("http:", "webcal:"));
    expect((await fetch(address)).status).toBe(200);

    await screen.reload();

    const again = await screen.page.findByRole("region", { name: "Calendar" });
    await within(again).findByText(/last read/);
    expect(again.textContent).not.toContain(address.slice(-20));
  });

  test("ends when it is revoked", async () => {
    const { calendar, user, address } = await makeAddress("en-GB", ENGLISH);
    await user.click(await calendar.findByRole("button", { name: "Revoke" }));
    await calendar.findByText("Are you sure?");

    await user.click(calendar.getByRole("button", { name: "Yes" }));

    await calendar.findByText("Your calendar has no address yet.");
    expect((await fetch(address)).status).toBe(404);
  });

  test("speaks the language of the screen on which its address is made, until another is chosen", async () => {
    const { calendar, user, person, address } = await makeAddress("de-AT", GERMAN);
    await person.speak(`mutation { createJobHunt(input: { name: "Gärtnerin" }) { jobHunt { id } } }`);
    const language = await calendar.findByRole<HTMLSelectElement>("combobox", { name: "Sprache des Kalenders" });
    expect(language.value).toBe("de");
    await waitFor(async () => expect(await titlesAt(address)).toEqual([STEP_NAMES.de.IDEAL_JOB_PROFILE]));

    await user.selectOptions(language, "العربية");

    await waitFor(() => expect(language.value).toBe("ar"));
    await waitFor(async () => expect(await titlesAt(address)).toEqual([STEP_NAMES.ar.IDEAL_JOB_PROFILE]));
  });
});
