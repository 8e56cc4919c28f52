import { startProduct } from "../support/product.js";
import { expect, test } from "./journeys.js";

const EXPOSED = { HOST: "0.0.0.0", ALLOW_LOCAL_IDENTITY: "true", LOCAL_LOOK_AROUND: "on" };

test.describe("looking around where others reach the server", () => {
  test("says in place what is off", async ({ journeys }) => {
    const exposed = await startProduct(EXPOSED);
    const { page } = await journeys.visit();
    await page.goto(`${exposed.url}/`);
    await page.getByRole("button", { name: "Show Me How", exact: true }).click();
    await expect(page.getByText("after an hour without use")).toBeVisible();
    await page.getByRole("button", { name: "Look around first", exact: true }).click();

    await expect(page.getByLabel("Paste the text of an advert", { exact: true })).toBeVisible();
    await page.goto(`${exposed.url}/profile`);
    await expect(page.getByText("An account to look around has no access tokens on this server.")).toBeVisible();
    await expect(page.getByText("The calendar of an account to look around has no address")).toBeVisible();
    await expect(page.getByRole("button", { name: "New access token", exact: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Make address", exact: true })).toHaveCount(0);
    await page.goto(`${exposed.url}/documents`);
    await page.getByRole("button", { name: "New", exact: true }).click();
    const file = { name: "cv.txt", mimeType: "text/plain", buffer: Buffer.alloc(1024 * 1024 + 1, "x") };
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(page.getByRole("alert")).toContainText("A file can have at most 1 MB.");
    await exposed.dispose();
  });
});
