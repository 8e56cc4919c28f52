import type { Page } from "@playwright/test";
import type { Person } from "../support/browser-person.js";
import { goDark, SIZES } from "../support/browser.js";
import { expect, test } from "./journeys.js";

const SET_CHECK = '"operationName":"GuideSetCheck"';

test.describe("the guide of a step", () => {
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

  test("has a text that is edited, kept and copied, and goes on to the next step, by keyboard alone", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    const jobHuntId = await makeJobHunt(person);
    const { page, context, complaints } = await journeys.open("/jobhunts", { as: person });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: /^Tern Mobility,/ }).press("Enter");
    await page.getByRole("button", { name: "Contact organizations Inactive" }).press("Enter");
    const text = page.getByRole("textbox", { name: "E-mail", exact: true });
    await text.waitFor();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("CONTACT ORGANIZATIONS", { useInnerText: true });

    await page.getByRole("button", { name: /blanks to fill in$/ }).press("Enter");
    await expect(text).toBeFocused();
    await page.keyboard.type("Lisbon");
    await expect(page.getByRole("button", { name: /blanks? to fill in$/ })).toHaveText(/^\d blanks to fill in$/);
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Text saved")).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue(/Lisbon/);
    await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(0);
    await page.keyboard.press("Control+c");
    await expect(page.getByText(/^Copied\. \d blanks are still empty\.$/)).toBeVisible();
    await expect(async () => {
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await text.inputValue());
    }).toPass();
    await expect(page.getByText("Sent it? Press Done.")).toBeVisible();
    await expect(page).toBeAccessibleInBothSizes("guide");
    await goDark(page);
    await expect(page).toHaveContrast();
    await page.keyboard.press("d");
    await expect(page.getByText(/^Contact organizations is Done\. Next: Ideal job profile,/)).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === "/idealjobs");
    const guide = page.getByText("Guide", { exact: true });
    await expect(guide).toBeVisible();
    await expect(page.getByText("It is done when")).toHaveCount(0);
    await guide.click();

    await expect(page.getByText("It is done when")).toBeVisible();
    const { jobHunt } = await person.speak<{ jobHunt: { step: { status: string } } }>(
      `query ($id: ID!) { jobHunt(id: $id) { step(name: CONTACT_ORGANIZATIONS) { status } } }`,
      { id: jobHuntId },
    );
    expect(jobHunt.step.status).toBe("DONE");
    expect(complaints).toEqual([]);
  });

  test("has a text in another language than the screen's, which is kept for the hunt", async ({ journeys }) => {
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
    await expect.poll(shown).toEqual(["Dear hiring team,", "ltr"]);

    for (const [name, language, greeting, direction] of [
      ["العربية", "ar", "تحية طيبة وبعد،", "rtl"],
      ["Deutsch", "de", "Guten Tag,", "ltr"],
    ] as const) {
      await choose(name);
      await expect(page.locator(`.marked[lang="${language}"]:not(.is-line)`)).toBeVisible();
      await expect.poll(shown).toEqual([greeting, direction]);
    }
    await page.setViewportSize(SIZES.phone);
    await expect(page.locator(".marked.is-line")).toBeVisible();
    await expect(async () => {
      const layers = await page
        .locator(".marked")
        .evaluateAll((all) => all.map(({ children }) => Array.from(children, ({ clientWidth }) => clientWidth)));
      expect(layers).toEqual([
        [layers[0]?.[0], layers[0]?.[0]],
        [layers[1]?.[0], layers[1]?.[0]],
      ]);
    }).toPass();
    await page.setViewportSize(SIZES.desktop);
    await expect(page).toBeAccessibleInBothSizes("guide-language");
    await text.press("End");
    await page.keyboard.type(" Hallo.");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Text saved")).toBeVisible();
    await page.reload();

    await expect(page.locator('.marked[lang="de"]:not(.is-line)')).toBeVisible();
    await expect(text).toHaveValue(/Hallo\./);
    await expect(page.getByText("It is done when")).toHaveCount(1);
    const { jobHunt } = await person.speak<{ jobHunt: { stepTexts: object[] } }>(
      `query ($id: ID!) { jobHunt(id: $id) { stepTexts(step: FIRST_FOLLOW_UP_COMMUNICATIONS) { language key } } }`,
      { id: jobHuntId },
    );
    expect(jobHunt.stepTexts).toEqual([{ language: "de", key: "main" }]);
    expect(complaints).toEqual([]);
  });

  test("has a list whose points are checked, to ask and open again, and says why a step was not done", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    const jobHuntId = await makeJobHunt(person);
    const { page, complaints } = await journeys.open("/logs", { as: person });
    await openGuide(page, jobHuntId, "contract_validity");
    const point = page.getByRole("checkbox").first();
    /** Changes that are under way at once may be made in another order. */
    const press = async (): Promise<void> => {
      const answered = page.waitForResponse((response) => response.request().postData()?.includes(SET_CHECK) === true);
      await point.press("Space");
      await (await answered).finished();
    };

    for (const state of ["false", "true", "mixed", "false"]) {
      await expect(point).toHaveAttribute("aria-checked", state);
      await press();
    }
    await expect(page.getByText("1 of 9 checked", { exact: true })).toBeVisible();
    await press();
    const question = page.getByRole("textbox", { name: /^Question about: / });
    await question.fill("Is my name right?");
    await question.press("Enter");
    await expect(page.getByText("0 of 9 checked, 1 to ask", { exact: true })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "E-mail", exact: true })).toHaveValue(/- Is my name right\?/);
    await expect(page).toBeAccessibleInBothSizes("guide-list");
    await page.getByRole("button", { name: "Not done", exact: true }).press("Enter");
    await page.getByLabel("Do you want to note why? You can leave this empty.").fill("No contract came");
    await page.keyboard.press("Enter");

    await expect(page.getByText("Contract validity is Not Done")).toBeVisible();
    const notes = async (): Promise<unknown[]> => {
      const { jobHunt } = await person.speak<{ jobHunt: { notes: { nodes: unknown[] } } }>(
        `query ($id: ID!) { jobHunt(id: $id) { notes { nodes { title content } } } }`,
        { id: jobHuntId },
      );
      return jobHunt.notes.nodes;
    };
    await expect.poll(notes).toEqual([{ title: "Contract validity: not done", content: "No contract came" }]);
    expect(complaints).toEqual([]);
  });

  test("is the placeholder where its hunt is gone", async ({ journeys }) => {
    const { page, complaints } = await journeys.open("/logs");
    await page.evaluate(() => {
      const state = { usr: { step: "offer_thanks", jobHuntId: crypto.randomUUID() }, key: "gone", idx: 1 };
      history.pushState(state, "", "/notfound");
      dispatchEvent(new PopStateEvent("popstate", { state }));
    });

    await expect(page.getByRole("heading", { name: "Coming soon!", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Main Screen", exact: true })).not.toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});
