import { describe, expect, it } from "@jest/globals";
import type { Person } from "../support/browser-person.js";
import { accessibilityFaults, contrastFaults, faultsInBothSizes, goDark, picture } from "../support/browser.js";
import { startJourneys } from "./journeys.js";

const ADVERT = `Forecast Analyst, Grid Balancing
Company: Tidewater Grid
Location: Port Ellery
Reference: TWG-0533

Tidewater Grid keeps the lights on along four hundred kilometres of coast. We forecast tides, wind and demand.

What you will do
- Turn meter readings into answers the balancing desk can act on
- Own the dashboards that tell us when a forecast goes wrong`;

describe("a job that was captured before", () => {
  const journeys = startJourneys();

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

  it("is told with how it ended and why, can be compared, and is not told again once it is a different job", async () => {
    const person = await journeys.createPerson();
    await capture(person);
    const { page, complaints } = await journeys.open("/jobdetails", { as: person });
    await page.getByRole("textbox", { name: "Job advert", exact: true }).fill(ADVERT);
    await page.getByRole("button", { name: "Extract", exact: true }).first().click();
    await page.getByText("You may have seen this job before: Forecast Analyst at Tidewater Grid").waitFor();
    await page.getByText(/ended on .*: No reply.*Same employer, same reference, similar title/).waitFor();
    const faults = await faultsInBothSizes(page, "known-job");
    await page.getByRole("button", { name: "Compare adverts" }).click();
    const dialog = page.getByRole("dialog", { name: "Compare adverts" });
    await dialog.locator("ins").first().waitFor();
    const [added, removed] = [await dialog.locator("ins").allInnerTexts(), await dialog.locator("del").allInnerTexts()];
    await goDark(page);
    faults.push(...(await contrastFaults(page)));
    await picture(page, "compare-adverts");
    await dialog.getByRole("button", { name: "Close" }).click();
    const warning = page.getByText(/You may have seen this job before/);
    await page.getByRole("button", { name: "It is a different job. Go on" }).click();
    await warning.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await warning.waitFor();
    await page.getByRole("button", { name: "It is a different job. Go on" }).click();
    await warning.waitFor({ state: "detached" });

    expect(added).toEqual(["demand"]);
    expect(removed).toEqual(["prices"]);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("is told under the title of a new hunt, which is saved all the same", async () => {
    const person = await journeys.createPerson();
    await capture(person);
    const { page, complaints } = await journeys.open("/jobhunts", { as: person });
    // By the time the list is there, the key is bound.
    await page.locator("[data-card]").first().waitFor();
    await page.keyboard.press("n");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: "Job hunt title", exact: true }).waitFor();
    await page.keyboard.type("Forecast Analyst, Tidewater Grid");
    const warning = page.getByText("You may have seen this job before: Forecast Analyst at Tidewater Grid");
    await warning.waitFor();
    const faults = await accessibilityFaults(page);
    await page.getByRole("button", { name: "It is a different job. Go on" }).click();
    await warning.waitFor({ state: "detached" });
    const focused = await page.evaluate(() => document.activeElement?.getAttribute("role"));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/jobdetails");
    const { jobHunts } = await person.speak<{ jobHunts: { nodes: readonly { name: string }[] } }>(
      `{ jobHunts(first: 20) { nodes { name } } }`,
    );

    expect(focused).toBe("status");
    expect(jobHunts.nodes.map(({ name }) => name).sort()).toEqual(["Forecast Analyst, Tidewater Grid", "Grid"]);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
