import { goDark, picture } from "../support/browser.js";
import { expect, test, untilLoaded } from "./journeys.js";

test.describe("what was sent", () => {
  test("is accessible while it is asked, and once it is kept", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const { hunt } = await person.speak<{ hunt: { id: string } }>(
      `mutation { hunt: createJobHunt(input: { name: "Planning Analyst", phase: APPLYING }) { id } }`,
    );
    const cv = "0198c6a0-0000-7000-8000-00000000d011";
    await person.speak(
      `mutation ($id: ID!, $cv: ID!) {
        saveJobDetails(input: {
          jobHuntId: $id, jobTitle: "Planning Analyst", companyName: "Oakline Rail", advertText: "Oakline Rail plans trains."
        }) { id }
        createDocument(input: { id: $cv, name: "Curriculum vitae" }) { id }
        linkRecord(input: { jobHuntId: $id, kind: DOCUMENT, id: $cv }) { id }
        built: setStepStatus(input: { jobHuntId: $id, step: BUILD_APPLICATION_BUNDLE, status: DONE }) { logEntryId }
        asked: setStepStatus(input: { jobHuntId: $id, step: PRE_APPLICATION_COMMUNICATIONS, status: SKIPPED }) { logEntryId }
        thanked: setStepStatus(input: { jobHuntId: $id, step: FOLLOW_UP_EMAIL, status: SKIPPED }) { logEntryId }
      }`,
      { id: hunt.id, cv },
    );
    const { page, pageErrors } = await journeys.open(`/jobhunts/${hunt.id}`, { as: person });
    await page.getByRole("button", { name: "Done: Send application bundle" }).click();
    const dialog = page.getByRole("dialog", { name: "What did you send?" });
    await dialog.getByText("If you hear nothing, these days are set:").waitFor();
    await expect(page).toBeAccessibleInBothSizes("submission-dialog");
    await dialog.getByText("The letter or message").click();
    await dialog.getByRole("textbox", { name: /The letter or message/ }).fill("Dear hiring team");
    await dialog.getByRole("button", { name: "Keep a copy" }).click();
    await page.getByText("Copy of what you sent", { exact: true }).waitFor();
    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("submission-kept");
    await goDark(page);
    await expect(page).toHaveContrast();
    await picture(page, "submission-kept-dark");
    expect(pageErrors).toEqual([]);
  });
});
