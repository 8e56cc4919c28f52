import type { Locator, Page } from "@playwright/test";
import { type Person, signInAgain } from "../support/browser-person.js";
import { logOut, picture } from "../support/browser.js";
import { speakMany } from "../support/speaker.js";
import { expect, type Journey, type Journeys, type OpenOptions, test } from "./journeys.js";
import { untilProfileIsWhole } from "./whole-screens.js";

test.describe("the profile", () => {
  /** Sends an operation as a program would, with nothing but a token. */
  const ask = ({ url }: Journeys, token: string, query: string): Promise<Response> =>
    fetch(`${url}/graphql`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
  /** Returns how a program with a token is answered when it asks who it acts for. */
  const statusOf = async (journeys: Journeys, token: string): Promise<number> =>
    (await ask(journeys, token, `{ viewer { guid } }`)).status;
  const openProfile = async (journeys: Journeys, options?: OpenOptions): Promise<Journey> => {
    const journey = await journeys.open("/profile", options);
    await untilProfileIsWhole(journey.page);
    return journey;
  };
  const section = (page: Page, name: string): Locator => page.getByRole("region", { name });

  test("lets a program in by an access token and shuts it out again", async ({ journeys }) => {
    const { page, complaints } = await openProfile(journeys);
    await page.getByText("No program has access.").waitFor();

    await page.getByRole("button", { name: "New access token", exact: true }).click();
    await page.getByLabel("What is it for?").fill("Backup script");
    await page.getByLabel("Write").check();
    await expect(page).toBeAccessibleInBothSizes("profile-token-form");
    await page.getByRole("button", { name: "Make access token", exact: true }).click();
    const secret = await page.getByRole("textbox", { name: "Access token", exact: true }).inputValue();
    await expect(page).toBeAccessibleInBothSizes("profile-token-secret");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    const creation = `mutation { createCompany(input: { name: "Acme" }) { company { name } } }`;
    const written = await (await ask(journeys, secret, creation)).text();
    await page.reload();
    await page.getByText("last used").waitFor();
    await untilProfileIsWhole(page);
    await expect(page).toBeAccessibleInBothSizes("profile-tokens");
    await expect(page.locator("body")).not.toContainText(secret.slice(0, 12), { useInnerText: true });

    await page.getByRole("button", { name: "Revoke: Backup script", exact: true }).click();
    await page.getByText("Are you sure?").waitFor();
    await page.getByRole("button", { name: "Yes", exact: true }).click();

    await expect(page.getByText("No program has access.")).toBeVisible();
    expect(JSON.parse(written)).toEqual({ data: { createCompany: { company: { name: "Acme" } } } });
    await expect.poll(() => statusOf(journeys, secret)).toBe(401);
    expect(complaints).toEqual([]);
  });

  test("says what is wrong with an access token, and keeps what was typed", async ({ journeys }) => {
    const { page } = await openProfile(journeys);

    await page.getByRole("button", { name: "New access token", exact: true }).click();
    await page.getByLabel("Read", { exact: false }).first().uncheck();
    await page.getByLabel("What is it for?").fill("Reader");
    await page.getByRole("button", { name: "Make access token", exact: true }).click();

    await expect(page.getByText("scopes: choose at least one thing it may do.").first()).toBeVisible();
    await expect(page.getByLabel("What is it for?")).toHaveValue("Reader");
  });

  test("gives a deleted company back from the bin, and empties it", async ({ journeys }) => {
    const deleter = await journeys.createPerson();
    for (const name of ["Acme", "Gone for good"]) {
      const { createCompany } = await deleter.speak<{ createCompany: { company: { id: string } } }>(
        `mutation { createCompany(input: { name: "${name}" }) { company { id } } }`,
      );
      await deleter.speak(`mutation { deleteCompany(input: { id: "${createCompany.company.id}" }) { id } }`);
    }
    const { page, complaints } = await openProfile(journeys, { as: deleter });
    const bin = section(page, "Bin");
    await bin.getByText("Acme").waitFor();

    await bin.getByRole("button", { name: "Restore: Acme", exact: true }).click();
    await bin.getByText("Acme").waitFor({ state: "detached" });
    await bin.getByRole("button", { name: "Empty bin", exact: true }).click();
    await bin.getByText("Are you sure?").waitFor();
    await expect(page).toBeAccessibleInBothSizes("profile-bin");
    await bin.getByRole("button", { name: "Yes", exact: true }).click();
    await bin.getByText("The bin is empty.").waitFor();
    await page.goto(`${journeys.url}/companies`);

    await expect(page.getByText("Acme").first()).toBeVisible();
    await expect(page.getByText("Gone for good")).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test("lists where its person is signed in, and signs another browser out at once", async ({ journeys }) => {
    const twice = await journeys.createPerson();
    const elsewhere = await journeys.visit({ size: "phone" });
    await signInByPage(elsewhere.page, journeys.url, twice);
    const { page, complaints } = await openProfile(journeys, { as: twice });
    const sessions = section(page, "Sessions");
    await sessions.getByText("This browser").waitFor();
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    const token = (await elsewhere.page.evaluate(() => localStorage.getItem("jwt_token"))) ?? "";
    await expect.poll(() => statusOf(journeys, token)).toBe(200);

    await sessions.getByRole("button", { name: /^Sign out: Chrome/ }).click();
    await sessions.getByText("Are you sure?").waitFor();
    await expect(page).toBeAccessible();
    await picture(page, "profile-sessions-desktop");
    await sessions.getByRole("button", { name: "Yes", exact: true }).click();
    await sessions.getByRole("button", { name: /^Sign out:/ }).waitFor({ state: "detached" });
    // It may be on its way out by itself already, which breaks this visit off.
    await elsewhere.page.goto(`${journeys.url}/companies`).catch(() => undefined);

    await expect(elsewhere.page.getByRole("button", { name: "Show Me How", exact: true })).toBeVisible();
    await expect.poll(() => statusOf(journeys, token)).toBe(401);
    expect(complaints).toEqual([]);
  });

  test("changes the password, which signs the other browsers out and revokes what programs have", async ({
    journeys,
  }) => {
    const elsewhere = await journeys.createPerson();
    const here = await signInAgain(journeys.url, elsewhere);
    await elsewhere.speak(
      `mutation { createAccessToken(input: { name: "Backup", scopes: [READ] }) { secret } renewCalendarFeed { address } }`,
    );
    const { page, complaints } = await openProfile(journeys, { as: here });
    const tokens = section(page, "Access tokens");
    await tokens.getByText("Backup").waitFor();

    await section(page, "Sessions").getByRole("button", { name: "Change password", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Change password", exact: true });
    const [current, next] = [dialog.getByLabel("Current password"), dialog.getByLabel("New password")];
    await expect(current).toHaveAttribute("autocomplete", "current-password");
    await expect(next).toHaveAttribute("autocomplete", "new-password");
    await current.fill("a wrong password");
    await next.fill("short");
    await next.press("Enter");
    await dialog.getByText("Use at least 8 characters.", { exact: true }).waitFor();
    await expect(next).toBeFocused();
    await next.fill("another horse battery");
    await dialog.getByText("Use at least 8 characters.", { exact: true }).waitFor({ state: "hidden" });
    await dialog.getByRole("button", { name: "Change password", exact: true }).click();
    await dialog.getByText("This is not your current password.", { exact: true }).waitFor();
    await expect(current).toHaveValue("a wrong password");
    await expect(next).toHaveValue("another horse battery");
    await expect(next).toHaveAttribute("type", "password");
    await dialog.getByLabel("Show passwords").check();
    await expect(next).toHaveAttribute("type", "text");
    await expect(dialog.getByLabel(/^Revoke all access tokens/)).toBeChecked();
    await dialog.getByLabel(/^Revoke the calendar address/).uncheck();
    await expect(page).toBeAccessibleInBothSizes("profile-password");
    await current.fill("correct horse battery");
    await current.press("Enter");
    await page
      .getByText("Password changed. One other browser was signed out. One access token was revoked.", { exact: true })
      .waitFor();
    await dialog.waitFor({ state: "detached" });
    await tokens.getByText("Backup").waitFor({ state: "detached" });
    await expect(section(page, "Calendar").getByText("/api/calendar/")).toBeVisible();
    await expect(page).toBeAccessibleInBothSizes("profile-password-changed");
    await expect.poll(() => statusOf(journeys, elsewhere.token)).toBe(401);
    await logOut(page);
    await page.getByRole("button", { name: "Show Me How", exact: true }).click();
    await page.waitForURL(/\/oidc\//);
    await signInWith(page, here.email, "correct horse battery");
    await page.getByText("That e-mail address and password do not go together.").waitFor();
    await signInWith(page, here.email, "another horse battery");

    await expect(page.getByRole("heading", { name: "Track, plan, and succeed" })).toBeVisible();
    // The sign-in page says by its status that a password is wrong, and the browser remarks on it.
    expect(complaints.filter((complaint) => !complaint.includes("422"))).toEqual([]);
  });

  test("remembers how it was asked to look and speak, over a reload", async ({ journeys }) => {
    const { page } = await openProfile(journeys);
    const shortcuts = page.getByRole("switch", { name: "Keyboard shortcuts of one key", exact: true });

    await page.getByText("Dark", { exact: true }).click();
    await shortcuts.click();
    const language = page.getByRole("combobox", { name: "Language", exact: true });
    await Promise.all([page.waitForEvent("load"), language.selectOption("English")]);
    await page.reload();
    await page.getByRole("heading", { name: "Access tokens", exact: true }).waitFor();

    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const kept = (): Promise<(string | null)[]> =>
      page.evaluate(() => ["theme", "language", "shortcuts"].map((key) => localStorage.getItem(key)));
    await expect.poll(kept).toEqual(["dark", "en", "off"]);
    await expect(shortcuts).not.toBeChecked();
  });

  test("shows a hundred deleted things, says when the bin cannot be loaded, and tries again", async ({ journeys }) => {
    const person = await journeys.createPerson();
    await throwAwayMany(person, 100);
    const { page } = await journeys.visit({ storageState: person.state });
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("TrashList") ? route.abort() : route.continue(),
    );

    await page.goto(`${journeys.url}/profile`);
    const bin = section(page, "Bin");
    await bin.getByText("Bin could not be loaded").waitFor();
    await untilProfileIsWhole(page);
    await page.unroute("**/graphql");
    await bin.getByRole("button", { name: "Try again", exact: true }).click();

    await expect(bin.getByRole("button", { name: /^Restore/ }).first()).toBeVisible();
    await expect(bin.getByRole("listitem")).toHaveCount(100);
  });

  async function signInByPage(page: Page, url: string, { email, password }: Person): Promise<void> {
    await page.goto(`${url}/`);
    await page.getByRole("button", { name: "Show Me How", exact: true }).click();
    await page.waitForURL(/\/oidc\//);
    await signInWith(page, email, password);
    await page.waitForURL(`${url}/`);
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
