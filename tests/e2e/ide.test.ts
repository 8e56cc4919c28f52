import { picture } from "../support/browser.js";
import { expect, test } from "./journeys.js";

test.describe("the GraphQL IDE", () => {
  test("is signed in like the app, runs an example, and asks no other host for anything", async ({ journeys }) => {
    const { state } = await journeys.createPerson();
    const { page, complaints } = await journeys.visit({ storageState: state });
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));

    await page.goto(`${journeys.url}/graphql`);
    await page.getByRole("button", { name: /JobHuntCreate/ }).click();
    await expect(page.getByText("Back to climate tech").first()).toBeVisible();
    await page.getByRole("button", { name: /Execute/ }).click();
    await expect(page.getByText(/"currentPhase"/)).toBeVisible();
    await picture(page, "ide");
    await page.goto(`${journeys.url}/jobhunts`);

    await expect(page.getByText(/Back to climate/).first()).toBeVisible();
    expect([...hosts].filter((host) => host !== "" && host !== new URL(journeys.url).host)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("shows in a running subscription what is changed elsewhere", async ({ journeys }) => {
    const { state, token } = await journeys.createPerson();
    const { page } = await journeys.visit({ storageState: state });

    await page.goto(`${journeys.url}/graphql`);
    await page.getByRole("button", { name: /^Changes/ }).click();
    await page
      .getByText(/subscription\sChanges/) // the editor shows its spaces as such that do not break
      .last()
      .waitFor();
    const opened = page.waitForResponse(`${journeys.url}/graphql/stream`);
    await page.getByRole("button", { name: /Execute/ }).click();
    await opened;
    await fetch(`${journeys.url}/api/company/store`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ name: "Saltmarsh Instruments", type: "Employer" }),
    });

    await expect(page.getByText(/"COMPANY"/)).toBeVisible();
  });

  test("leads somebody who is not signed in through the sign-in page and back", async ({ journeys }) => {
    const { email, password } = await journeys.createPerson();
    const { page } = await journeys.visit();
    await page.goto(`${journeys.url}/graphql`);

    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(/\/oidc\//);
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();

    await expect(page).toHaveURL(`${journeys.url}/graphql`);
    await expect(page.getByRole("button", { name: /JobHuntCreate/ })).toBeVisible();
  });

  test("leaves GraphQL to programs that ask for JSON", async ({ journeys }) => {
    const response = await fetch(`${journeys.url}/graphql?query={viewer{guid}}`, {
      headers: { accept: "application/json" },
    });

    expect(response.status).toBe(401);
    expect(response.headers.get("content-type")).toContain("json");
  });
});
