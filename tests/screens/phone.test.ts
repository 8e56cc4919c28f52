import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { createHunt, newPerson } from "./support/people.js";

const SEEN = { companyCollapsed: "true", jobHuntHelpOpen: "false" };

/** Opens the companies of somebody who has one. */
async function openCompanies(size: "phone" | "desktop"): Promise<OpenedScreen> {
  const person = await newPerson();
  await person.speak(`mutation { createCompany(input: { name: "Northwind Labs" }) { logEntryId } }`);
  return openScreen("/companies", { as: person, size, stored: SEEN });
}

const company = ({ page }: OpenedScreen): Promise<HTMLElement> => page.findByRole("button", { name: "Northwind Labs" });

/** Presses a command of the menu in the head of the screen. */
async function choose({ page, user }: OpenedScreen, name: string): Promise<void> {
  await user.click(await page.findByRole("button", { name: "More about this screen" }));
  await user.click(await page.findByRole("menuitem", { name }));
}

describe("a list on a phone", () => {
  const moves = jest.fn<(how: ScrollIntoViewOptions) => void>();
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "scrollIntoView");
  const toTop = () => moves.mock.calls.filter(([how]) => how.block === "start").length;

  // Nothing is laid out on the simulated page, so what is asked of it is noted.
  beforeEach(() => {
    moves.mockReset();
    Object.defineProperty(HTMLElement.prototype, "scrollIntoView", { configurable: true, value: moves });
  });
  afterEach(() => {
    Object.defineProperty(HTMLElement.prototype, "scrollIntoView", own ?? {});
  });

  test("has its statistics and its description behind one button", async () => {
    const screen = await openCompanies("phone");
    await company(screen);
    expect(screen.page.queryByRole("complementary")).toBeNull();

    await choose(screen, "Statistics");
    const dialog = await screen.page.findByRole("dialog", { name: "Statistics" });
    await within(dialog).findByText("With notes");
    await screen.user.click(within(dialog).getByRole("button", { name: "Close" }));
    await choose(screen, "Description");

    await screen.page.findByRole("region", { name: "Description" });
  });

  test("has the notes of an open card inside it", async () => {
    const screen = await openCompanies("phone");
    await screen.user.click(await company(screen));
    const card = await screen.page.findByRole("region", { name: "Northwind Labs" });

    expect(await within(card).findByRole("heading", { name: /^Notes/ })).toBeTruthy();
    await within(card).findByRole("list", { name: "Notes" });
  });

  test("brings a card that is opened to its top, which a wide screen does not", async () => {
    const wide = await openCompanies("desktop");
    await wide.user.click(await company(wide));
    await wide.page.findByRole("region", { name: "Northwind Labs" });
    expect(toTop()).toBe(0);

    const screen = await openCompanies("phone");
    await screen.user.click(await company(screen));

    await waitFor(() => expect(toTop()).toBe(1));
  });

  test("brings the card of a hunt to its top, and gives it the focus", async () => {
    const person = await newPerson();
    const id = await createHunt(person, "Tern Mobility");
    const { page, user } = await openScreen("/jobhunts", { as: person, size: "phone", stored: SEEN });

    await user.click(await page.findByRole("button", { name: /^Tern Mobility/ }));

    await waitFor(() => expect(toTop()).toBe(1));
    expect(document.activeElement?.getAttribute("data-card")).toBe(id);
  });

  test("shows the help of the hunts on the first visit to any of their screens, and again when asked", async () => {
    const person = await newPerson();
    const screen = await openScreen("/jobhunts", { as: person, size: "phone" });
    await screen.page.findByRole("region", { name: "Help" });
    await screen.leaveFor("/jobhunts/applying");
    await screen.page.findByRole("heading", { level: 2, name: "Send fewer, better applications" });
    expect(screen.page.queryByRole("region", { name: "Help" })).toBeNull();

    await choose(screen, "Help");

    await screen.page.findByRole("region", { name: "Help" });
  });
});

describe("the bar of a phone", () => {
  test("captures in its middle, where the box has the focus, and has Companies first behind More", async () => {
    const { page, user } = await openScreen("/logs", { as: await newPerson(), size: "phone" });
    const bar = await page.findByRole("navigation", { name: "Main" });
    expect(
      within(bar)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Dashboard", "Job Hunts", "Capture", "Contacts"]);
    await user.click(within(bar).getByRole("button", { name: "More" }));
    const sheet = await page.findByRole("dialog", { name: "More" });
    const names = within(sheet)
      .getAllByRole("link")
      .map(({ dataset }) => dataset["tip"]);
    expect([names[0], names.includes("Capture")]).toEqual(["Companies", false]);
    await user.click(within(sheet).getByRole("button", { name: "Close" }));

    await user.click(within(bar).getByRole("link", { name: "Capture" }));

    await page.findByRole("heading", { level: 1, name: "Job Details" });
    await waitFor(() => expect(document.activeElement?.matches(".job-advert textarea")).toBe(true));
  });
});
