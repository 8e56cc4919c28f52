import { createHash } from "node:crypto";
import { goDark, picture } from "../support/browser.js";
import type { Person } from "../support/browser-person.js";
import { expect, test, untilLoaded } from "./journeys.js";

const DOCUMENTS = ["0198c6a0-0000-7000-8000-00000000d011", "0198c6a0-0000-7000-8000-00000000d012"] as const;

interface Sent {
  readonly jobHunt: {
    readonly submissions: {
      readonly nodes: readonly {
        readonly recipient: string | null;
        readonly isMistake: boolean;
        readonly letterHash: string | null;
        readonly files: readonly { readonly name: string }[];
      }[];
    };
  };
}

test.describe("what was sent", () => {
  /** Makes a hunt whose next step is to send the application, with an advert, a person and two documents. */
  async function makeHunt({ speak }: Person): Promise<string> {
    const { hunt } = await speak<{ hunt: { id: string } }>(
      `mutation { hunt: createJobHunt(input: { name: "Planning Analyst", phase: APPLYING }) { id } }`,
    );
    await speak(
      `mutation ($id: ID!, $cv: ID!, $link: ID!) {
        saveJobDetails(input: {
          jobHuntId: $id, jobTitle: "Planning Analyst", companyName: "Oakline Rail", advertText: "Oakline Rail plans trains."
        }) { id }
        createContact(input: {
          id: "0198c6a0-0000-7000-8000-00000000c011", firstName: "Tobias", lastName: "Grell"
        }) { id }
        cv: createDocument(input: { id: $cv, name: "Curriculum vitae" }) { id }
        page: createDocument(input: { id: $link, name: "Where the minutes go", source: "https://example.org/minutes" }) { id }
        tie: linkRecord(input: { jobHuntId: $id, kind: CONTACT, id: "0198c6a0-0000-7000-8000-00000000c011" }) { id }
        tieCv: linkRecord(input: { jobHuntId: $id, kind: DOCUMENT, id: $cv }) { id }
        tieLink: linkRecord(input: { jobHuntId: $id, kind: DOCUMENT, id: $link }) { id }
        built: setStepStatus(input: { jobHuntId: $id, step: BUILD_APPLICATION_BUNDLE, status: DONE }) { logEntryId }
        asked: setStepStatus(input: { jobHuntId: $id, step: PRE_APPLICATION_COMMUNICATIONS, status: SKIPPED }) { logEntryId }
        thanked: setStepStatus(input: { jobHuntId: $id, step: FOLLOW_UP_EMAIL, status: SKIPPED }) { logEntryId }
      }`,
      { id: hunt.id, cv: DOCUMENTS[0], link: DOCUMENTS[1] },
    );
    return hunt.id;
  }

  const sentIn = async ({ speak }: Person, id: string): Promise<Sent["jobHunt"]["submissions"]["nodes"]> => {
    const { jobHunt } = await speak<Sent>(
      `query ($id: ID!) { jobHunt(id: $id) { submissions { nodes { recipient isMistake letterHash files { name } } } } }`,
      { id },
    );
    return jobHunt.submissions.nodes;
  };

  test("is asked by Done, kept as it was, shown on the sheet, and stays when it is undone", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const { page, complaints } = await journeys.open(`/jobhunts/${id}`, { as: person });

    await page.getByRole("button", { name: "Done: Send application bundle" }).click();
    const dialog = page.getByRole("dialog", { name: "What did you send?" });
    await dialog.getByText("If you hear nothing, these days are set:").waitFor();
    await expect(page).toBeAccessibleInBothSizes("submission-dialog");
    await dialog.getByRole("checkbox", { name: /Where the minutes go/ }).uncheck();
    await dialog.getByText("The letter or message").click();
    await dialog.getByRole("textbox", { name: /The letter or message/ }).fill("Dear hiring team");
    await dialog.getByRole("button", { name: "Keep a copy" }).click();
    await expect(page.getByText("Copy of what you sent", { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await sentIn(person, id))[0])
      .toMatchObject({
        recipient: "Tobias Grell",
        isMistake: false,
        letterHash: createHash("sha256").update("Dear hiring team").digest("hex"),
        files: [{ name: "Curriculum vitae" }],
      });
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("submission-kept");
    await goDark(page);
    await expect(page).toHaveContrast();
    await picture(page, "submission-kept-dark");

    await page.getByRole("button", { name: "Open: The letter" }).click();
    await expect(page.getByRole("region", { name: "The letter" })).toHaveText("Dear hiring team", {
      useInnerText: true,
    });
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Sent by mistake" }).click();

    await expect(page.getByRole("button", { name: "It was no mistake" })).toBeVisible();
    await expect.poll(() => sentIn(person, id)).toMatchObject([{ isMistake: true }]);
    expect(complaints).toEqual([]);
  });

  test("leaves the step as it was by Escape, and is done without a copy where one wants none", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const { page, complaints } = await journeys.open(`/jobhunts/${id}`, { as: person });
    const done = page.getByRole("button", { name: "Done: Send application bundle" });

    await done.click();
    const dialog = page.getByRole("dialog", { name: "What did you send?" });
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
    // The form, which takes the place of a dialog without it.
    await dialog.getByRole("button", { name: "Keep a copy" }).waitFor();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await done.click();
    // The days come last, and move the buttons.
    await page.getByText("If you hear nothing, these days are set:").waitFor();
    // The page shows the day before the server has answered.
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes("StepSetStatus") === true,
    );
    await page.getByRole("button", { name: "Done, keep no copy" }).click();

    await expect(page.getByText(/^Sent on /).first()).toBeVisible();
    await answered;
    await expect.poll(() => sentIn(person, id)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
