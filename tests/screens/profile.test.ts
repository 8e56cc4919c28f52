import { describe, expect, test } from "@jest/globals";
import { waitFor, within } from "@testing-library/dom";
import type { Person } from "../support/browser-person.js";
import { speakMany } from "../support/speaker.js";
import { noAnswer } from "./support/faults.js";
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

describe("an access token", () => {
  async function startForm(screen: OpenedScreen): Promise<void> {
    await screen.page.findByText("No program has access.");
    await screen.user.click(await screen.page.findByRole("button", { name: "New access token" }));
    await screen.user.type(await screen.page.findByLabelText("What is it for?"), "Backup script");
  }

  test("is shown once, lets a program in, and shuts it out again when it is revoked", async () => {
    const screen = await openScreen("/profile");
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
    const screen = await openScreen("/profile");
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
    const screen = await openScreen("/profile", { as: person });
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
    await screen.page.findByRole("heading", { name: "Jetons d’accès" });
    expect(document.documentElement.lang).toBe("fr");
  });
});
