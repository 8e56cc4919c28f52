import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { ADVERT, serveAdvert } from "../support/advert-page.js";
import { accessibilityFaults, picture } from "../support/browser.js";
import { sharedAdvertPort } from "../support/shared-product.js";
import { startJourneys } from "./journeys.js";

/** What the card says of that advert, whole. */
const JOB = ["Senior Backend Engineer (Platform), Northwind Labs", "Lisbon"];

describe("from an advert to a tracked hunt", () => {
  const journeys = startJourneys();
  let advert: Awaited<ReturnType<typeof serveAdvert>>;

  beforeAll(async () => {
    advert = await serveAdvert(sharedAdvertPort());
  });
  afterAll(async () => {
    await advert.close();
  });

  /** Creates a hunt on the job hunt screen from the scenario 'found a job advert', which leads to the job details. */
  async function startJobHunt(page: Page, name: string): Promise<void> {
    await page.getByRole("button", { name: "New" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: /Found a job advert and want to apply/ }).click();
    await dialog.getByRole("button", { name: "New", exact: true }).click();
    await page.getByRole("textbox", { name: /title/i }).fill(name);
    await page.getByRole("button", { name: "Save" }).first().click();
    await page.waitForURL(/\/jobdetails$/);
  }

  /** Puts a text where the focus is, as somebody does who copied it elsewhere. */
  async function paste(page: Page, text: string): Promise<void> {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press("Control+v");
  }

  /** What a person pressed since the page was loaded: buttons of the mouse, and keys without those that paste. */
  const pressed = (page: Page): Promise<number> =>
    page.evaluate(() => Number(document.documentElement.getAttribute("data-pressed") ?? "0"));

  async function countPresses(page: Page): Promise<void> {
    await page.evaluate(() => {
      const root = document.documentElement;
      root.setAttribute("data-pressed", "0");
      const count = (): void =>
        root.setAttribute("data-pressed", String(Number(root.getAttribute("data-pressed")) + 1));
      document.addEventListener("pointerdown", count, true);
      document.addEventListener("keydown", (event) => {
        if (event.key !== "Control" && event.key.toLowerCase() !== "v") count();
      });
    });
  }

  const titleField = (page: Page) => page.getByRole("textbox", { name: "Job title" });
  const done = (page: Page) => page.getByRole("button", { name: "Done" }).first();

  it("takes a new account two clicks to capture an advert, and two for each further one", async () => {
    const { page, complaints } = await journeys.open("/");
    await countPresses(page);
    const box = page.getByRole("textbox", { name: "Paste an advert or its address", exact: true });
    await picture(page, "clicks-1-fresh-dashboard");
    expect(await accessibilityFaults(page)).toEqual([]);

    // The box of the dashboard, and Done.
    await box.click();
    await paste(page, ADVERT);
    await page.waitForURL(/\/jobdetails$/);
    await page.getByText(/\d+ of \d+ fields found/).waitFor();
    await picture(page, "clicks-2-read");
    expect(await titleField(page).inputValue()).toBe("Senior Backend Engineer (Platform)");
    expect(await page.getByRole("textbox", { name: "Job description" }).inputValue()).not.toContain("Five years");
    await done(page).click();
    await page.getByText("Job details saved").waitFor();
    await picture(page, "clicks-3-done");
    expect(await pressed(page)).toBe(2);
    await page.waitForURL(`${journeys.url}/`);

    // The key from another screen, whichever hunt is selected there, and Done.
    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByText("Senior Backend").first().waitFor();
    await countPresses(page);
    await page.keyboard.press("c");
    await page.waitForURL(/\/jobdetails$/);
    const area = page.getByRole("textbox", { name: "Job advert", exact: true });
    await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
    await picture(page, "clicks-4-key-c");
    expect(await titleField(page).inputValue()).toBe("");
    await paste(page, advert.url);
    await page.getByText(/\d+ of \d+ fields found/).waitFor();
    await picture(page, "clicks-5-address-read");
    expect(await titleField(page).inputValue()).toBe("Data Engineer");
    await done(page).click();
    await page.getByText("Job details saved").waitFor();
    await picture(page, "clicks-6-done");
    expect(await pressed(page)).toBe(2);
    // The way back is on its way once the toast is there.
    await page.waitForURL(`${journeys.url}/jobhunts`);

    // The menu leads to the same form, where Ctrl+Enter reads what was typed, and nothing found says what to do.
    await page.getByRole("navigation").getByRole("link", { name: "Capture", exact: true }).click();
    await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
    await area.fill("hello");
    await page.keyboard.press("Control+Enter");
    await page.getByText("0 of 13 fields found", { exact: false }).waitFor();
    await page.getByText("Check that the whole advert was copied", { exact: false }).waitFor();
    await picture(page, "clicks-7-nothing-found");
    expect(page.url()).toMatch(/\/jobdetails$/);

    // Commands find it by whatever it is called, and on the dashboard lead to its box.
    await page.goto(journeys.url);
    await page.getByText("Senior Backend").first().waitFor();
    for (const words of ["capture", "advert", "paste", "job ad", "posting", "import"]) {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Search and commands", exact: true }).fill(words);
      await page.getByRole("option", { name: "Capture an advert", exact: true }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("combobox", { name: "Search and commands", exact: true }).waitFor({ state: "detached" });
    }
    await page.keyboard.press("c");
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    await picture(page, "clicks-8-dashboard-box");
    expect(complaints).toEqual([]);
  });

  it("reads a pasted advert, saves it with Done, and shows the hunt moved", async () => {
    const { page, complaints } = await journeys.open("/jobhunts");
    await startJobHunt(page, "Grid forecasting");

    await page.getByRole("textbox", { name: "Job advert", exact: true }).fill(ADVERT);
    await page.getByRole("button", { name: "Extract", exact: true }).click();
    await page.getByText(/\d+ of \d+ fields found/).waitFor();

    expect(await page.getByRole("textbox", { name: "Job title" }).inputValue()).toBe(
      "Senior Backend Engineer (Platform)",
    );
    expect(await page.getByRole("textbox", { name: "Company name" }).inputValue()).toBe("Northwind Labs");
    expect(await page.getByRole("textbox", { name: "Reference number" }).inputValue()).toBe("NWL-2291");
    expect(await page.getByRole("textbox", { name: "Job requirements" }).inputValue()).toContain("Five years or more");
    expect(await page.getByRole("textbox", { name: "Recruitment agency" }).inputValue()).toBe("");
    await picture(page, "job-details-extracted");

    await page.getByRole("textbox", { name: "Application deadline" }).fill("2026-12-05");
    await page.getByRole("button", { name: "Done" }).first().click();
    await page.waitForURL(/\/jobhunts/);
    const card = page.getByRole("article", { name: "Grid forecasting" });
    const job = card.getByRole("list", { name: "The job" });
    const applyBy = card.getByRole("button", { name: /^Apply by/ });
    await job.getByText("Lisbon").waitFor();
    await applyBy.waitFor();
    const said = await job.getByRole("listitem").allTextContents();
    await page
      .getByRole("button", { name: /Capture job details/ })
      .first()
      .waitFor();
    await picture(page, "job-hunt-after-done");
    await page
      .getByRole("button", { name: /Capture job details/ })
      .first()
      .click();
    const deadline = page.getByRole("textbox", { name: "Application deadline" });
    // A field that is still empty would take its saved value after it was emptied.
    await page.waitForFunction(
      (field) => field instanceof HTMLInputElement && field.value !== "",
      await deadline.elementHandle(),
    );
    await deadline.fill("");
    await page.getByRole("button", { name: "Done" }).first().click();
    await page.waitForURL(/\/jobhunts/);
    await job.getByText("Lisbon").waitFor();
    await applyBy.waitFor({ state: "detached" });
    const saidLater = await job.getByRole("listitem").allTextContents();
    await page.goto(`${journeys.url}/companies`);
    await page.getByText("Northwind Labs").first().waitFor();

    expect(said).toEqual(["Grid forecasting", ...JOB]);
    expect(saidLater).toEqual(["Grid forecasting", ...JOB]);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("reads an advert from its address, with the agency as a second company", async () => {
    const { page, complaints } = await journeys.open("/jobhunts");
    await startJobHunt(page, "Ports");

    await page.getByRole("textbox", { name: "Job advert", exact: true }).fill(advert.url);
    await page.getByRole("button", { name: "Extract", exact: true }).click();
    await page.getByText(/\d+ of \d+ fields found/).waitFor();

    expect(await page.getByRole("textbox", { name: "Job title" }).inputValue()).toBe("Data Engineer");
    expect(await page.getByRole("textbox", { name: "Company name" }).inputValue()).toBe("Harbour Analytics");
    expect(await page.getByRole("textbox", { name: "Published date" }).inputValue()).toBe("2026-11-10");

    await page.getByRole("textbox", { name: "Recruitment agency" }).fill("Quayside Recruiting");
    await page.getByRole("button", { name: "Done" }).first().click();
    await page.waitForURL(/\/jobhunts/);
    await page.goto(`${journeys.url}/companies`);
    await page.getByText("Harbour Analytics").first().waitFor();
    await page.getByText("Quayside Recruiting").first().waitFor();

    expect(complaints).toEqual([]);
  });

  it("advances a hunt early with Progress, and undoes it from the toast", async () => {
    const { page } = await journeys.open("/jobhunts");
    await startJobHunt(page, "Moving");
    await page.goto(`${journeys.url}/jobhunts`);

    await page
      .getByRole("button", { name: /Progress/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Undo", exact: true }).waitFor();
    await page.getByText(/Applying\s*0 of 8/).waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).click();

    await page.getByText(/Preparing\s*0 of 7/).waitFor();
  });

  it("keeps what was typed when the page is loaded again before Done", async () => {
    const { page } = await journeys.open("/jobhunts", { size: "phone" });
    await startJobHunt(page, "Half way");
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await page.waitForFunction(() => localStorage.getItem("person_guid") !== null);
    await page.getByRole("textbox", { name: "Job title" }).fill("Lighthouse keeper");

    await page.reload();

    await page.waitForFunction(() =>
      [...document.querySelectorAll("input")].some((input) => input.value === "Lighthouse keeper"),
    );
    await picture(page, "job-details-phone");
  });
});
