import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser, Locator, Page } from "playwright-core";
import { accessibilityFaults, goDark, launchBrowser, picture, signUp, visit } from "../support/browser.js";
import { startProduct, type Product } from "../support/product.js";
import { speaker } from "../support/speaker.js";

const DIALOGS = [
  ["/jobhunts", "New job hunt: where are you starting from?"],
  ["/jobhunts/preparing", "New preparation: where are you starting from?"],
  ["/jobhunts/applying", "New application: where are you starting from?"],
  ["/jobhunts/interviewing", "New interview: where are you starting from?"],
  ["/jobhunts/accepting", "New offer: where are you starting from?"],
] as const;
/** Where each scenario leads, in the order of the dialog. */
const LEADS = ["/jobdetails", "/contacts", "/companies", "/idealjobs", "/companies", "/contacts"];
const PROMPT = "Please provide a reason for terminating this job hunt and then click Yes to confirm.";

describe("job hunts", () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.dispose();
  });

  async function makeHunts(page: Page, names: readonly string[]): Promise<void> {
    const speak = await speaker(page, product.url);
    for (const name of names) {
      await speak(`mutation ($input: CreateJobHuntInput!) { createJobHunt(input: $input) { jobHunt { id } } }`, {
        input: { name },
      });
    }
  }

  it("begin with a dialog of their own on each screen, which asks one of six and is left with Escape", async () => {
    const { page, context, complaints } = await visit(browser);
    await signUp(page, product.url, "dialogs@example.org");

    for (const [path, title] of DIALOGS) {
      await page.goto(product.url + path);
      await page.getByText("No job hunts yet").or(page.getByText("No hunt is in this phase")).first().waitFor();
      await page.keyboard.press("n");
      const dialog = page.getByRole("dialog", { name: title });
      await dialog.waitFor();

      expect(await dialog.getByRole("radio").count()).toBe(6);
      expect(await dialog.getByRole("radio", { name: /No idea what to do, help me/ }).count()).toBe(3);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("lead from each scenario to where it begins, by keyboard alone", async () => {
    const { page, context, complaints } = await visit(browser);
    await signUp(page, product.url, "keyboard@example.org");
    const reached: string[] = [];
    let tabsToAdvert: number | undefined;

    for (const [at, lead] of LEADS.entries()) {
      await page.goto(`${product.url}/jobhunts`);
      await page.getByRole("button", { name: "New" }).first().waitFor();
      await page.keyboard.press("n");
      await page.getByRole("dialog").waitFor();
      for (let step = 0; step < at; step += 1) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.getByRole("textbox", { name: "Job hunt title", exact: true }).waitFor();
      await page.keyboard.type(`Scenario ${at}`);
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.pathname === lead);
      reached.push(new URL(page.url()).pathname);
      const advert = page.getByRole("textbox", { name: "Job advert", exact: true });
      if (lead === "/jobdetails") tabsToAdvert = await tabsTo(page, "Skip to the job advert", advert);
    }
    await page.goto(`${product.url}/jobhunts`);
    const open = page.getByRole("article", { name: "Scenario 5", exact: true });
    await open.waitFor();
    const tabsToSteps = await tabsTo(page, "Skip to the steps of the open hunt", open.getByRole("checkbox").first());
    await page.reload();
    await open.waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.getByRole("article", { name: "Scenario 4", exact: true }).waitFor();

    expect(reached).toEqual(LEADS);
    expect(tabsToAdvert).toBeLessThanOrEqual(3);
    expect(tabsToSteps).toBeLessThanOrEqual(3);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("open a step with a click, reset it with a middle click, and change the icon when every step is done", async () => {
    const { page, context, complaints } = await visit(browser);
    await signUp(page, product.url, "steps@example.org");
    await makeHunts(page, ["Tern Mobility"]);
    await page.goto(`${product.url}/jobhunts`);
    await page.getByRole("button", { name: /^Tern Mobility,/ }).click();
    const card = page.getByRole("article", { name: "Tern Mobility" });
    const step = (status: string) => card.getByRole("button", { name: `Decide on job ${status}`, exact: true });
    const ticks = card.getByRole("checkbox");

    await step("Inactive").click();
    await page.getByText("Coming soon!").waitFor();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await step("Active").click({ button: "middle" });
    await step("Inactive").waitFor();
    const opened = new URL(page.url()).pathname;
    await card.getByRole("button", { name: "Progress", exact: true }).waitFor();
    const advance = await card.locator(".hunt-advance svg").innerHTML();
    for (let at = 0; at < (await ticks.count()); at++) await ticks.nth(at).click();
    await card.getByRole("button", { name: "Complete", exact: true }).waitFor();
    const next = await card.locator(".hunt-advance svg").innerHTML();

    expect(opened).toBe("/jobhunts");
    expect(next).not.toBe(advance);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("are archived with a reason, reopened, and deleted after the question, in both themes", async () => {
    const { page, context, complaints } = await visit(browser);
    await signUp(page, product.url, "archive@example.org");
    await makeHunts(page, ["Senior Backend Engineer, Northwind"]);
    await page.goto(`${product.url}/jobhunts`);
    const collapsed = page.getByRole("button", { name: /^Senior Backend Engineer, Northwind,/ });
    const shown = await collapsed.locator("b").textContent();
    await collapsed.click();
    const card = page.getByRole("article", { name: "Senior Backend Engineer, Northwind", exact: true });
    const shownOpen = await card.getByRole("heading").first().textContent();

    await card.getByRole("button", { name: "Archive", exact: true }).click();
    await page.getByText(PROMPT).waitFor();
    const asking = await accessibilityFaults(page);
    await page.keyboard.type("Withdrawn by them");
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await page.getByRole("region", { name: "Ended", exact: true }).getByText("Withdrawn by them").waitFor();
    const pulsates = await page.locator(".mainbtn.pulse").isVisible();
    const archivedLight = await accessibilityFaults(page);
    await picture(page, "job-hunt-archived");
    await goDark(page);
    const archivedDark = await accessibilityFaults(page);
    await page.getByRole("button", { name: "Reopen: Senior Backend Engineer, Northwind", exact: true }).click();
    await collapsed.click();
    await card.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("Are you sure?").waitFor();
    await page.getByRole("button", { name: "No", exact: true }).click();
    await card.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await page.getByText("No job hunts yet").waitFor();

    expect([shown, shownOpen]).toEqual(["Senior Backend Engin…", "Senior Backend …"]);
    expect(pulsates).toBe(true);
    expect([...asking, ...archivedLight, ...archivedDark]).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("tell what would bring them on, in a dialog that only shows", async () => {
    const { page, context, complaints } = await visit(browser);
    await signUp(page, product.url, "suggest@example.org");
    await makeHunts(page, ["Tern Mobility"]);
    await page.goto(`${product.url}/jobhunts`);
    await page.getByRole("button", { name: /^Tern Mobility,/ }).click();

    await page.getByRole("button", { name: "Suggested improvements...", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Suggested improvements...", exact: true });
    await dialog.getByText("Link an ideal job").waitFor();
    const faults = await accessibilityFaults(page);
    const buttons = await dialog.getByRole("button").allTextContents();
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await dialog.waitFor({ state: "detached" });

    expect(faults).toEqual([]);
    expect(buttons).toEqual(["Close"]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("fit a phone when there are a hundred of them, and come page by page", async () => {
    const { page, context, complaints } = await visit(browser, { size: "phone" });
    await signUp(page, product.url, "hundred@example.org");
    await makeHunts(
      page,
      Array.from({ length: 100 }, (_, at) => `Hunt ${at + 1}`),
    );
    await page.goto(`${product.url}/jobhunts`);
    await page.getByRole("button", { name: /^Hunt 100,/ }).waitFor();
    const cards = page.locator(".hunt-card");
    const first = await cards.count();
    while ((await page.getByRole("button", { name: /^Hunt 1,/ }).count()) === 0) {
      const before = await cards.count();
      await page.getByRole("button", { name: "Show more" }).first().click();
      await page.waitForFunction((seen) => document.querySelectorAll(".hunt-card").length > seen, before);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    await picture(page, "job-hunts-hundred-phone");

    expect(first).toBeLessThan(100);
    expect(await cards.count()).toBe(100);
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Counts how often Tab is pressed until the focus is there; the link that leads to it is followed. */
async function tabsTo(page: Page, link: string, place: Locator): Promise<number> {
  await place.waitFor();
  for (let tabs = 0; tabs < 50; tabs += 1) {
    const isFocused = (element: Element): boolean => element === document.activeElement;
    if (await place.evaluate(isFocused)) return tabs;
    const links = await page.getByRole("button", { name: link, exact: true }).all();
    const onLink = await Promise.all(links.map((element) => element.evaluate(isFocused)));
    if (onLink.includes(true)) await page.keyboard.press("Enter");
    if (await place.evaluate(isFocused)) return tabs;
    await page.keyboard.press("Tab");
  }
  throw new Error("Fifty Tabs do not lead there.");
}
