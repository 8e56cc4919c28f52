import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { accessibilityFaults, launchBrowser, logOut, picture, signUp, SIZES, visit } from "../support/browser.js";
import { startProduct, type Product } from "../support/product.js";

const DEVICES: (keyof typeof SIZES)[] = ["desktop", "phone"];

describe("the profile", () => {
  let product: Product;
  let browser: Browser;
  let state: Awaited<ReturnType<BrowserContext["storageState"]>>;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct({ LOCAL_SIGN_UP: "open" }), launchBrowser()]);
    const { page, context } = await visit(browser);
    await signUp(page, product.url);
    state = await context.storageState();
    await context.close();
  });
  afterAll(async () => {
    await browser.close();
    await product.dispose();
  });

  /** Sends an operation as a program would, with nothing but a token. */
  const ask = (token: string, query: string): Promise<Response> =>
    fetch(`${product.url}/graphql`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
  /** A browser of the person who has an account already. */
  const signedIn = async (): Promise<{ page: Page; context: BrowserContext }> => {
    const context = await browser.newContext({ viewport: SIZES.desktop, reducedMotion: "reduce", storageState: state });
    return { context, page: await context.newPage() };
  };
  const openProfile = async (page: Page): Promise<void> => {
    await page.goto(`${product.url}/profile`);
    await page.getByRole("heading", { name: "Access tokens", exact: true }).waitFor();
  };
  const section = (page: Page, name: string): Locator => page.getByRole("region", { name });

  it.each(DEVICES)(
    "lets a program in by an access token and shuts it out again, on %s",
    async (size) => {
      const { page, context, complaints } = await visit(browser, { size });
      await signUp(page, product.url, `tokens-${size}@example.org`);
      await openProfile(page);
      await page.getByText("No program has access.").waitFor();

      await page.getByRole("button", { name: "New access token", exact: true }).click();
      await page.getByLabel("What is it for?").fill("Backup script");
      await page.getByLabel("Write").check();
      const faults = await accessibilityFaults(page);
      await picture(page, `profile-token-form-${size}`);
      await page.getByRole("button", { name: "Make access token", exact: true }).click();
      const secret = await page.getByRole("textbox", { name: "Access token", exact: true }).inputValue();
      faults.push(...(await accessibilityFaults(page)));
      await picture(page, `profile-token-secret-${size}`);
      await page.getByRole("button", { name: "Close", exact: true }).click();
      const written = await ask(secret, `mutation { createCompany(input: { name: "Acme" }) { company { name } } }`);
      await page.reload();
      await page.getByText("last used").waitFor();
      faults.push(...(await accessibilityFaults(page)));
      await picture(page, `profile-tokens-${size}`);
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
      await context.close();
    },
    120_000,
  );

  it("says what is wrong with an access token, and keeps what was typed", async () => {
    const { page, context } = await signedIn();
    await openProfile(page);

    await page.getByRole("button", { name: "New access token", exact: true }).click();
    await page.getByLabel("Read", { exact: false }).first().uncheck();
    await page.getByLabel("What is it for?").fill("Reader");
    await page.getByRole("button", { name: "Make access token", exact: true }).click();
    await page.getByText("scopes: choose at least one thing it may do.").first().waitFor();

    expect(await page.getByLabel("What is it for?").inputValue()).toBe("Reader");
    await context.close();
  });

  it.each(DEVICES)(
    "gives a deleted company back from the bin, and empties it, on %s",
    async (size) => {
      const { page, context, complaints } = await visit(browser, { size });
      await signUp(page, product.url, `bin-${size}@example.org`);
      const token = (await page.evaluate(() => localStorage.getItem("jwt_token"))) ?? "";
      for (const name of ["Acme", "Gone for good"]) {
        const made = await ask(token, `mutation { createCompany(input: { name: "${name}" }) { company { id } } }`);
        const { data } = (await made.json()) as { data: { createCompany: { company: { id: string } } } }; // as asked
        await ask(token, `mutation { deleteCompany(input: { id: "${data.createCompany.company.id}" }) { id } }`);
      }
      await openProfile(page);
      const bin = section(page, "Bin");
      await bin.getByText("Acme").waitFor();
      await picture(page, `profile-bin-${size}`);

      await bin.getByRole("button", { name: "Restore: Acme", exact: true }).click();
      await bin.getByText("Acme").waitFor({ state: "detached" });
      await bin.getByRole("button", { name: "Empty bin", exact: true }).click();
      await bin.getByText("Are you sure?").waitFor();
      const faults = await accessibilityFaults(page);
      await bin.getByRole("button", { name: "Yes", exact: true }).click();
      await bin.getByText("The bin is empty.").waitFor();
      await page.goto(`${product.url}/companies`);
      await page.getByText("Acme").first().waitFor();

      expect(await page.getByText("Gone for good").count()).toBe(0);
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
    120_000,
  );

  it("lists where its person is signed in, and signs another browser out at once", async () => {
    const elsewhere = await visit(browser, { size: "phone" });
    await signUp(elsewhere.page, product.url, "twice@example.org");
    const { page, context, complaints } = await visit(browser);
    await signInAgain(page, "twice@example.org");
    await openProfile(page);
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
    await elsewhere.page.goto(`${product.url}/companies`).catch(() => undefined);
    await elsewhere.page.getByRole("button", { name: "Show Me How", exact: true }).waitFor();

    expect(count).toBe(2);
    expect(before.status).toBe(200);
    expect((await ask(token, `{ viewer { guid } }`)).status).toBe(401);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await Promise.all([context.close(), elsewhere.context.close()]);
  });

  it.each(DEVICES)(
    "changes the password, which signs the other browsers out, on %s",
    async (size) => {
      const email = `password-${size}@example.org`;
      const elsewhere = await visit(browser);
      await signUp(elsewhere.page, product.url, email);
      const token = (await elsewhere.page.evaluate(() => localStorage.getItem("jwt_token"))) ?? "";
      const { page, context, complaints } = await visit(browser, { size });
      await signInAgain(page, email);
      await openProfile(page);

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
      const faults = await accessibilityFaults(page);
      await picture(page, `profile-password-${size}`);
      await current.fill("correct horse battery");
      await current.press("Enter");
      await page.getByText("Password changed. One other browser was signed out.", { exact: true }).waitFor();
      await dialog.waitFor({ state: "detached" });
      faults.push(...(await accessibilityFaults(page)));
      await picture(page, `profile-password-changed-${size}`);
      const refused = await ask(token, `{ viewer { guid } }`);
      await logOut(page);
      await page.getByRole("button", { name: "Show Me How", exact: true }).click();
      await page.waitForURL(/\/oidc\//);
      await signInWith(page, email, "correct horse battery");
      await page.getByText("That e-mail address and password do not go together.").waitFor();
      await signInWith(page, email, "another horse battery");
      await page.getByRole("heading", { name: "Track, plan, and succeed" }).waitFor();

      expect(hints).toEqual(["current-password", "new-password"]);
      expect(isFocused).toBe(true);
      expect(kept).toEqual(["a wrong password", "another horse battery"]);
      expect([hidden, shown]).toEqual(["password", "text"]);
      expect(refused.status).toBe(401);
      expect(faults).toEqual([]);
      // The sign-in page says by its status that a password is wrong, and the browser remarks on it.
      expect(complaints.filter((complaint) => !complaint.includes("422"))).toEqual([]);
      await Promise.all([context.close(), elsewhere.context.close()]);
    },
    180_000,
  );

  it("remembers how it was asked to look and speak, over a reload", async () => {
    const { page, context } = await signedIn();
    await openProfile(page);

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
    await context.close();
  });

  it("shows a hundred deleted things, says when the bin cannot be loaded, and tries again", async () => {
    const { page, context } = await signedIn();
    await openProfile(page);
    const token = (await page.evaluate(() => localStorage.getItem("jwt_token"))) ?? "";
    await throwAwayMany(token, 100);
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("BinList") ? route.abort() : route.continue(),
    );

    await openProfile(page);
    const bin = section(page, "Bin");
    await bin.getByText("Bin could not be loaded").waitFor();
    await page.unroute("**/graphql");
    await bin.getByRole("button", { name: "Try again", exact: true }).click();
    await bin
      .getByRole("button", { name: /^Restore/ })
      .first()
      .waitFor();

    expect(await bin.getByRole("listitem").count()).toBe(100);
    await context.close();
  });

  async function signInAgain(page: Page, email: string): Promise<void> {
    await page.goto(`${product.url}/`);
    await page.getByRole("button", { name: "Show Me How", exact: true }).click();
    await page.waitForURL(/\/oidc\//);
    await signInWith(page, email, "correct horse battery");
    await page.waitForURL(`${product.url}/`);
    await page.getByRole("heading", { name: "Track, plan, and succeed", exact: true }).waitFor();
  }

  /** Fills in the sign-in page that is shown. */
  async function signInWith(page: Page, email: string, password: string): Promise<void> {
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByLabel("Password").press("Enter");
  }

  async function throwAwayMany(token: string, count: number): Promise<void> {
    for (let at = 0; at < count; at += 10) {
      const ids = Array.from(
        { length: 10 },
        (_, one) => `01930000-0000-7000-8000-${String(at + one).padStart(12, "0")}`,
      );
      const each = (verb: string, input: (id: string) => string): string =>
        `mutation { ${ids.map((id, one) => `a${one}: ${verb}(input: ${input(id)}) { logEntryId }`).join(" ")} }`;
      await ask(
        token,
        each("createCompany", (id) => `{ id: "${id}", name: "Company ${id.slice(-3)}" }`),
      );
      await ask(
        token,
        each("deleteCompany", (id) => `{ id: "${id}" }`),
      );
    }
  }
});
