import { describe, expect, it } from "@jest/globals";
import type { Page, Request } from "playwright-core";
import {
  accessibilityFaults,
  contrastFaults,
  faultsInBothSizes,
  goDark,
  picture,
  waitForFrames,
} from "../support/browser.js";
import type { Person } from "../support/browser-person.js";
import { startJourneys } from "./journeys.js";

const ADVERT = [
  "Analytics Engineer (m/f/x)",
  "Company: Brindle Maps",
  "Location: Sankt Orlen, or remote within Europe",
  "Salary: EUR 62,000 - 70,000",
  "Build the models between raw survey data and the maps our cartographers draw.",
].join("\n");

describe("the hunt sheet", () => {
  const journeys = startJourneys();

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

  it("opens at its address, is accessible in both sizes and themes, and marks the job hunts", async () => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const { page, complaints } = await journeys.open(`/jobhunts/${id}`, { as: person });
    await heading(page).waitFor();
    await page
      .getByText(/^Sent on /)
      .first()
      .waitFor();
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    const marked = await page.locator(".side-link[aria-current=page]").innerText();
    const faults = await faultsInBothSizes(page, "hunt-sheet");
    await goDark(page);
    faults.push(...(await contrastFaults(page)));
    await picture(page, "hunt-sheet-dark");

    expect(title.toLowerCase()).toBe("hunt sheet");
    expect(marked).toContain("View Job Hunts");
    expect(await page.getByRole("list").filter({ hasText: "I bring" }).getByRole("listitem").count()).toBe(2);
    expect(await page.getByRole("link", { name: "+44 7700 900 771" }).getAttribute("href")).toBe("tel:+447700900771");
    expect(await page.locator("mark").allInnerTexts()).toEqual(["Brindle Maps"]);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("calls and writes first on a phone, with what to say before the facts", async () => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const { page } = await journeys.open(`/jobhunts/${id}`, { as: person, size: "phone" });
    await heading(page).waitFor();
    const say = await page.getByRole("heading", { name: "What I want to say" }).boundingBox();
    const facts = await page.locator(".sheet-facts").boundingBox();
    await picture(page, "hunt-sheet-narrow");

    expect(await page.getByRole("link", { name: "Call Leontine" }).getAttribute("href")).toBe("tel:+447700900771");
    expect(await page.getByRole("link", { name: "E-mail to Leontine" }).getAttribute("href")).toBe(
      "mailto:leontine@example.org",
    );
    expect(say?.y).toBeLessThan(facts?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it("keeps what to say, edited in place, and moves the next step", async () => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const { page, settled } = await journeys.open(`/jobhunts/${id}`, { as: person });
    await heading(page).waitFor();
    await page.getByRole("button", { name: "Edit: what I want to say" }).press("Enter");
    const box = page.getByRole("textbox", { name: "What I want to say" });
    // What is typed is kept for the person, who is known once the gateway has said who is signed in.
    await page.waitForFunction(() => localStorage.getItem("person_guid") !== null);
    await box.fill("One line\nAnother line");
    await page.reload();
    await page.getByText("What you typed before is back.").waitFor();
    // An answer from before the change would take its place on the screen.
    await settled();
    await box.press("Control+Enter");
    await page.getByRole("listitem").filter({ hasText: "Another line" }).waitFor();
    await page.getByText("Saved", { exact: true }).waitFor();
    const { jobHunt } = await person.speak<{ jobHunt: { talkingPoints: string } }>(
      `query ($id: ID!) { jobHunt(id: $id) { talkingPoints } }`,
      { id },
    );
    const next = page.getByRole("region", { name: "What is next" }).locator("b");
    const before = await next.innerText();
    await page.keyboard.press("d");
    await page.getByText(/ is Done/).waitFor();
    await next.filter({ hasNotText: before }).waitFor();

    expect(jobHunt.talkingPoints).toBe("One line\nAnother line");
  });

  it("says why an ended hunt ended, and takes it up again", async () => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    await person.speak(
      `mutation ($id: ID!) { terminateJobHunt(input: { id: $id, reason: "no reply" }) { logEntryId } }`,
      {
        id,
      },
    );
    const { page } = await journeys.open(`/jobhunts/${id}`, { as: person });
    await page.getByText(/^Ended on .*: no reply$/).waitFor();
    await page.getByRole("button", { name: "Reopen" }).click();
    await page.getByRole("region", { name: "What is next" }).waitFor();

    expect(await page.getByText(/^Ended on/).count()).toBe(0);
  });

  it("is the landing page for who is signed out, and the placeholder for a hunt that is not theirs", async () => {
    const [person, other] = [await journeys.createPerson(), await journeys.createPerson()];
    const id = await makeHunt(other);
    const { page: outside } = await journeys.visit();
    await outside.goto(`${journeys.url}/jobhunts/${id}`);
    await outside.getByRole("button", { name: "Show Me How", exact: true }).waitFor();
    const { page } = await journeys.open("/", { as: person });
    for (const unknown of [id, "0198c6a0-0000-7000-8000-000000000000", "nothing"]) {
      await page.goto(`${journeys.url}/jobhunts/${unknown}`);
      await page.getByText("This hunt is not here. It may be in the bin.").waitFor();
      await page.getByRole("heading", { name: "Coming soon!" }).waitFor();
    }
    await page.goto(`${journeys.url}/jobhunts/applying`);
    await page.getByRole("heading", { level: 1, name: "Applying" }).waitFor();

    expect(await page.getByText("This hunt is not here.").count()).toBe(0);
  });

  it("has the focus in the note, also when its answer is there already", async () => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const { page } = await journeys.open(`/jobhunts/${id}`, { as: person });
    await page.locator("textarea:focus").waitFor();
    await page.getByRole("link", { name: "View Job Hunts" }).click();
    await page.locator("[data-card]").first().waitFor();
    await page.goBack();
    await heading(page).waitFor();
    await page.locator("textarea:focus").waitFor();

    expect(await page.locator(".call-note textarea:focus").count()).toBe(1);
  });

  it("says why it could not be loaded, and tries again", async () => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const { page } = await journeys.open("/", { as: person });
    // Nothing is fetched ahead, which would show the sheet before anybody tried again.
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.route("**/graphql", (route) => (isForSheet(route.request()) ? route.abort() : route.continue()));
    await page.goto(`${journeys.url}/jobhunts/${id}`);
    await page.getByRole("alert").waitFor();
    const faults = await accessibilityFaults(page);
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Try again" }).click();
    await heading(page).waitFor();

    expect(faults).toEqual([]);
  });

  it("reads from right to left", async () => {
    const person = await journeys.createPerson();
    const id = await makeHunt(person);
    const { page } = await journeys.open(`/jobhunts/${id}`, { as: person, locale: "ar" });
    await heading(page).waitFor();
    await picture(page, "hunt-sheet-arabic");

    expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await pagesOf(page)).toBe(1);
  });

  it("is one page of paper, black on white, however long its lists are", async () => {
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
    const light = await pagesOf(page);
    await goDark(page);
    const dark = await pagesOf(page);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await waitForFrames(page);
    const colours = await page
      .locator(".hunt-print")
      .evaluate((paper) => [getComputedStyle(paper).color, getComputedStyle(document.body).backgroundColor]);
    const isSheetHidden = await page.locator(".shell").isHidden();
    const sent = page.locator(".hunt-print section", { has: page.locator(".print-kept") });
    const [said = "", ...parts] = (await sent.innerText()).split("\n");
    await picture(page, "hunt-sheet-print");

    expect([light, dark]).toEqual([1, 1]);
    expect(await page.locator(".print-appointment").innerText()).toContain("Boat House, 3rd floor");
    expect(said).toMatch(/^What I sent: Sent on Mon,? 12 Jan.*, 08:30 · To Leontine Farrow · E-mail$/);
    expect(parts.join(" ")).toMatch(/^Letter to Brindle Maps The letter [0-9a-f]{8} The advert as it was [0-9a-f]{8}$/);
    expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    expect(isSheetHidden).toBe(true);
  });

  it("shows a hundred people little by little", async () => {
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
    await page.getByRole("heading", { name: "People 102" }).waitFor();
    const people = page.locator(".sheet-person");
    const shown = await people.count();
    await page.getByRole("complementary").getByRole("button", { name: "Show more" }).click();
    await page.getByText("100 of 102").waitFor();

    expect(shown).toBe(6);
    expect(await people.count()).toBe(100);
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
