import { describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { picture } from "../support/browser.js";
import { startJourneys } from "./journeys.js";

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

describe("finding the way", () => {
  const journeys = startJourneys();

  const area = (page: Page, name: string): Locator =>
    page.getByRole("group", { name: "Areas", exact: true }).getByRole("button", { name });
  const mainButton = (page: Page): Locator => page.getByRole("button", { name: /^(goto .+|unknown)$/ });
  const inHistory = (page: Page, name: string): Locator =>
    page.getByRole("navigation", { name: "History", exact: true }).getByRole("button", { name });
  const side = (page: Page, name: string): Locator =>
    page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name });
  const storedKeys = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));

  /** Waits for a screen by its address and title, and gives the title as it is seen. */
  async function arrive(page: Page, path: string, title: string): Promise<string> {
    await page.waitForURL(journeys.url + path);
    const heading = page.getByRole("heading", { level: 1, name: title });
    await heading.waitFor();
    return heading.innerText();
  }

  /** Tells whether Back and Forward can be pressed. */
  const walk = async (page: Page): Promise<{ back: boolean; forward: boolean }> => ({
    back: await inHistory(page, "Back").isEnabled(),
    forward: await inHistory(page, "Forward").isEnabled(),
  });

  it("selects an area with one click, names it on the main button, and goes there with a second or the button", async () => {
    const { page, complaints } = await journeys.open("/");
    const shown = await page.getByRole("group", { name: "Areas", exact: true }).locator("b").allInnerTexts();
    const before = await mainButton(page).count();
    const coming = await page.getByText("Coming Soon", { exact: true }).count();
    const labels: string[] = [];
    const pressed: number[] = [];
    for (const [name] of AREAS) {
      await area(page, name).click();
      labels.push((await mainButton(page).textContent()) ?? "");
      pressed.push(
        await page.getByRole("group", { name: "Areas", exact: true }).getByRole("button", { pressed: true }).count(),
      );
    }
    const stayed = page.url();
    const titles: string[] = [];
    for (const press of ["area", "button"]) {
      for (const [name, , path, title] of AREAS) {
        await inHistory(page, "Main Screen").click();
        await arrive(page, "/", "Dashboard");
        await area(page, name).click();
        await (press === "area" ? area(page, name) : mainButton(page)).click();
        titles.push(await arrive(page, path, title));
        if (path === "/notfound") await page.getByRole("heading", { name: "Coming soon!", exact: true }).waitFor();
      }
    }

    expect(shown).toEqual(AREAS.map(([name]) => name));
    expect(before).toBe(0);
    expect(labels).toEqual(AREAS.map(([, label]) => label));
    expect(pressed).toEqual(AREAS.map(() => 1));
    // Communications and Reports, among the links and among the areas.
    expect(coming).toBe(4);
    expect(stayed).toBe(`${journeys.url}/`);
    expect(titles).toEqual([...AREAS, ...AREAS].map(([, , , title]) => title));
    expect(complaints).toEqual([]);
  });

  it("has a top bar of 18, 62, 15 and 2 hundredths (spec 2)", async () => {
    const { page } = await journeys.open("/");

    const columns = await page
      .getByRole("banner")
      .evaluate((bar) => getComputedStyle(bar).gridTemplateColumns.split(" ").map(parseFloat));

    const hundredth = columns.reduce((sum, column) => sum + column, 0) / 97;
    expect(columns.map((column) => Math.round((column / hundredth) * 10) / 10)).toEqual([18, 62, 15, 2]);
    await picture(page, "top-bar");
  });

  it("walks the history from its first entry to its last, and leaves /step out of it", async () => {
    const { page, complaints, person } = await journeys.open("/");
    const { speak } = person;
    await speak(`mutation ($input: CreateJobHuntInput!) { createJobHunt(input: $input) { jobHunt { id } } }`, {
      input: { name: "Harbour analyst" },
    });
    const atFirst = await walk(page);

    await side(page, "Companies").click();
    await arrive(page, "/companies", "Companies");
    await side(page, "View Job Hunts").click();
    await arrive(page, "/jobhunts", "Job Hunt");
    await page.getByRole("button", { name: /^Harbour analyst,/ }).click();
    const card = page.getByRole("article", { name: "Harbour analyst", exact: true });
    await card.getByRole("button", { name: /^Ideal job profile/ }).click();
    await arrive(page, "/idealjobs", "Ideal Job");
    const atLast = await walk(page);

    await inHistory(page, "Back").click();
    await arrive(page, "/jobhunts", "Job Hunt");
    const between = await walk(page);
    await inHistory(page, "Back").click();
    await arrive(page, "/companies", "Companies");
    await inHistory(page, "Back").click();
    await arrive(page, "/", "Dashboard");
    const backAtFirst = await walk(page);
    for (const [path, title] of [
      ["/companies", "Companies"],
      ["/jobhunts", "Job Hunt"],
      ["/idealjobs", "Ideal Job"],
    ] as const) {
      await inHistory(page, "Forward").click();
      await arrive(page, path, title);
    }
    const forwardAtLast = await walk(page);

    expect(atFirst).toEqual({ back: false, forward: false });
    expect(atLast).toEqual({ back: true, forward: false });
    expect(between).toEqual({ back: true, forward: true });
    expect(backAtFirst).toEqual({ back: false, forward: true });
    expect(forwardAtLast).toEqual({ back: true, forward: false });
    expect(complaints).toEqual([]);
  });

  it("leads from /step by the name of the step in the navigation state, and else to the placeholder", async () => {
    const { page, complaints } = await journeys.open("/logs");
    const steps = [
      ["ideal_job_name", "/idealjobs", "Ideal Job"],
      ["capture_job_details", "/jobdetails", "Job Details"],
      ["follow_up_email", "/notfound", "Coming soon"],
    ] as const;
    const arrived: string[] = [];

    for (const [name, path, title] of steps) {
      await page.goto(`${journeys.url}/logs`);
      await arrive(page, "/logs", "Logs");
      await page.evaluate((step) => {
        // As the router writes its own entries.
        const state = { usr: step, key: step, idx: 1 };
        history.pushState(state, "", "/step");
        dispatchEvent(new PopStateEvent("popstate", { state }));
      }, name);
      arrived.push(await arrive(page, path, title));
    }

    expect(arrived).toEqual(["IDEAL JOB", "JOB DETAILS", "COMING SOON"]);
    expect(complaints).toEqual([]);
  });

  it("keeps the description put away, forgets the selections at home, and everything on Logout", async () => {
    const { page, complaints } = await journeys.open("/");
    await page.getByRole("button", { name: "Minimize description", exact: true }).click();
    await page.reload();
    await page.getByRole("button", { name: "Expand description", exact: true }).waitFor();
    const panels = await page.getByRole("button", { name: "Minimize description", exact: true }).count();
    // The person's own key is written only once the gateway has said who is signed in.
    await page.waitForFunction(() => localStorage.getItem("person_guid") !== null);

    await page.evaluate((keys) => keys.forEach((key) => localStorage.setItem(key, "remembered")), SELECTIONS);
    await side(page, "Logs").click();
    await arrive(page, "/logs", "Logs");
    const remembered = await storedKeys(page);
    await inHistory(page, "Main Screen").click();
    await arrive(page, "/", "Dashboard");
    const afterHome = await storedKeys(page);
    await page.getByRole("button", { name: /Robin Sample/ }).click();
    await page.getByRole("menuitem", { name: "Logout", exact: true }).waitFor();
    const entries = await page.getByRole("menuitem").allInnerTexts();
    await page.getByRole("menuitem", { name: "Profile", exact: true }).click();
    const profile = await arrive(page, "/profile", "Profile");
    await page.getByRole("button", { name: /Robin Sample/ }).click();
    await page.getByRole("menuitem", { name: "Logout", exact: true }).click();
    await page.getByRole("button", { name: "Show Me How", exact: true }).waitFor();

    expect(panels).toBe(0);
    expect(remembered).toEqual(expect.arrayContaining(SELECTIONS));
    expect(afterHome.filter((key) => SELECTIONS.includes(key))).toEqual([]);
    expect(afterHome).toEqual(expect.arrayContaining(["dashboardCollapsed", "jwt_token", "person_guid"]));
    expect(entries).toEqual(["Profile", "Logout"]);
    expect(profile).toBe("PROFILE");
    expect(page.url()).toBe(`${journeys.url}/`);
    expect(await storedKeys(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("finds the same ways on a phone, where the other links stand behind More", async () => {
    const { page, complaints } = await journeys.open("/", { size: "phone" });
    const before = await mainButton(page).count();
    await area(page, "Contacts").tap();
    await mainButton(page).tap();
    const contacts = await arrive(page, "/contacts", "Contacts");
    await page.getByRole("button", { name: "More", exact: true }).tap();
    await page.getByRole("dialog", { name: "More", exact: true }).getByRole("link", { name: "Reports" }).tap();
    const reports = await arrive(page, "/notfound", "Reports");
    await page.getByRole("heading", { name: "Coming soon!", exact: true }).waitFor();
    await inHistory(page, "Back").tap();
    await arrive(page, "/contacts", "Contacts");
    const sheets = await page.getByRole("dialog").count();
    await inHistory(page, "Main Screen").tap();
    await arrive(page, "/", "Dashboard");
    await page.getByRole("button", { name: /Robin Sample/ }).tap();
    await page.getByRole("menuitem", { name: "Profile", exact: true }).tap();

    expect(before).toBe(0);
    expect(contacts).toBe("CONTACTS");
    expect(reports).toBe("REPORTS");
    expect(sheets).toBe(0);
    expect(await arrive(page, "/profile", "Profile")).toBe("PROFILE");
    expect(complaints).toEqual([]);
  });
});
