import type { Page } from "@playwright/test";
import { goDark, picture } from "../support/browser.js";
import type { Person } from "../support/browser-person.js";
import { expect, test, untilLoaded } from "./journeys.js";

const ADVERT = [
  "Analytics Engineer (m/f/x)",
  "Company: Brindle Maps",
  "Location: Sankt Orlen, or remote within Europe",
  "Salary: EUR 62,000 - 70,000",
  "Build the models between raw survey data and the maps our cartographers draw.",
].join("\n");

test.describe("the hunt sheet", () => {
  /** Makes a hunt with an advert, people, a sent application and what to say. */
  async function makeHunt({ speak }: Person): Promise<string> {
    const { hunt } = await speak<{ hunt: { id: string } }>(
      `mutation { hunt: createJobHunt(input: { name: "Maps", phase: APPLYING }) { id } }`,
    );
    await speak(
      `mutation ($id: ID!, $advert: String!, $points: String!) {
        completeJobDetails(input: {
          jobHuntId: $id, advertText: $advert, jobTitle: "Analytics Engineer (m/f/x)", companyName: "Brindle Maps",
          location: "Sankt Orlen, or remote within Europe", salary: "EUR 62,000 - 70,000", term: "Full-time",
          referenceNumber: "BM-2291",
          evidence: [{ field: COMPANY_NAME, source: RULE, confidence: 0.9, quote: "Brindle Maps" }]
        }) { logEntryId }
        first: createContact(input: {
          id: "0198c6a0-0000-7000-8000-00000000c001", firstName: "Jonas", lastName: "Rill", role: "Colleague",
          email: "jonas@example.org"
        }) { id }
        second: createContact(input: {
          id: "0198c6a0-0000-7000-8000-00000000c002", firstName: "Leontine", lastName: "Farrow", role: "Hiring Manager",
          organization: "Brindle Maps", mobile: "+44 7700 900 771", email: "leontine@example.org"
        }) { id }
        letter: createDocument(input: {
          id: "0198c6a0-0000-7000-8000-00000000d001", name: "Letter to Brindle Maps", type: "Cover letter"
        }) { id }
        tieOne: linkRecord(input: { jobHuntId: $id, kind: CONTACT, id: "0198c6a0-0000-7000-8000-00000000c001" }) { id }
        tieTwo: linkRecord(input: { jobHuntId: $id, kind: CONTACT, id: "0198c6a0-0000-7000-8000-00000000c002" }) { id }
        tieThree: linkRecord(input: {
          jobHuntId: $id, kind: DOCUMENT, id: "0198c6a0-0000-7000-8000-00000000d001", step: SEND_APPLICATION_BUNDLE
        }) { id }
        setStepStatus(input: { jobHuntId: $id, step: SEND_APPLICATION_BUNDLE, status: DONE }) { logEntryId }
        updateJobHunt(input: { id: $id, talkingPoints: $points }) { logEntryId }
      }`,
      {
        id: hunt.id,
        advert: ADVERT,
        points: "I bring: models between raw data and readers.\nAsk: how does the selection go on, and when?",
      },
    );
    return hunt.id;
  }

  const heading = (page: Page) => page.getByRole("heading", { level: 2, name: "Analytics Engineer (m/f/x)" });

  test("opens at its address, is accessible in both sizes and themes, and marks the job hunts", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const { page: outside } = await journeys.visit();
    await outside.goto(`${journeys.url}/jobhunts/${id}`);
    await expect(outside.getByRole("button", { name: "Show Me How", exact: true })).toBeVisible();
    const { page, pageErrors } = await journeys.open(`/jobhunts/${id}`, { as: person });
    await heading(page).waitFor();
    const note = page.locator(".call-note textarea");
    await expect(note).toBeFocused();
    await page.getByRole("link", { name: "View Job Hunts" }).click();
    await page.locator("[data-card]").first().waitFor();
    await page.goBack();
    await heading(page).waitFor();
    await expect(note).toBeFocused();
    await page
      .getByText(/^Sent on /)
      .first()
      .waitFor();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hunt Sheet", { ignoreCase: true });
    await expect(page.locator(".side-link[aria-current=page]")).toContainText("View Job Hunts");
    await expect(page.getByRole("list").filter({ hasText: "I bring" }).getByRole("listitem")).toHaveCount(2);
    await expect(page.getByRole("link", { name: "+44 7700 900 771" })).toHaveAttribute("href", "tel:+447700900771");
    await expect(page.locator("mark")).toHaveText(["Brindle Maps"]);

    await untilLoaded(page);
    await expect(page).toBeAccessibleInBothSizes("hunt-sheet");
    await goDark(page);
    await expect(page).toHaveContrast();
    await picture(page, "hunt-sheet-dark");
    const next = page.getByRole("region", { name: "What is next" }).locator("b");
    await expect(next).toHaveText("First follow-up communications");
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("d");
    await expect(next).toHaveText("Second follow-up communications");
    expect(pageErrors).toEqual([]);

    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("query HuntSheet") === true ? route.abort() : route.continue(),
    );
    await page.reload();
    await expect(page.getByRole("alert")).toBeVisible();
    await untilLoaded(page);
    await expect(page).toBeAccessible();
  });

  test(
    "calls and writes first on a phone, with what to say before the facts",
    { tag: "@phone" },
    async ({ journeys }) => {
      const person = await journeys.createPerson();
      const id = await makeHunt(person);
      const { page } = await journeys.open(`/jobhunts/${id}`, { as: person });
      await heading(page).waitFor();

      await expect(page.getByRole("link", { name: "Call Leontine" })).toHaveAttribute("href", "tel:+447700900771");
      await expect(page.getByRole("link", { name: "E-mail to Leontine" })).toHaveAttribute(
        "href",
        "mailto:leontine@example.org",
      );
      // What is loaded later is below the others.
      await page.locator("mark").waitFor({ state: "attached" });
      await expect(async () => {
        const say = await page.getByRole("heading", { name: "What I want to say" }).boundingBox();
        const facts = await page.locator(".sheet-facts").boundingBox();
        expect(say?.y).toBeLessThan(facts?.y ?? 0);
      }).toPass();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await picture(page, "hunt-sheet-narrow");
    },
  );

  test("reads from right to left", { tag: "@right-to-left" }, async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const { page } = await journeys.open(`/jobhunts/${id}`, { as: person });
    await heading(page).waitFor();
    await expect(page.locator("mark")).toBeVisible();
    await untilLoaded(page);
    await picture(page, "hunt-sheet-arabic");

    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page).toBeAccessible();
    await expect.poll(() => pagesOf(page)).toBe(1);
  });

  test("is one page of paper, black on white, however long its lists are", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    for (let place = 0; place < 12; place++) {
      await person.speak(
        `mutation ($id: ID!, $contact: ID!) {
          createContact(input: { id: $contact, firstName: "Jonas", lastName: "Rill", role: "Colleague", mobile: "+44 7700 900 772",
            organization: "Brindle Maps", email: "jonas@example.org" }) { id }
          linkRecord(input: { jobHuntId: $id, kind: CONTACT, id: $contact }) { id }
        }`,
        { id, contact: `0198c6a0-0000-7000-8000-0000000ca${100 + place}` },
      );
    }
    const points = Array.from({ length: 30 }, (_, at) => `Point ${at}: ${"what I bring to the maps ".repeat(6)}`);
    await person.speak(
      `mutation ($id: ID!, $points: String!) {
        updateJobHunt(input: { id: $id, talkingPoints: $points }) { logEntryId }
        createAppointment(input: { jobHuntId: $id, kind: ON_SITE, day: "2199-12-03", place: "Boat House, 3rd floor" }) { id }
        recordSubmission(input: {
          jobHuntId: $id, sentOn: "2026-01-12", sentTime: "08:30", channel: EMAIL, recipient: "Leontine Farrow", letter: "Dear L."
          files: [{ documentId: "0198c6a0-0000-7000-8000-00000000d001" }]
        }) { id }
      }`,
      { id, points: points.join("\n") },
    );
    const { page } = await journeys.open(`/jobhunts/${id}`, { as: person });
    await heading(page).waitFor();
    await expect.poll(() => pagesOf(page)).toBe(1);
    await goDark(page);
    await expect.poll(() => pagesOf(page)).toBe(1);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });

    await expect(page.locator(".shell")).toBeHidden();
    const paper = page.locator(".hunt-print");
    await expect(paper).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator(".print-appointment")).toContainText("Boat House, 3rd floor", { useInnerText: true });
    const sent = paper.locator("section", { has: page.locator(".print-kept") });
    await expect(sent.getByRole("heading")).toHaveText(
      /^What I sent: Sent on Mon,? 12 Jan.*, 08:30 · To Leontine Farrow · E-mail$/,
      { useInnerText: true },
    );
    await expect(sent.getByRole("listitem")).toHaveText(
      [/^Letter to Brindle Maps$/, /^The letter\s[0-9a-f]{8}$/, /^The advert as it was\s[0-9a-f]{8}$/],
      { useInnerText: true },
    );
    await picture(page, "hunt-sheet-print");
  });
});

/** Returns how many pages of paper a page takes. */
async function pagesOf(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
