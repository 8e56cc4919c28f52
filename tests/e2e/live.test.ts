import { beforeAll, describe, expect, it } from "@jest/globals";
import type { BrowserContext, Page } from "playwright-core";
import type { Person } from "../support/browser-person.js";
import { accessibilityFaults, picture, visit } from "../support/browser.js";
import { startJourneys } from "./journeys.js";

const JOB = "Back to climate tech";

describe("two windows of one person", () => {
  const journeys = startJourneys();
  let person: Person;
  let context: BrowserContext;
  let one: Page;
  let other: Page;
  let complaints: string[];

  beforeAll(async () => {
    person = await journeys.createPerson();
    ({ context, page: one, complaints } = await visit(journeys.browser, { storageState: person.state }));
    other = await context.newPage();
    const listens = other.waitForResponse((response) => response.url().endsWith("/graphql/stream"));
    await other.goto(`${journeys.url}/jobhunts`);
    // It listens for both of them from now on, wherever the first one goes.
    await listens;
    await one.goto(`${journeys.url}/jobhunts`);
  });

  it("show a hunt in the one as soon as it is made in the other", async () => {
    await other.getByRole("button", { name: "New" }).first().waitFor();

    await one.getByRole("button", { name: "New" }).first().click();
    const dialog = one.getByRole("dialog");
    await dialog
      .getByRole("radio", { name: /No idea what to do/ })
      .first()
      .click();
    await dialog.getByRole("button", { name: "New", exact: true }).click();
    await one.getByRole("textbox", { name: /title/i }).fill(JOB);
    await one.getByRole("button", { name: "Save" }).first().click();

    await other.getByText(JOB).first().waitFor();
    await one.waitForURL(`${journeys.url}/idealjobs`); // where the scenario leads once the hunt is stored and selected
  });

  it("move the card in the one when Progress is pressed in the other, and say so", async () => {
    await one.goto(`${journeys.url}/jobhunts`);
    await one
      .getByRole("button", { name: /Progress/ })
      .first()
      .click();

    await other.getByText(`“${JOB}” was moved to Applying elsewhere.`).waitFor();
    await other.getByText(/Applying\s*0 of 8/).waitFor();
    await picture(other, "live-moved");
    expect(await one.getByText(/was moved to Applying elsewhere/).count()).toBe(0);
  });

  it("leave alone what is typed, and ask at a save only about what both changed", async () => {
    const { createCompany } = await person.speak<{ createCompany: { company: { id: string } } }>(
      `mutation { createCompany(input: { name: "Harbour Analytics", type: "Employer", address: "Quay 1" }) { company { id } } }`,
    );
    await one.goto(`${journeys.url}/companies`);
    await one.getByRole("button", { name: "Harbour Analytics" }).first().click();
    // By keys: the card grows as its answers arrive, and what is in it moves under a pointer.
    await one.getByRole("button", { name: "Edit" }).first().press("Enter");
    await one.getByRole("textbox", { name: "Company name", exact: true }).fill("Harbour Analytics Ltd");
    // It is told of changes once it waits for its turn to listen.
    await one.waitForFunction(async () =>
      (await navigator.locks.query()).pending?.some(({ name }) => name?.startsWith("live:")),
    );

    await person.speak(
      `mutation ($id: ID!) { updateCompany(input: { id: $id, name: "Harbour Data", address: "Quay 2" }) { logEntryId } }`,
      { id: createCompany.company.id },
    );
    await one.getByText("This was changed elsewhere while you edit it.").waitFor();
    expect(await one.getByRole("textbox", { name: "Company name", exact: true }).inputValue()).toBe(
      "Harbour Analytics Ltd",
    );
    await one.getByRole("button", { name: "Save" }).first().click();
    await one.getByText("Not saved: this was changed elsewhere meanwhile.").waitFor();
    await picture(one, "live-conflict");
    expect(await accessibilityFaults(one)).toEqual([]);
    await one.getByRole("button", { name: "Keep mine: Company name", exact: true }).click();
    expect(await one.getByRole("button", { name: "Take theirs: Address", exact: true }).count()).toBe(0);
    await one.getByRole("button", { name: "Save" }).first().click();

    await one.getByRole("button", { name: "Harbour Analytics Ltd" }).first().waitFor();
    expect(await one.getByText("Quay 2").count()).toBeGreaterThan(0);
  });

  it("listen over one connection for all windows of a browser, and complain of nothing", async () => {
    const streams = await Promise.all(
      [one, other].map((page) =>
        page.evaluate(async () =>
          (await navigator.locks.query()).held?.filter(({ name }) => name?.startsWith("live:")),
        ),
      ),
    );

    expect(streams.map((held) => held?.length)).toEqual([1, 1]);
    expect(complaints.filter((complaint) => !complaint.includes("409"))).toEqual([]);
  });
});
