import { goDark, picture } from "../support/browser.js";
import type { Person } from "../support/browser-person.js";
import { expect, test, untilLoaded } from "./journeys.js";

test.describe("the end of a hunt", () => {
  const create = async ({ speak }: Person, name: string, phase = "APPLYING"): Promise<string> => {
    const { made } = await speak<{ made: { id: string } }>(
      `mutation ($name: String!, $phase: PhaseName!) { made: createJobHunt(input: { name: $name, phase: $phase }) { id } }`,
      { name, phase },
    );
    return made.id;
  };

  test("is accessible in both sizes: its question, an ended hunt, a new job and the end of the others", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    const id = await create(person, "Analyst");
    const { page, pageErrors } = await journeys.open("/jobhunts/applying", { as: person });
    await page.locator(`[data-card="${id}"]`).click();
    const archive = async (): Promise<void> => {
      await page.getByRole("button", { name: "More: Analyst", exact: true }).click();
      await page.getByRole("menuitem", { name: "Archive", exact: true }).click();
    };
    await archive();
    const confirm = page.getByRole("alertdialog");
    await confirm.waitFor();
    await expect(page).toBeAccessibleInBothSizes("ending");
    // Another size is another layout, in which the question is asked anew.
    await archive();
    await confirm.getByRole("radio", { name: "No reply" }).check();
    await picture(page, "ending-filled");
    await confirm.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("Ended: No reply")).toBeVisible();
    await expect(page).toBeAccessibleInBothSizes("ended");

    const job = await create(person, "Insight Lead", "ACCEPTING");
    await create(person, "Cartographer");
    await create(person, "Surveyor");
    await person.speak(
      `mutation ($id: ID!) {
        setJobHuntDates(input: { jobHuntId: $id, startsOn: "2030-02-01" }) { logEntryId }
        advanceJobHunt(input: { id: $id, from: ACCEPTING }) { logEntryId }
      }`,
      { id: job },
    );
    await page.goto(`${journeys.url}/jobhunts/accepting`);
    await page.locator(`[data-card="${job}"]`).click();
    await expect(page.getByText("You have a new job. You start on 1 February.")).toBeVisible();
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("finished");
    await goDark(page);
    await expect(page).toHaveContrast();
    await picture(page, "finished-dark");
    await page.getByRole("button", { name: "End 2 job hunts…" }).click();
    await expect(page).toBeAccessibleInBothSizes("end-others");
    await page.getByRole("dialog").getByRole("button", { name: "End 2 job hunts" }).click();
    await expect(page.getByRole("heading", { name: "Before you finish", exact: true })).toBeFocused();
    expect(pageErrors).toEqual([]);
  });
});
