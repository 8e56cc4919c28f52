import type { Locator, Page } from "@playwright/test";
import type { Person } from "../support/browser-person.js";
import { goDark, picture } from "../support/browser.js";
import { speakMany } from "../support/speaker.js";
import { expect, test, untilLoaded } from "./journeys.js";

/** Where some of the scenarios lead, by their places in the dialog. */
const LEADS = [
  [0, "/jobdetails"],
  [3, "/idealjobs"],
] as const;
const PROMPT = "Please provide a reason for terminating this job hunt and then click Yes to confirm.";

/** So many Tabs lead to what a screen is for. */
const TABS_MAX = 3;

test.describe("job hunts", () => {
  async function makeJobHunts({ speak }: Person, names: readonly string[]): Promise<void> {
    await speakMany(
      speak,
      names.map((name) => `createJobHunt(input: { name: "${name}" }) { jobHunt { id } }`),
    );
  }

  test("lead from a scenario to where it begins, by keyboard alone", async ({ journeys }) => {
    const { state } = await journeys.createPerson();
    const { page, pageErrors } = await journeys.visit({ storageState: state });

    for (const [at, lead] of LEADS) {
      await page.goto(`${journeys.url}/jobhunts`);
      // By the time the list is there, the key is bound.
      await page.getByText("No job hunts yet").or(page.locator("[data-card]")).first().waitFor();
      await page.keyboard.press("n");
      const scenarios = page.getByRole("dialog").getByRole("radio");
      await expect(scenarios.first()).toBeFocused();
      if (lead === "/jobdetails") await expect(page).toBeAccessible();
      for (let step = 0; step < at; step += 1) await page.keyboard.press("ArrowDown");
      await expect(scenarios.nth(at)).toBeChecked();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("textbox", { name: "Job hunt title", exact: true })).toBeFocused();
      await page.keyboard.type(`Scenario ${at}`);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL((url) => url.pathname === lead);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toBeFocused();
      if (lead !== "/jobdetails") continue;
      const advert = page.getByRole("textbox", { name: "Job advert", exact: true });
      // Who waited for the card of the new hunt gives the focus to the heading once more, some frames later.
      await expect(async () => {
        await heading.focus();
        await tabTo(page, "Skip to the job advert", advert);
      }).toPass();
    }
    await page.goto(`${journeys.url}/jobhunts`);
    const open = page.getByRole("article", { name: "Scenario 3", exact: true });
    await open.waitFor();
    await tabTo(page, "Skip to the steps of the open hunt", open.getByRole("checkbox").first());
    await page.reload();
    await open.waitFor();
    const cards = page.locator("[data-card]");
    await page.keyboard.press("j");
    await expect(cards.nth(0)).toBeFocused();
    await page.keyboard.press("j");
    await expect(cards.nth(1)).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(page.getByRole("article", { name: "Scenario 0", exact: true })).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test("are archived with a reason, reopened, and deleted after the question, in both themes", async ({ journeys }) => {
    const person = await journeys.createPerson();
    await makeJobHunts(person, ["Senior Backend Engineer, Northwind"]);
    const { page, pageErrors } = await journeys.open("/jobhunts", { as: person });
    const collapsed = page.getByRole("button", { name: /^Senior Backend Engineer, Northwind,/ });
    await expect(collapsed.locator(".hunt-card-own")).toHaveText("Senior Backend Engin…");
    await collapsed.click();
    const card = page.getByRole("article", { name: "Senior Backend Engineer, Northwind", exact: true });
    await expect(card.locator(".hunt-own")).toHaveText("Senior Backend …");
    await expect(card.getByRole("heading").first()).toHaveText("Senior Backend Engineer, Northwind");

    const more = card.getByRole("button", { name: "More: Senior Backend Engineer, Northwind", exact: true });
    const entry = (name: string): Locator => page.getByRole("menuitem", { name, exact: true });
    await more.click();
    await entry("Archive").click();
    await expect(page.getByRole("alertdialog", { name: PROMPT, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("textbox", { name: "Reason", exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
    await page.keyboard.press("Enter");
    await entry("Archive").press("Enter");
    await expect(page.getByText(PROMPT)).toBeVisible();
    await untilLoaded(page);
    await expect(page).toBeAccessible();
    await page.keyboard.type("Withdrawn by them");
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(page.getByRole("region", { name: "Ended", exact: true }).getByText("Withdrawn by them")).toBeVisible();
    await expect(page.locator(".mainbtn.pulse")).toBeVisible();
    await untilLoaded(page);
    await expect(page).toBeAccessible();
    await picture(page, "job-hunt-archived");
    await goDark(page);
    await expect(page).toHaveContrast();
    await page.getByRole("button", { name: "Reopen: Senior Backend Engineer, Northwind", exact: true }).click();
    await collapsed.click();
    await more.click();
    await entry("Delete").click();
    await page.getByText("Are you sure?").waitFor();
    await page.getByRole("button", { name: "No", exact: true }).click();
    await more.click();
    await entry("Delete").click();
    await page.getByRole("button", { name: "Yes", exact: true }).click();

    await expect(page.getByText("No job hunts yet")).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test("have days, a guide for each step, and suggestions that lead to where one acts", async ({ journeys }) => {
    const person = await journeys.createPerson();
    await makeJobHunts(person, ["Tern Mobility"]);
    const { page, pageErrors } = await journeys.open("/jobhunts", { as: person });
    await page.getByRole("button", { name: /^Tern Mobility,/ }).click();
    const card = page.getByRole("article", { name: "Tern Mobility" });

    await card.getByRole("button", { name: "Add a day", exact: true }).click();
    await page.getByRole("menuitem", { name: "Last day to apply", exact: true }).click();
    await page.getByLabel("Day", { exact: true }).fill("2099-01-05");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(card.getByRole("button", { name: "Apply by 5 Jan 2099", exact: true })).toBeVisible();
    const guide = card.getByRole("button", { name: "Guide: Ideal job profile", exact: true });
    // Loaded for the first time, and left at once.
    await page.evaluate(escapeOnceGuideIsThere);
    await page.keyboard.press(".");
    await expect(guide).toBeFocused();
    await expect(guide).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press(".");
    await expect(card.locator(".inline-guide")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(guide).toBeFocused();
    await expect(guide).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press(".");
    await expect(card.locator(".inline-guide")).toBeFocused();
    const next = card.getByRole("region", { name: "What is next", exact: true }).locator("b");
    await expect(next).toHaveText("Ideal job profile");
    await untilLoaded(page);
    await expect(page).toBeAccessible();
    await picture(page, "job-hunt-open-guide");
    await card.getByRole("button", { name: "More: Tern Mobility", exact: true }).click();
    await page.getByRole("menuitem", { name: "Suggested improvements...", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Suggested improvements...", exact: true });
    await dialog.getByText("Link an ideal job").waitFor();
    await untilLoaded(page);
    await expect(page).toBeAccessible();
    await dialog.getByRole("button", { name: /^Link an ideal job/ }).click();

    await expect(page).toHaveURL(/\/idealjobs/);
    expect(pageErrors).toEqual([]);
  });

  test(
    "fit a phone when there are a hundred of them, and come page by page",
    { tag: "@phone" },
    async ({ journeys }) => {
      const person = await journeys.createPerson();
      await makeJobHunts(
        person,
        Array.from({ length: 100 }, (_, at) => `Hunt ${at + 1}`),
      );
      const { page, pageErrors } = await journeys.open("/jobhunts", { as: person });
      await expect(page.getByRole("button", { name: /^Hunt 100,/ })).toBeVisible();
      const cards = page.locator(".hunt-card");
      for (const shown of [24, 48, 72, 96]) {
        await expect(cards).toHaveCount(shown);
        await page.getByRole("button", { name: "Show more" }).first().click();
      }

      await expect(cards).toHaveCount(100);
      await expect(page.getByRole("button", { name: /^Hunt 1,/ })).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
        .toBe(0);
      await picture(page, "job-hunts-hundred-phone");
      expect(pageErrors).toEqual([]);
    },
  );
});

/** Presses Escape as soon as the guide of a step is in the page, before anything else can happen. */
function escapeOnceGuideIsThere(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector(".inline-guide") === null) return;
    observer.disconnect();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  }).observe(document.body, { childList: true, subtree: true });
}

/** Goes with three Tabs at most to a place, by the link that leads there. */
async function tabTo(page: Page, link: string, place: Locator): Promise<void> {
  await place.waitFor();
  const links = page.getByRole("button", { name: link, exact: true });
  await links.first().waitFor({ state: "attached" });
  const onLink = links.and(page.locator(":focus"));
  for (let tabs = 0; tabs < TABS_MAX && (await onLink.count()) === 0; tabs += 1) await page.keyboard.press("Tab");
  await expect(onLink).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(place).toBeFocused();
}
