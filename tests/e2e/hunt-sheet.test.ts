import type { Page, Request } from "@playwright/test";
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
    const { page, complaints } = await journeys.open(`/jobhunts/${id}`, { as: person });
    await heading(page).waitFor();
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
    expect(complaints).toEqual([]);
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

  test("keeps what to say, edited in place, and moves the next step", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const { page } = await journeys.open(`/jobhunts/${id}`, { as: person });
    await heading(page).waitFor();
    await page.getByRole("button", { name: "Edit: what I want to say" }).press("Enter");
    const box = page.getByRole("textbox", { name: "What I want to say" });
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("person_guid"))).not.toBeNull();
    await box.fill("One line\nAnother line");
    await page.reload();
    // Nothing of the hunt is on the screen before the answer is there from which it is.
    await expect(page.getByText("What you typed before is back.")).toBeVisible();
    await box.press("Control+Enter");
    await expect(page.getByRole("listitem").filter({ hasText: "Another line" })).toBeVisible();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    const { jobHunt } = await person.speak<{ jobHunt: { talkingPoints: string } }>(
      `query ($id: ID!) { jobHunt(id: $id) { talkingPoints } }`,
      { id },
    );
    expect(jobHunt.talkingPoints).toBe("One line\nAnother line");
    const next = page.getByRole("region", { name: "What is next" }).locator("b");
    await expect(next).toHaveText("Next: First follow-up communications");
    await page.keyboard.press("d");

    await expect(page.getByText(/ is Done/)).toBeVisible();
    await expect(next).toHaveText("Next: Second follow-up communications");
  });

  test("says why an ended hunt ended, and takes it up again", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    await person.speak(
      `mutation ($id: ID!) { terminateJobHunt(input: { id: $id, reason: "no reply" }) { logEntryId } }`,
      {
        id,
      },
    );
    const { page } = await journeys.open(`/jobhunts/${id}`, { as: person });
    await expect(page.getByText(/^Ended on .*: no reply$/)).toBeVisible();
    await page.getByRole("button", { name: "Reopen" }).click();

    await expect(page.getByRole("region", { name: "What is next" })).toBeVisible();
    await expect(page.getByText(/^Ended on/)).toHaveCount(0);
  });

  test("is the landing page for who is signed out, and the placeholder for a hunt that is not theirs", async ({
    journeys,
  }) => {
    const [person, other] = [await journeys.createPerson(), await journeys.createPerson()];
    const id = await makeHunt(other);
    const { page: outside } = await journeys.visit();
    await outside.goto(`${journeys.url}/jobhunts/${id}`);
    await expect(outside.getByRole("button", { name: "Show Me How", exact: true })).toBeVisible();
    const { page } = await journeys.open("/", { as: person });
    for (const unknown of [id, "0198c6a0-0000-7000-8000-000000000000", "nothing"]) {
      await page.goto(`${journeys.url}/jobhunts/${unknown}`);
      await expect(page.getByText("This hunt is not here. It may be in the bin.")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Coming soon!" })).toBeVisible();
    }
    await page.goto(`${journeys.url}/jobhunts/applying`);

    await expect(page.getByRole("heading", { level: 1, name: "Applying" })).toBeVisible();
    await page.getByText("No hunt is in this phase").first().waitFor();
    await expect(page.getByText("This hunt is not here.")).toHaveCount(0);
  });

  test("has the focus in the note, also when its answer is there already", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const { page } = await journeys.open(`/jobhunts/${id}`, { as: person });
    const note = page.locator(".call-note textarea");
    await expect(note).toBeFocused();
    await page.getByRole("link", { name: "View Job Hunts" }).click();
    await page.locator("[data-card]").first().waitFor();
    await page.goBack();
    await heading(page).waitFor();

    await expect(note).toBeFocused();
  });

  test("says why it could not be loaded, and tries again", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const { page } = await journeys.open("/", { as: person });
    // Nothing is fetched ahead, which would show the sheet before anybody tried again.
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.route("**/graphql", (route) => (isForSheet(route.request()) ? route.abort() : route.continue()));
    await page.goto(`${journeys.url}/jobhunts/${id}`);
    await expect(page.getByRole("alert")).toBeVisible();
    await untilLoaded(page);
    await expect(page).toBeAccessible();
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Try again" }).click();

    await expect(heading(page)).toBeVisible();
  });

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

  test("shows a hundred people little by little", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    for (let place = 0; place < 20; place++) {
      const ids = Array.from({ length: 5 }, (_, at) => `0198c6a0-0000-7000-8000-0000000cb${100 + place * 5 + at}`);
      const one = (contact: string): string =>
        `c${contact.slice(-3)}: createContact(input: { id: "${contact}", lastName: "Rill ${contact.slice(-3)}" }) { id }
         l${contact.slice(-3)}: linkRecord(input: { jobHuntId: $id, kind: CONTACT, id: "${contact}" }) { id }`;
      await person.speak(`mutation ($id: ID!) { ${ids.map(one).join("\n")} }`, { id });
    }
    const { page } = await journeys.open(`/jobhunts/${id}`, { as: person });
    await expect(page.getByRole("heading", { name: "People 102" })).toBeVisible();
    const people = page.locator(".sheet-person");
    await expect(people).toHaveCount(6);
    await page.getByRole("complementary").getByRole("button", { name: "Show more" }).click();

    await expect(page.getByText("100 of 102")).toBeVisible();
    await expect(people).toHaveCount(100);
  });
});

/** Returns whether a request asks for the sheet of a hunt. */
function isForSheet(request: Request): boolean {
  return request.postData()?.includes("query HuntSheet") ?? false;
}

/** Returns how many pages of paper a page takes. */
async function pagesOf(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
