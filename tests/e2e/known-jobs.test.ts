import { goDark, picture } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

const ADVERT =
  "Forecast Analyst, Grid Balancing\nCompany: Tidewater Grid\nReference: TWG-0533\n\nWe forecast wind and demand.";

test.describe("a job that was captured before", () => {
  test("is told accessibly on its card, in the comparison and under the title of a new hunt, which keeps the focus", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    const { made } = await person.speak<{ made: { id: string } }>(
      `mutation { made: createJobHunt(input: { name: "Grid", phase: APPLYING }) { id } }`,
    );
    await person.speak(
      `mutation ($id: ID!, $advert: String!) {
        saveJobDetails(input: {
          jobHuntId: $id, jobTitle: "Forecast Analyst", companyName: "Tidewater Grid", referenceNumber: "TWG-0533",
          advertText: $advert
        }) { id }
      }`,
      { id: made.id, advert: ADVERT.replace("demand", "prices") },
    );
    const { page, pageErrors } = await journeys.open("/jobdetails", { as: person });
    const warning = page.getByText("You may have seen this job before: Forecast Analyst at Tidewater Grid");
    await page.getByRole("textbox", { name: "Job advert", exact: true }).fill(ADVERT);
    await page.getByRole("button", { name: "Extract", exact: true }).first().click();
    await warning.waitFor();
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("known-job");
    await page.getByRole("button", { name: "Compare adverts" }).click();
    await expect(page.getByRole("dialog", { name: "Compare adverts" }).locator("ins")).toBeVisible();
    await goDark(page);
    await expect(page).toHaveContrast();
    await picture(page, "compare-adverts");
    await page.emulateMedia({ colorScheme: "light" });

    await page.goto(`${journeys.url}/jobhunts`);
    // By the time the list is there, the key is bound.
    await page.locator("[data-card]").first().waitFor();
    await page.keyboard.press("n");
    await expect(page.getByRole("dialog").getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Job hunt title", exact: true })).toBeFocused();
    await page.keyboard.type("Forecast Analyst, Tidewater Grid");
    await warning.waitFor();
    await expect(page).toBeAccessible();
    await page.getByRole("button", { name: "It is a different job. Go on" }).press("Enter");
    // Of what tells something, only what has told it can have the focus.
    await expect(page.getByRole("status").and(page.locator("[tabindex]"))).toBeFocused();
    expect(pageErrors).toEqual([]);
  });
});
