import type { Page, Request } from "@playwright/test";
import { UPLOAD_MAX_BYTES } from "../../schema/limits.js";
import type { Person } from "../support/browser-person.js";
import { goDark, picture } from "../support/browser.js";
import { SAMPLES } from "../support/file-samples.js";
import { expect, type Journey, type Journeys, test, untilLoaded } from "./journeys.js";

const DROP = "Drag and drop a file here, or click to select a file";
const PDF = { name: "letter.pdf", mimeType: "application/pdf", buffer: SAMPLES["pdf"] ?? Buffer.alloc(0) };
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

  async function addLink(name: string, source: string): Promise<void> {
    const input = { name, source };
    await person.speak(`mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { logEntryId } }`, {
      input,
    });
  }

  test(
    "are uploaded by a press on the picker, and previewed byte by byte in a new tab",
    { tag: ["@desktop", "@phone"] },
    async ({ journeys }) => {
      const { size } = journeys.device;
      const { page, context, complaints } = await openDocuments(journeys);
      const name = `Swimming badge ${size}`;
      await begin(page, name);
      await page.getByText(DROP).waitFor();

      const chooser = page.waitForEvent("filechooser");
      await (size === "phone" ? picker(page).tap() : picker(page).click());
      await (await chooser).setFiles(PNG);
      await expect(page.getByText("Selected file: badge.png")).toBeVisible();
      await expect(page).toBeAccessible();
      await picture(page, `document-form-${size}`);
      await save(page);
      // The picture pushes the link down once it is loaded, as the hunts of the document do.
      const loaded = page.getByRole("img", { name: `Picture of ${name}` });
      await expect(loaded).toHaveJSProperty("complete", true);
      await expect(loaded).not.toHaveJSProperty("naturalWidth", 0);
      await untilLoaded(page);
      const tab = context.waitForEvent("page");
      await preview(page).click();
      const opened = await tab;

      await expect(opened).toHaveURL(/\/files\//);
      await expect.poll(() => fileIn(opened)).toEqual(PNG.buffer);
      await expect.poll(() => opened.evaluate(() => window.opener === null)).toBe(true);
      await expect(card(page, name)).toHaveAttribute("aria-expanded", "true");
      await expect(page).toBeAccessible();
      await picture(page, `document-open-${size}`);
      await goDark(page);
      await expect(page).toHaveContrast();
      await picture(page, `document-open-${size}-dark`);
      expect(complaints).toEqual([]);
    },
  );

  test("take a file that is dropped anywhere on the page, and its name when they have none", async ({ journeys }) => {
    const { page, complaints } = await openDocuments(journeys);
    await page.getByRole("button", { name: "New", exact: true }).click();
    await page.getByText(DROP).waitFor();

    const files = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["# Dropped"], "About_me \u202Egnp.md"));
      return data;
    });
    // A browser repeats it as well while a file is over the page.
    await expect(async () => {
      await page.dispatchEvent("h2", "dragover", { dataTransfer: files });
      await expect(page.getByText("Let go to choose this file")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.dispatchEvent("h2", "drop", { dataTransfer: files });
    await expect(page.getByText("Selected file: About_me gnp.md")).toBeVisible();
    await save(page);

    await expect(card(page, "About me gnp")).toBeVisible();
    await expect(preview(page)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test("are not sent without a file, and nothing that was typed is lost", async ({ journeys }) => {
    const { page, complaints } = await openDocuments(journeys);
    await begin(page, "Without a file");
    const sent: string[] = [];
    // The stream of live updates is opened by a POST as well, whenever its connection was lost, and queries follow it.
    const isReading = (request: Request): boolean =>
      new URL(request.url()).pathname === "/graphql/stream" || /\bquery \w/.test(request.postData() ?? "");
    page.on("request", (request) => {
      if (request.method() === "POST" && !isReading(request)) sent.push(request.url());
    });

    await save(page);

    await expect(page.getByRole("alert").getByText("No file selected for upload.")).toBeVisible();
    await expect.poll(() => complaints).toEqual(["No file selected for upload."]);
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Without a file");
    await expect(picker(page)).toBeFocused();
    await expect(page).toBeAccessible();
    expect(sent).toEqual([]);
  });

  test("refuse an empty and a too large file before it is sent, and one of no kind after", async ({ journeys }) => {
    const { page } = await openDocuments(journeys);
    await begin(page, "Refused");
    const alert = page.getByRole("alert");

    await picker(page).setInputFiles({ ...PDF, name: `${"long".repeat(60)}.exe`, buffer: Buffer.alloc(0) });
    await expect(alert.getByText(/^longlong\w+…\w+\.exe is empty/)).toBeVisible();
    await picker(page).setInputFiles({ ...PDF, buffer: Buffer.alloc(UPLOAD_MAX_BYTES + 1) });
    await expect(alert.getByText("A file can have at most 10 MB.")).toBeVisible();
    await expect(page.getByText(DROP)).toBeVisible();
    await picker(page).setInputFiles({ ...PDF, buffer: Buffer.from("not a PDF at all") });
    await save(page);

    await expect(alert.getByText(/^The content of the file is text.* Save it as PDF/)).toBeVisible();
    await expect(page.getByText("Selected file: letter.pdf")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Refused");
    await expect(page.getByRole("button", { name: "Try again", exact: true })).toHaveCount(0);
  });

  test("take any answer from 200 to 299 for a success, and what it calls the file for their source (spec 7)", async ({
    journeys,
  }) => {
    const { page, complaints } = await openDocuments(journeys);
    const url = "https://files.example.org/letter.pdf";
    await page.route("**/api/upload", (route) => route.fulfill({ status: 201, json: { url } }));
    await begin(page, "Kept elsewhere");
    await picker(page).setInputFiles(PDF);

    await save(page);

    await expect(page.getByRole("link", { name: url, exact: true })).toBeVisible();
    await expect(preview(page)).toHaveAttribute("href", url);
    await expect(preview(page)).toHaveAttribute("target", "_blank");
    expect(complaints).toEqual([]);
  });

  test(
    "keep everything when an upload is cancelled or breaks off, and arrive with Try again",
    { tag: "@phone" },
    async ({ journeys }) => {
      const { page, complaints } = await openDocuments(journeys);
      await begin(page, "Third time lucky");
      await picker(page).setInputFiles(PDF);
      let isCut = false;
      // The first try hangs until it is cancelled, the second breaks off.
      await page.route("**/api/upload", (route) => (isCut ? route.abort("connectionreset") : undefined));

      await save(page);
      await expect(page.getByRole("progressbar", { name: "Uploading letter.pdf", exact: true })).toBeVisible();
      await expect(page).toBeAccessible();
      await page.getByRole("button", { name: "Cancel", exact: true }).click();
      await expect(page.getByText("The upload was cancelled.")).toBeVisible();
      isCut = true;
      await page.getByRole("button", { name: "Try again", exact: true }).click();
      await expect(page.getByText("The upload failed: the server did not answer.")).toBeVisible();
      await page.unroute("**/api/upload");
      await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Third time lucky");
      await page.getByRole("button", { name: "Try again", exact: true }).click();

      await expect(card(page, "Third time lucky")).toBeVisible();
      expect(complaints.some((complaint) => complaint.startsWith("File upload failed"))).toBe(true);
    },
  );

  test("keep their file when they are edited without a new one, and take a new one when it is chosen", async ({
    journeys,
  }) => {
    const { page, complaints } = await openDocuments(journeys);
    await begin(page, "Changing");
    await picker(page).setInputFiles(PDF);
    await save(page);
    // On the card: the form has these texts too.
    const edit = page.getByRole("button", { name: "Edit", exact: true });
    await edit.waitFor();
    await page.getByText("letter.pdf").waitFor();

    await edit.click();
    await page.getByRole("textbox", { name: "Description", exact: true }).fill("Two pages.");
    await save(page);
    await edit.waitFor();
    await expect(page.getByText("Two pages.")).toBeVisible();
    await expect(page.getByText("letter.pdf")).toBeVisible();
    await edit.click();
    await picker(page).setInputFiles(PNG);
    await save(page);

    await expect(edit).toBeVisible();
    await expect(page.getByText("badge.png")).toBeVisible();
    await expect(page.getByText("letter.pdf")).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test("ask before they are deleted, and come back with Undo", async ({ journeys }) => {
    await addLink("Going", "https://pages.example.org/portfolio");
    const { page, complaints } = await openDocuments(journeys);
    await card(page, "Going").click();

    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("Are you sure?")).toBeVisible();
    await page.getByRole("button", { name: "No", exact: true }).click();
    await expect(card(page, "Going")).toBeFocused();
    await expect(card(page, "Going")).toHaveCount(1);
    await page.keyboard.press("Delete");
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(card(page, "Going")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo", exact: true }).click();

    await expect(card(page, "Going")).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test("offer Preview only for an address, and get a fresh one for a file whose address is old", async ({
    journeys,
  }) => {
    await addLink("Somewhere", "https://pages.example.org/me");
    await addLink("In a drawer", "third drawer, left");
    const { page, context } = await openDocuments(journeys);
    await card(page, "In a drawer").click();
    await expect(page.getByText("third drawer, left")).toBeVisible();
    await expect(preview(page)).toHaveCount(0);
    await card(page, "Somewhere").click();
    await expect(preview(page)).toHaveAttribute("href", "https://pages.example.org/me");
    await expect(preview(page)).toHaveAttribute("rel", /noopener/);
    await begin(page, "Old address");
    await picker(page).setInputFiles(PNG);
    await save(page);
    await expect(page.getByRole("img", { name: "Picture of Old address", exact: true })).toBeVisible();

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
  });

  test(
    "find what was typed again after a reload, and ask for the file once more",
    { tag: "@phone" },
    async ({ journeys }) => {
      const { page } = await openDocuments(journeys);
      // What is typed is kept for the person, who is known once the gateway has said who is signed in.
      await expect.poll(() => page.evaluate(() => localStorage.getItem("person_guid"))).not.toBeNull();
      await begin(page, "Half way");
      await picker(page).setInputFiles(PDF);
      await page.getByText("Selected file: letter.pdf").waitFor();

      await page.reload();
      await page.getByRole("button", { name: "New", exact: true }).click();

      await expect(page.getByText("please choose letter.pdf once more")).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Half way");
    },
  );
});
