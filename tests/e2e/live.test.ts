import type { Page } from "@playwright/test";
import type { Person } from "../support/browser-person.js";
import { picture } from "../support/browser.js";
import { expect, type Journeys, test, untilLoaded } from "./journeys.js";

const JOB = "Back to climate tech";

test.describe("two windows of one person", () => {
  /** Opens the job hunts in two windows of one browser, the other of which listens for both. */
  async function openTwo(
    journeys: Journeys,
    person: Person,
  ): Promise<{ readonly one: Page; readonly other: Page; readonly complaints: readonly string[] }> {
    const { context, page: one, complaints } = await journeys.visit({ storageState: person.state });
    const other = await context.newPage();
    const listens = other.waitForResponse((response) => response.url().endsWith("/graphql/stream"));
    await other.goto(`${journeys.url}/jobhunts`);
    // It listens for both of them from now on, wherever the first one goes.
    await listens;
    await one.goto(`${journeys.url}/jobhunts`);
    return { one, other, complaints };
  }

  /** Waits until a window waits for its turn to listen: it is told of changes from then on. */
  async function untilInTurn(page: Page): Promise<void> {
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await navigator.locks.query()).pending?.some(({ name }) => name?.startsWith("live:")),
        ),
      )
      .toBe(true);
  }

  test("show a hunt in the one as soon as it is made in the other", async ({ journeys }) => {
    const { one, other, complaints } = await openTwo(journeys, await journeys.createPerson());
    await other.getByText("No job hunts yet").waitFor();

    await one.getByRole("button", { name: "New" }).first().click();
    const dialog = one.getByRole("dialog");
    await dialog
      .getByRole("radio", { name: /No idea what to do/ })
      .first()
      .click();
    await dialog.getByRole("button", { name: "New", exact: true }).click();
    await one.getByRole("textbox", { name: /title/i }).fill(JOB);
    await one.getByRole("button", { name: "Save" }).first().click();

    await expect(other.getByText(JOB).first()).toBeVisible();
    await expect(one).toHaveURL(`${journeys.url}/idealjobs`); // where the scenario leads once the hunt is stored and selected
    expect(complaints).toEqual([]);
  });

  test("move the card in the one when Progress is pressed in the other, and say so", async ({ journeys }) => {
    const person = await journeys.createPerson();
    await person.speak(`mutation ($input: CreateJobHuntInput!) { createJobHunt(input: $input) { logEntryId } }`, {
      input: { name: JOB, scenario: "NO_IDEA_IDEAL_JOB" },
    });
    const { one, other, complaints } = await openTwo(journeys, person);
    await untilInTurn(one);
    await other.getByRole("button", { name: new RegExp(`^${JOB},`) }).waitFor();
    await one.getByRole("button", { name: new RegExp(`^${JOB},`) }).click();
    await one
      .getByRole("button", { name: /Progress/ })
      .first()
      .click();

    await expect(other.getByText(`“${JOB}” was moved to Applying elsewhere.`)).toBeVisible();
    await expect(other.getByText(/Applying\s*0 of 8/)).toBeVisible();
    await picture(other, "live-moved");
    // What it says of its own change is said by then, and what the other was told it was told first.
    await expect(one.getByText(/Applying\s*0 of 8/)).toBeVisible();
    await expect(one.getByText(/was moved to Applying elsewhere/)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test("leave alone what is typed, and ask at a save only about what both changed", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const { createCompany } = await person.speak<{ createCompany: { company: { id: string } } }>(
      `mutation { createCompany(input: { name: "Harbour Analytics", type: "Employer", address: "Quay 1" }) { company { id } } }`,
    );
    const { one, complaints } = await openTwo(journeys, person);
    await one.goto(`${journeys.url}/companies`);
    await one.getByRole("button", { name: "Harbour Analytics" }).first().click();
    // By keys: the card grows as its answers arrive, and what is in it moves under a pointer.
    await one.getByRole("button", { name: "Edit" }).first().press("Enter");
    const name = one.getByRole("textbox", { name: "Company name", exact: true });
    await name.fill("Harbour Analytics Ltd");
    await untilInTurn(one);

    await person.speak(
      `mutation ($id: ID!) { updateCompany(input: { id: $id, name: "Harbour Data", address: "Quay 2" }) { logEntryId } }`,
      { id: createCompany.company.id },
    );
    await expect(one.getByText("This was changed elsewhere while you edit it.")).toBeVisible();
    await expect(name).toHaveValue("Harbour Analytics Ltd");
    await one.getByRole("button", { name: "Save" }).first().click();
    await expect(one.getByText("Not saved: this was changed elsewhere meanwhile.")).toBeVisible();
    await picture(one, "live-conflict");
    await untilLoaded(one);
    await expect(one).toBeAccessible();
    await one.getByRole("button", { name: "Keep mine: Company name", exact: true }).click();
    await expect(one.getByRole("button", { name: "Take theirs: Address", exact: true })).toHaveCount(0);
    await one.getByRole("button", { name: "Save" }).first().click();

    await expect(one.getByRole("button", { name: "Harbour Analytics Ltd" }).first()).toBeVisible();
    await expect(one.getByText("Quay 2").first()).toBeVisible();
    expect(complaints.filter((complaint) => !complaint.includes("409"))).toEqual([]);
  });

  test("listen over one connection for all windows of a browser, and complain of nothing", async ({ journeys }) => {
    const { one, other, complaints } = await openTwo(journeys, await journeys.createPerson());

    await untilInTurn(one);
    for (const page of [one, other]) {
      await expect
        .poll(() =>
          page.evaluate(
            async () => (await navigator.locks.query()).held?.filter(({ name }) => name?.startsWith("live:")).length,
          ),
        )
        .toBe(1);
    }
    expect(complaints).toEqual([]);
  });
});
