import type { Locator, Page } from "@playwright/test";
import type { Person } from "../support/browser-person.js";
import { picture, type Visitor, waitForFrames } from "../support/browser.js";
import { speakMany } from "../support/speaker.js";
import { expect, type Journeys, test, untilLoaded } from "./journeys.js";

const COMPANIES = 230;

test.describe("a list on show", () => {
  const numbered = (word: string, at: number): string => `${word} ${String(at).padStart(3, "0")}`;
  const named = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

  /** A page that is told of changes from now on. */
  async function open(journeys: Journeys, person: Person, path: string): Promise<Visitor> {
    const visitor = await journeys.visit({ storageState: person.state });
    const listens = visitor.page.waitForResponse((response) => response.url().endsWith("/graphql/stream"));
    await visitor.page.goto(journeys.url + path);
    await listens;
    return visitor;
  }

  test("keeps all its pages, and what is read in its place, when something changes elsewhere", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const names = Array.from({ length: COMPANIES }, (_, at) => numbered("Company", at + 1));
    const made = await speakMany<{ company: { id: string } }>(
      person.speak,
      names.map((name) => `createCompany(input: { name: "${name}" }) { company { id } }`),
    );
    const { page, pageErrors } = await open(journeys, person, "/companies");
    await named(page, numbered("Company", 1)).waitFor();
    const read = named(page, numbered("Company", 190));
    // So far that no row is passed before it is drawn.
    while ((await read.count()) === 0) {
      await page.locator(".screen-column").evaluate((column) => column.scrollBy(0, column.clientHeight));
      await waitForFrames(page);
    }
    await untilLoaded(page);
    await read.evaluate((row) => row.scrollIntoView({ block: "center" }));
    // Its place is known once it stays: the rows that have just been drawn are measured first.
    let place: object | null = null;
    await expect(async () => {
      const before = place;
      await waitForFrames(page);
      place = await read.boundingBox();
      expect(place).toEqual(before);
    }).toPass();

    await person.speak(`mutation { createCompany(input: { name: "A first one" }) { logEntryId } }`);
    await person.speak(`mutation ($id: ID!) { updateCompany(input: { id: $id, address: "Moved" }) { logEntryId } }`, {
      id: made[190]?.company.id,
    });

    await expect(page.getByText("Moved", { exact: true })).toBeVisible();
    await expect(page.locator(`[aria-setsize="${COMPANIES + 1}"]`)).not.toHaveCount(0);
    await expect.poll(() => read.boundingBox()).toEqual(place);
    await picture(page, "list-steady");
    expect(pageErrors).toEqual([]);
  });
});
