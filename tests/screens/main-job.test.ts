import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import { ADVERT } from "../support/advert-page.js";
import type { Answer } from "./support/network.js";
import { refusal } from "./support/network.js";
import { openScreen, type Found, type OpenedScreen } from "./support/open-screen.js";
import { createHunt, newPerson } from "./support/people.js";

/** The page with an advert, which the product may read. */
const ADVERT_URL = process.env["SCREENS_ADVERT_URL"] ?? "";

const FOUND = /\d+ of \d+ fields found/;
const READING = "Reading the advert. You may go on typing; what you type stays.";
const WAITS = "Done as soon as it is read.";

/** Begins a hunt from the scenario 'found a job advert', which leads to the job details. */
async function begin(name: string): Promise<OpenedScreen> {
  const screen = await openScreen("/jobhunts");
  const { page, user } = screen;
  await page.findByText("No job hunts yet");
  await user.click(page.getAllByRole("button", { name: "New" })[0] ?? document.body);
  const dialog = within(await page.findByRole("dialog"));
  await user.click(dialog.getByRole("radio", { name: /Found a job advert and want to apply/ }));
  await user.click(dialog.getByRole("button", { name: "New" }));
  await user.type(await page.findByRole("textbox", { name: "Job hunt title" }), name);
  await user.click(page.getByRole("button", { name: "Save" }));
  await page.findByRole("textbox", { name: "Job title" });
  return screen;
}

async function press({ page, user }: OpenedScreen, name: string): Promise<void> {
  const [button] = await page.findAllByRole("button", { name });
  await user.click(button ?? document.body);
}

/** Puts an advert, or its address, into the box, and has it read. */
async function extract(screen: OpenedScreen, advert: string): Promise<void> {
  await screen.user.click(await screen.page.findByRole("textbox", { name: "Job advert" }));
  await screen.user.paste(advert);
  await press(screen, "Extract");
  await screen.page.findByText(FOUND);
}

/** Its label says where its value comes from, too. */
const labelled = (name: string): { readonly name: RegExp } => ({ name: new RegExp(`^${name}`) });

/** A day is typed or chosen. */
const roleOf = (name: string): "combobox" | "textbox" => (/date|deadline/.test(name) ? "combobox" : "textbox");

const valueOf = (page: Found, name: string): string =>
  page.getByRole<HTMLInputElement | HTMLTextAreaElement>(roleOf(name), labelled(name)).value;

async function fill({ page, user }: OpenedScreen, name: string, value: string): Promise<void> {
  const field = await page.findByRole(roleOf(name), labelled(name));
  await user.clear(field);
  if (value !== "") await user.type(field, value);
}

/** Presses Done, and waits for the card of the hunt. */
async function finish(screen: OpenedScreen, hunt: string): Promise<Found> {
  await press(screen, "Done");
  const card = await screen.page.findByRole("article", { name: hunt });
  expect(window.location.pathname).toBe("/jobhunts");
  return within(card);
}

/** The title of the job, and what is known of it. */
const jobOf = async (card: Found): Promise<readonly (string | null)[]> => {
  const facts = within(await card.findByRole("group", { name: "The job" }));
  return [card.getByRole("heading"), ...facts.getAllByText((_, element) => element?.tagName === "BDI")].map(
    ({ textContent }) => textContent,
  );
};

/** Names of companies at the server. */
const companies = async ({ person }: OpenedScreen): Promise<readonly string[]> => {
  const answer = await person.speak<{ companies: { nodes: readonly { name: string }[] } }>(
    `{ companies(first: 10) { nodes { name } } }`,
  );
  return answer.companies.nodes.map(({ name }) => name).toSorted();
};

describe("an advert", () => {
  test("is read when it is pasted, saved with Done, and its hunt and company have what it says", async () => {
    const screen = await begin("Grid forecasting");
    const { page } = screen;

    await extract(screen, ADVERT);
    expect(valueOf(page, "Job title")).toBe("Senior Backend Engineer (Platform)");
    expect(valueOf(page, "Company name")).toBe("Northwind Labs");
    expect(valueOf(page, "Reference number")).toBe("NWL-2291");
    expect(valueOf(page, "Job requirements")).toMatch(/Five years or more/);
    // What the advert does not have is named in one line, and goes into its place with the focus.
    expect(page.queryByRole("textbox", labelled("Recruitment agency"))).toBeNull();
    await press(screen, "Application deadline");
    await waitFor(() =>
      expect(document.activeElement).toBe(page.getByRole("combobox", labelled("Application deadline"))),
    );
    await fill(screen, "Application deadline", "2099-12-05");
    await page.findByText(/^Sat,? 5 Dec$/);

    const card = await finish(screen, "Grid forecasting");
    const job = ["Senior Backend Engineer (Platform)", "Northwind Labs", "Lisbon", "EUR 78,000 - 92,000"];
    await waitFor(async () => expect(await jobOf(card)).toEqual(job));
    await card.findByRole("button", { name: "Apply by 5 Dec 2099" });
    expect(await companies(screen)).toEqual(["Northwind Labs"]);

    await press(screen, "Capture job details Done");
    await waitFor(() => expect(valueOf(page, "Application deadline")).toBe("Sat 5 Dec 2099"));
    await fill(screen, "Application deadline", "");

    const again = await finish(screen, "Grid forecasting");
    await waitFor(() => expect(again.queryByRole("button", { name: /^Apply by/ })).toBeNull());
    expect(await jobOf(again)).toEqual(job);
  });

  test("is read from its address, with the agency as a second company", async () => {
    const screen = await begin("Ports");
    const { page } = screen;

    await extract(screen, ADVERT_URL);
    expect(valueOf(page, "Job title")).toBe("Data Engineer");
    expect(valueOf(page, "Company name")).toBe("Harbour Analytics");
    await waitFor(() => expect(valueOf(page, "Published date")).toBe("Tue 10 Nov 2026"));
    await press(screen, "Recruitment agency");
    await fill(screen, "Recruitment agency", "Quayside Recruiting");

    await finish(screen, "Ports");
    expect(await companies(screen)).toEqual(["Harbour Analytics", "Quayside Recruiting"]);
  });

  test("has no fields where it says nothing, and is told what to check", async () => {
    const { page, user } = await openScreen("/jobdetails");
    await user.type(await page.findByRole("textbox", { name: "Job advert" }), "hello{Control>}{Enter}{/Control}");

    await page.findByText(/0 of 13 fields found/);
    await page.findByText(/Check that the whole advert was copied/);
    expect(window.location.pathname).toBe("/jobdetails");
  });

  test("leaves what was typed over a reload before Done", async () => {
    const person = await newPerson();
    await createHunt(person, "Half way");
    const screen = await openScreen("/jobdetails", { as: person });
    await fill(screen, "Job title", "Lighthouse keeper");
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain("Lighthouse keeper"));

    await screen.reload();

    await screen.page.findByRole("textbox", { name: "Job title" });
    await waitFor(() => expect(valueOf(screen.page, "Job title")).toBe("Lighthouse keeper"));
  });
});

describe("Done, while an advert is read", () => {
  /** What lets a reading go on, or fail, in the order in which they were asked for. */
  let held: ((outcome: "READ" | "PAGE_UNREACHABLE") => void)[];
  const hold: Answer = async (_asked, pass) => {
    const outcome = await new Promise<"READ" | "PAGE_UNREACHABLE">((resolve) => held.push(resolve));
    return outcome === "READ" ? pass() : refusal(outcome, "The page could not be reached.");
  };
  /** Lets a reading end. */
  const answer = async (at: number, outcome: "READ" | "PAGE_UNREACHABLE"): Promise<void> => {
    await untilAsked(at + 1);
    held[at]?.(outcome);
  };
  const untilAsked = (times: number): Promise<void> => waitFor(() => expect(held).toHaveLength(times));
  const QUESTION = "Only the address is known. Save it as “New Job Hunt”?";
  const isTold = async ({ page }: OpenedScreen, text: string): Promise<void> =>
    waitFor(() => expect(page.getAllByRole("status").map(({ textContent }) => textContent?.trim())).toContain(text));

  /** Pastes the address into the box of the dashboard, which has it read at once. */
  async function pasteAddress(): Promise<OpenedScreen> {
    held = [];
    const screen = await openScreen("/");
    screen.network.answer("JobDetailsExtract", hold);
    await screen.user.click(await screen.page.findByRole("textbox", { name: "Paste an advert or its address" }));
    await screen.user.paste(ADVERT_URL);
    await screen.page.findByRole("button", { name: "Done when read" });
    return screen;
  }
  const hunts = async ({ person }: OpenedScreen): Promise<unknown> =>
    person.speak(`{ jobHunts { totalCount } companies { totalCount } }`);

  test("waits, and saves by itself once it is read", async () => {
    const screen = await pasteAddress();

    await press(screen, "Done when read");
    await isTold(screen, WAITS);
    expect(document.activeElement?.textContent).toBe("Do not wait");
    await answer(0, "READ");

    await screen.page.findByText("Job details saved");
    expect(await hunts(screen)).toEqual({ jobHunts: { totalCount: 1 }, companies: { totalCount: 1 } });
  });

  test("asks before it saves an address alone, and No leaves everything as it was", async () => {
    const screen = await pasteAddress();
    await press(screen, "Done when read");
    await press(screen, "Do not wait");
    await screen.page.findByText(QUESTION);

    await press(screen, "No");

    await waitFor(() => expect(screen.page.queryByText(QUESTION)).toBeNull());
    await isTold(screen, READING);
    expect(await hunts(screen)).toEqual({ jobHunts: { totalCount: 0 }, companies: { totalCount: 0 } });
  });

  test("saves nothing when the reading fails, says why, and asks when it is pressed again", async () => {
    const screen = await pasteAddress();
    await press(screen, "Done when read");
    await answer(0, "PAGE_UNREACHABLE");
    const alert = await screen.page.findByRole("alert");
    expect(alert.textContent).toContain("The page could not be reached");

    await press(screen, "Done");
    await screen.page.findByText(QUESTION);
    await screen.user.keyboard("{Escape}");

    await waitFor(() => expect(screen.page.queryByText(QUESTION)).toBeNull());
    expect(await hunts(screen)).toEqual({ jobHunts: { totalCount: 0 }, companies: { totalCount: 0 } });
  });

  test("is taken back when the reading is stopped, and waits for the next one", async () => {
    const screen = await pasteAddress();
    const { page, user } = screen;
    await user.type(page.getByRole("textbox", { name: "Job title" }), "{Control>}{Enter}{/Control}");
    // The server has the first one before the second one is asked for.
    await untilAsked(1);
    await press(screen, "Stop reading");
    await page.findByRole("button", { name: "Done" });

    await press(screen, "Extract");
    await user.type(page.getByRole("textbox", { name: "Job title" }), "{Control>}{Enter}{/Control}");
    await isTold(screen, WAITS);
    await answer(1, "READ");

    await page.findByText("Job details saved");
    expect(await hunts(screen)).toEqual({ jobHunts: { totalCount: 1 }, companies: { totalCount: 1 } });
  });
});
