import { describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { accessibilityFaults, faultsInBothSizes, picture } from "../support/browser.js";
import { type Journey, startJourneys } from "./journeys.js";

const LONG_NAME = "Harbour Analytics & Forecasting along the North Sea Ports";
const OPERATION = "**/graphql";

describe("the companies screen", () => {
  const journeys = startJourneys();

  /** Somebody new, on the companies screen. */
  async function open(size: "desktop" | "phone" = "desktop"): Promise<Journey> {
    const journey = await journeys.open("/companies", { size });
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

  it("adds, opens, changes, deletes after 'Are you sure?' and brings back a company", async () => {
    const { page, complaints } = await open();
    await page.getByText("No companies yet").waitFor();

    await add(page, { name: LONG_NAME, type: "Employer", address: "2 Quay Street, Porto" });
    const row = card(page, LONG_NAME);
    const head = row.getByRole("button", { name: LONG_NAME, exact: true });
    expect(await head.getAttribute("aria-expanded")).toBe("true");
    expect(await row.locator(".row-head b").textContent()).toBe("Harbour Analytics & Forecasting along the North Se…");
    await head.click();
    expect(await row.locator(".row-head b").textContent()).toBe("Harbour Analytics & …");
    await row.getByText("Employer").waitFor();
    expect(await faultsInBothSizes(page, "companies-list")).toEqual([]);

    await head.click();
    // Its hunts and people push the buttons down when they come.
    await row.getByRole("heading", { name: /^People/ }).waitFor();
    await button(row, "Edit").click();
    expect(await field(page, "Address").inputValue()).toBe("2 Quay Street, Porto");
    await page.getByRole("textbox", { name: "Company name", exact: true }).fill("Harbour Analytics");
    await field(page, "Company type").fill("Agency");
    await button(page, "Save").click();
    const renamed = card(page, "Harbour Analytics");
    await renamed.getByText("Agency").waitFor();
    expect(await page.getByRole("list", { name: "Companies", exact: true }).getByRole("listitem").count()).toBe(1);

    await button(renamed, "Delete").click();
    await page.getByRole("alertdialog", { name: "Are you sure?", exact: true }).waitFor();
    await picture(page, "companies-delete-desktop");
    await button(renamed, "No").click();
    await button(renamed, "Delete").click();
    await button(renamed, "Yes").click();
    await page.getByText("No companies yet").waitFor();
    await button(page, "Undo").click();
    await renamed.waitFor();

    expect(complaints).toEqual([]);
  });

  it("suggests addresses from three characters on, on a phone", async () => {
    const { page, complaints } = await open("phone");
    await startForm(page);
    const address = field(page, "Address");

    await address.pressSequentially("Li");
    await address.pressSequentially("s");
    await suggestions(page).filter({ hasText: "Lisbon, Portugal" }).waitFor();
    await picture(page, "companies-address-phone");
    expect(await accessibilityFaults(page)).toEqual([]);
    await address.press("Backspace");
    await suggestions(page).first().waitFor({ state: "hidden" });
    await address.fill("2 Quay Street, Lisb");
    await suggestions(page).filter({ hasText: "2 Quay Street, Lisbon, Portugal" }).waitFor();
    await address.press("ArrowDown");
    await address.press("Enter");

    expect(await address.inputValue()).toBe("2 Quay Street, Lisbon, Portugal");
    await suggestions(page).first().waitFor({ state: "hidden" });
    expect(complaints).toEqual([]);
  });

  it("keeps what was typed when nothing was chosen, and offers it next time", async () => {
    const { page } = await open();
    await startForm(page);
    await page.getByRole("textbox", { name: "Company name", exact: true }).fill("Northwind Labs");
    const address = field(page, "Address");
    await address.pressSequentially("Lisb");
    await suggestions(page).first().waitFor();
    await address.press("Tab");
    expect(await address.inputValue()).toBe("Lisb");
    await button(page, "Save").click();
    await card(page, "Northwind Labs").getByText("Lisb", { exact: true }).waitFor();

    await startForm(page);
    await field(page, "Address").pressSequentially("lis");

    await suggestions(page)
      .filter({ hasText: /^Lisb$/ })
      .waitFor();
    expect((await suggestions(page).allTextContents())[0]).toBe("Lisb");
  });

  it("goes on typing when suggestions fail or come too late, and shows those of the latest text alone", async () => {
    const { page } = await open();
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

    await address.fill("Porto");
    await page.waitForEvent("requestfailed", (request) => (request.postData() ?? "").includes("Porto"));
    await address.fill("Lisb");
    await arrived;
    await address.fill("Köln");
    await suggestions(page).filter({ hasText: "Köln, Germany" }).waitFor();
    release();
    await address.fill("Münch");
    await suggestions(page)
      .filter({ hasText: /^München, Germany$/ })
      .waitFor();

    expect(await suggestions(page).filter({ hasText: "Lisbon" }).count()).toBe(0);
    expect(await address.inputValue()).toBe("Münch");
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("counts beside the list what is there, by type and with notes", async () => {
    const { page } = await open();
    await add(page, { name: "Tern Mobility", type: "Employer" });
    await add(page, { name: "Oakline Search", type: "Recruiter" });
    await add(page, { name: "Saltmarsh", type: "Charity" });

    const rows = await page.locator(".rail .statistic-rows > div").allTextContents();

    expect(rows).toEqual(["Employer1", "Agency1", "Other1", "With notes0"]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
