import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page, Request } from "playwright-core";
import { UPLOAD_MAX_BYTES } from "../../schema/limits.js";
import type { Person } from "../support/browser-person.js";
import { accessibilityFaults, contrastFaults, goDark, picture, type SIZES } from "../support/browser.js";
import { SAMPLES } from "../support/file-samples.js";
import { type Journey, startJourneys } from "./journeys.js";

const DROP = "Drag and drop a file here, or click to select a file";
const PDF = { name: "letter.pdf", mimeType: "application/pdf", buffer: SAMPLES["pdf"] ?? Buffer.alloc(0) };
const PNG = { name: "badge.png", mimeType: "image/png", buffer: SAMPLES["png"] ?? Buffer.alloc(0) };

describe("documents", () => {
  const journeys = startJourneys();
  let person: Person;

  beforeAll(async () => {
    person = await journeys.createPerson();
  });

  /** Opens the screen as the person, who has signed in already. */
  async function openDocuments(size: keyof typeof SIZES = "desktop"): Promise<Journey> {
    const journey = await journeys.open("/documents", { size, as: person });
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

  async function addLink(name: string, source: string): Promise<void> {
    const input = { name, source };
    await person.speak(`mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { logEntryId } }`, {
      input,
    });
  }

  it.each<keyof typeof SIZES>(["desktop", "phone"])(
    "are uploaded by a press on the picker, and previewed byte by byte in a new tab, on %s",
    async (size) => {
      const { page, context, complaints, settled } = await openDocuments(size);
      const name = `Swimming badge ${size}`;
      await begin(page, name);
      await page.getByText(DROP).waitFor();

      const chooser = page.waitForEvent("filechooser");
      await (size === "phone" ? picker(page).tap() : picker(page).click());
      await (await chooser).setFiles(PNG);
      await page.getByText("Selected file: badge.png").waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `document-form-${size}`);
      await save(page);
      await page.getByRole("img", { name: `Picture of ${name}` }).waitFor();
      // The picture pushes the link down once it is loaded.
      await settled();
      const tab = context.waitForEvent("page");
      await preview(page).click();
      const opened = await tab;
      await opened.waitForURL(/\/files\//);

      expect(await (await context.request.get(opened.url())).body()).toEqual(PNG.buffer);
      expect(await opened.evaluate(() => window.opener === null)).toBe(true);
      expect(await card(page, name).getAttribute("aria-expanded")).toBe("true");
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `document-open-${size}`);
      await goDark(page);
      expect(await contrastFaults(page)).toEqual([]);
      await picture(page, `document-open-${size}-dark`);
      expect(complaints).toEqual([]);
    },
  );

  it("take a file that is dropped anywhere on the page, and its name when they have none", async () => {
    const { page, complaints } = await openDocuments();
    await page.getByRole("button", { name: "New", exact: true }).click();
    await page.getByText(DROP).waitFor();

    const files = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(["# Dropped"], "About_me \u202Egnp.md"));
      return data;
    });
    await page.dispatchEvent("h2", "dragover", { dataTransfer: files });
    await page.getByText("Let go to choose this file").waitFor();
    await page.dispatchEvent("h2", "drop", { dataTransfer: files });
    await page.getByText("Selected file: About_me gnp.md").waitFor();
    await save(page);

    await card(page, "About me gnp").waitFor();
    await preview(page).waitFor();
    expect(complaints).toEqual([]);
  });

  it("are not sent without a file, and nothing that was typed is lost", async () => {
    const { page, complaints } = await openDocuments();
    await begin(page, "Without a file");
    const sent: string[] = [];
    // The stream of live updates is opened by a POST as well, whenever its connection was lost, and queries follow it.
    const isReading = (request: Request): boolean =>
      new URL(request.url()).pathname === "/graphql/stream" || /\bquery \w/.test(request.postData() ?? "");
    page.on("request", (request) => {
      if (request.method() === "POST" && !isReading(request)) sent.push(request.url());
    });

    await save(page);
    await page.getByRole("alert").getByText("No file selected for upload.").waitFor();

    expect(complaints).toEqual(["No file selected for upload."]);
    expect(sent).toEqual([]);
    expect(await page.getByRole("textbox", { name: "Name", exact: true }).inputValue()).toBe("Without a file");
    expect(await picker(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("refuse a wrong, an empty and a too large file before it is sent, and a false one after", async () => {
    const { page } = await openDocuments();
    await begin(page, "Refused");
    const alert = page.getByRole("alert");

    await picker(page).setInputFiles({ ...PDF, name: `${"long".repeat(60)}.exe` });
    await alert.getByText(/^longlong\w+…\w+\.exe cannot be uploaded/).waitFor();
    await picker(page).setInputFiles({ ...PDF, buffer: Buffer.alloc(0) });
    await alert.getByText("letter.pdf is empty").waitFor();
    await picker(page).setInputFiles({ ...PDF, buffer: Buffer.alloc(UPLOAD_MAX_BYTES + 1) });
    await alert.getByText("A file can have at most 10 MB.").waitFor();
    await page.getByText(DROP).waitFor();
    await picker(page).setInputFiles({ ...PDF, buffer: Buffer.from("not a PDF at all") });
    await save(page);
    await alert.getByText("The content of the file is not that of a .pdf file.").waitFor();

    await page.getByText("Selected file: letter.pdf").waitFor();
    expect(await page.getByRole("textbox", { name: "Name", exact: true }).inputValue()).toBe("Refused");
    expect(await page.getByRole("button", { name: "Try again", exact: true }).count()).toBe(0);
  });

  it("take any answer from 200 to 299 for a success, and what it calls the file for their source (spec 7)", async () => {
    const { page, complaints } = await openDocuments();
    const url = "https://files.example.org/letter.pdf";
    await page.route("**/api/upload", (route) => route.fulfill({ status: 201, json: { url } }));
    await begin(page, "Kept elsewhere");
    await picker(page).setInputFiles(PDF);

    await save(page);
    await page.getByRole("link", { name: url, exact: true }).waitFor();

    expect(await preview(page).getAttribute("href")).toBe(url);
    expect(await preview(page).getAttribute("target")).toBe("_blank");
    expect(complaints).toEqual([]);
  });

  it("keep everything when an upload is cancelled or breaks off, and arrive with Try again", async () => {
    const { page, complaints } = await openDocuments("phone");
    await begin(page, "Third time lucky");
    await picker(page).setInputFiles(PDF);
    let isCut = false;
    // The first try hangs until it is cancelled, the second breaks off.
    await page.route("**/api/upload", (route) => (isCut ? route.abort("connectionreset") : undefined));

    await save(page);
    await page.getByRole("progressbar", { name: "Uploading letter.pdf", exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByText("The upload was cancelled.").waitFor();
    isCut = true;
    await page.getByRole("button", { name: "Try again", exact: true }).click();
    await page.getByText("The upload failed: the server did not answer.").waitFor();
    await page.unroute("**/api/upload");
    expect(await page.getByRole("textbox", { name: "Name", exact: true }).inputValue()).toBe("Third time lucky");
    await page.getByRole("button", { name: "Try again", exact: true }).click();

    await card(page, "Third time lucky").waitFor();
    expect(complaints.some((complaint) => complaint.startsWith("File upload failed"))).toBe(true);
  });

  it("keep their file when they are edited without a new one, and take a new one when it is chosen", async () => {
    const { page, complaints } = await openDocuments();
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
    await page.getByText("Two pages.").waitFor();
    await page.getByText("letter.pdf").waitFor();
    await edit.click();
    await picker(page).setInputFiles(PNG);
    await save(page);

    await edit.waitFor();
    await page.getByText("badge.png").waitFor();
    expect(await page.getByText("letter.pdf").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("ask before they are deleted, and come back with Undo", async () => {
    await addLink("Going", "https://pages.example.org/portfolio");
    const { page, complaints } = await openDocuments();
    await card(page, "Going").click();

    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("Are you sure?").waitFor();
    await page.getByRole("button", { name: "No", exact: true }).click();
    expect(await card(page, "Going").count()).toBe(1);
    await page.keyboard.press("Delete");
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await card(page, "Going").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo", exact: true }).click();

    await card(page, "Going").waitFor();
    expect(complaints).toEqual([]);
  });

  it("offer Preview only for an address, and get a fresh one for a file whose address is old", async () => {
    await addLink("Somewhere", "https://pages.example.org/me");
    await addLink("In a drawer", "third drawer, left");
    const { page, context } = await openDocuments();
    await card(page, "In a drawer").click();
    await page.getByText("third drawer, left").waitFor();
    expect(await preview(page).count()).toBe(0);
    await card(page, "Somewhere").click();
    expect(await preview(page).getAttribute("href")).toBe("https://pages.example.org/me");
    expect(await preview(page).getAttribute("rel")).toContain("noopener");
    await begin(page, "Old address");
    await picker(page).setInputFiles(PNG);
    await save(page);
    await page.getByRole("img", { name: "Picture of Old address", exact: true }).waitFor();

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
    await opened.waitForURL(/\/files\//);

    expect(await (await context.request.get(opened.url())).body()).toEqual(PNG.buffer);
  });

  it("find what was typed again after a reload, and ask for the file once more", async () => {
    const { page } = await openDocuments("phone");
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await page.waitForFunction(() => localStorage.getItem("person_guid") !== null);
    await begin(page, "Half way");
    await picker(page).setInputFiles(PDF);
    await page.getByText("Selected file: letter.pdf").waitFor();

    await page.reload();
    await page.getByRole("button", { name: "New", exact: true }).click();

    await page.getByText("please choose letter.pdf once more").waitFor();
    expect(await page.getByRole("textbox", { name: "Name", exact: true }).inputValue()).toBe("Half way");
  });
});
