import { picture } from "../support/browser.js";
import { expect, test } from "./journeys.js";

test.describe("the GraphQL IDE", () => {
  test("leads through the sign-in page and back, runs an example, follows changes, and asks no other host for anything", async ({
    journeys,
  }) => {
    const { email, password, speak } = await journeys.createPerson();
    const { page, pageErrors } = await journeys.visit();
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));

    // Without an answer of the server it says so, as the application does.
    await page.route("**/config.json", (route) => route.abort());
    await page.goto(`${journeys.url}/graphql`);
    await expect(page.getByRole("alert")).toContainText("The server did not answer.");
    await page.unroute("**/config.json");
    await page.getByRole("button", { name: "Load again", exact: true }).click();

    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(/\/oidc\//);
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(`${journeys.url}/graphql`);

    await page.getByRole("button", { name: /JobHuntCreate/ }).click();
    await expect(page.getByText("Back to climate tech").first()).toBeVisible();
    await page.getByRole("button", { name: /Execute/ }).click();
    await expect(page.getByText(/"currentPhase"/)).toBeVisible();
    await picture(page, "ide");

    await page.getByRole("button", { name: /^Changes/ }).click();
    await page
      .getByText(/subscription\sChanges/) // the editor shows its spaces as such that do not break
      .last()
      .waitFor();
    const opened = page.waitForResponse(`${journeys.url}/graphql/stream`);
    await page.getByRole("button", { name: /Execute/ }).click();
    await opened;
    await speak(`mutation { createCompany(input: { name: "Saltmarsh Instruments" }) { logEntryId } }`);
    await expect(page.getByText(/"COMPANY"/)).toBeVisible();

    await page.goto(`${journeys.url}/jobhunts`);

    await expect(page.getByText(/Back to climate/).first()).toBeVisible();
    expect([...hosts].filter((host) => host !== "" && host !== new URL(journeys.url).host)).toEqual([]);
    // The answer that did not come.
    expect(pageErrors).toEqual(["Failed to load resource: net::ERR_FAILED"]);
  });
});
