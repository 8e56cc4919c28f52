import { describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { contrastFaults, faultsInBothSizes, goDark } from "../support/browser.js";
import { type Journey, startJourneys } from "./journeys.js";

const NAME = "Staff engineer of a small team that owns what it builds";
const TEXT = "I set **direction**.\n\n## Must have\n\n- Remote\n- Few meetings";

describe("the ideal job screen", () => {
  const journeys = startJourneys();

  /** Somebody new, on the ideal job screen. */
  async function open(size: "desktop" | "phone" = "desktop"): Promise<Journey> {
    const journey = await journeys.open("/idealjobs", { size });
    await journey.page.getByText("No ideal jobs yet").waitFor();
    return journey;
  }

  const button = (page: Page | Locator, name: string): Locator =>
    page.getByRole("button", { name, exact: true }).first();
  const text = (page: Page, name: string): Locator => page.getByRole("textbox", { name, exact: true });
  const card = (page: Page, name: string): Locator =>
    page.getByRole("listitem").filter({ has: page.getByRole("button", { name, exact: true }) });

  it("adds, opens, changes, deletes after 'Are you sure?' and brings back an ideal job", async () => {
    const { page, complaints } = await open();
    const pulsates = await page.locator(".mainbtn.pulse").isVisible();

    await button(page, "New").click();
    await text(page, "Title").fill(NAME);
    await text(page, "Description").fill(TEXT);
    expect(await faultsInBothSizes(page, "ideal-jobs-form")).toEqual([]);
    await button(page, "Save").click();
    const row = card(page, NAME);
    await row.locator("strong").waitFor();

    const cutName = `${NAME.slice(0, 50)}…`;
    expect(pulsates).toBe(true);
    expect(await row.locator("b").first().textContent()).toBe(cutName);
    await button(page, NAME).click();
    expect(await row.locator("b").first().textContent()).toBe(cutName);
    await button(page, NAME).click();
    expect(await row.locator("h4").textContent()).toBe("Must have");
    expect(await row.locator(".markdown li").allTextContents()).toEqual(["Remote", "Few meetings"]);
    expect(await row.getByText("Inactive").isVisible()).toBe(true);
    expect(await faultsInBothSizes(page, "ideal-jobs-open")).toEqual([]);
    await goDark(page);
    expect(await contrastFaults(page)).toEqual([]);

    await button(row, "Edit").click();
    await text(page, "Title").fill("Cartographer");
    await button(page, "Save").click();
    const changed = card(page, "Cartographer");
    await button(changed, "Delete").click();
    await changed.getByText("Are you sure?").waitFor();
    await page.keyboard.press("Escape");
    await button(changed, "Delete").click();
    await button(changed, "Yes").click();
    await page.getByText("No ideal jobs yet").waitFor();
    await button(page, "Undo").click();
    await card(page, "Cartographer").waitFor();
    expect(complaints).toEqual([]);
  });

  it("links one to the selected hunt with Activate, shows it there, and unlinks it", async () => {
    const { page, complaints, person, settled } = await open();
    const { speak } = person;
    await speak(`mutation { createJobHunt(input: { name: "Data tools team" }) { logEntryId } }`);
    for (const name of ["Gardener", "Teacher"])
      await speak(`mutation ($name: String!) { createIdealJob(input: { name: $name }) { logEntryId } }`, { name });
    await page.reload();
    await page.getByText("No job hunt is selected.").waitFor();
    await card(page, "Teacher").waitFor();
    const withoutJobHunt = await page.getByRole("button", { name: /^Activate/ }).count();

    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByRole("button", { name: /^Data tools team/ }).click();
    await page.goto(`${journeys.url}/idealjobs`);
    await page.getByText("Selected job hunt: Data tools team. Activate links a profile to it.").waitFor();
    await button(page, "Activate Teacher").click();
    await page.getByText("Data tools team now follows Teacher").waitFor();
    const teacher = card(page, "Teacher");

    expect(withoutJobHunt).toBe(0);
    expect(await teacher.getByText("Active", { exact: true }).isVisible()).toBe(true);
    expect(await button(page, "Activate Teacher").count()).toBe(0);
    expect(await faultsInBothSizes(page, "ideal-jobs-linked")).toEqual([]);

    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByRole("link", { name: "Ideal job: Teacher", exact: true }).click();
    await button(teacher, "Unlink").waitFor();
    // An answer from before the change would take its place on the screen.
    await settled();
    await button(teacher, "Unlink").click();
    await page.getByText("Data tools team no longer follows Teacher").waitFor();
    await button(page, "Activate Teacher").waitFor();
    await button(page, "Undo").click();
    await teacher.getByText("Active", { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("counts by status beside the list, takes a note, and obeys the keys", async () => {
    const { page, complaints, person } = await open();
    const { speak } = person;
    for (const name of ["Gardener", "Teacher"])
      await speak(`mutation ($name: String!) { createIdealJob(input: { name: $name }) { logEntryId } }`, { name });
    await page.reload();
    await card(page, "Gardener").waitFor();

    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.keyboard.press("a");
    const dialog = page.getByRole("dialog", { name: "Add Note", exact: true });
    await dialog.getByLabel("Title").fill("Why a school");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("listitem", { name: "Why a school", exact: true }).waitFor();
    await dialog.waitFor({ state: "detached" });
    const opened = await page.evaluate(() => localStorage.getItem("selectedIdealJobId"));
    await page.keyboard.press("Delete");
    await card(page, "Teacher").getByText("Are you sure?").waitFor();

    const rows = page.locator(".rail .statistic-rows > div");
    await rows.filter({ hasText: "Profiles2" }).waitFor();
    expect((await rows.allTextContents()).slice(0, 3)).toEqual(["Active0", "Inactive2", "Profiles2"]);
    expect(opened).not.toBeNull();
    expect(complaints).toEqual([]);
  });
});
