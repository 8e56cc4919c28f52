import { describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import type { Person } from "../support/browser-person.js";
import { accessibilityFaults, contrastFaults, goDark, picture } from "../support/browser.js";
import { speakMany } from "../support/speaker.js";
import { startJourneys } from "./journeys.js";

const DIALOGS = [
  ["/jobhunts", "New job hunt: where are you starting from?"],
  ["/jobhunts/preparing", "New preparation: where are you starting from?"],
  ["/jobhunts/applying", "New application: where are you starting from?"],
  ["/jobhunts/interviewing", "New interview: where are you starting from?"],
  ["/jobhunts/accepting", "New offer: where are you starting from?"],
] as const;
/** Where some of the scenarios lead, by their places in the dialog. */
const LEADS = [
  [0, "/jobdetails"],
  [3, "/idealjobs"],
] as const;
const PROMPT = "Please provide a reason for terminating this job hunt and then click Yes to confirm.";

describe("job hunts", () => {
  const journeys = startJourneys();

  async function makeJobHunts({ speak }: Person, names: readonly string[]): Promise<void> {
    await speakMany(
      speak,
      names.map((name) => `createJobHunt(input: { name: "${name}" }) { jobHunt { id } }`),
    );
  }

  it("begin with a dialog of their own on each screen, which asks one of six and is left with Escape", async () => {
    const { state } = await journeys.createPerson();
    const { page, complaints } = await journeys.visit({ storageState: state });

    for (const [path, title] of DIALOGS) {
      await page.goto(journeys.url + path);
      await page.getByText("No job hunts yet").or(page.getByText("No hunt is in this phase")).first().waitFor();
      await page.keyboard.press("n");
      const dialog = page.getByRole("dialog", { name: title });
      await dialog.waitFor();

      expect(await dialog.getByRole("radio").count()).toBe(6);
      expect(await dialog.getByRole("radio", { name: /No idea what to do, help me/ }).count()).toBe(3);
      // They differ in their texts alone.
      if (path === "/jobhunts") expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
    expect(complaints).toEqual([]);
  });

  it("lead from a scenario to where it begins, by keyboard alone", async () => {
    const { state } = await journeys.createPerson();
    const { page, complaints } = await journeys.visit({ storageState: state });
    const reached: string[] = [];
    let tabsToAdvert: number | undefined;

    for (const [at, lead] of LEADS) {
      await page.goto(`${journeys.url}/jobhunts`);
      // By the time the list is there, the key is bound.
      await page.getByText("No job hunts yet").or(page.locator("[data-card]")).first().waitFor();
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
    await page.goto(`${journeys.url}/jobhunts`);
    const open = page.getByRole("article", { name: "Scenario 3", exact: true });
    await open.waitFor();
    const tabsToSteps = await tabsTo(page, "Skip to the steps of the open hunt", open.getByRole("checkbox").first());
    await page.reload();
    await open.waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.getByRole("article", { name: "Scenario 0", exact: true }).waitFor();

    expect(reached).toEqual(LEADS.map(([, lead]) => lead));
    expect(tabsToAdvert).toBeLessThanOrEqual(3);
    expect(tabsToSteps).toBeLessThanOrEqual(3);
    expect(complaints).toEqual([]);
  });

  it("open a step with a click, reset it with a middle click, and change the icon when every step is done", async () => {
    const person = await journeys.createPerson();
    await makeJobHunts(person, ["Tern Mobility"]);
    const { page, complaints, settled } = await journeys.open("/jobhunts", { as: person });
    await page.getByRole("button", { name: /^Tern Mobility,/ }).click();
    const card = page.getByRole("article", { name: "Tern Mobility" });
    const step = (status: string) => card.getByRole("button", { name: `Decide on job ${status}`, exact: true });
    const ticks = card.getByRole("checkbox");
    const icon = (name: string) => card.getByRole("button", { name, exact: true }).locator("svg").innerHTML();

    await step("Inactive").click();
    await page.getByRole("heading", { name: "Decide on job", level: 2 }).waitFor();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await step("Active").waitFor();
    // An answer from before the change would take its place on the screen.
    await settled();
    await step("Active").click({ button: "middle" });
    await step("Inactive").waitFor();
    const opened = new URL(page.url()).pathname;
    const advance = await icon("Progress");
    for (let at = 0; at < (await ticks.count()); at++) await ticks.nth(at).click();
    const next = await icon("Complete");

    expect(opened).toBe("/jobhunts");
    expect(next).not.toBe(advance);
    expect(complaints).toEqual([]);
  });

  it("are archived with a reason, reopened, and deleted after the question, in both themes", async () => {
    const person = await journeys.createPerson();
    await makeJobHunts(person, ["Senior Backend Engineer, Northwind"]);
    const { page, complaints } = await journeys.open("/jobhunts", { as: person });
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
    const archivedDark = await contrastFaults(page);
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
  });

  it("have days, a guide for each step, and suggestions that lead to where one acts", async () => {
    const person = await journeys.createPerson();
    await makeJobHunts(person, ["Tern Mobility"]);
    const { page, complaints } = await journeys.open("/jobhunts", { as: person });
    await page.getByRole("button", { name: /^Tern Mobility,/ }).click();
    const card = page.getByRole("article", { name: "Tern Mobility" });

    await card.getByRole("button", { name: "Add a day", exact: true }).click();
    await page.getByRole("menuitem", { name: "Last day to apply", exact: true }).click();
    await page.getByLabel("Day", { exact: true }).fill("2099-01-05");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await card.getByRole("button", { name: "Apply by 5 Jan 2099", exact: true }).waitFor();
    const closed = card.locator('[aria-label="Guide: Ideal job profile"][aria-expanded="false"]:focus');
    // Loaded for the first time, and left at once.
    await page.evaluate(escapeOnceGuideIsThere);
    await page.keyboard.press(".");
    await closed.waitFor();
    await page.keyboard.press(".");
    await card.locator(".inline-guide:focus").waitFor();
    await page.keyboard.press("Escape");
    await closed.waitFor();
    await page.keyboard.press(".");
    await card.locator(".inline-guide").waitFor({ state: "attached" });
    const next = await card.getByRole("region", { name: "What is next", exact: true }).locator("b").textContent();
    const faultsOfCard = await accessibilityFaults(page);
    await picture(page, "job-hunt-open-guide");
    await page.getByRole("button", { name: "Suggested improvements...", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Suggested improvements...", exact: true });
    await dialog.getByText("Link an ideal job").waitFor();
    const faults = await accessibilityFaults(page);
    await dialog.getByRole("button", { name: /^Link an ideal job/ }).click();
    await page.waitForURL(/\/idealjobs/);

    expect(next).toBe("Next: Ideal job profile");
    expect([...faultsOfCard, ...faults]).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("fit a phone when there are a hundred of them, and come page by page", async () => {
    const person = await journeys.createPerson();
    await makeJobHunts(
      person,
      Array.from({ length: 100 }, (_, at) => `Hunt ${at + 1}`),
    );
    const { page, complaints } = await journeys.open("/jobhunts", { size: "phone", as: person });
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
  });
});

/** Presses Escape as soon as the guide of a step is in the page, before anything else can happen. */
function escapeOnceGuideIsThere(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector(".inline-guide") === null) return;
    observer.disconnect();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  }).observe(document.body, { childList: true, subtree: true });
}

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
