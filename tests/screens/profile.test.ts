import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import type { Person } from "../support/browser-person.js";
import { speakMany } from "../support/speaker.js";
import { noAnswer } from "./support/faults.js";
import type { Answer } from "./support/network.js";
import { openScreen, type Found, type OpenedScreen } from "./support/open-screen.js";
import { newPerson } from "./support/people.js";

/** Sends an operation as a program would, with nothing but a token. */
const ask = (token: string, query: string): Promise<Response> =>
  fetch("/graphql", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
const section = async ({ page }: OpenedScreen, name: string): Promise<Found> =>
  within(await page.findByRole("region", { name }));

/** Throws companies away, the last of them first in the bin. */
async function throwAway(person: Person, names: readonly string[]): Promise<void> {
  const ids = names.map((_, at) => `01930000-0000-7000-8000-${String(at).padStart(12, "0")}`);
  await speakMany(
    person.speak,
    ids.map((id, at) => `createCompany(input: { id: "${id}", name: "${names[at] ?? ""}" }) { logEntryId }`),
  );
  await speakMany(
    person.speak,
    ids.map((id) => `deleteCompany(input: { id: "${id}" }) { logEntryId }`),
  );
}

describe("the sections", () => {
  const selected = ({ page }: OpenedScreen): string | null => page.getByRole("tab", { selected: true }).textContent;

  test("are tabs with an address each: an unknown one is the first, and the arrow keys walk around", async () => {
    const screen = await openScreen("/profile?tab=attic");
    const { page, user } = screen;
    await page.findByRole("tabpanel", { name: "You" });

    await user.click(page.getByRole("tab", { name: "Your data" }));
    await page.findByText(/^0 of [\d,]+ job hunts, 0 of [\d,]+ MB$/);
    expect(window.location.search).toBe("?tab=data");
    await user.keyboard("{ArrowLeft}{ArrowLeft}");

    await waitFor(() => expect(selected(screen)).toMatch(/^Bin/));
    expect(window.location.search).toBe("?tab=bin");
    expect(document.activeElement).toBe(page.getByRole("tab", { selected: true }));
    await user.keyboard("{ArrowRight}{End}{Home}");
    await waitFor(() => expect(selected(screen)).toBe("You"));
  });

  test("ask for nothing before they are shown, and say how much lies in the bin", async () => {
    const person = await newPerson();
    await throwAway(person, ["Acme", "Gone for good"]);
    const asked: string[] = [];
    const note =
      (name: string): Answer =>
      (_asked, pass) => {
        asked.push(name);
        return pass();
      };
    const names = ["AccessTokenList", "CalendarFeed", "SessionList", "TrashList", "QuotaList"];
    const answers = Object.fromEntries(names.map((name) => [name, note(name)]));
    const screen = await openScreen("/profile", { as: person, answers });
    const bin = await screen.page.findByRole("tab", { name: "Bin 2" });
    expect(asked).toEqual([]);

    await screen.user.click(bin);
    await screen.user.click(await screen.page.findByRole("button", { name: "Restore: Acme" }));

    await screen.page.findByRole("tab", { name: "Bin 1" });
    expect(asked).not.toContain("SessionList");
  });

  test("are a list on a phone, each a page with Back", async () => {
    const { page, user } = await openScreen("/profile", { size: "phone" });
    await user.click(await page.findByRole("link", { name: "Connections" }));
    await page.findByRole("heading", { level: 2, name: "Connections" });
    await waitFor(() => expect(document.activeElement).toBe(page.getByRole("link", { name: "Back" })));
    await page.findByRole("region", { name: "Calendar" });
    expect(window.location.search).toBe("?tab=connections");

    await user.click(page.getByRole("link", { name: "Back" }));

    const row = await page.findByRole("link", { name: "Connections" });
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(window.location.search).toBe("");
  });

  test("lead to the list from a page that was opened by its address", async () => {
    const { page, user } = await openScreen("/profile?tab=security", { size: "phone" });

    await user.click(await page.findByRole("link", { name: "Back" }));

    await page.findByRole("link", { name: "Security" });
  });
});

describe("an access token", () => {
  async function startForm(screen: OpenedScreen): Promise<void> {
    await screen.page.findByText("No program has access.");
    await screen.user.click(await screen.page.findByRole("button", { name: "New access token" }));
    await screen.user.type(await screen.page.findByLabelText("What is it for?"), "Backup script");
  }

  test("is shown once, lets a program in, and shuts it out again when it is revoked", async () => {
    const screen = await openScreen("/profile?tab=connections");
    const { page, user } = screen;
    await startForm(screen);
    await user.click(page.getByLabelText(/^Write/));
    await user.click(page.getByRole("button", { name: "Make access token" }));
    const secret = (await page.findByRole<HTMLInputElement>("textbox", { name: "Access token" })).value;
    await user.click(page.getByRole("button", { name: "Close" }));

    const written: unknown = await (
      await ask(secret, `mutation { createCompany(input: { name: "Acme" }) { company { name } } }`)
    ).json();
    await screen.reload();
    await page.findByText(/last used/);
    const shown = document.body.textContent;
    await user.click(page.getByRole("button", { name: "Revoke: Backup script" }));
    await user.click(await page.findByRole("button", { name: "Yes" }));
    await page.findByText("No program has access.");

    expect(written).toEqual({ data: { createCompany: { company: { name: "Acme" } } } });
    expect(shown).not.toContain(secret.slice(0, 12));
    expect((await ask(secret, "{ viewer { guid } }")).status).toBe(401);
  });

  test("says what is wrong with it, and keeps what was typed", async () => {
    const screen = await openScreen("/profile?tab=connections");
    const { page, user } = screen;
    await startForm(screen);
    await user.click(page.getByLabelText(/^Read/));
    await user.click(page.getByRole("button", { name: "Make access token" }));

    await page.findAllByText("scopes: choose at least one thing it may do.");
    expect(page.getByLabelText<HTMLInputElement>("What is it for?").value).toBe("Backup script");
  });
});

describe("the bin", () => {
  test("gives a record back, and is emptied after a question", async () => {
    const person = await newPerson();
    await throwAway(person, ["Acme", "Gone for good"]);
    const screen = await openScreen("/profile?tab=bin", { as: person });
    const bin = await section(screen, "Bin");
    await screen.user.click(await bin.findByRole("button", { name: "Restore: Acme" }));
    await waitFor(() => expect(bin.queryByText("Acme")).toBeNull());

    await screen.user.click(bin.getByRole("button", { name: "Empty bin" }));
    await screen.user.click(await bin.findByRole("button", { name: "Yes" }));
    await bin.findByText("The bin is empty.");

    expect(await person.speak(`{ companies { nodes { name } } trash { totalCount } }`)).toEqual({
      companies: { nodes: [{ name: "Acme" }] },
      trash: { totalCount: 0 },
    });
  });

  test("says when it cannot be loaded, tries again, and shows a hundred things", async () => {
    const person = await newPerson();
    await throwAway(
      person,
      Array.from({ length: 100 }, (_, at) => `Company ${at}`),
    );
    const screen = await openScreen("/companies", { as: person });
    await screen.page.findByText("No companies yet");
    const pass = screen.network.answer("TrashList", noAnswer);
    await screen.user.click(screen.page.getByRole("button", { name: /Robin Sample/ }));
    await screen.user.click(await screen.page.findByRole("menuitem", { name: "Profile" }));
    await screen.user.click(await screen.page.findByRole("tab", { name: /^Bin/ }));
    const bin = await section(screen, "Bin");
    await bin.findByText("Bin could not be loaded");
    pass();

    await screen.user.click(bin.getByRole("button", { name: "Try again" }));

    await waitFor(() => expect(bin.getAllByRole("listitem")).toHaveLength(100));
  });
});

describe("the settings of a browser", () => {
  test("are remembered over a reload: how it looks, and whether one key is enough", async () => {
    const screen = await openScreen("/profile");
    const { page, user } = screen;
    await user.click(await page.findByText("Dark"));
    await user.click(page.getByRole("switch", { name: "Keyboard shortcuts of one key" }));

    await screen.reload();

    const shortcuts = await page.findByRole("switch", { name: "Keyboard shortcuts of one key" });
    expect(shortcuts.getAttribute("aria-checked")).toBe("false");
    await waitFor(() => expect(document.documentElement.dataset["theme"]).toBe("dark"));
    expect([localStorage.getItem("theme"), localStorage.getItem("shortcuts")]).toEqual(["dark", "off"]);
  });

  test("name the language, which the next start speaks", async () => {
    const screen = await openScreen("/profile");
    const language = await screen.page.findByRole("combobox", { name: "Language" });

    await screen.user.selectOptions(language, "Français");

    await waitFor(() => expect(localStorage.getItem("language")).toBe("fr"));
    await screen.reload();
    await screen.page.findByRole("tab", { name: "Sécurité" });
    expect(document.documentElement.lang).toBe("fr");
  });
});
