import { describe, expect, test } from "@jest/globals";
import { within } from "@testing-library/dom";
import { openScreen } from "./support/open-screen.js";

const SCREENS = ["/jobhunts", "/idealjobs", "/contacts", "/documents", "/companies"] as const;

describe("a form", () => {
  for (const path of SCREENS)
    test(`requires nothing and cuts nothing off on ${path} (spec 5)`, async () => {
      const { page, user } = await openScreen(path);
      await user.click(await page.findByRole("button", { name: "New" }));
      if (path === "/jobhunts")
        await user.click(await within(await page.findByRole("dialog")).findByRole("button", { name: /^New/ }));

      const fields = await page.findAllByRole("textbox");

      const rules = fields.flatMap((field) =>
        ["maxlength", "required", "aria-required"].filter((name) => field.hasAttribute(name)),
      );
      expect(rules).toEqual([]);
      expect(document.querySelectorAll("form :is([maxlength], [required], [aria-required=true])")).toHaveLength(0);
    });

  test("keeps what is too long, and says the server's limit", async () => {
    const { page, user } = await openScreen("/companies");
    await user.click(await page.findByRole("button", { name: "New" }));
    const name = await page.findByRole("textbox", { name: "Company name" });
    await user.click(name);
    await user.paste("n".repeat(201));
    await user.click(page.getByRole("button", { name: "Save" }));

    await page.findAllByText("name: at most 200 characters, this has 201.", {
      selector: "[role=alert] *, [role=alert]",
    });
    expect((name as HTMLInputElement).value).toBe("n".repeat(201)); // a textbox of one line
  });
});
