import type { Locator, Page } from "@playwright/test";
import type { Person } from "../support/browser-person.js";
import { ADVERT } from "../support/advert-page.js";
import { goDark, picture } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

const TITLE = "Senior Backend Engineer (Platform)";
const PROMPT = "Please provide a reason for terminating this job hunt and then click Yes to confirm.";
const QUESTION = `${TITLE} at Northwind Labs: do you apply?`;

test.describe("the decision on a job", () => {
  const button = (on: Page | Locator, name: string): Locator => on.getByRole("button", { name, exact: true });
  const dialog = (page: Page): Locator => page.getByRole("dialog", { name: QUESTION, exact: true });
  const card = (page: Page): Locator =>
    page.getByRole("region", { name: `Apply for “${TITLE}” at Northwind Labs?`, exact: true });

  /** Makes a hunt whose advert was captured on another device. */
  async function capture(person: Person): Promise<void> {
    const { createJobHunt } = await person.speak<{ createJobHunt: { id: string } }>(
      `mutation { createJobHunt(input: { name: "${TITLE}", scenario: FOUND_ADVERT }) { id } }`,
    );
    await person.speak(`mutation ($input: JobDetailsInput!) { completeJobDetails(input: $input) { logEntryId } }`, {
      input: { jobHuntId: createJobHunt.id, jobTitle: TITLE, companyName: "Northwind Labs", advertText: ADVERT },
    });
  }

  test("is asked by keys with its focus, and accessible in the card, the dialog and the no, in both sizes", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    await capture(person);
    const { page, pageErrors } = await journeys.open("/", { as: person });
    await card(page).waitFor();
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("decision-1-captured");

    await button(card(page), "No, not this one").click();
    await expect(dialog(page).getByText(PROMPT)).toBeVisible();
    await expect(dialog(page).getByRole("textbox", { name: "Reason", exact: true })).toBeFocused();
    await button(dialog(page), "Too far").click();
    await page.keyboard.type(" for me");
    await expect(page).toBeAccessibleInBothSizes("decision-3-no");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);

    const row = page.getByRole("listitem").filter({ hasText: "Decide on job" });
    await row.hover();
    await button(row, "Done").click();
    await expect(button(dialog(page), "Yes, I apply")).toBeFocused();
    await goDark(page);
    await expect(page).toBeAccessible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await button(card(page), "Yes, I apply").click();
    await expect(page.getByRole("heading", { name: "Build application bundle", level: 2 })).toBeVisible();
    await picture(page, "decision-2-guide");
    expect(pageErrors).toEqual([]);
  });
});
