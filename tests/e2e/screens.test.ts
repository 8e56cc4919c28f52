import { expect, test } from "./journeys.js";

const COLOURS = {
  brand: "#1A6373",
  "preparing-fill": "#FF9000",
  "applying-fill": "#6C63FF",
  "interviewing-fill": "#B34744",
  "accepting-fill": "#2196F3",
  "inactive-fill": "#3B758C",
  "active-fill": "#4CAF50",
  "done-fill": "#2196F3",
  "notdone-fill": "#FFCC00",
  "agency-fill": "#FE612A",
  "employer-fill": "#F0A74A",
};

test.describe("every screen", () => {
  test("wears the colours of the specification (spec 9)", async ({ journeys }) => {
    const { page } = await journeys.visit();

    await page.goto(journeys.url);

    const colours = (): Promise<object> =>
      page.evaluate((names) => {
        const style = getComputedStyle(document.documentElement);
        return Object.fromEntries(
          names.map((name) => [name, style.getPropertyValue(`--${name}`).trim().toUpperCase()]),
        );
      }, Object.keys(COLOURS));
    await expect.poll(colours).toEqual(COLOURS);
  });

  test("has a form that requires nothing and cuts nothing off, where it has one (spec 5); the server tells of a limit", async ({
    journeys,
  }) => {
    const { page } = await journeys.open("/");
    const rules = page.locator("form :is([maxlength], [required], [aria-required=true])");

    for (const route of ["/jobhunts", "/idealjobs", "/contacts", "/documents", "/companies"]) {
      await page.goto(journeys.url + route);
      await page.getByRole("button", { name: "New", exact: true }).click();
      if (route === "/jobhunts")
        await page.getByRole("dialog").getByRole("button", { name: "New", exact: true }).click();
      await page.locator("form").getByRole("textbox").first().waitFor();
      await expect(rules).toHaveCount(0);
    }
    const name = page.getByRole("textbox", { name: "Company name" });
    await name.fill("n".repeat(201));
    await page.getByRole("button", { name: "Save", exact: true }).click();

    const problem = page.getByRole("alert").getByText("name: at most 200 characters, this has 201.").first();
    await expect(problem).toBeVisible();
    await expect(name).toHaveValue("n".repeat(201));
  });
});
