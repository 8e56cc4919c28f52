import type { Locator } from "@playwright/test";
import { goDark } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

test.describe("Today on the dashboard", () => {
  test("is walked with keys alone, and accessible empty, with its rows, with a question and after a change elsewhere", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    const { page, pageErrors } = await journeys.open("/", { as: person });
    await page.getByRole("heading", { name: "Nothing to do yet. Start with one job hunt.", exact: true }).waitFor();
    await expect(page).toBeAccessible();

    const { hunt, other } = await person.speak<Record<"hunt" | "other", { id: string }>>(
      `mutation {
        hunt: createJobHunt(input: { name: "Harbour analyst", scenario: FOUND_ADVERT }) { id }
        other: createJobHunt(input: { name: "Map editor", scenario: FOUND_ADVERT }) { id }
      }`,
    );
    const { today } = await person.speak<{ today: { on: string } }>(`{ today { on } }`);
    await person.speak(
      `mutation ($id: ID!, $other: ID!, $on: LocalDate!) {
        due: setStepDueDate(input: { jobHuntId: $id, step: CAPTURE_JOB_DETAILS, dueOn: $on }) { logEntryId }
        same: setStepDueDate(input: { jobHuntId: $other, step: CAPTURE_JOB_DETAILS, dueOn: $on }) { logEntryId }
        call: createAppointment(input: { jobHuntId: $id, kind: PHONE, roundNumber: 2, day: $on, time: "00:00", phone: "+44 7700 900123" }) { id }
      }`,
      { id: hunt.id, other: other.id, on: today.on },
    );
    await page.reload();
    const ticks = page.getByRole("region", { name: /^Today \d/ }).getByRole("button", { name: /^Done: / });
    await ticks.first().waitFor();
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("today");
    await goDark(page);
    await expect(page).toBeAccessibleInBothSizes("today-dark");
    await page.emulateMedia({ colorScheme: "light" });

    const row = page.locator(".due-row", { hasText: "Interview, round 2" });
    await row.getByRole("button", { name: /^Open: / }).focus();
    await page.keyboard.press("d");
    await row.getByRole("group", { name: "How did it go?" }).waitFor();
    await expect(page).toBeAccessible();
    await page.keyboard.press("Escape");

    const tick = (name: string): Locator => page.getByRole("button", { name: `Done: Capture job details, ${name}` });
    await tick("Map editor").focus();
    await page.keyboard.press("s");
    await page.getByRole("menuitem", { name: /^Tomorrow/ }).waitFor();
    await page.keyboard.press("1");
    const next = page.getByRole("region", { name: /^Next 7 days/ });
    await expect(next.getByRole("listitem").filter({ hasText: "Map editor" })).toContainText("tomorrow");

    // Another device was faster, and this one has not heard of it yet.
    const step = {
      __typename: "Step",
      id: "1",
      name: "CAPTURE_JOB_DETAILS",
      status: "DONE",
      dueOn: null,
      changedAt: null,
    };
    const conflict = { message: "It was changed meanwhile.", extensions: { code: "CONFLICT" } };
    await page.route("**/graphql", (route) => {
      const sent = route.request().postData() ?? "";
      if (sent.includes("mutation StepComplete")) return route.fulfill({ json: { errors: [conflict] } });
      if (!sent.includes("query TodayStep")) return route.fallback();
      return route.fulfill({ json: { data: { jobHunt: { __typename: "JobHunt", id: hunt.id, version: 9, step } } } });
    });
    await tick("Harbour analyst").focus();
    await page.keyboard.press("d");
    await page.getByText("You changed this on another device: done.").waitFor();
    await expect(page).toBeAccessible();
    // What the console is told of a step that is not completed (spec 9).
    expect(pageErrors.filter((error) => !error.startsWith("Error completing workflow step"))).toEqual([]);
  });
});
