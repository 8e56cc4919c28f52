import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import { createGuest, type Person } from "../support/browser-person.js";
import type { Answer } from "./support/network.js";
import { openScreen, type OpenedScreen } from "./support/open-screen.js";

const newGuest = (): Promise<Person> => createGuest(window.location.origin);
const LEAVE = { name: "Leave the example search?" };

/** Presses Logout in the menu of the account. */
async function logOut({ page, user }: OpenedScreen): Promise<void> {
  await user.click(await page.findByRole("button", { name: /Guest/ }));
  await user.click(await page.findByRole("menuitem", { name: "Logout" }));
}

describe("a guest", () => {
  test("reads above each screen that all is invented and when it ends, and is offered two ways on", async () => {
    const guest = await newGuest();
    for (const path of ["/", "/companies"]) {
      const { page } = await openScreen(path, { as: guest });

      const strip = within(await page.findByRole("region", { name: "Example search" }));

      strip.getByText(/^All of it is invented\. It ends on \w{3},? \d+ \w{3}.*\d\d:\d\d, or when you log out\.$/);
      strip.getByRole("button", { name: "Start my own" });
      strip.getByRole("button", { name: "Keep this…" });
    }
  });

  test("is told in the profile when it ends, and nothing of an address, a password or passkeys", async () => {
    const { page } = await openScreen("/profile", { as: await newGuest() });

    await page.findByText(/^Guest, until \w{3}/);
    const tabs = page.getAllByRole("tab").map((tab) => tab.textContent.replace(/\d+$/, ""));

    expect(tabs).toEqual(["You", "Your data", "Connections", "Keep this…", "Bin"]);

    expect(document.body.textContent).not.toContain("look-around.invalid");
    expect(page.queryByText(/password protects/i)).toBeNull();
  });

  test("is asked before a Logout that would erase what was added, and may stay", async () => {
    const guest = await newGuest();
    await guest.speak(`mutation { createCompany(input: { name: "Elbwerft" }) { logEntryId } }`);
    const screen = await openScreen("/", { as: guest });
    await screen.page.findByRole("region", { name: "Example search" });

    await logOut(screen);

    const question = within(await screen.page.findByRole("dialog", LEAVE));
    question.getByText("1 company");
    question.getByText("Elbwerft");
    question.getByRole("button", { name: "Log out and erase" });
    question.getByRole("button", { name: "Keep this…" });
    await screen.user.click(question.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(screen.page.queryByRole("dialog", LEAVE)).toBeNull());
    expect(localStorage.getItem("jwt_token")).not.toBeNull();
  });

  test("is asked, too, where the server does not say what was added", async () => {
    const screen = await openScreen("/", { as: await newGuest() });
    await screen.page.findByRole("region", { name: "Example search" });
    screen.network.answer("GuestAdditions", () => {
      throw new TypeError("Failed to fetch");
    });

    await logOut(screen);

    await screen.page.findByText("When you log out, what you added to it is erased, and nobody can bring it back.");
  });

  test("with additions is asked whether they come along, before a search of their own begins", async () => {
    const guest = await newGuest();
    await guest.speak(`mutation { createCompany(input: { name: "Elbwerft" }) { logEntryId } }`);
    const { page, user } = await openScreen("/", { as: guest });
    const strip = within(await page.findByRole("region", { name: "Example search" }));

    await user.click(strip.getByRole("button", { name: "Start my own" }));

    const question = within(await page.findByRole("dialog", { name: "Take what you added with you?" }));
    question.getByRole("button", { name: "Take them with me" });
    question.getByRole("button", { name: "Leave them" });
  });
});

describe("a guest of a server that others reach", () => {
  /** What is off for its guests (tests/api). */
  const OFF = { featuresOff: ["ACCESS_TOKENS", "CALENDAR_FEED", "MODEL", "PAGE_FETCH"], uploadMaxBytes: 1024 * 1024 };
  const Viewer: Answer = async (_asked, pass) => {
    const { data } = (await (await pass()).json()) as { data: { viewer: object } }; // what the operation asks for
    return Response.json({ data: { viewer: { ...data.viewer, ...OFF } } });
  };
  const open = async (path: string): Promise<OpenedScreen> =>
    openScreen(path, { as: await newGuest(), answers: { Viewer } });

  test("is asked for the text of an advert, not for its address", async () => {
    const { page } = await open("/");

    await page.findByLabelText("Paste the text of an advert");
  });

  test("reads in the profile why there are no access tokens and no address of the calendar", async () => {
    const { page } = await open("/profile?tab=connections");

    await page.findByText(/An account to look around has no access tokens on this server\./);
    await page.findByText(/The calendar of an account to look around has no address/);
    expect(page.queryByRole("button", { name: "New access token" })).toBeNull();
    expect(page.queryByRole("button", { name: "Make address" })).toBeNull();
  });

  test("is told how large a file may be, before it is sent", async () => {
    const { page, user } = await open("/documents");
    await user.click(await page.findByRole("button", { name: "New" }));
    await page.findByText(/1 MB/);
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (input === null) throw new Error("There is no picker.");

    await user.upload(input, new File(["x".repeat(1024 * 1024 + 1)], "cv.txt", { type: "text/plain" }));

    expect((await page.findByRole("alert")).textContent).toContain("A file can have at most 1 MB.");
  });
});

describe("somebody with an account", () => {
  test("has no strip", async () => {
    const { page } = await openScreen("/");
    await page.findByRole("group", { name: "Areas" });
    await waitFor(() => expect(localStorage.getItem("person_guid")).not.toBeNull());

    expect(page.queryByRole("region", { name: "Example search" })).toBeNull();
  });
});
