import type { Locator, Page } from "@playwright/test";
import { goDark, picture } from "../support/browser.js";
import type { Person } from "../support/browser-person.js";
import { expect, test, untilLoaded } from "./journeys.js";

const DAY_MS = 86_400_000;
const STEPS = [
  ...["RECEIVED_OFFER", "OFFER_THANKS", "ACCEPT_OFFER", "OFFER_LEGITIMACY", "OFFER_ACCEPTANCE"],
  ...["CONTRACT_VALIDITY", "SIGN_AND_RETURN_OFFER", "ONBOARDING_COMMUNICATIONS"],
];

/** The day a number of days from now, in UTC: the zone of the people of these tests. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

interface State {
  readonly jobHunt: { readonly status: string; readonly outcome: string | null; readonly startsOn: string | null };
}

test.describe("the end of a search", () => {
  const question = (page: Page): Locator => page.getByRole("dialog", { name: "Is this the end of your search?" });

  async function create({ speak }: Person, name: string, phase: string, employer?: string): Promise<string> {
    const { made } = await speak<{ made: { id: string } }>(
      `mutation ($name: String!, $phase: PhaseName!) { made: createJobHunt(input: { name: $name, phase: $phase }) { id } }`,
      { name, phase },
    );
    if (employer !== undefined) {
      await speak(
        `mutation ($id: ID!, $employer: String!) { completeJobDetails(input: { jobHuntId: $id, companyName: $employer }) { logEntryId } }`,
        { id: made.id, employer },
      );
    }
    return made.id;
  }

  const closeSteps = async ({ speak }: Person, id: string): Promise<void> => {
    for (const step of STEPS) {
      await speak(
        `mutation ($id: ID!, $step: StepName!) { setStepStatus(input: { jobHuntId: $id, step: $step, status: DONE }) { logEntryId } }`,
        { id, step },
      );
    }
  };

  const meet = ({ speak }: Person, jobHuntId: string, days: number): Promise<unknown> =>
    speak(
      `mutation ($id: ID!, $day: LocalDate!) { createAppointment(input: { jobHuntId: $id, kind: VIDEO, day: $day }) { id } }`,
      { id: jobHuntId, day: dayIn(days) },
    );

  const stateOf = async ({ speak }: Person, id: string): Promise<State["jobHunt"]> =>
    (await speak<State>(`query ($id: ID!) { jobHunt(id: $id) { status outcome startsOn } }`, { id })).jobHunt;

  test(
    "is asked about while steps and interviews are open, and one Undo takes it back",
    { tag: ["@desktop", "@phone"] },
    async ({ journeys }) => {
      const person = await journeys.createPerson();
      await person.speak(`mutation { updateViewer(input: { timeZone: "UTC" }) { logEntryId } }`);
      const id = await create(person, "Insight Lead", "ACCEPTING", "Lanternfish Health");
      const other = await create(person, "Surveyor", "INTERVIEWING", "Tidewater Grid");
      await meet(person, id, 3);
      await meet(person, other, 4);
      const { page, complaints } = await journeys.open("/jobhunts/accepting", { as: person });
      await page.locator(`[data-card="${id}"]`).click();
      const complete = page.locator(".hunt-advance");
      await expect(complete).toHaveText("Complete");

      await complete.click();
      await expect(question(page)).toContainText(
        "Insight Lead at Lanternfish Health. 8 steps are still open: Received offer,",
      );
      await expect(question(page)).toContainText("An appointment of this hunt is still open: Interview");
      await expect(question(page)).toContainText("(Tidewater Grid)");
      await expect(question(page).getByRole("button", { name: "I have this job" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(question(page)).toBeHidden();
      await expect(complete).toBeFocused();
      await expect.poll(() => stateOf(person, id)).toEqual({ status: "ACTIVE", outcome: null, startsOn: null });

      await page.keyboard.press("Enter");
      await expect(question(page).getByRole("button", { name: "I have this job" })).toBeFocused();
      await page.keyboard.press("j");
      await expect(question(page).getByLabel("First day, may stay empty")).toBeFocused();
      await question(page).getByLabel("First day, may stay empty").fill("2030-02-01");
      await page.keyboard.press("Enter");
      const undo = page.getByRole("button", { name: "Undo", exact: true });
      // The toast stays while something points at it.
      await undo.hover();
      await expect(page.getByText("You have a new job. You start on 1 February.")).toBeVisible();
      await expect
        .poll(() => stateOf(person, id))
        .toEqual({ status: "DONE", outcome: "ACCEPTED", startsOn: "2030-02-01" });
      await undo.click();

      await expect(complete).toHaveText("Complete");
      await expect.poll(() => stateOf(person, id)).toEqual({ status: "ACTIVE", outcome: null, startsOn: null });
      expect(complaints).toEqual([]);
    },
  );

  test(
    "is drawn for both sizes, both themes, and with large targets",
    { tag: ["@desktop", "@phone"] },
    async ({ journeys }) => {
      const person = await journeys.createPerson();
      const id = await create(person, "Insight Lead", "ACCEPTING");
      await meet(person, id, 3);
      const { page, complaints } = await journeys.open("/jobhunts/accepting", { as: person });
      await page.locator(`[data-card="${id}"]`).click();
      await page.locator(".hunt-advance").click();
      await expect(question(page)).toContainText("An appointment of this hunt");
      await untilLoaded(page);

      await expect(page).toBeAccessibleInBothSizes("finish-question");
      await goDark(page);
      await expect(page).toHaveContrast();
      await picture(page, "finish-question-dark");
      const heights = (): Promise<readonly number[]> =>
        question(page)
          .locator(".choice > button")
          .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
      await expect.poll(async () => (await heights()).filter((height) => height >= 56)).toHaveLength(2);
      expect(complaints).toEqual([]);
    },
  );

  test("may have come to nothing: then the card asks how it ended", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await create(person, "Insight Lead", "ACCEPTING");
    const { page, complaints } = await journeys.open("/jobhunts/accepting", { as: person });
    await page.locator(`[data-card="${id}"]`).click();
    await page.locator(".hunt-advance").click();
    await expect(question(page).getByRole("button", { name: "I have this job" })).toBeFocused();

    await page.keyboard.press("n");
    await page.getByRole("alertdialog").getByRole("radio", { name: "I declined the offer" }).check();
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();

    await expect.poll(() => stateOf(person, id)).toMatchObject({ status: "TERMINATED", outcome: "OFFER_DECLINED" });
    expect(complaints).toEqual([]);
  });

  test("is not asked about when nothing is open, also on a closed card", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await create(person, "Insight Lead", "ACCEPTING");
    await closeSteps(person, id);
    const { page, complaints } = await journeys.open("/jobhunts/accepting", { as: person });

    await page.getByRole("button", { name: "Complete: Insight Lead" }).click();

    await expect(page.getByText("Insight Lead is finished")).toBeVisible();
    await expect(question(page)).toBeHidden();
    await expect.poll(() => stateOf(person, id)).toMatchObject({ status: "DONE", outcome: "ACCEPTED" });
    expect(complaints).toEqual([]);
  });

  test("is asked about on a closed card while an interview is open", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await create(person, "Insight Lead", "ACCEPTING");
    await closeSteps(person, id);
    await meet(person, id, 3);
    const { page, complaints } = await journeys.open("/jobhunts/accepting", { as: person });

    await page.getByRole("button", { name: "Complete: Insight Lead" }).click();
    await expect(question(page)).toContainText("Every step is done.");
    await question(page).getByRole("button", { name: "Not yet" }).click();

    await expect(question(page)).toBeHidden();
    await expect.poll(() => stateOf(person, id)).toMatchObject({ status: "ACTIVE" });
    expect(complaints).toEqual([]);
  });

  test("is asked about from right to left", { tag: "@right-to-left" }, async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await create(person, "Insight Lead", "ACCEPTING");
    const { page, complaints } = await journeys.open("/jobhunts/accepting", { as: person });
    await page.locator(`[data-card="${id}"]`).click();
    await page.locator(".hunt-advance").click();

    const asked = page.getByRole("dialog", { name: "هل هذه نهاية البحث؟" });
    await asked.waitFor();
    const left = async (part: string): Promise<number> =>
      (await asked.locator(`.choice ${part}`).first().boundingBox())?.x ?? 0;
    await expect.poll(async () => (await left("svg")) > (await left("kbd"))).toBe(true);
    await picture(page, "finish-question-right-to-left");
    expect(complaints).toEqual([]);
  });
});
