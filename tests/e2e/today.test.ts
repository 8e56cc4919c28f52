import type { Locator, Page } from "@playwright/test";
import { addDays } from "../../gateway/platform/day.js";
import type { Person } from "../support/browser-person.js";
import { goDark } from "../support/browser.js";
import { expect, test } from "./journeys.js";

const HUNTS = ["Harbour analyst", "Map editor", "Data steward"];
const JOURNAL = "JOURNAL_YOUR_JOB_HUNT";
/** What the console is told of a step that is not completed (spec 9). */
const REFUSED = "Error completing workflow step";

interface Rows {
  readonly items: readonly {
    readonly step: string;
    readonly jobHunt: { readonly id: string; readonly name: string };
  }[];
}

test.describe("Today on the dashboard", () => {
  const group = (page: Page, name: string): Locator => page.getByRole("region", { name });
  const rowsIn = (page: Page, name: string): Locator => group(page, name).getByRole("listitem");

  /** Makes hunts whose next step is due today. The journal, which is due on Fridays, is moved: the rows are the same each day. */
  async function dueToday(person: Person): Promise<Rows["items"]> {
    for (const name of HUNTS) {
      await person.speak(`mutation ($input: CreateJobHuntInput!) { createJobHunt(input: $input) { logEntryId } }`, {
        input: { name, scenario: "FOUND_ADVERT" },
      });
    }
    const { today } = await person.speak<{ today: { on: string; today: Rows; next: Rows } }>(
      `{ today { on today { items { step jobHunt { id name } } } next { items { step jobHunt { id name } } } } }`,
    );
    const mine = [...today.today.items, ...today.next.items].filter(({ step }) => step !== JOURNAL);
    const moved = mine.slice(0, 1).map(({ jobHunt }) => ({ jobHunt, step: JOURNAL, dueOn: addDays(today.on, 6) }));
    for (const { step, jobHunt, dueOn } of [...mine.map((item) => ({ ...item, dueOn: today.on })), ...moved]) {
      await person.speak(`mutation ($input: SetStepDueDateInput!) { setStepDueDate(input: $input) { logEntryId } }`, {
        input: { jobHuntId: jobHunt.id, step, dueOn },
      });
    }
    return mine;
  }

  test("says what to do before there is a hunt, and leads to its beginning", async ({ journeys }) => {
    const { page, complaints } = await journeys.open("/");
    await page.getByRole("heading", { name: "Nothing to do yet. Start with one job hunt.", exact: true }).waitFor();
    await expect(page).toBeAccessible();

    await page.getByRole("button", { name: "Paste an advert", exact: true }).click();
    await expect(page.getByLabel("Paste an advert or its address")).toBeFocused();
    await page.getByRole("button", { name: "I do not know what I want yet", exact: true }).click();

    await expect(page).toHaveURL(`${journeys.url}/jobhunts`);
    const chosen = page.getByRole("dialog").getByRole("radio", { checked: true });
    await expect(chosen).toHaveValue("NO_IDEA_IDEAL_JOB");
    expect(complaints).toEqual([]);
  });

  test("is done, undone and moved with keys alone, and says what became of a step elsewhere", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const due = await dueToday(person);
    const { page, complaints } = await journeys.open("/", { as: person });
    const ticks = rowsIn(page, "Today 3").getByRole("button", { name: /^Done: / });
    await expect(ticks).toHaveCount(3);
    await expect(page).toBeAccessibleInBothSizes("today");
    await goDark(page);
    await expect(page).toBeAccessibleInBothSizes("today-dark");

    await page.keyboard.press("t");
    await expect(ticks.first()).toBeFocused();
    const second = page.getByRole("button", { name: await nameOf(ticks.nth(1)), exact: true });
    await page.keyboard.press("d");
    await page.getByRole("status").getByText("Done. 2 left today").waitFor();
    await expect(second).toBeFocused();
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await page.getByText("Undone", { exact: true }).waitFor();
    // Its row is folded until the server's list is known to have it again.
    await expect(ticks).toHaveCount(3);

    await page.keyboard.press("t");
    await page.keyboard.press("s");
    await page.getByRole("menuitem", { name: /^Tomorrow/ }).waitFor();
    await page.keyboard.press("1");
    await expect(rowsIn(page, "Today 2")).toHaveCount(2);
    await expect(rowsIn(page, "Next 7 days").first()).toContainText("tomorrow");

    // Another device was faster, and this one has not heard of it yet.
    const step = { __typename: "Step", id: "1", name: due[0]?.step, status: "DONE", dueOn: null, changedAt: null };
    const conflict = { message: "It was changed meanwhile.", extensions: { code: "CONFLICT" } };
    await page.route("**/graphql", (route) => {
      const sent = route.request().postData() ?? "";
      if (sent.includes("mutation StepSetStatus")) return route.fulfill({ json: { errors: [conflict] } });
      if (!sent.includes("query TodayStep")) return route.fallback();
      const jobHunt = { __typename: "JobHunt", id: due[0]?.jobHunt.id, version: 9, step };
      return route.fulfill({ json: { data: { jobHunt } } });
    });
    await page.keyboard.press("t");
    await page.keyboard.press("d");
    await page.getByText("You changed this on another device: done.").waitFor();
    await expect(page).toBeAccessible();
    await page.getByRole("button", { name: "Close", exact: true }).click();

    await expect(page.getByText("You changed this on another device: done.")).toBeHidden();
    expect(complaints.filter((complaint) => !complaint.startsWith(REFUSED))).toEqual([]);
  });

  test("leads from an appointment to its hunt sheet, and asks how it went once its time has come", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    const [name = ""] = HUNTS;
    const { createJobHunt } = await person.speak<{ createJobHunt: { jobHunt: { id: string } } }>(
      `mutation ($input: CreateJobHuntInput!) { createJobHunt(input: $input) { jobHunt { id } } }`,
      { input: { name, scenario: "FOUND_ADVERT" } },
    );
    const { id } = createJobHunt.jobHunt;
    const { today } = await person.speak<{ today: { on: string } }>(`{ today { on } }`);
    await person.speak(`mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }`, {
      input: { jobHuntId: id, kind: "PHONE", roundNumber: 2, day: today.on, time: "00:00", phone: "+44 7700 900123" },
    });
    const { page, complaints } = await journeys.open("/", { as: person });
    const row = page.locator(".due-row", { hasText: "Interview, round 2" });
    await expect(row.getByRole("link", { name: "+44 7700 900123" })).toHaveAttribute("href", "tel:+447700900123");

    await row.getByRole("button", { name: /^Open: .*Interview, round 2, Harbour analyst$/ }).focus();
    await page.keyboard.press("o");
    await page.waitForURL(`${journeys.url}/jobhunts/${id}`);
    // With the title of its screen the heading gets the focus, which it would take from the row otherwise.
    await expect(page).toHaveTitle(/^Hunt Sheet/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Dashboard/);
    await row.getByRole("button", { name: /^Open: / }).focus();
    await page.keyboard.press("d");
    const answers = row.getByRole("group", { name: "How did it go?" });
    await answers.waitFor();
    await expect(page).toBeAccessible();
    await answers.getByText("Good", { exact: true }).click();
    await row.getByRole("button", { name: "Save", exact: true }).click();
    await row.waitFor({ state: "detached" });

    const { jobHunt } = await person.speak<{ jobHunt: { appointments: { nodes: readonly { outcome: string }[] } } }>(
      `query ($id: ID!) { jobHunt(id: $id) { appointments { nodes { outcome } } } }`,
      { id },
    );
    expect(jobHunt.appointments.nodes).toEqual([{ outcome: "GOOD" }]);
    expect(complaints).toEqual([]);
  });
});

/** Returns the name of a button that is there. */
async function nameOf(button: Locator): Promise<string> {
  return (await button.getAttribute("aria-label")) ?? "";
}
