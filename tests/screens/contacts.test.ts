import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import { noAnswer } from "./support/faults.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { make, newPerson } from "./support/people.js";

const FIRST = "Maximiliana Wilhelmina";
const LAST = "Ashgrove-Fitzgerald of Lower Marrowfield";
const NAME = `${FIRST} ${LAST}`;
const CONTACT = { salutation: "Dr", firstName: FIRST, lastName: LAST };

describe("the contacts screen", () => {
  const press = async ({ page, user }: OpenedScreen, name: string): Promise<void> =>
    user.click(await page.findByRole("button", { name }));
  const type = async ({ page, user }: OpenedScreen, name: string, text: string): Promise<void> =>
    user.type(await page.findByRole("textbox", { name }), text);
  const card = async ({ page }: OpenedScreen, name: string): Promise<HTMLElement> => {
    const found = (await page.findByRole("button", { name })).closest("li");
    if (found === null) throw new Error(`${name} is not in a list.`);
    return found;
  };
  const texts = (element: HTMLElement, selector: string): readonly (string | null)[] =>
    [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);

  test("adds a contact, whose card is open then, at a company that is there", async () => {
    const person = await newPerson();
    await make(person, `createCompany(input: { name: "Brindle Maps" }) { company { id } }`);
    const screen = await openScreen("/contacts", { as: person });
    const { page, user } = screen;
    await page.findByText("No contacts yet");
    await press(screen, "New");
    await user.type(await page.findByRole("combobox", { name: "Contact type" }), "Old friend");
    await user.type(page.getByRole("combobox", { name: "Organization" }), "brin");
    await user.click(await page.findByText("Brindle Maps", { selector: ".ant-select-item-option *" }));
    await type(screen, "Title", "Dr");
    await type(screen, "First name", FIRST);
    await type(screen, "Last name", LAST);
    await type(screen, "Description", "Answers the same day.");
    await press(screen, "Save");

    const row = await card(screen, NAME);
    expect(row.querySelector("b")?.textContent).toBe(`${NAME.slice(0, 50)}…`);
    const labels = ["Role", "Full name", "Organization", "Mobile", "Email", "Description"];
    await waitFor(() => expect(texts(row, "dt")).toEqual(labels));
    const fullName = `Dr ${NAME}`;
    expect(texts(row, "dd")).toEqual([
      "Old friend",
      `${fullName.slice(0, 50)}…`,
      "Brindle Maps",
      "-",
      "-",
      "Answers the same day.",
    ]);
    within(row).getByTitle(fullName);
  });

  test("makes links of a number and an address that were added, and shortens the name of a closed card", async () => {
    const person = await newPerson();
    await person.speak(`mutation ($input: CreateContactInput!) { createContact(input: $input) { logEntryId } }`, {
      input: CONTACT,
    });
    const screen = await openScreen("/contacts", { as: person });
    await press(screen, NAME);
    await press(screen, "Edit");
    await type(screen, "Email", "max@example.org");
    await type(screen, "Contact number", "+44 7700 900 872");
    await press(screen, "Save");

    const row = await card(screen, NAME);
    const targets = (): readonly (string | null)[] =>
      within(row)
        .queryAllByRole("link")
        .map((link) => link.getAttribute("href"));
    await waitFor(() => expect(targets()).toEqual(["tel:+447700900872", "mailto:max@example.org"]));
    await press(screen, NAME);
    await waitFor(() => expect(row.querySelector("b")?.textContent).toBe("Maximiliana Wilhelmi…"));
    expect(screen.page.getByRole("button", { name: NAME }).getAttribute("title")).toBe(NAME);
  });

  test("deletes after 'Are you sure?', and brings back with Undo", async () => {
    const person = await newPerson();
    await make(person, `createContact(input: { firstName: "Ines" }) { contact { id } }`);
    const screen = await openScreen("/contacts", { as: person });
    await press(screen, "Ines");
    await press(screen, "Delete");
    await screen.page.findByText("Are you sure?");
    await press(screen, "No");
    await press(screen, "Delete");
    await press(screen, "Yes");
    await screen.page.findByText("No contacts yet");

    await press(screen, "Undo");

    await screen.page.findByRole("button", { name: "Ines" });
  });

  test("begins with oneself, and says whose statistics they are", async () => {
    const screen = await openScreen("/contacts");
    const { page, user } = screen;
    await page.findByText("No contacts yet");
    await page.findByRole("heading", { name: "Group Statistics" });

    await press(screen, "Add me as a contact");

    const row = await card(screen, "Robin Sample");
    const facts = ["Job Hunter", "Robin Sample", "-", "-", expect.stringContaining("@"), "Logged In User"];
    await waitFor(() => expect(texts(row, "dd")).toEqual(facts));
    page.getByRole("heading", { name: "Statistics" });
    const keys = ["selectedContactId", "selectedContactGuid", "selectedUniqueNoteId"];
    await waitFor(() => expect(keys.filter((key) => localStorage.getItem(key) === null)).toEqual([]));
    await user.keyboard("a");
    const dialog = within(await page.findByRole("dialog", { name: "Add Note" }));
    await user.type(dialog.getByLabelText("Title"), "Who I am");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await page.findByRole("listitem", { name: "Who I am" });
    const link = page.getAllByRole("link", { name: /Contacts/ })[0];
    await waitFor(() => expect(link?.textContent).toBe("Contacts1"));
  });

  test("keeps what was typed when a save fails and when the page is loaded again, and saves it once", async () => {
    const screen = await openScreen("/contacts");
    const { page, user, network, person } = screen;
    await page.findByText("No contacts yet");
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await waitFor(() => expect(localStorage.getItem("person_guid")).not.toBeNull());
    await user.keyboard("n");
    await type(screen, "First name", "Ines");
    await type(screen, "Last name", "Calloway");

    const answerAgain = network.answer("ContactCreate", noAnswer);
    await press(screen, "Save");
    const alert = await page.findByRole("alert");
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    expect(page.getByRole<HTMLInputElement>("textbox", { name: "First name" }).value).toBe("Ines");
    answerAgain();
    await screen.reload();
    await press(screen, "New");
    const last = await page.findByRole<HTMLInputElement>("textbox", { name: "Last name" });
    expect(last.value).toBe("Calloway");
    await user.click(last);
    await user.keyboard("{Control>}{Enter}{/Control}");

    await page.findByRole("button", { name: "Ines Calloway" });
    const { contacts } = await person.speak<{ contacts: object }>(`{ contacts(first: 5) { nodes { lastName } } }`);
    expect(contacts).toEqual({ nodes: [{ lastName: "Calloway" }] });
  });

  test("says why the list is missing and loads it again", async () => {
    const person = await newPerson();
    await make(person, `createContact(input: { organization: "Census office" }) { contact { id } }`);
    const screen = await openScreen("/companies", { as: person });
    const answerAgain = screen.network.answer("ContactList", noAnswer);
    await screen.leaveFor("/contacts");
    await screen.page.findByText("Contacts could not be loaded");

    answerAgain();
    await press(screen, "Try again");

    await screen.page.findByRole("button", { name: "Census office" });
  });

  test("asks before a changed form is left, and saves nothing while offline", async () => {
    const person = await newPerson();
    await make(person, `createContact(input: { organization: "Census office" }) { contact { id } }`);
    const screen = await openScreen("/contacts", { as: person });
    const { page, user, network } = screen;
    await press(screen, "Census office");
    await user.keyboard("e");
    await type(screen, "First name", "Nobody");
    await user.keyboard("{Escape}");
    await page.findByText("Are you sure?");
    await press(screen, "Yes");
    await press(screen, "Edit");
    const first = await page.findByRole<HTMLInputElement>("textbox", { name: "First name" });
    expect(first.value).toBe("");
    network.setOffline(true);

    await page.findByText(/^You are offline\./);
    expect(page.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
  });
});
