import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import type { Person } from "../support/browser-person.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { make, newPerson } from "./support/people.js";

const create = (person: Person, name: string, phase: string): Promise<string> =>
  make(person, `createJobHunt(input: { name: "${name}", phase: ${phase} }) { jobHunt { id } }`);

/** Opens the phase of somebody whose only hunt has been applied for, and answers Archive's question but for its end. */
async function archive(
  outcome: string,
  reason?: string,
): Promise<OpenedScreen & { readonly person: Person; readonly confirm: () => Promise<void> }> {
  const person = await newPerson();
  const id = await create(person, "Analyst", "APPLYING");
  await person.speak(
    `mutation ($id: ID!) { setStepStatus(input: { jobHuntId: $id, step: SEND_APPLICATION_BUNDLE, status: DONE }) { logEntryId } }`,
    { id },
  );
  const screen = await openScreen("/jobhunts/applying", { as: person });
  const { page, user } = screen;
  await user.click(await page.findByRole("button", { name: /^Analyst/ }));
  await user.click(await page.findByRole("button", { name: /^More: / }));
  await user.click(await page.findByRole("menuitem", { name: "Archive" }));
  const question = within(await page.findByRole("alertdialog"));
  await user.click(await question.findByRole("radio", { name: outcome }));
  if (reason !== undefined) await user.type(question.getByRole("textbox", { name: /^Reason/ }), reason);
  return { ...screen, confirm: () => user.click(question.getByRole("button", { name: "Yes" })) };
}

async function outcomes({ speak }: Person): Promise<readonly (string | null)[]> {
  const { jobHunts } = await speak<{ jobHunts: { nodes: readonly { outcome: string | null }[] } }>(
    `{ jobHunts(first: 20) { nodes { outcome } } }`,
  );
  return jobHunts.nodes.map(({ outcome }) => outcome).sort();
}

describe("the end of a hunt", () => {
  test("is kept with its outcome, which is told and shown where the hunt has ended", async () => {
    const { page, person, confirm } = await archive("No reply", "The advert is gone");

    await confirm();

    await page.findByText("Ended: No reply");
    await page.findByText("No reply. The advert is gone");
    await page.findByText("One application: it led to no talks.");
    expect(await outcomes(person)).toEqual(["NO_REPLY"]);
  });

  test("offers a last message after an application was withdrawn, which is in the guide of its step", async () => {
    const { page, user, person, confirm } = await archive("I withdrew my application");

    await confirm();
    await page.findByText("Ended: I withdrew my application");
    await user.click(await page.findByRole("button", { name: "Send a short last message?" }));

    await page.findByRole("heading", { name: "Closing communications", level: 2 });
    await page.findByRole("heading", { name: "How" });
    expect(await outcomes(person)).toEqual(["WITHDRAWN"]);
  });

  test("is a new job: the others end in one act, and one Undo takes it back", async () => {
    const person = await newPerson();
    const id = await create(person, "Insight Lead", "ACCEPTING");
    await create(person, "Analyst", "APPLYING");
    await create(person, "Cartographer", "APPLYING");
    await person.speak(
      `mutation ($id: ID!) {
        setJobHuntDates(input: { jobHuntId: $id, startsOn: "2030-02-01" }) { logEntryId }
        advanceJobHunt(input: { id: $id, from: ACCEPTING }) { logEntryId }
      }`,
      { id },
    );
    const { page, user } = await openScreen("/jobhunts/accepting", { as: person });
    await user.click(await page.findByRole("button", { name: /^Insight Lead/ }));
    await page.findByText("You have a new job. You start on 1 February.");
    await user.click(await page.findByRole("button", { name: "End 2 job hunts…" }));
    const dialog = within(await page.findByRole("dialog"));
    await user.click(await dialog.findByRole("button", { name: "End 2 job hunts" }));

    const undo = await page.findByText("Undo");
    // The toast stays while something points at it.
    await user.hover(undo);
    await page.findByText(/No other job hunt is open\./);
    const ended = ["ACCEPTED", "TOOK_ANOTHER_JOB", "TOOK_ANOTHER_JOB"];
    await waitFor(async () => expect(await outcomes(person)).toEqual(ended));
    await user.click(undo);
    await page.findByRole("button", { name: "End 2 job hunts…" });
    expect(await outcomes(person)).toEqual(["ACCEPTED", null, null].sort());
  });
});
