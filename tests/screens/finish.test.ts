import { describe, expect, test } from "@jest/globals";
import { fireEvent, waitFor, within } from "@testing-library/dom";
import type { Person } from "../support/browser-person.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { make, newPerson } from "./support/people.js";

const DAY_MS = 86_400_000;
const STEPS = [
  ...["RECEIVED_OFFER", "OFFER_THANKS", "ACCEPT_OFFER", "OFFER_LEGITIMACY", "OFFER_ACCEPTANCE"],
  ...["CONTRACT_VALIDITY", "SIGN_AND_RETURN_OFFER", "ONBOARDING_COMMUNICATIONS"],
];
const QUESTION = { name: "Is this the end of your search?" };

/** The day a number of days from now, in UTC: the zone of the people of these tests. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function create(person: Person, name: string, phase: string, employer?: string): Promise<string> {
  const id = await make(person, `createJobHunt(input: { name: "${name}", phase: ${phase} }) { jobHunt { id } }`);
  if (employer !== undefined)
    await person.speak(
      `mutation ($id: ID!, $employer: String!) { completeJobDetails(input: { jobHuntId: $id, companyName: $employer }) { logEntryId } }`,
      { id, employer },
    );
  return id;
}

async function closeSteps({ speak }: Person, id: string): Promise<void> {
  const done = STEPS.map(
    (step) => `${step}: setStepStatus(input: { jobHuntId: $id, step: ${step}, status: DONE }) { logEntryId }`,
  );
  await speak(`mutation ($id: ID!) { ${done.join(" ")} }`, { id });
}

const meet = ({ speak }: Person, jobHuntId: string, days: number): Promise<unknown> =>
  speak(
    `mutation ($id: ID!, $day: LocalDate!) { createAppointment(input: { jobHuntId: $id, kind: VIDEO, day: $day }) { id } }`,
    { id: jobHuntId, day: dayIn(days) },
  );

const stateOf = async ({ speak }: Person, id: string): Promise<object> =>
  (await speak<{ jobHunt: object }>(`query ($id: ID!) { jobHunt(id: $id) { status outcome startsOn } }`, { id }))
    .jobHunt;
const ACTIVE = { status: "ACTIVE", outcome: null, startsOn: null };

/** Opens the last phase, and in it the card of a hunt. */
async function openCard(person: Person, name: string): Promise<OpenedScreen & { readonly complete: HTMLElement }> {
  const screen = await openScreen("/jobhunts/accepting", { as: person });
  await screen.user.click(await screen.page.findByRole("button", { name: new RegExp(`^${name}`) }));
  return { ...screen, complete: await screen.page.findByRole("button", { name: "Complete" }) };
}

describe("the end of a search", () => {
  test("is asked about with what is still open, and Escape changes nothing", async () => {
    const person = await newPerson();
    await person.speak(`mutation { updateViewer(input: { timeZone: "UTC" }) { logEntryId } }`);
    const id = await create(person, "Insight Lead", "ACCEPTING", "Lanternfish Health");
    const other = await create(person, "Surveyor", "INTERVIEWING", "Tidewater Grid");
    await meet(person, id, 3);
    await meet(person, other, 4);
    const { page, user, complete } = await openCard(person, "Insight Lead");

    await user.click(complete);
    const question = await page.findByRole("dialog", QUESTION);
    await waitFor(() => {
      expect(question.textContent).toContain(
        "Insight Lead at Lanternfish Health. 8 steps are still open: Received offer,",
      );
      expect(question.textContent).toContain("An appointment of this hunt is still open: Interview");
      expect(question.textContent).toContain("(Tidewater Grid)");
    });
    await user.keyboard("{Escape}");

    await waitFor(() => expect(page.queryByRole("dialog", QUESTION)).toBeNull());
    expect(await stateOf(person, id)).toEqual(ACTIVE);
  });

  test("is a job with its first day, and one Undo takes it back", async () => {
    const person = await newPerson();
    const id = await create(person, "Insight Lead", "ACCEPTING");
    const { page, user, complete } = await openCard(person, "Insight Lead");
    await user.click(complete);
    const question = within(await page.findByRole("dialog", QUESTION));
    await question.findByRole("button", { name: /^I have this job/ });

    fireEvent.change(question.getByLabelText("First day, may stay empty"), { target: { value: "2030-02-01" } });
    await user.click(question.getByRole("button", { name: "Finish" }));
    const undo = await page.findByText("Undo");
    // The toast stays while something points at it.
    await user.hover(undo);
    await page.findByText("You have a new job. You start on 1 February.");
    expect(await stateOf(person, id)).toEqual({ status: "DONE", outcome: "ACCEPTED", startsOn: "2030-02-01" });
    await user.click(undo);

    await page.findByText("Complete");
    await waitFor(async () => expect(await stateOf(person, id)).toEqual(ACTIVE));
  });

  test("may have come to nothing: then the card asks how it ended", async () => {
    const person = await newPerson();
    const id = await create(person, "Insight Lead", "ACCEPTING");
    const { page, user, complete } = await openCard(person, "Insight Lead");
    await user.click(complete);
    await page.findByRole("dialog", QUESTION);
    // It listens to keys from the moment it has the focus.
    await waitFor(() => expect(document.activeElement?.textContent).toContain("I have this job"));

    await user.keyboard("n");
    const confirm = within(await page.findByRole("alertdialog"));
    await user.click(confirm.getByRole("radio", { name: "I declined the offer" }));
    await user.click(confirm.getByRole("button", { name: "Yes" }));

    await waitFor(async () =>
      expect(await stateOf(person, id)).toMatchObject({ status: "TERMINATED", outcome: "OFFER_DECLINED" }),
    );
  });

  test("is not asked about when nothing is open, also on a closed card", async () => {
    const person = await newPerson();
    const id = await create(person, "Insight Lead", "ACCEPTING");
    await closeSteps(person, id);
    const { page, user } = await openScreen("/jobhunts/accepting", { as: person });

    await user.click(await page.findByRole("button", { name: "Complete: Insight Lead" }));

    await page.findByText("Insight Lead is finished");
    expect(page.queryByRole("dialog", QUESTION)).toBeNull();
    expect(await stateOf(person, id)).toMatchObject({ status: "DONE", outcome: "ACCEPTED" });
  });

  test("is asked about on a closed card while an interview is open", async () => {
    const person = await newPerson();
    const id = await create(person, "Insight Lead", "ACCEPTING");
    await closeSteps(person, id);
    await meet(person, id, 3);
    const { page, user } = await openScreen("/jobhunts/accepting", { as: person });

    await user.click(await page.findByRole("button", { name: "Complete: Insight Lead" }));
    const question = within(await page.findByRole("dialog", QUESTION));
    await question.findByText(/Every step is done\./);
    await user.click(question.getByRole("button", { name: /^Not yet/ }));

    await waitFor(() => expect(page.queryByRole("dialog", QUESTION)).toBeNull());
    expect(await stateOf(person, id)).toMatchObject({ status: "ACTIVE" });
  });
});
