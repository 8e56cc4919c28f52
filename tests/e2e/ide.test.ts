import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser } from "playwright-core";
import { launchBrowser, picture, signUp, visit } from "../support/browser.js";
import { startProduct, type Product } from "../support/product.js";

describe("the GraphQL IDE", () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.dispose();
  });

  it("is signed in like the app, runs an example, and asks no other host for anything", async () => {
    const { page, context, complaints } = await visit(browser);
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    await signUp(page, product.url);

    await page.goto(`${product.url}/graphql`);
    await page.getByRole("button", { name: /JobHuntCreate/ }).click();
    await page.getByText("Back to climate tech").first().waitFor();
    await page.getByRole("button", { name: /Execute/ }).click();
    await page.getByText(/"currentPhase"/).waitFor();
    await picture(page, "ide");
    await page.goto(`${product.url}/jobhunts`);
    await page
      .getByText(/Back to climate/)
      .first()
      .waitFor();

    expect([...hosts].filter((host) => host !== "" && host !== new URL(product.url).host)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("shows in a running subscription what is changed elsewhere", async () => {
    const { page, context } = await visit(browser);
    await signUp(page, product.url, "listener@example.org");
    const token = await page.evaluate(() => localStorage.getItem("jwt_token"));

    await page.goto(`${product.url}/graphql`);
    await page.getByRole("button", { name: /^Changes/ }).click();
    await page
      .getByText(/subscription\sChanges/) // the editor shows its spaces as such that do not break
      .last()
      .waitFor();
    const opened = page.waitForResponse(`${product.url}/graphql/stream`);
    await page.getByRole("button", { name: /Execute/ }).click();
    await opened;
    await fetch(`${product.url}/api/company/store`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token ?? ""}` },
      body: JSON.stringify({ name: "Saltmarsh Instruments", type: "Employer" }),
    });

    await page.getByText(/"COMPANY"/).waitFor();
    await context.close();
  });

  it("leads somebody who is not signed in through the sign-in page and back", async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${product.url}/graphql`);

    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(/\/oidc\//);
    await page.getByLabel("E-mail address").fill("robin@example.org");
    await page.getByLabel("Password").fill("correct horse battery");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();

    await page.waitForURL(`${product.url}/graphql`);
    await page.getByRole("button", { name: /JobHuntCreate/ }).waitFor();
    await context.close();
  });

  it("leaves GraphQL to programs that ask for JSON", async () => {
    const response = await fetch(`${product.url}/graphql?query={viewer{guid}}`, {
      headers: { accept: "application/json" },
    });

    expect(response.status).toBe(401);
    expect(response.headers.get("content-type")).toContain("json");
  });
});
