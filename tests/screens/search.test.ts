import { beforeAll, describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import { createGuest, type Person } from "../support/browser-person.js";
import { noAnswer } from "./support/faults.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";

describe("search and commands", () => {
  let person: Person;

  beforeAll(async () => {
    person = await createGuest(window.location.origin);
  });

  /** Opens the dashboard once it is known who is signed in, for whom what is opened is remembered. */
  async function open(): Promise<OpenedScreen> {
    const screen = await openScreen("/", { as: person });
    await waitFor(() => expect(localStorage.getItem("person_guid")).not.toBeNull());
    await screen.page.findByRole("heading", { level: 1, name: "Dashboard" });
    return screen;
  }

  async function openWithKey({ page, user }: OpenedScreen): Promise<HTMLElement> {
    await user.keyboard("{Control>}k{/Control}");
    const field = await page.findByRole("combobox", { name: "Search and commands" });
    await waitFor(() => expect(document.activeElement).toBe(field));
    return field;
  }

  test("finds a company by the beginning of a word and opens its card, with the keyboard alone", async () => {
    const screen = await open();
    const { page, user } = screen;
    await openWithKey(screen);
    await user.keyboard("lantern");
    await page.findAllByRole("option", { name: /^Lanternfish Health/ });
    // It counts what was found once nothing is searched any more, so the places stay.
    const told = within(page.getByRole("dialog")).getByRole("status");
    await waitFor(() => expect(told.textContent).toMatch(/\d/));

    const place = page.getAllByRole("option").findIndex(({ textContent }) => textContent.trim().endsWith("Company"));
    for (let at = 0; at < place; at++) await user.keyboard("{ArrowDown}");
    expect(page.getByRole("option", { selected: true }).textContent).toMatch(/Company$/);
    await user.keyboard("{Enter}");

    const head = await page.findByRole("button", { name: /^Lanternfish Health/, expanded: true });
    await waitFor(() => expect(document.activeElement).toBe(head));
    expect(window.location.pathname).toBe("/companies");
  });

  test("shows what was opened last, and what was not found", async () => {
    const screen = await open();
    const { page, user } = screen;
    await user.type(await openWithKey(screen), "oakline planning");
    await user.click(await page.findByRole("option", { name: /^Planning Analyst, Oakline Rail/ }));
    await page.findByRole("heading", { name: "Hunt Sheet", level: 1 });

    await user.click(page.getByRole("button", { name: "Search" }));
    const recent = await page.findByRole("group", { name: "Opened last" });
    await within(recent).findByRole("option", { name: /Planning Analyst, Oakline Rail/ });
    await user.type(page.getByRole("combobox", { name: "Search and commands" }), "qqq");
    await page.findByText("Nothing found. Search looks at the beginnings of words", { exact: false });
  });

  test("does a command", async () => {
    const screen = await open();
    const { page, user } = screen;
    await user.type(await openWithKey(screen), "new comp");
    await page.findByRole("option", { selected: true });

    await user.keyboard("{Enter}");

    await page.findByLabelText("Company name");
    expect(window.location.pathname).toBe("/companies");
  });

  test("says when the records cannot be searched, and searches again", async () => {
    const screen = await open();
    const { page, user, network } = screen;
    const field = await openWithKey(screen);
    await user.type(field, "vennby");
    await page.findByRole("option", { name: /^Dr Oskar Vennby/ });
    const answerAgain = network.answer("PaletteSearch", noAnswer);

    await user.clear(field);
    await user.type(field, "tidewater");

    const alert = await page.findByRole("alert");
    await within(alert).findByText(/^Your records could not be searched\./);
    answerAgain();
    await user.click(page.getByRole("button", { name: "Try again" }));
    await page.findAllByRole("option", { name: /^Tidewater Grid/ });
  });
});
