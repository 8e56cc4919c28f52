import { afterEach, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { fireEvent, waitFor } from "@testing-library/dom";
import { UPLOAD_MAX_BYTES } from "../../schema/limits.js";
import type { Person } from "../support/browser-person.js";
import { SAMPLES } from "../support/file-samples.js";
import { listenToErrors, noAnswer } from "./support/faults.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { newPerson } from "./support/people.js";

const DROP = "Drag and drop a file here, or click to select a file";
const UPLOAD = "/api/upload";

const file = (name: string, type: string, bytes: Uint8Array): File => new File([new Uint8Array(bytes)], name, { type });
const pdf = (bytes: Uint8Array = SAMPLES["pdf"] ?? Buffer.alloc(0)): File =>
  file("letter.pdf", "application/pdf", bytes);
const png = (): File => file("badge.png", "image/png", SAMPLES["png"] ?? Buffer.alloc(0));

describe("documents", () => {
  let person: Person;

  beforeAll(async () => {
    person = await newPerson();
  });
  afterEach(() => void jest.restoreAllMocks());

  const open = (): Promise<OpenedScreen> => openScreen("/documents", { as: person });
  const press = async ({ page, user }: OpenedScreen, name: string | RegExp): Promise<void> =>
    user.click(await page.findByRole("button", { name }));

  /** Begins a new document, with a name if it is given. */
  async function begin(screen: OpenedScreen, name = ""): Promise<void> {
    await press(screen, "New");
    const field = await screen.page.findByRole("textbox", { name: "Name" });
    if (name !== "") await screen.user.type(field, name);
  }

  async function pick(chosen: File): Promise<void> {
    await waitFor(() => {
      const input = document.querySelector<HTMLInputElement>("input[type=file]");
      if (input === null) throw new Error("There is no picker.");
      Object.defineProperty(input, "files", { configurable: true, writable: true, value: [chosen] });
      fireEvent.change(input);
    });
    await waitFor(() => expect(document.body.textContent).toMatch(/Selected file:|is empty|can have at most/));
  }
  const preview = ({ page }: OpenedScreen): Promise<HTMLElement> => page.findByRole("link", { name: /^Preview/ });
  const nameTyped = ({ page }: OpenedScreen): string =>
    page.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value;
  const addLink = (name: string, source: string): Promise<unknown> =>
    person.speak(`mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { logEntryId } }`, {
      input: { name, source },
    });

  test("are uploaded, open then, and previewed byte by byte", async () => {
    const screen = await open();
    await begin(screen, "Swimming badge");
    await pick(png());
    await screen.page.findByText("Selected file: badge.png");

    await press(screen, "Save");

    await screen.page.findByRole("img", { name: "Picture of Swimming badge" });
    const head = screen.page.getByRole("button", { name: "Swimming badge" });
    expect(head.getAttribute("aria-expanded")).toBe("true");
    const address = (await preview(screen)).getAttribute("href") ?? "";
    expect(address).toContain("/files/");
    const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
    expect(bytes.equals(SAMPLES["png"] ?? Buffer.alloc(0))).toBe(true);
  });

  test("take a file that is dropped anywhere on the page, and its name when they have none", async () => {
    const screen = await open();
    await begin(screen);
    await screen.page.findByText(DROP);
    const dropped = file("About_me \u202Egnp.md", "text/markdown", Buffer.from("# Dropped"));
    const drag = (type: string): void => {
      const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
        dataTransfer: { types: ["Files"], files: [dropped] },
      });
      screen.page.getAllByRole("heading", { level: 2 })[0]?.dispatchEvent(event);
    };

    drag("dragover");
    await screen.page.findByText("Let go to choose this file");
    drag("drop");
    await screen.page.findByText("Selected file: About_me gnp.md");
    await press(screen, "Save");

    await screen.page.findByRole("button", { name: "About me gnp" });
    await preview(screen);
  });

  test("are not sent without a file, and nothing that was typed is lost", async () => {
    const errors = listenToErrors();
    const screen = await open();
    await begin(screen, "Without a file");
    let uploads = 0;
    screen.network.answer(UPLOAD, (_asked, pass) => {
      uploads++;
      return pass();
    });

    await press(screen, "Save");

    const alert = await screen.page.findByRole("alert");
    expect(alert.textContent).toBe("No file selected for upload.");
    expect(errors()).toEqual(["No file selected for upload."]);
    expect(nameTyped(screen)).toBe("Without a file");
    expect(document.activeElement?.getAttribute("type")).toBe("file");
    expect(uploads).toBe(0);
    expect(screen.network.asked.map(({ name }) => name)).not.toContain("DocumentCreate");
  });

  test("refuse an empty and a too large file before it is sent, and one of no kind after", async () => {
    const screen = await open();
    const { page } = screen;
    await begin(screen, "Refused");

    await pick(file(`${"long".repeat(60)}.exe`, "application/pdf", Buffer.alloc(0)));
    await page.findByText(/^longlong\w+…\w+\.exe is empty/);
    await pick(pdf(Buffer.alloc(UPLOAD_MAX_BYTES + 1)));
    await page.findByText(/A file can have at most 10 MB\./);
    page.getByText(DROP);
    await pick(pdf(Buffer.from("not a PDF at all")));
    await press(screen, "Save");

    await page.findByText(/^The content of the file is text.* Save it as PDF/);
    page.getByText("Selected file: letter.pdf");
    expect(nameTyped(screen)).toBe("Refused");
    expect(page.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("take any answer from 200 to 299 for a success, and what it calls the file for their source (spec 7)", async () => {
    const url = "https://files.example.org/letter.pdf";
    const screen = await open();
    screen.network.answer(UPLOAD, () => Response.json({ url }, { status: 201 }));
    await begin(screen, "Kept elsewhere");
    await pick(pdf());

    await press(screen, "Save");

    await screen.page.findByRole("link", { name: url });
    const link = await preview(screen);
    expect(link.getAttribute("href")).toBe(url);
    expect(link.getAttribute("target")).toBe("_blank");
  });

  test("keep everything when an upload is cancelled or breaks off, and arrive with Try again", async () => {
    const errors = listenToErrors();
    const screen = await open();
    const { page, network } = screen;
    await begin(screen, "Third time lucky");
    await pick(pdf());
    network.answer(UPLOAD, () => new Promise<Response>(() => undefined));

    await press(screen, "Save");
    await page.findByRole("progressbar", { name: "Uploading letter.pdf" });
    await press(screen, "Cancel");
    await page.findByText(/^The upload was cancelled\./);
    const answerAgain = network.answer(UPLOAD, noAnswer);
    await press(screen, "Try again");
    await page.findByText(/^The upload failed: the server did not answer\./);
    answerAgain();
    expect(nameTyped(screen)).toBe("Third time lucky");
    await press(screen, "Try again");

    await page.findByRole("button", { name: "Third time lucky" });
    expect(errors()).toContain("File upload failed");
  });

  test("keep their file when they are edited without a new one, and take a new one when it is chosen", async () => {
    const screen = await open();
    const { page, user } = screen;
    await begin(screen, "Changing");
    await pick(pdf());
    await press(screen, "Save");
    await page.findByText("letter.pdf");

    await press(screen, "Edit");
    await user.type(await page.findByRole("textbox", { name: "Description" }), "Two pages.");
    await press(screen, "Save");
    // On the card: the form has these texts too.
    await page.findByRole("button", { name: "Edit" });
    await page.findByText("Two pages.");
    await page.findByText("letter.pdf");
    await press(screen, "Edit");
    await pick(png());
    await press(screen, "Save");

    await page.findByText("badge.png");
    expect(page.queryByText("letter.pdf")).toBeNull();
  });

  test("ask before they are deleted, and come back with Undo", async () => {
    await addLink("Going", "https://pages.example.org/portfolio");
    const screen = await open();
    const { page, user } = screen;
    await press(screen, "Going");

    await press(screen, "Delete");
    await page.findByText("Are you sure?");
    await press(screen, "No");
    await waitFor(() => expect(document.activeElement).toBe(page.getByRole("button", { name: "Going" })));
    await user.keyboard("{Delete}");
    await press(screen, "Yes");
    await waitFor(() => expect(page.queryByRole("button", { name: "Going" })).toBeNull());
    await press(screen, "Undo");

    await page.findByRole("button", { name: "Going" });
  });

  test("offer Preview only for an address", async () => {
    await addLink("Somewhere", "https://pages.example.org/me");
    await addLink("In a drawer", "third drawer, left");
    const screen = await open();

    await press(screen, "In a drawer");
    await screen.page.findByText("third drawer, left");
    expect(screen.page.queryByRole("link", { name: /^Preview/ })).toBeNull();
    await press(screen, "Somewhere");

    const link = await preview(screen);
    expect(link.getAttribute("href")).toBe("https://pages.example.org/me");
    expect(link.getAttribute("rel")).toContain("noopener");
  });

  test("find what was typed again after a reload, and ask for the file once more", async () => {
    const screen = await open();
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await waitFor(() => expect(localStorage.getItem("person_guid")).not.toBeNull());
    await begin(screen, "Half way");
    await pick(pdf());

    await screen.reload();
    await press(screen, "New");

    await screen.page.findByText(/please choose letter\.pdf once more/);
    expect(nameTyped(screen)).toBe("Half way");
  });
});
