import { describe, expect, it } from "@jest/globals";
import { startJourneys } from "./journeys.js";

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

describe("every screen", () => {
  const journeys = startJourneys();

  it("wears the colours of the specification (spec 9)", async () => {
    const { page } = await journeys.visit();
    await page.goto(journeys.url);

    const colours = await page.evaluate((names) => {
      const style = getComputedStyle(document.documentElement);
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim().toUpperCase()]));
    }, Object.keys(COLOURS));

    expect(colours).toEqual(COLOURS);
  });

  it("has a form that requires nothing and cuts nothing off, where it has one (spec 5); the server tells of a limit", async () => {
    const { page } = await journeys.open("/");
    const rules = page.locator("form :is([maxlength], [required], [aria-required=true])");
    const found: number[] = [];

    for (const route of ["/jobhunts", "/idealjobs", "/contacts", "/documents", "/companies"]) {
      await page.goto(journeys.url + route);
      await page.getByRole("button", { name: "New", exact: true }).click();
      if (route === "/jobhunts")
        await page.getByRole("dialog").getByRole("button", { name: "New", exact: true }).click();
      await page.locator("form").getByRole("textbox").first().waitFor();
      found.push(await rules.count());
    }
    const name = page.getByRole("textbox", { name: "Company name" });
    await name.fill("n".repeat(201));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("alert").getByText("name: at most 200 characters, this has 201.").first().waitFor();

    expect(found).toEqual([0, 0, 0, 0, 0]);
    expect(await name.inputValue()).toHaveLength(201);
  });
});
