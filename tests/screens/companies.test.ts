import { describe, expect, test } from "@jest/globals";
import { openScreen } from "./support/open-screen.js";

describe("the companies screen", () => {
  test("adds a company, whose card is open then", async () => {
    const { page, user } = await openScreen("/companies");
    await page.findByText("No companies yet");
    await user.click(page.getByRole("button", { name: "New" }));
    await user.type(await page.findByRole("textbox", { name: "Company name" }), "Harbour");
    await user.click(page.getByRole("button", { name: "Save" }));
    const head = await page.findByRole("button", { name: "Harbour" });
    expect(head.getAttribute("aria-expanded")).toBe("true");
  });
});
