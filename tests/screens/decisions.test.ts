import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import type { Person } from "../support/browser-person.js";
import { ADVERT } from "../support/advert-page.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { make, newPerson } from "./support/people.js";

const TITLE = "Senior Backend Engineer (Platform)";
const PROMPT = "Please provide a reason for terminating this job hunt and then click Yes to confirm.";
const QUESTION = { name: `${TITLE} at Northwind Labs: do you apply?` };
const CARD = { name: `Apply for “${TITLE}” at Northwind Labs?` };
const GUIDE = { name: "Build application bundle", level: 2 };

/** Makes a hunt whose advert was captured on another device. */
async function capture(): Promise<{ readonly person: Person; readonly id: string }> {
  const person = await newPerson();
  const id = await make(
    person,
    `createJobHunt(input: { name: "${TITLE}", scenario: FOUND_ADVERT }) { jobHunt { id } }`,
  );
  await person.speak(`mutation ($input: JobDetailsInput!) { completeJobDetails(input: $input) { logEntryId } }`, {
    input: { jobHuntId: id, jobTitle: TITLE, companyName: "Northwind Labs", advertText: ADVERT },
  });
  return { person, id };
}

async function huntOf({ speak }: Person, id: string): Promise<object> {
  const { jobHunt } = await speak<{ jobHunt: object }>(
    `query ($id: ID!) { jobHunt(id: $id) { status currentPhase outcome terminationReason
       step(name: DECIDE_ON_JOB) { status } } }`,
    { id },
  );
  return jobHunt;
}

const press = async ({ page, user }: OpenedScreen, name: string): Promise<void> =>
  user.click(await page.findByRole("button", { name }));

/** Ticks the decision in Today, and returns the question. */
async function askInToday({ page, user }: OpenedScreen): Promise<HTMLElement> {
  await user.click(await page.findByRole("button", { name: /^Done: Decide on job/ }));
  const dialog = await page.findByRole("dialog", QUESTION);
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Yes, I apply"));
  return dialog;
}

describe("the decision on a job", () => {
  test("leads from an empty account by an advert and a yes to the next guide, and Undo asks again", async () => {
    const screen = await openScreen("/");
    const { page, user } = screen;
    await user.click(await page.findByRole("textbox", { name: "Paste an advert or its address" }));
    await user.paste(ADVERT);
    await press(screen, "Read the advert");
    const title = await page.findByRole<HTMLInputElement>("textbox", { name: /^Job title/ });
    await waitFor(() => expect(title.value).toBe(TITLE));
    await user.click(page.getAllByRole("button", { name: "Done" })[0] ?? title);

    const card = await page.findByRole("region", CARD);
    await waitFor(() => expect(card.textContent).toMatch(/Captured just now: \d+ of 13 facts, with the advert/));
    const yes = within(card).getByRole("button", { name: "Yes, I apply" });
    await waitFor(() => expect(document.activeElement).toBe(yes));
    expect(page.queryByText("Nothing more is due today.")).toBeNull();
    await user.click(yes);

    // The toasts go by themselves, and sooner than a busy machine finds the heading.
    const told = (await page.findByText(`You apply. ${TITLE} is in Applying.`)).closest<HTMLElement>(".toast");
    const undo = within(told ?? document.body).getByText("Undo");
    await user.hover(undo);
    await page.findByRole("heading", GUIDE);
    await user.click(undo);
    await page.findByText("Undone");
    await screen.leaveFor("/");
    const again = within(await page.findByRole("region", CARD)).getByRole("button", { name: "Yes, I apply" });
    expect(document.activeElement).not.toBe(again);
  });

  test("is a no with a reason, which one Undo takes back", async () => {
    const { person, id } = await capture();
    const screen = await openScreen("/", { as: person });
    const { page, user } = screen;
    await user.click(within(await page.findByRole("region", CARD)).getByRole("button", { name: "No, not this one" }));
    const dialog = within(await page.findByRole("dialog", QUESTION));
    await dialog.findByText(PROMPT);

    await user.click(dialog.getByRole("button", { name: "Too far" }));
    await user.keyboard(" for me");
    await user.keyboard("{Enter}");

    await page.findByText("Archived: I did not apply.");
    const undo = await page.findByText("Undo");
    await user.hover(undo);
    await waitFor(() => expect(page.queryByRole("region", CARD)).toBeNull());
    const ended = { status: "TERMINATED", outcome: "DID_NOT_APPLY", terminationReason: "Too far for me" };
    expect(await huntOf(person, id)).toMatchObject({ ...ended, step: { status: "DONE" } });
    await user.click(undo);
    await page.findByRole("region", CARD);
    expect(await huntOf(person, id)).toMatchObject({ status: "ACTIVE", outcome: null, step: { status: "INACTIVE" } });
  });

  test("is asked by Done in Today, where Escape changes nothing and y is a yes", async () => {
    const { person, id } = await capture();
    const screen = await openScreen("/", { as: person });
    const { page, user } = screen;
    await askInToday(screen);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog", QUESTION)).toBeNull());
    expect(await huntOf(person, id)).toMatchObject({ currentPhase: "PREPARING", step: { status: "INACTIVE" } });

    await askInToday(screen);
    await user.keyboard("y");

    await page.findByText(`You apply. ${TITLE} is in Applying.`);
    const openIt = await page.findByText("Open it");
    expect(window.location.pathname).toBe("/");
    expect(await huntOf(person, id)).toMatchObject({ currentPhase: "APPLYING", step: { status: "DONE" } });
    await user.click(openIt);
    await page.findByRole("heading", GUIDE);
  });

  test("is put off by l and Enter, which takes it from Today", async () => {
    const { person, id } = await capture();
    const screen = await openScreen("/", { as: person });
    const { page, user } = screen;
    await page.findByRole("region", CARD);
    const dialog = await askInToday(screen);
    const yes = document.activeElement;

    await user.keyboard("l");
    await waitFor(() => {
      expect(dialog.contains(document.activeElement)).toBe(true);
      expect(document.activeElement).not.toBe(yes);
    });
    await user.keyboard("{Enter}");

    await waitFor(() => expect(page.queryByRole("dialog", QUESTION)).toBeNull());
    await waitFor(() => expect(page.queryByRole("region", CARD)).toBeNull());
    expect(await huntOf(person, id)).toMatchObject({ currentPhase: "PREPARING", step: { status: "INACTIVE" } });
  });

  test("is asked on the guide, where Progress names the next phase too", async () => {
    const { person, id } = await capture();
    const screen = await openScreen(`/jobhunts/${id}`, { as: person });
    await screen.page.findByRole("button", { name: "Progress to Applying" });
    await press(screen, "Open: Decide on job");
    await screen.page.findByRole("button", { name: "Progress to Applying" });
    await press(screen, "Done");
    const dialog = await screen.page.findByRole("dialog", QUESTION);

    await screen.user.click(within(dialog).getByRole("button", { name: "Cancel" }));

    await waitFor(() => expect(screen.page.queryByRole("dialog", QUESTION)).toBeNull());
    // Opening it has begun it.
    expect(await huntOf(person, id)).toMatchObject({ currentPhase: "PREPARING", step: { status: "ACTIVE" } });
  });

  test("is asked on the card by its tick", async () => {
    const { person, id } = await capture();
    const { page, user } = await openScreen("/jobhunts", { as: person, stored: { selectedJobHuntId: id } });
    await user.click(await page.findByRole("checkbox", { name: "Decide on job is done" }));
    const dialog = within(await page.findByRole("dialog", QUESTION));

    await user.click(dialog.getByRole("button", { name: /^Yes, I apply/ }));

    await page.findByRole("heading", GUIDE);
    await page.findByRole("button", { name: "Progress to Interviewing" });
  });
});
