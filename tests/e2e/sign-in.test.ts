import { randomUUID } from "node:crypto";
import type { BrowserContext, Cookie, Locator, Page, Request } from "@playwright/test";
import { goDark, logOut, signUp } from "../support/browser.js";
import { expect, test } from "./journeys.js";

test.describe("signing in", () => {
  /** An e-mail address that has no account. */
  const newAddress = (): string => `robin-${randomUUID()}@example.org`;
  const stored = (page: Page, key: string): Promise<string | null> =>
    page.evaluate((name) => localStorage.getItem(name), key);
  const storedKeys = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));
  const showMeHow = (page: Page): Locator => page.getByRole("button", { name: "Show Me How", exact: true });
  const account = (page: Page): Locator => page.getByRole("button", { name: /Robin Sample/ });
  const refreshCookies = async (context: BrowserContext, url: string): Promise<Cookie[]> =>
    (await context.cookies(`${url}/oidc/oauth/token`)).filter(({ name }) => name.startsWith("job_hunt_refresh"));

  test("leads from the landing on every route to the keys of the specification, and clears them all on Logout", async ({
    journeys,
  }) => {
    const { page } = await journeys.visit();
    for (const route of ["/", "/jobhunts", "/companies", "/jobdetails", "/profile"]) {
      await page.goto(journeys.url + route);
      await expect(showMeHow(page)).toBeVisible();
    }
    await expect.poll(() => stored(page, "jwt_token")).toBeNull();

    await signUp(page, journeys.url, newAddress());
    const partsOfToken = async (): Promise<string[] | undefined> => (await stored(page, "jwt_token"))?.split(".");
    await expect.poll(() => stored(page, "person_guid")).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(partsOfToken).toHaveLength(3);
    // A stale one is replaced.
    await page.evaluate(() => localStorage.setItem("jwt_token", "stale"));
    await page.reload();
    await page.getByRole("heading", { name: "Track, plan, and succeed", exact: true }).waitFor();
    await expect.poll(partsOfToken).toHaveLength(3);

    await logOut(page);
    const left = async (): Promise<string[]> =>
      (await storedKeys(page)).filter((key) => /token|person|auth0|selected/i.test(key));
    await expect.poll(left).toEqual([]);
    // The password is asked for again.
    await showMeHow(page).click();
    await expect(page).toHaveURL(/\/oidc\//);
    await expect(page.getByLabel("Password")).toHaveCount(1);
  });

  test("leaves neither refresh token nor ID token where a script can read it, and outlives reloads in two tabs", async ({
    journeys,
  }) => {
    const { page, context, pageErrors } = await journeys.visit();
    const idTokens: string[] = [];
    // The body of an answer can be read until the page is left, so it is read before the page has it.
    await page.route("**/oauth/token", async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { id_token: string }; // what the endpoint promises
      idTokens.push(answer.id_token);
      await route.fulfill({ response });
    });
    await signUp(page, journeys.url, newAddress());
    const other = await context.newPage();
    await other.goto(`${journeys.url}/companies`);
    await account(other).waitFor();

    await page.evaluate(() => localStorage.setItem("jwt_token", "over"));
    await Promise.all([page.reload(), other.reload()]);
    await Promise.all([page, other].map((tab) => account(tab).waitFor()));
    await expect.poll(() => stored(page, "jwt_token")).not.toBe("over");

    await expect
      .poll(() => refreshCookies(context, journeys.url))
      .toEqual([
        expect.objectContaining({ httpOnly: true, sameSite: "Strict", path: "/oidc/oauth/token", secure: false }),
      ]);
    const [cookie] = await refreshCookies(context, journeys.url);
    expect(idTokens.length).toBeGreaterThan(0);
    await expect(async () => {
      const kept = await page.evaluate(readAllStorage);
      for (const secret of [...idTokens, cookie?.value ?? ""]) expect(kept).not.toContain(secret);
      expect(kept).toContain("jwt_token");
      expect(kept).toContain("Robin Sample");
    }).toPass();
    expect(pageErrors).toEqual([]);
    await logOut(other);
    await expect(showMeHow(page)).toBeVisible();
    await expect.poll(() => refreshCookies(context, journeys.url)).toEqual([]);
    await expect.poll(() => storedKeys(page)).toEqual([]);
  });

  test("keeps nothing that a page was asking for while another tab logged out", async ({ journeys }) => {
    const { page, context } = await journeys.open("/");
    const other = await context.newPage();
    await other.goto(`${journeys.url}/companies`);
    await account(other).waitFor();
    const isViewer = (request: Request): boolean => /"operationName":"Viewer"/.test(request.postData() ?? "");
    // Never answered: the page gives it up when it is left.
    await page.route("**/graphql", (route) => (isViewer(route.request()) ? undefined : route.continue()));
    const asked = page.waitForRequest(isViewer);
    await page.reload();
    await asked;

    await logOut(other);

    await expect(showMeHow(page)).toBeVisible();
    await expect.poll(() => storedKeys(page)).toEqual([]);
  });

  test("ends at the server, whatever is refused while the page is left", async ({ journeys }) => {
    const { page, context } = await journeys.open("/");
    let leave = (): void => undefined;
    const leaving = new Promise<void>((resolve) => (leave = resolve));
    await page.route("**/graphql/stream", async (route) => {
      await leaving;
      const errors = [{ message: "Sign in.", extensions: { code: "UNAUTHENTICATED" } }];
      await route.fulfill({ status: 401, json: { errors } });
    });
    let isLoadedAnew = false;
    await page.route("**/v2/logout?*", async (route) => {
      const isOther = (request: Request): boolean => request.isNavigationRequest() && request !== route.request();
      const other = page.waitForRequest(isOther, { timeout: 1_000 });
      leave();
      isLoadedAnew = await other.then(
        () => true,
        () => false,
      );
      await (isLoadedAnew ? route.abort() : route.continue());
    });
    const asked = page.waitForRequest("**/graphql/stream");
    await page.reload();
    await asked;

    await logOut(page);

    expect(isLoadedAnew).toBe(false);
    await expect.poll(() => refreshCookies(context, journeys.url)).toEqual([]);
  });

  test("renews an access token that the server refuses, and asks for it once", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const [head = "", , signature = ""] = person.token.split(".");
    const forged = [head, btoa(JSON.stringify({ exp: 4_000_000_000 })), signature].join(".");
    const keep = (name: string, value: string) => ({ name, value: name === "jwt_token" ? forged : value });
    const origins = person.state.origins.map(({ origin, localStorage: kept }) => ({
      origin,
      localStorage: kept.map(({ name, value }) => keep(name, value)),
    }));
    const { page } = await journeys.visit({ storageState: { ...person.state, origins } });
    let renewals = 0;
    page.on("request", (request) => void (renewals += request.url().endsWith("/oauth/token") ? 1 : 0));

    await page.goto(`${journeys.url}/`);
    // The server has told who it is, which it tells only to those it knows.
    await expect.poll(() => stored(page, "person_guid")).not.toBeNull();

    expect(renewals).toBe(1);
  });

  test("takes over the sign-in of a browser whose tokens an earlier version kept in local storage", async ({
    journeys,
  }) => {
    const { page, context } = await journeys.open("/");
    const [cookie] = await refreshCookies(context, journeys.url);
    await context.clearCookies({ name: cookie?.name ?? "" });
    await page.evaluate(
      ([refreshToken, key]) => {
        const body = { access_token: localStorage.getItem("jwt_token"), refresh_token: refreshToken, id_token: "old" };
        localStorage.setItem(key, JSON.stringify({ body, expiresAt: 4_000_000_000 }));
      },
      [cookie?.value ?? "", tokenKey(journeys.url)] as const,
    );

    await page.reload();
    await account(page).waitFor();
    await expect.poll(() => stored(page, tokenKey(journeys.url))).toBeNull();
    await expect.poll(() => page.evaluate(readAllStorage)).not.toContain(cookie?.value);
    await page.evaluate(() => localStorage.setItem("jwt_token", "over"));
    await page.reload();

    await expect(account(page)).toBeVisible();
    await expect
      .poll(() => context.cookies(`${journeys.url}/oidc/oauth/token`))
      .toContainEqual(expect.objectContaining({ name: cookie?.name, httpOnly: true }));
  });

  test("lets somebody look around without an account, and forgets it all on Logout", async ({ journeys }) => {
    const { page } = await journeys.visit();
    await page.goto(`${journeys.url}/`);
    await showMeHow(page).click();

    await page.getByRole("button", { name: "Look around first", exact: true }).click();
    await page.getByRole("heading", { name: "Track, plan, and succeed", exact: true }).waitFor();
    const strip = page.getByRole("region", { name: "Example search", exact: true });
    await expect(strip.getByRole("button", { name: "Keep this…", exact: true })).toBeVisible();
    await expect(page).toBeAccessibleInBothSizes("guest");
    await goDark(page);
    await expect(page).toHaveContrast();
    await page.getByRole("button", { name: /Guest/ }).click();
    await page.getByRole("menuitem", { name: "Logout", exact: true }).click();

    await expect(showMeHow(page)).toBeVisible();
  });
});

/** Under which an earlier version kept its tokens. */
function tokenKey(url: string): string {
  return `@@auth0spajs@@::job-hunt-tracker::${url}/api::openid profile email offline_access`;
}

/** Everything that a script of the page can read of what the browser keeps, as one text. */
async function readAllStorage(): Promise<string> {
  const databases = await Promise.all((await indexedDB.databases()).map(({ name }) => readDatabase(name ?? "")));
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases]);

  function readDatabase(name: string): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onerror = () => reject(new Error(`${name} cannot be read`));
      request.onsuccess = () => {
        const stores = [...request.result.objectStoreNames];
        if (stores.length === 0) return resolve([]);
        const transaction = request.result.transaction(stores);
        const reads = stores.map((store) => transaction.objectStore(store).getAll());
        transaction.oncomplete = () => {
          request.result.close();
          resolve(reads.map(({ result }): unknown => result));
        };
      };
    });
  }
}
