import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import type { Person } from "../support/browser-person.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { createHunt, newPerson } from "./support/people.js";

interface Guide extends OpenedScreen {
  readonly jobHuntId: string;
}

/** Goes to a guide as the router does, without the way there. */
function goToGuide(usr: { readonly jobHuntId: string; readonly step: string }): void {
  window.history.pushState({ usr, key: usr.step, idx: 1 }, "", "/notfound");
  window.dispatchEvent(new Event("popstate"));
}

/** Opens the guide of a step of somebody's only hunt. */
async function openGuide(step: string): Promise<Guide> {
  const person = await newPerson();
  const jobHuntId = await createHunt(person, "Tern Mobility");
  const screen = await openScreen("/logs", { as: person });
  await screen.page.findByRole("heading", { level: 1, name: "Logs" });
  goToGuide({ jobHuntId, step });
  await screen.page.findByRole("heading", { name: "How" });
  return { ...screen, jobHuntId };
}

const email = ({ page }: OpenedScreen): Promise<HTMLTextAreaElement> =>
  page.findByRole<HTMLTextAreaElement>("textbox", { name: "E-mail" });

/** Asks the server about a hunt. */
async function ask({ speak }: Person, jobHuntId: string, fields: string): Promise<unknown> {
  const { jobHunt } = await speak<{ jobHunt: unknown }>(`query ($id: ID!) { jobHunt(id: $id) { ${fields} } }`, {
    id: jobHuntId,
  });
  return jobHunt;
}

describe("the guide of a step", () => {
  test("has a text that is edited from blank to blank, kept, and copied as it is", async () => {
    const guide = await openGuide("contact_organizations");
    const { page, user, jobHuntId } = guide;
    await email(guide);
    await page.findByRole("heading", { level: 1, name: /contact organizations/i });

    await user.click(page.getByRole("button", { name: /blanks to fill in$/ }));
    expect(document.activeElement).toBe(await email(guide));
    await user.keyboard("Lisbon{Control>}{Enter}{/Control}");
    await page.findByText("Text saved");
    await guide.reload();
    goToGuide({ jobHuntId, step: "contact_organizations" });
    const text = await email(guide);
    await waitFor(() => expect(text.value).toContain("Lisbon"));
    expect(page.queryByRole("button", { name: "Save" })).toBeNull();
    await user.keyboard("{Control>}c{/Control}");

    await page.findByText(/^Copied\. \d blanks are still empty\.$/);
    expect(await navigator.clipboard.readText()).toBe(text.value);
    await page.findByText("Sent it? Press Done.");
  });

  test("goes on to the next step when its own is done, whose guide is folded", async () => {
    const guide = await openGuide("contact_organizations");
    const { page, user, person, jobHuntId } = guide;
    await email(guide);

    await user.keyboard("d");

    await page.findByText(/^Contact organizations is Done\. Next: Ideal job profile,/);
    await waitFor(() => expect(window.location.pathname).toBe("/idealjobs"));
    const folded = await page.findByText("Guide", { exact: true });
    expect(page.queryByText("It is done when")).toBeNull();
    await user.click(folded);
    await page.findByText("It is done when");
    expect(await ask(person, jobHuntId, "step(name: CONTACT_ORGANIZATIONS) { status }")).toEqual({
      step: { status: "DONE" },
    });
  });

  test("has a text in another language than the screen's, which is kept for the hunt", async () => {
    const guide = await openGuide("first_follow_up_communications");
    const { page, user, person, jobHuntId } = guide;
    const shown = async (): Promise<readonly (string | null | undefined)[]> => {
      const field = await email(guide);
      const text = field.closest("[lang]");
      return [field.value.split("\n")[0], text?.getAttribute("lang"), text?.getAttribute("dir")];
    };
    await waitFor(async () => expect(await shown()).toEqual(["Dear hiring team,", "en", "ltr"]));

    for (const [name, language, greeting, direction] of [
      ["العربية", "ar", "تحية طيبة وبعد،", "rtl"],
      ["Deutsch", "de", "Guten Tag,", "ltr"],
    ] as const) {
      await user.selectOptions(page.getByRole("combobox", { name: "Language of the text" }), name);
      await waitFor(async () => expect(await shown()).toEqual([greeting, language, direction]));
    }
    await user.type(await email(guide), " Hallo.");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await page.findByText("Text saved");
    await guide.reload();
    goToGuide({ jobHuntId, step: "first_follow_up_communications" });

    await waitFor(async () => expect((await email(guide)).value).toContain("Hallo."));
    expect((await shown())[1]).toBe("de");
    expect(page.getAllByText("It is done when")).toHaveLength(1);
    expect(await ask(person, jobHuntId, "stepTexts(step: FIRST_FOLLOW_UP_COMMUNICATIONS) { language key }")).toEqual({
      stepTexts: [{ language: "de", key: "main" }],
    });
  });

  test("has a list whose points are checked, to ask and open again", async () => {
    const guide = await openGuide("contract_validity");
    const { page, user, network } = guide;
    let answered = 0;
    network.answer("GuideSetCheck", async (_, pass) => {
      const answer = await pass();
      answered++;
      return answer;
    });
    const [point] = await page.findAllByRole("checkbox");
    /** Changes that are under way at once may be made in another order. */
    const press = async (): Promise<void> => {
      const before = answered;
      point?.focus();
      await user.keyboard(" ");
      await waitFor(() => expect(answered).toBe(before + 1));
    };

    for (const state of ["false", "true", "mixed", "false"]) {
      await waitFor(() => expect(point?.getAttribute("aria-checked")).toBe(state));
      await press();
    }
    await page.findByText("1 of 9 checked");
    await press();
    await user.type(await page.findByRole("textbox", { name: /^Question about: / }), "Is my name right?{Enter}");

    await page.findByText("0 of 9 checked, 1 to ask");
    await waitFor(async () => expect((await email(guide)).value).toContain("- Is my name right?"));
  });

  test("asks why its step was not done, and keeps the answer as a note", async () => {
    const { page, user, person, jobHuntId } = await openGuide("contract_validity");
    await user.click(await page.findByRole("button", { name: "Not done" }));
    const why = await page.findByLabelText("Do you want to note why? You can leave this empty.");

    await user.type(why, "No contract came{Enter}");

    await page.findByText("Contract validity is Not Done");
    await waitFor(async () =>
      expect(await ask(person, jobHuntId, "notes { nodes { title content } }")).toEqual({
        notes: { nodes: [{ title: "Contract validity: not done", content: "No contract came" }] },
      }),
    );
  });

  test("is the placeholder where its hunt is gone", async () => {
    const { page } = await openScreen("/logs");
    await page.findByRole("heading", { level: 1, name: "Logs" });

    goToGuide({ jobHuntId: crypto.randomUUID(), step: "offer_thanks" });

    await page.findByRole("heading", { name: "Coming soon!" });
    const frame = within(page.getByRole("navigation", { name: "History" }));
    frame.getByRole("button", { name: "Main Screen" });
  });

  test("stays, without behaviour, until the next one is there", async () => {
    const { page, network, jobHuntId } = await openGuide("contact_organizations");
    const first = document.querySelector(".guide .why")?.textContent ?? "";
    let resolve = (): void => undefined;
    const promise = new Promise<void>((done) => (resolve = done));
    const letGo = network.answer("GuideJobHunt", async (_asked, pass) => promise.then(pass));

    goToGuide({ jobHuntId, step: "follow_up_email" });
    await page.findByRole("heading", { level: 1, name: /follow up email/i });

    expect(first).not.toBe("");
    expect(document.querySelector(".guide-before [inert] .why")?.textContent).toBe(first);
    expect(page.queryByRole("heading", { name: "How" })).toBeNull();
    letGo();
    resolve();
    await page.findByRole("heading", { name: "How" });
    expect(document.querySelector(".guide-before")).toBeNull();
    expect(document.querySelector(".guide .why")?.textContent).not.toBe(first);
  });
});
