import type { Locator, Page } from "@playwright/test";
import { picture } from "../support/browser.js";
import { expect, test, untilLoaded, type Journey, type Journeys } from "./journeys.js";

const LONG_NAME = "Harbour Analytics & Forecasting along the North Sea Ports";
const OPERATION = "**/graphql";

test.describe("the companies screen", () => {
  /** Somebody new, on the companies screen. */
  async function open(journeys: Journeys): Promise<Journey> {
    const journey = await journeys.open("/companies");
    await journey.page.getByRole("heading", { name: "Who you could work for", exact: true }).waitFor();
    return journey;
  }

  const button = (page: Page | Locator, name: string): Locator =>
    page.getByRole("button", { name, exact: true }).first();
  const field = (page: Page, name: string): Locator => page.getByRole("combobox", { name, exact: true });
  const card = (page: Page, name: string): Locator =>
    page.getByRole("listitem").filter({ has: page.getByRole("button", { name, exact: true }) });
  const suggestions = (page: Page): Locator =>
    page.locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option");

  async function startForm(page: Page): Promise<void> {
    await button(page, "New").click();
    await page.getByRole("textbox", { name: "Company name", exact: true }).waitFor();
  }
  async function add(page: Page, values: { name: string; type?: string; address?: string }): Promise<void> {
    await startForm(page);
    if (values.type !== undefined) await field(page, "Company type").fill(values.type);
    await page.getByRole("textbox", { name: "Company name", exact: true }).fill(values.name);
    if (values.address !== undefined) await field(page, "Address").fill(values.address);
    await button(page, "Save").click();
    await card(page, values.name).waitFor();
  }

  test("adds, opens, changes, deletes after 'Are you sure?' and brings back a company", async ({ journeys }) => {
    const { page, complaints } = await open(journeys);
    await expect(page.getByText("No companies yet")).toBeVisible();

    await add(page, { name: LONG_NAME, type: "Employer", address: "2 Quay Street, Porto" });
    const row = card(page, LONG_NAME);
    const head = row.getByRole("button", { name: LONG_NAME, exact: true });
    await expect(head).toHaveAttribute("aria-expanded", "true");
    await expect(row.locator(".row-head b")).toHaveText("Harbour Analytics & Forecasting along the North Se…");
    await head.click();
    await expect(row.locator(".row-head b")).toHaveText("Harbour Analytics & …");
    await expect(row.getByText("Employer")).toBeVisible();
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("companies-list");

    await head.click();
    // Its hunts and people push the buttons down when they come.
    await row.getByRole("heading", { name: /^People/ }).waitFor();
    await button(row, "Edit").click();
    await expect(field(page, "Address")).toHaveValue("2 Quay Street, Porto");
    await page.getByRole("textbox", { name: "Company name", exact: true }).fill("Harbour Analytics");
    await field(page, "Company type").fill("Agency");
    await button(page, "Save").click();
    const renamed = card(page, "Harbour Analytics");
    await expect(renamed.getByText("Agency")).toBeVisible();
    await expect(page.getByRole("list", { name: "Companies", exact: true }).getByRole("listitem")).toHaveCount(1);

    await renamed.getByRole("heading", { name: /^People/ }).waitFor();
    await button(renamed, "Delete").click();
    await expect(page.getByRole("alertdialog", { name: "Are you sure?", exact: true })).toBeVisible();
    await picture(page, "companies-delete-desktop");
    await button(renamed, "No").click();
    await button(renamed, "Delete").click();
    await button(renamed, "Yes").click();
    await expect(page.getByText("No companies yet")).toBeVisible();
    await button(page, "Undo").click();

    await expect(renamed).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test("suggests addresses from three characters on, on a phone", { tag: "@phone" }, async ({ journeys }) => {
    const { page, complaints } = await open(journeys);
    await startForm(page);
    const address = field(page, "Address");

    await address.pressSequentially("Li");
    await address.pressSequentially("s");
    await expect(suggestions(page).filter({ hasText: "Lisbon, Portugal" })).toBeVisible();
    await picture(page, "companies-address-phone");
    await expect(page).toBeAccessible();
    await address.press("Backspace");
    await expect(suggestions(page).first()).toBeHidden();
    await address.fill("2 Quay Street, Lisb");
    await expect(suggestions(page).filter({ hasText: "2 Quay Street, Lisbon, Portugal" })).toBeVisible();
    await address.press("ArrowDown");
    await address.press("Enter");

    await expect(address).toHaveValue("2 Quay Street, Lisbon, Portugal");
    await expect(suggestions(page).first()).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test("keeps what was typed when nothing was chosen, and offers it next time", async ({ journeys }) => {
    const { page } = await open(journeys);
    await startForm(page);
    await page.getByRole("textbox", { name: "Company name", exact: true }).fill("Northwind Labs");
    const address = field(page, "Address");
    await address.pressSequentially("Lisb");
    await suggestions(page).first().waitFor();
    await address.press("Tab");
    await expect(address).not.toBeFocused();
    await expect(address).toHaveValue("Lisb");
    await button(page, "Save").click();
    await expect(card(page, "Northwind Labs").getByText("Lisb", { exact: true })).toBeVisible();

    await startForm(page);
    await field(page, "Address").pressSequentially("lis");

    await expect(suggestions(page).first()).toHaveText("Lisb");
  });

  test("goes on typing when suggestions fail or come too late, and shows those of the latest text alone", async ({
    journeys,
  }) => {
    const { page } = await open(journeys);
    await startForm(page);
    const address = field(page, "Address");
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(OPERATION, async (route) => {
      const body = route.request().postData() ?? "";
      if (body.includes('"text":"Porto"')) return route.abort();
      if (!body.includes('"text":"Lisb"')) return route.continue();
      arrive();
      await held;
      // The browser has given the question up, as the next one was asked.
      await route.continue().catch(() => undefined);
    });

    const failed = page.waitForEvent("requestfailed", (request) => (request.postData() ?? "").includes("Porto"));
    await address.fill("Porto");
    await failed;
    await address.fill("Lisb");
    await arrived;
    await address.fill("Köln");
    await expect(suggestions(page).filter({ hasText: "Köln, Germany" })).toBeVisible();
    release();
    await address.fill("Münch");

    await expect(suggestions(page).filter({ hasText: /^München, Germany$/ })).toBeVisible();
    await expect(suggestions(page).filter({ hasText: "Lisbon" })).toHaveCount(0);
    await expect(address).toHaveValue("Münch");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("counts beside the list what is there, by type and with notes", async ({ journeys }) => {
    const { page } = await open(journeys);
    await add(page, { name: "Tern Mobility", type: "Employer" });
    await add(page, { name: "Oakline Search", type: "Recruiter" });
    await add(page, { name: "Saltmarsh", type: "Charity" });

    const rows = page.locator(".rail .statistic-rows > div");
    await expect(rows).toHaveText(["Employer1", "Agency1", "Other1", "With notes0"]);
    await untilLoaded(page);
    await expect(page).toBeAccessible();
  });
});
