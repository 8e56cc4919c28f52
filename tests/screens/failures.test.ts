import { afterEach, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import type { Person } from "../support/browser-person.js";
import { listenToErrors, noAnswer } from "./support/faults.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { make, newPerson } from "./support/people.js";

describe("what fails", () => {
  let person: Person;
  let stored: Record<string, string>;

  beforeAll(async () => {
    person = await newPerson();
    stored = { selectedJobHuntId: await make(person, `createJobHunt(input: { name: "Tern" }) { jobHunt { id } }`) };
    await person.speak(
      `mutation { createDocument(input: { name: "Letter", source: "https://example.org/a.pdf" }) { logEntryId } }`,
    );
  });
  afterEach(() => void jest.restoreAllMocks());

  const open = (path: string): Promise<OpenedScreen> => openScreen(path, { as: person, stored });

  async function press({ page, user }: OpenedScreen, name: string): Promise<void> {
    const [button] = await page.findAllByRole("button", { name });
    if (button === undefined) throw new Error(`There is no button ${name}.`);
    await user.click(button);
  }

  async function extract(screen: OpenedScreen, advert: string): Promise<void> {
    await screen.user.click(await screen.page.findByLabelText("Job advert"));
    await screen.user.paste(advert);
    await press(screen, "Extract");
    await screen.page.findByRole("alert");
  }

  /** What the specification has written to the console: where, which operation gets no answer, and what leads to it. */
  const FAILURES: readonly (readonly [
    string,
    string,
    string | undefined,
    (screen: OpenedScreen) => Promise<unknown>,
  ])[] = [
    ["Error storing user", "/", "Viewer", () => Promise.resolve()],
    [
      "Error fetching job data",
      "/jobdetails",
      "JobDetailsForJobHunt",
      ({ page }) => page.findByText("Job details could not be loaded"),
    ],
    [
      "Error retrieving job details",
      "/jobdetails",
      "JobDetailsExtract",
      (screen) => extract(screen, "Harbour analyst at Tern Mobility"),
    ],
    [
      "Error fetching the URL content",
      "/jobdetails",
      undefined,
      (screen) => extract(screen, "http://127.0.0.1:9/advert"),
    ],
    [
      "Error saving job details",
      "/jobdetails",
      "JobDetailsComplete",
      async (screen) => {
        await screen.user.type(await screen.page.findByLabelText("Job title"), "Harbour analyst");
        await press(screen, "Done");
        await screen.page.findByRole("alert");
      },
    ],
    [
      "Error completing workflow step",
      "/jobhunts",
      "StepComplete",
      async ({ page, user }) => user.click(await page.findByRole("checkbox", { name: "Ideal job profile is done" })),
    ],
    [
      "Failed to create document",
      "/documents",
      "DocumentCreate",
      async (screen) => {
        await press(screen, "New");
        const file = new File(["Who I am, and what I did."], "cv.txt", { type: "text/plain" });
        await screen.user.upload(await screen.page.findByLabelText(/Drag and drop a file here/), file);
        await press(screen, "Save");
        await screen.page.findByRole("alert");
      },
    ],
    [
      "Failed to update document",
      "/documents",
      "DocumentUpdate",
      async (screen) => {
        await press(screen, "Letter");
        await press(screen, "Edit");
        await screen.user.type(await screen.page.findByRole("textbox", { name: "Name" }), " to Tern");
        await press(screen, "Save");
        await screen.page.findByRole("alert");
      },
    ],
  ];

  test.each(FAILURES)(
    "is written to the console in the words of the specification: %s",
    async (words, path, operation, fail) => {
      const errors = listenToErrors();
      const screen = await open(path);
      if (operation !== undefined) screen.network.answer(operation, noAnswer);
      if (operation === "Viewer" || operation === "JobDetailsForJobHunt") await screen.reload();

      await fail(screen);

      await waitFor(() => expect(errors()).toContain(words));
    },
  );

  test("is not told of a read that came too soon: it is asked again when the server says so", async () => {
    const { page, network, user } = await open("/companies");
    await page.findByText("No companies yet");
    let refused = 0;
    const letPass = network.answer("DocumentList", () => {
      refused++;
      letPass();
      return Response.json(
        { errors: [{ message: "That was a lot", extensions: { code: "RATE_LIMITED", retryAfter: 1 } }] },
        { status: 429, headers: { "content-type": "application/graphql-response+json" } },
      );
    });
    await user.click(page.getByRole("link", { name: /^Documents/ }));

    await page.findByRole("button", { name: "Letter" });
    expect(page.queryAllByRole("alert")).toHaveLength(0);
    expect(refused).toBe(1);
  });

  test("is told in an open card whose steps do not arrive, and they come with Try again", async () => {
    const screen = await open("/jobhunts");
    const answerAgain = screen.network.answer("JobHuntOpen", noAnswer);
    await screen.reload();
    const card = within(await screen.page.findByRole("article", { name: "Tern" }));
    await card.findByText("Tern could not be loaded");

    answerAgain();
    await screen.user.click(card.getByRole("button", { name: "Try again" }));

    await card.findByRole("checkbox", { name: "Ideal job profile is done" });
  });
});
