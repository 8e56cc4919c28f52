import type { Locator, Page } from "@playwright/test";
import { type Person, signInAgain } from "../support/browser-person.js";
import { logOut, picture } from "../support/browser.js";
import { expect, type Journey, type Journeys, type OpenOptions, test } from "./journeys.js";
import { untilProfileHas } from "./whole-screens.js";

/** The id of what is in the bin. */
const COMPANY = "01930000-0000-7000-8000-000000000001";

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
  /** The sections of the profile with their parts. */
  const PARTS = {
    connections: ["Access tokens", "Calendar"],
    security: ["Sessions", "Passkeys and one-time codes"],
    bin: ["Bin"],
  } as const;
  const openProfile = async (journeys: Journeys, tab: keyof typeof PARTS, options?: OpenOptions): Promise<Journey> => {
    const journey = await journeys.open(`/profile?tab=${tab}`, options);
    await untilProfileHas(journey.page, ...PARTS[tab]);
    return journey;
  };
  const section = (page: Page, name: string): Locator => page.getByRole("region", { name });

  test("is accessible while an access token is made, shown and listed, and while the bin asks", async ({
    journeys,
  }) => {
    const person = await journeys.createPerson();
    await person.speak(`mutation { createCompany(input: { id: "${COMPANY}", name: "Acme" }) { logEntryId } }`);
    await person.speak(`mutation { deleteCompany(input: { id: "${COMPANY}" }) { logEntryId } }`);
    const { page, pageErrors } = await openProfile(journeys, "connections", { as: person });

    await page.getByRole("button", { name: "New access token", exact: true }).click();
    await page.getByLabel("What is it for?").fill("Backup script");
    await page.getByLabel("Write").check();
    await expect(page).toBeAccessibleInBothSizes("profile-token-form");
    await page.getByRole("button", { name: "Make access token", exact: true }).click();
    await page.getByRole("textbox", { name: "Access token", exact: true }).waitFor();
    await expect(page).toBeAccessibleInBothSizes("profile-token-secret");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByRole("button", { name: "Revoke: Backup script", exact: true }).waitFor();
    await expect(page).toBeAccessibleInBothSizes("profile-tokens");
    await page.getByRole("tab", { name: "Bin 1", exact: true }).click();
    await section(page, "Bin").getByRole("button", { name: "Empty bin", exact: true }).click();
    await page.getByText("Are you sure?").waitFor();

    await expect(page).toBeAccessibleInBothSizes("profile-bin");
    expect(pageErrors).toEqual([]);
  });

  test("lists where its person is signed in, and signs another browser out at once", async ({ journeys }) => {
    const twice = await journeys.createPerson();
    const elsewhere = await journeys.visit({ size: "phone" });
    await signInByPage(elsewhere.page, journeys.url, twice);
    const { page, pageErrors } = await openProfile(journeys, "security", { as: twice });
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
    expect(pageErrors).toEqual([]);
  });

  test("changes the password, which signs the other browsers out and revokes what programs have", async ({
    journeys,
  }) => {
    const elsewhere = await journeys.createPerson();
    const here = await signInAgain(journeys.url, elsewhere);
    await elsewhere.speak(
      `mutation { createAccessToken(input: { name: "Backup", scopes: [READ] }) { secret } renewCalendarFeed { address } }`,
    );
    const { page, pageErrors } = await openProfile(journeys, "connections", { as: here });
    const tokens = section(page, "Access tokens");
    await tokens.getByText("Backup").waitFor();
    await page.getByRole("tab", { name: "Security", exact: true }).click();

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
    await expect(page).toBeAccessibleInBothSizes("profile-password-changed");
    await page.getByRole("tab", { name: "Connections", exact: true }).click();
    await tokens.getByText("No program has access.").waitFor();
    await expect(section(page, "Calendar").getByText("/api/calendar/")).toBeVisible();
    await expect.poll(() => statusOf(journeys, elsewhere.token)).toBe(401);
    await logOut(page);
    await page.getByRole("button", { name: "Show Me How", exact: true }).click();
    await page.waitForURL(/\/oidc\//);
    await signInWith(page, here.email, "correct horse battery");
    await page.getByText("That e-mail address and password do not go together.").waitFor();
    await signInWith(page, here.email, "another horse battery");

    await expect(page.getByRole("heading", { name: "Track, plan, and succeed" })).toBeVisible();
    // The sign-in page says by its status that a password is wrong, and the browser remarks on it.
    expect(pageErrors.filter((error) => !error.includes("422"))).toEqual([]);
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
});
