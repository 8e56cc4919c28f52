import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser, Locator, Page } from "playwright-core";
import {
  accessibilityFaults,
  goDark,
  launchBrowser,
  picture,
  signUp,
  visit,
  type Visitor,
} from "../support/browser.js";
import { startProduct, type Product } from "../support/product.js";
import { speaker } from "../support/speaker.js";

const NAME = "Staff engineer of a small team that owns what it builds";
const TEXT = "I set **direction**.\n\n## Must have\n\n- Remote\n- Few meetings";

describe("the ideal job screen", () => {
  let product: Product;
  let browser: Browser;
  let people = 0;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.dispose();
  });

  /** Somebody new, on the ideal job screen. */
  async function open(size: "desktop" | "phone" = "desktop"): Promise<Visitor> {
    const visitor = await visit(browser, { size });
    people += 1;
    await signUp(visitor.page, product.url, `ideal-jobs-${people}@example.org`);
    await visitor.page.goto(`${product.url}/idealjobs`);
    await visitor.page.getByText("No ideal jobs yet").waitFor();
    return visitor;
  }

  const button = (page: Page | Locator, name: string): Locator =>
    page.getByRole("button", { name, exact: true }).first();
  const text = (page: Page, name: string): Locator => page.getByRole("textbox", { name, exact: true });
  const card = (page: Page, name: string): Locator =>
    page.getByRole("listitem").filter({ has: page.getByRole("button", { name, exact: true }) });

  it.each(["desktop", "phone"] as const)(
    "adds, opens, changes, deletes after 'Are you sure?' and brings back an ideal job, on %s",
    async (size) => {
      const { page, context, complaints } = await open(size);
      const pulsates = await page.locator(".mainbtn.pulse").isVisible();

      await button(page, "New").click();
      await text(page, "Title").fill(NAME);
      await text(page, "Description").fill(TEXT);
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `ideal-jobs-form-${size}`);
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
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `ideal-jobs-open-${size}`);
      await goDark(page);
      expect(await accessibilityFaults(page)).toEqual([]);

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
      await context.close();
    },
    120_000,
  );

  it.each(["desktop", "phone"] as const)(
    "links one to the selected hunt with Activate, shows it there, and unlinks it, on %s",
    async (size) => {
      const { page, context, complaints } = await open(size);
      const speak = await speaker(page, product.url);
      await speak(`mutation { createJobHunt(input: { name: "Data tools team" }) { logEntryId } }`);
      for (const name of ["Gardener", "Teacher"])
        await speak(`mutation ($name: String!) { createIdealJob(input: { name: $name }) { logEntryId } }`, { name });
      await page.reload();
      await page.getByText("No job hunt is selected.").waitFor();
      const withoutHunt = await page.getByRole("button", { name: /^Activate/ }).count();

      await page.goto(`${product.url}/jobhunts`);
      await page.getByRole("button", { name: /^Data tools team/ }).click();
      await page.goto(`${product.url}/idealjobs`);
      await page.getByText("Selected job hunt: Data tools team. Activate links a profile to it.").waitFor();
      await button(page, "Activate Teacher").click();
      await page.getByText("Data tools team now follows Teacher").waitFor();
      const teacher = card(page, "Teacher");

      expect(withoutHunt).toBe(0);
      expect(await teacher.getByText("Active", { exact: true }).isVisible()).toBe(true);
      expect(await button(page, "Activate Teacher").count()).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `ideal-jobs-linked-${size}`);

      await page.goto(`${product.url}/jobhunts`);
      await page.getByRole("link", { name: "Ideal job: Teacher", exact: true }).click();
      await button(teacher, "Unlink").click();
      await page.getByText("Data tools team no longer follows Teacher").waitFor();
      await button(page, "Activate Teacher").waitFor();
      await button(page, "Undo").click();
      await teacher.getByText("Active", { exact: true }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
    120_000,
  );

  it("counts by status beside the list, takes a note, and obeys the keys", async () => {
    const { page, context, complaints } = await open();
    const speak = await speaker(page, product.url);
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
    const opened = await page.evaluate(() => localStorage.getItem("selectedIdealJobId"));
    await page.keyboard.press("Delete");
    await card(page, "Teacher").getByText("Are you sure?").waitFor();

    const rows = await page.locator(".rail .statistic-rows > div").allTextContents();
    expect(rows.slice(0, 3)).toEqual(["Active0", "Inactive2", "Profiles2"]);
    expect(opened).not.toBeNull();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
