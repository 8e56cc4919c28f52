import type { Locator, Page } from "@playwright/test";
import { goDark } from "../support/browser.js";
import { answersTo } from "./answers.js";
import { expect, type Journey, type Journeys, test, untilLoaded } from "./journeys.js";

const NAME = "Staff engineer of a small team that owns what it builds";
const TEXT = "I set **direction**.\n\n## Must have\n\n- Remote\n- Few meetings";

test.describe("the ideal job screen", () => {
  /** Somebody new, on the ideal job screen. */
  async function open(journeys: Journeys): Promise<Journey> {
    const journey = await journeys.open("/idealjobs");
    await journey.page.getByText("No ideal jobs yet").waitFor();
    return journey;
  }

  const button = (page: Page | Locator, name: string): Locator =>
    page.getByRole("button", { name, exact: true }).first();
  const text = (page: Page, name: string): Locator => page.getByRole("textbox", { name, exact: true });
  const card = (page: Page, name: string): Locator =>
    page.getByRole("listitem").filter({ has: page.getByRole("button", { name, exact: true }) });

  test("adds, opens, changes, deletes after 'Are you sure?' and brings back an ideal job", async ({ journeys }) => {
    const { page, complaints } = await open(journeys);
    await expect(page.locator(".mainbtn.pulse")).toBeVisible();

    await button(page, "New").click();
    await text(page, "Title").fill(NAME);
    await text(page, "Description").fill(TEXT);
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("ideal-jobs-form");
    await button(page, "Save").click();
    const row = card(page, NAME);
    await row.locator("strong").waitFor();

    const cutName = `${NAME.slice(0, 50)}…`;
    await expect(row.locator("b").first()).toHaveText(cutName);
    await button(page, NAME).click();
    await expect(button(page, NAME)).toHaveAttribute("aria-expanded", "false");
    await expect(row.locator("b").first()).toHaveText(cutName);
    await button(page, NAME).click();
    await expect(row.locator("h4")).toHaveText("Must have");
    await expect(row.locator(".markdown li")).toHaveText(["Remote", "Few meetings"]);
    await expect(row.getByText("Inactive")).toBeVisible();
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("ideal-jobs-open");
    await goDark(page);
    await expect(page).toHaveContrast();

    await button(row, "Edit").click();
    await text(page, "Title").fill("Cartographer");
    await button(page, "Save").click();
    const changed = card(page, "Cartographer");
    await button(changed, "Delete").click();
    await changed.getByText("Are you sure?").waitFor();
    await page.keyboard.press("Escape");
    await expect(changed.getByText("Are you sure?")).toHaveCount(0);
    await button(changed, "Delete").click();
    await button(changed, "Yes").click();
    await expect(page.getByText("No ideal jobs yet")).toBeVisible();
    await button(page, "Undo").click();

    await expect(card(page, "Cartographer")).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test("links one to the selected hunt with Activate, shows it there, and unlinks it", async ({ journeys }) => {
    const { page, complaints, person } = await open(journeys);
    const { speak } = person;
    await speak(`mutation { createJobHunt(input: { name: "Data tools team" }) { logEntryId } }`);
    for (const name of ["Gardener", "Teacher"])
      await speak(`mutation ($name: String!) { createIdealJob(input: { name: $name }) { logEntryId } }`, { name });
    await page.reload();
    await expect(page.getByText("No job hunt is selected.")).toBeVisible();
    await expect(card(page, "Teacher")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Activate/ })).toHaveCount(0);

    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByRole("button", { name: /^Data tools team/ }).click();
    await page.goto(`${journeys.url}/idealjobs`);
    await page.getByText("Selected job hunt: Data tools team. Activate links a profile to it.").waitFor();
    await button(page, "Activate Teacher").click();
    await expect(page.getByText("Data tools team now follows Teacher")).toBeVisible();
    const teacher = card(page, "Teacher");
    await expect(teacher.getByText("Active", { exact: true })).toBeVisible();
    await expect(button(page, "Activate Teacher")).toHaveCount(0);
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("ideal-jobs-linked");

    // An answer from before the change would take its place on the screen.
    const onCard = answersTo(page, "query HuntAppointments");
    await page.goto(`${journeys.url}/jobhunts`);
    await onCard;
    const onScreen = answersTo(page, "query IdealJobFollower");
    await page.getByRole("link", { name: "Ideal job: Teacher", exact: true }).click();
    await onScreen;
    await button(teacher, "Unlink").click();
    await expect(page.getByText("Data tools team no longer follows Teacher")).toBeVisible();
    await expect(button(page, "Activate Teacher")).toBeVisible();
    await button(page, "Undo").click();

    await expect(teacher.getByText("Active", { exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test("counts by status beside the list, takes a note, and obeys the keys", async ({ journeys }) => {
    const { page, complaints, person } = await open(journeys);
    const { speak } = person;
    for (const name of ["Gardener", "Teacher"])
      await speak(`mutation ($name: String!) { createIdealJob(input: { name: $name }) { logEntryId } }`, { name });
    await page.reload();
    await card(page, "Gardener").waitFor();

    const cards = page.locator("[data-card]");
    await page.keyboard.press("j");
    await expect(cards.nth(0)).toBeFocused();
    await page.keyboard.press("j");
    await expect(cards.nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button(page, "Teacher")).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("a");
    const dialog = page.getByRole("dialog", { name: "Add Note", exact: true });
    await dialog.getByLabel("Title").fill("Why a school");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("listitem", { name: "Why a school", exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("selectedIdealJobId"))).not.toBeNull();
    await page.keyboard.press("Delete");

    await expect(card(page, "Teacher").getByText("Are you sure?")).toBeVisible();
    const rows = page.locator(".rail .statistic-rows > div");
    for (const [at, text] of ["Active0", "Inactive2", "Profiles2"].entries())
      await expect(rows.nth(at)).toHaveText(text);
    expect(complaints).toEqual([]);
  });
});
