import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import type { Person } from "../support/browser-person.js";
import { openScreen } from "./support/open-screen.js";
import { createHunt, newPerson } from "./support/people.js";

const ADVERT = `Forecast Analyst, Grid Balancing
Company: Tidewater Grid
Location: Port Ellery
Reference: TWG-0533

Tidewater Grid keeps the lights on along four hundred kilometres of coast. We forecast tides, wind and demand.

What you will do
- Turn meter readings into answers the balancing desk can act on
- Own the dashboards that tell us when a forecast goes wrong`;

const WARNING = "You may have seen this job before: Forecast Analyst at Tidewater Grid";
const GO_ON = { name: "It is a different job. Go on" };

/** Makes somebody who captured the advert, with another word, for a hunt that ended without a reply. */
async function capture(): Promise<Person> {
  const person = await newPerson();
  const id = await createHunt(person, "Grid");
  await person.speak(
    `mutation ($id: ID!, $advert: String!) {
      saveJobDetails(input: {
        jobHuntId: $id, jobTitle: "Forecast Analyst", companyName: "Tidewater Grid", referenceNumber: "TWG-0533",
        advertText: $advert
      }) { id }
      setStepStatus(input: { jobHuntId: $id, step: SEND_APPLICATION_BUNDLE, status: DONE }) { logEntryId }
      terminateJobHunt(input: { id: $id, outcome: NO_REPLY }) { logEntryId }
    }`,
    { id, advert: ADVERT.replace("wind and demand", "wind and prices") },
  );
  return person;
}

describe("a job that was captured before", () => {
  test("is told with how it ended and why, can be compared, and is not told again once it is a different job", async () => {
    const { page, user } = await openScreen("/jobdetails", { as: await capture() });
    await user.click(await page.findByRole("textbox", { name: "Job advert" }));
    await user.paste(ADVERT);
    await user.click(page.getAllByRole("button", { name: "Extract" })[0] ?? document.body);
    await page.findByText(WARNING);
    await page.findByText(/ended on .*: No reply.*Same employer, same reference, similar title/);

    await user.click(page.getByRole("button", { name: "Compare adverts" }));
    const dialog = await page.findByRole("dialog", { name: "Compare adverts" });
    const words = (kind: string): readonly (string | null)[] =>
      [...dialog.querySelectorAll(kind)].map(({ textContent }) => textContent);
    await waitFor(() => expect(words("ins")).toEqual(["demand"]));
    expect(words("del")).toEqual(["prices"]);
    await user.click(within(dialog).getByRole("button", { name: "Close" }));

    await user.click(await page.findByRole("button", GO_ON));
    await waitFor(() => expect(page.queryByText(WARNING)).toBeNull());
    await user.click(page.getByRole("button", { name: "Undo" }));
    await page.findByText(WARNING);
    await user.click(page.getByRole("button", GO_ON));
    await waitFor(() => expect(page.queryByText(WARNING)).toBeNull());
  });

  test("is told under the title of a new hunt, which is saved all the same", async () => {
    const person = await capture();
    const { page, user } = await openScreen("/jobhunts", { as: person });
    // By the time the list is there, the key is bound.
    await waitFor(() => expect(document.querySelector("[data-card]")).not.toBeNull());
    await user.keyboard("n");
    await user.click(within(await page.findByRole("dialog")).getByRole("button", { name: "New" }));
    await user.type(await page.findByRole("textbox", { name: "Job hunt title" }), "Forecast Analyst, Tidewater Grid");
    await page.findByText(WARNING);

    await user.click(page.getByRole("button", GO_ON));
    await waitFor(() => expect(page.queryByText(WARNING)).toBeNull());
    // What has told it has the focus, as its button is gone.
    expect(document.activeElement?.getAttribute("role")).toBe("status");
    await user.click(page.getByRole("button", { name: "Save" }));

    await waitFor(() => expect(window.location.pathname).toBe("/jobdetails"));
    const { jobHunts } = await person.speak<{ jobHunts: { nodes: readonly { name: string }[] } }>(
      `{ jobHunts(first: 20) { nodes { name } } }`,
    );
    expect(jobHunts.nodes.map(({ name }) => name).sort()).toEqual(["Forecast Analyst, Tidewater Grid", "Grid"]);
  });
});
