import { describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { accessibilityFaults, contrastFaults, goDark, picture } from "../support/browser.js";
import { type Journey, startJourneys } from "./journeys.js";

const OPERATION = "**/graphql";
const FIRST = "Maximiliana Wilhelmina";
const LAST = "Ashgrove-Fitzgerald of Lower Marrowfield";
const NAME = `${FIRST} ${LAST}`;

describe("the contacts screen", () => {
  const journeys = startJourneys();

  /** Somebody new, on the contacts screen. */
  async function open(size: "desktop" | "phone" = "desktop"): Promise<Journey> {
    const journey = await journeys.open("/contacts", { size });
    await journey.page.getByText("No contacts yet").waitFor();
    return journey;
  }

  const button = (page: Page | Locator, name: string): Locator =>
    page.getByRole("button", { name, exact: true }).first();
  const text = (page: Page, name: string): Locator => page.getByRole("textbox", { name, exact: true });
  const choice = (page: Page, name: string): Locator => page.getByRole("combobox", { name, exact: true });
  const card = (page: Page, name: string): Locator =>
    page.getByRole("listitem").filter({ has: page.getByRole("button", { name, exact: true }) });
  const facts = (row: Locator): Promise<string[]> => row.locator("dd").allTextContents();

  it.each(["desktop", "phone"] as const)(
    "adds, opens, changes, deletes after 'Are you sure?' and brings back a contact, on %s",
    async (size) => {
      const { page, complaints, person } = await open(size);
      const { speak } = person;
      await speak(`mutation { createCompany(input: { name: "Brindle Maps" }) { logEntryId } }`);
      const pulsates = await page.locator(".mainbtn.pulse").isVisible();

      await button(page, "New").click();
      await choice(page, "Contact type").fill("Old friend");
      await choice(page, "Organization").fill("brin");
      await page.locator(".ant-select-item-option", { hasText: "Brindle Maps" }).click();
      await text(page, "Title").fill("Dr");
      await text(page, "First name").fill(FIRST);
      await text(page, "Last name").fill(LAST);
      await text(page, "Description").fill("Answers the same day.");
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `contacts-form-${size}`);
      await button(page, "Save").click();
      const row = card(page, NAME);
      await row.locator("dd").first().waitFor();

      expect(pulsates).toBe(true);
      expect(await row.locator("b").first().textContent()).toBe(`${NAME.slice(0, 50)}…`);
      expect(await row.locator("dt").allTextContents()).toEqual([
        "Role",
        "Full name",
        "Organization",
        "Mobile",
        "Email",
        "Description",
      ]);
      const fullName = `Dr ${NAME}`;
      expect(await facts(row)).toEqual([
        "Old friend",
        `${fullName.slice(0, 50)}…`,
        "Brindle Maps",
        "-",
        "-",
        "Answers the same day.",
      ]);
      expect(await row.getByTitle(fullName).isVisible()).toBe(true);
      expect(await accessibilityFaults(page)).toEqual([]);
      await picture(page, `contacts-open-${size}`);
      await goDark(page);
      expect(await contrastFaults(page)).toEqual([]);

      await button(row, "Edit").click();
      await text(page, "Email").fill("max@example.org");
      await text(page, "Contact number").fill("+44 7700 900 872");
      await button(page, "Save").click();
      await row.getByRole("link", { name: "max@example.org", exact: true }).waitFor();

      const links = await row.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(links).toEqual(["tel:+447700900872", "mailto:max@example.org"]);
      await button(page, NAME).click();
      expect(await row.locator("b").first().textContent()).toBe("Maximiliana Wilhelmi…");
      expect(await button(page, NAME).getAttribute("title")).toBe(NAME);

      await button(page, NAME).click();
      await button(row, "Delete").click();
      await row.getByText("Are you sure?").waitFor();
      await button(row, "No").click();
      await button(row, "Delete").click();
      await button(row, "Yes").click();
      await page.getByText("No contacts yet").waitFor();
      await button(page, "Undo").click();
      await card(page, NAME).waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it("begins with oneself, and says whose statistics they are", async () => {
    const { page, complaints } = await open();
    await page.getByRole("heading", { name: "Group Statistics", exact: true }).waitFor();

    await button(page, "Add me as a contact").click();
    const row = card(page, "Robin Sample");
    await row.locator("dd").first().waitFor();
    const known = await facts(row);
    await page.getByRole("heading", { name: "Statistics", exact: true }).waitFor();
    const keys = ["selectedContactId", "selectedContactGuid", "selectedUniqueNoteId"];
    const remembered = await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);
    await page.keyboard.press("a");
    const dialog = page.getByRole("dialog", { name: "Add Note", exact: true });
    await dialog.getByLabel("Title").fill("Who I am");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("listitem", { name: "Who I am", exact: true }).waitFor();

    expect(known).toEqual(["Job Hunter", "Robin Sample", "-", "-", expect.stringContaining("@"), "Logged In User"]);
    expect(remembered.every((value) => value !== null)).toBe(true);
    expect(
      await page
        .getByRole("link", { name: /Contacts/ })
        .first()
        .textContent(),
    ).toBe("Contacts1");
    expect(complaints).toEqual([]);
  });

  it("keeps what was typed when a save fails and when the page is loaded again, and saves it once", async () => {
    const { page } = await open();
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await page.waitForFunction(() => localStorage.getItem("person_guid") !== null);
    await page.keyboard.press("n");
    await text(page, "First name").fill("Ines");
    await text(page, "Last name").fill("Calloway");

    await page.route(OPERATION, (route) => route.abort());
    await button(page, "Save").click();
    await page
      .locator(":focus")
      .filter({ has: page.getByRole("alert") })
      .waitFor();
    const typed = await text(page, "First name").inputValue();
    await page.unroute(OPERATION);
    await page.reload();
    await button(page, "New").click();
    const restored = await text(page, "Last name").inputValue();
    await page.keyboard.press("Control+Enter");
    await card(page, "Ines Calloway").waitFor();

    expect([typed, restored]).toEqual(["Ines", "Calloway"]);
  });

  it("says why the list is missing and loads it again, and asks before a changed form is left", async () => {
    const { page, context, person } = await open();
    const { speak } = person;
    await speak(`mutation { createContact(input: { organization: "Census office" }) { logEntryId } }`);
    await page.route(OPERATION, (route) =>
      route.request().postData()?.includes("ContactList") ? route.abort() : route.continue(),
    );
    await page.reload();
    await page.getByText("Contacts could not be loaded").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.unroute(OPERATION);
    await button(page, "Try again").click();
    await button(page, "Census office").click();
    await page.keyboard.press("e");
    await text(page, "First name").fill("Nobody");
    await page.keyboard.press("Escape");
    const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await dialog.getByText("Are you sure?").waitFor();
    await dialog.getByRole("button", { name: "Yes", exact: true }).click();
    await button(page, "Census office").waitFor();
    await page.keyboard.press("e");
    const firstName = await text(page, "First name").inputValue();
    await context.setOffline(true);
    await page.getByText("You are offline.").waitFor();

    expect(firstName).toBe("");
    expect(await button(page, "Save").isDisabled()).toBe(true);
  });
});
