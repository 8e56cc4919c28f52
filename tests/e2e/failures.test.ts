import type { Page, Route } from "@playwright/test";
import { picture, visit } from "../support/browser.js";
import { expect, test } from "./journeys.js";

test.describe("what fails", () => {
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();

  test("is told accessibly, at the start, in a screen and in a card, and goes on from there", async ({ journeys }) => {
    const person = await journeys.createPerson();
    const { createJobHunt } = await person.speak<{ createJobHunt: { id: string } }>(
      `mutation { createJobHunt(input: { name: "Tern" }) { id } }`,
    );
    const { page } = await journeys.visit({ storageState: person.state });
    await page.addInitScript((id) => localStorage.setItem("selectedJobHuntId", id), createJobHunt.id);

    await test.step("the start takes long, and then fails", async () => {
      let fail = (): void => undefined;
      const isOver = new Promise<void>((resolve) => (fail = resolve));
      await page.route("**/config.json", (route) => isOver.then(() => route.abort()));
      await page.goto(`${journeys.url}/companies`);
      await expect(page.getByRole("status").getByText("Loading...", { exact: true })).toBeVisible();
      fail();
      await expect(page.getByRole("heading", { name: "Error!", exact: true })).toBeVisible();
      const reason = "The server did not answer. Check your connection, then try again.";
      await expect(page.getByRole("alert")).toHaveText(reason, { useInnerText: true });
      await expect(page).toBeAccessible();
      await picture(page, "failure-at-start");
      await page.unroute("**/config.json");
      await button(page, "Try again").click();
      await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
    });

    await test.step("a screen does not arrive", async () => {
      await page.route("**/assets/log-*.js", (route) => route.abort());
      await page.goto(`${journeys.url}/logs`);
      await expect(page.getByRole("heading", { name: "Unexpected Application Error!", exact: true })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveText(/\S/, { useInnerText: true });
      await expect(page).toBeAccessible();
      await picture(page, "failure-of-screen");
      const main = page.getByRole("navigation", { name: "Main", exact: true });
      await main.getByRole("link", { name: "Contacts" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Contacts" })).toBeVisible();
    });

    await test.step("the steps of a card do not arrive", async () => {
      await page.route("**/graphql", (route: Route) =>
        route.request().postData()?.includes(`"operationName":"JobHuntOpen"`) ? route.abort() : route.continue(),
      );
      await page.goto(`${journeys.url}/jobhunts`);
      await expect(page.getByText("Tern could not be loaded", { exact: true })).toBeVisible();
      await expect(page).toBeAccessible();
      await page.unroute("**/graphql");
    });

    await test.step("there is nearly no more space", async () => {
      await page.route("**/graphql", async (route: Route) => {
        if (!route.request().postData()?.includes(`"operationName":"QuotaList"`)) return route.continue();
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: { viewer: object } }; // what the operation asks for
        const quotas = [{ __typename: "Quota", kind: "COMPANY", used: 16, limit: 20 }];
        return route.fulfill({ response, json: { data: { viewer: { ...data.viewer, quotas } } } });
      });
      await page.goto(`${journeys.url}/profile?tab=data`);
      const space = page.getByRole("region", { name: "Space" });
      await expect(space.getByText(/^Nearly full: Companies \(16 of 20\)\./)).toBeVisible();
      await expect(page).toBeAccessibleInBothSizes("profile-space");
    });
  });

  test("is told on the landing page where the sign-in client does not arrive, and the next try signs in", async ({
    journeys,
  }) => {
    const { page } = await journeys.visit();
    await page.route("**/assets/auth0-*.js", (route) => route.abort());
    await page.goto(`${journeys.url}/`);
    await button(page, "Show Me How").click();
    const sentence = "Signing in is not possible at the moment. Check your connection, then try again.";
    await expect(page.getByRole("alert")).toHaveText(sentence);

    await page.unroute("**/assets/auth0-*.js");
    await button(page, "Show Me How").click();

    await page.waitForURL(/\/oidc\//);
  });

  test("says where browsers allow no sign-in, and how they would", async ({ journeys }) => {
    const { context, page } = await visit(journeys.browser);
    // Any other name than this machine's, over plain http.
    await context.route("http://jobs.example/**", async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: journeys.url + pathname }) });
    });
    const sentence = page.getByText("This page was opened over plain http, where browsers allow no sign-in.");

    await page.goto("http://jobs.example/");
    await expect(sentence).toBeVisible();
    await page.getByRole("button", { name: "Show Me How", exact: true }).click();
    await expect(sentence).toBeVisible();
    await page.goto("http://jobs.example/signup");

    await expect(page.getByRole("heading", { name: "Error!", exact: true })).toBeVisible();
    await expect(sentence).toBeVisible();
    await context.close();
  });
});
