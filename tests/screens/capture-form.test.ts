import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";

/** An advert that names no employer, and neither pay nor a last day. */
const NAMELESS = `Lighthouse Keeper (m/f/d)
Location: Limerick

Your tasks
- You clean the lamp and keep the log of passing ships.
- You report the weather.

Requirements
- You sleep well alone and swim better than most.`;

const SEVERAL = `Harbour Trust Ltd
We are a family business with sixty boats at the edge of the sea.

Sail Maker (m/f/d)
Location: Cork

Your tasks
- You cut and sew sails of up to forty square metres.
- You repair the sails of the racing fleet.

Requirements
- Three years of experience with canvas and leather

Bookbinder (m/f/d)
Location: Galway

Your tasks
- You bind the registers of the harbour in cloth.
- You restore old charts.

Requirements
- A certificate in bookbinding`;

/** The label of a field says what became of it, too. */
const field = ({ page }: OpenedScreen, name: string) =>
  page.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${name}`) });

async function press({ page, user }: OpenedScreen, name: string): Promise<void> {
  const [button] = await page.findAllByRole("button", { name });
  await user.click(button ?? document.body);
}

async function read(advert: string): Promise<OpenedScreen> {
  const screen = await openScreen("/jobdetails");
  await screen.user.click(await screen.page.findByRole("textbox", { name: "Job advert" }));
  await screen.user.paste(advert);
  await press(screen, "Extract");
  await screen.page.findByText(/\d+ of \d+ fields found/);
  return screen;
}

const companies = async ({ person }: OpenedScreen): Promise<unknown> =>
  (await person.speak<{ companies: unknown }>(`{ companies(first: 5) { nodes { name } } }`)).companies;

describe("the form of an advert", () => {
  test("is whole before an advert is read, names afterwards what it lacks, and draws all of it when asked to", async () => {
    const screen = await openScreen("/jobdetails");
    const { page, user } = screen;
    await page.findByRole("textbox", { name: "Job title" });
    // Two are days, and one suggests: with the advert itself, all 13 fields and their box.
    await waitFor(() => expect(page.getAllByRole("combobox").length).toBeGreaterThanOrEqual(2));
    await waitFor(() => expect(page.getAllByRole("textbox")).toHaveLength(11));
    expect(page.queryByText("Not in the advert:")).toBeNull();

    await user.click(page.getByRole("textbox", { name: "Job advert" }));
    await user.paste(NAMELESS);
    await press(screen, "Extract");
    const missing = within(await page.findByRole("region", { name: "Not in the advert:" }));
    expect(page.queryByRole("textbox", { name: "Salary" })).toBeNull();

    await user.click(missing.getByRole("button", { name: "All fields" }));
    expect(page.getByRole("textbox", { name: "Salary" })).toBeTruthy();
    await user.click(missing.getByRole("button", { name: "Salary" }));
    expect(document.activeElement).toBe(page.getByRole("textbox", { name: "Salary" }));
    await user.click(missing.getByRole("button", { name: "All fields" }));

    // What has had the focus stays.
    expect(page.getByRole("textbox", { name: "Salary" })).toBeTruthy();
    expect(page.queryByRole("textbox", { name: "Reference number" })).toBeNull();
  });

  test("asks once for an employer that the advert does not name, and goes on without", async () => {
    const screen = await read(NAMELESS);
    const { page } = screen;
    await press(screen, "Done");
    const dialog = await page.findByRole("dialog", { name: "Who is the employer?" });
    await press(screen, "Cancel");
    await waitFor(() => expect(dialog.isConnected).toBe(false));

    await press(screen, "Done");

    await page.findByText("Job details saved");
    expect(await companies(screen)).toEqual({ nodes: [] });
  });

  test("saves the employer that is named when it is asked for", async () => {
    const screen = await read(NAMELESS);
    const { page, user } = screen;
    await press(screen, "Done");
    await page.findByRole("dialog", { name: "Who is the employer?" });
    await user.type(page.getByRole("textbox", { name: "Who is the employer?" }), "Harbour Trust{Enter}");

    await page.findByText("Job details saved");
    expect(await companies(screen)).toEqual({ nodes: [{ name: "Harbour Trust" }] });
  });

  test("reads one of several jobs, and offers the others once that one is saved", async () => {
    const screen = await read(SEVERAL);
    const { page, user } = screen;
    const jobs = within(await page.findByRole("region", { name: "2 jobs on this page: which one?" }));
    await user.click(jobs.getByRole("radio", { name: /Bookbinder.*Galway/ }));
    await waitFor(() => expect(field(screen, "Job title").value).toMatch(/^Bookbinder/));
    expect(field(screen, "Job advert").value).not.toMatch(/Cork/);
    await user.click(jobs.getByRole("radio", { name: /Sail Maker/ }));
    await waitFor(() => expect(field(screen, "Job title").value).toMatch(/^Sail Maker/));
    expect(field(screen, "Job advert").value).toMatch(/Cork/);
    await press(screen, "Done");
    await page.findByText("Job details saved");

    const [capture] = await page.findAllByRole("link", { name: "Capture" });
    await user.click(capture ?? document.body);
    const left = within(await page.findByRole("region", { name: /^1 more job on the page you captured/ }));
    expect(left.getByRole("radio", { name: /Sail Maker.*captured/ })).toBeTruthy();
    await user.click(left.getByRole("radio", { name: /Bookbinder/ }));
    await waitFor(() => expect(field(screen, "Job title").value).toMatch(/^Bookbinder/));
  });
});
