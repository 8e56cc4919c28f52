import type { Page } from "@playwright/test";
import type { Person } from "../support/browser-person.js";
import { goDark, picture } from "../support/browser.js";
import { SAMPLES } from "../support/file-samples.js";
import { expect, type Journey, type Journeys, test, untilLoaded } from "./journeys.js";

const DROP = "Drag and drop a file here, or click to select a file";
const PNG = { name: "badge.png", mimeType: "image/png", buffer: SAMPLES["png"] ?? Buffer.alloc(0) };

test.describe("documents", () => {
  let person: Person;

  test.beforeAll(async ({ journeys }) => {
    person = await journeys.createPerson();
  });

  /** Opens the screen as the person, who has signed in already. */
  async function openDocuments(journeys: Journeys): Promise<Journey> {
    const journey = await journeys.open("/documents", { as: person });
    await journey.page.getByRole("button", { name: "New", exact: true }).waitFor();
    return journey;
  }

  /** Begins a new document with a name. */
  async function begin(page: Page, name: string): Promise<void> {
    await page.getByRole("button", { name: "New", exact: true }).click();
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  }

  const picker = (page: Page) => page.locator("input[type=file]");
  const save = (page: Page): Promise<void> => page.getByRole("button", { name: "Save", exact: true }).click();
  const card = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const preview = (page: Page) => page.getByRole("link", { name: /^Preview/ });
  /** The bytes that the address of a tab answers with. */
  const fileIn = async (tab: Page): Promise<Buffer> => (await tab.context().request.get(tab.url())).body();

  test(
    "are uploaded by a press on the picker, and previewed byte by byte in a new tab, also when their address is old",
    { tag: "@phone" },
    async ({ journeys }) => {
      const { page, context, pageErrors } = await openDocuments(journeys);
      const name = "Swimming badge";
      await begin(page, name);
      await page.getByText(DROP).waitFor();
      await save(page);
      await expect(picker(page)).toBeFocused();
      await expect(page).toBeAccessible();

      const chooser = page.waitForEvent("filechooser");
      await picker(page).tap();
      await (await chooser).setFiles(PNG);
      await expect(page.getByText("Selected file: badge.png")).toBeVisible();
      await expect(page).toBeAccessibleInBothSizes("document-form");
      // The first try hangs until it is cancelled.
      await page.route("**/api/upload", () => undefined);
      await save(page);
      await expect(page.getByRole("progressbar", { name: "Uploading badge.png", exact: true })).toBeVisible();
      await expect(page).toBeAccessible();
      await page.getByRole("button", { name: "Cancel", exact: true }).click();
      await expect(page.getByText("The upload was cancelled.")).toBeVisible();
      await page.unroute("**/api/upload");
      await page.getByRole("button", { name: "Try again", exact: true }).click();
      // The picture pushes the link down once it is loaded, as the hunts of the document do.
      const loaded = page.getByRole("img", { name: `Picture of ${name}` });
      await expect(loaded).toHaveJSProperty("complete", true);
      await expect(loaded).not.toHaveJSProperty("naturalWidth", 0);
      await untilLoaded(page);
      // As if the card had been open for ten minutes; pressed without a pointer that comes near before.
      await page.evaluate(() => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + 600_000;
      });
      const asked = page.waitForRequest((request) => request.postData()?.includes("DocumentSelected") === true);
      const tab = context.waitForEvent("page");
      await preview(page).evaluate((link) => link instanceof HTMLElement && link.click());
      await asked;
      const opened = await tab;

      await expect(opened).toHaveURL(/\/files\//);
      await expect.poll(() => fileIn(opened)).toEqual(PNG.buffer);
      await expect.poll(() => opened.evaluate(() => window.opener === null)).toBe(true);
      await expect(card(page, name)).toHaveAttribute("aria-expanded", "true");
      await expect(page).toBeAccessibleInBothSizes("document-open");
      await goDark(page);
      await expect(page).toHaveContrast();
      await picture(page, "document-open-dark");
      expect(pageErrors).toEqual(["No file selected for upload."]);
    },
  );
});
