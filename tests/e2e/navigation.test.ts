import type { Locator, Page } from "@playwright/test";
import { logOut, picture } from "../support/browser.js";
import { expect, type Journeys, test } from "./journeys.js";

/** Each area in the order of the specification: its name, the label it gives the main button, its address and title. */
const AREAS = [
  ["Ideal Job", "goto ideal jobs", "/idealjobs", "IDEAL JOB"],
  ["Job Hunts", "goto jobhunts", "/jobhunts", "JOB HUNT"],
  ["Documents", "goto documents", "/documents", "DOCUMENTS"],
  ["Contacts", "goto contacts", "/contacts", "CONTACTS"],
  ["Companies", "goto companies", "/companies", "COMPANIES"],
  ["Communications", "unknown", "/notfound", "COMMUNICATIONS"],
  ["Reports", "unknown", "/notfound", "REPORTS"],
  ["Logs", "goto logs", "/logs", "LOGS"],
] as const;

const SELECTIONS = [
  "selectedIdealJobId",
  "selectedJobHunt",
  "selectedJobHuntId",
  "selectedStepId",
  "selectedCompanyId",
  "selectedContactId",
  "selectedContactGuid",
  "selectedDocumentId",
  "selectedUniqueNoteId",
];

test.describe("finding the way", () => {
  const areas = (page: Page): Locator => page.getByRole("group", { name: "Areas", exact: true });
  const area = (page: Page, name: string): Locator => areas(page).getByRole("button", { name });
  const mainButton = (page: Page): Locator => page.getByRole("button", { name: /^(goto .+|unknown)$/ });
  const inHistory = (page: Page, name: string): Locator =>
    page.getByRole("navigation", { name: "History", exact: true }).getByRole("button", { name });
  const side = (page: Page, name: string): Locator =>
    page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name });
  const storedKeys = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));

  /** Expects a screen by its address and its title as it is seen. */
  async function arrive({ url }: Journeys, page: Page, path: string, title: string): Promise<void> {
    await expect(page).toHaveURL(url + path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toHaveText(title, { useInnerText: true });
  }

  /** Expects that Back and Forward can be pressed, or not. */
  async function expectWalk(page: Page, { back, forward }: { back: boolean; forward: boolean }): Promise<void> {
    await expect(inHistory(page, "Back")).toBeEnabled({ enabled: back });
    await expect(inHistory(page, "Forward")).toBeEnabled({ enabled: forward });
  }

  test("selects an area with one click, names it on the main button, and goes there with a second or the button", async ({
    journeys,
  }) => {
    const { page, complaints } = await journeys.open("/");
    await expect(areas(page).locator("b")).toHaveText(
      AREAS.map(([name]) => name),
      { useInnerText: true },
    );
    await expect(mainButton(page)).toHaveCount(0);
    // Communications and Reports, among the links and among the areas.
    await expect(page.getByText("Coming Soon", { exact: true })).toHaveCount(4);

    for (const [name, label] of AREAS) {
      await area(page, name).click();
      await expect(mainButton(page)).toHaveText(label);
      await expect(areas(page).getByRole("button", { pressed: true })).toHaveCount(1);
      await expect(page).toHaveURL(`${journeys.url}/`);
    }

    for (const press of ["area", "button"]) {
      for (const [name, , path, title] of AREAS) {
        await inHistory(page, "Main Screen").click();
        await arrive(journeys, page, "/", "DASHBOARD");
        await area(page, name).click();
        await (press === "area" ? area(page, name) : mainButton(page)).click();
        await arrive(journeys, page, path, title);
        if (path === "/notfound") {
          await expect(page.getByRole("heading", { name: "Coming soon!", exact: true })).toBeVisible();
        }
      }
    }
    expect(complaints).toEqual([]);
  });

  test("has a top bar of 18, 62, 15 and 2 hundredths (spec 2)", async ({ journeys }) => {
    const { page } = await journeys.open("/");

    const hundredths = (): Promise<number[]> =>
      page.getByRole("banner").evaluate((bar) => {
        const columns = getComputedStyle(bar).gridTemplateColumns.split(" ").map(parseFloat);
        const hundredth = columns.reduce((sum, column) => sum + column, 0) / 97;
        return columns.map((column) => Math.round((column / hundredth) * 10) / 10);
      });

    await expect.poll(hundredths).toEqual([18, 62, 15, 2]);
    await picture(page, "top-bar");
  });

  test("walks the history from its first entry to its last, and leaves /step out of it", async ({ journeys }) => {
    const { page, complaints, person } = await journeys.open("/");
    const { speak } = person;
    await speak(`mutation ($input: CreateJobHuntInput!) { createJobHunt(input: $input) { jobHunt { id } } }`, {
      input: { name: "Harbour analyst" },
    });
    await expectWalk(page, { back: false, forward: false });

    await side(page, "Companies").click();
    await arrive(journeys, page, "/companies", "COMPANIES");
    await side(page, "View Job Hunts").click();
    await arrive(journeys, page, "/jobhunts", "JOB HUNT");
    await page.getByRole("button", { name: /^Harbour analyst,/ }).click();
    const card = page.getByRole("article", { name: "Harbour analyst", exact: true });
    await card.getByRole("button", { name: /^Ideal job profile/ }).click();
    await arrive(journeys, page, "/idealjobs", "IDEAL JOB");
    await expectWalk(page, { back: true, forward: false });

    await inHistory(page, "Back").click();
    await arrive(journeys, page, "/jobhunts", "JOB HUNT");
    await expectWalk(page, { back: true, forward: true });
    await inHistory(page, "Back").click();
    await arrive(journeys, page, "/companies", "COMPANIES");
    await inHistory(page, "Back").click();
    await arrive(journeys, page, "/", "DASHBOARD");
    await expectWalk(page, { back: false, forward: true });
    for (const [path, title] of [
      ["/companies", "COMPANIES"],
      ["/jobhunts", "JOB HUNT"],
      ["/idealjobs", "IDEAL JOB"],
    ] as const) {
      await inHistory(page, "Forward").click();
      await arrive(journeys, page, path, title);
    }
    await expectWalk(page, { back: true, forward: false });
    expect(complaints).toEqual([]);
  });

  test("leads from /step by the name of the step in the navigation state, and else to the placeholder", async ({
    journeys,
  }) => {
    const { page, complaints } = await journeys.open("/logs");
    const steps = [
      ["ideal_job_name", "/idealjobs", "IDEAL JOB"],
      ["capture_job_details", "/jobdetails", "JOB DETAILS"],
      ["follow_up_email", "/notfound", "COMING SOON"],
    ] as const;

    for (const [name, path, title] of steps) {
      await page.goto(`${journeys.url}/logs`);
      await arrive(journeys, page, "/logs", "LOGS");
      await page.evaluate((step) => {
        // As the router writes its own entries.
        const state = { usr: step, key: step, idx: 1 };
        history.pushState(state, "", "/step");
        dispatchEvent(new PopStateEvent("popstate", { state }));
      }, name);
      await arrive(journeys, page, path, title);
    }
    expect(complaints).toEqual([]);
  });

  test("keeps the description put away, forgets the selections at home, and everything on Logout", async ({
    journeys,
  }) => {
    const { page, complaints } = await journeys.open("/");
    await page.getByRole("button", { name: "Minimize description", exact: true }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "Expand description", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Minimize description", exact: true })).toHaveCount(0);
    // The person's own key is written only once the gateway has said who is signed in.
    await expect.poll(() => storedKeys(page)).toContain("person_guid");

    await page.evaluate((keys) => keys.forEach((key) => localStorage.setItem(key, "remembered")), SELECTIONS);
    await side(page, "Logs").click();
    await arrive(journeys, page, "/logs", "LOGS");
    await expect.poll(() => storedKeys(page)).toEqual(expect.arrayContaining(SELECTIONS));
    await inHistory(page, "Main Screen").click();
    await arrive(journeys, page, "/", "DASHBOARD");
    await expect(async () => {
      const afterHome = await storedKeys(page);
      expect(afterHome.filter((key) => SELECTIONS.includes(key))).toEqual([]);
      expect(afterHome).toEqual(expect.arrayContaining(["dashboardCollapsed", "jwt_token", "person_guid"]));
    }).toPass();
    await page.getByRole("button", { name: /Robin Sample/ }).click();
    await expect(page.getByRole("menuitem")).toHaveText(["Profile", "Logout"], { useInnerText: true });
    await page.getByRole("menuitem", { name: "Profile", exact: true }).click();
    await arrive(journeys, page, "/profile", "PROFILE");
    await logOut(page);

    await expect(page).toHaveURL(`${journeys.url}/`);
    await expect(async () => expect(await storedKeys(page)).toEqual([])).toPass();
    expect(complaints).toEqual([]);
  });

  test(
    "finds the same ways on a phone, where the other links stand behind More",
    { tag: "@phone" },
    async ({ journeys }) => {
      const { page, complaints } = await journeys.open("/");
      await area(page, "Contacts").waitFor();
      await expect(mainButton(page)).toHaveCount(0);

      await area(page, "Contacts").tap();
      await mainButton(page).tap();
      await arrive(journeys, page, "/contacts", "CONTACTS");
      await page.getByRole("button", { name: "More", exact: true }).tap();
      await page.getByRole("dialog", { name: "More", exact: true }).getByRole("link", { name: "Reports" }).tap();
      await arrive(journeys, page, "/notfound", "REPORTS");
      await expect(page.getByRole("heading", { name: "Coming soon!", exact: true })).toBeVisible();
      await inHistory(page, "Back").tap();
      await arrive(journeys, page, "/contacts", "CONTACTS");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await inHistory(page, "Main Screen").tap();
      await arrive(journeys, page, "/", "DASHBOARD");
      await page.getByRole("button", { name: /Robin Sample/ }).tap();
      await page.getByRole("menuitem", { name: "Profile", exact: true }).tap();

      await arrive(journeys, page, "/profile", "PROFILE");
      expect(complaints).toEqual([]);
    },
  );
});
