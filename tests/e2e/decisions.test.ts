import type { Locator, Page } from "@playwright/test";
import type { Person } from "../support/browser-person.js";
import { ADVERT } from "../support/advert-page.js";
import { goDark, picture } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

const TITLE = "Senior Backend Engineer (Platform)";
const PROMPT = "Please provide a reason for terminating this job hunt and then click Yes to confirm.";
const QUESTION = `${TITLE} at Northwind Labs: do you apply?`;

test.describe("the decision on a job", () => {
  const button = (on: Page | Locator, name: string): Locator => on.getByRole("button", { name, exact: true });
  const dialog = (page: Page): Locator => page.getByRole("dialog", { name: QUESTION, exact: true });
  const card = (page: Page): Locator =>
    page.getByRole("region", { name: `Apply for “${TITLE}” at Northwind Labs?`, exact: true });
  const toast = (page: Page, text: string): Locator => page.getByText(text, { exact: true });

  /** Makes a hunt whose advert was captured on another device. */
  async function capture(person: Person): Promise<string> {
    const { createJobHunt } = await person.speak<{ createJobHunt: { id: string } }>(
      `mutation { createJobHunt(input: { name: "${TITLE}", scenario: FOUND_ADVERT }) { id } }`,
    );
    await person.speak(`mutation ($input: JobDetailsInput!) { completeJobDetails(input: $input) { logEntryId } }`, {
      input: { jobHuntId: createJobHunt.id, jobTitle: TITLE, companyName: "Northwind Labs", advertText: ADVERT },
    });
    return createJobHunt.id;
  }

  async function huntOf(person: Person, id: string): Promise<object> {
    const { jobHunt } = await person.speak<{ jobHunt: object }>(
      `query ($id: ID!) { jobHunt(id: $id) { status currentPhase outcome terminationReason
         step(name: DECIDE_ON_JOB) { status } } }`,
      { id },
    );
    return jobHunt;
  }

  test(
    "leads from an empty account by an advert and a yes to the next guide",
    { tag: ["@phone", "@desktop"] },
    async ({ journeys }) => {
      const { page, complaints } = await journeys.open("/");
      await page.getByRole("textbox", { name: "Paste an advert or its address", exact: true }).fill(ADVERT);
      await button(page, "Read the advert").click();
      await expect(page.getByRole("textbox", { name: "Job title" })).toHaveValue(TITLE);
      await button(page, "Done").first().click();

      await expect(card(page)).toContainText(/Captured just now: \d+ of 13 facts, with the advert/);
      await expect(button(card(page), "Yes, I apply")).toBeFocused();
      await expect(page.getByText("Done for today.")).toHaveCount(0);
      await untilLoaded(page);
      await expect(page).toBeAccessible();
      await picture(page, "decision-1-captured");
      await button(card(page), "Yes, I apply").click();

      await expect(page.getByRole("heading", { name: "Build application bundle", level: 2 })).toBeVisible();
      await expect(toast(page, `You apply. ${TITLE} is in Applying.`)).toBeVisible();
      await picture(page, "decision-2-guide");
      // What was told of the capture may still be there.
      const told = page.locator(".toast", { hasText: `You apply. ${TITLE} is in Applying.` });
      await button(told, "Undo").click();
      await page.goto(journeys.url);
      await expect(card(page)).toBeVisible();
      await expect(button(card(page), "Yes, I apply")).not.toBeFocused();
      expect(complaints).toEqual([]);
    },
  );

  test("is a no with a reason, which one Undo takes back", { tag: ["@phone", "@desktop"] }, async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await capture(person);
    const { page, complaints } = await journeys.open("/", { as: person });
    await button(card(page), "No, not this one").click();

    await expect(dialog(page).getByText(PROMPT)).toBeVisible();
    await expect(dialog(page).getByRole("textbox", { name: "Reason", exact: true })).toBeFocused();
    await expect(page).toBeAccessible();
    await button(dialog(page), "Too far").click();
    await page.keyboard.type(" for me");
    await picture(page, "decision-3-no");
    await page.keyboard.press("Enter");

    await expect(toast(page, "Archived: I did not apply.")).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    const ended = { status: "TERMINATED", outcome: "DID_NOT_APPLY", terminationReason: "Too far for me" };
    await expect.poll(() => huntOf(person, id)).toMatchObject({ ...ended, step: { status: "DONE" } });
    await button(page, "Undo").click();
    await expect(card(page)).toBeVisible();
    await expect
      .poll(() => huntOf(person, id))
      .toMatchObject({ status: "ACTIVE", outcome: null, step: { status: "INACTIVE" } });
    expect(complaints).toEqual([]);
  });

  test("is asked by Done in Today, and answered there with keys alone", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await capture(person);
    const { page, complaints } = await journeys.open("/", { as: person });
    const row = page.getByRole("listitem").filter({ hasText: "Decide on job" });
    await row.hover();
    await button(row, "Done").click();
    await expect(button(dialog(page), "Yes, I apply")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect
      .poll(() => huntOf(person, id))
      .toMatchObject({ currentPhase: "PREPARING", step: { status: "INACTIVE" } });

    await row.hover();
    await button(row, "Done").click();
    await page.keyboard.press("l");
    await expect(dialog(page).getByRole("button", { name: /^Tomorrow/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast(page, "Moved to tomorrow")).toBeVisible();
    await expect(card(page)).toHaveCount(0);

    await row.hover();
    await button(row, "Done").click();
    await button(dialog(page), "Yes, I apply").press("y");
    await expect(toast(page, `You apply. ${TITLE} is in Applying.`)).toBeVisible();
    await expect(page).toHaveURL(`${journeys.url}/`);
    await expect.poll(() => huntOf(person, id)).toMatchObject({ currentPhase: "APPLYING", step: { status: "DONE" } });
    await button(page, "Open it").click();
    await expect(page.getByRole("heading", { name: "Build application bundle", level: 2 })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test("is asked on the guide and the card, where Progress names the next phase too", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await capture(person);
    const { page, complaints } = await journeys.open(`/jobhunts/${id}`, { as: person });
    await expect(button(page, "Progress to Applying")).toBeVisible();
    await button(page, "Open: Decide on job").click();
    await expect(button(page, "Progress to Applying")).toBeVisible();
    await button(page, "Done").click();
    await expect(dialog(page)).toBeVisible();
    await goDark(page);
    await expect(page).toBeAccessible();
    await button(dialog(page), "Cancel").click();

    await page.goto(`${journeys.url}/jobhunts`);
    await page.getByRole("checkbox", { name: "Decide on job is done", exact: true }).click();
    await button(dialog(page), "Yes, I apply").click();

    await expect(page.getByRole("heading", { name: "Build application bundle", level: 2 })).toBeVisible();
    await expect(button(page, "Progress to Interviewing")).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
