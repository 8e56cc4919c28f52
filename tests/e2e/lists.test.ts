import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { launchBrowser, picture, signUp, visit, type Visitor } from "../support/browser.js";
import { startProduct, type Product } from "../support/product.js";
import { speaker, type Speak } from "../support/speaker.js";

const COMPANIES = 230;
const HUNTS = 60;

describe("a list on show", () => {
  let product: Product;
  let browser: Browser;
  let state: Awaited<ReturnType<BrowserContext["storageState"]>>;
  let speak: Speak;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
    const { page, context } = await visit(browser);
    await signUp(page, product.url);
    speak = await speaker(page, product.url);
    state = await context.storageState();
    await context.close();
  });
  afterAll(async () => {
    await browser.close();
    await product.dispose();
  });

  const create = {
    company: "mutation ($name: String!) { createCompany(input: { name: $name }) { company { id } } }",
    hunt: "mutation ($name: String!) { createJobHunt(input: { name: $name }) { jobHunt { id } } }",
  };
  const numbered = (word: string, at: number): string => `${word} ${String(at).padStart(3, "0")}`;
  const named = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

  /** A page that is told of changes from now on. */
  async function open(path: string): Promise<Visitor> {
    const visitor = await visit(browser, { storageState: state });
    const listens = visitor.page.waitForResponse((response) => response.url().endsWith("/graphql/stream"));
    await visitor.page.goto(product.url + path);
    await listens;
    return visitor;
  }

  it("keeps all its pages, and what is read in its place, when something changes elsewhere", async () => {
    const ids: string[] = [];
    for (let at = 1; at <= COMPANIES; at += 1) {
      const name = numbered("Company", at);
      const { createCompany } = await speak<{ createCompany: { company: { id: string } } }>(create.company, { name });
      ids.push(createCompany.company.id);
    }
    const { page, context, complaints } = await open("/companies");
    await named(page, numbered("Company", 1)).waitFor();
    const read = named(page, numbered("Company", 190));
    await page.mouse.move(600, 500);
    while ((await read.count()) === 0) await page.mouse.wheel(0, 1500);
    await read.evaluate((row) => row.scrollIntoView({ block: "center" }));
    const before = await read.boundingBox();

    await speak(create.company, { name: "A first one" });
    await speak(`mutation ($id: ID!) { updateCompany(input: { id: $id, address: "Moved" }) { logEntryId } }`, {
      id: ids[190],
    });
    await page.getByText("Moved", { exact: true }).waitFor();

    expect(await read.boundingBox()).toEqual(before);
    expect(await page.locator(`[aria-setsize="${COMPANIES + 1}"]`).count()).toBeGreaterThan(0);
    await picture(page, "list-steady");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("keeps every hunt of a lane that was asked for, when one of them changes elsewhere", async () => {
    let oldest = "";
    for (let at = 1; at <= HUNTS; at += 1) {
      const name = numbered("Hunt", at);
      const { createJobHunt } = await speak<{ createJobHunt: { jobHunt: { id: string } } }>(create.hunt, { name });
      oldest ||= createJobHunt.jobHunt.id;
    }
    const { page, context, complaints } = await open("/jobhunts/preparing");
    const cards = page.locator(".hunt-card");
    await page.getByRole("button", { name: /^Hunt 060,/ }).waitFor();
    for (let shown = await cards.count(); shown < HUNTS; shown = await cards.count()) {
      await named(page, "Show more").click();
      await page.waitForFunction((few) => document.querySelectorAll(".hunt-card").length > few, shown);
    }

    await speak(`mutation ($id: ID!) { renameJobHunt(input: { id: $id, name: "The oldest" }) { logEntryId } }`, {
      id: oldest,
    });
    await page.getByRole("button", { name: /^The oldest,/ }).waitFor();

    expect(await cards.count()).toBe(HUNTS);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("shows a new hunt before the lists have been read again", async () => {
    const { page, context } = await open("/jobhunts");
    await named(page, "New").click();
    await page.getByRole("dialog").getByRole("button", { name: "New", exact: true }).click();
    await page.getByRole("textbox", { name: "Job hunt title", exact: true }).fill("Just begun");
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/graphql", async (route) => {
      if (/query JobHunt(Board|Statistics)/.test(route.request().postData() ?? "")) await held;
      await route.continue().catch(() => undefined);
    });

    await named(page, "Save").click();
    await page.waitForURL(/\/jobdetails$/);
    await page.getByRole("link", { name: /^View Job Hunts/ }).click();
    await page.getByRole("article", { name: "Just begun", exact: true }).waitFor();

    release();
    await context.close();
  });
});
