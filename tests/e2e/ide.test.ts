import { describe, expect, it } from "@jest/globals";
import { picture } from "../support/browser.js";
import { startJourneys } from "./journeys.js";

describe("the GraphQL IDE", () => {
  const journeys = startJourneys();

  it("is signed in like the app, runs an example, and asks no other host for anything", async () => {
    const { state } = await journeys.createPerson();
    const { page, complaints } = await journeys.visit({ storageState: state });
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));

    await page.goto(`${journeys.url}/graphql`);
    await page.getByRole("button", { name: /JobHuntCreate/ }).click();
    await page.getByText("Back to climate tech").first().waitFor();
    await page.getByRole("button", { name: /Execute/ }).click();
    await page.getByText(/"currentPhase"/).waitFor();
    await picture(page, "ide");
    await page.goto(`${journeys.url}/jobhunts`);
    await page
      .getByText(/Back to climate/)
      .first()
      .waitFor();

    expect([...hosts].filter((host) => host !== "" && host !== new URL(journeys.url).host)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("shows in a running subscription what is changed elsewhere", async () => {
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

    await page.getByText(/"COMPANY"/).waitFor();
  });

  it("leads somebody who is not signed in through the sign-in page and back", async () => {
    const { email, password } = await journeys.createPerson();
    const { page } = await journeys.visit();
    await page.goto(`${journeys.url}/graphql`);

    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(/\/oidc\//);
    await page.getByLabel("E-mail address").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();

    await page.waitForURL(`${journeys.url}/graphql`);
    await page.getByRole("button", { name: /JobHuntCreate/ }).waitFor();
  });

  it("leaves GraphQL to programs that ask for JSON", async () => {
    const response = await fetch(`${journeys.url}/graphql?query={viewer{guid}}`, {
      headers: { accept: "application/json" },
    });

    expect(response.status).toBe(401);
    expect(response.headers.get("content-type")).toContain("json");
  });
});
