import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import { randomUUID } from "node:crypto";
import { createPerson, type Person } from "../support/browser-person.js";
import { noAnswer } from "./support/faults.js";
import { openScreen } from "./support/open-screen.js";

/** What is told to who cannot see it; the same words are beside the box. */
const TOLD = { selector: "[role=status], [role=status] *" };

describe("the log", () => {
  async function addCompany({ speak }: Person, name: string, id: string = randomUUID()): Promise<string> {
    await speak(
      `mutation ($id: ID!, $name: String!) { createCompany(input: { id: $id, name: $name }) { logEntryId } }`,
      {
        id,
        name,
      },
    );
    return id;
  }

  async function companiesOf({ speak }: Person): Promise<string[]> {
    const { companies } = await speak<{ companies: { nodes: { name: string }[] } }>(`{ companies { nodes { name } } }`);
    return companies.nodes.map(({ name }) => name);
  }

  const textsOf = (selector: string): (string | null)[] =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);

  test.each([
    ["en-GB", /^\d\d:\d\d:07 - \d\d Jan 2026$/],
    ["de-DE", /^\d\d:\d\d:07 - \d\d Jan\.? 2026$/],
  ])("tells the local time as the specification writes it, in %s", async (locale, form) => {
    const person = await createPerson(window.location.origin);
    const date = "2026-01-05T09:12:07.000Z";
    await person.speak(`mutation ($date: DateTime!) { addLogEntry(input: { event: "Called", date: $date }) { id } }`, {
      date,
    });
    const { page } = await openScreen("/logs", { as: person, locale });

    const line = (await page.findByText("Called")).closest("li");

    const time = line?.querySelector("time")?.textContent ?? "";
    expect(time).toMatch(form);
    const moment = new Date(date);
    const local = [moment.getHours(), moment.getMinutes(), 7].map((part) => String(part).padStart(2, "0")).join(":");
    expect(time.startsWith(`${local} - `)).toBe(true);
  });

  test("is filtered by words of the user's language, each of which has to be in the entry", async () => {
    const person = await createPerson(window.location.origin);
    await addCompany(person, "Aurora Zimmerei");
    await person.speak(`mutation { createContact(input: { firstName: "Aurora" }) { logEntryId } }`);
    const { page, user } = await openScreen("/logs", { as: person, locale: "de-DE" });
    await page.findByText("Firma „Aurora Zimmerei“ hinzugefügt");
    await user.click(page.getByRole("button", { name: "Filtern" }));
    const filter = document.querySelector<HTMLElement>("#log-filter") ?? document.body;

    const box = await within(filter).findByRole("textbox");
    await user.type(box, "hinzugefügt zimmerei FIRMA");

    await page.findByText(/^1 von \d+ Einträgen$/, TOLD);
    expect(textsOf(".virtual li .log-entry")).toEqual(["Firma „Aurora Zimmerei“ hinzugefügt"]);
    expect(textsOf(".virtual li mark")).toEqual(["Firma", "Zimmerei", "hinzugefügt"]);

    await user.clear(box);
    await user.type(box, "company aurora");
    await page.findByText(/^0 von \d+ Einträgen$/, TOLD);

    await user.clear(box);
    await user.type(box, "zimmerei 0 1 2 3 4 5 6 7 8 9");
    await page.findByText(/^Gesucht wird nur nach den ersten 10 Wörtern\. 0 von /, TOLD);
  });

  test("undoes a line, says so in a new one, and takes even that back", async () => {
    const person = await createPerson(window.location.origin);
    await addCompany(person, "Helio Grid");
    const { page, user } = await openScreen("/logs", { as: person });

    await user.click(await page.findByRole("button", { name: 'Undo: Added company "Helio Grid"' }));
    await page.findByText('Undid: Added company "Helio Grid"', { selector: ".virtual *" });
    expect(textsOf(".virtual li")[1]).toContain("Undone");
    expect(await companiesOf(person)).not.toContain("Helio Grid");

    await user.click(await page.findByRole("button", { name: "Undo" }));
    await page.findByText('Undid: Undid: Added company "Helio Grid"', { selector: ".virtual *" });
    expect(await companiesOf(person)).toContain("Helio Grid");
  });

  test("shows a line that cannot be undone any more as it was, and says why", async () => {
    const person = await createPerson(window.location.origin);
    const id = await addCompany(person, "Before");
    // Nobody tells the page of the change, so that it still offers what the server refuses.
    const { page, user } = await openScreen("/logs", { as: person, answers: { "/graphql/stream": noAnswer } });
    const name = 'Undo: Added company "Before"';
    const undo = await page.findByRole("button", { name });
    await person.speak(`mutation ($id: ID!) { deleteCompany(input: { id: $id }) { id } }`, { id });

    await user.click(undo);

    await page.findByText("It was changed again since, so this cannot be undone any more.");
    expect(page.getByRole("button", { name })).toBeTruthy();
  });

  test("says what failed and tries again", async () => {
    const person = await createPerson(window.location.origin);
    await addCompany(person, "Kept");
    const { page, user, network } = await openScreen("/companies", { as: person });
    await page.findByText("Kept");
    const connect = network.answer("LogList", () => Promise.reject(new TypeError("Failed to fetch")));
    await user.click(page.getByRole("link", { name: /Logs/ }));
    await page.findByText("Logs could not be loaded");

    connect();
    await user.click(page.getByRole("button", { name: "Try again" }));

    await waitFor(() => {
      expect(textsOf(".virtual li").some((text) => text?.includes("Kept"))).toBe(true);
    });
    expect(page.queryByText("Logs could not be loaded")).toBeNull();
  });
});
