import type { Person } from "../support/browser-person.js";
import { goDark, picture } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

const ADVERT = `Forecast Analyst, Grid Balancing
Company: Tidewater Grid
Location: Port Ellery
Reference: TWG-0533

Tidewater Grid keeps the lights on along four hundred kilometres of coast. We forecast tides, wind and demand.

What you will do
- Turn meter readings into answers the balancing desk can act on
- Own the dashboards that tell us when a forecast goes wrong`;

test.describe("a job that was captured before", () => {
  /** Captures the advert, with another word, for a hunt that ends without a reply. */
  const capture = async ({ speak }: Person): Promise<void> => {
    const { made } = await speak<{ made: { id: string } }>(
      `mutation { made: createJobHunt(input: { name: "Grid", phase: APPLYING }) { id } }`,
    );
    await speak(
      `mutation ($id: ID!, $advert: String!) {
        saveJobDetails(input: {
          jobHuntId: $id, jobTitle: "Forecast Analyst", companyName: "Tidewater Grid", referenceNumber: "TWG-0533",
          advertText: $advert
        }) { id }
        setStepStatus(input: { jobHuntId: $id, step: SEND_APPLICATION_BUNDLE, status: DONE }) { logEntryId }
        terminateJobHunt(input: { id: $id, outcome: NO_REPLY }) { logEntryId }
      }`,
      { id: made.id, advert: ADVERT.replace("wind and demand", "wind and prices") },
    );
  };

  test("is told with how it ended and why, can be compared, and is not told again once it is a different job", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    await capture(person);
    const { page, complaints } = await journeys.open("/jobdetails", { as: person });
    await page.getByRole("textbox", { name: "Job advert", exact: true }).fill(ADVERT);
    await page.getByRole("button", { name: "Extract", exact: true }).first().click();
    await expect(page.getByText("You may have seen this job before: Forecast Analyst at Tidewater Grid")).toBeVisible();
    await expect(page.getByText(/ended on .*: No reply.*Same employer, same reference, similar title/)).toBeVisible();
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("known-job");
    await page.getByRole("button", { name: "Compare adverts" }).click();
    const dialog = page.getByRole("dialog", { name: "Compare adverts" });
    await expect(dialog.locator("ins")).toHaveText(["demand"]);
    await expect(dialog.locator("del")).toHaveText(["prices"]);
    await goDark(page);
    await expect(page).toHaveContrast();
    await picture(page, "compare-adverts");
    await dialog.getByRole("button", { name: "Close" }).click();
    const warning = page.getByText(/You may have seen this job before/);
    await page.getByRole("button", { name: "It is a different job. Go on" }).click();
    await expect(warning).toHaveCount(0);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(warning).toBeVisible();
    await page.getByRole("button", { name: "It is a different job. Go on" }).click();

    await expect(warning).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test("is told under the title of a new hunt, which is saved all the same", async ({ journeys }) => {
    const person = await journeys.createPerson();
    await capture(person);
    const { page, complaints } = await journeys.open("/jobhunts", { as: person });
    // By the time the list is there, the key is bound.
    await page.locator("[data-card]").first().waitFor();
    await page.keyboard.press("n");
    await expect(page.getByRole("dialog").getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Job hunt title", exact: true })).toBeFocused();
    await page.keyboard.type("Forecast Analyst, Tidewater Grid");
    const warning = page.getByText("You may have seen this job before: Forecast Analyst at Tidewater Grid");
    await expect(warning).toBeVisible();
    await expect(page).toBeAccessible();
    await page.getByRole("button", { name: "It is a different job. Go on" }).click();
    await expect(warning).toHaveCount(0);
    // Of what tells something, only what has told it can have the focus.
    await expect(page.getByRole("status").and(page.locator("[tabindex]"))).toBeFocused();
    await page.getByRole("button", { name: "Save", exact: true }).click();

    await expect(page).toHaveURL((url) => url.pathname === "/jobdetails");
    const { jobHunts } = await person.speak<{ jobHunts: { nodes: readonly { name: string }[] } }>(
      `{ jobHunts(first: 20) { nodes { name } } }`,
    );
    expect(jobHunts.nodes.map(({ name }) => name).sort()).toEqual(["Forecast Analyst, Tidewater Grid", "Grid"]);
    expect(complaints).toEqual([]);
  });
});
