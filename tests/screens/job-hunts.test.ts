import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import { openScreen, type Found, type OpenedScreen } from "./support/open-screen.js";
import { createHunt, newPerson } from "./support/people.js";

const DIALOGS = [
  ["/jobhunts", "New job hunt: where are you starting from?"],
  ["/jobhunts/preparing", "New preparation: where are you starting from?"],
  ["/jobhunts/applying", "New application: where are you starting from?"],
  ["/jobhunts/interviewing", "New interview: where are you starting from?"],
  ["/jobhunts/accepting", "New offer: where are you starting from?"],
] as const;
const PROMPT = "Please provide a reason for terminating this job hunt and then click Yes to confirm.";
const LONG_NAME = "Senior Backend Engineer, Northwind";

interface OpenHunt extends OpenedScreen {
  readonly card: Found;
}

/** Opens the card of the only hunt of somebody new. */
async function openHunt(name: string): Promise<OpenHunt> {
  const person = await newPerson();
  await createHunt(person, name);
  const screen = await openScreen("/jobhunts", { as: person });
  await screen.user.click(await screen.page.findByRole("button", { name: new RegExp(`^${name},`) }));
  return { ...screen, card: within(await screen.page.findByRole("article", { name })) };
}

describe("a new job hunt", () => {
  for (const [path, title] of DIALOGS)
    test(`begins on ${path} with a dialog of its own, which asks one of six and is left with Escape`, async () => {
      const { page, user } = await openScreen(path);
      await page.findByText(path === "/jobhunts" ? "No job hunts yet" : "No hunt is in this phase");
      await user.click(page.getByRole("button", { name: "New" }));

      const dialog = within(await page.findByRole("dialog", { name: title }));

      expect(await dialog.findAllByRole("radio")).toHaveLength(6);
      expect(dialog.getAllByRole("radio", { name: /No idea what to do, help me/ })).toHaveLength(3);
      await user.keyboard("{Escape}");
      await waitFor(() => expect(page.queryByRole("dialog", { name: title })).toBeNull());
    });
});

describe("a step of a hunt", () => {
  test("shows its status and its tools while it has the focus, and only then", async () => {
    const { card } = await openHunt("Tern Mobility");
    const step = await card.findByRole("button", { name: "Decide on job Inactive" });
    expect(within(step).queryByText("Inactive")).toBeNull();
    expect(card.queryByRole("button", { name: "Guide: Decide on job" })).toBeNull();

    step.focus();

    await within(step).findByText("Inactive");
    card.getByRole("button", { name: "Guide: Decide on job" });
    card.getByRole("button", { name: "More for step Decide on job" });
    step.blur();
    await waitFor(() => expect(within(step).queryByText("Inactive")).toBeNull());
    expect(card.queryByRole("button", { name: "Guide: Decide on job" })).toBeNull();
  });

  test("is opened with a press, and reset with a middle press", async () => {
    const { page, user, card } = await openHunt("Tern Mobility");
    await user.click(await card.findByRole("button", { name: "Decide on job Inactive" }));
    await page.findByRole("heading", { level: 2, name: "Decide on job" });
    await user.click(page.getByRole("button", { name: "Back" }));
    const again = within(await page.findByRole("article", { name: "Tern Mobility" }));

    await user.pointer({
      keys: "[MouseMiddle]",
      target: await again.findByRole("button", { name: "Decide on job Active" }),
    });

    await again.findByRole("button", { name: "Decide on job Inactive" });
    expect(window.location.pathname).toBe("/jobhunts");
  });

  test("changes the icon of the hunt once every step is done", async () => {
    const person = await newPerson();
    const id = await createHunt(person, "Tern Mobility");
    // Ticked here, the decision would ask whether its person applies, and take the hunt on.
    await person.speak(
      `mutation ($id: ID!) { completeStep(input: { jobHuntId: $id, step: DECIDE_ON_JOB }) { logEntryId } }`,
      { id },
    );
    const { page, user } = await openScreen("/jobhunts", { as: person });
    await user.click(await page.findByRole("button", { name: /^Tern Mobility,/ }));
    const card = within(await page.findByRole("article", { name: "Tern Mobility" }));
    const icon = async (name: string): Promise<SVGElement | null> =>
      (await card.findByRole("button", { name })).querySelector("svg");
    expect((await icon("Progress to Applying"))?.classList).toContain("lucide-chevrons-right");
    await card.findByRole("checkbox", { name: "Decide on job is done" });

    for (let left = unchecked(card); left.length > 0; left = unchecked(card)) {
      const [step] = left;
      if (step !== undefined) await user.click(step);
      await waitFor(() => expect(unchecked(card).length).toBeLessThan(left.length));
    }

    await waitFor(async () =>
      expect((await icon("Complete: to Applying"))?.classList).toContain("lucide-circle-check-big"),
    );
  });
});

describe("a hunt", () => {
  test("has its name cut, at 20 signs while its card is closed and at 15 while it is open", async () => {
    const person = await newPerson();
    await createHunt(person, LONG_NAME);
    const { page, user } = await openScreen("/jobhunts", { as: person });
    const closed = await page.findByRole("button", { name: /^Senior Backend Engineer, Northwind,/ });
    within(closed).getByText("Senior Backend Engin…");
    within(closed).getByText(LONG_NAME);

    await user.click(closed);

    const card = within(await page.findByRole("article", { name: LONG_NAME }));
    card.getByText("Senior Backend …");
    expect(card.getAllByRole("heading")[0]?.textContent).toBe(LONG_NAME);
  });

  test("is archived with a reason, reopened, and deleted after the question", async () => {
    const { page, user, card, person } = await openHunt(LONG_NAME);
    await chooseInMenu(user, card, page, "Archive");
    await page.findByRole("alertdialog", { name: PROMPT });
    await user.type(page.getByRole("textbox", { name: "Reason" }), "Withdrawn by them");
    await user.click(page.getByRole("button", { name: "Yes" }));
    await within(await page.findByRole("region", { name: "Ended" })).findByText("Withdrawn by them");

    await user.click(page.getByRole("button", { name: `Reopen: ${LONG_NAME}` }));
    await user.click(await page.findByRole("button", { name: /^Senior Backend Engineer, Northwind,/ }));
    const again = within(await page.findByRole("article", { name: LONG_NAME }));
    await chooseInMenu(user, again, page, "Delete");
    await page.findByText("Are you sure?");
    await user.click(page.getByRole("button", { name: "No" }));
    expect(await person.speak(`{ jobHunts { totalCount } }`)).toEqual({ jobHunts: { totalCount: 1 } });
    await chooseInMenu(user, again, page, "Delete");
    await user.click(await page.findByRole("button", { name: "Yes" }));

    await page.findByText("No job hunts yet");
  });

  test("is moved on early with Progress, and back from the toast", async () => {
    const { page, user, card } = await openHunt("Moving");
    const phase = (text: RegExp): Promise<void> =>
      waitFor(() => expect(page.getByRole("article", { name: "Moving" }).textContent).toMatch(text));

    await user.click(await card.findByRole("button", { name: "Progress to Applying" }));
    await phase(/Applying\s*0 of 8/);
    await user.click(await page.findByRole("button", { name: "Undo" }));

    await phase(/Preparing\s*0 of 7/);
  });

  test("has an employer, who is asked for, and an agency, each after one question", async () => {
    const { page, user, card, person } = await openHunt("Tern Mobility");
    await card.findByText("Who is the employer?");
    const link = async (name: string, role: string): Promise<void> => {
      await user.click(card.getByRole("button", { name: "Link a company to Tern Mobility" }));
      await user.type(await page.findByRole("combobox", { name: "Link a company to Tern Mobility" }), name);
      await user.click(await page.findByRole("option", { name: `New company “${name}”` }));
      const question = within(await page.findByRole("group", { name: `What is “${name}” here?` }));
      await user.click(question.getByRole("button", { name: role }));
    };

    await link("Tern Labs", "Employer");
    await card.findByRole("button", { name: /^Tern Labs\s*employer$/ });
    await link("Gull and Sons", "Agency");

    await card.findByRole("button", { name: /^Gull and Sons\s*agency$/ });
    expect(card.queryByText("Who is the employer?")).toBeNull();
    await waitFor(async () =>
      expect(
        await person.speak(
          `{ jobHunts(first: 1) { nodes { employer { name } companies(first: 5) { edges { role } } } } }`,
        ),
      ).toEqual({
        jobHunts: {
          nodes: [
            { employer: { name: "Tern Labs" }, companies: { edges: [{ role: "EMPLOYER" }, { role: "AGENCY" }] } },
          ],
        },
      }),
    );
  });

  test("has a last day to apply, which is written on its card", async () => {
    const { page, user, card } = await openHunt("Tern Mobility");
    await user.click(await card.findByRole("button", { name: "Add a day" }));
    await user.click(await page.findByRole("menuitem", { name: "Last day to apply" }));
    const day = await page.findByRole("combobox", { name: "Day" });
    await user.type(day, "2099-01-05");
    await user.click(page.getByRole("button", { name: "Save" }));

    await card.findByRole("button", { name: "Apply by 5 Jan 2099" });
  });

  test("without an advert leads to where its advert is captured", async () => {
    const { page, user, card } = await openHunt("Tern Mobility");
    await user.click(await card.findByRole("link", { name: "Add an advert" }));

    await page.findByRole("textbox", { name: "Job advert" });
    await page.findByText(/Tern Mobility/, { selector: ".after-done *" });
  });

  test("has suggestions that lead to where one acts", async () => {
    const { page, user, card } = await openHunt("Tern Mobility");
    await chooseInMenu(user, card, page, "Suggested improvements...");
    const dialog = within(await page.findByRole("dialog", { name: "Suggested improvements..." }));

    await user.click(await dialog.findByRole("button", { name: /^Link an ideal job/ }));

    await waitFor(() => expect(window.location.pathname).toBe("/idealjobs"));
  });
});

/** Opens the menu of an open card, and runs one of its commands. */
async function chooseInMenu(
  user: OpenHunt["user"],
  card: OpenHunt["card"],
  page: OpenHunt["page"],
  command: string,
): Promise<void> {
  await user.click(await card.findByRole("button", { name: /^More: / }));
  // A letter that runs it may follow.
  await user.click(await page.findByRole("menuitem", { name: new RegExp(`^${command.replaceAll(".", "\\.")}`) }));
}

/** Returns the steps of a card that are not ticked. */
function unchecked(card: OpenHunt["card"]): readonly HTMLElement[] {
  return card.queryAllByRole("checkbox", { checked: false });
}
