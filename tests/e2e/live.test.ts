import type { Page } from "@playwright/test";
import type { Person } from "../support/browser-person.js";
import { picture } from "../support/browser.js";
import { expect, type Journeys, test } from "./journeys.js";

const JOB = "Back to climate tech";

test.describe("two windows of one person", () => {
  /** Opens the job hunts in two windows of one browser, the other of which listens for both. */
  async function openTwo(
    journeys: Journeys,
    person: Person,
  ): Promise<{ readonly one: Page; readonly other: Page; readonly pageErrors: readonly string[] }> {
    const { context, page: one, pageErrors } = await journeys.visit({ storageState: person.state });
    const other = await context.newPage();
    const listens = other.waitForResponse((response) => response.url().endsWith("/graphql/stream"));
    await other.goto(`${journeys.url}/jobhunts`);
    // It listens for both of them from now on, wherever the first one goes.
    await listens;
    await one.goto(`${journeys.url}/jobhunts`);
    return { one, other, pageErrors };
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

  test("listen over one connection, and show and say in the other what is made and moved in the one", async ({
    journeys,
  }) => {
    const { one, other, pageErrors } = await openTwo(journeys, await journeys.createPerson());
    await other.getByText("No job hunts yet").waitFor();
    await untilInTurn(one);
    for (const page of [one, other])
      await expect
        .poll(() =>
          page.evaluate(
            async () => (await navigator.locks.query()).held?.filter(({ name }) => name?.startsWith("live:")).length,
          ),
        )
        .toBe(1);

    await one.getByRole("button", { name: "New" }).first().click();
    const dialog = one.getByRole("dialog");
    await dialog
      .getByRole("radio", { name: /No idea what to do/ })
      .first()
      .click();
    await dialog.getByRole("button", { name: "New", exact: true }).click();
    await one.getByRole("textbox", { name: /title/i }).fill(JOB);
    await one.getByRole("button", { name: "Save" }).first().click();
    await expect(other.getByRole("article", { name: JOB, exact: true })).toBeVisible();
    await expect(one).toHaveURL(`${journeys.url}/idealjobs`); // where the scenario leads once the hunt is stored and selected

    await one.goto(`${journeys.url}/jobhunts`);
    await untilInTurn(one);
    // The hunt is selected, so its card is open.
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
    expect(pageErrors).toEqual([]);
  });
});
