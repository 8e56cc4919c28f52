import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { createHunt, make, newPerson } from "./support/people.js";

const NAME = "Staff engineer of a small team that owns what it builds";
const CUT = `${NAME.slice(0, 50)}…`;
const TEXT = "I set **direction**.\n\n## Must have\n\n- Remote\n- Few meetings";

describe("the ideal job screen", () => {
  const press = async ({ page, user }: OpenedScreen, name: string): Promise<void> =>
    user.click((await page.findAllByRole("button", { name }))[0] ?? document.body);

  async function card({ page }: OpenedScreen, name: string): Promise<HTMLElement> {
    const found = (await page.findByRole("button", { name })).closest("li");
    if (found === null) throw new Error(`${name} is not in a list.`);
    return found;
  }

  /** Opens it for somebody with ideal jobs of these names, and perhaps one hunt. */
  async function openWith(names: readonly string[], hunt?: string): Promise<OpenedScreen> {
    const person = await newPerson();
    if (hunt !== undefined) await createHunt(person, hunt);
    for (const name of names) await make(person, `createIdealJob(input: { name: "${name}" }) { idealJob { id } }`);
    return openScreen("/idealjobs", { as: person });
  }

  test("adds an ideal job, whose card is open then and shows its text with its headings and points", async () => {
    const screen = await openScreen("/idealjobs");
    const { page, user } = screen;
    await page.findByText("No ideal jobs yet");
    expect(document.querySelector(".mainbtn.pulse")).not.toBeNull();
    await press(screen, "New");
    await user.type(await page.findByRole("textbox", { name: "Title" }), NAME);
    await user.click(page.getByRole("textbox", { name: "Description" }));
    await user.paste(TEXT);
    await press(screen, "Save");

    const row = await card(screen, NAME);
    await waitFor(() => expect(row.querySelector("strong")?.textContent).toBe("direction"));
    expect(row.querySelector("h4")?.textContent).toBe("Must have");
    const points = [...row.querySelectorAll(".markdown li")].map(({ textContent }) => textContent.trim());
    expect(points).toEqual(["Remote", "Few meetings"]);
    within(row).getByText("Inactive");
    expect(row.querySelector("b")?.textContent).toBe(CUT);
    await press(screen, NAME);
    const head = page.getByRole("button", { name: NAME });
    await waitFor(() => expect(head.getAttribute("aria-expanded")).toBe("false"));
    expect(row.querySelector("b")?.textContent).toBe(CUT);
  });

  test("changes an ideal job, deletes it after 'Are you sure?', and brings it back with Undo", async () => {
    const screen = await openWith([NAME]);
    const { page, user } = screen;
    await press(screen, NAME);
    await press(screen, "Edit");
    const title = await page.findByRole("textbox", { name: "Title" });
    await user.clear(title);
    await user.type(title, "Cartographer");
    await press(screen, "Save");
    await card(screen, "Cartographer");

    await press(screen, "Delete");
    await page.findByText("Are you sure?");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByText("Are you sure?")).toBeNull());
    await press(screen, "Delete");
    await press(screen, "Yes");
    await page.findByText("No ideal jobs yet");
    await press(screen, "Undo");

    await card(screen, "Cartographer");
  });

  test("links one to the selected hunt with Activate, shows it there, and unlinks it", async () => {
    const screen = await openWith(["Gardener", "Teacher"], "Data tools team");
    const { page, user } = screen;
    await page.findByText(/^No job hunt is selected\./);
    await card(screen, "Teacher");
    expect(page.queryByRole("button", { name: /^Activate/ })).toBeNull();

    await screen.leaveFor("/jobhunts");
    await user.click(await page.findByRole("button", { name: /^Data tools team/ }));
    await waitFor(() => expect(localStorage.getItem("selectedJobHuntId")).not.toBeNull());
    await screen.leaveFor("/idealjobs");
    await waitFor(() =>
      expect(document.body.textContent).toContain(
        "Selected job hunt: Data tools team. Activate links a profile to it.",
      ),
    );
    await press(screen, "Activate Teacher");
    await page.findByText("Data tools team now follows Teacher");
    await within(await card(screen, "Teacher")).findByText("Active");
    expect(page.queryByRole("button", { name: "Activate Teacher" })).toBeNull();

    await screen.leaveFor("/jobhunts");
    await user.click(await page.findByRole("link", { name: "Ideal job: Teacher" }));
    await user.click(await within(await card(screen, "Teacher")).findByRole("button", { name: "Unlink" }));
    await page.findByText("Data tools team no longer follows Teacher");
    await page.findByRole("button", { name: "Activate Teacher" });
    const told = page.getByText("Data tools team no longer follows Teacher").closest<HTMLElement>(".toast");
    await user.click(within(told ?? document.body).getByRole("button", { name: "Undo" }));

    await within(await card(screen, "Teacher")).findByText("Active");
  });

  test("counts by status beside the list", async () => {
    await openWith(["Gardener", "Teacher"]);

    const rows = (): readonly (string | null)[] =>
      [...document.querySelectorAll(".rail .statistic-rows > div")].map(({ textContent }) => textContent);
    await waitFor(() => expect(rows()).toEqual(["Active0", "Inactive2", "Profiles2", "With notes0"]));
  });

  test("goes from card to card, opens one, takes a note of it and asks to delete it by its keys", async () => {
    const screen = await openWith(["Gardener", "Teacher"]);
    const { page, user } = screen;
    await card(screen, "Gardener");
    const focused = async (at: number): Promise<void> =>
      waitFor(() => expect(document.activeElement).toBe(document.querySelectorAll("[data-card]")[at]));

    await user.keyboard("j");
    await focused(0);
    await user.keyboard("j");
    await focused(1);
    await user.keyboard("{Enter}");
    const head = page.getByRole("button", { name: "Teacher" });
    await waitFor(() => expect(head.getAttribute("aria-expanded")).toBe("true"));
    await waitFor(() => expect(localStorage.getItem("selectedIdealJobId")).not.toBeNull());
    await user.keyboard("a");
    const dialog = within(await page.findByRole("dialog", { name: "Add Note" }));
    await user.type(dialog.getByLabelText("Title"), "Why a school");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await page.findByRole("listitem", { name: "Why a school" });
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await user.keyboard("{Delete}");

    await within(await card(screen, "Teacher")).findByText("Are you sure?");
  });
});
