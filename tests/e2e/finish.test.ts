import type { Locator, Page } from "@playwright/test";
import { goDark, picture } from "../support/browser.js";
import type { Person } from "../support/browser-person.js";
import { expect, test, untilLoaded } from "./journeys.js";

const DAY_MS = 86_400_000;
/** The day a number of days from now, in UTC: the zone of the people of these tests. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test.describe("the end of a search", () => {
  const question = (page: Page): Locator => page.getByRole("dialog", { name: "Is this the end of your search?" });

  async function create({ speak }: Person, name: string, phase: string): Promise<string> {
    const { made } = await speak<{ made: { id: string } }>(
      `mutation ($name: String!, $phase: PhaseName!) { made: createJobHunt(input: { name: $name, phase: $phase }) { id } }`,
      { name, phase },
    );
    return made.id;
  }

  const meet = ({ speak }: Person, jobHuntId: string, days: number): Promise<unknown> =>
    speak(
      `mutation ($id: ID!, $day: LocalDate!) { createAppointment(input: { jobHuntId: $id, kind: VIDEO, day: $day }) { id } }`,
      { id: jobHuntId, day: dayIn(days) },
    );

  test("is asked about by keys, in both sizes and themes, with large targets", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await create(person, "Insight Lead", "ACCEPTING");
    await meet(person, id, 3);
    const { page, pageErrors } = await journeys.open("/jobhunts/accepting", { as: person });
    await page.locator(`[data-card="${id}"]`).click();
    const complete = page.locator(".hunt-advance");
    const job = question(page).getByRole("button", { name: "I have this job" });
    await complete.click();
    await expect(job).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeHidden();
    await expect(complete).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(job).toBeFocused();
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
    await page.keyboard.press("j");
    await expect(question(page).getByLabel("First day, may stay empty")).toBeFocused();
    expect(pageErrors).toEqual([]);
  });

  test("is asked about from right to left", { tag: "@right-to-left" }, async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await create(person, "Insight Lead", "ACCEPTING");
    const { page, pageErrors } = await journeys.open("/jobhunts/accepting", { as: person });
    await page.locator(`[data-card="${id}"]`).click();
    await page.locator(".hunt-advance").click();

    const asked = page.getByRole("dialog", { name: "هل هذه نهاية البحث؟" });
    await asked.waitFor();
    const left = async (part: string): Promise<number> =>
      (await asked.locator(`.choice ${part}`).first().boundingBox())?.x ?? 0;
    await expect.poll(async () => (await left("svg")) > (await left("kbd"))).toBe(true);
    await picture(page, "finish-question-right-to-left");
    expect(pageErrors).toEqual([]);
  });
});
