import { goDark, picture } from "../support/browser.js";
import type { Person } from "../support/browser-person.js";
import { expect, test, untilLoaded } from "./journeys.js";

interface Hunts {
  readonly jobHunts: {
    readonly nodes: readonly { readonly name: string; readonly status: string; readonly outcome: string | null }[];
  };
}

test.describe("the end of a hunt", () => {
  const create = async ({ speak }: Person, name: string, phase = "APPLYING"): Promise<string> => {
    const { made } = await speak<{ made: { id: string } }>(
      `mutation ($name: String!, $phase: PhaseName!) { made: createJobHunt(input: { name: $name, phase: $phase }) { id } }`,
      { name, phase },
    );
    return made.id;
  };
  const send = ({ speak }: Person, id: string): Promise<unknown> =>
    speak(
      `mutation ($id: ID!) { setStepStatus(input: { jobHuntId: $id, step: SEND_APPLICATION_BUNDLE, status: DONE }) { logEntryId } }`,
      { id },
    );
  const outcomes = async ({ speak }: Person): Promise<readonly (string | null)[]> => {
    const { jobHunts } = await speak<Hunts>(`{ jobHunts(first: 20) { nodes { name status outcome } } }`);
    return jobHunts.nodes.map(({ outcome }) => outcome).sort();
  };

  test("is kept with its outcome, which is told with Undo and shown where the hunt has ended", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await create(person, "Analyst");
    await send(person, id);
    const { page, complaints } = await journeys.open("/jobhunts/applying", { as: person });
    await page.locator(`[data-card="${id}"]`).click();
    await page.getByRole("button", { name: "Archive" }).click();
    const confirm = page.getByRole("alertdialog");
    await confirm.waitFor();
    await expect(page).toBeAccessibleInBothSizes("ending");
    // Another size is another layout, in which the question is asked anew.
    await page.getByRole("button", { name: "Archive" }).click();
    await confirm.getByRole("radio", { name: "No reply" }).check();
    await confirm.getByRole("textbox", { name: "Reason" }).fill("The advert is gone");
    await picture(page, "ending-filled");
    await confirm.getByRole("button", { name: "Yes" }).click();

    await expect(page.getByText("Ended: No reply")).toBeVisible();
    await expect(page.getByText("No reply. The advert is gone")).toBeVisible();
    await expect(page.getByText("Of 1 application none led to talks, none still waits.")).toBeVisible();
    await expect(page).toBeAccessibleInBothSizes("ended");
    await expect.poll(() => outcomes(person)).toEqual(["NO_REPLY"]);
    expect(complaints).toEqual([]);
  });

  test("offers a last message after an application was withdrawn, which is in the guide of its step", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    const id = await create(person, "Analyst");
    await send(person, id);
    const { page, complaints } = await journeys.open("/jobhunts/applying", { as: person });
    await page.locator(`[data-card="${id}"]`).click();
    await page.getByRole("button", { name: "Archive" }).click();
    const confirm = page.getByRole("alertdialog");
    await confirm.getByRole("radio", { name: "I withdrew my application" }).check();
    await confirm.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("Ended: I withdrew my application")).toBeVisible();
    await page.getByRole("button", { name: "Send a short last message?" }).click();

    await expect(page.getByRole("heading", { name: "Closing communications", level: 2 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "How", exact: true })).toBeVisible();
    await expect.poll(() => outcomes(person)).toEqual(["WITHDRAWN"]);
    expect(complaints).toEqual([]);
  });

  test("is a new job: the others end in one act, and one Undo takes it back", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await create(person, "Insight Lead", "ACCEPTING");
    await create(person, "Analyst");
    await create(person, "Cartographer");
    await person.speak(
      `mutation ($id: ID!) {
        setJobHuntDates(input: { jobHuntId: $id, startsOn: "2030-02-01" }) { logEntryId }
        advanceJobHunt(input: { id: $id, from: ACCEPTING }) { logEntryId }
      }`,
      { id },
    );
    const { page, complaints } = await journeys.open("/jobhunts/accepting", { as: person });
    await page.locator(`[data-card="${id}"]`).click();
    await expect(page.getByText("You have a new job. You start on 1 February.")).toBeVisible();
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("finished");
    await goDark(page);
    await expect(page).toHaveContrast();
    await picture(page, "finished-dark");
    await page.getByRole("button", { name: "End 2 job hunts…" }).click();
    await expect(page).toBeAccessibleInBothSizes("end-others");
    // Another size is another layout, in which the dialog is opened anew.
    await page.getByRole("button", { name: "End 2 job hunts…" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End 2 job hunts" }).click();
    const undo = page.getByRole("button", { name: "Undo" });
    // The toast stays while something points at it.
    await undo.hover();
    await expect(page.getByText("No other job hunt is open.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Before you finish", exact: true })).toBeFocused();
    await expect.poll(() => outcomes(person)).toEqual(["ACCEPTED", "TOOK_ANOTHER_JOB", "TOOK_ANOTHER_JOB"]);
    await undo.click();

    await expect(page.getByRole("button", { name: "End 2 job hunts…" })).toBeVisible();
    const tookAnother = async (): Promise<readonly (string | null)[]> =>
      (await outcomes(person)).filter((outcome) => outcome === "TOOK_ANOTHER_JOB");
    await expect.poll(tookAnother).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
