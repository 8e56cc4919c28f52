import { describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import type { Person } from "../support/browser-person.js";
import { accessibilityFaults, faultsInBothSizes, goDark } from "../support/browser.js";
import { startJourneys } from "./journeys.js";

const HUNTS = ["Harbour analyst", "Map editor", "Data steward"];
/** What the console is told of a step that is not completed (spec 9). */
const REFUSED = "Error completing workflow step";

interface Rows {
  readonly items: readonly {
    readonly step: string;
    readonly jobHunt: { readonly id: string; readonly name: string };
  }[];
}

describe("Today on the dashboard", () => {
  const journeys = startJourneys();

  const group = (page: Page, name: string): Locator => page.getByRole("region", { name });
  const rowsIn = (page: Page, name: string): Locator => group(page, name).getByRole("listitem");
  const focused = (page: Page): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null);

  /** Makes hunts whose next step is due today. */
  async function dueToday(person: Person): Promise<Rows["items"]> {
    for (const name of HUNTS) {
      await person.speak(`mutation ($input: CreateJobHuntInput!) { createJobHunt(input: $input) { logEntryId } }`, {
        input: { name, scenario: "FOUND_ADVERT" },
      });
    }
    const { today } = await person.speak<{ today: { on: string; today: Rows; next: Rows } }>(
      `{ today { on today { items { step jobHunt { id name } } } next { items { step jobHunt { id name } } } } }`,
    );
    const mine = [...today.today.items, ...today.next.items].filter(({ step }) => step !== "JOURNAL_YOUR_JOB_HUNT");
    for (const { step, jobHunt } of mine) {
      await person.speak(`mutation ($input: SetStepDueDateInput!) { setStepDueDate(input: $input) { logEntryId } }`, {
        input: { jobHuntId: jobHunt.id, step, dueOn: today.on },
      });
    }
    return mine;
  }

  it("says what to do before there is a hunt, and leads to its beginning", async () => {
    const { page, complaints } = await journeys.open("/");
    await page.getByRole("heading", { name: "Nothing to do yet. Start with one job hunt.", exact: true }).waitFor();
    const faults = await accessibilityFaults(page);

    await page.getByRole("button", { name: "Paste an advert", exact: true }).click();
    const pastes = await page.getByLabel("Paste an advert or its address").evaluate((box) => box.matches(":focus"));
    await page.getByRole("button", { name: "I do not know what I want yet", exact: true }).click();
    await page.waitForURL(`${journeys.url}/jobhunts`);
    const chosen = page.getByRole("dialog").getByRole("radio", { checked: true });

    expect(pastes).toBe(true);
    expect(await chosen.getAttribute("value")).toBe("NO_IDEA_IDEAL_JOB");
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("is done, undone and moved with keys alone, and says what became of a step elsewhere", async () => {
    const person = await journeys.createPerson();
    const due = await dueToday(person);
    const { page, complaints } = await journeys.open("/", { as: person });
    const list = rowsIn(page, "Today 3");
    await list.nth(2).waitFor();
    const faults = await faultsInBothSizes(page, "today");
    await goDark(page);
    faults.push(...(await faultsInBothSizes(page, "today-dark")));
    const names = await list
      .getByRole("button", { name: /^Done: / })
      .evaluateAll((ticks) => ticks.map((tick) => tick.getAttribute("aria-label") ?? ""));

    await page.keyboard.press("t");
    const first = await focused(page);
    await page.keyboard.press("d");
    await page.getByRole("status").getByText("Done. 2 left today").waitFor();
    const afterDone = await focused(page);
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await page.getByText("Undone", { exact: true }).waitFor();
    // Its row is folded until the server's list is known to have it again.
    await rowsIn(page, "Today 3").first().waitFor();

    await page.keyboard.press("t");
    await page.keyboard.press("s");
    await page.getByRole("menuitem", { name: /^Tomorrow/ }).waitFor();
    await page.keyboard.press("1");
    await rowsIn(page, "Today 2").nth(1).waitFor();
    const tomorrow = await group(page, "Next 7 days").getByRole("listitem").first().innerText();

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
    faults.push(...(await accessibilityFaults(page)));
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByText("You changed this on another device: done.").waitFor({ state: "detached" });

    expect(names).toHaveLength(3);
    expect(first).toBe(names[0]);
    expect(afterDone).toBe(names[1]);
    expect(tomorrow).toContain("tomorrow");
    expect(faults).toEqual([]);
    expect(complaints.filter((complaint) => !complaint.startsWith(REFUSED))).toEqual([]);
  });

  it("leads from an appointment to its hunt sheet, and asks how it went once its time has come", async () => {
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
    const number = await row.getByRole("link", { name: "+44 7700 900123" }).getAttribute("href");

    await row.getByRole("button", { name: /^Open: .*Interview, round 2, Harbour analyst$/ }).focus();
    await page.keyboard.press("o");
    await page.waitForURL(`${journeys.url}/jobhunts/${id}`);
    // With the title of its screen the heading gets the focus, which it would take from the row otherwise.
    await page.waitForFunction(() => document.title.startsWith("Hunt Sheet"));
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith("Dashboard"));
    await row.getByRole("button", { name: /^Open: / }).focus();
    await page.keyboard.press("d");
    const answers = row.getByRole("group", { name: "How did it go?" });
    await answers.waitFor();
    const faults = await accessibilityFaults(page);
    await answers.getByText("Good", { exact: true }).click();
    await row.getByRole("button", { name: "Save", exact: true }).click();
    await row.waitFor({ state: "detached" });
    const { jobHunt } = await person.speak<{ jobHunt: { appointments: { nodes: readonly { outcome: string }[] } } }>(
      `query ($id: ID!) { jobHunt(id: $id) { appointments { nodes { outcome } } } }`,
      { id },
    );

    expect(number).toBe("tel:+447700900123");
    expect(jobHunt.appointments.nodes).toEqual([{ outcome: "GOOD" }]);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
