import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import { noAnswer } from "./support/faults.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { newPerson } from "./support/people.js";

const LONG_NAME = "Harbour Analytics & Forecasting along the North Sea Ports";
const LONG = { name: LONG_NAME, type: "Employer", address: "2 Quay Street, Porto" };

async function openWith(...companies: readonly object[]): Promise<OpenedScreen> {
  const person = await newPerson();
  for (const input of companies)
    await person.speak(`mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { logEntryId } }`, {
      input,
    });
  return openScreen("/companies", { as: person });
}

const press = async ({ page, user }: OpenedScreen, name: string): Promise<void> =>
  user.click(await page.findByRole("button", { name }));

async function card({ page }: OpenedScreen, name: string): Promise<HTMLElement> {
  const found = (await page.findByRole("button", { name })).closest("li");
  if (found === null) throw new Error(`${name} is not in a list.`);
  return found;
}

/** Opens the form of a new company, and returns its field for the address. */
async function startForm(screen: OpenedScreen): Promise<HTMLInputElement> {
  await press(screen, "New");
  return screen.page.findByRole<HTMLInputElement>("combobox", { name: "Address" });
}

/** What is suggested now. */
const suggestions = (): readonly (string | null)[] =>
  [...document.querySelectorAll(".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option")].map(
    ({ textContent }) => textContent,
  );

describe("the companies screen", () => {
  test("adds a company, whose card is open then", async () => {
    const screen = await openScreen("/companies");
    const { page, user } = screen;
    await page.findByText("No companies yet");
    await press(screen, "New");
    await user.type(await page.findByRole("textbox", { name: "Company name" }), "Harbour");
    await press(screen, "Save");
    const head = await page.findByRole("button", { name: "Harbour" });
    expect(head.getAttribute("aria-expanded")).toBe("true");
  });

  test("shortens a long name, more on a closed card", async () => {
    const screen = await openWith(LONG);
    const row = await card(screen, LONG_NAME);
    const shown = (): string | null | undefined => row.querySelector(".row-head b")?.textContent;
    expect(shown()).toBe("Harbour Analytics & …");
    within(row).getByText("Employer");

    await press(screen, LONG_NAME);

    await waitFor(() => expect(shown()).toBe("Harbour Analytics & Forecasting along the North Se…"));
  });

  test("changes a company in its form, which has what was there", async () => {
    const screen = await openWith(LONG);
    const { page, user } = screen;
    await press(screen, LONG_NAME);
    await press(screen, "Edit");
    const address = await page.findByRole<HTMLInputElement>("combobox", { name: "Address" });
    expect(address.value).toBe("2 Quay Street, Porto");
    const name = page.getByRole("textbox", { name: "Company name" });
    await user.clear(name);
    await user.type(name, "Harbour Analytics");
    const type = page.getByRole("combobox", { name: "Company type" });
    await user.clear(type);
    await user.type(type, "Agency");
    await press(screen, "Save");

    await within(await card(screen, "Harbour Analytics")).findByText("Agency");
    const list = within(page.getByRole("list", { name: "Companies" }));
    expect(list.getAllByRole("listitem")).toHaveLength(1);
  });

  test("deletes after 'Are you sure?', and brings back with Undo", async () => {
    const screen = await openWith({ name: "Harbour" });
    await press(screen, "Harbour");
    await press(screen, "Delete");
    await screen.page.findByRole("alertdialog", { name: "Are you sure?" });
    await press(screen, "No");
    await press(screen, "Delete");
    await press(screen, "Yes");
    await screen.page.findByText("No companies yet");

    await press(screen, "Undo");

    await screen.page.findByRole("button", { name: "Harbour" });
  });

  test("suggests addresses from three characters on, and takes the one that is pressed", async () => {
    const screen = await openScreen("/companies");
    const { user } = screen;
    const address = await startForm(screen);
    await user.type(address, "Lis");
    await waitFor(() => expect(suggestions()).toContain("Lisbon, Portugal"));
    await user.keyboard("{Backspace}");
    await waitFor(() => expect(suggestions()).toEqual([]));
    await user.clear(address);
    await user.type(address, "2 Quay Street, Lisb");
    await waitFor(() => expect(suggestions()).toContain("2 Quay Street, Lisbon, Portugal"));

    const found = await screen.page.findByText("2 Quay Street, Lisbon, Portugal", {
      selector: ".ant-select-item-option *",
    });
    await user.click(found);

    await waitFor(() => expect(address.value).toBe("2 Quay Street, Lisbon, Portugal"));
    expect(suggestions()).toEqual([]);
  });

  test("keeps what was typed when nothing was chosen, and offers it next time", async () => {
    const screen = await openScreen("/companies");
    const { page, user } = screen;
    const address = await startForm(screen);
    await user.type(page.getByRole("textbox", { name: "Company name" }), "Northwind Labs");
    await user.type(address, "Lisb");
    await waitFor(() => expect(suggestions()).not.toEqual([]));
    await user.tab();
    expect(address.value).toBe("Lisb");
    await press(screen, "Save");
    await within(await card(screen, "Northwind Labs")).findByText("Lisb");

    await user.type(await startForm(screen), "lis");

    await waitFor(() => expect(suggestions()[0]).toBe("Lisb"));
  });

  test("goes on typing when suggestions fail, and shows those of the next text", async () => {
    const screen = await openScreen("/companies");
    const { page, user, network } = screen;
    const address = await startForm(screen);
    const answerAgain = network.answer("AddressSuggestions", noAnswer);
    await user.type(address, "Porto");
    await waitFor(() => expect(network.asked.some(({ name }) => name === "AddressSuggestions")).toBe(true));
    answerAgain();
    await user.clear(address);
    await user.type(address, "Münch");

    await waitFor(() => expect(suggestions()).toContain("München, Germany"));
    expect(address.value).toBe("Münch");
    expect(page.queryAllByRole("alert")).toHaveLength(0);
  });

  test("counts beside the list what is there, by type and with notes", async () => {
    await openWith(
      { name: "Tern Mobility", type: "Employer" },
      { name: "Oakline Search", type: "Recruiter" },
      { name: "Saltmarsh", type: "Charity" },
    );

    const rows = (): readonly (string | null)[] =>
      [...document.querySelectorAll(".rail .statistic-rows > div")].map(({ textContent }) => textContent);
    await waitFor(() => expect(rows()).toEqual(["Employer1", "Agency1", "Other1", "With notes0"]));
  });
});
