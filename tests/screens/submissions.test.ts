import { describe, expect, test } from "@jest/globals";
import { waitFor, within, type BoundFunctions, type queries } from "@testing-library/dom";
import { createHash, randomUUID } from "node:crypto";
import type { Person } from "../support/browser-person.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { make, newPerson } from "./support/people.js";

const QUESTION = { name: "What did you send?" };
const LETTER = "Dear hiring team";

/** Makes a hunt whose next step is to send the application, with an advert, a person and two documents. */
async function makeHunt(person: Person): Promise<string> {
  const id = await make(
    person,
    `createJobHunt(input: { name: "Planning Analyst", phase: APPLYING }) { jobHunt { id } }`,
  );
  await person.speak(
    `mutation ($id: ID!, $contact: ID!, $cv: ID!, $link: ID!) {
      saveJobDetails(input: {
        jobHuntId: $id, jobTitle: "Planning Analyst", companyName: "Oakline Rail", advertText: "Oakline Rail plans trains."
      }) { id }
      createContact(input: { id: $contact, firstName: "Tobias", lastName: "Grell" }) { id }
      cv: createDocument(input: { id: $cv, name: "Curriculum vitae" }) { id }
      page: createDocument(input: { id: $link, name: "Where the minutes go", source: "https://example.org/minutes" }) { id }
      tie: linkRecord(input: { jobHuntId: $id, kind: CONTACT, id: $contact }) { id }
      tieCv: linkRecord(input: { jobHuntId: $id, kind: DOCUMENT, id: $cv }) { id }
      tieLink: linkRecord(input: { jobHuntId: $id, kind: DOCUMENT, id: $link }) { id }
      built: setStepStatus(input: { jobHuntId: $id, step: BUILD_APPLICATION_BUNDLE, status: DONE }) { logEntryId }
      asked: setStepStatus(input: { jobHuntId: $id, step: PRE_APPLICATION_COMMUNICATIONS, status: SKIPPED }) { logEntryId }
      thanked: setStepStatus(input: { jobHuntId: $id, step: FOLLOW_UP_EMAIL, status: SKIPPED }) { logEntryId }
    }`,
    { id, contact: randomUUID(), cv: randomUUID(), link: randomUUID() },
  );
  return id;
}

interface Sheet extends OpenedScreen {
  readonly press: (name: string) => Promise<void>;
  /** Presses Done of the step, and waits for the form, which takes the place of a dialog without it. */
  readonly askWhatWasSent: () => Promise<BoundFunctions<typeof queries>>;
  /** What is kept at the server. */
  readonly sent: () => Promise<readonly object[]>;
}

/** Opens the sheet of such a hunt. */
async function openSheet(): Promise<Sheet> {
  const person = await newPerson();
  const id = await makeHunt(person);
  const screen = await openScreen(`/jobhunts/${id}`, { as: person });
  const press = async (name: string): Promise<void> =>
    screen.user.click(await screen.page.findByRole("button", { name }));
  return {
    ...screen,
    press,
    askWhatWasSent: async () => {
      await press("Done: Send application bundle");
      await screen.page.findByRole("button", { name: "Keep a copy" });
      return within(screen.page.getByRole("dialog", QUESTION));
    },
    sent: async () => {
      const { jobHunt } = await person.speak<{ jobHunt: { submissions: { nodes: readonly object[] } } }>(
        `query ($id: ID!) { jobHunt(id: $id) { submissions { nodes { recipient isMistake letterHash files { name } } } } }`,
        { id },
      );
      return jobHunt.submissions.nodes;
    },
  };
}

describe("what was sent", () => {
  test("is asked by Done, kept as it was, shown on the sheet, and stays when it is undone", async () => {
    const { page, user, press, askWhatWasSent, sent } = await openSheet();
    const dialog = await askWhatWasSent();
    await dialog.findByText("If you hear nothing, these days are set:");
    await user.click(await dialog.findByRole("checkbox", { name: /Where the minutes go/ }));
    await user.click(dialog.getAllByText(/^The letter or message/)[0] ?? document.body);
    await user.type(await dialog.findByRole("textbox", { name: /The letter or message/ }), LETTER);
    await user.click(dialog.getByRole("button", { name: "Keep a copy" }));

    await page.findByText("Copy of what you sent");
    const letterHash = createHash("sha256").update(LETTER).digest("hex");
    const kept = { recipient: "Tobias Grell", letterHash, files: [{ name: "Curriculum vitae" }] };
    await waitFor(async () => expect(await sent()).toEqual([{ ...kept, isMistake: false }]));
    await press("Open: The letter");
    expect((await page.findByRole("region", { name: "The letter" })).textContent).toBe(LETTER);
    await press("Close");
    await press("Sent by mistake");

    await page.findByRole("button", { name: "It was no mistake" });
    await waitFor(async () => expect(await sent()).toEqual([{ ...kept, isMistake: true }]));
  });

  test("leaves the step as it was by Escape, and is done without a copy where one wants none", async () => {
    const { page, user, press, askWhatWasSent, sent } = await openSheet();
    const dialog = await askWhatWasSent();
    dialog.getByRole("button", { name: "Cancel" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());

    await askWhatWasSent();
    await press("Done, keep no copy");

    await page.findAllByText(/^Sent on /);
    expect(await sent()).toEqual([]);
  });
});
