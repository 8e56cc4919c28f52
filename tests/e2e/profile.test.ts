import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { type Person, signInAgain } from "../support/browser-person.js";
import { accessibilityFaults, faultsInBothSizes, logOut, picture } from "../support/browser.js";
import { speakMany } from "../support/speaker.js";
import { type Journey, type OpenOptions, startJourneys } from "./journeys.js";

describe("the profile", () => {
  const journeys = startJourneys();
  let person: Person;

  beforeAll(async () => {
    person = await journeys.createPerson();
  });

  /** Sends an operation as a program would, with nothing but a token. */
  const ask = (token: string, query: string): Promise<Response> =>
    fetch(`${journeys.url}/graphql`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
  const openProfile = async (options?: OpenOptions): Promise<Journey> => {
    const journey = await journeys.open("/profile", options);
    await isLoaded(journey.page);
    // What is loaded later moves everything below it.
    await journey.settled();
    return journey;
  };
  const isLoaded = (page: Page): Promise<void> =>
    page.getByRole("heading", { name: "Access tokens", exact: true }).waitFor();
  const section = (page: Page, name: string): Locator => page.getByRole("region", { name });

  it("lets a program in by an access token and shuts it out again", async () => {
    const { page, complaints } = await openProfile();
    await page.getByText("No program has access.").waitFor();

    await page.getByRole("button", { name: "New access token", exact: true }).click();
    await page.getByLabel("What is it for?").fill("Backup script");
    await page.getByLabel("Write").check();
    const faults = await faultsInBothSizes(page, "profile-token-form");
    await page.getByRole("button", { name: "Make access token", exact: true }).click();
    const secret = await page.getByRole("textbox", { name: "Access token", exact: true }).inputValue();
    faults.push(...(await faultsInBothSizes(page, "profile-token-secret")));
    await page.getByRole("button", { name: "Close", exact: true }).click();
    const written = await ask(secret, `mutation { createCompany(input: { name: "Acme" }) { company { name } } }`);
    await page.reload();
    await page.getByText("last used").waitFor();
    faults.push(...(await faultsInBothSizes(page, "profile-tokens")));
    const text = await page.locator("body").innerText();

    await page.getByRole("button", { name: "Revoke: Backup script", exact: true }).click();
    await page.getByText("Are you sure?").waitFor();
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await page.getByText("No program has access.").waitFor();

    expect(await written.json()).toEqual({ data: { createCompany: { company: { name: "Acme" } } } });
    expect(text).not.toContain(secret.slice(0, 12));
    expect((await ask(secret, `{ viewer { guid } }`)).status).toBe(401);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("says what is wrong with an access token, and keeps what was typed", async () => {
    const { page } = await openProfile({ as: person });

    await page.getByRole("button", { name: "New access token", exact: true }).click();
    await page.getByLabel("Read", { exact: false }).first().uncheck();
    await page.getByLabel("What is it for?").fill("Reader");
    await page.getByRole("button", { name: "Make access token", exact: true }).click();
    await page.getByText("scopes: choose at least one thing it may do.").first().waitFor();

    expect(await page.getByLabel("What is it for?").inputValue()).toBe("Reader");
  });

  it("gives a deleted company back from the bin, and empties it", async () => {
    const deleter = await journeys.createPerson();
    for (const name of ["Acme", "Gone for good"]) {
      const { createCompany } = await deleter.speak<{ createCompany: { company: { id: string } } }>(
        `mutation { createCompany(input: { name: "${name}" }) { company { id } } }`,
      );
      await deleter.speak(`mutation { deleteCompany(input: { id: "${createCompany.company.id}" }) { id } }`);
    }
    const { page, complaints } = await openProfile({ as: deleter });
    const bin = section(page, "Bin");
    await bin.getByText("Acme").waitFor();

    await bin.getByRole("button", { name: "Restore: Acme", exact: true }).click();
    await bin.getByText("Acme").waitFor({ state: "detached" });
    await bin.getByRole("button", { name: "Empty bin", exact: true }).click();
    await bin.getByText("Are you sure?").waitFor();
    const faults = await faultsInBothSizes(page, "profile-bin");
    await bin.getByRole("button", { name: "Yes", exact: true }).click();
    await bin.getByText("The bin is empty.").waitFor();
    await page.goto(`${journeys.url}/companies`);
    await page.getByText("Acme").first().waitFor();

    expect(await page.getByText("Gone for good").count()).toBe(0);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("lists where its person is signed in, and signs another browser out at once", async () => {
    const twice = await journeys.createPerson();
    const elsewhere = await journeys.visit({ size: "phone" });
    await signInByPage(elsewhere.page, twice);
    const { page, complaints } = await openProfile({ as: twice });
    const sessions = section(page, "Sessions");
    await sessions.getByText("This browser").waitFor();
    const count = await sessions.getByRole("listitem").count();
    const token = (await elsewhere.page.evaluate(() => localStorage.getItem("jwt_token"))) ?? "";
    const before = await ask(token, `{ viewer { guid } }`);

    await sessions.getByRole("button", { name: /^Sign out: Chrome/ }).click();
    await sessions.getByText("Are you sure?").waitFor();
    const faults = await accessibilityFaults(page);
    await picture(page, "profile-sessions-desktop");
    await sessions.getByRole("button", { name: "Yes", exact: true }).click();
    await sessions.getByRole("button", { name: /^Sign out:/ }).waitFor({ state: "detached" });
    // It may be on its way out by itself already, which breaks this visit off.
    await elsewhere.page.goto(`${journeys.url}/companies`).catch(() => undefined);
    await elsewhere.page.getByRole("button", { name: "Show Me How", exact: true }).waitFor();

    expect(count).toBe(2);
    expect(before.status).toBe(200);
    expect((await ask(token, `{ viewer { guid } }`)).status).toBe(401);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("changes the password, which signs the other browsers out", async () => {
    const elsewhere = await journeys.createPerson();
    const here = await signInAgain(journeys.url, elsewhere);
    const { page, complaints } = await openProfile({ as: here });

    await section(page, "Sessions").getByRole("button", { name: "Change password", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Change password", exact: true });
    const [current, next] = [dialog.getByLabel("Current password"), dialog.getByLabel("New password")];
    const hints = [await current.getAttribute("autocomplete"), await next.getAttribute("autocomplete")];
    await current.fill("a wrong password");
    await next.fill("short");
    await next.press("Enter");
    await dialog.getByText("Use at least 8 characters.", { exact: true }).waitFor();
    const isFocused = await next.evaluate((field) => field === document.activeElement);
    await next.fill("another horse battery");
    await dialog.getByText("Use at least 8 characters.", { exact: true }).waitFor({ state: "hidden" });
    await dialog.getByRole("button", { name: "Change password", exact: true }).click();
    await dialog.getByText("This is not your current password.", { exact: true }).waitFor();
    const kept = [await current.inputValue(), await next.inputValue()];
    const hidden = await next.getAttribute("type");
    await dialog.getByLabel("Show passwords").check();
    const shown = await next.getAttribute("type");
    const faults = await faultsInBothSizes(page, "profile-password");
    await current.fill("correct horse battery");
    await current.press("Enter");
    await page.getByText("Password changed. One other browser was signed out.", { exact: true }).waitFor();
    await dialog.waitFor({ state: "detached" });
    faults.push(...(await faultsInBothSizes(page, "profile-password-changed")));
    const refused = await ask(elsewhere.token, `{ viewer { guid } }`);
    await logOut(page);
    await page.getByRole("button", { name: "Show Me How", exact: true }).click();
    await page.waitForURL(/\/oidc\//);
    await signInWith(page, here.email, "correct horse battery");
    await page.getByText("That e-mail address and password do not go together.").waitFor();
    await signInWith(page, here.email, "another horse battery");
    await page.getByRole("heading", { name: "Track, plan, and succeed" }).waitFor();

    expect(hints).toEqual(["current-password", "new-password"]);
    expect(isFocused).toBe(true);
    expect(kept).toEqual(["a wrong password", "another horse battery"]);
    expect([hidden, shown]).toEqual(["password", "text"]);
    expect(refused.status).toBe(401);
    expect(faults).toEqual([]);
    // The sign-in page says by its status that a password is wrong, and the browser remarks on it.
    expect(complaints.filter((complaint) => !complaint.includes("422"))).toEqual([]);
  });

  it("remembers how it was asked to look and speak, over a reload", async () => {
    const { page } = await openProfile({ as: person });

    await page.getByText("Dark", { exact: true }).click();
    await page.getByRole("switch", { name: "Keyboard shortcuts of one key", exact: true }).click();
    await page.getByLabel("Language").click();
    await Promise.all([page.waitForEvent("load"), page.getByTitle("English", { exact: true }).click()]);
    await page.reload();
    await page.getByRole("heading", { name: "Access tokens", exact: true }).waitFor();

    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    expect(
      await page.evaluate(() => ["theme", "language", "shortcuts"].map((key) => localStorage.getItem(key))),
    ).toEqual(["dark", "en", "off"]);
    expect(await page.getByRole("switch", { name: "Keyboard shortcuts of one key", exact: true }).isChecked()).toBe(
      false,
    );
  });

  it("shows a hundred deleted things, says when the bin cannot be loaded, and tries again", async () => {
    await throwAwayMany(person, 100);
    const { page, settled } = await journeys.visit({ storageState: person.state });
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("TrashList") ? route.abort() : route.continue(),
    );

    await page.goto(`${journeys.url}/profile`);
    const bin = section(page, "Bin");
    await bin.getByText("Bin could not be loaded").waitFor();
    await settled();
    await page.unroute("**/graphql");
    await bin.getByRole("button", { name: "Try again", exact: true }).click();
    await bin
      .getByRole("button", { name: /^Restore/ })
      .first()
      .waitFor();

    expect(await bin.getByRole("listitem").count()).toBe(100);
  });

  async function signInByPage(page: Page, { email, password }: Person): Promise<void> {
    await page.goto(`${journeys.url}/`);
    await page.getByRole("button", { name: "Show Me How", exact: true }).click();
    await page.waitForURL(/\/oidc\//);
    await signInWith(page, email, password);
    await page.waitForURL(`${journeys.url}/`);
    await page.getByRole("heading", { name: "Track, plan, and succeed", exact: true }).waitFor();
  }

  /** Fills in the sign-in page that is shown. */
  async function signInWith(page: Page, email: string, password: string): Promise<void> {
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByLabel("Password").press("Enter");
  }

  async function throwAwayMany({ speak }: Person, count: number): Promise<void> {
    const ids = Array.from({ length: count }, (_, at) => `01930000-0000-7000-8000-${String(at).padStart(12, "0")}`);
    await speakMany(
      speak,
      ids.map((id) => `createCompany(input: { id: "${id}", name: "Company ${id.slice(-3)}" }) { logEntryId }`),
    );
    await speakMany(
      speak,
      ids.map((id) => `deleteCompany(input: { id: "${id}" }) { logEntryId }`),
    );
  }
});
