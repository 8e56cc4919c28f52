import { describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import type { Person } from "../support/browser-person.js";
import { contrastFaults, faultsInBothSizes, goDark, SIZES } from "../support/browser.js";
import { startJourneys } from "./journeys.js";

describe("the guide of a step", () => {
  const journeys = startJourneys();

  async function makeJobHunt({ speak }: Person): Promise<string> {
    const { createJobHunt } = await speak<{ createJobHunt: { jobHunt: { id: string } } }>(
      `mutation { createJobHunt(input: { name: "Tern Mobility" }) { jobHunt { id } } }`,
    );
    return createJobHunt.jobHunt.id;
  }

  /** Opens a guide as the router does, without the way there. */
  async function openGuide(page: Page, jobHuntId: string, step: string): Promise<void> {
    await page.evaluate(
      (usr) => {
        const state = { usr, key: usr.step, idx: 1 };
        history.pushState(state, "", "/notfound");
        dispatchEvent(new PopStateEvent("popstate", { state }));
      },
      { jobHuntId, step },
    );
    await page.getByRole("heading", { name: "How", exact: true }).waitFor();
  }

  it("has a text that is edited, kept and copied, and goes on to the next step, by keyboard alone", async () => {
    const person = await journeys.createPerson();
    const jobHuntId = await makeJobHunt(person);
    const { page, context, complaints } = await journeys.open("/jobhunts", { as: person });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: /^Tern Mobility,/ }).press("Enter");
    await page.getByRole("button", { name: "Contact organizations Inactive" }).press("Enter");
    const text = page.getByRole("textbox", { name: "E-mail", exact: true });
    await text.waitFor();
    const title = await page.getByRole("heading", { level: 1 }).innerText();

    await page.getByRole("button", { name: /blanks to fill in$/ }).press("Enter");
    await page.keyboard.type("Lisbon");
    const blanks = await page.getByRole("button", { name: /blanks? to fill in$/ }).innerText();
    await page.keyboard.press("Control+Enter");
    await page.getByText("Text saved").waitFor();
    await page.reload();
    await text.waitFor();
    const kept = await text.inputValue();
    const isUnsaved = await page.getByRole("button", { name: "Save", exact: true }).count();
    await page.keyboard.press("Control+c");
    await page.getByText(/^Copied\. \d blanks are still empty\.$/).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByText("Sent it? Press Done.").waitFor();
    const faults = await faultsInBothSizes(page, "guide");
    await goDark(page);
    const darkFaults = await contrastFaults(page);
    await page.keyboard.press("d");
    await page.getByText(/^Contact organizations is Done\. Next: Ideal job profile,/).waitFor();
    await page.waitForURL((url) => url.pathname === "/idealjobs");
    const closed = await page.getByText("It is done when").count();
    await page.getByText("Guide", { exact: true }).click();
    await page.getByText("It is done when").waitFor();
    const { jobHunt } = await person.speak<{ jobHunt: { step: { status: string } } }>(
      `query ($id: ID!) { jobHunt(id: $id) { step(name: CONTACT_ORGANIZATIONS) { status } } }`,
      { id: jobHuntId },
    );

    expect(title).toBe("CONTACT ORGANIZATIONS");
    expect(kept).toContain("Lisbon");
    expect(blanks).toMatch(/^\d blanks to fill in$/);
    expect(isUnsaved).toBe(0);
    expect(copied).toBe(kept);
    expect(faults).toEqual([]);
    expect(darkFaults).toEqual([]);
    expect(closed).toBe(0);
    expect(jobHunt.step.status).toBe("DONE");
    expect(complaints).toEqual([]);
  });

  it("has a text in another language than the screen's, which is kept for the hunt", async () => {
    const person = await journeys.createPerson();
    const jobHuntId = await makeJobHunt(person);
    const { page, complaints } = await journeys.open("/jobhunts", { as: person });
    await openGuide(page, jobHuntId, "first_follow_up_communications");
    const text = page.getByRole("textbox", { name: "E-mail", exact: true });
    const choose = (name: string): Promise<string[]> =>
      page.getByRole("combobox", { name: "Language of the text" }).selectOption({ label: name });
    const shown = (): Promise<[string, string | null]> =>
      text.evaluate((field: HTMLTextAreaElement) => [
        field.value.slice(0, field.value.indexOf("\n")),
        field.closest("[lang]")?.getAttribute("dir") ?? null,
      ]);
    await text.waitFor();

    const seen = [await shown()];
    for (const [name, language] of [
      ["العربية", "ar"],
      ["Deutsch", "de"],
    ] as const) {
      await choose(name);
      await page.locator(`.marked[lang="${language}"]:not(.is-line)`).waitFor();
      seen.push(await shown());
    }
    await page.setViewportSize(SIZES.phone);
    await page.locator(".marked.is-line").waitFor();
    const layers = await page
      .locator(".marked")
      .evaluateAll((all) => all.map(({ children }) => Array.from(children, ({ clientWidth }) => clientWidth)));
    const faults = await faultsInBothSizes(page, "guide-language");
    await text.press("End");
    await page.keyboard.type(" Hallo.");
    await page.keyboard.press("Control+Enter");
    await page.getByText("Text saved").waitFor();
    await page.reload();
    await page.locator('.marked[lang="de"]:not(.is-line)').waitFor();
    const { jobHunt } = await person.speak<{ jobHunt: { stepTexts: object[] } }>(
      `query ($id: ID!) { jobHunt(id: $id) { stepTexts(step: FIRST_FOLLOW_UP_COMMUNICATIONS) { language key } } }`,
      { id: jobHuntId },
    );

    expect(seen).toEqual([
      ["Dear hiring team,", "ltr"],
      ["تحية طيبة وبعد،", "rtl"],
      ["Guten Tag,", "ltr"],
    ]);
    expect(layers).toEqual([
      [layers[0]?.[0], layers[0]?.[0]],
      [layers[1]?.[0], layers[1]?.[0]],
    ]);
    expect(await text.inputValue()).toContain("Hallo.");
    expect(await page.getByText("It is done when").count()).toBe(1);
    expect(jobHunt.stepTexts).toEqual([{ language: "de", key: "main" }]);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("has a list whose points are checked, to ask and open again, and says why a step was not done", async () => {
    const person = await journeys.createPerson();
    const jobHuntId = await makeJobHunt(person);
    const { page, complaints, settled } = await journeys.open("/logs", { as: person });
    await openGuide(page, jobHuntId, "contract_validity");
    const point = page.getByRole("checkbox").first();
    const states: (string | null)[] = [];

    for (let press = 0; press < 4; press += 1) {
      states.push(await point.getAttribute("aria-checked"));
      await point.press("Space");
      // Changes that are under way at once may be made in another order.
      await settled();
    }
    await page.getByText("1 of 9 checked", { exact: true }).waitFor();
    await point.press("Space");
    const question = page.getByRole("textbox", { name: /^Question about: / });
    await question.fill("Is my name right?");
    await question.press("Enter");
    await page.getByText("0 of 9 checked, 1 to ask", { exact: true }).waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll("textarea")].some(({ value }) => value.includes("- Is my name right?")),
    );
    const faults = await faultsInBothSizes(page, "guide-list");
    await page.getByRole("button", { name: "Not done", exact: true }).press("Enter");
    await page.getByLabel("Do you want to note why? You can leave this empty.").fill("No contract came");
    await page.keyboard.press("Enter");
    await page.getByText("Contract validity is Not Done").waitFor();
    const { jobHunt } = await person.speak<{ jobHunt: { notes: { nodes: unknown[] } } }>(
      `query ($id: ID!) { jobHunt(id: $id) { notes { nodes { title content } } } }`,
      { id: jobHuntId },
    );

    expect(states).toEqual(["false", "true", "mixed", "false"]);
    expect(faults).toEqual([]);
    expect(jobHunt.notes.nodes).toEqual([{ title: "Contract validity: not done", content: "No contract came" }]);
    expect(complaints).toEqual([]);
  });

  it("is the placeholder where its hunt is gone", async () => {
    const { page, complaints } = await journeys.open("/logs");
    await page.evaluate(() => {
      const state = { usr: { step: "offer_thanks", jobHuntId: crypto.randomUUID() }, key: "gone", idx: 1 };
      history.pushState(state, "", "/notfound");
      dispatchEvent(new PopStateEvent("popstate", { state }));
    });

    await page.getByRole("heading", { name: "Coming soon!", exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Main Screen", exact: true }).count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
});
