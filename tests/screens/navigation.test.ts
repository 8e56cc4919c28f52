import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";
import { createHunt } from "./support/people.js";

/** Each area in the order of the specification: its name, the label it gives the main button, its address and title. */
const AREAS = [
  ["Ideal Job", "goto ideal jobs", "/idealjobs", "Ideal Job"],
  ["Job Hunts", "goto jobhunts", "/jobhunts", "Job Hunt"],
  ["Documents", "goto documents", "/documents", "Documents"],
  ["Contacts", "goto contacts", "/contacts", "Contacts"],
  ["Companies", "goto companies", "/companies", "Companies"],
  ["Communications", "unknown", "/notfound", "Communications"],
  ["Reports", "unknown", "/notfound", "Reports"],
  ["Logs", "goto logs", "/logs", "Logs"],
] as const;

const SELECTIONS = [
  "selectedIdealJobId",
  "selectedJobHunt",
  "selectedJobHuntId",
  "selectedStepId",
  "selectedCompanyId",
  "selectedContactId",
  "selectedContactGuid",
  "selectedDocumentId",
  "selectedUniqueNoteId",
];

const MAIN_BUTTON = { name: /^(goto .+|unknown)$/ };

describe("finding the way", () => {
  const area = async ({ page }: OpenedScreen, name: string): Promise<HTMLElement> =>
    within(await page.findByRole("group", { name: "Areas" })).findByRole("button", { name: new RegExp(name) });
  const inHistory = ({ page }: OpenedScreen, name: string): HTMLElement =>
    within(page.getByRole("navigation", { name: "History" })).getByRole("button", { name });
  const side = ({ page }: OpenedScreen, name: RegExp): HTMLElement =>
    within(page.getByRole("navigation", { name: "Main" })).getByRole("link", { name });

  /** Waits for a screen by its address and its title. */
  async function arrive(screen: OpenedScreen, path: string, title: string): Promise<void> {
    await screen.page.findByRole("heading", { level: 1, name: title });
    expect(window.location.pathname).toBe(path);
  }

  /** Waits until Back and Forward can be pressed, or not. */
  async function untilWalks(screen: OpenedScreen, walk: { back: boolean; forward: boolean }): Promise<void> {
    const can = (name: string): boolean => !inHistory(screen, name).hasAttribute("disabled");
    await waitFor(() => expect({ back: can("Back"), forward: can("Forward") }).toEqual(walk));
  }

  test("shows eight areas and no main button, and says which areas are to come", async () => {
    const { page } = await openScreen("/");

    const areas = within(await page.findByRole("group", { name: "Areas" }));

    expect(areas.getAllByRole("button").map((button) => button.querySelector("b")?.textContent)).toEqual(
      AREAS.map(([name]) => name),
    );
    expect(page.queryByRole("button", MAIN_BUTTON)).toBeNull();
    // Communications and Reports, among the links and among the areas.
    expect(page.getAllByText("Coming Soon")).toHaveLength(4);
  });

  test("selects an area with one press, which the main button names, and goes nowhere", async () => {
    const screen = await openScreen("/");

    for (const [name, label] of AREAS) {
      await screen.user.click(await area(screen, name));
      expect(screen.page.getByRole("button", MAIN_BUTTON).textContent).toBe(label);
      expect(screen.page.getAllByRole("button", { pressed: true })).toHaveLength(1);
      expect(window.location.pathname).toBe("/");
    }
  });

  for (const press of ["area", "main button"] as const)
    test(`goes to each area with a second press on the ${press}`, async () => {
      const screen = await openScreen("/");

      for (const [name, , path, title] of AREAS) {
        await screen.user.click(await area(screen, name));
        await screen.user.click(
          press === "area" ? await area(screen, name) : screen.page.getByRole("button", MAIN_BUTTON),
        );
        await arrive(screen, path, title);
        if (path === "/notfound") await screen.page.findByRole("heading", { name: "Coming soon!" });
        await screen.user.click(inHistory(screen, "Main Screen"));
        await arrive(screen, "/", "Dashboard");
      }
    });

  test("walks the history from its first entry to its last, and leaves /step out of it", async () => {
    const screen = await openScreen("/");
    const { page, user, person } = screen;
    await createHunt(person, "Harbour analyst");
    await untilWalks(screen, { back: false, forward: false });

    await user.click(side(screen, /^Companies/));
    await arrive(screen, "/companies", "Companies");
    await user.click(side(screen, /^View Job Hunts/));
    await arrive(screen, "/jobhunts", "Job Hunt");
    await user.click(await page.findByRole("button", { name: /^Harbour analyst,/ }));
    const card = within(await page.findByRole("article", { name: "Harbour analyst" }));
    await user.click(await card.findByRole("button", { name: /^Ideal job profile/ }));
    await arrive(screen, "/idealjobs", "Ideal Job");
    await untilWalks(screen, { back: true, forward: false });

    await user.click(inHistory(screen, "Back"));
    await arrive(screen, "/jobhunts", "Job Hunt");
    await untilWalks(screen, { back: true, forward: true });
    await user.click(inHistory(screen, "Back"));
    await arrive(screen, "/companies", "Companies");
    await user.click(inHistory(screen, "Back"));
    await arrive(screen, "/", "Dashboard");
    await untilWalks(screen, { back: false, forward: true });
    for (const [path, title] of [
      ["/companies", "Companies"],
      ["/jobhunts", "Job Hunt"],
      ["/idealjobs", "Ideal Job"],
    ] as const) {
      await user.click(inHistory(screen, "Forward"));
      await arrive(screen, path, title);
    }
    await untilWalks(screen, { back: true, forward: false });
  });

  for (const [step, path, title] of [
    ["ideal_job_name", "/idealjobs", "Ideal Job"],
    ["capture_job_details", "/jobdetails", "Job Details"],
    ["follow_up_email", "/notfound", "Coming soon"],
  ] as const)
    test(`leads from /step with ${step} in the navigation state to ${path}`, async () => {
      const screen = await openScreen("/logs");
      await arrive(screen, "/logs", "Logs");

      // As the router writes its own entries.
      const state = { usr: step, key: step, idx: 1 };
      window.history.pushState(state, "", "/step");
      window.dispatchEvent(new PopStateEvent("popstate", { state }));

      await arrive(screen, path, title);
    });

  test("keeps the description put away over a reload", async () => {
    const screen = await openScreen("/");
    await screen.user.click(await screen.page.findByRole("button", { name: "Minimize description" }));

    await screen.reload();

    await screen.page.findByRole("button", { name: "Expand description" });
    expect(screen.page.queryByRole("button", { name: "Minimize description" })).toBeNull();
  });

  test("forgets the selections at home, and nothing else", async () => {
    const screen = await openScreen("/logs");
    await waitFor(() => expect(localStorage.getItem("person_guid")).not.toBeNull());
    for (const key of [...SELECTIONS, "dashboardCollapsed"]) localStorage.setItem(key, "remembered");

    await screen.user.click(inHistory(screen, "Main Screen"));
    await arrive(screen, "/", "Dashboard");

    await waitFor(() => expect(SELECTIONS.filter((key) => localStorage.getItem(key) !== null)).toEqual([]));
    for (const key of ["dashboardCollapsed", "jwt_token", "person_guid"])
      expect(localStorage.getItem(key)).not.toBeNull();
  });

  test("has the profile and Logout in the menu of the account, and nothing else", async () => {
    const screen = await openScreen("/");
    await screen.user.click(await screen.page.findByRole("button", { name: /Robin Sample/ }));

    const entries = await screen.page.findAllByRole("menuitem");
    expect(entries.map(({ textContent }) => textContent)).toEqual(["Profile", "Logout"]);
    await screen.user.click(screen.page.getByRole("menuitem", { name: "Profile" }));

    await arrive(screen, "/profile", "Profile");
  });
});
