import type { Page } from "@playwright/test";
import { ADVERT, serveAdvert } from "../support/advert-page.js";
import { picture } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

/** What the card says of that advert, whole. */
const JOB = ["Senior Backend Engineer (Platform), Northwind Labs", "Lisbon"];

test.describe("from an advert to a tracked hunt", () => {
  let advert: Awaited<ReturnType<typeof serveAdvert>>;

  test.beforeAll(async ({ journeys }) => {
    advert = await serveAdvert(journeys.advertPort);
  });
  test.afterAll(async () => {
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

  const found = (page: Page) => page.getByText(/\d+ of \d+ fields found/);
  const titleField = (page: Page) => page.getByRole("textbox", { name: "Job title" });
  const done = (page: Page) => page.getByRole("button", { name: "Done" }).first();

  test("takes a new account two clicks to capture an advert, and two for each further one", async ({ journeys }) => {
    const { page, complaints } = await journeys.open("/");
    await countPresses(page);
    const box = page.getByRole("textbox", { name: "Paste an advert or its address", exact: true });
    await box.waitFor();
    await untilLoaded(page);
    await picture(page, "clicks-1-fresh-dashboard");
    await expect(page).toBeAccessible();

    // The box of the dashboard, and Done.
    await box.click();
    await paste(page, ADVERT);
    await expect(page).toHaveURL(/\/jobdetails$/);
    await expect(found(page)).toBeVisible();
    await picture(page, "clicks-2-read");
    await expect(titleField(page)).toHaveValue("Senior Backend Engineer (Platform)");
    await expect(page.getByRole("textbox", { name: "Job description" })).not.toHaveValue(/Five years/);
    await done(page).click();
    await expect(page.getByText("Job details saved")).toBeVisible();
    await picture(page, "clicks-3-done");
    await expect.poll(() => pressed(page)).toBe(2);
    await expect(page).toHaveURL(`${journeys.url}/`);

    // The key from another screen, whichever hunt is selected there, and Done.
    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByText("Senior Backend").first().waitFor();
    await countPresses(page);
    await page.keyboard.press("c");
    await expect(page).toHaveURL(/\/jobdetails$/);
    const area = page.getByRole("textbox", { name: "Job advert", exact: true });
    await expect(area).toBeFocused();
    await picture(page, "clicks-4-key-c");
    await expect(titleField(page)).toHaveValue("");
    await paste(page, advert.url);
    await expect(found(page)).toBeVisible();
    await picture(page, "clicks-5-address-read");
    await expect(titleField(page)).toHaveValue("Data Engineer");
    await done(page).click();
    await expect(page.getByText("Job details saved")).toBeVisible();
    await picture(page, "clicks-6-done");
    await expect.poll(() => pressed(page)).toBe(2);
    // The way back is on its way once the toast is there.
    await expect(page).toHaveURL(`${journeys.url}/jobhunts`);

    // The menu leads to the same form, where Ctrl+Enter reads what was typed, and nothing found says what to do.
    await page.getByRole("navigation").getByRole("link", { name: "Capture", exact: true }).click();
    await expect(area).toBeFocused();
    await area.fill("hello");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("0 of 13 fields found", { exact: false })).toBeVisible();
    await expect(page.getByText("Check that the whole advert was copied", { exact: false })).toBeVisible();
    await picture(page, "clicks-7-nothing-found");
    await expect(page).toHaveURL(/\/jobdetails$/);

    // Commands find it by whatever it is called, and on the dashboard lead to its box.
    await page.goto(journeys.url);
    await page.getByText("Senior Backend").first().waitFor();
    const palette = page.getByRole("combobox", { name: "Search and commands", exact: true });
    for (const words of ["capture", "advert", "paste", "job ad", "posting", "import"]) {
      await page.keyboard.press("Control+k");
      await palette.fill(words);
      await expect(page.getByRole("option", { name: "Capture an advert", exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(palette).toHaveCount(0);
    }
    await page.keyboard.press("c");
    await expect(box).toBeFocused();
    await picture(page, "clicks-8-dashboard-box");
    expect(complaints).toEqual([]);
  });

  test("reads a pasted advert, saves it with Done, and shows the hunt moved", async ({ journeys }) => {
    const { page, complaints } = await journeys.open("/jobhunts");
    await startJobHunt(page, "Grid forecasting");

    await page.getByRole("textbox", { name: "Job advert", exact: true }).fill(ADVERT);
    await page.getByRole("button", { name: "Extract", exact: true }).click();

    await expect(found(page)).toBeVisible();
    await expect(titleField(page)).toHaveValue("Senior Backend Engineer (Platform)");
    await expect(page.getByRole("textbox", { name: "Company name" })).toHaveValue("Northwind Labs");
    await expect(page.getByRole("textbox", { name: "Reference number" })).toHaveValue("NWL-2291");
    await expect(page.getByRole("textbox", { name: "Job requirements" })).toHaveValue(/Five years or more/);
    await expect(page.getByRole("textbox", { name: "Recruitment agency" })).toHaveValue("");
    await picture(page, "job-details-extracted");

    const deadline = page.getByRole("textbox", { name: "Application deadline" });
    await deadline.fill("2026-12-05");
    await done(page).click();
    await expect(page).toHaveURL(/\/jobhunts/);
    const card = page.getByRole("article", { name: "Grid forecasting" });
    const job = card.getByRole("list", { name: "The job" });
    const applyBy = card.getByRole("button", { name: /^Apply by/ });
    await expect(job.getByRole("listitem")).toHaveText(["Grid forecasting", ...JOB]);
    await expect(applyBy).toBeVisible();
    const capture = page.getByRole("button", { name: /Capture job details/ }).first();
    await capture.waitFor();
    await picture(page, "job-hunt-after-done");
    await capture.click();
    // A field that is still empty would take its saved value after it was emptied.
    await expect(deadline).toHaveValue("2026-12-05");
    await deadline.fill("");
    await done(page).click();
    await expect(page).toHaveURL(/\/jobhunts/);
    await expect(job.getByText("Lisbon")).toBeVisible();
    await expect(applyBy).toHaveCount(0);
    await expect(job.getByRole("listitem")).toHaveText(["Grid forecasting", ...JOB]);
    await page.goto(`${journeys.url}/companies`);

    await expect(page.getByText("Northwind Labs").first()).toBeVisible();
    await untilLoaded(page);
    await expect(page).toBeAccessible();
    expect(complaints).toEqual([]);
  });

  test("reads an advert from its address, with the agency as a second company", async ({ journeys }) => {
    const { page, complaints } = await journeys.open("/jobhunts");
    await startJobHunt(page, "Ports");

    await page.getByRole("textbox", { name: "Job advert", exact: true }).fill(advert.url);
    await page.getByRole("button", { name: "Extract", exact: true }).click();
    await expect(found(page)).toBeVisible();

    await expect(titleField(page)).toHaveValue("Data Engineer");
    await expect(page.getByRole("textbox", { name: "Company name" })).toHaveValue("Harbour Analytics");
    await expect(page.getByRole("textbox", { name: "Published date" })).toHaveValue("2026-11-10");

    await page.getByRole("textbox", { name: "Recruitment agency" }).fill("Quayside Recruiting");
    await done(page).click();
    await expect(page).toHaveURL(/\/jobhunts/);
    await page.goto(`${journeys.url}/companies`);
    await expect(page.getByText("Harbour Analytics").first()).toBeVisible();
    await expect(page.getByText("Quayside Recruiting").first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test("waits with Done until the advert at an address is read, and never saves an address alone unasked", async ({
    journeys,
  }) => {
    const { page, complaints } = await journeys.open("/");
    /** What lets a reading go on, or fail, in the order in which they were asked for. */
    const held: ((outcome: "READ" | "PAGE_UNREACHABLE") => void)[] = [];
    await page.route("**/graphql", async (route) => {
      if (!route.request().postData()?.includes('"operationName":"JobDetailsExtract"')) return route.continue();
      const outcome = await new Promise((resolve) => held.push(resolve));
      if (outcome === "READ") return route.continue();
      const errors = [{ message: "The page could not be reached.", extensions: { code: outcome } }];
      return route.fulfill({ json: { data: null, errors } });
    });
    const answer = async (index: number, outcome: "READ" | "PAGE_UNREACHABLE"): Promise<void> => {
      await expect.poll(() => held.length).toBe(index + 1);
      held[index]?.(outcome);
    };
    const status = page.getByRole("status").filter({ hasText: "Reading the advert" });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const asked = page.getByRole("dialog").filter({ hasText: "Only the address is known. Save it as “New Job Hunt”?" });

    // From the box of the dashboard, at once.
    await page.getByRole("textbox", { name: "Paste an advert or its address", exact: true }).focus();
    await paste(page, advert.url);
    await button("Done when read").press("Enter");
    await expect(status).toHaveText("Reading the advert... Done as soon as it is read.");
    await expect(button("Do not wait")).toBeFocused();
    await expect(page).toBeAccessible();
    await picture(page, "job-details-done-waits");

    // Without waiting there is only the address; No leaves everything as it was.
    await button("Do not wait").press("Enter");
    await expect(asked).toBeVisible();
    await expect(page).toBeAccessible();
    await asked.getByRole("button", { name: "No", exact: true }).press("Enter");
    await expect(asked).toHaveCount(0);
    await expect(status).toHaveText("Reading the advert...");

    // A reading that fails saves nothing, and says why.
    await button("Done when read").press("Enter");
    await answer(0, "PAGE_UNREACHABLE");
    await expect(page.getByRole("alert")).toContainText("The page could not be reached");
    await expect(button("Done")).toBeVisible();
    await button("Done").press("Enter");
    await expect(asked).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(asked).toHaveCount(0);

    // Stopped, it is taken back; read, it is saved by itself.
    await button("Extract").click();
    await titleField(page).press("Control+Enter");
    await expect(button("Do not wait")).toBeVisible();
    await button("Stop reading").press("Enter");
    await expect(button("Done")).toBeVisible();
    await expect.poll(() => held.length).toBe(2);
    await button("Extract").click();
    await titleField(page).press("Control+Enter");
    await expect(status).toHaveText("Reading the advert... Done as soon as it is read.");
    await answer(2, "READ");
    await expect(page.getByText("Job details saved")).toBeVisible();
    await page.goto(`${journeys.url}/jobhunts`);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("article", { name: /^Data Engineer/ })).toBeVisible();
    expect(complaints.filter((complaint) => !complaint.includes("Error fetching the URL content"))).toEqual([]);
  });

  test("advances a hunt early with Progress, and undoes it from the toast", async ({ journeys }) => {
    const { page } = await journeys.open("/jobhunts");
    await startJobHunt(page, "Moving");
    await page.goto(`${journeys.url}/jobhunts`);

    await page
      .getByRole("button", { name: /Progress/ })
      .first()
      .click();
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    // The toast stays while something points at it.
    await undo.hover();
    await expect(page.getByText(/Applying\s*0 of 8/)).toBeVisible();
    await undo.click();

    await expect(page.getByText(/Preparing\s*0 of 7/)).toBeVisible();
  });

  test("keeps what was typed when the page is loaded again before Done", { tag: "@phone" }, async ({ journeys }) => {
    const { page } = await journeys.open("/jobhunts");
    await startJobHunt(page, "Half way");
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("person_guid"))).not.toBeNull();
    await titleField(page).fill("Lighthouse keeper");

    await page.reload();

    await expect(titleField(page)).toHaveValue("Lighthouse keeper");
    await picture(page, "job-details-phone");
  });
});
