import type { Locator, Page } from "@playwright/test";
import { goDark, picture, resize } from "../support/browser.js";
import type { Person } from "../support/browser-person.js";
import { expect, test, untilLoaded } from "./journeys.js";

test.describe("links", () => {
  const box = (page: Page, name: string): Locator => page.getByRole("combobox", { name, exact: true });
  const chips = (page: Page, name: string): Locator => page.getByRole("list", { name, exact: true });

  /** Lets the person have one application at the company that has ended. */
  async function endApplication({ speak }: Person): Promise<void> {
    const { companies } = await speak<{ companies: { nodes: { id: string }[] } }>(`{ companies { nodes { id } } }`);
    const { createJobHunt } = await speak<{ createJobHunt: { id: string } }>(
      `mutation ($id: ID) { createJobHunt(input: { name: "Forecast Analyst", companyId: $id, phase: APPLYING }) { id } }`,
      { id: companies.nodes[0]?.id },
    );
    await speak(
      `mutation ($id: ID!) {
        setStepStatus(input: { jobHuntId: $id, step: SEND_APPLICATION_BUNDLE, status: DONE }) { logEntryId }
        terminateJobHunt(input: { id: $id, reason: "no reply" }) { logEntryId }
      }`,
      { id: createJobHunt.id },
    );
  }

  test("are made, questioned, removed and brought back by keyboard alone, from the card of a company on", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    await person.speak(`mutation {
      company: createCompany(input: { name: "Tidewater Grid", type: "Employer", address: "Port Ellery" }) { id }
      there: createContact(input: { firstName: "Oskar", lastName: "Vennby", organization: "Tidewater Grid" }) { id }
      other: createContact(input: { firstName: "Mette", lastName: "Vennborg", organization: "Census office" }) { id }
    }`);
    await endApplication(person);
    const { page, pageErrors } = await journeys.open("/companies", { as: person });
    const keys = page.keyboard;
    const row = page.getByRole("button", { name: "Tidewater Grid", exact: true });
    await row.focus();
    await keys.press("Enter");
    await page.getByRole("heading", { name: "People 1" }).waitFor();
    await page.getByText("You applied here once before.").waitFor();

    await page.getByRole("button", { name: "Link a person to Tidewater Grid" }).focus();
    await keys.press("Enter");
    const people = box(page, "Link a person to Tidewater Grid");
    await people.waitFor();
    await keys.type("venn");
    const options = page.getByRole("option");
    await options.filter({ hasText: "Oskar Vennby" }).getByText("linked already").waitFor();
    await expect(options.last()).toHaveText("New contact “venn”");
    await expect(page).toBeAccessible();
    await picture(page, "link-desktop");
    await keys.press("Enter");
    await chips(page, "People").getByRole("button", { name: "Mette Vennborg" }).waitFor();
    await page.getByText("Linked: Mette Vennborg").waitFor();

    await page.getByRole("button", { name: "Link a person to Tidewater Grid" }).focus();
    await keys.press("Enter");
    await people.waitFor();
    await keys.type("Vennby, Oskar");
    await keys.press("ArrowUp");
    await keys.press("Enter");
    await page.getByText("There is already Oskar Vennby at Tidewater Grid.").waitFor();
    await keys.press("Escape");
    await people.fill("Mira Quell");
    await options.filter({ hasText: "New contact “Mira Quell”" }).waitFor();
    await keys.press("Enter");
    await chips(page, "People").getByRole("button", { name: "Mira Quell" }).waitFor();
    await page.getByText("Linked: Mira Quell").waitFor();

    await chips(page, "People").getByRole("button", { name: "Mette Vennborg" }).focus();
    await keys.press("Enter");
    const card = page.getByRole("dialog", { name: "Mette Vennborg" });
    await card.getByRole("button", { name: "Unlink" }).focus();
    await keys.press("Enter");
    await page.getByText("Unlinked: Mette Vennborg").waitFor();
    await page.getByRole("heading", { name: "People 2" }).waitFor();
    await page.locator(".toast", { hasText: "Unlinked" }).getByRole("button", { name: "Undo" }).focus();
    await keys.press("Enter");
    await page.getByRole("heading", { name: "People 3" }).waitFor();
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("company-card");

    await resize(page, "phone");
    await goDark(page);
    await picture(page, "company-card-phone-dark");
    await page.emulateMedia({ colorScheme: "light" });
    await resize(page, "desktop");
    await page.getByRole("button", { name: "Start a hunt here" }).focus();
    await keys.press("Enter");
    await page.waitForURL("**/jobhunts");
    await page.getByRole("heading", { name: "Job at Tidewater Grid" }).waitFor();
    await page.goto(journeys.url + "/contacts");
    await page.getByRole("button", { name: "Mira Quell", exact: true }).click();
    await chips(page, "Company").getByRole("button", { name: "Tidewater Grid" }).waitFor();
    await page.getByRole("button", { name: "Link a hunt to Mira Quell" }).press("Enter");
    await box(page, "Link a hunt to Mira Quell").waitFor();
    await options.filter({ hasText: "Job at Tidewater Grid" }).waitFor();
    await keys.press("Enter");
    await chips(page, "Hunts").getByRole("button", { name: "Job at Tidewater Grid" }).waitFor();
    await page.getByText("Linked: Job at Tidewater Grid").waitFor();
    await resize(page, "phone");
    await goDark(page);
    await page.getByRole("button", { name: "Link a hunt to Mira Quell" }).click();
    await page.getByRole("dialog", { name: "Link a hunt to Mira Quell" }).waitFor();
    await options.filter({ hasText: "Forecast Analyst" }).waitFor();
    await expect(page).toBeAccessible();
    await picture(page, "link-phone-dark");

    expect(pageErrors).toEqual([]);
  });
});
