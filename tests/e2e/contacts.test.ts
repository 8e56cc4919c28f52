import type { Locator, Page } from "@playwright/test";
import { goDark, picture } from "../support/browser.js";
import { expect, test, untilLoaded, type Journey, type Journeys } from "./journeys.js";

const OPERATION = "**/graphql";
const FIRST = "Maximiliana Wilhelmina";
const LAST = "Ashgrove-Fitzgerald of Lower Marrowfield";
const NAME = `${FIRST} ${LAST}`;

test.describe("the contacts screen", () => {
  /** Somebody new, on the contacts screen. */
  async function open(journeys: Journeys): Promise<Journey> {
    const journey = await journeys.open("/contacts");
    await expect(journey.page.getByText("No contacts yet")).toBeVisible();
    return journey;
  }

  const button = (page: Page | Locator, name: string): Locator =>
    page.getByRole("button", { name, exact: true }).first();
  const text = (page: Page, name: string): Locator => page.getByRole("textbox", { name, exact: true });
  const choice = (page: Page, name: string): Locator => page.getByRole("combobox", { name, exact: true });
  const card = (page: Page, name: string): Locator =>
    page.getByRole("listitem").filter({ has: page.getByRole("button", { name, exact: true }) });
  const facts = (row: Locator): Locator => row.locator("dd");

  test(
    "adds, opens, changes, deletes after 'Are you sure?' and brings back a contact",
    {
      tag: ["@desktop", "@phone"],
    },
    async ({ journeys }) => {
      const { size } = journeys.device;
      const { page, complaints, person } = await open(journeys);
      const { speak } = person;
      await speak(`mutation { createCompany(input: { name: "Brindle Maps" }) { logEntryId } }`);
      await expect(page.locator(".mainbtn.pulse")).toBeVisible();

      await button(page, "New").click();
      await choice(page, "Contact type").fill("Old friend");
      await choice(page, "Organization").fill("brin");
      await page.locator(".ant-select-item-option", { hasText: "Brindle Maps" }).click();
      await text(page, "Title").fill("Dr");
      await text(page, "First name").fill(FIRST);
      await text(page, "Last name").fill(LAST);
      await text(page, "Description").fill("Answers the same day.");
      await expect(page).toBeAccessible();
      await picture(page, `contacts-form-${size}`);
      await button(page, "Save").click();
      const row = card(page, NAME);
      const head = row.locator("b").first();
      const fullName = `Dr ${NAME}`;
      await expect(head).toHaveText(`${NAME.slice(0, 50)}…`);
      await expect(row.locator("dt")).toHaveText([
        "Role",
        "Full name",
        "Organization",
        "Mobile",
        "Email",
        "Description",
      ]);
      await expect(facts(row)).toHaveText([
        "Old friend",
        `${fullName.slice(0, 50)}…`,
        "Brindle Maps",
        "-",
        "-",
        "Answers the same day.",
      ]);
      await expect(row.getByTitle(fullName)).toBeVisible();
      await untilLoaded(page);
      await expect(page).toBeAccessible();
      await picture(page, `contacts-open-${size}`);
      await goDark(page);
      await expect(page).toHaveContrast();

      await button(row, "Edit").click();
      await text(page, "Email").fill("max@example.org");
      await text(page, "Contact number").fill("+44 7700 900 872");
      await button(page, "Save").click();
      await expect(row.getByRole("link")).toHaveCount(2);
      await expect(row.getByRole("link").first()).toHaveAttribute("href", "tel:+447700900872");
      const mail = row.getByRole("link", { name: "max@example.org", exact: true });
      await expect(mail.and(row.getByRole("link").last())).toHaveAttribute("href", "mailto:max@example.org");
      await button(page, NAME).click();
      await expect(head).toHaveText("Maximiliana Wilhelmi…");
      await expect(button(page, NAME)).toHaveAttribute("title", NAME);

      await button(page, NAME).click();
      await button(row, "Delete").click();
      await expect(row.getByText("Are you sure?")).toBeVisible();
      await button(row, "No").click();
      await button(row, "Delete").click();
      await button(row, "Yes").click();
      await expect(page.getByText("No contacts yet")).toBeVisible();
      await button(page, "Undo").click();

      await expect(row).toBeVisible();
      expect(complaints).toEqual([]);
    },
  );

  test("begins with oneself, and says whose statistics they are", async ({ journeys }) => {
    const { page, complaints } = await open(journeys);
    await expect(page.getByRole("heading", { name: "Group Statistics", exact: true })).toBeVisible();

    await button(page, "Add me as a contact").click();
    const row = card(page, "Robin Sample");
    await expect(facts(row)).toHaveText(["Job Hunter", "Robin Sample", "-", "-", /@/, "Logged In User"]);
    await expect(page.getByRole("heading", { name: "Statistics", exact: true })).toBeVisible();
    const keys = ["selectedContactId", "selectedContactGuid", "selectedUniqueNoteId"];
    await expect
      .poll(() => page.evaluate((names) => names.filter((name) => localStorage.getItem(name) === null), keys))
      .toEqual([]);
    await page.keyboard.press("a");
    const dialog = page.getByRole("dialog", { name: "Add Note", exact: true });
    await dialog.getByLabel("Title").fill("Who I am");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();

    await expect(page.getByRole("listitem", { name: "Who I am", exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: /Contacts/ }).first()).toHaveText("Contacts1");
    expect(complaints).toEqual([]);
  });

  test("keeps what was typed when a save fails and when the page is loaded again, and saves it once", async ({
    journeys,
  }) => {
    const { page } = await open(journeys);
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("person_guid"))).not.toBeNull();
    await page.keyboard.press("n");
    await text(page, "First name").fill("Ines");
    await text(page, "Last name").fill("Calloway");

    await page.route(OPERATION, (route) => route.abort());
    await button(page, "Save").click();
    await expect(page.locator(":focus").filter({ has: page.getByRole("alert") })).toBeVisible();
    await expect(text(page, "First name")).toHaveValue("Ines");
    await page.unroute(OPERATION);
    await page.reload();
    await button(page, "New").click();
    await expect(text(page, "Last name")).toHaveValue("Calloway");
    await expect(choice(page, "Contact type")).toBeFocused();
    await page.keyboard.press("Control+Enter");

    await expect(card(page, "Ines Calloway")).toBeVisible();
  });

  test("says why the list is missing and loads it again, and asks before a changed form is left", async ({
    journeys,
  }) => {
    const { page, context, person } = await open(journeys);
    const { speak } = person;
    await speak(`mutation { createContact(input: { organization: "Census office" }) { logEntryId } }`);
    await page.route(OPERATION, (route) =>
      route.request().postData()?.includes("ContactList") ? route.abort() : route.continue(),
    );
    await page.reload();
    await expect(page.getByText("Contacts could not be loaded")).toBeVisible();
    await expect(page).toBeAccessible();

    await page.unroute(OPERATION);
    await button(page, "Try again").click();
    await button(page, "Census office").click();
    await page.keyboard.press("e");
    await text(page, "First name").fill("Nobody");
    await page.keyboard.press("Escape");
    const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await expect(dialog.getByText("Are you sure?")).toBeVisible();
    await dialog.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(dialog.getByText("Are you sure?")).toBeHidden();
    await button(page, "Census office").waitFor();
    await page.keyboard.press("e");
    await expect(text(page, "First name")).toHaveValue("");
    await context.setOffline(true);

    await expect(page.getByText("You are offline.")).toBeVisible();
    await expect(button(page, "Save")).toBeDisabled();
  });
});
