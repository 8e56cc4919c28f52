import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import { addDays } from "../../gateway/platform/day.js";
import type { Person } from "../support/browser-person.js";
import { listenToErrors } from "./support/faults.js";
import { refusal, type Answer } from "./support/network.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { make, newPerson } from "./support/people.js";

/** Hunts by their scenario: with the same one, three would be one row. */
const HUNTS = [
  ["Harbour analyst", "FOUND_ADVERT"],
  ["Map editor", "FOUND_ADVERT"],
  ["Data steward", "NO_IDEA_IDEAL_JOB"],
] as const;
const JOURNAL = "JOURNAL_YOUR_JOB_HUNT";
/** What the console is told of a step that is not completed (spec 9). */
const REFUSED = "Error completing workflow step";

interface Rows {
  readonly items: readonly {
    readonly step: string;
    readonly jobHunt: { readonly id: string; readonly name: string };
  }[];
}

/** Makes hunts whose next step is due today. The journal, which is due on Fridays, is moved: the rows are the same each day. */
async function dueToday(person: Person): Promise<Rows["items"]> {
  for (const [name, scenario] of HUNTS)
    await make(person, `createJobHunt(input: { name: "${name}", scenario: ${scenario} }) { jobHunt { id } }`);
  const { today } = await person.speak<{ today: { on: string; today: Rows; next: Rows } }>(
    `{ today { on today { items { step jobHunt { id name } } } next { items { step jobHunt { id name } } } } }`,
  );
  const mine = [...today.today.items, ...today.next.items].filter(({ step }) => step !== JOURNAL);
  const moved = mine.slice(0, 1).map(({ jobHunt }) => ({ jobHunt, step: JOURNAL, dueOn: addDays(today.on, 6) }));
  for (const { step, jobHunt, dueOn } of [...mine.map((item) => ({ ...item, dueOn: today.on })), ...moved])
    await person.speak(`mutation ($input: SetStepDueDateInput!) { setStepDueDate(input: $input) { logEntryId } }`, {
      input: { jobHuntId: jobHunt.id, step, dueOn },
    });
  return mine;
}

/** Makes three hunts with an advert each, about which is to be decided. */
async function capturedHunts(person: Person): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const hunts = [];
  for (const [name] of HUNTS) {
    const id = await make(
      person,
      `createJobHunt(input: { name: "${name}", scenario: FOUND_ADVERT }) { jobHunt { id } }`,
    );
    await person.speak(`mutation ($input: JobDetailsInput!) { completeJobDetails(input: $input) { logEntryId } }`, {
      input: { jobHuntId: id, jobTitle: name, advertText: name },
    });
    hunts.push({ id, name });
  }
  return hunts;
}

/** Opens the dashboard of somebody with three steps that are due today. */
async function openDue(): Promise<OpenedScreen & { readonly due: Rows["items"] }> {
  const person = await newPerson();
  const due = await dueToday(person);
  const screen = await openScreen("/", { as: person });
  await waitFor(() => expect(ticksOf("Today 3")).toHaveLength(3));
  return { ...screen, due };
}

/** The buttons that tick the steps of a part of Today; none before it is there. */
function ticksOf(name: string): readonly HTMLElement[] {
  const group = within(document.body).queryByRole("region", { name });
  return group === null ? [] : within(group).queryAllByRole("button", { name: /^Done: / });
}

/** Gives the first of the steps the focus, by its key; an effect binds it after the steps are there. */
async function focusFirst({ user }: OpenedScreen): Promise<void> {
  await waitFor(async () => {
    await user.keyboard("t");
    expect(document.activeElement === ticksOf("Today 3")[0]).toBe(true);
  });
}

describe("Today on the dashboard", () => {
  test("leads from nothing to do to the beginning of a hunt", async () => {
    const { page, user } = await openScreen("/");
    await page.findByRole("heading", { name: "Nothing to do yet. Start with one job hunt." });

    const box = page.getByLabelText("Paste an advert or its address");
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(page.getAllByText(/^Paste an advert/)).toHaveLength(1);
    await user.click(page.getByRole("button", { name: "I do not know what I want yet" }));

    const dialog = within(await page.findByRole("dialog"));
    expect(window.location.pathname).toBe("/jobhunts");
    const chosen = await dialog.findByRole<HTMLInputElement>("radio", { checked: true });
    expect(chosen.value).toBe("NO_IDEA_IDEAL_JOB");
  });

  test("takes an advert that is pasted outside of every field, and leaves a picture alone", async () => {
    const { page } = await openDue();
    const paste = (text: string): void => {
      const event = new Event("paste", { bubbles: true, cancelable: true });
      document.body.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } }));
    };

    paste("");
    expect(window.location.pathname).toBe("/");
    paste("Lighthouse keeper wanted");

    const advert = await page.findByRole<HTMLTextAreaElement>("textbox", { name: "Job advert" });
    await waitFor(() => expect(advert.value).toBe("Lighthouse keeper wanted"));
  });

  test("folds the areas while there is something to do, and remembers that they were unfolded", async () => {
    const screen = await openDue();
    const fold = await screen.page.findByRole("button", { name: "Areas" });
    expect(screen.page.queryByRole("group", { name: "Areas" })).toBeNull();

    await screen.user.click(fold);
    await screen.page.findByRole("group", { name: "Areas" });
    await screen.reload();

    await screen.page.findByRole("group", { name: "Areas" });
  });

  test("has one row for three equal steps, which unfolds, and is skipped and undone for all", async () => {
    const person = await newPerson();
    const hunts = await capturedHunts(person);
    const { page, user } = await openScreen("/", { as: person });
    const statuses = async (): Promise<readonly unknown[]> =>
      Promise.all(
        hunts.map(async ({ id }) =>
          person.speak(`query ($id: ID!) { jobHunt(id: $id) { step(name: DECIDE_ON_JOB) { status } } }`, { id }),
        ),
      );
    const before = await statuses();

    const row = await page.findByRole("button", { name: "Decide on 3 jobs" });
    expect(row.getAttribute("aria-expanded")).toBe("false");
    row.focus();
    await user.keyboard("{ArrowRight}");

    const lines = within(await page.findByRole("list", { name: "Decide on 3 jobs" }));
    const jobs = lines.getAllByRole("link").map(({ textContent }) => textContent);
    expect(jobs.toSorted()).toEqual(hunts.map(({ name }) => name).toSorted());
    expect(lines.getAllByRole("button", { name: /^I apply: / })).toHaveLength(3);
    await user.click(page.getByRole("button", { name: "Skip for all: Decide on 3 jobs" }));

    await page.findByText("Decide on job: 3 jobs skipped.");
    expect(await statuses()).toEqual(hunts.map(() => ({ jobHunt: { step: { status: "SKIPPED" } } })));
    await user.click(page.getByRole("button", { name: "Undo" }));

    await page.findByText("Undone");
    expect(await statuses()).toEqual(before);
    await page.findByRole("button", { name: "Decide on 3 jobs" });
  });

  test("decides on one of equal steps in its line", async () => {
    const person = await newPerson();
    const [first] = await capturedHunts(person);
    const { page, user } = await openScreen("/", { as: person });
    await user.click(await page.findByRole("button", { name: "Decide on 3 jobs" }));

    await user.click(await page.findByRole("button", { name: "I apply: Harbour analyst" }));

    await waitFor(() => expect(page.queryByRole("button", { name: "I apply: Harbour analyst" })).toBeNull());
    await waitFor(async () =>
      expect(await person.speak(`query ($id: ID!) { jobHunt(id: $id) { currentPhase } }`, { id: first?.id })).toEqual({
        jobHunt: { currentPhase: "APPLYING" },
      }),
    );
  });

  test("says that nothing more is due, and what is next", async () => {
    const person = await newPerson();
    await make(person, `createJobHunt(input: { name: "Harbour analyst", scenario: FOUND_ADVERT }) { jobHunt { id } }`);
    const { today } = await person.speak<{ today: { on: string; today: Rows; next: Rows } }>(
      `{ today { on today { items { step jobHunt { id name } } } next { items { step jobHunt { id name } } } } }`,
    );
    const later = [...today.today.items, ...today.next.items].map(({ step, jobHunt }) => ({
      jobHuntId: jobHunt.id,
      step,
      dueOn: addDays(today.on, 6),
    }));
    for (const input of later)
      await person.speak(`mutation ($input: SetStepDueDateInput!) { setStepDueDate(input: $input) { logEntryId } }`, {
        input,
      });

    const { page } = await openScreen("/", { as: person });

    await page.findByRole("heading", { name: "Nothing more is due today." });
    page.getByText(/^Next: .*Harbour analyst/);
  });

  test("claims nothing of an account before the first answer", async () => {
    let isAsked = false;
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const held: Answer = async (_asked, pass) => {
      isAsked = true;
      await isAnswered;
      return pass();
    };
    const { page } = await openScreen("/", { answers: { Dashboard: held } });
    const box = await page.findByLabelText("Paste an advert or its address");
    await waitFor(() => expect(isAsked).toBe(true));
    expect(box.closest(".is-first")).toBeNull();
    expect(page.queryByRole("heading", { name: /^Nothing to do yet/ })).toBeNull();

    answer();

    await page.findByRole("heading", { name: /^Nothing to do yet/ });
    expect(page.getByLabelText("Paste an advert or its address")).toBe(box);
  });

  test("is done with a key, which goes on to the next step, and undone", async () => {
    const screen = await openDue();
    const { page, user, person, due } = screen;
    const second = ticksOf("Today 3")[1];
    await focusFirst(screen);

    await user.keyboard("d");

    const told = (): readonly string[] => page.getAllByRole("status").map(({ textContent }) => textContent);
    await waitFor(() => expect(told().join()).toContain("Done. 2 left today"));
    await waitFor(() => expect(document.activeElement === second).toBe(true));
    await user.click(page.getAllByRole("button", { name: "Undo" })[0] ?? document.body);
    await page.findByText("Undone");
    await waitFor(() => expect(ticksOf("Today 3")).toHaveLength(3));
    for (const { step, jobHunt } of due)
      expect(
        await person.speak(`query ($id: ID!) { jobHunt(id: $id) { step(name: ${step}) { status } } }`, {
          id: jobHunt.id,
        }),
      ).not.toEqual({ jobHunt: { step: { status: "DONE" } } });
  });

  test("is moved to tomorrow by the menu that a key opens", async () => {
    const screen = await openDue();
    const { page, user } = screen;
    await focusFirst(screen);
    await user.keyboard("s");

    await user.click(await page.findByRole("menuitem", { name: /^Tomorrow/ }));

    const next = await page.findByRole("region", { name: /^Next 7 days/ });
    await waitFor(() => expect(within(next).getAllByRole("listitem")[0]?.textContent).toContain("tomorrow"));
    expect(ticksOf("Today 2")).toHaveLength(2);
  });

  test("says what became of a step on another device, until it is closed", async () => {
    const errors = listenToErrors();
    const screen = await openDue();
    const { page, user, network, due } = screen;
    const step = { __typename: "Step", id: "1", name: due[0]?.step, status: "DONE", dueOn: null, changedAt: null };
    network.answer("StepComplete", () => refusal("CONFLICT", "It was changed meanwhile."));
    network.answer("TodayStep", () =>
      Response.json({ data: { jobHunt: { __typename: "JobHunt", id: due[0]?.jobHunt.id, version: 9, step } } }),
    );
    await focusFirst(screen);

    await user.keyboard("d");

    await page.findByText("You changed this on another device: done.");
    await user.click(page.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(page.queryByText("You changed this on another device: done.")).toBeNull());
    expect(errors().filter((words) => !words.startsWith(REFUSED))).toEqual([]);
  });

  test("leads from an appointment to its hunt sheet, and asks how it went once its time has come", async () => {
    const person = await newPerson();
    const id = await make(
      person,
      `createJobHunt(input: { name: "Harbour analyst", scenario: FOUND_ADVERT }) { jobHunt { id } }`,
    );
    const { today } = await person.speak<{ today: { on: string } }>(`{ today { on } }`);
    await person.speak(`mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }`, {
      input: { jobHuntId: id, kind: "PHONE", roundNumber: 2, day: today.on, time: "00:00", phone: "+44 7700 900123" },
    });
    const { page, user } = await openScreen("/", { as: person });
    const name = /^Open: .*Interview, round 2, Harbour analyst$/;
    const row = (): HTMLElement => page.getByRole("button", { name }).closest<HTMLElement>(".due-row") ?? document.body;
    await page.findByRole("button", { name });
    expect(within(row()).getByRole("link", { name: "+44 7700 900123" }).getAttribute("href")).toBe("tel:+447700900123");

    page.getByRole("button", { name }).focus();
    await user.keyboard("o");
    await waitFor(() => expect(window.location.pathname).toBe(`/jobhunts/${id}`));
    // With the title of its screen the heading gets the focus, which it would take from the row otherwise.
    await waitFor(() => expect(document.title).toMatch(/^Hunt Sheet/));
    await user.click(await page.findByRole("button", { name: "Back" }));
    await waitFor(() => expect(document.title).toMatch(/^Dashboard/));
    (await page.findByRole("button", { name })).focus();
    await user.keyboard("d");
    const answers = within(await within(row()).findByRole("group", { name: "How did it go?" }));
    await user.click(answers.getByRole("radio", { name: "Good" }));
    await user.click(within(row()).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(page.queryByRole("button", { name })).toBeNull());

    const answer = await person.speak(`query ($id: ID!) { jobHunt(id: $id) { appointments { nodes { outcome } } } }`, {
      id,
    });
    expect(answer).toEqual({ jobHunt: { appointments: { nodes: [{ outcome: "GOOD" }] } } });
  });
});
